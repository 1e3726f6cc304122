"""Racks to try a card with: dealt ones, and ones made from a line with some tiles changed and jokers put in."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from engine.chance import Chance
from engine.hands import Hand, parse_hand
from tests.engine.card.slow import BOX, Group, SlowLine, singles_of, without_exposures

SIZES = {3: "pung", 4: "kong", 5: "quint", 6: "sextet"}
SIZE = 14


@dataclass(frozen=True, slots=True)
class Rack:
    """Concealed tiles and exposures by their names."""

    concealed: tuple[str, ...]
    exposed: tuple[tuple[str, ...], ...] = ()

    @property
    def groups(self) -> list[Group]:
        """The exposures as groups: the natural tile, and how many."""
        return [(tiles[0], len(tiles)) for tiles in self.exposed]

    @property
    def hand(self) -> Hand:
        """The same as the engine holds it."""
        melds = [f"{' '.join(tiles)} {SIZES[len(tiles)]}" for tiles in self.exposed]
        return parse_hand(" | ".join([" ".join(self.concealed), *melds]))


def racks(lines: list[SlowLine], seed: int, many: int) -> Iterator[Rack]:
    """So many racks of 14: every other one dealt, the rest made from a line with up to three tiles changed."""
    chance = Chance(seed, "racks")
    for at in range(many):
        yield dealt(chance) if at % 2 else made(lines, chance, changes=chance.below(4))


def dealt(chance: Chance, size: int = SIZE) -> Rack:
    """Tiles as they come."""
    return Rack(tuple(chance.sample([*BOX.elements()], size)))


def made(lines: list[SlowLine], chance: Chance, *, changes: int) -> Rack:
    """A hand of a line with jokers put in, some groups exposed, and some concealed tiles changed."""
    line = chance.choice(lines)
    hand = chance.choice(line.hands)
    left, jokers = Counter(BOX), chance.below(5)
    groups = []
    for tile, size in sorted(hand, key=lambda group: group[1]):
        natural = min(size, left[tile])
        if size >= 3:
            put_in = min(jokers, natural, chance.below(3))
            natural -= put_in
            jokers -= put_in
        left -= Counter({tile: natural, "J": size - natural})
        groups.append((tile,) * natural + ("J",) * (size - natural))
    exposed = [each for each in groups if len(each) >= 3 and each[0] != "J" and not chance.below(4)]
    concealed = [tile for each in groups if each not in exposed for tile in each]
    for _ in range(min(changes, len(concealed))):
        concealed[chance.below(len(concealed))] = (new := chance.choice([*left.elements()]))
        left[new] -= 1
    return Rack(tuple(concealed), tuple(exposed))


def fits(line: SlowLine, rack: Rack) -> list[tuple[Group, ...]]:
    """What is left of each hand of the line beside the rack's exposures, where it has a place for them.

    The tiles that must be natural are not all laid down.
    """
    if rack.exposed and line.is_concealed:
        return []
    free = BOX - Counter(tile for tiles in rack.exposed for tile in tiles)
    left = (without_exposures(hand, rack.groups) for hand in line.hands)
    return [each for each in left if each is not None and singles_of(each) <= free]
