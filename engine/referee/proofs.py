"""Proofs: whether everybody can see that a hand is dead.

What belongs here: the test of exposures and open tiles against the card. What does not: what follows (``dead_hands``).
"""

from collections.abc import Sequence

from engine.card.card import Card
from engine.card.reach import possible
from engine.melds import Meld
from engine.referee.dead_hands import Proof
from engine.tiles import Tile


def proof_of(card: Card, melds: Sequence[Meld], gone: Sequence[Tile] = ()) -> Proof:
    """What the exposures of a player prove, and the tiles nobody can get any more.

    Gone are all discards, jokers too, and the natural tiles other players have exposed.

    >>> from engine.card.cards import card
    >>> from engine.melds import parse_meld
    >>> proof_of(card("practice_one"), [parse_meld("222z pung"), parse_meld("111z pung")])
    <Proof.NO_LINE: 'no_line'>
    """
    if possible(card, melds, gone):
        return Proof.NONE
    return Proof.UNWINNABLE if possible(card, melds) else Proof.NO_LINE
