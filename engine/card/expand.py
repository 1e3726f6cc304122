"""The hands of real tiles that a line stands for.

What belongs here: trying every reading of its letters. What does not: what a hand needs (``hands``).
"""

from collections.abc import Iterator, Mapping
from itertools import permutations, product
from math import perm

from engine.card.grammar import Version
from engine.card.hands import Block, CardHand
from engine.card.letters import FIXED_DRAGONS, FREE_DRAGONS, FREE_WINDS, ROLES, WINDS, YEAR
from engine.card.numbers import VARIABLES, NoSuchNumber, Values
from engine.tiles import NUMBER_SUITS, SUIT_RANKS

_ALPHABETS: tuple[tuple[str, tuple[int, ...]], ...] = (
    (ROLES, tuple(range(len(NUMBER_SUITS)))),
    (FREE_DRAGONS, tuple(sorted(FIXED_DRAGONS.values()))),
    (FREE_WINDS, tuple(sorted(WINDS.values()))),
)
"""Letters that mean different things each, and what they may mean."""


def hands_of(versions: tuple[Version, ...], year: int) -> tuple[CardHand, ...]:
    """The different hands of a line, of whatever size, buildable or not; always in the same order.

    >>> from engine.card.parse_line import parse_versions
    >>> from engine.card.reader import Reader
    >>> len(hands_of(parse_versions(Reader("F^2 2a^4 6a^4 8b^4", 1)), 2027))
    6
    """
    found: dict[CardHand, None] = {}
    for version in versions:
        for parts in printed(version, year):
            found.setdefault(hand_of_parts(parts))
    return tuple(found)


def printed(version: Version, year: int) -> Iterator[tuple[tuple[Block, ...], ...]]:
    """Every reading of a version, part by part as it is printed: each group for itself, a cluster as its tiles.

    >>> from engine.card.parse_line import parse_versions
    >>> from engine.card.reader import Reader
    >>> (version,) = parse_versions(Reader("[N E] xa^6 xb^6", 1))
    >>> [len(part) for part in next(printed(version, 2027))]
    [2, 1, 1]
    """
    for values in _readings(version, year):
        try:
            yield tuple(tuple(Block(*group) for group in part.groups(values)) for part in version.parts)
        except NoSuchNumber:
            continue


def hand_of_parts(parts: tuple[tuple[Block, ...], ...]) -> CardHand:
    """The hand that these parts make."""
    return CardHand(tuple(block for part in parts for block in part))


def many_readings(version: Version) -> int:
    """How often the letters of a version can be read at most: what its hands cost to find."""
    letters = version.letters()
    many: int = SUIT_RANKS ** len(letters & {*VARIABLES})
    for alphabet, meanings in _ALPHABETS:
        many *= perm(len(meanings), len(letters & {*alphabet}))
    return many * (1 + len(version.merges))


def _readings(version: Version, year: int) -> Iterator[Values]:
    """Every reading of a version's letters that fulfils its conditions."""
    letters = version.letters()
    variables = [each for each in VARIABLES if each in letters]
    numbers = [
        dict(zip(variables, each, strict=True)) for each in product(range(1, SUIT_RANKS + 1), repeat=len(variables))
    ]
    fulfilling = [each for each in numbers if _fulfils(version, each)]
    for merge in ({}, *version.merges):
        for places in _places(letters, merge):
            for values in fulfilling:
                yield {YEAR: year, **places, **values}


def _fulfils(version: Version, values: Values) -> bool:
    """These values fulfil the version's conditions."""
    try:
        return all(each.holds(values) for each in version.conditions)
    except NoSuchNumber:
        return False


def _places(letters: frozenset[str], merge: Mapping[str, str]) -> Iterator[Values]:
    """Every reading of the roles, free dragons and free winds among some letters."""
    choices = []
    for alphabet, meanings in _ALPHABETS:
        used = [each for each in alphabet if each in letters and each not in merge]
        choices.append([dict(zip(used, each, strict=True)) for each in permutations(meanings, len(used))])
    for suits, dragons, winds in product(*choices):
        merged = {role: suits[other] for role, other in merge.items()}
        yield {**suits, **merged, **dragons, **winds}
