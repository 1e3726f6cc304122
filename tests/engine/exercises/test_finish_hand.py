from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises.finish_hand import FinishHand
from engine.exercises.frame import LEVELS, Rung
from engine.hands import parse_hand
from engine.notation import parse_design, parse_tiles
from engine.reasons import ContentError, NotationError
from engine.ruleset import Variant
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.seven_pairs import SevenPairs
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.tiles import DESIGNS, Design
from engine.variants import variant
from tests.engine.exercises.variants import ALL, AMERICAN, BASIC, WITH_BONUS
from tests.engine.exercises.verdicts import codes, marks

MANY_SHAPES = replace(WITH_BONUS, id="many", shapes=(SetsAndPair(), SevenPairs(), ThirteenOrphans()))
TWO_PAIRS, OPEN_ROW, PAIR_WAIT = "123m456p77s888s22z", "234m567p23s888s55z", "123m456p789s111z9p"
CARD_GAME = variant("american")
OF_A_LINE, OF_THE_YEAR = "9999m3366p3366s7z", "222888m1p222888s"
BIRD = "tile.bird-is-one-bamboo"
PAIRS, ORPHANS = "1133m5577p99s11z2z", "19m19p19s1234567z"


@pytest.mark.parametrize(
    ("variant", "hand", "said", "expected", "marked"),
    [
        pytest.param(BASIC, TWO_PAIRS, "2z", "hand.finishes-pung hand.other-tiles-fit", "2z.1 2z.2", id="pung"),
        pytest.param(BASIC, TWO_PAIRS, "7s", "hand.finishes-pung hand.other-tiles-fit", "7s.1 7s.2", id="other pung"),
        pytest.param(BASIC, OPEN_ROW, "1s", f"hand.finishes-chow {BIRD} hand.other-tiles-fit", "2s.1 3s.1", id="low"),
        pytest.param(BASIC, OPEN_ROW, "4s", "hand.finishes-chow hand.other-tiles-fit", "2s.1 3s.1", id="high"),
        pytest.param(BASIC, PAIR_WAIT, "9p.2", "hand.finishes-pair", "9p.1", id="pair"),
        pytest.param(BASIC, "123m456p9p | 789s chow | 1111z kong", "9p", "hand.finishes-pair", "9p.1", id="melds"),
        pytest.param(BASIC, "12m5p5p456s | 789s chow | 1111z kong", "3m", "hand.finishes-chow", "1m.1 2m.1", id="edge"),
        pytest.param(MANY_SHAPES, PAIRS, "2z", "hand.finishes-pair", "2z.1", id="seventh pair"),
        pytest.param(MANY_SHAPES, "19m19p19s1123456z", "7z", "hand.finishes-all", "", id="last orphan"),
        pytest.param(MANY_SHAPES, ORPHANS, "7z", "hand.finishes-pair hand.other-tiles-fit", "7z.1", id="orphans' pair"),
    ],
)
def test_what_a_tile_finishes(variant: Variant, hand: str, said: str, expected: str, marked: str) -> None:
    verdict = FinishHand(hand, (said, "6z")).grade(variant, said)
    assert verdict.allowed
    assert codes(verdict.reasons) == expected
    shown = marks(verdict)
    assert shown["yes"].startswith(said[:2])
    assert shown.get("why", "") == marked


@pytest.mark.parametrize(
    ("variant", "hand", "said", "expected", "marked"),
    [
        pytest.param(
            BASIC, TWO_PAIRS, "1z", "hand.one-set-missing set.neither", "2z.1 2z.2", id="wind of another kind"
        ),
        pytest.param(BASIC, TWO_PAIRS, "9s", "hand.one-set-missing set.neither", "7s.1 7s.2", id="near a pair"),
        pytest.param(BASIC, OPEN_ROW, "5s", "hand.one-set-missing set.not-consecutive", "2s.1 3s.1", id="a gap"),
        pytest.param(BASIC, OPEN_ROW, "4p", "hand.one-set-missing set.mixed-suits", "2s.1 3s.1", id="another suit"),
        pytest.param(
            BASIC, OPEN_ROW, "1z", "hand.one-set-missing set.honors-make-no-chow", "2s.1 3s.1", id="wind to a row"
        ),
        pytest.param(BASIC, OPEN_ROW, "5z", "hand.pair-missing", "2s.1 3s.1", id="a pung out of the pair"),
        pytest.param(BASIC, PAIR_WAIT, "6m", "hand.pair-missing", "9p.1", id="no pair"),
        pytest.param(
            BASIC,
            "123m456p9p | 789s chow | 1111z kong",
            "1z",
            "hand.all-four-held",
            "1z.1 1z.2 1z.3 1z.4",
            id="all four melded",
        ),
        pytest.param(BASIC, "5555p123m456s789s", "5p", "hand.all-four-held", "5p.1 5p.2 5p.3 5p.4", id="all four"),
        pytest.param(BASIC, OPEN_ROW, "1f", "hand.tile-not-used", "", id="flower, where there is none"),
        pytest.param(BASIC, OPEN_ROW, "1j", "hand.tile-not-used", "", id="joker, where there is none"),
        pytest.param(WITH_BONUS, OPEN_ROW, "1f", "hand.tile-in-no-set", "", id="flower"),
        pytest.param(AMERICAN, OPEN_ROW, "1j", "hand.tile-in-no-set", "", id="joker"),
        pytest.param(MANY_SHAPES, PAIRS, "5z", "hand.one-pair-missing", "2z.1", id="no seventh pair"),
        pytest.param(MANY_SHAPES, ORPHANS, "2m", "hand.not-complete", "", id="no orphan"),
        pytest.param(CARD_GAME, OF_A_LINE, "5z", "hand.dragon-of-other-suit", "", id="dragon of another suit"),
        pytest.param(CARD_GAME, OF_A_LINE, "1z", "hand.not-complete", "", id="no dragon where one is missing"),
        pytest.param(CARD_GAME, OF_THE_YEAR, "7z", "hand.not-complete", "", id="a dragon where the zero is missing"),
    ],
)
def test_what_is_still_missing(variant: Variant, hand: str, said: str, expected: str, marked: str) -> None:
    verdict = FinishHand(hand, (said, "6z")).grade(variant, said)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected
    shown = marks(verdict)
    assert shown["no"].startswith(said)
    assert shown.get("why", "") == marked


def test_what_reasons_speak_of() -> None:
    exercise = FinishHand(OPEN_ROW, ("1s", "5s", "5z", "4s"))
    chow, others = exercise.grade(BASIC, "4s").reasons
    assert chow.params == {"tiles": designs("2s 3s 4s")}
    assert others.params == {"tiles": designs("1s")}
    assert exercise.grade(BASIC, "5s").reasons[0].params == {"tiles": designs("2s 3s 5s")}
    assert exercise.grade(BASIC, "5z").reasons[0].params == {"tiles": designs("2s 3s")}


def designs(text: str) -> tuple[Design, ...]:
    return tuple(map(parse_design, text.split()))


def test_tiles_offered_are_told_from_their_equals_in_the_hand() -> None:
    exercise = FinishHand(f"{TWO_PAIRS} | 3f", ("7s", "1z", "8s.1", "3f"))
    assert exercise.offered == parse_tiles("7s.3 1z.1 8s.4 3f.2")
    assert marks(exercise.grade(BASIC, "1z")) == {"no": "1z.1", "why": "2z.1 2z.2"}


def test_a_right_tile_is_right_though_not_offered() -> None:
    assert FinishHand(TWO_PAIRS, ("7s", "1z")).grade(BASIC, "2z").allowed


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        pytest.param("1z 2z", "notation.not-one-tile", id="two tiles"),
        pytest.param("spare", "notation.unreadable", id="no tile"),
    ],
)
def test_what_is_no_answer(answer: str, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        FinishHand(TWO_PAIRS, ("7s", "1z")).grade(BASIC, answer)
    assert refused.value.reason.code == expected


def test_nothing_chosen() -> None:
    assert codes(FinishHand(TWO_PAIRS, ("7s", "1z")).grade(BASIC, " ").reasons) == "answer.empty"


@pytest.mark.parametrize(
    ("variant", "exercise", "expected"),
    [
        pytest.param(BASIC, FinishHand("5q", ("7s", "1z")), "notation.unreadable", id="unreadable hand"),
        pytest.param(BASIC, FinishHand("55555m", ("7s", "1z")), "hand.five-alike", id="five alike"),
        pytest.param(BASIC, FinishHand(TWO_PAIRS, ("7s", "1z2z")), "notation.not-one-tile", id="two tiles in a choice"),
        pytest.param(
            BASIC, FinishHand(TWO_PAIRS, ("7s",)), "position.too-few-choices position.nothing-to-leave", id="one choice"
        ),
        pytest.param(
            BASIC, FinishHand(TWO_PAIRS, ("7s", "1z", "1z.2")), "position.choice-twice", id="one choice twice"
        ),
        pytest.param(BASIC, FinishHand(TWO_PAIRS, ("1z", "9s")), "position.answer-not-offered", id="only wrong ones"),
        pytest.param(
            BASIC,
            FinishHand("46p123m99s | 5555p kong | 789s chow", ("5p", "1z")),
            "position.answer-not-offered",
            id="waits in vain",
        ),
        pytest.param(BASIC, FinishHand(TWO_PAIRS, ("7s", "2z")), "position.nothing-to-leave", id="only right ones"),
        pytest.param(
            BASIC, FinishHand("123m456p78s888s12z", ("7s", "2z")), "position.hand-not-one-short", id="two short"
        ),
        pytest.param(
            BASIC, FinishHand("123m456p77s888s222z", ("7s", "2z")), "position.hand-not-one-short", id="finished"
        ),
        pytest.param(
            BASIC, FinishHand(f"{TWO_PAIRS}9s", ("7s", "2z")), "position.hand-not-one-short", id="one too many"
        ),
        pytest.param(
            BASIC, FinishHand(f"{PAIR_WAIT} | 1f", ("9p", "2z")), "position.not-in-this-set", id="a flower aside"
        ),
        pytest.param(WITH_BONUS, FinishHand(f"{PAIR_WAIT} | 1f", ("9p", "2z")), "", id="a flower where there are some"),
        pytest.param(
            WITH_BONUS,
            FinishHand("123m456p789s11z5p1f", ("5p", "2z")),
            "position.in-no-set position.hand-not-one-short",
            id="a flower in the hand",
        ),
    ],
)
def test_what_cannot_be_asked(variant: Variant, exercise: FinishHand, expected: str) -> None:
    assert codes(exercise.problems(variant)) == expected


@pytest.mark.parametrize(
    ("variant", "hand", "right", "rule", "near"),
    [
        pytest.param(BASIC, OPEN_ROW, "4s", "rule.chow", "23s", id="chow"),
        pytest.param(BASIC, TWO_PAIRS, "2z", "rule.pung", "22z", id="pung"),
        pytest.param(BASIC, PAIR_WAIT, "9p", "rule.pair", "9p", id="pair"),
        pytest.param(MANY_SHAPES, "19m19p19s1123456z", "7z", "rule.other-shape", "19m19p19s1123456z", id="orphans"),
    ],
)
def test_hints_lead_to_the_tile(variant: Variant, hand: str, right: str, rule: str, near: str) -> None:
    exercise = FinishHand(hand, ("6m", right))
    assert exercise.prompt(variant).code == "ask.finish-hand"
    hints = exercise.hints(variant)
    assert [each.rung for each in hints] == list(Rung)
    expected = f"hint.hand.goal hint.hand.area {rule} hint.hand.tile hint.hand.answer"
    assert codes(each.reason for each in hints) == expected
    assert [each.design for each in hints[1].tiles] == [each.design for each in parse_tiles(near)]
    assert hints[3].tiles == hints[1].tiles[:1]
    assert [each.design.text for each in hints[4].tiles] == [right]


def test_every_right_choice_is_a_solution() -> None:
    assert FinishHand(OPEN_ROW, ("1s", "5s", "5z", "4s")).solutions(BASIC) == ("1s", "4s")


made = st.builds(
    lambda variant, seed, level: (variant, FinishHand.generate(variant, seed=seed, level=level), level),
    st.sampled_from(ALL),
    st.integers(0, 2**32),
    st.sampled_from(LEVELS),
)


@given(made, st.sampled_from(DESIGNS))
def test_a_tile_is_right_just_if_the_hand_is_finished_with_it(
    question: tuple[Variant, FinishHand, int], said: Design
) -> None:
    variant, exercise, _ = question
    verdict = exercise.grade(variant, said.text)
    held = sum(each.design.kind == said.kind for each in exercise.held.tiles)
    full = exercise.held.with_tile(parse_tiles(f"{said.text}.8")[0])
    assert verdict.allowed == (said in variant.tile_set and held < 4 and variant.missing(full) == 0)


@given(made)
def test_hands_wait_as_their_level_says(question: tuple[Variant, FinishHand, int]) -> None:
    variant, exercise, level = question
    waits = variant.useful(parse_hand(exercise.hand))
    assert all(waits.values())
    assert len(waits) == level if level < 3 else len(waits) >= level


def test_a_game_of_lines_has_no_hands_to_be_made_up() -> None:
    with pytest.raises(ContentError) as refused:
        FinishHand.generate(variant("american"), seed=1, level=1)
    assert refused.value.reason.code == "exercise.only-written"
