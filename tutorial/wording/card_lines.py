"""Lines of a card on the way: what a line is called, and a hand's tiles in it with what is missing.

What belongs here: the words and the markup. What does not: which line is near (``engine.card``).
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from django.templatetags.static import static
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext, ngettext, pgettext

from engine.card.card import Card, CardLine
from engine.card.cards import card
from engine.card.distance import Distance
from engine.card.laid import Filled, Place, laid_towards
from engine.card.letters import JOKER
from engine.hands import Hand
from engine.tiles import DESIGNS, Design
from tutorial.wording import cards, language, markup, numbers, tiles

Laid = tuple[tuple[Place, ...], ...]
"""The places of each part of a line."""
_GAP = Filled.MISSING


@dataclass(frozen=True, slots=True)
class NearLine:
    """A line that a hand is on its way to, as pages show it."""

    line: CardLine
    """The line."""
    name: str
    """What it is called."""
    missing: int
    """Units: tiles. What must still come."""
    tiles: SafeString
    """Its tiles: those there, jokers for others, gaps for those that are missing."""

    @property
    def counted(self) -> str:
        """How many are missing, in words."""
        return ngettext("%(count)s tile missing", "%(count)s tiles missing", self.missing) % {
            "count": numbers.number(self.missing)
        }


def near(told: Card, distance: Distance, hand: Hand) -> NearLine:
    """A line of the card as this hand is on its way to it."""
    places = _parts(laid_towards(distance.hand, hand))
    shown = _shown(places, language.current(), static(markup.SPRITE))
    return NearLine(distance.line, name(told, distance.line), distance.missing, shown)


def name(told: Card, line: CardLine) -> str:
    """What a line is called: its family, and its number in it."""
    text = cards.words_of(told).text
    ids = [each.id for each in card(told.id).lines if each.section == line.section]
    # Translators: a line of the American card, as in "Runs, line 3"
    return pgettext("line of the card", "%(family)s, line %(number)s") % {
        "family": text.sections[line.section],
        "number": numbers.number(ids.index(line.id) + 1),
    }


def _parts(blocks: Laid) -> Laid:
    """The blocks; single tiles side by side are one part."""
    joined: list[tuple[Place, ...]] = []
    for is_single, run in groupby(blocks, key=lambda each: len(each) == 1):
        found = list(run)
        joined += [tuple(place for (place,) in found)] if is_single else found
    return tuple(joined)


@lru_cache(maxsize=2048)
def _shown(parts: Laid, _language: str, _sprite: str) -> SafeString:
    """The markup, kept for each language and sprite; one picture for the ear."""
    places = [place for part in parts for place in part]
    there = [DESIGNS[JOKER] if at.filled is Filled.JOKER else at.design for at in places if at.filled is not _GAP]
    missing = [at.design for at in places if at.filled is _GAP]
    said = [gettext("You have: %(tiles)s.") % {"tiles": _counted(there)}] if there else []
    # Translators: tiles that a line of the card still lacks, read aloud
    said += [gettext("Missing: %(tiles)s.") % {"tiles": _counted(missing)}] if missing else []
    sets = format_html_join("", '<span class="set">{}</span>', ((_pictures(part),) for part in parts))
    return format_html('<span class="tiles xs" role="img" aria-label="{}">{}</span>', " ".join(said), sets)


def _pictures(part: Iterable[Place]) -> SafeString:
    """The tiles of one part, side by side; the whole row has a name, so they have none."""
    return format_html_join("", "{}", ((_picture(each),) for each in part))


def _picture(place: Place) -> SafeString:
    """What stands in a place."""
    design = DESIGNS[JOKER] if place.filled is Filled.JOKER else place.design
    return markup.unnamed(design, extra="gap" if place.filled is _GAP else "", american=True)


def _counted(designs: Iterable[Design]) -> str:
    """Tiles in words, equal ones together."""
    return numbers.listing(
        [
            pgettext("tiles of a group", "%(many)s × %(tile)s")
            % {"many": numbers.number(many), "tile": tiles.name(design, american=True)}
            for design, many in Counter(designs).items()
        ]
    )
