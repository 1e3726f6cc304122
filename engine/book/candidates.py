"""Candidates: questions made up by chance that may show that two tables differ in a rule.

What belongs here: for each rule, questions that could prove it. What does not: which of them does (``differences``).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.appraisal.appraise import appraise
from engine.book.made_hands import Maker, of_suits, written
from engine.book.money import DEALER, GIVER, OTHER, WINNER
from engine.book.proofs import AlsoWins, Counted, Paid, Played, Proof, Unwon
from engine.chance import Chance
from engine.positions import Position
from engine.ruleset import Variant
from engine.seats import Seat, Wind
from engine.shapes.thirteen_orphans import ORPHANS
from engine.shown_hands import ShownHand
from engine.tiles import DESIGNS, NUMBER_SUITS, SUIT_RANKS

Kinds = Sequence[int]
"""The kinds of tiles that both tables have."""
Make = Callable[[Chance, Kinds], Proof]
"""A question, by chance."""


_TRIES = 120
_TRIES_FOR_AMOUNTS = 30


def _whatever(_proof: Proof, _variant: Variant) -> bool:
    return True


def _needs_flowers(proof: Proof, variant: Variant) -> bool:
    """Without its bonus tiles the hand would not win."""
    return isinstance(proof, Counted) and not appraise(replace(proof.shown, flowers=""), variant).wins


@dataclass(frozen=True, slots=True)
class Search:
    """How a difference in a rule is looked for."""

    entry: str
    """The rule, by the id of its entry."""
    make: Make
    """Makes a question."""
    because: tuple[str, ...] = ()
    """How the reason must begin for which one table refuses; none if both allow it and the amounts differ."""
    also: Callable[[Proof, Variant], bool] = _whatever
    """What must hold at the table that allows it, so that it is this rule that decides."""
    in_both: bool = False
    """It is looked for only between tables that both say something about it."""

    @property
    def tries(self) -> int:
        """So many questions are asked before the rule is left without a proof."""
        return _TRIES if self.because else _TRIES_FOR_AMOUNTS


def _any_hand(chance: Chance, kinds: Kinds) -> Proof:
    make = Maker(chance, of_suits(kinds, *chance.sample(NUMBER_SUITS, 2), honors=bool(chance.below(2))))
    laid = chance.below(3)
    return Counted(make.shown(make.sets_and_pair(), laid=laid, self_draw=bool(chance.below(2))))


def _of_three_suits(chance: Chance, kinds: Kinds) -> Proof:
    make = Maker(chance, of_suits(kinds, *NUMBER_SUITS))
    return Counted(make.shown(make.sets_and_pair()))


def _of_honors(chance: Chance, _kinds: Kinds) -> Proof:
    make = Maker(chance, of_suits(range(len(DESIGNS)), chance.choice(NUMBER_SUITS), honors=True))
    return Counted(make.shown(make.sets_and_pair(), self_draw=True))


def _pairs(chance: Chance, kinds: Kinds) -> Proof:
    make = Maker(chance, of_suits(kinds, *chance.sample(NUMBER_SUITS, 2)))
    return Counted(make.shown(make.pairs(), self_draw=bool(chance.below(2))))


def _orphans(chance: Chance, _kinds: Kinds) -> Proof:
    make = Maker(chance, ORPHANS)
    return Counted(make.shown((ORPHANS, make.alike(1))))


def _knitted(chance: Chance, kinds: Kinds) -> Proof:
    make = Maker(chance, kinds)
    low = chance.mixed(range(3))
    knitted = tuple(suit * SUIT_RANKS + first + step for suit, first in enumerate(low) for step in (0, 3, 6))
    return Counted(make.shown((knitted, make.row(), make.alike(2))))


def _with_flowers(chance: Chance, kinds: Kinds) -> Proof:
    make = Maker(chance, of_suits(kinds, *chance.sample(NUMBER_SUITS, 2)))
    return Counted(replace(make.shown(make.sets_and_pair(rows=4), laid=1), flowers="1f5f"))


def _position(chance: Chance, kinds: Kinds, own: Sequence[int], *, size: int, but: Sequence[int] = ()) -> str:
    """A hand of so many tiles with these among them, the others by chance; one kind may be kept out."""
    pile = [kind for kind in kinds for _ in range(4) if kind not in but and kind not in own]
    return written(sorted((*own, *chance.sample(pile, size - len(own)))))


_HELD = 3 * 4 + 1


def _chow(chance: Chance, kinds: Kinds) -> Proof:
    middle = 1 + chance.below(SUIT_RANKS - 2) + SUIT_RANKS * chance.below(3)
    two = (middle - 1, middle + 1)
    hand = _position(chance, kinds, two, size=_HELD, but=(middle,))
    position = Position(hand, asked=f"{DESIGNS[middle].text} discard from D")
    return Played(position, f"A chow {DESIGNS[two[0]].text} {DESIGNS[two[1]].text}")


def _pung(chance: Chance, kinds: Kinds) -> Proof:
    laid, kind = chance.sample(kinds, 2)
    hand = _position(chance, kinds, (kind, kind), size=_HELD - 3, but=(laid,))
    position = Position(f"{hand} | {written((laid,) * 3)} pung from B", asked=f"{DESIGNS[kind].text} discard from C")
    return Played(position, f"A pung {DESIGNS[kind].text} {DESIGNS[kind].text}")


def _concealed_kong(chance: Chance, kinds: Kinds) -> Proof:
    kind = chance.choice(kinds)
    hand = _position(chance, kinds, (kind,) * 4, size=_HELD + 1)
    return Played(Position(hand), "A kong" + f" {DESIGNS[kind].text}" * 4)


def _added_kong(chance: Chance, kinds: Kinds) -> Proof:
    kind = chance.choice(kinds)
    hand = _position(chance, kinds, (kind,), size=_HELD - 2)
    return Played(Position(f"{hand} | {written((kind,) * 3)} pung from C"), f"A add {DESIGNS[kind].text}")


def _void_discard(chance: Chance, kinds: Kinds) -> Proof:
    void, kept = chance.sample(NUMBER_SUITS, 2)
    held, let_go = chance.choice(of_suits(kinds, void)), chance.choice(of_suits(kinds, kept))
    hand = _position(chance, kinds, (held, let_go), size=_HELD + 1)
    return Played(Position(hand, void=void.value), f"A discard {DESIGNS[let_go].text}")


def _void_pung(chance: Chance, kinds: Kinds) -> Proof:
    void, kept = chance.sample(NUMBER_SUITS, 2)
    held, kind = chance.choice(of_suits(kinds, void)), chance.choice(of_suits(kinds, kept))
    hand = _position(chance, kinds, (held, kind, kind), size=_HELD)
    position = Position(hand, asked=f"{DESIGNS[kind].text} discard from C", void=void.value)
    return Played(position, f"A pung {DESIGNS[kind].text} {DESIGNS[kind].text}")


def _charleston(part: str, verb: str, tiles: int) -> Make:
    """A question about a part of a Charleston."""

    def make(chance: Chance, kinds: Kinds) -> Proof:
        own = tuple(sorted(chance.sample(kinds, tiles)))
        hand = _position(chance, kinds, own, size=_HELD + 1)
        return Played(Position(hand, charleston=part), " ".join(("A", verb, *(DESIGNS[kind].text for kind in own))))

    return make


def _joker(chance: Chance, kinds: Kinds) -> Proof:
    kind = chance.choice(kinds)
    text = DESIGNS[kind].text
    hand = _position(chance, kinds, (kind,), size=_HELD + 1)
    return Played(Position(hand, came="drawn", melds=(f"B {text}{text}1j pung from C",)), f"A exchange {text} 1j")


def _several(chance: Chance, kinds: Kinds) -> Proof:
    one, other = chance.sample((Seat.B, Seat.C, Seat.D), 2)
    return AlsoWins(DESIGNS[chance.choice(kinds)].text, max(one, other), min(one, other))


def _unwon(chance: Chance, kinds: Kinds) -> Proof:
    make = Maker(chance, kinds)
    pung, pair = make.alike(3), make.alike(2)
    rest = [kind for kind in kinds if kind not in (*pung, *pair)]
    return Unwon(written(sorted((*pung, *pair, *chance.sample(rest, _HELD - 5)))))


def _dear(chance: Chance, kinds: Kinds, *, self_draw: bool) -> ShownHand:
    """A hand that is worth something nearly everywhere: pungs in one suit."""
    make = Maker(chance, of_suits(kinds, chance.choice(NUMBER_SUITS)))
    shown = make.shown(make.sets_and_pair(rows=chance.below(3)), laid=chance.below(2), self_draw=self_draw)
    return replace(shown, seat_wind=Wind(WINNER).letter)


def _paid(payer: Seat, *, self_draw: bool) -> Make:
    """A question about what this player pays."""
    return lambda chance, kinds: Paid(_dear(chance, kinds, self_draw=self_draw), payer)


def _pattern(id: str, hand: Callable[[Maker], ShownHand], *suits: int, honors: bool = True) -> Search:
    """The search for a hand that shows what a pattern is worth."""

    def make(chance: Chance, kinds: Kinds) -> Proof:
        chosen = chance.sample(NUMBER_SUITS, *suits) if suits else NUMBER_SUITS
        return Counted(hand(Maker(chance, of_suits(kinds, *chosen, honors=honors))), id)

    return Search(f"worth.{id}", make)


def _sets(*, rows: int | None = None, laid: int = 0, self_draw: bool = False) -> Callable[[Maker], ShownHand]:
    """Sets and a pair."""
    return lambda make: make.shown(make.sets_and_pair(rows=rows), laid=laid, self_draw=self_draw)


SEARCHES = (
    Search("minimum", _any_hand, ("score.",)),
    Search("goal", _any_hand, ("win.",)),
    Search("before-play", _charleston("first right", "give", 3), ("exchange.",)),
    Search("void-suit", _of_three_suits, ("void.",)),
    Search("chow", _chow, ("chow.",)),
    Search("void-discards", _void_discard, ("void.",)),
    Search("honors", _of_honors, ("shown.not-in",)),
    Search("several-winners", _several, ("claim.",)),
    Search("giver-pays", _paid(GIVER, self_draw=False)),
    Search("others-pay", _paid(OTHER, self_draw=False)),
    Search("seven-pairs", _pairs, ("win.",)),
    Search("thirteen-orphans", _orphans, ("win.",)),
    Search("knitted", _knitted, ("win.",)),
    Search("joker-exchange", _joker, ("position.",)),
    Search("pung", _pung, ("call.",)),
    Search("concealed-kong", _concealed_kong, ("exposure.",)),
    Search("added-kong", _added_kong, ("exposure.",)),
    Search("void-claims", _void_pung, ("void.",)),
    Search("flowers-to-minimum", _with_flowers, ("score.",), _needs_flowers, in_both=True),
    Search("hands-counted", _unwon),
    Search("east", _paid(DEALER, self_draw=True), in_both=True),
    Search("drawn-pays", _paid(OTHER, self_draw=True)),
    Search("blind-pass", _charleston("first left", "blind", 1), ("charleston.",)),
    Search("second-charleston", _charleston("vote", "continue", 0), ("charleston.",)),
    _pattern("seven_pairs", lambda make: make.shown(make.pairs()), 2, honors=False),
    _pattern("full_flush", _sets(rows=2), 1, honors=False),
    _pattern("all_pungs", _sets(rows=0, laid=2), 2),
    _pattern("half_flush", _sets(), 1),
    _pattern("thirteen_orphans", lambda make: make.shown((ORPHANS, make.alike(1)))),
    _pattern("dragon_pung", _sets(rows=1), 1),
    _pattern("self_drawn", _sets(self_draw=True), 1),
    _pattern("winning_hand", _sets()),
)
"""What is looked for, the rules that matter most to a player of the other table first."""
