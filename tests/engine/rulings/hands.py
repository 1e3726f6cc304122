"""Hands of the card for a case: of the practice card, or of a card of one line."""

from collections import Counter
from collections.abc import Iterator

from engine.card.card import Card, CardLine
from engine.card.hands import Block, CardHand
from engine.card.load import load_card
from engine.hands import Hand, hand_of
from engine.notation import parse_tiles
from tests.engine.rulings.boxes import AMERICAN, CARD, Letters


def card_with(line: str) -> Card:
    """A card of one line."""
    return load_card(f"card test_card 2027\nsection lines\nl-1 x 25: {line}\n")


def card_hands(
    *, value: int | None = None, concealed: bool | None = None, section: str | None = None, jokers: int = 0
) -> Iterator[tuple[CardLine, CardHand]]:
    """The hands of the practice card that are worth so much and fit what else is wanted, jokers at least so many."""
    for line in CARD.lines:
        if value in (None, line.value) and concealed in (None, line.is_concealed) and section in (None, line.section):
            yield from ((line, hand) for hand in line.hands if can_be_laid(hand, jokers))


def can_be_laid(hand: CardHand, jokers: int) -> bool:
    """With exactly so many jokers there are tiles enough for the hand, and no joker stands where none may."""
    kinds = Counter(block.design for block in hand.blocks for _ in range(block.size))
    short = sum(max(0, many - AMERICAN.tile_set.counts[design]) for design, many in kinds.items())
    return short <= jokers <= sum(block.size for block in hand.like)


def tiles_of(hand: CardHand, *, jokers: int = 0, keep: Block | None = None) -> list[str]:
    """The tiles of a hand of the card with so many jokers in its groups, but not in the one that is kept."""
    kinds: Counter[str] = Counter()
    found: list[str] = []
    for block in hand.blocks:
        for _ in range(block.size):
            kinds[block.design.text] += 1
            is_short = kinds[block.design.text] > AMERICAN.tile_set.counts[block.design]
            found.append("J" if is_short else block.design.text)
    jokers -= found.count("J")
    blocks = [block for block in hand.blocks for _ in range(block.size)]
    places = [at for at, block in enumerate(blocks) if block.takes_jokers and block != keep and found[at] != "J"]
    for at in places[: max(0, jokers)]:
        found[at] = "J"
    return found


def as_hand(letters: Letters) -> Hand:
    """A hand of these concealed tiles."""
    return hand_of(parse_tiles(" ".join(letters)))
