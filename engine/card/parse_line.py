"""Reading what a card line is made of: groups, clusters, versions with their conditions.

What belongs here: the grammar of a hand and what is told where it is broken. What does not: the lines of a card around
it (``parse_card``).
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from engine.card.faces import Face, Fixed, Free, MatchingDragon, Numbered
from engine.card.grammar import Alike, Cluster, Digits, Entry, Version, YearDigits
from engine.card.letters import (
    FIXED_DRAGONS,
    FIXED_SUITS,
    FLOWER,
    FREE_DRAGONS,
    FREE_WINDS,
    LONGEST_GROUP,
    ROLES,
    SOAP,
    WINDS,
)
from engine.card.numbers import VARIABLES, Condition, Literal, Number, Variable
from engine.card.parse_numbers import parse_conditions, parse_enclosed
from engine.card.reader import Reader
from engine.reasons import ContentError, Reason

RESERVED = ("!nj", "!fj", "A", "J", "special")
"""What no line can say yet: a group without jokers, flowers as jokers, any tile, a joker that must be there."""
_ENDS = ("or", "where", "also", "makes")
_NAMED: Mapping[str, int] = MappingProxyType({"0": SOAP, "F": FLOWER, **WINDS})


def parse_versions(reader: Reader) -> tuple[Version, ...]:
    """The versions of a line, with ``or`` between them, up to its end or to ``makes``.

    Raises: ContentError ``card.expected-tile``, ``card.expected-suit``, ``card.expected-dragon``,
    ``card.expected-size``, ``card.expected-bracket``, ``card.expected-merge``, ``card.unknown-letter``,
    ``card.reserved``, or as `parse_conditions`.
    """
    versions = [_version(reader)]
    while reader.take_word("or"):
        versions.append(_version(reader))
    return tuple(versions)


def _version(reader: Reader) -> Version:
    """Groups, then ``where`` and ``also`` as often as wanted."""
    parts = [_part(reader)]
    while not (reader.is_done or reader.sees(*_ENDS)):
        parts.append(_part(reader))
    letters = Version(tuple(parts)).letters()
    conditions: list[Condition] = []
    merges: list[Mapping[str, str]] = []
    while True:
        start = reader.here()
        if reader.take_word("where"):
            found = parse_conditions(reader)
            if not frozenset().union(*(each.variables() for each in found)) <= letters:
                raise ContentError(Reason("card.unknown-letter", start))
            conditions += found
        elif reader.take_word("also"):
            merge = MappingProxyType(dict(_merges(reader, letters)))
            if not merge.keys().isdisjoint(merge.values()):
                raise ContentError(Reason("card.expected-merge", start))
            merges.append(merge)
        else:
            return Version(tuple(parts), tuple(conditions), tuple(merges))


def _merges(reader: Reader, letters: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Roles that become one suit: ``b=a``, more of them after commas."""
    while True:
        start = reader.here()
        pair = reader.match(r"[abc]\s*=\s*[abc]")
        if not pair or pair[0] == pair[-1]:
            raise ContentError(Reason("card.expected-merge", start))
        if not {pair[0], pair[-1]} <= letters:
            raise ContentError(Reason("card.unknown-letter", start))
        yield pair[0], pair[-1]
        if not reader.take(","):
            return


def _part(reader: Reader) -> Entry:
    """A cluster, or equal tiles."""
    if not reader.take("["):
        return Alike(_face(reader), _size(reader, LONGEST_GROUP))
    entries = [_entry(reader)]
    while not reader.take("]"):
        if reader.is_done or reader.sees("[", *_ENDS):
            raise ContentError(Reason("card.expected-bracket", reader.here()))
        entries.append(_entry(reader))
    return Cluster(tuple(entries))


def _entry(reader: Reader) -> Entry:
    """A single tile, a pair, or digits."""
    if reader.take("Y"):
        later = reader.match(r"\+[1-9]")
        return YearDigits(int(later or 0), _suit(reader))
    if reader.take("#"):
        if not reader.take("("):
            raise ContentError(Reason("card.expected-parenthesis", reader.here()))
        return Digits(parse_enclosed(reader), _suit(reader))
    face = _face(reader)
    return Alike(face, _size(reader, 2) if reader.sees("^") else 1)


def _face(reader: Reader) -> Face:
    """A tile."""
    if named := reader.take(_NAMED):
        return Fixed(_NAMED[named])
    if reader.take("D"):
        return _dragon(reader)
    if letter := reader.take(FREE_WINDS):
        return Free(letter)
    number: Number
    if reader.take("("):
        number = parse_enclosed(reader)
    elif digit := reader.match("[1-9]"):
        number = Literal(int(digit))
    elif letter := reader.take(VARIABLES):
        number = Variable(letter)
    elif reader.sees(*RESERVED):
        raise ContentError(Reason("card.reserved", reader.here()))
    else:
        raise ContentError(Reason("card.expected-tile", reader.here()))
    return Numbered(number, _suit(reader))


def _dragon(reader: Reader) -> Face:
    """What makes a ``D`` a dragon: a role, a letter for any, or a letter for one."""
    if role := reader.take(ROLES):
        return MatchingDragon(role)
    if letter := reader.take(FREE_DRAGONS):
        return Free(letter)
    if letter := reader.take(FIXED_DRAGONS):
        return Fixed(FIXED_DRAGONS[letter])
    raise ContentError(Reason("card.expected-dragon", reader.here()))


def _suit(reader: Reader) -> str:
    """A role or a fixed suit."""
    if letter := reader.take((*ROLES, *FIXED_SUITS)):
        return letter
    raise ContentError(Reason("card.expected-suit", reader.here()))


def _size(reader: Reader, most: int) -> int:
    """How many equal tiles."""
    start = reader.here()
    size = reader.match(r"\^[0-9]+")
    if not size or not 1 <= int(size[1:]) <= most:
        raise ContentError(Reason("card.expected-size", {**start, "most": most}))
    if reader.sees("!"):
        raise ContentError(Reason("card.reserved", reader.here()))
    return int(size[1:])
