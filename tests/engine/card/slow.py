"""A slow card that shares nothing with the engine's: it reads the text by substitution, and places tile by tile.

A tile is its American name. A hand is its groups: a tile, and how many of it. In groups of three or more jokers may
stand, so brackets say nothing more than small groups do.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product

Group = tuple[str, int]
SlowHand = tuple[Group, ...]
DRAGONS = {"B": "G", "C": "R", "D": "0", "W": "0", "G": "G", "R": "R"}
BOX = Counter({rank + suit: 4 for rank in "123456789" for suit in "BCD"})
BOX += Counter({**dict.fromkeys("NEWSRG0", 4), "F": 8, "J": 8})


class SlowLine:
    """A line of a card's text, and all hands it stands for."""

    def __init__(self, text: str, year: int) -> None:
        head, _, rest = text.partition(":")
        self.id, mark, value = head.split()
        self.is_concealed, self.value = mark == "c", int(value)
        rest, _, self.makes = rest.partition(" makes ")
        rest, *merges = rest.split(" also ")
        pattern, _, self.condition = rest.partition(" where ")
        self.words = pattern.replace("[", " ").replace("]", " ").replace("Y", f"#{year}").split()
        found = {tuple(sorted(each)) for merge in ("", *merges) for each in self._hands(merge)}
        self.hands = sorted(each for each in found if is_there(each))

    def _hands(self, merge: str) -> Iterator[SlowHand]:
        pattern = " ".join(self.words)
        letters = [each for each in "xyzpqt" if each in pattern]
        dragons = [*permutations("RG0")] if "Dm" in pattern else [("R", "G", "0")]
        winds = [*permutations("NEWS", 3)] if "v" in pattern else [("N", "E", "W")]
        for numbers in product(range(1, 10), repeat=len(letters)):
            values = dict(zip(letters, numbers, strict=True))
            if self.condition and not eval(self.condition, {}, values):
                continue
            for chosen in product(permutations("BCD"), dragons, winds):
                names = dict(zip("abcmnovwu", sum(chosen, ()), strict=True))
                if merge:
                    names[merge[0]] = names[merge[2]]
                hand = tuple(group for word in self.words for group in groups_of(word, values, names))
                if all(tile in BOX for tile, _ in hand):
                    yield hand


def groups_of(word: str, values: dict[str, int], names: dict[str, str]) -> Iterator[Group]:
    """The groups a word of a line means."""
    tile, _, size = word.partition("^")
    last = names.get(tile[-1], tile[-1])
    if tile[0] == "#":
        for digit in str(eval(tile[1:-1], {}, values)):
            yield ("0" if digit == "0" else digit + last), 1
    elif len(tile) == 1:
        yield last, int(size or 1)
    elif tile[0] == "D":
        yield DRAGONS.get(last, last), int(size or 1)
    else:
        yield f"{eval(tile[:-1], {}, values)}{last}", int(size or 1)


def slow_lines(text: str, year: int) -> list[SlowLine]:
    """The lines of a card's text."""
    return [SlowLine(each, year) for each in text.splitlines() if re.match(r"\S+ [xc] \d+:", each)]


def is_there(hand: SlowHand) -> bool:
    """The box holds what the hand needs, jokers standing where they may."""
    left, short = Counter(BOX), 0
    for tile, size in sorted(hand, key=lambda group: group[1]):
        taken = min(size, left[tile])
        left[tile] -= taken
        if taken < size < 3:
            return False
        short += size - taken
    return short <= BOX["J"]


def singles_of(hand: SlowHand) -> Counter[str]:
    """The tiles that must be natural."""
    return Counter(tile for tile, size in hand if size < 3 for _ in range(size))


def without_exposures(hand: SlowHand, exposures: Sequence[Group]) -> SlowHand | None:
    """The groups left when each exposure has taken a group of its own; None if one finds none."""
    left = list(hand)
    for exposure in exposures:
        if exposure not in left:
            return None
        left.remove(exposure)
    return tuple(left)


def is_filled(groups: SlowHand, rack: Iterable[str]) -> bool:
    """Every tile of the rack finds a place, and every place a tile: tried one by one, with every choice."""
    places = Counter((tile, size >= 3) for tile, size in groups for _ in range(size))

    def fill(rest: list[str]) -> bool:
        if not rest:
            return not places.total()
        tile = rest[-1]
        for wanted, takes_jokers in [*places]:
            if places[wanted, takes_jokers] and (tile == wanted or (tile == "J" and takes_jokers)):
                places[wanted, takes_jokers] -= 1
                if fill(rest[:-1]):
                    return True
                places[wanted, takes_jokers] += 1
        return False

    return fill(sorted(rack, key=lambda tile: (tile != "J", tile)))


def most_placed(groups: SlowHand, rack: Sequence[str]) -> int:
    """How many tiles of the rack find a place of their own, at best: a matching grown path by path."""
    places = [(tile, size >= 3) for tile, size in groups for _ in range(size)]
    held: dict[int, int] = {}

    def finds_place(at: int, tried: set[int]) -> bool:
        for place, (tile, takes_jokers) in enumerate(places):
            if place not in tried and (rack[at] == tile or (rack[at] == "J" and takes_jokers)):
                tried.add(place)
                if place not in held or finds_place(held[place], tried):
                    held[place] = at
                    return True
        return False

    return sum(finds_place(at, set()) for at in range(len(rack)))
