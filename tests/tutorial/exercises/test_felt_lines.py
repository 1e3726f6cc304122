"""The felts of questions about reading the card, calls for its lines, and blind passes."""

from django.utils.html import strip_tags

from engine.exercises.blind_or_not import MAY, BlindOrNot
from engine.exercises.call_or_not import WORTH, CallOrNot
from engine.exercises.called import NAMES
from engine.exercises.read_line import ReadLine
from tests.tutorial.exercises.test_felt_charleston import seen, tiles

HANDS = ReadLine(("3333s 7777s 5555m 11f", "3333s7777p5555m11f"), line="odd-2")
LINES = ReadLine(("odd-1", "evn-4"), hand="2244668s8s777555z")
DISCARD = CallOrNot("11223344m5566p1s", "1m discard from B", choices=NAMES, rivers=("C 9p",))


def test_the_line_lies_above_the_hands() -> None:
    shown = seen(HANDS, HANDS.choices[1])
    assert "For example: " in shown.shown
    assert "Kongs of 3s and 7s in one suit" in strip_tags(shown.shown)
    assert "may be exposed" in shown.shown
    assert [len(tiles(each.label)) for each in shown.choices] == [14, 14]
    assert [each.label.count('class="set"') for each in shown.choices] == [4, 0]
    assert [each.mark for each in shown.choices] == ["", "no"]
    assert "3 bam" in shown.choices[0].label
    assert seen(HANDS, confirms=True).waits


def test_the_lines_lie_below_the_hand_with_their_numbers() -> None:
    shown = seen(LINES, "evn-4")
    assert shown.shown.count("For example: ") == 2
    assert "concealed" in shown.shown
    assert [(each.value, each.label, each.mark) for each in shown.choices] == [
        ("odd-1", "Line 1", ""),
        ("evn-4", "Line 2", "yes"),
    ]
    assert "Line 2" in strip_tags(shown.shown)


def test_the_discard_lies_above_the_hand_and_what_it_may_be_called_for() -> None:
    shown = seen(DISCARD, "pair")
    said = strip_tags(shown.shown)
    assert "Discards: Across" in said
    assert len(tiles(shown.shown)) == 1 + 1 + 13
    assert [strip_tags(each.label).split()[0] for each in shown.choices] == [
        "Nothing",
        "Single",
        "Pair",
        "Pung",
        "Kong",
        "Quint",
        "Sextet",
        "Win",
    ]
    assert [len(tiles(each.label)) for each in shown.choices] == [0, 1, 2, 3, 0, 0, 0, 0]
    assert [each.value for each in shown.choices if each.mark == "no"] == ["pair"]
    assert seen(DISCARD, confirms=True).waits


def test_where_the_best_is_asked_for_she_may_pass() -> None:
    asking = CallOrNot("222s666s888m11f9s1j", "8m discard from C", WORTH)
    assert [strip_tags(each.label).split()[0] for each in seen(asking).choices] == ["Pass", "Pung", "Kong", "Win"]


def test_the_rack_lies_above_numbers_or_yes_and_no() -> None:
    asking = BlindOrNot("888s8888m33z55z1f2p", 3)
    shown = seen(asking, "1")
    assert shown.shown.count('data-mark="yes"') == 2
    assert [(each.label, each.mark) for each in shown.choices] == [("0", ""), ("1", "yes"), ("2", ""), ("3", "")]
    whether = seen(BlindOrNot("888s8888m33z55z1f2p", 3, goal=MAY), confirms=True)
    assert [each.label for each in whether.choices] == ["Yes", "No"]
    assert whether.waits
