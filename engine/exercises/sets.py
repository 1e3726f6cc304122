"""Sets: what a few tiles make together, why, and what is wrong with those that make nothing.

What belongs here: pairs, chows, pungs and kongs as questions see them. What does not: the question (``make_set``).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from engine.exercises.insights import insights
from engine.melds import MeldKind, are_alike, makes
from engine.reasons import Reason, Term
from engine.tiles import Tile, TileSet, display_order

PAIR = "pair"
ANY = "set"
SIZES: Mapping[str, int] = MappingProxyType({PAIR: 2, "chow": 3, "pung": 3, "kong": 4, ANY: 3})
"""What can be asked for, and how many tiles it has; any set may also be a kong."""
MELDS = (MeldKind.CHOW, MeldKind.PUNG, MeldKind.KONG)
"""What counts as any set."""
_WRAPS = ([1, 2, 9], [1, 8, 9])


@dataclass(frozen=True, slots=True)
class Flaw:
    """What keeps tiles from being the set that was asked for."""

    reasons: tuple[Reason, ...]
    """What is wrong, most specific first."""
    culprits: tuple[Tile, ...] = ()
    """The tiles to blame; none where all are well, but too few or too many."""


def term(asked: str) -> Term:
    """The word for what is asked."""
    return Term("meld" if asked == ANY else asked)


def made_of(tiles: Sequence[Tile], *, tile_set: TileSet) -> str | None:
    """What the tiles make: ``pair``, ``chow``, ``pung``, ``kong``, or None.

    A bonus tile makes nothing unless the box has equals of it; a joker stands in pungs and kongs only.

    >>> from engine.notation import parse_tiles
    >>> from engine.tiles import tile_set
    >>> made_of(parse_tiles("312m"), tile_set=tile_set()), made_of(parse_tiles("912m"), tile_set=tile_set())
    ('chow', None)
    """
    if _lone_bonus(tiles, tile_set):
        return None
    if len(tiles) == 2:
        return PAIR if are_alike(tiles) and not _jokers(tiles) else None
    return next((kind.value for kind in MELDS if makes(kind, tiles)), None)


def why(tiles: Sequence[Tile], *, tile_set: TileSet) -> tuple[Reason, ...]:
    """Why the tiles are the set they are, and what they teach."""
    made = made_of(tiles, tile_set=tile_set)
    designs = tuple(each.design for each in sorted(tiles, key=display_order))
    told = insights(designs)
    if made == MeldKind.CHOW:
        return (Reason("set.is-chow", {"tiles": designs}), *told)
    if designs[0].is_wind:
        told = (Reason("set.winds-have-no-order"),)
    elif designs[0].is_dragon:
        told = (*told, Reason("set.dragons-have-no-order"))
    if made == MeldKind.PUNG:
        return (Reason("set.is-pung", {"tiles": designs}), *told)
    if made == MeldKind.KONG:
        return (Reason("set.is-kong", {"tiles": designs}), *told)
    return (Reason("set.is-pair", {"tiles": designs}), *insights(designs))


def flaw(tiles: Sequence[Tile], *, asked: str, given: int, tile_set: TileSet) -> Flaw:
    """What keeps the tiles, of which `given` lay there already, from being what was asked."""
    lone_bonus, jokers = _lone_bonus(tiles, tile_set), _jokers(tiles)
    if lone_bonus:
        return Flaw((Reason("set.no-bonus", {"tile": lone_bonus[0].design}),), lone_bonus)
    if jokers and (asked in (PAIR, MeldKind.CHOW) or (asked == ANY and not are_alike(tiles))):
        return Flaw((Reason("set.no-joker", {"tile": jokers[0].design}),), jokers)
    size = _wrong_size(tiles, asked, given)
    made = made_of(tiles, tile_set=tile_set)
    if made is not None:
        return Flaw((Reason("set.other-kind", {"asked": term(asked), "made": Term(made)}), *size), tuple(tiles))
    return Flaw(size) if size else _wrong_tiles([each for each in tiles if each not in jokers], asked)


def _wrong_size(tiles: Sequence[Tile], asked: str, given: int) -> tuple[Reason, ...]:
    """That there are too few or too many tiles, and how many the rack has to give; nothing if the number is right."""
    if len(tiles) < SIZES[asked]:
        return (Reason("set.too-few", {"kind": term(asked), "count": SIZES[asked] - given}),)
    if len(tiles) > SIZES[asked]:
        return (Reason("set.too-many", {"kind": term(asked), "count": SIZES[asked] - given}),)
    return ()


def _wrong_tiles(tiles: Sequence[Tile], asked: str) -> Flaw:
    """What is wrong with the right number of tiles, jokers aside, seen from what was asked."""
    designs = tuple(each.design for each in sorted(tiles, key=display_order))
    many = Counter(each.design.kind for each in tiles)
    (often, most), *_ = many.most_common()
    rest = tuple(each for each in tiles if each.design.kind != often)
    named = {"tiles": designs}
    suits = {each.suit for each in designs}
    if len({each.plain.rank for each in designs}) == 1 and all(each.is_suit_tile for each in designs):
        return Flaw((Reason("set.same-number-mixed-suits", named),), tuple(tiles))
    if asked in (MeldKind.PUNG, MeldKind.KONG) and most == len(tiles) - 1:
        return Flaw((Reason("set.one-differs", {"tile": rest[0].design}),), rest)
    if asked == ANY and most == 2:
        return Flaw((Reason("set.neither", named),), tuple(tiles))
    if asked != PAIR and all(each.is_wind for each in designs):
        return Flaw((Reason("set.winds-have-no-order"),), tuple(tiles))
    if asked != PAIR and all(each.is_dragon for each in designs):
        return Flaw((Reason("set.dragons-have-no-order"),), tuple(tiles))
    if asked not in (MeldKind.CHOW, ANY):
        return Flaw((Reason("set.not-identical", named),), tuple(tiles))
    honors = tuple(each for each in tiles if each.design.is_honor)
    if honors:
        return Flaw((Reason("set.honors-make-no-chow", {"tile": honors[0].design}),), honors)
    if len(suits) > 1:
        return Flaw((Reason("set.mixed-suits", named),), _minority(tiles))
    if most == 2:
        return Flaw((Reason("set.neither", named),), tuple(tiles))
    if [each.plain.rank for each in designs] in _WRAPS:
        return Flaw((Reason("set.no-wrap", named),), tuple(tiles))
    return Flaw((Reason("set.not-consecutive", named),), tuple(tiles))


def _minority(tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """The tiles outside the suit most of them have; all, if each has its own."""
    (suit, most), *_ = Counter(each.design.suit for each in tiles).most_common()
    return tuple(each for each in tiles if most == 1 or each.design.suit is not suit)


def _jokers(tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """The jokers among the tiles."""
    return tuple(each for each in tiles if each.design.is_joker)


def _lone_bonus(tiles: Sequence[Tile], tile_set: TileSet) -> tuple[Tile, ...]:
    """The bonus tiles that have no equal in the box."""
    return tuple(each for each in tiles if each.design.is_bonus and tile_set.counts.get(each.design, 0) < 2)
