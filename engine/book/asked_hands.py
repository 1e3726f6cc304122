"""Questions that are hands, made up by chance."""

from collections.abc import Callable
from dataclasses import replace

from engine.appraisal.appraise import appraise
from engine.book.finding import Proof
from engine.book.made_hands import Maker, of_suits, written
from engine.book.money import WINNER
from engine.book.proofs_of_hands import Counted, Paid, Unwon, WallSpent
from engine.book.searches import Ground, Make, Search
from engine.card.examples import winning_rack
from engine.chance import Chance
from engine.notation import print_tiles
from engine.ruleset import Variant
from engine.seats import Seat, Wind
from engine.shapes.thirteen_orphans import ORPHANS
from engine.shown_hands import ShownHand
from engine.tiles import DESIGNS, NUMBER_SUITS, SUIT_RANKS

_HELD = 3 * 4 + 1
"""Units: tiles. What a player holds between turns."""


def needs_flowers(proof: Proof, variant: Variant) -> bool:
    """Without its bonus tiles the hand would not win."""
    return isinstance(proof, Counted) and not appraise(replace(proof.shown, flowers=""), variant).wins


def any_hand(chance: Chance, ground: Ground) -> Proof:
    """Sets and a pair."""
    make = Maker(chance, of_suits(ground.kinds, *chance.sample(NUMBER_SUITS, 2), honors=bool(chance.below(2))))
    laid = chance.below(3)
    return Counted(make.shown(make.sets_and_pair(), laid=laid, self_draw=bool(chance.below(2))))


def of_three_suits(chance: Chance, ground: Ground) -> Proof:
    """Sets and a pair of all three suits."""
    make = Maker(chance, of_suits(ground.kinds, *NUMBER_SUITS))
    return Counted(make.shown(make.sets_and_pair()))


def of_honors(chance: Chance, _ground: Ground) -> Proof:
    """Sets and a pair with honors."""
    make = Maker(chance, of_suits(range(len(DESIGNS)), chance.choice(NUMBER_SUITS), honors=True))
    return Counted(make.shown(make.sets_and_pair(), self_draw=True))


def pairs(chance: Chance, ground: Ground) -> Proof:
    """Seven pairs."""
    make = Maker(chance, of_suits(ground.kinds, *chance.sample(NUMBER_SUITS, 2)))
    return Counted(make.shown(make.pairs(), self_draw=bool(chance.below(2))))


def orphans(chance: Chance, _ground: Ground) -> Proof:
    """Thirteen orphans."""
    make = Maker(chance, ORPHANS)
    return Counted(make.shown((ORPHANS, make.alike(1))))


def knitted(chance: Chance, ground: Ground) -> Proof:
    """A knitted straight, a row and a pair."""
    make = Maker(chance, ground.kinds)
    low = chance.mixed(range(3))
    knitted = tuple(suit * SUIT_RANKS + first + step for suit, first in enumerate(low) for step in (0, 3, 6))
    return Counted(make.shown((knitted, make.row(), make.alike(2))))


def with_flowers(chance: Chance, ground: Ground) -> Proof:
    """Rows, with two bonus tiles that are the player's own."""
    make = Maker(chance, of_suits(ground.kinds, *chance.sample(NUMBER_SUITS, 2)))
    return Counted(replace(make.shown(make.sets_and_pair(rows=4), laid=1), flowers="1f5f"))


def unwon(chance: Chance, ground: Ground) -> Proof:
    """A hand that did not win, with a pung."""
    make = Maker(chance, ground.kinds)
    pung, pair = make.alike(3), make.alike(2)
    rest = [kind for kind in ground.kinds if kind not in (*pung, *pair)]
    return Unwon(written(sorted((*pung, *pair, *chance.sample(rest, _HELD - 5)))))


def _dear(chance: Chance, ground: Ground, *, self_draw: bool) -> ShownHand:
    """A hand that is worth something nearly everywhere: pungs in one suit."""
    make = Maker(chance, of_suits(ground.kinds, chance.choice(NUMBER_SUITS)))
    shown = make.shown(make.sets_and_pair(rows=chance.below(3)), laid=chance.below(2), self_draw=self_draw)
    return replace(shown, seat_wind=Wind(WINNER).letter)


def paid(payer: Seat, *, self_draw: bool) -> Make:
    """A question about what this player pays."""
    return lambda chance, ground: Paid(_dear(chance, ground, self_draw=self_draw), payer)


def pattern(id: str, hand: Callable[[Maker], ShownHand], *suits: int, honors: bool = True) -> Search:
    """The search for a hand that shows what a pattern is worth."""

    def make(chance: Chance, ground: Ground) -> Proof:
        chosen = chance.sample(NUMBER_SUITS, *suits) if suits else NUMBER_SUITS
        return Counted(hand(Maker(chance, of_suits(ground.kinds, *chosen, honors=honors))), id)

    return Search(f"worth.{id}", make)


def sets(*, rows: int | None = None, laid: int = 0, self_draw: bool = False) -> Callable[[Maker], ShownHand]:
    """Sets and a pair."""
    return lambda make: make.shown(make.sets_and_pair(rows=rows), laid=laid, self_draw=self_draw)


def spent(chance: Chance, ground: Ground) -> Proof:
    """What the end of the wall costs."""
    kinds = of_suits(ground.kinds, *chance.sample(NUMBER_SUITS, 2))
    ready = Maker(chance, kinds).shown(Maker(chance, kinds).sets_and_pair()).concealed
    pile = [kind for kind in kinds for _ in range(2)]
    return WallSpent(ready, written(sorted(chance.sample(pile, _HELD))))


def on_the_card(*, jokers: bool) -> Make:
    """A hand that is a line of the card, with jokers or without; any hand where nobody plays with a card."""

    def make(chance: Chance, ground: Ground) -> Proof:
        if ground.card is None:
            return any_hand(chance, ground)
        racks = (winning_rack(ground.card, line).concealed for line in chance.mixed(ground.card.lines))
        last, *rest = next(rack for rack in racks if any(each.design.is_joker for each in rack) is jokers)
        return Counted(ShownHand(print_tiles(rest), win=last.design.text, self_draw=True))

    return make
