"""Small cards made on the spot."""

from engine.actions import EXPOSED
from engine.card.card import Card
from engine.card.hands import CardHand
from engine.card.letters import JOKER
from engine.card.load import load_card
from engine.melds import Meld
from engine.tiles import DESIGNS, tile

HEAD = "card mini 2027\nsection one\n"


def mini(*lines: str, year: int | None = None) -> Card:
    """A card of these lines, named e-1, e-2 and so on; a line may begin with its mark and value."""
    text = (each if each[:1] in "xc" and each[1:2] == " " else f"x 25: {each}" for each in lines)
    return load_card(HEAD + "\n".join(f"e-{at} {each}" for at, each in enumerate(text, start=1)), year=year)


def printed(hand: CardHand) -> str:
    """The blocks of a hand in notation, as they are printed: ``2z 2z 777m``."""
    return " ".join(f"{str(each.design.rank) * each.size}{each.design.suit.value}" for each in hand.blocks)


def hands(tiles: str, year: int | None = None) -> list[str]:
    """The hands of a line as text."""
    return [printed(each) for each in mini(tiles, year=year).hands]


def laid(kind: int, size: int) -> Meld:
    """A group on the table: one tile of this kind, the others jokers."""
    tiles = (tile(DESIGNS[kind], 1), *(tile(DESIGNS[JOKER], copy) for copy in range(1, size)))
    return Meld(EXPOSED[size], tiles, tiles[0])
