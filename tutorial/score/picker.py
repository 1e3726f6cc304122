"""The tiles to press: every kind a table plays with, group by group, and what a pressed tile goes to."""

from collections import Counter
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from engine.ruleset import Variant
from engine.tiles import Suit, display_order, tile
from tutorial.score import typed
from tutorial.score.hands import Held
from tutorial.score.picking import ADD, OUT, SET_OUT, To
from tutorial.wording import markup

TO: dict[To, Promise] = {
    To.HAND: pgettext_lazy("what a tile goes to", "the hand"),
    To.CHOW: pgettext_lazy("what a tile goes to", "a chow"),
    To.PUNG: pgettext_lazy("what a tile goes to", "a pung"),
    To.KONG: pgettext_lazy("what a tile goes to", "a kong"),
    To.CLOSED: pgettext_lazy("what a tile goes to", "a concealed kong"),
    To.QUINT: pgettext_lazy("what a tile goes to", "a quint"),
}
"""What a pressed tile makes, in words."""
GROUPS: tuple[tuple[Promise, tuple[Suit, ...]], ...] = (
    (_("Add characters"), (Suit.CHARACTERS,)),
    (_("Add dots"), (Suit.DOTS,)),
    (_("Add bamboo"), (Suit.BAMBOO,)),
    (_("Add winds and dragons"), (Suit.HONORS,)),
    (_("Add flowers, seasons or jokers"), (Suit.BONUS, Suit.JOKER)),
)
"""What each group of tiles is called, and its suits."""


@dataclass(frozen=True, slots=True)
class Target:
    """Something a pressed tile can go to."""

    id: str
    """Its name in the address."""
    label: Promise
    """What it is."""
    is_chosen: bool
    """Tiles go there now."""


@dataclass(frozen=True, slots=True)
class Row:
    """Tiles that belong together."""

    label: Promise
    """What they are, for the ear."""
    tiles: SafeString
    """A button each."""


def targets(held: Held) -> tuple[Target, ...]:
    """What a tile can go to at this table."""
    return tuple(Target(each.value, TO[each], held.asked.to == each) for each in To if _is_offered(held.variant, each))


def _is_offered(variant: Variant, to: To) -> bool:
    has_jokers = any(each.is_joker for each in variant.tile_set.counts)
    if to is To.CHOW:
        return variant.has_sets
    if to is To.QUINT:
        return has_jokers
    return to is not To.CLOSED or not has_jokers


def rows(held: Held, *, american: bool) -> tuple[Row, ...]:
    """The tiles of the table; those of which the hand has all can be pressed too, and say so."""
    held_many = Counter(each.design for each in held.tiles)
    found = []
    for label, suits in GROUPS:
        designs = [each for each in held.variant.tile_set.counts if each.suit in suits]
        if not designs:
            continue
        left = {each: held.variant.tile_set.counts[each] - held_many[each] for each in designs}
        buttons = (
            (markup.button(tile(each, 1), field=ADD, blocked=left[each] <= 0, american=american),) for each in designs
        )
        found.append(Row(label, format_html_join("", "{}", buttons)))
    return tuple(found)


def row(held: Held) -> SafeString:
    """The whole hand to look at: what is concealed as it came, then each set apart."""
    parts = (typed.written(held.concealed), *(each.tiles for each in held.laid), typed.written(held.flowers))
    return markup.row(" ".join(each for each in parts if each), size="fit")


def hand(held: Held, *, american: bool) -> SafeString:
    """The concealed tiles in order, each to be taken out; the winning one apart at the end."""
    kept = sorted((each for each in held.concealed if each is not held.win), key=display_order)
    shown = [markup.button(each, field=OUT, american=american) for each in kept]
    if held.win is not None:
        shown.append(markup.button(held.win, field=OUT, extra="drawn last", american=american))
    return SafeString("".join(shown))


def flowers(held: Held) -> SafeString:
    """The bonus tiles set aside, each to be taken back."""
    return SafeString("".join(markup.button(each, field=OUT) for each in held.flowers))


@dataclass(frozen=True, slots=True)
class Laid:
    """A set on the table."""

    tiles: SafeString
    """Its tiles."""
    name: str
    """The field that takes it away."""
    value: str
    """Which one it is."""
    is_concealed: bool
    """It is a concealed kong."""


def melds(held: Held, *, american: bool) -> tuple[Laid, ...]:
    """The sets on the table, each with its place."""
    return tuple(
        Laid(markup.row(each.tiles, size="s", american=american), SET_OUT, str(place), each.is_concealed)
        for place, each in enumerate(held.melds)
    )
