import pytest

from engine.exercises.frame import Rung
from engine.exercises.make_set import MakeSet
from engine.notation import parse_tiles
from engine.reasons import NotationError, Term
from engine.ruleset import Variant
from tests.engine.exercises.variants import AMERICAN, BASIC, WITH_BONUS
from tests.engine.exercises.verdicts import codes, marks

BIRD, WHITE = "tile.bird-is-one-bamboo", "tile.white-is-no-spare"
WINDS, DRAGONS = "set.winds-have-no-order", "set.dragons-have-no-order"


@pytest.mark.parametrize(
    ("goal", "chosen", "expected"),
    [
        pytest.param("chow", "912m", "set.no-wrap", id="9-1-2"),
        pytest.param("chow", "891m", "set.no-wrap", id="8-9-1"),
        pytest.param("chow", "345m5p", "set.too-many", id="four for a chow"),
        pytest.param("chow", "34m5p", "set.mixed-suits", id="two suits"),
        pytest.param("chow", "3m4p5s", "set.mixed-suits", id="three suits"),
        pytest.param("chow", "3m3p7s", "set.mixed-suits", id="three suits and no order"),
        pytest.param("chow", "5m5p5s", "set.same-number-mixed-suits", id="one number"),
        pytest.param("chow", "124m", "set.not-consecutive", id="a gap"),
        pytest.param("chow", "135m", "set.not-consecutive", id="two gaps"),
        pytest.param("chow", "129m", "set.no-wrap", id="9 after 2, out of order"),
        pytest.param("chow", "445m", "set.neither", id="two alike and one next"),
        pytest.param("chow", "123z", WINDS, id="three winds"),
        pytest.param("chow", "112z", WINDS, id="two winds"),
        pytest.param("chow", "567z", DRAGONS, id="three dragons"),
        pytest.param("chow", "457z", "set.honors-make-no-chow", id="winds and dragons"),
        pytest.param("chow", "12m1z", "set.honors-make-no-chow", id="two in a row and a wind"),
        pytest.param("chow", "444m", "set.other-kind", id="a pung"),
        pytest.param("chow", "4444m", "set.other-kind set.too-many", id="a kong for a chow"),
        pytest.param("chow", "44m", "set.other-kind set.too-few", id="a pair for a chow"),
        pytest.param("chow", "45m", "set.too-few", id="two for a chow"),
        pytest.param("pung", "456m", "set.other-kind", id="a chow for a pung"),
        pytest.param("pung", "4444m", "set.other-kind set.too-many", id="a kong for a pung"),
        pytest.param("pung", "44m", "set.other-kind set.too-few", id="a pair for a pung"),
        pytest.param("pung", "4m", "set.too-few", id="one tile"),
        pytest.param("pung", "445m", "set.one-differs", id="one differs"),
        pytest.param("pung", "44m4p", "set.same-number-mixed-suits", id="one of another suit"),
        pytest.param("pung", "567z", DRAGONS, id="three dragons for a pung"),
        pytest.param("pung", "123z", WINDS, id="three winds for a pung"),
        pytest.param("pung", "123z5m", "set.too-many", id="four tiles for a pung"),
        pytest.param("pung", "135m", "set.not-identical", id="all different"),
        pytest.param("kong", "1234z", WINDS, id="the four winds"),
        pytest.param("kong", "4445m", "set.one-differs", id="one differs from three"),
        pytest.param("kong", "4455m", "set.not-identical", id="two pairs"),
        pytest.param("kong", "444m", "set.other-kind set.too-few", id="a pung for a kong"),
        pytest.param("pair", "4m4p", "set.same-number-mixed-suits", id="pair of two suits"),
        pytest.param("pair", "45m", "set.not-identical", id="neighbors"),
        pytest.param("pair", "12z", "set.not-identical", id="two winds"),
        pytest.param("pair", "67z", "set.not-identical", id="two dragons"),
        pytest.param("pair", "444m", "set.other-kind set.too-many", id="a pung for a pair"),
        pytest.param("pair", "4m", "set.too-few", id="one for a pair"),
        pytest.param("set", "44m", "set.other-kind set.too-few", id="a pair is no set"),
        pytest.param("set", "445m", "set.neither", id="neither chow nor pung"),
        pytest.param("set", "112z", "set.neither", id="two alike and another wind"),
        pytest.param("set", "44m5p", "set.neither", id="two alike and another suit"),
        pytest.param("set", "234z", WINDS, id="winds as a set"),
        pytest.param("set", "567z", DRAGONS, id="dragons as a set"),
        pytest.param("set", "912p", "set.no-wrap", id="9-1-2 as a set"),
        pytest.param("set", "5m5p5s", "set.same-number-mixed-suits", id="one number as a set"),
        pytest.param("set", "3m4p5s", "set.mixed-suits", id="three suits as a set"),
        pytest.param("set", "246p", "set.not-consecutive", id="gaps as a set"),
        pytest.param("set", "2345p", "set.too-many", id="four in a row"),
        pytest.param("chow", "12m1f", "set.no-bonus", id="a flower in a chow"),
        pytest.param("pung", "5z1f", "set.no-bonus", id="a flower in a pung, before the number of tiles"),
        pytest.param("chow", "", "answer.empty", id="nothing chosen"),
        pytest.param("chow", "1f2f3f4f", "set.no-bonus", id="flowers"),
    ],
)
def test_why_tiles_are_not_the_set(goal: str, chosen: str, expected: str) -> None:
    verdict = MakeSet(f"{chosen} 9s", goal).grade(WITH_BONUS, chosen)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected


@pytest.mark.parametrize(
    ("goal", "chosen", "expected"),
    [
        pytest.param("pair", "5p1j", "set.no-joker", id="joker in a pair"),
        pytest.param("chow", "56p1j", "set.no-joker", id="joker in a chow"),
        pytest.param("set", "56p1j", "set.no-joker", id="joker among tiles that differ"),
        pytest.param("pung", "56p1j", "set.one-differs", id="joker among tiles for a pung"),
        pytest.param("pung", "5p5s1j", "set.same-number-mixed-suits", id="joker among suits"),
        pytest.param("kong", "55p1j", "set.other-kind set.too-few", id="joker in a pung for a kong"),
        pytest.param("pung", "112f", "set.no-bonus", id="a flower that is there once or never"),
    ],
)
def test_why_jokers_and_flowers_are_wrong(goal: str, chosen: str, expected: str) -> None:
    assert codes(MakeSet(f"{chosen} 9s", goal).grade(AMERICAN, chosen).reasons) == expected


@pytest.mark.parametrize(
    ("variant", "exercise", "chosen", "expected"),
    [
        pytest.param(BASIC, MakeSet("345m9p", "chow"), "534m", "set.is-chow", id="chow in any order"),
        pytest.param(BASIC, MakeSet("123s9p", "chow"), "123s", f"set.is-chow {BIRD}", id="chow with the bird"),
        pytest.param(BASIC, MakeSet("444m9p", "pung"), "444m", "set.is-pung", id="pung"),
        pytest.param(BASIC, MakeSet("111z9p", "pung"), "EEE", f"set.is-pung {WINDS}", id="pung of winds"),
        pytest.param(BASIC, MakeSet("555z9p", "set"), "555z", f"set.is-pung {WHITE} {DRAGONS}", id="white dragons"),
        pytest.param(BASIC, MakeSet("7777z9p", "kong"), "7777z", f"set.is-kong {DRAGONS}", id="kong"),
        pytest.param(BASIC, MakeSet("7777m9p", "set"), "7777m", "set.is-kong", id="a kong is a set"),
        pytest.param(BASIC, MakeSet("44m9p", "pair"), "44m", "set.is-pair", id="pair"),
        pytest.param(BASIC, MakeSet("11s9p", "pair"), "11s", f"set.is-pair {BIRD}", id="pair of birds"),
        pytest.param(BASIC, MakeSet("11z9p", "pair"), "11z", "set.is-pair", id="pair of winds"),
        pytest.param(BASIC, MakeSet("58m9p", "chow", "67m"), "5m", "set.is-chow", id="one end of a chow"),
        pytest.param(BASIC, MakeSet("58m9p", "chow", "67m"), "8m", "set.is-chow", id="the other end"),
        pytest.param(BASIC, MakeSet("558m", "set", "55m"), "55m", "set.is-kong", id="two more for a kong"),
        pytest.param(AMERICAN, MakeSet("5p11j9s", "pung"), "5p11j", "set.is-pung", id="pung with jokers"),
        pytest.param(AMERICAN, MakeSet("111j9s", "set"), "111j", "set.is-pung", id="jokers alone"),
        pytest.param(AMERICAN, MakeSet("1111f9s", "kong"), "1111f", "set.is-kong", id="flowers, where equal"),
    ],
)
def test_why_tiles_are_the_set(variant: Variant, exercise: MakeSet, chosen: str, expected: str) -> None:
    assert exercise.problems(variant) == ()
    verdict = exercise.grade(variant, chosen)
    assert verdict.allowed
    assert codes(verdict.reasons) == expected
    assert marks(verdict) == {"yes": " ".join(each.name for each, _ in verdict.marks)}


@pytest.mark.parametrize(
    ("exercise", "chosen", "expected"),
    [
        pytest.param(MakeSet("444m5m", "kong"), "4445m", {"no": "5m.1", "why": "4m.1 4m.2 4m.3"}, id="the odd one"),
        pytest.param(MakeSet("34m5p", "chow"), "34m5p", {"no": "5p.1", "why": "3m.1 4m.1"}, id="the other suit"),
        pytest.param(MakeSet("3m4p5s", "chow"), "3m4p5s", {"no": "3m.1 4p.1 5s.1"}, id="all suits"),
        pytest.param(MakeSet("12m1z", "chow"), "12m1z", {"no": "1z.1", "why": "1m.1 2m.1"}, id="the wind"),
        pytest.param(MakeSet("45m1z", "chow"), "45m", {"why": "4m.1 5m.1"}, id="none, if only too few"),
        pytest.param(MakeSet("9m1z", "chow", "67m"), "9m", {"no": "9m.1", "why": "6m.1 7m.1"}, id="never those given"),
        pytest.param(MakeSet("7m1z", "chow", "67m"), "1z", {"no": "1z.1", "why": "6m.1 7m.2"}, id="equals told apart"),
    ],
)
def test_which_tiles_are_marked(exercise: MakeSet, chosen: str, expected: dict[str, str]) -> None:
    assert marks(exercise.grade(BASIC, chosen)) == expected


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        pytest.param("6j", "notation.no-such-tile", id="no such tile"),
        pytest.param("3m.1 3m.1", "notation.twice", id="one tile twice"),
    ],
)
def test_what_is_no_answer(answer: str, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        MakeSet("3345m", "chow").grade(BASIC, answer)
    assert refused.value.reason.code == expected


def test_what_reasons_speak_of() -> None:
    kind, size = MakeSet("444m1z", "set").grade(BASIC, "44m").reasons
    assert kind.params == {"asked": Term("meld"), "made": Term("pair")}
    assert size.params == {"kind": Term("meld"), "count": 3}
    (few,) = MakeSet("24m1z", "kong", "5m5m").grade(BASIC, "2m").reasons
    assert few.params == {"kind": Term("kong"), "count": 2}
    (gap,) = MakeSet("642m1z", "chow").grade(BASIC, "642m").reasons
    assert gap.params == {"tiles": tuple(each.design for each in parse_tiles("246m"))}


@pytest.mark.parametrize(
    ("variant", "exercise", "expected"),
    [
        pytest.param(BASIC, MakeSet("34m", "chow"), "position.no-solution", id="no set on the rack"),
        pytest.param(BASIC, MakeSet("", "chow"), "position.no-solution", id="no rack"),
        pytest.param(BASIC, MakeSet("345m", "chow"), "position.nothing-to-leave", id="nothing to leave"),
        pytest.param(BASIC, MakeSet("345m", "pair", "33m"), "position.nothing-to-add", id="given is enough"),
        pytest.param(BASIC, MakeSet("345m", "run"), "position.unknown-goal", id="unknown goal"),
        pytest.param(BASIC, MakeSet("34q", "chow"), "notation.unreadable", id="unreadable rack"),
        pytest.param(BASIC, MakeSet("345m", "chow", "q"), "notation.unreadable", id="unreadable given"),
        pytest.param(BASIC, MakeSet("3m.1 4m 5m", "chow", "3m.1"), "notation.twice", id="one tile in two places"),
        pytest.param(BASIC, MakeSet("345m1f", "chow"), "position.not-in-this-set", id="flower where there is none"),
        pytest.param(BASIC, MakeSet("345m1j", "chow"), "position.not-in-this-set", id="joker where there is none"),
        pytest.param(
            BASIC, MakeSet("33345m", "chow", "33m"), "position.not-in-this-set position.no-solution", id="fifth"
        ),
        pytest.param(WITH_BONUS, MakeSet("345m1f", "chow"), "", id="flower where there are some"),
        pytest.param(AMERICAN, MakeSet("55m1j", "kong"), "position.no-solution", id="a joker is one tile"),
    ],
)
def test_what_cannot_be_asked(variant: Variant, exercise: MakeSet, expected: str) -> None:
    assert codes(exercise.problems(variant)) == expected


@pytest.mark.parametrize(
    ("exercise", "prompt", "rule", "area", "answer"),
    [
        pytest.param(MakeSet("44m9p", "pair"), "ask.make-set", "rule.pair", "44m", "44m", id="pair"),
        pytest.param(MakeSet("9p345m", "chow"), "ask.make-set", "rule.chow", "345m", "345m", id="chow"),
        pytest.param(MakeSet("9p4445m", "pung"), "ask.make-set", "rule.pung", "4445m", "444m", id="pung"),
        pytest.param(MakeSet("9p4444m", "kong"), "ask.make-set", "rule.kong", "4444m", "4444m", id="kong"),
        pytest.param(MakeSet("9p4444m", "set"), "ask.make-any-set", "rule.set", "4444m", "444m", id="any set"),
        pytest.param(MakeSet("1z8m9p", "chow", "67m"), "ask.complete-set", "rule.chow", "8m", "8m", id="complete"),
    ],
)
def test_hints_lead_to_the_set(exercise: MakeSet, prompt: str, rule: str, area: str, answer: str) -> None:
    assert exercise.prompt(BASIC).code == prompt
    hints = exercise.hints(BASIC)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == f"hint.set.goal hint.set.area {rule} hint.set.tile hint.set.answer"
    assert hints[1].tiles == parse_tiles(area)
    assert hints[3].tiles == parse_tiles(answer)[:1]
    assert hints[4].tiles == parse_tiles(answer)


def test_every_set_on_the_rack_is_a_solution_once() -> None:
    assert MakeSet("33456m", "chow").solutions(BASIC) == ("3m.1 4m.1 5m.1", "4m.1 5m.1 6m.1")
    assert MakeSet("4444m5m", "set").solutions(BASIC) == ("4m.1 4m.2 4m.3", "4m.1 4m.2 4m.3 4m.4")
