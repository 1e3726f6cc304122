"""Questions that are moments of play, made up by chance."""

from collections.abc import Sequence

from engine.book.finding import Proof
from engine.book.made_hands import of_suits, written
from engine.book.proofs_of_play import AlsoWins, DealsAgain, Played, PlaysOn
from engine.book.searches import Ground, Make
from engine.chance import Chance
from engine.positions import Position
from engine.seats import Seat
from engine.tiles import DESIGNS, NUMBER_SUITS, SUIT_RANKS

_HELD = 3 * 4 + 1
"""Units: tiles. What a player holds between turns."""


def _position(chance: Chance, ground: Ground, own: Sequence[int], *, size: int, but: Sequence[int] = ()) -> str:
    """A hand of so many tiles with these among them, the others by chance; one kind may be kept out."""
    pile = [kind for kind in ground.kinds for _ in range(4) if kind not in but and kind not in own]
    return written(sorted((*own, *chance.sample(pile, size - len(own)))))


def chow(chance: Chance, ground: Ground) -> Proof:
    """A discard of the player on the left that makes a row."""
    middle = 1 + chance.below(SUIT_RANKS - 2) + SUIT_RANKS * chance.below(3)
    two = (middle - 1, middle + 1)
    hand = _position(chance, ground, two, size=_HELD, but=(middle,))
    position = Position(hand, asked=f"{DESIGNS[middle].text} discard from D")
    return Played(position, f"A chow {DESIGNS[two[0]].text} {DESIGNS[two[1]].text}")


def pung(chance: Chance, ground: Ground) -> Proof:
    """A discard that makes three alike, beside three alike on the table."""
    laid, kind = chance.sample(ground.kinds, 2)
    hand = _position(chance, ground, (kind, kind), size=_HELD - 3, but=(laid,))
    position = Position(f"{hand} | {written((laid,) * 3)} pung from B", asked=f"{DESIGNS[kind].text} discard from C")
    return Played(position, f"A pung {DESIGNS[kind].text} {DESIGNS[kind].text}")


def concealed_kong(chance: Chance, ground: Ground) -> Proof:
    """Four alike in the hand."""
    kind = chance.choice(ground.kinds)
    hand = _position(chance, ground, (kind,) * 4, size=_HELD + 1)
    return Played(Position(hand), "A kong" + f" {DESIGNS[kind].text}" * 4)


def added_kong(chance: Chance, ground: Ground) -> Proof:
    """The fourth tile of a pung on the table."""
    kind = chance.choice(ground.kinds)
    hand = _position(chance, ground, (kind,), size=_HELD - 2)
    return Played(Position(f"{hand} | {written((kind,) * 3)} pung from C"), f"A add {DESIGNS[kind].text}")


def void_discard(chance: Chance, ground: Ground) -> Proof:
    """A discard while a tile of the void suit is held."""
    void, kept = chance.sample(NUMBER_SUITS, 2)
    held, let_go = chance.choice(of_suits(ground.kinds, void)), chance.choice(of_suits(ground.kinds, kept))
    hand = _position(chance, ground, (held, let_go), size=_HELD + 1)
    return Played(Position(hand, void=void.value), f"A discard {DESIGNS[let_go].text}")


def void_pung(chance: Chance, ground: Ground) -> Proof:
    """A pung while a tile of the void suit is held."""
    void, kept = chance.sample(NUMBER_SUITS, 2)
    held, kind = chance.choice(of_suits(ground.kinds, void)), chance.choice(of_suits(ground.kinds, kept))
    hand = _position(chance, ground, (held, kind, kind), size=_HELD)
    position = Position(hand, asked=f"{DESIGNS[kind].text} discard from C", void=void.value)
    return Played(position, f"A pung {DESIGNS[kind].text} {DESIGNS[kind].text}")


def charleston(part: str, verb: str, tiles: int) -> Make:
    """A question about a part of a Charleston."""

    def make(chance: Chance, ground: Ground) -> Proof:
        own = tuple(sorted(chance.sample(ground.kinds, tiles)))
        hand = _position(chance, ground, own, size=_HELD + 1)
        return Played(Position(hand, charleston=part), " ".join(("A", verb, *(DESIGNS[kind].text for kind in own))))

    return make


def joker(chance: Chance, ground: Ground) -> Proof:
    """A joker on the table, and the tile it stands for in the hand."""
    kind = chance.choice(ground.kinds)
    text = DESIGNS[kind].text
    hand = _position(chance, ground, (kind,), size=_HELD + 1)
    return Played(Position(hand, came="drawn", melds=(f"B {text}{text}1j pung from C",)), f"A exchange {text} 1j")


def several(chance: Chance, ground: Ground) -> Proof:
    """Two players who can win with one discard."""
    one, other = chance.sample((Seat.B, Seat.C, Seat.D), 2)
    return AlsoWins(DESIGNS[chance.choice(ground.kinds)].text, max(one, other), min(one, other))


def plays_on(chance: Chance, _ground: Ground) -> Proof:
    """Whether a deal goes on after a win."""
    return PlaysOn(chance.choice((Seat.A, Seat.B, Seat.C)))


def deals_again(chance: Chance, _ground: Ground) -> Proof:
    """Whether the dealer stays."""
    return DealsAgain(chance.choice(((Seat.A,), (Seat.C,), ())))
