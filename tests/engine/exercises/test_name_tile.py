import pytest

from engine.exercises.frame import Rung
from engine.exercises.name_tile import NameTile
from engine.notation import parse_design
from engine.reasons import NotationError
from engine.ruleset import Variant
from tests.engine.exercises.variants import AMERICAN, BASIC, WITH_BONUS, WITHOUT_HONORS
from tests.engine.exercises.verdicts import codes, marks

BIRD, WHITE, PLANT = "tile.bird-is-one-bamboo", "tile.white-is-no-spare", "tile.bamboo-flower-is-no-suit-tile"
RIGHT_NUMBER, OTHER_NUMBER = " tile.number-is-right", " tile.number-is-other-too"


@pytest.mark.parametrize(
    ("shown", "said", "expected"),
    [
        pytest.param("1s", "1f", BIRD, id="the bird is no flower"),
        pytest.param("1s", "5f", BIRD, id="the bird is no season"),
        pytest.param("1s", "7z", BIRD, id="the bird is no dragon"),
        pytest.param("1s", "1z", BIRD, id="the bird is no wind"),
        pytest.param("1s", "spare", "tile.is-no-spare", id="the bird is no spare tile"),
        pytest.param("1s", "1p", BIRD + RIGHT_NUMBER, id="the bird is not of dots"),
        pytest.param("1s", "8m", BIRD + OTHER_NUMBER, id="the bird is not of characters"),
        pytest.param("1s", "3s", BIRD + " tile.other-number", id="the bird is the 1"),
        pytest.param("1p", "1s", "tile.big-circle-is-one-dots" + RIGHT_NUMBER, id="the one circle is no bird"),
        pytest.param("1p", "7z", "tile.big-circle-is-one-dots", id="the one circle is no dragon"),
        pytest.param("5z", "spare", WHITE, id="white is no spare tile"),
        pytest.param("5z", "6z", "tile.other-dragon", id="dragon and dragon"),
        pytest.param("5z", "4z", "tile.dragon-is-no-wind", id="dragon and wind"),
        pytest.param("5z", "1j", "tile.is-dragon", id="dragon and joker"),
        pytest.param("7z", "1m", "tile.is-dragon", id="dragon and characters"),
        pytest.param("7z", "1s", "tile.is-dragon " + BIRD, id="dragon and bird"),
        pytest.param("1z", "3z", "tile.other-wind", id="wind and wind"),
        pytest.param("1z", "6z", "tile.wind-is-no-dragon", id="wind and dragon"),
        pytest.param("1z", "9m", "tile.is-wind", id="wind and characters"),
        pytest.param("4p", "6p", "tile.other-number", id="dots, wrong number"),
        pytest.param("4p", "4s", "tile.circles-are-dots" + RIGHT_NUMBER, id="dots, wrong suit"),
        pytest.param("4p", "5m", "tile.circles-are-dots" + OTHER_NUMBER, id="dots, all wrong"),
        pytest.param("4s", "4p", "tile.sticks-are-bamboo" + RIGHT_NUMBER, id="bamboo, wrong suit"),
        pytest.param("4s", "4f", "tile.bamboo-suit-is-no-flower", id="bamboo suit and bamboo flower"),
        pytest.param("4s", "3f", "tile.sticks-are-bamboo", id="bamboo and another flower"),
        pytest.param("4m", "4s", "tile.wan-sign-is-characters" + RIGHT_NUMBER, id="characters, wrong suit"),
        pytest.param("4m", "4z", "tile.wan-sign-is-characters", id="characters and wind"),
        pytest.param("0p", "5p", "tile.red-five-is-its-own", id="red five and five"),
        pytest.param("5p", "0p", "tile.red-five-is-its-own", id="five and red five"),
        pytest.param("0p", "5m", "tile.circles-are-dots" + RIGHT_NUMBER, id="red five, wrong suit"),
        pytest.param("4f", "4s", PLANT, id="bamboo flower and bamboo suit"),
        pytest.param("4f", "1s", PLANT + " " + BIRD, id="bamboo flower and bird"),
        pytest.param("1f", "1s", "tile.is-flower " + BIRD, id="plum and bird"),
        pytest.param("1f", "4s", "tile.is-flower", id="plum and bamboo"),
        pytest.param("1f", "2f", "tile.other-flower", id="flower and flower"),
        pytest.param("1f", "5f", "tile.flower-is-no-season", id="flower and season"),
        pytest.param("5f", "1f", "tile.season-is-no-flower", id="season and flower"),
        pytest.param("5f", "6f", "tile.other-season", id="season and season"),
        pytest.param("5f", "3z", "tile.is-season", id="season and wind"),
        pytest.param("1j", "5z", "tile.is-joker", id="joker and dragon"),
        pytest.param("1f", "spare", "tile.is-no-spare", id="a flower is no spare tile"),
        pytest.param("1f", " ", "answer.empty", id="nothing said"),
    ],
)
def test_why_a_name_is_wrong(shown: str, said: str, expected: str) -> None:
    verdict = NameTile(shown, (shown, said.strip() or "9p")).grade(BASIC, said)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected


@pytest.mark.parametrize(
    ("variant", "shown", "said", "expected"),
    [
        pytest.param(BASIC, "7m", "7m", "tile.named", id="suit tile"),
        pytest.param(BASIC, "1s", "1s", "tile.named " + BIRD, id="bird"),
        pytest.param(BASIC, "5z", " 5z ", "tile.named " + WHITE, id="white dragon, with spaces"),
        pytest.param(BASIC, "1z", "E", "tile.named", id="by its letter"),
        pytest.param(BASIC, "2f", "2f", "tile.named pick.not-in-this-set", id="flower where there are none"),
        pytest.param(WITH_BONUS, "2f", "2f", "tile.named", id="flower where they are played"),
        pytest.param(WITH_BONUS, "4f", "4f", "tile.named " + PLANT, id="bamboo flower"),
        pytest.param(AMERICAN, "1j", "J", "tile.named", id="joker"),
    ],
)
def test_why_a_name_is_right(variant: Variant, shown: str, said: str, expected: str) -> None:
    verdict = NameTile(shown, ("9p", shown)).grade(variant, said)
    assert verdict.allowed
    assert codes(verdict.reasons) == expected
    assert marks(verdict) == {"yes": f"{shown}.1"}


def test_a_wrong_name_shows_both_tiles() -> None:
    verdict = NameTile("4p.2", ("4p", "4s")).grade(BASIC, "4s")
    assert verdict.reasons[0].params == {"tile": parse_design("4p"), "said": parse_design("4s")}
    assert marks(verdict) == {"no": "4s.1", "why": "4p.2"}
    assert marks(NameTile("5z", ("5z", "spare")).grade(BASIC, "spare")) == {"why": "5z.1"}


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        pytest.param("3p", "answer.not-offered", id="another tile"),
        pytest.param("spare", "answer.not-offered", id="spare, where it is no choice"),
        pytest.param("four", "notation.unreadable", id="a word"),
        pytest.param("4p4p", "notation.not-one-tile", id="two tiles"),
    ],
)
def test_what_is_no_answer(answer: str, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        NameTile("4p", ("4p", "4s")).grade(BASIC, answer)
    assert refused.value.reason.code == expected


@pytest.mark.parametrize(
    ("variant", "exercise", "expected"),
    [
        pytest.param(BASIC, NameTile("1f", ("1f", "1s")), "", id="flowers may be shown in every variant"),
        pytest.param(BASIC, NameTile("1j.8", ("1j", "spare")), "", id="jokers too"),
        pytest.param(BASIC, NameTile("1f.2", ("1f", "1s")), "position.not-in-this-set", id="but not two equal ones"),
        pytest.param(BASIC, NameTile("0p", ("0p", "5p")), "position.not-in-this-set", id="no red five in the box"),
        pytest.param(WITHOUT_HONORS, NameTile("1z", ("1z", "2z")), "position.not-in-this-set", id="no honors"),
        pytest.param(BASIC, NameTile("5p.5", ("5p", "6p")), "position.not-in-this-set", id="no fifth copy"),
        pytest.param(BASIC, NameTile("x", ("5p", "6p")), "notation.unreadable", id="unreadable"),
        pytest.param(BASIC, NameTile("", ("5p", "6p")), "notation.not-one-tile", id="no tile"),
        pytest.param(BASIC, NameTile("56p", ("5p", "6p")), "notation.not-one-tile", id="two tiles"),
        pytest.param(BASIC, NameTile("5p", ("5p",)), "position.too-few-choices", id="one choice"),
        pytest.param(BASIC, NameTile("5p", ("5p", "5D")), "position.choice-twice", id="one choice twice"),
        pytest.param(BASIC, NameTile("5p", ("4p", "6p")), "position.answer-not-offered", id="only wrong ones"),
        pytest.param(
            BASIC,
            NameTile("y", ("x",)),
            "notation.unreadable notation.unreadable position.too-few-choices",
            id="all faults at once",
        ),
    ],
)
def test_what_cannot_be_asked(variant: Variant, exercise: NameTile, expected: str) -> None:
    assert codes(exercise.problems(variant)) == expected


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(NameTile("6z", ("2z", "6z")), "rule.dragon-tile hint.name.not-this", id="a wrong tile"),
        pytest.param(NameTile("5z", ("5z", "spare")), "rule.dragon-tile hint.name.no-spare", id="a wrong spare"),
    ],
)
def test_hints_lead_to_the_name(exercise: NameTile, expected: str) -> None:
    hints = exercise.hints(BASIC)
    assert [each.rung for each in hints] == list(Rung)
    told = codes(each.reason for each in hints)
    assert told == f"hint.name.goal hint.name.area {expected} hint.name.answer"
    assert hints[-1].reason.params["tile"] is parse_design(exercise.tile)
    assert exercise.prompt(BASIC).code == "ask.name-tile"
