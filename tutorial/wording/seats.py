"""Players in words, by where they sit from the learner: she herself, on her right, across, on her left."""

from collections.abc import Callable
from typing import Final

from django.utils.translation import pgettext

from engine.seats import Seat

_NAMES: Final[tuple[Callable[[], str], ...]] = (
    # Translators: what stands beside a player's tiles at the table; short
    lambda: pgettext("seat at the table", "You"),
    lambda: pgettext("seat at the table", "Right"),
    lambda: pgettext("seat at the table", "Across"),
    lambda: pgettext("seat at the table", "Left"),
)
_PHRASES: Final[tuple[Callable[[], str], ...]] = (
    # Translators: said after a colon, as in "The tile goes to: you."
    lambda: pgettext("player, after a colon", "you"),
    lambda: pgettext("player, after a colon", "the player on your right"),
    lambda: pgettext("player, after a colon", "the player across"),
    lambda: pgettext("player, after a colon", "the player on your left"),
)
_SUBJECTS: Final[tuple[Callable[[], str], ...]] = (
    # Translators: begins a sentence, as in "The player on your right discards: 5 dots."; the first is never used so
    lambda: pgettext("player, begins a sentence", "You"),
    lambda: pgettext("player, begins a sentence", "The player on your right"),
    lambda: pgettext("player, begins a sentence", "The player across"),
    lambda: pgettext("player, begins a sentence", "The player on your left"),
)


def name(seat: Seat, *, me: Seat) -> str:
    """What a seat is called beside its tiles.

    >>> name(Seat.A, me=Seat.B)
    'Left'
    """
    return _NAMES[seat.after(me)]()


def phrase(seat: Seat, *, me: Seat) -> str:
    """The player of a seat, after a colon.

    >>> phrase(Seat.B, me=Seat.D)
    'the player across'
    """
    return _PHRASES[seat.after(me)]()


def subject(seat: Seat, *, me: Seat) -> str:
    """The player of a seat, at the beginning of a sentence.

    >>> subject(Seat.C, me=Seat.B)
    'The player on your right'
    """
    return _SUBJECTS[seat.after(me)]()
