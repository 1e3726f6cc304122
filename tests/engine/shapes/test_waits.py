"""Whether a hand waited for one kind only, against trying every kind."""

from engine.chance import Chance
from engine.hands import hand_of
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.suit_readings import readings_of_counts
from engine.shapes.waits import is_only_wait
from engine.tiles import DESIGNS, KINDS, tile

SIZES = (9, 9, 9, 7)


def finishes(kinds: list[int]) -> bool:
    """The kinds are sets and a pair, more than four of one allowed."""
    groups = 0
    for suit, ranks in enumerate(SIZES):
        counts = [kinds.count(9 * suit + rank) for rank in range(ranks)]
        read = next(iter(readings_of_counts(suit, counts)), None)
        if read is None:
            return False
        groups += len(read)
    return 3 * groups == len(kinds) + 1


def random_win(chance: Chance) -> list[int]:
    """Sets and a pair, close to one another."""
    first = 9 * chance.below(3)
    while True:
        kinds: list[int] = []
        for _ in range(4):
            low = first + chance.below(9) if chance.below(3) else chance.below(KINDS)
            row = low < 27 and low % 9 < 7 and chance.below(2)
            kinds += [low, low + 1, low + 2] if row else [low] * 3
        kinds += [chance.below(KINDS)] * 2
        if max(map(kinds.count, kinds)) <= 4:
            return kinds


def test_as_trying_every_kind_says(deep: bool) -> None:
    chance = Chance(3, "waits")
    alone = 0
    for _ in range(5_000 if deep else 400):
        kinds = random_win(chance)
        last = chance.choice(kinds)
        hand = hand_of(tile(DESIGNS[kind], kinds[:at].count(kind) + 1) for at, kind in enumerate(kinds))
        assert SetsAndPair().missing(hand) == 0
        before = kinds.copy()
        before.remove(last)
        waits = [kind for kind in range(KINDS) if finishes([*before, kind])]
        assert last in waits
        assert is_only_wait(hand.keys, last) == (waits == [last])
        alone += len(waits) == 1
    assert alone > 50
