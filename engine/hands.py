"""Hands: what one player holds and has laid down, with the keys every analysis starts from.

What belongs here: a hand as a value, and how it is written. What does not: what it is worth or lacks (``shapes``).
"""

from bisect import insort
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.melds import Meld, MeldKind, print_meld, read_meld
from engine.notation import parse_tiles, print_names, print_tiles
from engine.reasons import IllegalAction, NotationError, Reason
from engine.tiles import DESIGNS, KINDS, SUIT_RANKS, Tile, display_order

Keys = tuple[int, int, int, int]
"""How many of each kind are concealed: a number of base 5 each for characters, dots, bamboo and honors, rank 1 last."""

NO_KEYS: Keys = (0, 0, 0, 0)
"""The keys of an empty hand."""

PLACE_OF = tuple(
    (each.kind // SUIT_RANKS, 5 ** (each.kind % SUIT_RANKS)) if each.kind < KINDS else None for each in DESIGNS
)
"""Which key a design is counted in and what one of it adds, by index; None for bonus tiles and jokers."""


def keys_of(tiles: Iterable[Tile]) -> Keys:
    """The keys of some tiles; bonus tiles and jokers have no place in them.

    >>> keys_of(parse_tiles("113m 0p"))
    (27, 625, 0, 0)
    """
    keys = [0, 0, 0, 0]
    for each in tiles:
        place = PLACE_OF[each.index]
        if place is not None:
            keys[place[0]] += place[1]
    return keys[0], keys[1], keys[2], keys[3]


def _moved(keys: Keys, tile: Tile, by: int) -> Keys:
    """The keys with one tile more or less."""
    place = PLACE_OF[tile.index]
    if place is None:
        return keys
    m, p, s, z = keys
    suit, step = place
    if suit == 0:
        return m + by * step, p, s, z
    if suit == 1:
        return m, p + by * step, s, z
    if suit == 2:
        return m, p, s + by * step, z
    return m, p, s, z + by * step


@dataclass(frozen=True, slots=True)
class Hand:
    """One player's tiles. Make one with `hand_of` or `parse_hand`; both keep it in order."""

    concealed: tuple[Tile, ...] = ()
    """The tiles nobody else sees, the drawn one among them, in display order."""
    drawn: Tile | None = None
    """The concealed tile that was drawn last, until the player has discarded or melded."""
    melds: tuple[Meld, ...] = ()
    """The sets on the table, in the order they were laid."""
    bonus: tuple[Tile, ...] = ()
    """The flowers and seasons set aside."""
    keys: Keys = field(default=NO_KEYS, compare=False, repr=False)
    """The keys of the concealed tiles."""

    @property
    def kept(self) -> tuple[Tile, ...]:
        """The concealed tiles without the drawn one."""
        return tuple(each for each in self.concealed if each is not self.drawn)

    @property
    def laid_out(self) -> tuple[Tile, ...]:
        """The concealed tiles as a player keeps them: in display order, the drawn one last.

        >>> print_tiles(parse_hand("2m 5p + 1m").laid_out)
        '2m5p1m'
        """
        return (*self.kept, *((self.drawn,) if self.drawn else ()))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile the hand is made of: concealed and melded, bonus tiles aside."""
        return self.concealed + tuple(tile for meld in self.melds for tile in meld.tiles)

    def with_tile(self, tile: Tile, *, drawn: bool = False) -> "Hand":
        """The hand with one concealed tile more, as the drawn one if said so."""
        concealed = list(self.concealed)
        insort(concealed, tile, key=display_order)
        keys = _moved(self.keys, tile, 1)
        return Hand(tuple(concealed), tile if drawn else self.drawn, self.melds, self.bonus, keys)

    def without_tile(self, tile: Tile) -> "Hand":
        """The hand without one of its concealed tiles; none of the rest counts as drawn.

        Raises: IllegalAction ``hand.tile-not-held``.
        """
        if tile not in self.concealed:
            raise IllegalAction(Reason("hand.tile-not-held", {"tile": tile}))
        at = self.concealed.index(tile)
        concealed = self.concealed[:at] + self.concealed[at + 1 :]
        return Hand(concealed, None, self.melds, self.bonus, _moved(self.keys, tile, -1))

    def with_meld(self, meld: Meld) -> "Hand":
        """The hand after laying down a meld; a kong with an added tile takes the place of its pung.

        Raises: IllegalAction ``hand.tile-not-held``, ``hand.no-such-pung``.
        """
        if meld.added is None:
            rest = self
            for tile in meld.own:
                rest = rest.without_tile(tile)
            melds = (*self.melds, meld)
        else:
            pung = meld.without_added()
            if pung not in self.melds:
                raise IllegalAction(Reason("hand.no-such-pung", {"tile": meld.added}))
            rest = self.without_tile(meld.added)
            melds = tuple(meld if each == pung else each for each in self.melds)
        return Hand(rest.concealed, None, melds, self.bonus, rest.keys)

    def with_bonus(self, tile: Tile) -> "Hand":
        """The hand after setting a bonus tile aside, out of the concealed tiles if it was among them."""
        rest = self.without_tile(tile) if tile in self.concealed else self
        return Hand(rest.concealed, rest.drawn, self.melds, (*self.bonus, tile), rest.keys)


def hand_of(
    tiles: Iterable[Tile], *, drawn: Tile | None = None, melds: Iterable[Meld] = (), bonus: Iterable[Tile] = ()
) -> Hand:
    """The hand of these concealed tiles, the drawn one among them.

    Raises: NotationError ``hand.five-alike`` for more concealed tiles of a kind than any set has.
    """
    concealed = tuple(sorted(tiles, key=display_order))
    for kind, many in Counter(each.design.kind for each in concealed).items():
        if kind < KINDS and many > 4:
            raise NotationError(Reason("hand.five-alike", {"tile": DESIGNS[kind]}))
    return Hand(concealed, drawn, tuple(melds), tuple(bonus), keys_of(concealed))


def parse_hand(text: str) -> Hand:
    """The hand described by `text`: concealed tiles, + and the drawn one, then melds and bonus tiles after bars.

    Copies that are not named are the lowest not named elsewhere in the same hand.

    Raises: NotationError ``hand.unreadable``, ``hand.five-alike``, or as `parse_meld` and `parse_tiles`.

    >>> hand = parse_hand("123m 5p + 5p | 213s chow from D | 1111z concealed kong | 3f")
    >>> hand.drawn, hand.melds[0].claimed, hand.bonus
    (Tile(5p.2), Tile(2s.1), (Tile(3f.1),))
    """
    first, *others = text.split("|")
    kept, plus, drawn = first.partition("+")
    bonus = others.pop() if others and _is_bare(others[-1]) else ""
    melds = [read_meld(each) for each in others]
    spans = [kept, drawn, *(f"{each.tiles} {each.added}" for each in melds), bonus]
    tiles = iter(parse_tiles(" ".join(spans)))
    kept_tiles, drawn_tiles, *melded, bonus_tiles = [[next(tiles) for _ in parse_tiles(span)] for span in spans]
    if len(drawn_tiles) != bool(plus) or not all(each.design.is_bonus for each in bonus_tiles):
        raise NotationError(Reason("hand.unreadable", {"text": text[:40]}))
    return hand_of(
        kept_tiles + drawn_tiles,
        drawn=drawn_tiles[0] if drawn_tiles else None,
        melds=(each.meld(its_tiles) for each, its_tiles in zip(melds, melded, strict=True)),
        bonus=bonus_tiles,
    )


def _is_bare(part: str) -> bool:
    """The part between bars is nothing but tiles: no word calls it a meld."""
    return not any(kind in part.split() for kind in MeldKind)


def print_hand(hand: Hand) -> str:
    """The text of a hand, inverse of `parse_hand`: short if that is enough, else with every copy named.

    >>> print_hand(parse_hand("5p 1m 5p + 3m | 111z pung"))
    '1m55p + 3m | 111z pung'
    >>> print_hand(parse_hand("5p.3 1m"))
    '1m.1 5p.3'
    """
    short = _print(hand, named=False)
    return short if parse_hand(short) == hand else _print(hand, named=True)


def _print(hand: Hand, *, named: bool) -> str:
    """The text of a hand, with or without copies."""
    write = print_names if named else print_tiles
    parts = [f"{write(hand.kept)} + {write((hand.drawn,))}".lstrip() if hand.drawn else write(hand.kept)]
    parts += [print_meld(each, named=named) for each in hand.melds]
    parts += [write(hand.bonus)] if hand.bonus else []
    return " | ".join(parts)
