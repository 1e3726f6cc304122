"""Actions: what a player decides, and how a decision is written.

What belongs here: each kind of decision as a value, its text, and why it is out of place. What does not: whether it is
legal (``phases``), and what follows from it (``events``).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from engine.melds import MeldKind
from engine.notation import parse_tiles, print_names
from engine.reasons import NotationError, Reason, Term
from engine.seats import Seat
from engine.tiles import Suit, Tile, display_order


@dataclass(frozen=True, slots=True)
class Action:
    """A decision of one player. Variants may add kinds of their own."""

    seat: Seat
    """Who decides."""

    @property
    def pieces(self) -> tuple[Tile, ...]:
        """The tiles of the player's own that it names."""
        return ()

    def out_of_place(self) -> Reason:
        """Why this kind of decision is not to be made in a phase that has no rule for it."""
        return Reason("action.not-now")


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """To discard a tile."""

    tile: Tile
    """The very tile."""

    @property
    def pieces(self) -> tuple[Tile, ...]:
        """The tile."""
        return (self.tile,)

    def out_of_place(self) -> Reason:
        """A discard waits until the last one is settled."""
        return Reason("discard.not-now")


@dataclass(frozen=True, slots=True)
class _WithTiles(Action):
    """A decision about several tiles of one's own."""

    tiles: tuple[Tile, ...]
    """The tiles from the player's own hand, in display order."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles, key=display_order)))

    @property
    def pieces(self) -> tuple[Tile, ...]:
        """The tiles."""
        return self.tiles


@dataclass(frozen=True, slots=True)
class Chow(_WithTiles):
    """To claim a discard for a row, with two tiles from the hand."""

    def out_of_place(self) -> Reason:
        """Only the latest discard can be claimed."""
        return Reason("claim.nothing-to-claim")


@dataclass(frozen=True, slots=True)
class Pung(_WithTiles):
    """To claim a discard for three alike, with two tiles from the hand."""

    def out_of_place(self) -> Reason:
        """Only the latest discard can be claimed."""
        return Reason("claim.nothing-to-claim")


@dataclass(frozen=True, slots=True)
class Kong(_WithTiles):
    """To lay four alike: with three from the hand to claim a discard, with four in one's own turn."""

    def out_of_place(self) -> Reason:
        """A kong is laid in one's own turn, or to claim a discard."""
        return Reason("kong.not-now")


@dataclass(frozen=True, slots=True)
class AddKong(Action):
    """To add the fourth tile to an exposed pung of one's own."""

    tile: Tile
    """The fourth tile."""

    @property
    def pieces(self) -> tuple[Tile, ...]:
        """The tile."""
        return (self.tile,)

    def out_of_place(self) -> Reason:
        """A tile is added in one's own turn."""
        return Reason("kong.add-in-own-turn")


@dataclass(frozen=True, slots=True)
class Win(Action):
    """To show a finished hand: with the tile drawn, or with the one another player has just let go."""

    def out_of_place(self) -> Reason:
        """There is no tile to win with."""
        return Reason("win.not-now")


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """To claim nothing."""

    def out_of_place(self) -> Reason:
        """There is nothing to answer."""
        return Reason("pass.nothing-to-answer")


@dataclass(frozen=True, slots=True)
class DeclareReady(Action):
    """To discard a tile and say that one more finishes the hand."""

    tile: Tile
    """The tile discarded."""

    @property
    def pieces(self) -> tuple[Tile, ...]:
        """The tile."""
        return (self.tile,)

    def out_of_place(self) -> Reason:
        """A ready hand is declared with a discard."""
        return Reason("ready.not-now")


@dataclass(frozen=True, slots=True)
class PassTiles(_WithTiles):
    """To give tiles of one's own to another player, before the first discard."""

    def out_of_place(self) -> Reason:
        """Tiles are given only before the first discard."""
        return Reason("exchange.not-now")


@dataclass(frozen=True, slots=True)
class BlindPass(_WithTiles):
    """To give fewer tiles of one's own, and as many of the arriving ones as make up the rest, unseen."""

    def out_of_place(self) -> Reason:
        """Tiles go on unseen in the last pass of a Charleston only."""
        return Reason("charleston.no-blind-pass-now")


@dataclass(frozen=True, slots=True)
class ContinueCharleston(Action):
    """To agree to a second Charleston."""

    def out_of_place(self) -> Reason:
        """There is one question of this kind."""
        return Reason("charleston.not-asked")


@dataclass(frozen=True, slots=True)
class StopCharleston(Action):
    """To have no second Charleston, or no more of it."""

    def out_of_place(self) -> Reason:
        """Nothing is under way that could be stopped."""
        return Reason("charleston.nothing-to-stop")


@dataclass(frozen=True, slots=True)
class LookAtTiles(Action):
    """To look at the tiles that one was passed."""

    def out_of_place(self) -> Reason:
        """No tiles lie face down before anybody."""
        return Reason("charleston.nothing-to-look-at")


@dataclass(frozen=True, slots=True)
class Courtesy(Action):
    """To say how many tiles one would like to exchange with the player across."""

    count: int
    """Units: tiles."""

    def out_of_place(self) -> Reason:
        """The courtesy pass comes after the last Charleston."""
        return Reason("charleston.no-courtesy-now")


@dataclass(frozen=True, slots=True)
class Call(_WithTiles):
    """To claim a discard for so many alike, with tiles and jokers from the hand; how many says for what."""

    @property
    def kind(self) -> MeldKind:
        """What the discard and these tiles would be.

        Raises: KeyError if no set has so many tiles.
        """
        return EXPOSED[len(self.tiles) + 1]

    def out_of_place(self) -> Reason:
        """Only the latest discard can be claimed."""
        return Reason("claim.nothing-to-claim")


@dataclass(frozen=True, slots=True)
class ChangeExposure(_WithTiles):
    """To let other tiles of one's own lie beside the one just claimed."""

    def out_of_place(self) -> Reason:
        """A set just laid is changed before the discard."""
        return Reason("exposure.not-now")


@dataclass(frozen=True, slots=True)
class ExchangeJoker(Action):
    """To give a tile for a joker that stands for such a tile in a set on the table."""

    tile: Tile
    """The tile given."""
    joker: Tile
    """The joker wanted."""

    @property
    def pieces(self) -> tuple[Tile, ...]:
        """The tile given."""
        return (self.tile,)

    def out_of_place(self) -> Reason:
        """Jokers are exchanged in one's own turn, after the draw or the call."""
        return Reason("joker.draw-or-call-first")


@dataclass(frozen=True, slots=True)
class ChooseVoid(Action):
    """To say which suit one will do without."""

    suit: Suit
    """The suit."""

    def out_of_place(self) -> Reason:
        """The suit is chosen once, before the first discard."""
        return Reason("void.not-now")


def suit_term(suit: Suit) -> Term:
    """The word for a number suit.

    >>> suit_term(Suit.DOTS).id
    'dots'
    """
    return Term(suit.name.lower())


EXPOSED: Mapping[int, MeldKind] = {each.size: each for each in MeldKind if each is not MeldKind.CHOW}
"""What so many tiles alike are, jokers among them."""

_ON_TILE: Mapping[str, Callable[[Seat, Tile], Action]] = {
    "discard": Discard,
    "add": AddKong,
    "ready": DeclareReady,
}
_ON_TILES: Mapping[str, Callable[[Seat, tuple[Tile, ...]], Action]] = {
    "chow": Chow,
    "pung": Pung,
    "kong": Kong,
    "give": PassTiles,
    "blind": BlindPass,
    "call": Call,
    "expose": ChangeExposure,
}
_BARE: Mapping[str, Callable[[Seat], Action]] = {
    "win": Win,
    "pass": Pass,
    "continue": ContinueCharleston,
    "stop": StopCharleston,
    "look": LookAtTiles,
}
_DIGITS = tuple("0123456789")
_WORDS: Mapping[type[Action], str] = {
    Discard: "discard",
    AddKong: "add",
    DeclareReady: "ready",
    Chow: "chow",
    Pung: "pung",
    Kong: "kong",
    PassTiles: "give",
    BlindPass: "blind",
    Call: "call",
    ChangeExposure: "expose",
    ExchangeJoker: "exchange",
    Courtesy: "courtesy",
    Win: "win",
    Pass: "pass",
    ContinueCharleston: "continue",
    StopCharleston: "stop",
    LookAtTiles: "look",
    ChooseVoid: "void",
}


def print_action(action: Action) -> str:
    """The text of an action, every copy named; inverse of `parse_action`.

    >>> print_action(parse_action("A chow 3m 4m"))
    'A chow 3m.1 4m.1'
    """
    words = [action.seat.name, _WORDS[type(action)]]
    if isinstance(action, ChooseVoid):
        words.append(action.suit.value)
    elif isinstance(action, Courtesy):
        words.append(str(action.count))
    elif isinstance(action, ExchangeJoker):
        words.append(print_names((action.tile, action.joker)))
    elif action.pieces:
        words.append(print_names(action.pieces))
    return " ".join(words)


def parse_action(text: str, *, held: Iterable[Tile] = ()) -> Action:
    """The action described by `text`: seat, verb and tiles. A copy that is not named is the lowest one `held`.

    Raises: NotationError ``action.unreadable``, or as `parse_tiles`.

    >>> parse_action("B void s")
    ChooseVoid(seat=<Seat.B: 1>, suit=<Suit.BAMBOO: 's'>)
    >>> parse_action("A discard 5p", held=parse_tiles("5p.3 5p.2")).tile
    Tile(5p.2)
    """
    seat_name, verb, tiles_text = ([*text.split(maxsplit=2), "", "", ""])[:3]
    if seat_name in Seat.__members__:
        seat = Seat[seat_name]
        if verb == "void" and tiles_text in tuple(Suit):
            return ChooseVoid(seat, Suit(tiles_text))
        if verb == "courtesy" and tiles_text in _DIGITS:
            return Courtesy(seat, int(tiles_text))
        if verb in _BARE and not tiles_text:
            return _BARE[verb](seat)
        if verb in _ON_TILES:
            return _ON_TILES[verb](seat, _own_copies(tiles_text, tuple(held)))
        pair = tiles_text.split()
        if verb == "exchange" and [len(parse_tiles(each)) for each in pair] == [1, 1]:
            return ExchangeJoker(seat, *_own_copies(pair[0], tuple(held)), *parse_tiles(pair[1]))
        tiles = _own_copies(tiles_text, tuple(held)) if verb in _ON_TILE else ()
        if len(tiles) == 1:
            return _ON_TILE[verb](seat, tiles[0])
    raise NotationError(Reason("action.unreadable", {"text": text[:40]}))


def _own_copies(text: str, held: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The tiles of a text; where it names no copy, the lowest held one that it does not name elsewhere."""
    written = [(each, "." in word) for word in text.split() for each in parse_tiles(word)]
    taken = {each for each, named in written if named}
    tiles = []
    for each, (_, named) in zip(parse_tiles(text), written, strict=True):
        own = sorted((t for t in held if t.index == each.index and t not in taken), key=lambda t: t.copy)
        piece = own[0] if own and not named else each
        taken.add(piece)
        tiles.append(piece)
    return tuple(tiles)
