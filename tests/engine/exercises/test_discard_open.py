"""Discards that are chosen by what lies open: the most useful ones and the safe ones."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises.discard import LEAST, MOST_USEFUL, READY, SAFE, ChooseDiscard
from engine.exercises.frame import LEVELS, Rung
from engine.exercises.safe_tiles import has_safe_tiles
from engine.melds import MeldKind, makes
from engine.notation import parse_tiles
from engine.ruleset import Variant
from engine.tiles import KINDS, Tile
from engine.variants import variant
from engine.view import View
from tests.engine.exercises.variants import AMERICAN, BASIC, OF_SETS, ONE_SUIT
from tests.engine.exercises.verdicts import codes, marks

WAITS = ChooseDiscard(
    "123m678p246s33555z", MOST_USEFUL, ("B 567s chow from A",), ("B 1z5s4p2z", "C 9m3s8m", "D 1p5s6z9s")
)
POOR = ChooseDiscard(
    "258m1469p379s1157z",
    SAFE,
    ("B 777p pung from C", "B 345s chow from A", "B 444z pung from D"),
    ("A 9m5z4m1p", "B 6z8s1p3z", "C 1z9s5z2z1p", "D 3z7z8p1m5z"),
)
GONE = ChooseDiscard("9m258p1469s12345z7p", SAFE, rivers=("A 999m1z", "B 888m", "C 8m2z"))
MIDDLE = ChooseDiscard("5m258p1469s12345z7p", SAFE, rivers=("A 555m44m", "B 44m", "C 66m", "D 66m"))


def unseen(view: View) -> list[Tile]:
    """Every tile of the game that the learner does not see."""
    in_sight = Counter(each.design for each in view.seen())
    left = []
    for each in view.variant.tile_set.tiles():
        in_sight[each.design] -= 1
        if in_sight[each.design] < 0:
            left.append(each)
    return left


def test_the_discard_after_which_more_can_come_is_right() -> None:
    assert WAITS.problems(BASIC) == ()
    assert WAITS.solutions(BASIC) == ("6s",)
    verdict = WAITS.grade(BASIC, "6s")
    assert codes(verdict.reasons) == "advice.stands-alone advice.then-ready advice.then-useful"
    assert verdict.reasons[2].params["count"] == 3
    assert marks(verdict) == {"yes": "6s.1"}


def test_why_a_discard_after_which_less_can_come_is_wrong() -> None:
    verdict = WAITS.grade(BASIC, "2s")
    assert codes(verdict.reasons) == "discard.fewer-useful discard.better discard.better-useful"
    assert [each.params.get("count") for each in verdict.reasons] == [1, None, 3]
    assert marks(verdict) == {"no": "2s.1", "why": "5s.2 5s.3 5s.1"}


def test_why_a_wait_for_nothing_is_wrong() -> None:
    exercise = replace(WAITS, rivers=("B 5s", "C 5s", "D 5s"))
    verdict = exercise.grade(BASIC, "2s")
    assert codes(verdict.reasons) == "discard.none-useful discard.better discard.better-useful"


def test_a_discard_that_leaves_more_missing_is_wrong_for_that() -> None:
    assert codes(WAITS.grade(BASIC, "5z").reasons).startswith("discard.breaks-pung discard.more-missing")


def test_what_was_let_go_is_no_longer_unseen() -> None:
    exercise = ChooseDiscard("456678p123m44499s", READY)
    for answer in exercise.solutions(BASIC):
        *_, useful = exercise.grade(BASIC, answer).reasons
        view = exercise.view(BASIC)
        piece = next(each for each in view.hand.concealed if each.design.text == answer)
        kinds = BASIC.useful(view.hand.without_tile(piece))
        assert useful.params["count"] == sum(each.design.kind in kinds for each in unseen(view))


@pytest.mark.parametrize(
    ("exercise", "right", "expected", "shown"),
    [
        pytest.param(POOR, "5z", "discard.safe-no-copy-left discard.safe-honor", "5z.2 5z.3 5z.4", id="an honor"),
        pytest.param(
            GONE,
            "9m",
            "discard.safe-no-copy-left discard.safe-no-row-left",
            "9m.2 9m.3 9m.4 8m.1 8m.2 8m.3 8m.4",
            id="a terminal whose row cannot be",
        ),
        pytest.param(
            MIDDLE,
            "5m",
            "discard.safe-no-copy-left discard.safe-no-row-left",
            "5m.2 5m.3 5m.4 4m.1 4m.2 4m.3 4m.4 6m.1 6m.2 6m.3 6m.4",
            id="a tile whose three rows cannot be",
        ),
    ],
)
def test_a_tile_is_safe_that_nobody_can_use(exercise: ChooseDiscard, right: str, expected: str, shown: str) -> None:
    assert exercise.problems(BASIC) == ()
    assert exercise.solutions(BASIC) == (right,)
    verdict = exercise.grade(BASIC, right)
    assert verdict.allowed
    assert codes(verdict.reasons) == expected
    assert marks(verdict) == {"yes": f"{right}.1", "why": shown}


@pytest.mark.parametrize(
    ("exercise", "said", "expected"),
    [
        pytest.param(POOR, "7z", "discard.pair-or-pung-possible", id="copies that nobody sees"),
        pytest.param(POOR, "1p", "discard.row-possible", id="a row that may be"),
        pytest.param(
            replace(MIDDLE, rivers=("A 555m44m", "B 44m", "C 66m", "D 6m111z")),
            "5m",
            "discard.row-possible",
            id="one row",
        ),
    ],
)
def test_a_tile_is_not_safe_that_somebody_may_use(exercise: ChooseDiscard, said: str, expected: str) -> None:
    verdict = exercise.grade(BASIC, said)
    assert not verdict.allowed
    assert codes(verdict.reasons[:1]) == expected
    assert marks(verdict) == {"no": f"{said}.1"}


def test_what_a_danger_is_made_of() -> None:
    danger, instead = POOR.grade(BASIC, "1p").reasons
    assert danger.params["tiles"] == tuple(each.design for each in parse_tiles("2p 3p"))
    assert instead.params == {"tile": POOR.held.concealed[12].design}
    assert POOR.grade(BASIC, "7z").reasons[0].params["count"] == 2


@pytest.mark.parametrize(
    ("rules", "exercise", "expected"),
    [
        pytest.param(BASIC, replace(POOR, rivers=(), melds=()), "position.no-solution", id="no safe tile"),
        pytest.param(BASIC, replace(WAITS, rivers=("B 5555s",)), "position.too-many-of", id="five of a kind"),
        pytest.param(BASIC, replace(WAITS, melds=("A 567s chow from D",)), "position.unreadable", id="own set there"),
        pytest.param(AMERICAN, POOR, "position.no-tile-is-safe", id="jokers may stand in"),
        pytest.param(variant("hong_kong"), POOR, "position.no-tile-is-safe", id="hands with single tiles"),
    ],
)
def test_what_cannot_be_asked(rules: Variant, exercise: ChooseDiscard, expected: str) -> None:
    assert codes(exercise.problems(rules)) == expected


@pytest.mark.parametrize(
    ("exercise", "ask", "expected", "pointed"),
    [
        pytest.param(
            WAITS,
            "ask.discard-useful",
            "hint.discard.goal-useful hint.discard.area-useful rule.seen-cannot-come hint.discard.tile",
            "2s.1",
            id="most useful",
        ),
        pytest.param(
            POOR,
            "ask.discard-safe",
            "hint.discard.goal-safe hint.discard.area-safe rule.safe-tile hint.discard.not-safe",
            "2m.1",
            id="safe",
        ),
    ],
)
def test_hints_lead_to_the_tile(exercise: ChooseDiscard, ask: str, expected: str, pointed: str) -> None:
    assert exercise.prompt(BASIC).code == ask
    hints = exercise.hints(BASIC)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == f"{expected} hint.discard.answer"
    assert [each.name for each in hints[3].tiles] == [pointed]


def test_only_hands_of_sets_and_pairs_leave_a_tile_safe() -> None:
    assert [each.id for each in OF_SETS if has_safe_tiles(each)] == [
        "basic",
        "with_bonus",
        "without_honors",
        "one_suit",
        "basic",
        "sichuan",
    ]


def made(rules: Variant, goal: str, seed: int) -> ChooseDiscard:
    """The first question with this goal from a seed on."""
    level = 2 if goal == SAFE else 3
    tries = (ChooseDiscard.generate(rules, seed=each, level=level) for each in count(seed))
    return next(each for each in tries if each.goal == goal)


seeds = st.integers(0, 2**32)


@given(st.sampled_from(OF_SETS), seeds, st.sampled_from(LEVELS))
def test_a_made_question_asks_for_what_its_level_may(rules: Variant, seed: int, level: int) -> None:
    exercise = ChooseDiscard.generate(rules, seed=seed, level=level)
    assert exercise.goal in {1: (READY,), 2: (READY, SAFE), 3: (LEAST, MOST_USEFUL)}[level]
    assert bool(exercise.rivers) == (exercise.goal in (SAFE, MOST_USEFUL))
    assert exercise.goal != SAFE or has_safe_tiles(rules)


@given(st.sampled_from(OF_SETS), seeds)
def test_a_discard_is_most_useful_just_if_most_can_come_after_it(rules: Variant, seed: int) -> None:
    exercise = made(rules, MOST_USEFUL, seed)
    assert exercise.problems(rules) == ()
    view = exercise.view(rules)
    left = [each for each in unseen(view) if each.design.kind < KINDS]
    ranks = {}
    for each in view.hand.concealed:
        rest = view.hand.without_tile(each)
        missing = rules.missing(rest)
        closer = [one for one in left if rules.missing(rest.with_tile(one)) < missing]
        ranks[each] = (missing, -len(closer))
    for each, rank in ranks.items():
        assert exercise.grade(rules, each.name).allowed == (rank == min(ranks.values()))


@given(st.sampled_from([each for each in OF_SETS if has_safe_tiles(each)]), seeds)
def test_a_tile_is_safe_just_if_it_makes_nothing_with_unseen_ones(rules: Variant, seed: int) -> None:
    exercise = made(rules, SAFE, seed)
    assert exercise.problems(rules) == ()
    view = exercise.view(rules)
    left = {each.design: each for each in unseen(view)}
    for each in view.hand.concealed:
        in_row = any(makes(MeldKind.CHOW, (*two, each)) for two in combinations(left.values(), 2))
        verdict = exercise.grade(rules, each.name)
        assert verdict.allowed == (each.design not in left and not in_row)
        assert len({tile for tile, _ in verdict.marks}) == len(verdict.marks)


def test_a_small_game_has_such_questions_too() -> None:
    made = {ChooseDiscard.generate(ONE_SUIT, seed=seed, level=level).goal for seed in range(9) for level in LEVELS}
    assert made == {READY, SAFE, LEAST, MOST_USEFUL}
