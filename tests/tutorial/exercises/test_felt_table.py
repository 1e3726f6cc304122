"""The felts of questions about the table."""

from dataclasses import replace

import html5lib
import pytest
from django.utils.html import strip_tags

from engine.exercises.frame import Exercise
from engine.exercises.legal_action import LegalAction
from engine.exercises.who_gets_it import WhoGetsIt
from engine.ruleset import Variant
from engine.variants import variant
from tests.tutorial.html import by_class
from tutorial.exercises.answers import judge
from tutorial.exercises.board import Board
from tutorial.exercises.felt import felt
from tutorial.exercises.felt_parts import Felt

BASIC, SICHUAN = variant("basic"), variant("sichuan")
CLAIM = LegalAction(
    "46p55p123m789s11z5z", ("chow 4p 6p", "pung 5p 5p", "discard 5z", "pass"), asked="5p discard from C"
)
TURN = LegalAction("123m456p78s11z555z + 9p", ("win", "discard 9p", "kong 5z 5z 5z 9p"))


def seen(exercise: Exercise, answer: str | None = None, *, rules: Variant = BASIC, confirms: bool = False) -> Felt:
    """The felt before or after an answer."""
    return felt(exercise, rules, None if answer is None else judge(exercise, rules, answer), confirms=confirms)


def tiles(markup: str) -> list[tuple[str, str]]:
    """What each tile is called, and its mark."""
    tree = html5lib.parseFragment(markup, namespaceHTMLElements=False)
    return [(each.get("aria-label", ""), each.get("data-mark", "")) for each in by_class(tree, "tile")]


def keys(shown: Felt) -> list[str]:
    """What the keys say and show, without markup."""
    return [
        " ".join([strip_tags(each.label.partition("<")[0]).strip(), *(name for name, _ in tiles(each.label))])
        for each in shown.choices
    ]


def test_keys_say_the_action_and_show_the_set_it_makes() -> None:
    shown = seen(CLAIM)
    assert keys(shown) == [
        "Chow 4 dots 5 dots 6 dots",
        "Pung 5 dots 5 dots 5 dots",
        "Discard white dragon",
        "Pass",
    ]
    assert [each.value for each in shown.choices] == [*CLAIM.choices]
    assert not shown.waits
    assert seen(CLAIM, confirms=True).waits
    assert keys(seen(TURN)) == ["Win", "Discard 9 dots", "Kong 9 dots white dragon white dragon white dragon"]


def test_the_tile_that_is_asked_about_lies_above_the_hand() -> None:
    assert [name for name, _ in tiles(seen(CLAIM).shown)][:2] == ["5 dots", "1 character"]
    assert len(tiles(seen(CLAIM).shown)) == 14
    assert len(tiles(seen(TURN).shown)) == 14


def test_what_lies_on_the_table_is_said_with_whose_it_is() -> None:
    exercise = replace(CLAIM, melds=("B 678m chow from A",), rivers=("A 19m", "D 9s"))
    said = strip_tags(seen(exercise).shown)
    assert said.index("Discards: You") < said.index("Sets: Right") < said.index("Discards: Left")
    assert len(tiles(seen(exercise).shown)) == 14 + 6


def test_own_sets_lie_beside_the_hand_only() -> None:
    exercise = LegalAction("34m123s789s1z2z + 5p.4 | 5p.1 5p.2 5p.3 pung from B", ("add 5p", "win"))
    shown = seen(exercise)
    assert "Sets:" not in shown.shown
    assert len(tiles(shown.shown)) == 14
    assert keys(shown)[0] == "Add to a pung 5 dots"


def test_a_tile_to_add_is_named_once_even_if_another_player_let_it_go() -> None:
    hand = "148m78p29s557z | 9p.1 9p.2 9p.3 pung from C"
    shown = seen(LegalAction(hand, ("add 9p", "chow 7p 8p"), asked="9p discard from D"))
    assert keys(shown) == ["Add to a pung 9 dots", "Chow 7 dots 8 dots 9 dots"]


def test_what_only_one_tradition_knows_is_said_in_a_sentence() -> None:
    exercise = LegalAction("123m456p78999s112p", ("void s", "discard 1m"), void="choose")
    assert keys(seen(exercise, rules=SICHUAN)) == ["Do without this suit: bamboo.", "Discard 1 character"]


def test_a_wrong_action_is_marked_with_its_tiles() -> None:
    shown = seen(CLAIM, "chow 4p 6p")
    assert [each.mark for each in shown.choices] == ["no", "", "", ""]
    assert [mark for _, mark in tiles(shown.shown)].count("no") == 2
    right = seen(CLAIM, "pung 5p 5p")
    assert [each.mark for each in right.choices] == ["", "yes", "", ""]
    assert [mark for _, mark in tiles(right.shown)].count("yes") == 2


def test_players_are_named_from_where_the_learner_sits() -> None:
    board = Board(CLAIM, BASIC, "/here/", hints=2)
    assert "the player across" in board.goal_line
    assert "the player across" in board.ladder.rungs[1].sentence


@pytest.mark.parametrize("letters", ["player A", "player C"])
def test_no_seat_is_called_by_its_letter(letters: str) -> None:
    board = Board(CLAIM, BASIC, "/here/", hints=5)
    assert letters not in board.goal_line + "".join(each.sentence for each in board.ladder.rungs)


def test_what_everybody_says_stands_above_whom_to_choose() -> None:
    exercise = WhoGetsIt("5p", "D", ("C win", "B win", "A chow 4p 6p"))
    shown = seen(exercise)
    assert [name for name, _ in tiles(shown.shown)] == ["5 dots", "4 dots", "5 dots", "6 dots"]
    said = strip_tags(shown.shown)
    assert said.index("Across: Win") < said.index("Right: Win") < said.index("You: Chow")
    assert [(each.value, each.label) for each in shown.choices] == [
        ("A", "You"),
        ("B", "Right"),
        ("C", "Across"),
        ("B C", "Right and Across"),
        ("nobody", "Nobody"),
    ]
    assert [each.mark for each in seen(exercise, "C").choices] == ["", "", "no", "", ""]


def test_in_a_charleston_keys_show_the_tiles_that_are_passed() -> None:
    rack, offered = "2266p88s159m13z1f1j", ("stop", "give 1m 5m 9m", "blind 1m 5m", "blind")
    shown = seen(LegalAction(rack, offered, dealer="D", charleston="first left"), rules=variant("american"))
    assert keys(shown) == [
        "Stop the Charleston.",
        "Pass these 1 crak 5 crak 9 crak",
        "Pass these, the rest unseen 1 crak 5 crak",
        "Pass all three tiles blind.",
    ]
