"""What holds for every exercise of every kind, however it came to be."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises import KINDS, OF_EITHER, OF_THE_CARD, WRITTEN
from engine.exercises.frame import LEVELS, Exercise, Rung
from engine.exercises.pick_tiles import PickTiles
from engine.notation import print_names
from engine.reasons import ContentError, NotationError, Verdict
from engine.ruleset import Variant
from engine.tiles import DESIGNS, MOST_COPIES, Tile, tile
from tests.engine.exercises.variants import ALL, BASIC, ONE_SUIT, PAYING, WITH_CARD

AT_THE_TABLE = (
    OF_THE_CARD
    | OF_EITHER
    | frozenset(
        {"legal_action", "who_gets_it", "is_it_a_win", "break_wall", "deal_order", "count_left", "next_dealer"}
        | {"count_score", "find_pattern", "waits", "same_hand_elsewhere"}
    )
)
"""Kinds whose last hint says what a right answer is told."""
ALIKE_IN_SIZE = frozenset({"is_it_a_win", "discard", "break_wall", "next_dealer", "find_pattern"})
"""Kinds whose levels differ in what is shown, not in how much."""
GENERATED = sorted(set(KINDS) - WRITTEN)
"""Kinds whose questions chance can make."""
seeds = st.integers(0, 2**32)
kinds = st.sampled_from(
    [(each, PAYING if each in OF_EITHER else WITH_CARD if each in OF_THE_CARD else ALL) for each in GENERATED]
)
levels = st.sampled_from(LEVELS)
games = kinds.flatmap(lambda pair: st.tuples(st.just(pair[0]), st.sampled_from(pair[1])))
"""Each kind of question, with the games that ask it."""
every_tile = st.sampled_from([tile(each, copy) for each in DESIGNS for copy in range(1, MOST_COPIES + 1)])
like_answers = st.lists(every_tile, max_size=6).map(print_names) | st.integers(-9, 200).map(str) | st.just("spare")


@st.composite
def questions(draw: st.DrawFn) -> tuple[Exercise, Variant]:
    """A generated exercise and the variant it was made for."""
    kind, variant = draw(games)
    return KINDS[kind].generate(variant, seed=draw(seeds), level=draw(levels)), variant


def judged(exercise: Exercise, variant: Variant, answer: str) -> Verdict | None:
    """The verdict, or None if the text is no answer."""
    try:
        return exercise.grade(variant, answer)
    except NotationError:
        return None


@given(questions())
def test_a_generated_exercise_can_be_asked_and_answered(question: tuple[Exercise, Variant]) -> None:
    exercise, variant = question
    assert exercise.problems(variant) == ()
    assert exercise.prompt(variant).code.startswith("ask.")
    solutions = exercise.solutions(variant)
    assert solutions
    assert len(set(solutions)) == len(solutions)
    for answer in solutions:
        verdict = exercise.grade(variant, answer)
        assert verdict.allowed
        assert verdict.reasons


@given(questions())
def test_the_hints_lead_to_a_right_answer(question: tuple[Exercise, Variant]) -> None:
    exercise, variant = question
    hints = exercise.hints(variant)
    assert [each.rung for each in hints] == list(Rung)
    if exercise.kind in AT_THE_TABLE:
        assert hints[4].reason in exercise.grade(variant, exercise.solutions(variant)[0]).reasons
        return
    (pointed,) = hints[3].tiles
    if exercise.kind in ("pick_tiles", "make_set"):
        assert exercise.grade(variant, print_names(hints[4].tiles)).allowed
        assert set(hints[4].tiles) <= set(hints[1].tiles) or exercise.kind == "make_set"
        assert pointed in hints[4].tiles
    elif exercise.kind == "name_tile":
        assert exercise.grade(variant, hints[4].tiles[0].text).allowed
        excluded = hints[3].reason.params.get("tile")
        assert not exercise.grade(variant, getattr(excluded, "text", "spare")).allowed
    elif exercise.kind in ("finish_hand", "discard"):
        assert exercise.grade(variant, print_names(hints[4].tiles)).allowed
    else:
        params = hints[4].reason.params
        assert exercise.grade(variant, str(params.get("total", params.get("count")))).allowed


@given(questions(), like_answers | st.text(max_size=40))
def test_an_answer_is_judged_with_reasons_or_is_none(question: tuple[Exercise, Variant], answer: str) -> None:
    exercise, variant = question
    verdict = judged(exercise, variant, answer)
    if verdict is not None:
        assert verdict.because
        assert len({each for each, _ in verdict.marks}) == len(verdict.marks)


@given(questions(), st.data())
def test_wrong_choices_of_tiles_are_marked(question: tuple[Exercise, Variant], data: st.DataObject) -> None:
    exercise, variant = question
    tiles: Iterable[Tile] = getattr(exercise, "tiles", ()) if exercise.kind in ("pick_tiles", "make_set") else ()
    chosen = data.draw(st.lists(st.sampled_from([*tiles]), unique=True, min_size=1)) if tiles else []
    verdict = judged(exercise, variant, print_names(chosen))
    if chosen:
        assert verdict is not None
        assert {each for each, _ in verdict.marks} >= set(chosen)


@given(games, seeds, levels)
def test_one_seed_makes_one_exercise(game: tuple[str, Variant], seed: int, level: int) -> None:
    kind, variant = game
    make = KINDS[kind].generate
    assert make(variant, seed=seed, level=level) == make(variant, seed=seed, level=level)


@given(games)
def test_seeds_make_different_exercises(game: tuple[str, Variant]) -> None:
    kind, variant = game
    made = {KINDS[kind].generate(variant, seed=seed, level=3) for seed in range(20)}
    assert len(made) > 3


@given(st.sampled_from(sorted(set(GENERATED) - ALIKE_IN_SIZE - OF_THE_CARD - OF_EITHER)), seeds)
def test_higher_levels_show_more(kind: str, seed: int) -> None:
    shown = [KINDS[kind].generate(BASIC, seed=seed, level=level) for level in LEVELS]
    sizes = [len(getattr(each, "tiles", ()) or getattr(each, "choices", ())) for each in shown]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[2]


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_there_are_three_levels(kind: str) -> None:
    assert KINDS[kind].kind == kind
    for level in (0, 4):
        with pytest.raises(ContentError) as refused:
            KINDS[kind].generate(BASIC, seed=1, level=level)
        assert refused.value.reason.code == "exercise.no-such-level"


@pytest.mark.parametrize("kind", sorted(OF_THE_CARD))
def test_a_game_without_a_card_asks_nothing_about_one(kind: str) -> None:
    exercise = KINDS[kind].generate(WITH_CARD[0], seed=1, level=1)
    (because,) = exercise.problems(BASIC)
    with pytest.raises(ContentError) as refused:
        KINDS[kind].generate(BASIC, seed=1, level=1)
    assert refused.value.reason == because


def test_a_game_of_one_suit_asks_what_it_is_played_with() -> None:
    made = PickTiles.generate(ONE_SUIT, seed=1, level=1)
    assert made.goal == "tile"
    assert made.problems(ONE_SUIT) == ()
