"""The felt of a question about what a hand is worth."""

import html5lib

from engine.exercises.count_score import CountScore
from engine.variants import variant
from tests.tutorial.html import by_class
from tutorial.exercises.answers import judge
from tutorial.exercises.felt import felt
from tutorial.exercises.felt_parts import Felt

BASIC = variant("basic")
HAND = "123m456p1z + 1z | 9999p concealed kong | 555z pung from C"
DOUBLES = CountScore(HAND, (37, 36, 5), "scoring=exponential")


def seen(exercise: CountScore, answer: str | None = None, *, confirms: bool = False) -> Felt:
    """The felt before or after an answer."""
    return felt(exercise, BASIC, None if answer is None else judge(exercise, BASIC, answer), confirms=confirms)


def tiles(shown: Felt) -> list[dict[str, str]]:
    """The attributes of each tile."""
    tree = html5lib.parseFragment(shown.shown, namespaceHTMLElements=False)
    return [dict(each.items()) for each in by_class(tree, "tile")]


def test_the_hand_lies_there_with_where_its_tiles_came_from() -> None:
    shown = seen(DOUBLES)
    assert len(tiles(shown)) == 15
    assert [each["class"] for each in tiles(shown)][7] == "tile drawn"
    for line in (
        "concealed kong: 9 dots",
        "pung: white dragon; claimed from: the player across",
        "drawn from the wall",
    ):
        assert line in shown.shown
    assert "No tile is left" not in shown.shown
    assert [each.label for each in shown.choices] == ["37", "36", "5"]
    assert not shown.waits
    assert seen(DOUBLES, confirms=True).waits


def test_the_tile_of_another_player_is_not_just_drawn() -> None:
    shown = seen(CountScore(HAND, (37, 36), "scoring=exponential", "discard", 0))
    assert [each["class"] for each in tiles(shown)][7] == "tile"
    assert "drawn" not in shown.shown
    assert "another player’s discard: East wind" in shown.shown
    assert "no tile is left in the wall" in shown.shown


def test_what_counts_at_the_table_stands_there() -> None:
    assert "doubled" not in seen(CountScore(HAND, (1, 2))).shown
    assert seen(CountScore(HAND, (1, 2), "scoring=bonus")).shown.count("<dt>") == 4
    shown = seen(DOUBLES).shown
    assert "<dt>kong</dt><dd>+2</dd>" in shown
    assert shown.count("A kong is doubled twice.") == 1


def test_the_sets_that_count_are_marked() -> None:
    assert [each.get("data-mark") for each in tiles(seen(DOUBLES, "37"))].count("yes") == 7
    wrong = seen(DOUBLES, "36")
    assert [each.mark for each in wrong.choices] == ["", "no", ""]
    assert "why" not in str(tiles(wrong))
    assert [each.get("data-mark") for each in tiles(seen(DOUBLES, "5"))].count("why") == 4
