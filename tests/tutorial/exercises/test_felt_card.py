"""The felts of questions about the lines of a card."""

from dataclasses import replace

from django.utils.html import strip_tags

from engine.exercises.closest_line import ClosestLine
from engine.exercises.dead_or_alive import DeadOrAlive
from engine.exercises.joker_legal import JokerLegal
from engine.exercises.who_pays import WhoPays
from engine.variants import variant
from tests.tutorial.exercises.test_felt_charleston import AMERICAN, seen, tiles
from tutorial.exercises.answers import judge
from tutorial.exercises.felt import felt


def test_the_jokers_lie_among_the_tiles() -> None:
    shown = seen(JokerLegal("5555p", 2), "no")
    assert [name for name, _ in tiles(shown.shown)] == ["5 dot", "5 dot", "joker", "joker"]
    assert [(each.value, each.label, each.mark) for each in shown.choices] == [("yes", "Yes", ""), ("no", "No", "no")]
    assert seen(JokerLegal("55p"), confirms=True).waits


def test_each_line_is_shown_as_its_nearest_hand_below_the_rack() -> None:
    asking = ClosestLine("447s1222366z11f1j", ("lik-2", "win-3"))
    shown = seen(asking)
    assert len(tiles(shown.shown)) == 13
    assert [len(tiles(each.label)) for each in shown.choices] == [14, 14]
    assert [name for name, _ in tiles(shown.choices[0].label)].count("flower") == 1
    assert "dot" in shown.choices[0].label
    (right,) = asking.solutions(AMERICAN)
    assert [each.mark for each in seen(asking, right).choices if each.value == right] == ["yes"]
    assert 'data-mark="yes"' in seen(asking, right).shown


def test_what_lies_open_is_shown_player_by_player() -> None:
    shown = seen(DeadOrAlive(("C 55s1j pung from A", "B 222z pung from D"), rivers=("B 1m5z", "D 9p")), "dead")
    said = strip_tags(shown.shown)
    assert said.index("Sets: Right") < said.index("Discards: Right") < said.index("Sets: Across")
    assert said.index("Sets: Across") < said.index("Discards: Left")
    assert len(tiles(shown.shown)) == 9
    assert "5 bam" in shown.shown
    assert [each.label for each in shown.choices] == ["Dead", "Not dead"]
    assert seen(DeadOrAlive(("B 222z pung from D",)), confirms=True).waits


def test_the_hand_that_won_lies_above_the_numbers() -> None:
    asking = WhoPays("44555m6677s1111j + 1f", (25, 50, 100), "A", "B")
    shown = seen(asking, "25")
    assert len(tiles(shown.shown)) == 14
    assert "drawn" in shown.shown
    assert [(each.label, each.mark) for each in shown.choices] == [("25", "no"), ("50", ""), ("100", "")]
    assert seen(asking, confirms=True).waits


def test_a_hand_of_sets_that_others_pay_for_lies_there_with_what_counts() -> None:
    mcr, asking = variant("mcr"), WhoPays("111234567m444m9m + 9m", (8, 40, 80), "B")
    won = felt(asking, mcr, judge(asking, mcr, "8"), confirms=False)
    assert [len(tiles(won.shown)), "drawn from the wall" in won.shown] == [14, True]
    assert "What can count here:" in won.shown
    assert [(each.label, each.mark) for each in won.choices] == [("8", "no"), ("40", ""), ("80", "")]
    given = felt(replace(asking, giver="B"), mcr, None, confirms=True)
    assert "another player’s discard" in given.shown
    assert given.waits
