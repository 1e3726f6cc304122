"""The learner's rack as the room shows it: jokers apart, on her side; and tiles that lie unseen before her."""

from collections.abc import Collection
from dataclasses import dataclass

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext, ngettext

from engine.hands import Hand
from engine.tiles import Tile
from tutorial.charleston.asks import Ask
from tutorial.charleston.attempts import TILE, Attempt
from tutorial.wording import markup, numbers


@dataclass(frozen=True, slots=True)
class Rack:
    """A rack in markup."""

    tiles: SafeString
    """All but the jokers."""
    jokers: SafeString
    """The jokers; empty if there are none."""
    face_down: SafeString = SafeString()
    """What lies unseen before it."""


def asked(hand: Hand, ask: Ask, attempt: Attempt | None) -> Rack:
    """The rack to choose from, what was tried still chosen. A joker can be pressed: it is told why it stays."""
    if not ask.takes_tiles:
        return shown(hand, without=ask.laid, unseen=ask.face_down)
    tiles, jokers = _apart(hand)
    chosen, marks = (attempt.chosen, attempt.marks) if attempt else ((), ())
    rack = markup.rack(tiles, ask=markup.Ask.MANY, field=TILE, chosen=chosen, marks=marks, american=True)
    said = dict(marks)
    keys = (markup.button(each, field=TILE, blocked=True, mark=said.get(each), american=True) for each in jokers)
    return Rack(rack, _row(SafeString("".join(keys))) if jokers else SafeString())


def shown(hand: Hand, *, came: Collection[Tile] = (), without: Collection[Tile] = (), unseen: int = 0) -> Rack:
    """The rack to look at; what has just come is marked, what is laid down does not stand there."""
    held, jokers = _apart(hand)
    tiles = [each for each in held if each not in without]
    pictures = SafeString("".join(markup.picture(each, extra=_new(each, came), american=True) for each in tiles))
    label = gettext("Your rack")
    rack = format_html('<div class="rack idle" role="group" aria-label="{}">{}</div>', label, pictures)
    kept = SafeString("".join(markup.picture(each, american=True) for each in jokers))
    return Rack(rack, _row(kept) if jokers else SafeString(), _backs(unseen) if unseen else SafeString())


def _apart(hand: Hand) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """The tiles that may be passed, and the jokers."""
    tiles = tuple(each for each in hand.concealed if not each.design.is_joker)
    return tiles, tuple(each for each in hand.concealed if each.design.is_joker)


def _new(tile: Tile, came: Collection[Tile]) -> str:
    """The class of a tile that has just come."""
    return "last" if tile in came else ""


def _row(tiles: SafeString) -> SafeString:
    """The jokers side by side."""
    return format_html('<span class="tiles">{}</span>', tiles)


def _backs(count: int) -> SafeString:
    """Tiles lying face down, one picture for the ear."""
    said = ngettext("%(count)s tile, face down", "%(count)s tiles, face down", count) % {"count": numbers.number(count)}
    back = markup.back()
    return format_html(
        '<span class="tiles" role="img" aria-label="{}">{}</span>', said, SafeString("".join([back] * count))
    )
