"""The lines of the card that are near a hand, as the room shows them: in tiles, and before and after a decision."""

from dataclasses import dataclass

from engine.card.distance import Distance, nearest
from engine.hands import Hand
from engine.phases.calls import card_of
from engine.view import View
from tutorial.wording import card_lines
from tutorial.wording.near_lines import LineBeside, line_beside

SHOWN = 3
"""Units: lines. So many of the nearest are shown."""


@dataclass(frozen=True, slots=True)
class Change:
    """A line before and after."""

    name: str
    """What it is called."""
    before: int
    """Units: tiles. What was missing."""
    after: int
    """Units: tiles. What is missing now."""


def near(view: View) -> tuple[LineBeside, ...]:
    """The nearest lines, in tiles and in words."""
    told, hand = card_of(view.variant), view.hand
    return tuple(line_beside(told, each, hand) for each in nearest(told, hand)[:SHOWN])


def changes(before: View, after: View) -> tuple[Change, ...]:
    """Every line that was among the nearest or is so now; the nearest now come first."""
    told = card_of(before.variant)
    then, now = _by_line(before, before.hand), _by_line(after, after.hand)
    shown = dict.fromkeys((*list(now)[:SHOWN], *list(then)[:SHOWN]))
    return tuple(Change(card_lines.name(told, now[each].line), then[each].missing, now[each].missing) for each in shown)


def least(view: View) -> int:
    """Units: tiles. What the nearest line lacks."""
    return nearest(card_of(view.variant), view.hand)[0].missing


def _by_line(view: View, hand: Hand) -> dict[str, Distance]:
    """Every line by its id, the nearest first."""
    return {each.line.id: each for each in nearest(card_of(view.variant), hand)}
