"""What lies in a tile room: the box of a tradition, family by family, and the tiles that are taken for each other."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import ngettext

from engine.notation import parse_design
from engine.tiles import Design, tile
from engine.variants.boxes import BOXES, Box
from tutorial.content.families import RED_FIVE, family_of
from tutorial.content.guide import Lookalikes, Tradition
from tutorial.content.library import get_library
from tutorial.wording import markup, natives, numbers, terms, tiles
from tutorial.wording.articles import Said, passage

ORDER = ("dots", "bamboo", "characters", "wind_tile", "dragon_tile", "flower_tile", "season_tile", "joker", RED_FIVE)
"""The families as a room shows them: what can be read first, comes first."""
AMERICAN_TERMS = {"dots": "dot_american", "bamboo": "bam", "characters": "crak"}
"""What families are called at an American table."""
SHOWN_ONE_BY_ONE = 5
"""From so many copies on, a room offers to show each of them."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One design in a room."""

    design: Design
    """Its picture."""
    tradition: Tradition
    """Whose room it is."""

    @property
    def box(self) -> Box:
        """The box it lies in."""
        return BOXES[self.tradition.id]

    @property
    def url(self) -> str:
        """Where its card is."""
        return reverse("tiles:card", args=(self.tradition.id, self.design))

    @property
    def name(self) -> str:
        """What it is called here."""
        return tiles.name(self.design, american=self.tradition.american)

    @property
    def picture(self) -> SafeString:
        """The tile, beside its name."""
        return markup.unnamed(self.design, american=self.tradition.american)

    @property
    def native(self) -> terms.Native:
        """Its Chinese name."""
        return natives.native(self.design, american=self.tradition.american)

    @property
    def natives(self) -> tuple[terms.Native, ...]:
        """Its names in Chinese and Japanese."""
        return natives.natives(self.design, american=self.tradition.american)

    @property
    def copies(self) -> int:
        """How many there are."""
        return self.box.copies(self.design)

    @property
    def family(self) -> str:
        """The family it belongs to here."""
        return family_of(self.design)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The groups it belongs to, as terms, from the widest to the narrowest."""
        each = self.design
        if each.is_suit_tile:
            return "suit_tile", "terminal" if each.is_terminal else "simple"
        if each.is_honor:
            return "honor_tile", self.family
        return (self.family,) if self.tradition.american or each.is_joker else ("bonus_tile", self.family)

    @property
    def use(self) -> Said:
        """What it may do."""
        return _use(self.tradition, self.family)


@dataclass(frozen=True, slots=True)
class Family:
    """The tiles of a room that belong together."""

    id: str
    """Its id in the term base."""
    tradition: Tradition
    """Whose room it is."""
    pieces: tuple[Piece, ...]
    """Its designs, in order."""

    @property
    def term(self) -> str:
        """What it is called here, as a term."""
        return AMERICAN_TERMS.get(self.id, self.id) if self.tradition.american else self.id

    @property
    def name(self) -> str:
        """What it is called, as a headline."""
        return terms.headline(terms.plural(self.term))

    @property
    def use(self) -> Said:
        """What its tiles may do."""
        return _use(self.tradition, self.id)

    @property
    def is_optional(self) -> bool:
        """Only some tables play with it."""
        return all(each.box.is_optional(each.design) for each in self.pieces)

    @property
    def total(self) -> int:
        """How many tiles it has, all copies counted."""
        return sum(each.copies for each in self.pieces)

    @property
    def counted(self) -> str:
        """How many tiles there are, in words."""
        copies = self.pieces[0].copies
        if len(self.pieces) == 1 or copies == 1:
            said_all = ngettext("%(all)s tile", "%(all)s tiles", self.total)
            return said_all % {"all": numbers.number(self.total)}
        # Translators: a family of tiles: how many in all, and how many copies of each
        said_each = ngettext("%(all)s tile, %(each)s of each", "%(all)s tiles, %(each)s of each", self.total)
        return said_each % {"all": numbers.number(self.total), "each": numbers.number(copies)}

    @property
    def each_copy(self) -> SafeString:
        """Every copy side by side, where there are more of a tile than one expects; else nothing."""
        (first, *others) = self.pieces
        if others or first.copies < SHOWN_ONE_BY_ONE:
            return SafeString()
        copies = (tile(first.design, copy) for copy in range(1, first.copies + 1))
        return markup.row(copies, size="s", american=self.tradition.american)


@dataclass(frozen=True, slots=True)
class Alike:
    """Tiles that are taken for each other, as a room shows them."""

    pieces: tuple[Piece, ...]
    """Those of them that are in the box."""
    blank: bool
    """A blank spare tile lies beside them."""
    words: Said
    """How to tell them apart."""


def families(tradition: Tradition) -> tuple[Family, ...]:
    """Every tile of the box, family by family."""
    pieces = tuple(Piece(each, tradition) for each in BOXES[tradition.id].designs)
    found = ((id, tuple(each for each in pieces if each.family == id)) for id in ORDER)
    return tuple(Family(id, tradition, members) for id, members in found if members)


def pieces(tradition: Tradition) -> tuple[Piece, ...]:
    """Every design of the box, in the order of the room."""
    return tuple(each for family in families(tradition) for each in family.pieces)


def contents(tradition: Tradition) -> str:
    """What lies in the box, in words."""
    return terms.headline(numbers.listing([terms.plural(each.term) for each in families(tradition)]))


def lookalikes(tradition: Tradition, of: Design | None = None) -> tuple[Alike, ...]:
    """The tiles of this box that are taken for each other; only those taken for `of` if it is given."""
    notes = get_library().guide.tile_notes
    return tuple(
        Alike(found, each.blank, passage(notes.article, f"alike-{each.id}"))
        for each in notes.lookalikes
        if len(found := tuple(_in_box(each, tradition))) == len(each.tiles)
        and (of is None or of in (piece.design for piece in found))
    )


def _in_box(each: Lookalikes, tradition: Tradition) -> Iterator[Piece]:
    """Those of the look-alikes that are in the box."""
    for text in each.tiles:
        design = parse_design(text)
        if design in BOXES[tradition.id]:
            yield Piece(design, tradition)


def _use(tradition: Tradition, family: str) -> Said:
    """What the tiles of a family may do in a tradition."""
    return passage(get_library().guide.tile_notes.article, f"use-{tradition.uses[family]}")
