"""The felts of questions about the lines of a card."""

from engine.exercises.joker_legal import JokerLegal
from tests.tutorial.exercises.test_felt_charleston import seen, tiles


def test_the_jokers_lie_among_the_tiles() -> None:
    shown = seen(JokerLegal("5555p", 2), "no")
    assert [name for name, _ in tiles(shown.shown)] == ["5 dot", "5 dot", "joker", "joker"]
    assert [(each.value, each.label, each.mark) for each in shown.choices] == [("yes", "Yes", ""), ("no", "No", "no")]
    assert seen(JokerLegal("55p"), confirms=True).waits
