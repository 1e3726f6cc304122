"""Lines of a card beside a rack: which tiles are there, where jokers stand and what is missing, in tiles and words."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext, ngettext, pgettext

from engine.card.card import Card
from engine.card.distance import Distance, spare
from engine.card.laid import Filled, Place, laid_towards
from engine.card.letters import JOKER
from engine.hands import Hand
from engine.tiles import DESIGNS, Design
from tutorial.wording import cards, markup, numbers, tiles


@dataclass(frozen=True, slots=True)
class NearLine:
    """A line, as the hand of it that is nearest to a rack."""

    id: str
    """Its id."""
    name: str
    """Its family and its place in it."""
    worth: str
    """Whether it may be exposed, and its points."""
    note: str
    """The line in words."""
    note_lang: str
    """The language of these words; empty if it is the reader's."""
    missing: int
    """Units: tiles."""
    missing_said: str
    """How many tiles are missing, in words."""
    tiles: SafeString
    """Its places with what stands there; hidden from screen readers, which are told in words."""
    wanted: str
    """The tiles that are missing, counted; empty if none is."""
    spare: str
    """The tiles of the rack that it has no place for; empty if none is."""


def near_line(card: Card, distance: Distance, hand: Hand) -> NearLine:
    """A line beside a hand."""
    places, said = laid_towards(distance.hand, hand), cards.words_of(card)
    missing = Counter(each.design for block in places for each in block if each.filled is Filled.MISSING)
    return NearLine(
        id=distance.line.id,
        name=cards.line_name(card, distance.line),
        worth=cards.worth(distance.line),
        note=said.text.notes[distance.line.id],
        note_lang=said.lang if said.is_foreign else "",
        missing=distance.missing,
        missing_said=ngettext("%(count)s tile is missing", "%(count)s tiles are missing", distance.missing)
        % {"count": numbers.number(distance.missing)}
        if distance.missing
        else gettext("Nothing is missing"),
        tiles=_pictures(places),
        wanted=counted(missing),
        spare=counted(Counter(each.design for each in spare(distance, hand))),
    )


def counted(designs: Counter[Design]) -> str:
    """Tiles listed, equal ones with their number; empty if there are none.

    >>> from engine.notation import parse_design
    >>> counted(Counter(map(parse_design, ("1p", "2p", "2p"))))
    '1 dot and 2 × 2 dots'
    """
    listed = [_many(each, many) for each, many in sorted(designs.items(), key=lambda pair: pair[0].index)]
    return numbers.listing(listed) if listed else ""


def _many(design: Design, many: int) -> str:
    """A tile, with its number if there are several."""
    name = tiles.name(design)
    shown = {"many": numbers.number(many), "tile": name}
    return name if many == 1 else pgettext("tiles of a group", "%(many)s × %(tile)s") % shown


def _pictures(places: Iterable[tuple[Place, ...]]) -> SafeString:
    """The places group by group; single tiles and pairs that follow one another stand together."""
    sets: list[list[Place]] = []
    was_small = False
    for block in places:
        is_single = len(block) == 1
        if is_single and was_small:
            sets[-1] += block
        else:
            sets.append(list(block))
        was_small = is_single
    rows = ((format_html_join("", "{}", ((_picture(each),) for each in block)),) for block in sets)
    return format_html(
        '<span class="tiles xs" aria-hidden="true">{}</span>', format_html_join("", '<span class="set">{}</span>', rows)
    )


def _picture(place: Place) -> SafeString:
    """What stands in a place: the tile, a joker, or the shadow of what is missing."""
    if place.filled is Filled.JOKER:
        return markup.unnamed(DESIGNS[JOKER])
    return markup.unnamed(place.design, extra="gap" if place.filled is Filled.MISSING else "")
