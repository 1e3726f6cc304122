"""Who pays where sets win: by each table's own settlement."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises.frame import LEARNER, LEVELS, Rung
from engine.exercises.who_pays import WhoPays
from engine.reasons import ContentError
from engine.ruleset import Variant
from engine.variants import variant
from engine.variants.hong_kong.payments import HALF, WinIsPaid
from tests.engine.exercises.variants import BASIC, PAYING
from tests.engine.exercises.verdicts import codes

HONG_KONG, MCR, SICHUAN, CLASSICAL = map(variant, ("hong_kong", "mcr", "sichuan", "classical"))
HALF_PAID = replace(HONG_KONG, settlement=WinIsPaid(HALF))
PURE = WhoPays("111234567m444m9m + 9m", (), "B")
"""All of one suit, so that it wins at every table."""
PLAIN = WhoPays("444789m4446789s + 6s", (0, 1, 2, 4), "B", giver="B")
"""Nothing in it counts in Sichuan."""
OF_SETS = tuple(each for each in PAYING if each.has_sets)


@pytest.mark.parametrize(
    ("where", "winner", "giver", "right", "told"),
    [
        pytest.param(HONG_KONG, "A", "", 1024, "pay.self-drawn book.drawn-worth", id="all pay"),
        pytest.param(HONG_KONG, "A", "B", 1536, "pay.gave-winning-tile book.giver-times", id="one pays for all"),
        pytest.param(HONG_KONG, "A", "C", 0, "book.others-nothing book.others-nothing", id="she pays nothing"),
        pytest.param(HALF_PAID, "A", "C", 512, "pay.another-gave-it book.others-worth", id="she pays once"),
        pytest.param(MCR, "A", "", 42, "pay.stake-and-hand book.drawn-worth-and-more", id="stake and hand"),
        pytest.param(MCR, "A", "B", 40, "pay.stake-and-hand book.giver-worth-and-more", id="stake and hand of one"),
        pytest.param(MCR, "A", "C", 8, "pay.stake book.others-stake", id="the stake"),
        pytest.param(SICHUAN, "A", "B", 8, "pay.gave-it book.giver-worth", id="the giver alone"),
        pytest.param(SICHUAN, "D", "", 9, "pay.self-drawn-more book.drawn-worth-and-more", id="one more"),
        pytest.param(CLASSICAL, "A", "B", 512, "pay.winning-hand-doubled book.east-times", id="East gets double"),
        pytest.param(CLASSICAL, "D", "C", 256, "pay.winning-hand book.others-worth", id="neither is East"),
    ],
)
def test_each_table_pays_in_its_way(where: Variant, winner: str, giver: str, right: int, told: str) -> None:
    why, rule = told.split()
    exercise = replace(PURE, winner=winner, giver=giver, choices=(right, right + 1))
    assert exercise.problems(where) == ()
    assert exercise.solutions(where) == (str(right),)
    verdict = exercise.grade(where, str(right))
    assert verdict.allowed
    assert (verdict.because, verdict.reasons[0].params["count"]) == ("pays.this-much", right)
    assert codes(verdict.reasons).endswith(f" {why}")
    hints = exercise.hints(where)
    assert [each.rung for each in hints] == list(Rung)
    assert hints[2].reason.code == rule
    assert hints[4].reason == verdict.reasons[0]


def test_a_wrong_number_is_told_with_the_account() -> None:
    low, high = (PLAIN.grade(SICHUAN, said) for said in ("0", "4"))
    assert (low.allowed, low.because, high.because) == (False, "count.too-low", "count.too-high")
    assert codes(low.reasons) == "count.too-low score.fan-to-points pay.gave-it"


def test_hints_point_at_what_counts() -> None:
    _, none, *_ = PLAIN.hints(SICHUAN)
    assert (none.reason.code, none.tiles) == ("hint.score.area-none", ())
    _, some, _, last, _ = PURE.hints(MCR)
    assert some.reason.code == "hint.score.area"
    assert some.tiles
    assert last.tiles == (PURE.win.tile,)


def test_the_winner_counts_her_own_wind() -> None:
    south = WhoPays("123m456p789s22z55z + 2z", (), "C")
    worth = [replace(south, winner=each).solutions(CLASSICAL) for each in ("B", "D")]
    assert int(worth[0][0]) > int(worth[1][0])


@pytest.mark.parametrize(
    ("exercise", "where", "expected"),
    [
        pytest.param(replace(PURE, hand="111234567m444m99m"), MCR, "position.no-winning-tile", id="no winning tile"),
        pytest.param(replace(PURE, hand="111234567m444m1p + 9m"), MCR, "position.not-complete", id="not finished"),
        pytest.param(replace(PLAIN, hand="123234m567p678s5z + 5z"), MCR, "position.no-solution", id="worth too little"),
        pytest.param(replace(PLAIN, hand="444m789m444p678s6s + 6s"), SICHUAN, "position.no-solution", id="three suits"),
        pytest.param(PLAIN, BASIC, "book.points-are-noted", id="nobody pays"),
    ],
)
def test_what_cannot_be_asked(exercise: WhoPays, where: Variant, expected: str) -> None:
    assert codes(exercise.problems(where)) == expected


def test_where_nobody_pays_nothing_is_made() -> None:
    with pytest.raises(ContentError) as refused:
        WhoPays.generate(BASIC, seed=1, level=1)
    assert refused.value.reason.code == "book.points-are-noted"


@given(st.sampled_from(OF_SETS), st.integers(0, 2**32), st.sampled_from(LEVELS))
def test_just_one_number_is_right(where: Variant, seed: int, level: int) -> None:
    exercise = WhoPays.generate(where, seed=seed, level=level)
    assert exercise.problems(where) == ()
    assert len(exercise.choices) == min(level + 2, 4)
    right = tuple(str(each) for each in exercise.choices if exercise.grade(where, str(each)).allowed)
    assert right == exercise.solutions(where)
    is_open = bool(exercise.held.melds)
    assert exercise.winner == LEARNER.name or not (is_open or level == 1)
    assert level > 1 or exercise.giver in ("", exercise.payer)


@pytest.mark.parametrize("where", OF_SETS, ids=lambda each: each.id)
def test_on_higher_levels_anybody_wins_with_anybodys_discard(where: Variant) -> None:
    made = [WhoPays.generate(where, seed=seed, level=2) for seed in range(60)]
    assert {each.winner for each in made} == set("ABCD")
    assert any(each.giver not in ("", each.payer) for each in made)
