"""What the page of a card shows: its families, each line in tiles and words, and what cannot be built in a year."""

from dataclasses import dataclass

from django.utils.safestring import SafeString
from django.utils.translation import ngettext

from engine.card.card import Card, CardLine
from engine.card.cards import card
from engine.card.examples import as_printed, winning_rack
from engine.tiles import Tile
from tutorial.content.cards import CardText, CardWords
from tutorial.traditions.card_form import STARTERS
from tutorial.wording import numbers
from tutorial.wording.card_tiles import printed


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the card as the page shows it."""

    card: Card
    """The card it stands on."""
    line: CardLine
    """The line."""
    number: int
    """Its place in its family, counted from 1."""
    note: str
    """The line in words."""

    @property
    def tiles(self) -> SafeString:
        """One hand of the line, as the card prints it."""
        return printed(as_printed(self.card, self.line))

    @property
    def rack(self) -> tuple[Tile, ...]:
        """Tiles that win with it."""
        return winning_rack(self.card, self.line).concealed

    @property
    def counted(self) -> str:
        """How many hands it stands for, in words."""
        many = len(self.line.hands)
        return ngettext("Stands for %(hands)s hand.", "Stands for %(hands)s different hands.", many) % {
            "hands": numbers.number(many)
        }


@dataclass(frozen=True, slots=True)
class Family:
    """The lines that belong together."""

    id: str
    """The id of the section."""
    name: str
    """What it is called."""
    lines: tuple[Line, ...]
    """Those to be seen, in order."""
    left_out: tuple[int, ...]
    """The numbers of the lines that cannot be built in this year."""

    @property
    def left_out_said(self) -> str:
        """Which lines cannot be built, in words."""
        return ngettext(
            "Line %(lines)s cannot be built in this year: the set has too few of a tile.",
            "Lines %(lines)s cannot be built in this year: the set has too few of a tile.",
            len(self.left_out),
        ) % {"lines": numbers.listing([numbers.number(each) for each in self.left_out])}


def families(told: Card, words: CardWords, text: CardText, chosen: str) -> tuple[Family, ...]:
    """The families to be seen: all, the one chosen, or those of the lines to begin with."""
    found = (_family(id, told, words, text, chosen) for id in words.sections)
    return tuple(each for each in found if each.lines or each.left_out)


def _family(section: str, told: Card, words: CardWords, text: CardText, chosen: str) -> Family:
    """The lines of one family that are to be seen; none if they are not chosen."""
    ids = [each.id for each in card(words.id).lines if each.section == section]
    wanted = {*words.starters} if chosen == STARTERS else {*ids} if chosen in ("", section) else set()
    places = {id: number for number, id in enumerate(ids, start=1) if id in wanted}
    lines = (each for each in told.lines if each.id in places)
    return Family(
        section,
        text.sections[section],
        tuple(Line(told, each, places[each.id], text.notes[each.id]) for each in lines),
        tuple(number for id, number in places.items() if id in told.left_out),
    )
