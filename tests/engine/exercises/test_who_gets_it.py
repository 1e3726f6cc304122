from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Pass
from engine.claims import Answer, ClaimOrder, Resolution, Subject, everyone, farthest
from engine.exercises.frame import LEVELS, Rung
from engine.exercises.who_gets_it import NOBODY, WhoGetsIt
from engine.notation import parse_tiles
from engine.reasons import NotationError, Reason
from engine.ruleset import Variant
from engine.seats import Seat
from engine.variants import VARIANTS, compose, variant
from tests.engine.exercises.variants import ALL, BASIC, WITHOUT_HONORS
from tests.engine.exercises.verdicts import codes

ALL_WIN = replace(BASIC, claims=ClaimOrder(winners=everyone))
FARTHEST_WINS = replace(BASIC, claims=ClaimOrder(winners=farthest))
THREE = WhoGetsIt("5p", "D", ("A chow 4p 6p", "C pung 5p 5p", "B win"))
SETS = WhoGetsIt("5p", "D", ("A chow 4p 6p", "C pung 5p 5p", "B pass"))
WINS = WhoGetsIt("5p", "D", ("C win", "B win", "A chow"))


@dataclass(frozen=True)
class NobodyWinsTogether:
    """The deal ends when two want to win with one tile."""

    def resolve(self, _subject: Subject, _answers: tuple[Answer, ...]) -> Resolution:
        """Nobody gets it."""
        return Resolution(stopped=Reason("deal.wall-spent"))


STOPS = replace(BASIC, claims=NobodyWinsTogether())


@pytest.mark.parametrize(
    ("rules", "exercise", "said", "expected"),
    [
        pytest.param(BASIC, THREE, "B", "gets.one claim.lost-to-win", id="a win; one reason for both others"),
        pytest.param(BASIC, SETS, "C", "gets.one claim.lost-to-set", id="a pung"),
        pytest.param(BASIC, replace(SETS, claims=("A chow", "B pass")), "A", "gets.one", id="a chow alone"),
        pytest.param(BASIC, WINS, "B", "gets.one claim.lost-to-nearer claim.lost-to-win", id="the nearer win"),
        pytest.param(FARTHEST_WINS, WINS, "C", "gets.one claim.lost-to-chosen-win claim.lost-to-win", id="the farther"),
        pytest.param(ALL_WIN, WINS, "C B", "gets.several claim.lost-to-win", id="all who win"),
        pytest.param(BASIC, replace(SETS, claims=("A pass",)), NOBODY, "gets.nobody-asks", id="nobody wants it"),
        pytest.param(STOPS, WINS, NOBODY, "deal.wall-spent", id="the deal ends"),
    ],
)
def test_who_gets_the_tile(rules: Variant, exercise: WhoGetsIt, said: str, expected: str) -> None:
    assert exercise.problems(rules) == ()
    (right,) = exercise.solutions(rules)
    assert right in exercise.choices
    assert exercise.grade(rules, right) == exercise.grade(rules, f" {said} ")
    verdict = exercise.grade(rules, said)
    assert verdict.allowed
    assert codes(verdict.reasons) == expected
    assert exercise.hints(rules)[4].reason == verdict.reasons[0]


@pytest.mark.parametrize(
    ("rules", "exercise", "said", "expected"),
    [
        pytest.param(BASIC, THREE, "A", "claim.lost-to-win", id="a chow beside a win"),
        pytest.param(BASIC, SETS, "A", "claim.lost-to-set", id="a chow beside a pung"),
        pytest.param(BASIC, WINS, "C", "claim.lost-to-nearer", id="the farther win"),
        pytest.param(BASIC, WINS, "B C", "claim.lost-to-nearer", id="both where one wins"),
        pytest.param(BASIC, THREE, "A C", "claim.lost-to-win claim.lost-to-win", id="both who lost"),
        pytest.param(BASIC, SETS, "B", "gets.did-not-ask", id="one who passes"),
        pytest.param(BASIC, replace(SETS, claims=("A chow",)), "C", "gets.did-not-ask", id="one who says nothing"),
        pytest.param(BASIC, SETS, "D", "gets.own-discard", id="the one who discarded"),
        pytest.param(BASIC, SETS, NOBODY, "gets.somebody-asks", id="nobody"),
        pytest.param(FARTHEST_WINS, WINS, "B", "claim.lost-to-chosen-win", id="the nearer where the farther wins"),
        pytest.param(ALL_WIN, WINS, "B", "gets.not-all", id="one where both win"),
        pytest.param(STOPS, WINS, "B", "deal.wall-spent", id="one where the deal ends"),
    ],
)
def test_why_another_does_not_get_it(rules: Variant, exercise: WhoGetsIt, said: str, expected: str) -> None:
    verdict = exercise.grade(rules, said)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected


def test_what_reasons_speak_of() -> None:
    one, lost = SETS.grade(BASIC, "C").reasons
    assert one.params == lost.params == {"seat": Seat.C}
    assert WINS.grade(ALL_WIN, "B C").reasons[0].params == {"count": 2}
    assert SETS.prompt(BASIC).params == {"tile": parse_tiles("5p")[0], "seat": Seat.D}


def test_whom_one_can_choose() -> None:
    assert THREE.choices == ("A", "B", "C", "nobody")
    assert SETS.choices == ("A", "B", "C", "nobody")
    assert WINS.choices == ("A", "B", "C", "B C", "nobody")


def test_what_is_no_answer() -> None:
    assert codes(THREE.grade(BASIC, " ").reasons) == "answer.empty"
    with pytest.raises(NotationError) as refused:
        THREE.grade(BASIC, "A E")
    assert refused.value.reason == Reason("answer.no-player", {"text": "E"})


@pytest.mark.parametrize(
    ("rules", "exercise", "expected"),
    [
        pytest.param(BASIC, replace(THREE, tile="5q"), "notation.unreadable", id="no tile"),
        pytest.param(BASIC, replace(THREE, giver="E"), "answer.no-player", id="no player"),
        pytest.param(BASIC, replace(THREE, claims=("A wins",)), "action.unreadable", id="no action"),
        pytest.param(BASIC, replace(THREE, claims=()), "position.too-few-choices", id="no claims"),
        pytest.param(BASIC, replace(THREE, claims=("A win", "A chow")), "position.choice-twice", id="two of one"),
        pytest.param(BASIC, replace(THREE, claims=("D win",)), "position.claim-impossible", id="of the own tile"),
        pytest.param(BASIC, replace(THREE, claims=("A discard 5p",)), "position.claim-impossible", id="no claim"),
        pytest.param(BASIC, replace(THREE, claims=("B chow",)), "position.claim-impossible", id="chow, but not next"),
        pytest.param(
            BASIC, WhoGetsIt("1z", "D", ("A chow",)), "position.claim-impossible", id="chow of a tile without number"
        ),
        pytest.param(BASIC, replace(THREE, claims=("A chow 4p 7p",)), "position.claim-impossible", id="no row"),
        pytest.param(
            BASIC, replace(THREE, claims=("B pung", "C kong")), "position.too-many-of", id="more than four of it"
        ),
        pytest.param(
            WITHOUT_HONORS, WhoGetsIt("1z", "D", ("B pung",)), "position.not-in-this-set", id="a tile not played with"
        ),
        pytest.param(
            variant("sichuan"), replace(THREE, claims=("A chow",)), "position.claim-impossible", id="a game of no chows"
        ),
        pytest.param(
            compose("basic", (("calls", "off"),)),
            replace(THREE, claims=("B pung", "C win")),
            "position.claim-impossible",
            id="a table of no calls",
        ),
    ],
)
def test_what_cannot_be_asked(rules: Variant, exercise: WhoGetsIt, expected: str) -> None:
    assert codes(exercise.problems(rules)) == expected


def test_hints_lead_to_who_gets_it() -> None:
    assert SETS.prompt(BASIC).code == "ask.who-gets-it"
    hints = SETS.hints(BASIC)
    assert [each.rung for each in hints] == list(Rung)
    assert (
        codes(each.reason for each in hints) == "hint.gets.goal hint.gets.area rule.claim-order hint.gets.tile gets.one"
    )
    assert hints[3].tiles == parse_tiles("5p")


made = st.builds(
    lambda rules, seed, level: (rules, WhoGetsIt.generate(rules, seed=seed, level=level), level),
    st.sampled_from((*ALL, *VARIANTS)),
    st.integers(0, 2**32),
    st.sampled_from(LEVELS),
)


@given(made)
def test_just_one_choice_is_right(question: tuple[Variant, WhoGetsIt, int]) -> None:
    rules, exercise, level = question
    assert exercise.problems(rules) == ()
    claiming = [each for each in exercise.actions if not isinstance(each, Pass)]
    assert len(claiming) == min(level + 1, 3)
    right = [each for each in exercise.choices if exercise.grade(rules, each).allowed]
    assert tuple(right) == exercise.solutions(rules)


@given(made, st.permutations(range(3)))
def test_it_does_not_matter_who_speaks_first(question: tuple[Variant, WhoGetsIt, int], order: list[int]) -> None:
    rules, exercise, _ = question
    said = tuple(exercise.claims[at] for at in order)
    assert replace(exercise, claims=said).solutions(rules) == exercise.solutions(rules)
