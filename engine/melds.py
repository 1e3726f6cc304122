"""Melds: the sets a player has laid on the table, with their history.

What belongs here: what a meld is and how it is written. What does not: who may claim what (``phases``), and the sets
still hidden in a hand (``shapes``).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from engine.notation import parse_tiles, print_names, print_tiles
from engine.reasons import NotationError, Reason
from engine.seats import Seat
from engine.tiles import Tile, display_order


class MeldKind(StrEnum):
    """What a meld is; the value is its word in notation and its id in the term base."""

    CHOW = "chow"
    """Three in a row, of one suit."""
    PUNG = "pung"
    """Three alike."""
    KONG = "kong"
    """Four alike."""
    QUINT = "quint"
    """Five alike, with jokers."""
    SEXTET = "sextet"
    """Six alike, with jokers."""

    @property
    def size(self) -> int:
        """How many tiles it has.

        >>> MeldKind.KONG.size
        4
        """
        return _SIZES[self]


_SIZES = {MeldKind.CHOW: 3, MeldKind.PUNG: 3, MeldKind.KONG: 4, MeldKind.QUINT: 5, MeldKind.SEXTET: 6}


def is_row(tiles: Iterable[Tile]) -> bool:
    """The tiles are of one suit and follow one another, in any order.

    >>> is_row(parse_tiles("213m")), is_row(parse_tiles("891m"))
    (True, False)
    """
    kinds = sorted((each.design.plain for each in tiles), key=lambda plain: plain.index)
    return all(
        high.is_suit_tile and high.suit is low.suit and high.index == low.index + 1 for low, high in pairwise(kinds)
    )


def are_alike(tiles: Iterable[Tile]) -> bool:
    """The tiles count as one design; jokers stand for any.

    >>> are_alike(parse_tiles("5p0p5p")), are_alike(parse_tiles("66s1j")), are_alike(parse_tiles("556p"))
    (True, True, False)
    """
    return len({each.design.kind for each in tiles if not each.design.is_joker}) <= 1


def makes(kind: MeldKind, tiles: Sequence[Tile]) -> bool:
    """The tiles are a meld of this kind.

    >>> makes(MeldKind.CHOW, parse_tiles("406p")), makes(MeldKind.KONG, parse_tiles("111z"))
    (True, False)
    """
    return len(tiles) == kind.size and (is_row(tiles) if kind is MeldKind.CHOW else are_alike(tiles))


@dataclass(frozen=True, slots=True)
class Meld:
    """A set on the table. A kong made from an exposed pung remembers what was claimed and what was added."""

    kind: MeldKind
    """Chow, pung, kong and so on."""
    tiles: tuple[Tile, ...]
    """All its tiles, in display order."""
    claimed: Tile | None = None
    """The very tile that was claimed; None for a concealed kong."""
    giver: Seat | None = None
    """Who discarded the claimed tile; None if concealed, or where a position does not say."""
    added: Tile | None = None
    """The tile that made an exposed pung a kong later."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles, key=display_order)))

    @property
    def is_concealed(self) -> bool:
        """No tile of it was claimed."""
        return self.claimed is None

    @property
    def index(self) -> int:
        """The index of its lowest kind, jokers aside."""
        return min(each.design.kind for each in self.tiles if not each.design.is_joker)

    @property
    def own(self) -> tuple[Tile, ...]:
        """The tiles that came from the player's hand."""
        return tuple(each for each in self.tiles if each is not self.claimed)

    def with_added(self, tile: Tile) -> "Meld":
        """The kong this pung becomes."""
        return Meld(MeldKind.KONG, (*self.tiles, tile), self.claimed, self.giver, tile)

    def without_added(self) -> "Meld":
        """The pung this kong was before its fourth tile; itself if none was added."""
        if self.added is None:
            return self
        first = tuple(each for each in self.tiles if each is not self.added)
        return Meld(MeldKind.PUNG, first, self.claimed, self.giver)

    def written(self) -> tuple[Tile, ...]:
        """The tiles as notation orders them: the claimed one first, the added one last."""
        rest = tuple(each for each in self.tiles if each not in (self.claimed, self.added))
        return (*filter(None, (self.claimed,)), *rest, *filter(None, (self.added,)))


@dataclass(frozen=True, slots=True)
class MeldText:
    """A meld as it is written, before its tiles are told from their equals in the same hand."""

    kind: MeldKind
    """What the text calls it."""
    tiles: str
    """The tiles it began with, the claimed one first."""
    added: str
    """The tile added later, or nothing."""
    concealed: bool
    """The text calls it concealed."""
    giver: Seat | None
    """Who discarded the claimed tile, if the text says so."""

    def meld(self, tiles: Sequence[Tile]) -> Meld:
        """The meld of these tiles, given in the order of the text. They are not all jokers, for none is claimed.

        Raises: NotationError ``meld.not-a-set``.
        """
        if not makes(self.kind, tiles) or all(each.design.is_joker for each in tiles):
            raise NotationError(Reason("meld.not-a-set", {"text": f"{self.tiles} {self.kind}"[:40]}))
        added = tiles[-1] if self.added else None
        return Meld(self.kind, tuple(tiles), None if self.concealed else tiles[0], self.giver, added)


def read_meld(text: str) -> MeldText:
    """The parts of the text of a meld.

    Raises: NotationError ``meld.unreadable``, or as `parse_tiles`.
    """
    words = text.split()
    giver = None
    if words[-2:-1] == ["from"] and words[-1] in Seat.__members__:
        giver = Seat[words[-1]]
        del words[-2:]
    kind = next((each for each in MeldKind if words[-1:] == [each]), None)
    concealed = words[-2:-1] == ["concealed"]
    tiles, plus, added = " ".join(words[: -2 if concealed else -1]).partition("+")
    adds_one = kind is MeldKind.KONG and not concealed and len(parse_tiles(added)) == 1
    if kind is None or not tiles.strip() or (plus and not adds_one) or (concealed and giver is not None):
        raise NotationError(Reason("meld.unreadable", {"text": text[:40]}))
    return MeldText(kind, tiles.strip(), added.strip(), concealed, giver)


def parse_meld(text: str) -> Meld:
    """The meld described by `text`: its tiles (the claimed one first), its kind and who gave.

    ``213m chow from D`` was claimed with its 2; ``1111z concealed kong`` was not; ``111z+1z kong from B`` was a pung.

    Raises: NotationError ``meld.unreadable``, ``meld.not-a-set``, or as `parse_tiles`.

    >>> parse_meld("213m chow from D").claimed
    Tile(2m.1)
    >>> print_meld(parse_meld("111z + 1z kong from B"))
    '111z+1z kong from B'
    """
    parts = read_meld(text)
    return parts.meld(parse_tiles(f"{parts.tiles} {parts.added}"))


def print_meld(meld: Meld, *, named: bool = False) -> str:
    """The text of a meld, with copies named if wanted; inverse of `parse_meld` then."""
    written = meld.written()
    first = written[:-1] if meld.added else written
    write = print_names if named else print_tiles
    added = f"+{write((meld.added,))}" if meld.added else ""
    concealed = " concealed" if meld.is_concealed else ""
    giver = f" from {meld.giver.name}" if meld.giver is not None else ""
    return f"{write(first)}{added}{concealed} {meld.kind}{giver}"
