"""The felts of questions about the wall: four walls of stacks to choose from, and how far the deal has come."""

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext, ngettext, pgettext

from engine.exercises.break_wall import BreakWall
from engine.exercises.deal_order import DealOrder, read_take
from engine.exercises.frame import LEARNER
from engine.ruleset import Variant
from engine.seats import Seat
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, choices
from tutorial.wording import markup, numbers, seats

_ROWS = (Seat.C, Seat.D, Seat.B, Seat.A)
"""The walls from the far side of the table to the learner's own."""


def break_wall(exercise: BreakWall, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The dice, and the four walls, each as its own player sees it."""
    dice = numbers.listing([numbers.number(each) for each in exercise.dice])
    shown = format_html(
        '<p>{}</p><p class="soft">{}</p>',
        gettext("The dice show: %(dice)s.") % {"dice": dice},
        gettext(
            "Each wall is shown as its own player sees it: the right end is on the right. "
            "Where a wall takes two lines, the count goes on at the right of the lower one."
        ),
    )
    lengths = exercise.lengths(variant)
    walls = [_wall(seat, lengths[seat], answered, waits=confirms) for seat in _ROWS]
    return Felt(shown, SafeString("".join(walls)), waits=confirms)


def _wall(seat: Seat, length: int, answered: Answered | None, *, waits: bool) -> SafeString:
    """One wall: its stacks from the right end leftward."""
    label = gettext("Wall: %(player)s") % {"player": seats.name(seat, me=LEARNER)}
    said = answered.text.replace(" ", "") if answered else ""
    mark = "" if answered is None else "yes" if answered.is_right else "no"
    stacks = SafeString("")
    for number in range(1, length + 1):
        value = f"{seat.name}{number}"
        name = pgettext("in a wall", "stack %(number)s from the right") % {"number": numbers.number(number)}
        stacks += markup.stack(value, label=name, mark=mark if value == said else "", waits=waits)
    # From right to left in every language: a wall is counted from its right end.
    return format_html(
        '<p class="soft" aria-hidden="true">{0}</p>'
        '<div class="rack idle" dir="rtl" role="group" aria-label="{0}">{1}</div>',
        label,
        stacks,
    )


def deal_order(exercise: DealOrder, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """How many tiles everybody has, and who might take how many."""
    lines = [(_take(seat, many),) for seat, many in zip(Seat, exercise.held(variant), strict=True)]
    shown = format_html('<ul class="plainlist">{}</ul>', format_html_join("", "<li>{}</li>", lines))

    def name(text: str) -> str:
        return _take(*read_take(text))

    return Felt(shown, choices=choices(exercise.choices, answered, name=name), waits=confirms)


def _take(seat: Seat, many: int) -> str:
    """A player and a number of tiles."""
    said = ngettext("%(count)s tile", "%(count)s tiles", many) % {"count": numbers.number(many)}
    # Translators: how many tiles a player has or takes, as in "Across: 4 tiles"
    return pgettext("a player and tiles", "%(player)s: %(tiles)s") % {
        "player": seats.name(seat, me=LEARNER),
        "tiles": said,
    }
