"""A second opinion on hands of a card: slow and plain. It takes the hands as they are listed, and nothing else."""

from collections import Counter
from functools import cache

from engine.card.cards import card
from engine.hands import Hand

CARD = card("practice_one")
Groups = tuple[tuple[str, int], ...]


@cache
def listed() -> tuple[tuple[bool, Groups, tuple[str, ...]], ...]:
    """Every hand of the card: whether its line is concealed, its groups, and the tiles outside of groups."""
    found = []
    for line in CARD.lines:
        for hand in line.hands:
            blocks = [(block.design.text, block.size) for block in hand.blocks]
            groups = tuple(sorted(block for block in blocks if block[1] > 2))
            rest = tuple(sorted(text for text, size in blocks if size < 3 for _ in range(size)))
            found.append((line.is_concealed, groups, rest))
    return tuple(found)


def laid_groups(hand: Hand) -> list[tuple[str, int]]:
    """The exposures: what they are of, and their sizes."""
    return [(next(tile.text for tile in meld.tiles if tile.text != "1j"), len(meld.tiles)) for meld in hand.melds]


def fits(groups: list[tuple[str, int]]) -> bool:
    """Some line that is not concealed has all these groups."""
    wanted = Counter(groups)
    return any(not concealed and wanted <= Counter(has) for concealed, has, _ in listed())


def finished(hand: Hand) -> bool:
    """The hand is one of the card's."""
    laid, held = Counter(laid_groups(hand)), Counter(tile.text for tile in hand.concealed)
    return any(
        not (concealed and laid) and laid <= Counter(has) and _fills(Counter(has) - laid, Counter(rest), held.copy())
        for concealed, has, rest in listed()
    )


def _fills(groups: Counter[tuple[str, int]], rest: Counter[str], held: Counter[str]) -> bool:
    """The tiles are these, jokers standing in the groups only, and none is left."""
    jokers = held.pop("1j", 0)
    if not rest <= held:
        return False
    held -= rest
    room: Counter[str] = Counter()
    for (text, size), many in groups.items():
        room[text] += size * many
    return held <= room and (room - held).total() == jokers
