import pytest

from engine.exercises.pick_tiles import PickTiles
from engine.notation import parse_tiles
from engine.reasons import NotationError, Term
from engine.ruleset import Variant
from tests.engine.exercises.variants import AMERICAN, BASIC, WITH_BONUS, WITHOUT_HONORS
from tests.engine.exercises.verdicts import codes, marks

BIRD, WHITE, PLANT = "tile.bird-is-one-bamboo", "tile.white-is-no-spare", "tile.bamboo-flower-is-no-suit-tile"
NO_PART = "pick.not-in-this-set"


@pytest.mark.parametrize(
    ("exercise", "answer", "expected"),
    [
        pytest.param(PickTiles("12p3s1z", "dots"), "1p 2p 3s", "pick.is-bamboo rule.dots", id="bamboo for dots"),
        pytest.param(PickTiles("2p3s", "bamboo"), "3s 2p", "pick.is-dots rule.bamboo", id="dots for bamboo"),
        pytest.param(PickTiles("2p3m", "dots"), "2p 3m", "pick.is-characters rule.dots", id="characters for dots"),
        pytest.param(PickTiles("2p1z", "dots"), "2p 1z", "pick.is-wind rule.dots", id="wind for dots"),
        pytest.param(PickTiles("1z7z", "wind_tile"), "1z 7z", "pick.is-dragon rule.wind-tile", id="dragon for wind"),
        pytest.param(PickTiles("1z7z", "dragon_tile"), "1z 7z", "pick.is-wind rule.dragon-tile", id="wind for dragon"),
        pytest.param(
            PickTiles("1f5f", "flower_tile"), "1f 5f", f"pick.is-season {NO_PART} rule.flower-tile", id="season"
        ),
        pytest.param(
            PickTiles("1f5f", "season_tile"), "1f 5f", f"pick.is-flower {NO_PART} rule.season-tile", id="flower"
        ),
        pytest.param(
            PickTiles("1f1j", "bonus_tile"), "1f 1j", f"pick.is-joker {NO_PART} rule.bonus-tile", id="joker for bonus"
        ),
        pytest.param(PickTiles("1s1p", "dots"), "1s 1p", f"{BIRD} rule.dots", id="bird for dots"),
        pytest.param(PickTiles("1s1f", "flower_tile"), "1s 1f", f"{BIRD} rule.flower-tile", id="bird for flower"),
        pytest.param(
            PickTiles("1s1f", "unused"), "1s 1f", f"{BIRD} pick.is-in-this-set rule.unused", id="bird for unused"
        ),
        pytest.param(
            PickTiles("5z1f", "unused"), "5z 1f", f"{WHITE} pick.is-in-this-set rule.unused", id="white for unused"
        ),
        pytest.param(PickTiles("5z1j", "joker"), "5z 1j", f"{WHITE} rule.joker", id="white for joker"),
        pytest.param(
            PickTiles("7z1f", "unused"), "7z 1f", "pick.is-in-this-set rule.unused", id="played tile for unused"
        ),
        pytest.param(
            PickTiles("4s4f", "bamboo"),
            "4s 4f",
            f"{PLANT} {NO_PART} rule.bamboo",
            id="bamboo flower for bamboo",
        ),
        pytest.param(PickTiles("3m1f", "tile"), "3m 1f", f"{NO_PART} rule.used", id="flower among the tiles played"),
        pytest.param(PickTiles("19p5p", "terminal"), "1p 9p 5p", "pick.is-simple rule.terminal", id="5 for terminal"),
        pytest.param(PickTiles("5p9p", "simple"), "5p 9p", "pick.is-terminal rule.simple", id="9 for simple"),
        pytest.param(PickTiles("5p1s", "simple"), "5p 1s", "pick.is-terminal rule.simple", id="bird for simple"),
        pytest.param(
            PickTiles("9p1z", "terminal"), "9p 1z", "pick.honor-has-no-number rule.terminal", id="wind for terminal"
        ),
        pytest.param(
            PickTiles("5m7z", "suit_tile"), "5m 7z", "pick.honor-has-no-number rule.suit-tile", id="dragon for suit"
        ),
        pytest.param(
            PickTiles("1z5m", "honor_tile"), "1z 5m", "pick.is-characters rule.honor-tile", id="characters for honor"
        ),
        pytest.param(PickTiles("123p1z", "dots"), "1p 3p", "pick.some-missing", id="one missing"),
        pytest.param(
            PickTiles("1z7z5p", "honor_tile"), "7z", "pick.some-missing pick.look-among", id="one missing, area told"
        ),
        pytest.param(PickTiles("12s5p", "bamboo"), "2s", f"{BIRD} pick.some-missing", id="bird overlooked"),
        pytest.param(PickTiles("567z5p", "dragon_tile"), "6z 7z", f"{WHITE} pick.some-missing", id="white overlooked"),
        pytest.param(
            PickTiles("57z3p1f", "tile"),
            "7z 3p",
            f"{WHITE} pick.some-missing pick.look-among",
            id="white left out of the tiles played",
        ),
        pytest.param(
            PickTiles("15s55z2p", "bamboo"), "5s 5z", f"pick.is-dragon rule.bamboo {BIRD} pick.some-missing", id="both"
        ),
        pytest.param(PickTiles("12s5p", "bamboo", count=2), "2s", "pick.some-missing", id="too few of any two"),
        pytest.param(PickTiles("123s5p", "bamboo", count=2), "123s", "pick.more-than-asked", id="more than any two"),
        pytest.param(
            PickTiles("123s5p", "bamboo", count=1), "1s 5p", "pick.is-dots rule.bamboo", id="one right and one wrong"
        ),
        pytest.param(
            PickTiles("3s5p6p", "bamboo"), "3s 5p 6p", "pick.is-dots rule.bamboo", id="one sentence for two such tiles"
        ),
        pytest.param(PickTiles("3s5p", "bamboo"), "", "answer.empty", id="nothing picked"),
        pytest.param(PickTiles("3s5p", "bamboo"), "4s", "answer.not-on-rack", id="not on the rack"),
        pytest.param(PickTiles("3s5p", "bamboo"), "3s 3s", "answer.more-than-on-rack", id="there only once"),
        pytest.param(PickTiles("33s5p", "bamboo"), "3s.1 3s.4", "answer.more-than-on-rack", id="a copy not there"),
    ],
)
def test_why_picked_tiles_are_wrong(exercise: PickTiles, answer: str, expected: str) -> None:
    verdict = exercise.grade(BASIC, answer)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected


@pytest.mark.parametrize(
    ("variant", "exercise", "answer", "expected"),
    [
        pytest.param(BASIC, PickTiles("23p3s", "dots"), "3p 2p", "pick.all-found rule.dots", id="all, in any order"),
        pytest.param(BASIC, PickTiles("22p3s", "dots"), "2p.2 2p", "pick.all-found rule.dots", id="both copies"),
        pytest.param(BASIC, PickTiles("1z3s", "wind_tile"), "E", "pick.all-found rule.wind-tile", id="by letter"),
        pytest.param(BASIC, PickTiles("12s3p", "bamboo"), "12s", f"pick.all-found rule.bamboo {BIRD}", id="bird"),
        pytest.param(
            BASIC, PickTiles("57z3p", "dragon_tile"), "57z", f"pick.all-found rule.dragon-tile {WHITE}", id="white"
        ),
        pytest.param(
            BASIC, PickTiles("3p15f", "unused"), "15f", f"pick.all-found rule.unused {NO_PART}", id="flowers not needed"
        ),
        pytest.param(
            WITHOUT_HONORS, PickTiles("3p1z", "unused"), "1z", f"pick.all-found rule.unused {NO_PART}", id="wind"
        ),
        pytest.param(
            WITH_BONUS, PickTiles("3p4f", "flower_tile"), "4f", f"pick.all-found rule.flower-tile {PLANT}", id="plant"
        ),
        pytest.param(BASIC, PickTiles("23p3s", "dots", count=1), "3p", "pick.enough-found rule.dots", id="any one"),
        pytest.param(AMERICAN, PickTiles("11j3s", "joker"), "J J", "pick.all-found rule.joker", id="jokers"),
    ],
)
def test_why_picked_tiles_are_right(variant: Variant, exercise: PickTiles, answer: str, expected: str) -> None:
    assert exercise.problems(variant) == ()
    verdict = exercise.grade(variant, answer)
    assert verdict.allowed
    assert codes(verdict.reasons) == expected
    assert set(marks(verdict)) == {"yes"}


@pytest.mark.parametrize(
    ("exercise", "answer", "expected"),
    [
        pytest.param(PickTiles("123p3s", "dots"), "1p 3s", {"no": "3s.1", "yes": "1p.1"}, id="the missing stay hidden"),
        pytest.param(PickTiles("12s3p", "bamboo"), "2s", {"yes": "2s.1", "why": "1s.1"}, id="the bird is shown"),
        pytest.param(PickTiles("33s5p", "bamboo"), "3s 3s 3s", {"why": "3s.1 3s.2"}, id="those that are there"),
        pytest.param(PickTiles("3s.4 5p", "bamboo"), "3s", {"yes": "3s.4"}, id="the lowest copy that is there"),
    ],
)
def test_which_tiles_are_marked(exercise: PickTiles, answer: str, expected: dict[str, str]) -> None:
    assert marks(exercise.grade(BASIC, answer)) == expected


def test_what_reasons_speak_of() -> None:
    wrong, *_, missing, among = PickTiles("1z57z5p", "honor_tile").grade(BASIC, "1z 5p").reasons
    assert wrong.params == {"tile": parse_tiles("5p")[0].design}
    assert (missing.params, among.params) == ({"count": 2}, {"kind": Term("dragon_tile")})


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        pytest.param("3s.1 3s.1", "notation.twice", id="one tile twice"),
        pytest.param("what", "notation.unreadable", id="a word"),
    ],
)
def test_what_is_no_answer(answer: str, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        PickTiles("3s5p", "bamboo").grade(BASIC, answer)
    assert refused.value.reason.code == expected


@pytest.mark.parametrize(
    ("variant", "exercise", "expected"),
    [
        pytest.param(BASIC, PickTiles("4s4f", "bamboo"), "", id="a flower may lie there in every variant"),
        pytest.param(BASIC, PickTiles("4s44f", "bamboo"), "position.not-in-this-set", id="but not twice"),
        pytest.param(BASIC, PickTiles("1s5555z5z", "bamboo"), "position.not-in-this-set", id="no fifth copy"),
        pytest.param(BASIC, PickTiles("4s0p", "bamboo"), "position.not-in-this-set", id="no red five"),
        pytest.param(BASIC, PickTiles("4s0p", "unused"), "", id="unless unused tiles are asked for"),
        pytest.param(WITHOUT_HONORS, PickTiles("4s1z", "tile"), "", id="or those played with"),
        pytest.param(WITHOUT_HONORS, PickTiles("4s11111z", "tile"), "position.not-in-this-set", id="no fifth either"),
        pytest.param(BASIC, PickTiles("4x", "bamboo"), "notation.unreadable", id="unreadable"),
        pytest.param(BASIC, PickTiles("4s5p", "red"), "position.unknown-goal", id="unknown goal"),
        pytest.param(BASIC, PickTiles("4s5p", "bamboo", count=-1), "position.count-below-zero", id="negative count"),
        pytest.param(BASIC, PickTiles("4s5p", "wind_tile"), "position.no-solution", id="nothing to find"),
        pytest.param(BASIC, PickTiles("4s5p", "bamboo", count=2), "position.no-solution", id="fewer than asked"),
        pytest.param(BASIC, PickTiles("4s5s", "bamboo"), "position.nothing-to-leave", id="nothing to leave"),
        pytest.param(BASIC, PickTiles("", "bamboo"), "position.no-solution", id="no tiles"),
    ],
)
def test_what_cannot_be_asked(variant: Variant, exercise: PickTiles, expected: str) -> None:
    assert codes(exercise.problems(variant)) == expected


@pytest.mark.parametrize(
    ("exercise", "prompt", "area", "tile", "answer"),
    [
        pytest.param(PickTiles("12p3s1z", "dots"), "ask.pick-all", {"first": 1, "last": 2}, "1p.1", "12p", id="all"),
        pytest.param(
            PickTiles("32p13s", "bamboo", 1), "ask.pick-some", {"first": 3, "last": 3}, "1s.1", "1s", id="any"
        ),
        pytest.param(PickTiles("1f2p5f", "unused"), "ask.pick-unused", {}, "1f.1", "15f", id="unused"),
        pytest.param(
            PickTiles("1f2p", "unused", 1), "ask.pick-some-unused", {"first": 1, "last": 1}, "1f.1", "1f", id="n"
        ),
        pytest.param(PickTiles("1f25p", "tile"), "ask.pick-used", {"first": 2, "last": 3}, "2p.1", "25p", id="used"),
        pytest.param(
            PickTiles("1f2p", "tile", 1), "ask.pick-some-used", {"first": 2, "last": 2}, "2p.1", "2p", id="n used"
        ),
    ],
)
def test_hints_lead_to_the_tiles(
    exercise: PickTiles, prompt: str, area: dict[str, int], tile: str, answer: str
) -> None:
    assert exercise.prompt(BASIC).code == prompt
    _, where, _, one, last = exercise.hints(BASIC)
    assert where.reason.params == area
    assert where.reason.code == ("hint.pick.area" if area else "hint.pick.area-everywhere")
    assert [each.name for each in one.tiles] == [tile]
    assert last.tiles == parse_tiles(answer)
    endings = {"unused": "hint.pick.answer-unused", "tile": "hint.pick.answer-used"}
    assert last.reason.code == endings.get(exercise.goal, "hint.pick.answer")
