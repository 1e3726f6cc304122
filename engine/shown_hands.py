"""Shown hands: a hand and how it won, written as texts, and what must hold before it can be counted.

What belongs here: reading such a hand, and refusing what cannot lie on a table. What does not: counting it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from engine.deals import Came, Win
from engine.hands import Hand, hand_of
from engine.melds import Meld, MeldKind, makes
from engine.notation import parse_tiles
from engine.patterns.facts import Showing
from engine.reasons import ContentError, Reason
from engine.ruleset import Variant
from engine.seats import WINDS, Seat, Wind
from engine.tiles import NUMBER_SUITS, Tile

_KINDS = {each.value: each for each in MeldKind}


@dataclass(frozen=True, slots=True)
class ShownMeld:
    """A set on the table, as it is written."""

    type: str
    """``chow``, ``pung`` or ``kong``; with jokers also ``quint`` or ``sextet``."""
    tiles: str
    """Its tiles."""
    concealed: bool = False
    """It is a kong without another player's tile."""
    added: bool = False
    """It is a kong that was a pung first."""

    def meld(self, tiles: tuple[Tile, ...], *, field: str) -> Meld:
        """The meld of these tiles, named by the field if it is none.

        Raises: ContentError ``shown.no-such-meld``, ``shown.not-a-kong``.
        """
        kind = _KINDS.get(self.type)
        natural = next((each for each in tiles if not each.design.is_joker), None)
        if kind is None or natural is None or not makes(kind, tiles):
            text = f"{self.tiles} {self.type}"[:40]
            raise ContentError(Reason("shown.no-such-meld", {"text": text, "field": field}))
        if (self.concealed or self.added) and (kind is not MeldKind.KONG or (self.concealed and self.added)):
            raise ContentError(Reason("shown.not-a-kong", {"tile": tiles[0], "field": field}))
        claimed = None if self.concealed else natural
        return Meld(kind, tiles, claimed, added=tiles[-1] if self.added else None)


@dataclass(frozen=True, slots=True)
class ShownHand:
    """A hand laid open, as it is written; whatever is left out is as usual."""

    concealed: str
    """The concealed tiles, without the winning one."""
    melds: tuple[ShownMeld, ...] = ()
    """The sets on the table."""
    win: str = ""
    """The winning tile."""
    self_draw: bool = False
    """It came from the wall."""
    wall_last: bool = False
    """It was the last of the wall, or another player's when the wall was empty."""
    kong: bool = False
    """It was drawn for a kong; or, if it is another player's, taken out of a kong."""
    last_copy: bool = False
    """The other three like it lay open."""
    seat_wind: str = "E"
    """The wind the player holds: E, S, W or N."""
    round_wind: str = "E"
    """The prevailing wind."""
    flowers: str = ""
    """The bonus tiles set aside."""
    void: str = ""
    """The suit the player must do without: m, p or s."""
    wall_left: int = 0
    """Units: tiles. What can still be drawn, if it was told."""

    def showing(self, variant: Variant) -> Showing:
        """The hand as this variant counts it, won in the seat of its wind; not finished with tiles of the void suit.

        Raises: ContentError ``shown.…`` with the field and the tile, or NotationError as `parse_tiles`.
        """
        winds = self._wind("seat_wind", self.seat_wind), self._wind("round_wind", self.round_wind)
        hand, winning = self._hand(variant)
        if self.void and self.void not in NUMBER_SUITS:
            raise ContentError(Reason("shown.no-suit", {"text": self.void[:40], "field": "void"}))
        for problem in self._problems(variant, hand, winning):
            raise ContentError(problem)
        seat = Seat(winds[0])
        win = Win(
            seat,
            winning,
            self._came(),
            None if self.self_draw else seat.next,
            on_last_tile=self.wall_last,
            is_last_of_its_kind=self.last_copy,
        )
        showing = variant.showing(hand, win, seat_wind=winds[0], round_wind=winds[1])
        return replace(showing, readings=()) if any(each.design.suit == self.void for each in hand.tiles) else showing

    def _wind(self, field: str, letter: str) -> Wind:
        """The wind of this letter.

        Raises: ContentError ``shown.no-wind``.
        """
        if letter not in WINDS:
            raise ContentError(Reason("shown.no-wind", {"text": letter[:40], "field": field}))
        return WINDS[letter]

    def _hand(self, variant: Variant) -> tuple[Hand, Tile]:
        """The hand with its winning tile, and that tile. No tile is in two places.

        Raises: ContentError ``shown.no-winning-tile``, ``shown.too-many-of``, or as `ShownMeld.meld`.
        """
        fields = ("concealed", "win", "flowers", *(f"melds.{place}" for place in range(1, len(self.melds) + 1)))
        spans = (self.concealed, self.win, self.flowers, *(each.tiles for each in self.melds))
        named = iter(parse_tiles(" ".join(spans)))
        concealed, won, bonus, *laid = tiles = [tuple(next(named) for _ in parse_tiles(text)) for text in spans]
        if len(won) != 1:
            raise ContentError(Reason("shown.no-winning-tile", {"field": "win"}))
        for field, pieces in zip(fields, tiles, strict=True):
            for each in pieces:
                _check(variant, each, field)
        melds = [
            each.meld(pieces, field=field) for each, pieces, field in zip(self.melds, laid, fields[3:], strict=True)
        ]
        return hand_of((*concealed, *won), drawn=won[0], melds=melds, bonus=bonus), won[0]

    def _problems(self, variant: Variant, hand: Hand, winning: Tile) -> Iterator[Reason]:
        """What speaks against this hand, or against how it is said to have won."""
        for field, tiles in (("concealed", hand.kept), ("win", (winning,))):
            for each in tiles:
                if each.design.is_bonus and variant.deal.sets_bonus_aside:
                    yield Reason("shown.bonus-in-hand", {"tile": each, "field": field})
        for each in hand.bonus:
            if not each.design.is_bonus:
                yield Reason("shown.not-a-bonus-tile", {"tile": each, "field": "flowers"})
        needed = variant.hand_size - sum(map(variant.size_of, hand.melds))
        if len(hand.kept) != needed:
            yield Reason("shown.wrong-count", {"needed": needed, "count": len(hand.kept), "field": "concealed"})
        if self.kong and not self.self_draw and _holds(hand, winning):
            yield Reason("shown.robbed-tile-is-held", {"tile": winning, "field": "kong"})
        if self.wall_last and self.wall_left:
            yield Reason("shown.wall-not-empty", {"count": self.wall_left, "tile": winning, "field": "wall_last"})
        if self.wall_last and self.kong and not self.self_draw:
            yield Reason("shown.no-kong-at-the-end", {"tile": winning, "field": "wall_last"})

    def _came(self) -> Came:
        """How the winning tile came."""
        if self.self_draw:
            return Came.KONG if self.kong else Came.DRAWN
        return Came.ADDED_KONG if self.kong else Came.DISCARD


def _check(variant: Variant, tile: Tile, field: str) -> None:
    """Raises: ContentError ``shown.not-in-this-game``, ``shown.too-many-of``."""
    if tile.design not in variant.tile_set and not tile.design.is_bonus:
        raise ContentError(Reason("shown.not-in-this-game", {"tile": tile, "field": field}))
    if tile not in variant.tile_set and tile.copy > 1:
        raise ContentError(Reason("shown.too-many-of", {"tile": tile.design, "field": field}))


def _holds(hand: Hand, winning: Tile) -> bool:
    """The player has another tile like the winning one, so that nobody had four."""
    others: Iterable[Tile] = (each for each in hand.tiles if each is not winning)
    return any(each.design is winning.design for each in others)
