"""How a deal ended: who won, with which tiles, what they are worth, and who has paid whom."""

from dataclasses import dataclass

from django.utils.safestring import SafeString
from django.utils.translation import gettext

from engine.deals import Win
from engine.hands import Hand
from engine.seats import Seat
from engine.shapes.arrangement import Arrangement, GroupKind, tiles_of
from engine.tiles import display_order
from engine.view import View
from tutorial.practice.card_sheets import card_sheet
from tutorial.practice.payments import Paid, paid
from tutorial.practice.sheets import hand_of, sheet_of
from tutorial.scoresheets.card_sheets import CardSheet
from tutorial.scoresheets.sheets import SheetShown, shown
from tutorial.wording import markup, numbers, reasons, seats, terms, tiles

_TERMS = {GroupKind.SINGLE: "single_tile"}
"""Groups whose term is not called like their kind."""


@dataclass(frozen=True, slots=True)
class Part:
    """One group of a finished hand."""

    name: str
    """What it is: a chow, a pair."""
    tiles: SafeString
    """Its tiles, the one that finished the hand standing out."""
    in_words: str
    """Its tiles, listed."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One hand that won."""

    title: str
    """Who won, and with which tile."""
    parts: tuple[Part, ...]
    """Why it is finished: its sets and its pair."""
    sheet: SheetShown | None
    """What it is worth; None where nothing is counted."""
    line: CardSheet | None
    """The line of the card that it is; None where hands are no lines."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What a deal came to."""

    heading: str
    """The result in a sentence."""
    hands: tuple[Shown, ...]
    """The hands that won."""
    payments: tuple[Paid, ...]
    """Who has paid whom."""
    points: tuple[tuple[str, str], ...]
    """Each player and what the match has brought so far; empty while nobody has anything."""


def ending(view: View) -> Ending | None:
    """What the deal came to; None while it is played."""
    outcome = view.outcome
    if outcome is None:
        return None
    sums = view.variant.continuation.sums(view.carry, outcome)
    return Ending(
        heading=_heading(view, outcome.winners),
        hands=tuple(_shown(view, each) for each in outcome.wins),
        payments=paid(view),
        points=tuple((seats.name(seat, me=view.seat), numbers.number(sums[seat])) for seat in _around(view.seat))
        if any(sums)
        else (),
    )


def _around(me: Seat) -> tuple[Seat, ...]:
    return tuple(Seat((me + step) % len(Seat)) for step in range(len(Seat)))


def _heading(view: View, winners: tuple[Seat, ...]) -> str:
    assert view.outcome
    if view.seat in winners:
        return gettext("You have won.")
    if winners:
        return gettext("%(who)s has won.") % {"who": seats.subject(winners[0], me=view.seat)}
    ended = view.outcome.ended
    return reasons.say_text(ended, me=view.seat) if ended else gettext("The deal is over.")


def _shown(view: View, win: Win) -> Shown:
    """A winner's hand by its groups."""
    hand, sheet = hand_of(view, win), sheet_of(view, win)
    line = card_sheet(view, win)
    if line is not None:
        return Shown(_title(view, win), (), None, line)
    readings = (each for shape in view.variant.shapes for each in shape.readings(hand, win.tile))
    reading = sheet.reading or next(readings, None)
    return Shown(_title(view, win), _parts(reading, hand, win) if reading else (), shown(sheet), None)


def _title(view: View, win: Win) -> str:
    if win.tile is None:
        return ""
    tile = {"tile": tiles.name(win.tile)}
    if win.giver is None:
        return gettext("The last tile was drawn: %(tile)s.") % tile
    giver = seats.phrase(win.giver, me=view.seat)
    return gettext("The last tile was: %(tile)s. It came from: %(player)s.") % {**tile, "player": giver}


def _parts(reading: Arrangement, hand: Hand, win: Win) -> tuple[Part, ...]:
    """The groups with their very tiles."""
    found = []
    for group, pieces in zip(reading.groups, tiles_of(reading, hand, win.tile), strict=True):
        shown = "".join(
            markup.picture(each, extra="last" if each is win.tile else "") for each in sorted(pieces, key=display_order)
        )
        found.append(
            Part(
                terms.name(_TERMS.get(group.kind, group.kind.value)),
                SafeString(f'<span class="tiles s">{shown}</span>'),
                tiles.names(pieces),
            )
        )
    return tuple(found)
