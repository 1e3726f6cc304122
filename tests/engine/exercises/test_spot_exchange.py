from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import ExchangeJoker
from engine.exercises.frame import LEVELS, Rung
from engine.exercises.spot_exchange import SpotExchange
from engine.play import legal
from engine.reasons import NotationError
from engine.seats import Seat
from engine.variants import variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes, marks

AMERICAN = variant("american")
TABLE = SpotExchange("2235m2578p38s36z1j + 8s", ("B 88s1j pung from A", "D 666z pung from B", "C 99s1j pung from B"))
OWN = SpotExchange("2235m2578p38s + 1f | 1f11j pung from C", ("B 1f11j pung from C",))


@pytest.mark.parametrize(
    ("exercise", "said", "owners", "marked"),
    [
        pytest.param(TABLE, "8s", (Seat.B,), {"yes": "8s.1", "why": "1j.2"}, id="another's group"),
        pytest.param(TABLE, "8s.2", (Seat.B,), {"yes": "8s.2", "why": "1j.2"}, id="her other tile of the kind"),
        pytest.param(
            OWN, "1f", (Seat.A, Seat.B), {"yes": "1f.1", "why": "1j.1 1j.2 1j.3 1j.4"}, id="hers and another's"
        ),
    ],
)
def test_what_a_joker_stands_for_can_be_given(
    exercise: SpotExchange, said: str, owners: tuple[Seat, ...], marked: dict[str, str]
) -> None:
    assert exercise.problems(AMERICAN) == ()
    assert exercise.solutions(AMERICAN) == (said[:2],)
    verdict = exercise.grade(AMERICAN, said)
    assert verdict.allowed
    assert codes(verdict.reasons) == " ".join(["exchange.fits"] * len(owners))
    assert tuple(each.params["seat"] for each in verdict.reasons) == owners
    assert marks(verdict) == marked


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        pytest.param("6z", "exchange.no-joker-in-it rule.exchange", id="a group without a joker"),
        pytest.param("2m", "exchange.no-such-group rule.exchange", id="no group of such tiles"),
        pytest.param("1j", "joker.give-what-it-stands-for rule.exchange", id="a joker for a joker"),
    ],
)
def test_why_a_tile_cannot_be_given(said: str, expected: str) -> None:
    verdict = TABLE.grade(AMERICAN, said)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected
    assert marks(verdict) == {"no": f"{said}.1"}


def test_what_is_no_answer() -> None:
    assert codes(TABLE.grade(AMERICAN, " ").reasons) == "answer.empty"
    assert codes(TABLE.grade(AMERICAN, "9s").reasons) == "answer.not-on-rack"
    with pytest.raises(NotationError) as refused:
        TABLE.grade(AMERICAN, "8s 6z")
    assert refused.value.reason.code == "notation.not-one-tile"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(replace(TABLE, hand="9x"), "notation.unreadable", id="unreadable"),
        pytest.param(replace(TABLE, hand="2235m2578p38s36z1j"), "position.wrong-size", id="before the draw"),
        pytest.param(replace(TABLE, melds=()), "position.no-solution", id="no joker on the table"),
        pytest.param(
            SpotExchange("1m + 1m | 2222z kong | 3333z kong | 111j1f kong", ("B 1m11j pung",)),
            "position.every-choice-right",
            id="nothing but tiles to give",
        ),
    ],
)
def test_what_cannot_be_asked(exercise: SpotExchange, expected: str) -> None:
    assert codes(exercise.problems(AMERICAN)) == expected
    assert codes(exercise.problems(BASIC)) == "position.no-card"


def test_hints_lead_to_the_tile() -> None:
    assert TABLE.prompt(AMERICAN).code == "ask.spot-exchange"
    hints = TABLE.hints(AMERICAN)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == (
        "hint.exchange.goal hint.exchange.area rule.exchange hint.exchange.tile exchange.fits"
    )
    assert len(hints[1].tiles) == 6


@given(st.integers(0, 2**32), st.sampled_from(LEVELS))
def test_just_what_the_table_allows_is_right(seed: int, level: int) -> None:
    exercise = SpotExchange.generate(AMERICAN, seed=seed, level=level)
    assert exercise.problems(AMERICAN) == ()
    assert len(exercise.melds) == level
    view = exercise.view(AMERICAN)
    allowed = {each.tile for each in legal(view) if isinstance(each, ExchangeJoker)}
    right = {each for each in view.hand.concealed if exercise.grade(AMERICAN, each.name).allowed}
    assert right == allowed
    assert len(right) == 1
