"""How fast distances are: ``python -m tests.bench.distance``.

Units: us, and Y, the time of ``sum([i * i for i in range(1000)])`` on the same machine in the same run.
"""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeVar

from engine.chance import Chance
from engine.hands import Hand, hand_of, keys_of
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.seven_pairs import SevenPairs
from engine.shapes.suit_table import SuitTable, suit_table
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.tiles import Tile, tile_set

T = TypeVar("T")
SWEEPS = 5
FOUR, FIVE = SetsAndPair(4), SetsAndPair(5)


def fastest(work: Callable[[T], object], items: Sequence[T]) -> float:
    """Seconds an item, of the fastest of a few sweeps over all of them; the first sweep warms up."""
    times = []
    for _ in range(SWEEPS):
        start = perf_counter()
        for item in items:
            work(item)
        times.append(perf_counter() - start)
    return min(times) / len(items)


def yardstick() -> float:
    """Y in seconds."""
    return fastest(lambda _: sum([i * i for i in range(1000)]), range(500))


def distance_of_tiles(tiles: tuple[Tile, ...]) -> int:
    """The tiles missing, counted from the tiles themselves."""
    return suit_table().missing(keys_of(tiles), FOUR.sets)


def finished(chance: Chance) -> Hand:
    """A finished hand: drawn towards from random tiles."""
    box = tile_set().tiles()
    hand = hand_of(chance.sample(box, 3 * FOUR.sets + 2))
    while FOUR.missing(hand):
        useful = FOUR.useful(hand)
        drawn = next(each for each in box if each.index in useful and each not in hand.concealed)
        grown = hand.with_tile(drawn)
        hand = min((grown.without_tile(each) for each in grown.concealed), key=FOUR.missing)
    return hand


def main() -> None:
    """Prints the table."""
    chance, box = Chance(1, "bench"), tile_set().tiles()
    deals = [chance.sample(box, 3 * FOUR.sets + 2) for _ in range(2_000)]
    full, ready = [hand_of(deal) for deal in deals], [hand_of(deal[1:]) for deal in deals]
    long = [hand_of(chance.sample(box, 3 * FIVE.sets + 2)) for _ in range(2_000)]
    wins = [finished(chance) for _ in range(50)]
    y = yardstick()
    rows = (
        ("reading the tables", fastest(lambda _: SuitTable(), range(5))),
        ("missing, 14 tile objects", fastest(distance_of_tiles, deals)),
        ("missing, keys on the hand", fastest(FOUR.missing, full)),
        ("missing, five sets", fastest(FIVE.missing, long)),
        ("missing, seven pairs", fastest(SevenPairs().missing, full)),
        ("missing, thirteen orphans", fastest(ThirteenOrphans().missing, full)),
        ("useful tiles of 13", fastest(FOUR.useful, ready)),
        ("useful tiles, seven pairs", fastest(SevenPairs().useful, ready[:200])),
        ("readings of a finished hand", fastest(lambda hand: [*FOUR.readings(hand, hand.concealed[5])], wins)),
        ("a tile more", fastest(lambda hand: hand.with_tile(box[40]), ready)),
        ("a tile less", fastest(lambda hand: hand.without_tile(hand.concealed[5]), full)),
    )
    print(f"Y = {y * 1e6:.1f} us")
    for name, seconds in rows:
        print(f"{name:30}{seconds * 1e6:10.2f} us{seconds / y:10.3f} Y")


if __name__ == "__main__":
    main()
