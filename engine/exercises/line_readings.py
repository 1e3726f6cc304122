"""Line readings: hands of a line of the card made by chance, and what is nearly one of them.

What belongs here: making them for questions. What does not: the question (``read_line``).
"""

from collections.abc import Sequence
from itertools import groupby

from engine.card.card import Card, CardLine
from engine.card.hands import COPIES, Block
from engine.card.letters import CALLABLE, JOKER, LONGEST_GROUP
from engine.card.racks import rack_of
from engine.card.reach import possible
from engine.chance import Chance
from engine.exercises.misreadings import misread
from engine.hands import parse_hand
from engine.notation import print_designs
from engine.tiles import DESIGNS, KINDS, Design

_TRIES = 30
"""So many mistakes are tried on a hand."""
_CANDIDATES = 8
"""Of so many lines that are nearest to a hand, chance chooses those that are offered besides its own."""

Parts = list[list[Design]]
"""Tiles as they are written, group by group."""


def hands_beside(chance: Chance, line: CardLine, *, many: int, jokers: int, apart: bool) -> tuple[str, tuple[str, ...]]:
    """A hand of the line, and so many hands or fewer that are none of it, each for a reason of its own.

    So many jokers stand in its largest group. With `apart` each group is written for itself, else all is in order.
    """
    blocks = chance.choice(line.hands).blocks
    wrong: dict[str, str] = {}
    for _ in range(_TRIES):
        text = _text(_mistaken(blocks, chance, jokers), apart=apart)
        because = misread(line, parse_hand(text))
        if because is not None:
            wrong.setdefault(because.code, text)
    return _text(_parts(blocks, jokers), apart=apart), chance.sample((*wrong.values(),), many)


def lines_beside(chance: Chance, card: Card, hand: str, *, many: int) -> tuple[str, ...]:
    """So many lines that a hand is none of, by their names, out of those that are nearest."""
    field = possible(card)
    found = zip(field.nearest(rack_of(parse_hand(hand))), field.lines, strict=True)
    others = [(missing, line.id) for (missing, _), line in found if missing]
    return chance.sample([id for _, id in sorted(others)[:_CANDIDATES]], many)


def _parts(blocks: Sequence[Block], jokers: int) -> Parts:
    """The tiles of some groups; jokers where there are too few, and so many more in the largest group."""
    left, parts = [*COPIES], Parts()
    for each in blocks:
        natural = min(each.size, left[each.kind])
        left[each.kind] -= natural
        parts.append([each.design] * natural + [DESIGNS[JOKER]] * (each.size - natural))
    largest = max(parts, key=len)
    if len(largest) >= CALLABLE:
        largest[len(largest) - jokers :] = [DESIGNS[JOKER]] * jokers
    return parts


def _mistaken(blocks: Sequence[Block], chance: Chance, jokers: int) -> Parts:
    """The same groups with one mistake: another tile, or one group longer for another, or a joker anywhere."""
    changed = [*blocks]
    one, other = chance.sample(range(len(blocks)), 2)
    tiles = _mistakable(blocks[one].design)
    if tiles and chance.below(2):
        changed[one] = Block(chance.choice(tiles), blocks[one].size)
    elif blocks[one].size > 1 and blocks[other].size < LONGEST_GROUP:
        changed[one] = Block(blocks[one].kind, blocks[one].size - 1)
        changed[other] = Block(blocks[other].kind, blocks[other].size + 1)
    parts = _parts(changed, jokers)
    if jokers and changed == [*blocks]:
        parts[one][-1] = DESIGNS[JOKER]
    return parts


def _mistakable(face: Design) -> tuple[int, ...]:
    """The tiles that are taken for this one: the same number in other suits, the next numbers, other winds, dragons."""
    return tuple(each.index for each in DESIGNS[:KINDS] if each is not face and _is_near(face, each))


def _is_near(face: Design, other: Design) -> bool:
    """It may be taken for the other."""
    if not face.is_suit_tile or not other.is_suit_tile:
        return (face.is_wind and other.is_wind) or (face.is_dragon and other.is_dragon)
    return face.rank == other.rank or (face.suit is other.suit and abs(face.rank - other.rank) == 1)


def _text(parts: Parts, *, apart: bool) -> str:
    """The tiles, group by group with single tiles together; or all in order."""
    if not apart:
        return print_designs(sorted((each for part in parts for each in part), key=lambda each: each.index))
    sets: Parts = []
    for is_single, run in groupby(parts, key=lambda each: len(each) == 1):
        groups = [*run]
        sets += [[each for (each,) in groups]] if is_single else groups
    return " ".join(map(print_designs, sets))
