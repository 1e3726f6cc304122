"""The felts of questions about what lies open."""

from collections import Counter

import html5lib
import pytest
from django.utils.html import strip_tags

from engine.exercises.count_left import CountLeft
from engine.exercises.discard import MOST_USEFUL, SAFE, ChooseDiscard
from engine.exercises.frame import Exercise
from engine.exercises.next_dealer import NextDealer
from engine.exercises.spot_exchange import SpotExchange
from engine.variants import variant
from tests.tutorial.html import by_class
from tutorial.exercises.answers import judge
from tutorial.exercises.board import Board
from tutorial.exercises.felt import felt
from tutorial.exercises.felt_parts import Felt

BASIC = variant("basic")
PAIR = CountLeft(
    "7z", "135m47p2268s1577z", (0, 1, 2, 3, 4), melds=("B 345s chow from A",), rivers=("A 9p4z2m", "C 1m7z9s")
)
WAITS = ChooseDiscard(
    "123m678p246s3z + 3z | 555z pung from C", MOST_USEFUL, ("B 567s chow from A",), ("B 1z5s", "D 1p5s")
)
SAFE_ONE = ChooseDiscard("258m1469p379s1157z", SAFE, rivers=("A 9m5z", "B 6z5z", "C 5z2z"))


def seen(exercise: Exercise, answer: str | None = None, *, confirms: bool = False) -> Felt:
    """The felt before or after an answer."""
    return felt(exercise, BASIC, None if answer is None else judge(exercise, BASIC, answer), confirms=confirms)


def tiles(markup: str) -> list[tuple[str, str]]:
    """What each tile is called, and its mark."""
    tree = html5lib.parseFragment(markup, namespaceHTMLElements=False)
    return [(each.get("aria-label", ""), each.get("data-mark", "")) for each in by_class(tree, "tile")]


def marked(markup: str) -> Counter[tuple[str, str]]:
    """The marks, with what they lie on."""
    return Counter(each for each in tiles(markup) if each[1])


def test_what_lies_open_and_the_hand_are_shown_above_the_numbers() -> None:
    shown = seen(PAIR)
    said = strip_tags(shown.shown)
    assert said.index("Discards: You") < said.index("Sets: Right") < said.index("Discards: Across")
    names = [name for name, _ in tiles(shown.shown)]
    assert (names[0], names[10]) == ("red dragon", "1 character"), "the tile asked for lies apart from the table"
    assert len(tiles(shown.shown)) == 3 + 3 + 3 + 1 + 13
    assert [each.label for each in shown.choices] == ["0", "1", "2", "3", "4"]
    assert not shown.waits
    assert seen(PAIR, confirms=True).waits


def test_what_was_counted_or_overlooked_is_marked_where_it_lies() -> None:
    assert marked(seen(PAIR, "1").shown) == {("right: red dragon", "yes"): 3}
    assert marked(seen(PAIR, "2").shown) == {("look here: red dragon", "why"): 1}
    assert [each.mark for each in seen(PAIR, "2").choices] == ["", "", "no", "", ""]


@pytest.mark.parametrize(("confirms", "sent"), [(False, "<button"), (True, "<input")])
def test_a_tile_is_let_go_beside_what_lies_open(sent: str, *, confirms: bool) -> None:
    shown = seen(WAITS, confirms=confirms)
    said = strip_tags(shown.shown)
    assert said.index("Sets: Right") < said.index("Discards: Right") < said.index("Discards: Left")
    assert len(tiles(shown.shown)) == 3 + 2 + 2 + 3
    assert shown.rack.count(sent) == 11
    assert shown.waits == confirms


def test_tiles_that_cannot_come_any_more_are_marked_on_the_table() -> None:
    exercise = ChooseDiscard("123m678p246s33555z", MOST_USEFUL, rivers=("B 1z5s", "D 1p5s"))
    shown = seen(exercise, "2s.1")
    assert marked(shown.shown) == {("look here: 5 bamboo", "why"): 2}
    assert marked(shown.rack) == {("wrong: 2 bamboo", "no"): 1}


def test_the_copies_that_make_a_tile_safe_are_marked() -> None:
    shown = seen(SAFE_ONE, "5z.1")
    assert marked(shown.shown) == {("look here: white dragon", "why"): 3}
    assert marked(shown.rack) == {("right: white dragon", "yes"): 1}


@pytest.mark.parametrize(
    ("exercise", "said"),
    [
        pytest.param(NextDealer("C", "B"), "Dealer: Across|Winner: Right|", id="somebody won"),
        pytest.param(NextDealer("D"), "Dealer: Left|Nobody won|", id="nobody won"),
    ],
)
def test_how_the_deal_ended_stands_above_the_players(exercise: NextDealer, said: str) -> None:
    shown = seen(exercise)
    assert strip_tags(shown.shown.replace("</li>", "|")) == said
    assert [each.label for each in shown.choices] == ["You", "Right", "Across", "Left"]
    assert not shown.waits
    assert seen(exercise, confirms=True).waits
    assert [each.mark for each in seen(exercise, "A").choices] == ["no", "", "", ""]


def test_the_wind_that_was_taken_lies_above_the_players() -> None:
    assert tiles(seen(NextDealer(wind="S")).shown) == [("South wind", "")]


@pytest.mark.parametrize("exercise", [PAIR, SAFE_ONE, WAITS, NextDealer("C", "B"), NextDealer(wind="N")])
def test_all_is_said_in_words(exercise: Exercise) -> None:
    board = Board(exercise, BASIC, "/here/", hints=5)
    said = [board.goal_line, *(each.sentence for each in board.ladder.rungs)]
    assert all(said)
    assert not any("player A" in each or "player C" in each for each in said)


@pytest.mark.parametrize(("confirms", "sent"), [(False, "<button"), (True, "<input")])
def test_groups_with_jokers_lie_above_the_rack(sent: str, *, confirms: bool) -> None:
    american = variant("american")
    asking = SpotExchange("2235m2578p38s + 8s | 1f11j pung from C", ("B 88s1j pung from A",))
    shown = felt(asking, american, judge(asking, american, "8s.1"), confirms=confirms)
    assert strip_tags(shown.shown).count("Sets: Right") == 1
    assert len(tiles(shown.shown)) == 6
    assert marked(shown.shown) == {("look here: joker", "why"): 1}
    assert shown.rack.count(sent) == 11
    assert "right: 8 bam" in shown.rack
    assert shown.waits == confirms
