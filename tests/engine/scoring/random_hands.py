"""Random hands that won, written as requests write them, rare patterns among them as often as common ones."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

from engine.chance import Chance

Sets = list[tuple[int, ...]]
"""Sets and a pair, as indices of kinds."""
SUITS = range(3)
HONORS = tuple(range(27, 34))
ENDS = (0, 8, 9, 17, 18, 26, *HONORS)
GREEN = (19, 20, 21, 23, 25, 32)
REVERSIBLE = (9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 31)


def hands(seed: int, many: int) -> Iterator[dict[str, Any]]:
    """So many hands of this seed."""
    chance = Chance(seed, "hands")
    while many:
        theme = chance.choice(THEMES)
        groups = theme(chance)
        if groups is not None and max(Counter(kind for group in groups for kind in group).values()) <= 4:
            yield _won(groups, chance)
            many -= 1


def _chow(low: int) -> tuple[int, ...]:
    return low, low + 1, low + 2


def _chow_in(chance: Chance, kinds: frozenset[int]) -> tuple[int, ...] | None:
    lows = [low for low in range(25) if low % 9 < 7 and kinds.issuperset(_chow(low))]
    return _chow(chance.choice(lows)) if lows else None


def _of(pool: Callable[[Chance], Any], *, chows: int = 50) -> Callable[[Chance], Sets | None]:
    """Sets and a pair of these kinds, so many chows in a hundred."""

    def theme(chance: Chance) -> Sets | None:
        kinds = frozenset(pool(chance))
        sets: Sets = []
        for _ in range(4):
            row = _chow_in(chance, kinds) if chance.below(100) < chows else None
            sets.append(row or (chance.choice(tuple(kinds)),) * 3)
        return [*sets, (chance.choice(tuple(kinds)),) * 2]

    return theme


def _suit(chance: Chance) -> range:
    first = 9 * chance.below(3)
    return range(first, first + 9)


def _ranks(*wanted: int) -> Callable[[Chance], list[int]]:
    return lambda _: [9 * suit + rank - 1 for suit in SUITS for rank in wanted]


def _two_suits(chance: Chance) -> list[int]:
    left_out = chance.below(3)
    return [kind for kind in range(27) if kind // 9 != left_out] + [*HONORS] * chance.below(2)


def _some_honors(chance: Chance) -> list[int]:
    return [*_suit(chance), *HONORS]


def _combined(lows: Callable[[Chance], list[int] | None], *, pungs: bool = False) -> Callable[[Chance], Sets | None]:
    """Chows or pungs that fit together, filled up at random."""

    def theme(chance: Chance) -> Sets | None:
        starts = lows(chance)
        if starts is None:
            return None
        sets: Sets = [(low,) * 3 if pungs else _chow(low) for low in starts]
        while len(sets) < 4:
            kind = chance.below(27)
            sets.append(_chow(kind) if kind % 9 < 7 and chance.below(2) else (kind,) * 3)
        return [*sets, (chance.below(34),) * 2]

    return theme


def _same(times: int) -> Callable[[Chance], list[int]]:
    return lambda chance: [9 * chance.below(3) + chance.below(7)] * times


def _shifted(times: int, step: int, most: int) -> Callable[[Chance], list[int]]:
    """So many starts in one suit, each a step above the one before."""

    def lows(chance: Chance) -> list[int]:
        first = 9 * chance.below(3) + chance.below(most + 1 - step * (times - 1))
        return [first + step * at for at in range(times)]

    return lows


def _mixed(step: int, most: int) -> Callable[[Chance], list[int]]:
    """One start in each suit, each a step above another."""

    def lows(chance: Chance) -> list[int]:
        first = chance.below(most + 1 - 2 * step)
        return [9 * suit + first + step * at for at, suit in enumerate(chance.sample((0, 1, 2), 3))]

    return lows


def _twins(chance: Chance) -> list[int]:
    """Chows close to one another in two suits: many small combinations at once."""
    lows = [0, 1, 3, 4, 6]
    return [9 * chance.below(2) + chance.choice(lows) for _ in range(4)]


def _ends_around(suits: int) -> Callable[[Chance], Sets]:
    def theme(chance: Chance) -> Sets:
        one, two, three = chance.sample((0, 1, 2), 3)
        other = one if suits == 1 else two
        lows = (9 * one, 9 * one + 6, 9 * other, 9 * other + 6)
        fives = one if suits == 1 else three
        return [*map(_chow, lows), (9 * fives + 4,) * 2]

    return theme


def _fives(chance: Chance) -> Sets:
    lows = [9 * chance.below(3) + 2 + chance.below(3) for _ in range(4)]
    sets = [_chow(low) if chance.below(4) else (low // 9 * 9 + 4,) * 3 for low in lows]
    return [*sets, (9 * chance.below(3) + 4,) * 2]


def _outside(chance: Chance) -> Sets:
    sets: Sets = []
    for _ in range(4):
        low = 9 * chance.below(3) + 6 * chance.below(2)
        sets.append(_chow(low) if chance.below(2) else (chance.choice(ENDS),) * 3)
    return [*sets, (chance.choice(ENDS),) * 2]


def _poor(chance: Chance) -> Sets:
    """Nothing that fits together: a hand worth nothing, if it is won with another's tile."""
    lows = chance.sample((1, 2, 3, 5), 3)
    sets: Sets = [_chow(9 * suit + low) for suit, low in zip(chance.sample((0, 1, 2), 3), lows, strict=True)]
    return [*sets, (9 * chance.below(3) + 7,) * 3, (chance.choice(HONORS),) * 2]


def _pungs(chance: Chance) -> Sets:
    """Pungs of different kinds, all of which may become kongs."""
    one, two, three, four, pair = chance.sample(range(34), 5)
    return [(one,) * 3, (two,) * 3, (three,) * 3, (four,) * 3, (pair,) * 2]


def _winds(chance: Chance) -> Sets:
    one, two, three, four = chance.sample((27, 28, 29, 30), 4)
    last = (four,) * 3 if chance.below(2) else (chance.below(34),) * 3
    return [(one,) * 3, (two,) * 3, (three,) * 3, last, (chance.choice((four, chance.below(34))),) * 2]


def _dragons(chance: Chance) -> Sets:
    one, two, three = chance.sample((31, 32, 33), 3)
    third = (three,) * 3 if chance.below(2) else _chow(9 * chance.below(3) + chance.below(7))
    pair = three if chance.below(2) and third[0] != three else chance.below(31)
    return [(one,) * 3, (two,) * 3, third, (chance.below(31),) * 3, (pair,) * 2]


def _pairs(pool: Callable[[Chance], Any]) -> Callable[[Chance], Sets]:
    def theme(chance: Chance) -> Sets:
        kinds = tuple(pool(chance))
        return [(chance.choice(tuple(kinds)),) * 2 for _ in range(7)]

    return theme


def _shifted_pairs(chance: Chance) -> Sets:
    first = 9 * chance.below(3) + chance.below(3)
    return [(first + at,) * 2 for at in range(7)]


def _orphans(chance: Chance) -> Sets:
    return [*((kind,) for kind in ENDS), (chance.choice(ENDS),)]


def _knitted_tiles(chance: Chance) -> list[int]:
    firsts = chance.choice(list(permutations(range(3))))
    return [9 * suit + first + step for suit, first in enumerate(firsts) for step in (0, 3, 6)]


def _knitted(chance: Chance) -> Sets:
    honors = chance.sample(HONORS, 7 - chance.below(3))
    return [(kind,) for kind in (*honors, *chance.sample(_knitted_tiles(chance), 14 - len(honors)))]


def _knitted_straight(chance: Chance) -> Sets:
    kind = chance.below(34)
    own = _chow(kind) if kind < 27 and kind % 9 < 7 and chance.below(2) else (kind,) * 3
    return [*((kind,) for kind in _knitted_tiles(chance)), own, (chance.below(34),) * 2]


def _gates(chance: Chance) -> Sets:
    first = 9 * chance.below(3)
    ranks = (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)
    return [*((first + rank,) for rank in ranks), (first + chance.below(9),)]


THEMES: tuple[Callable[[Chance], Sets | None], ...] = (
    *(_of(lambda _: range(34), chows=chows) for chows in (0, 50, 75, 100)),
    *(_of(_two_suits, chows=chows) for chows in (30, 80)),
    *(_of(_suit, chows=chows) for chows in (0, 70)),
    *(_of(_some_honors, chows=chows) for chows in (0, 50)),
    _of(lambda _: HONORS, chows=0),
    _of(lambda _: (0, 8, 9, 17, 18, 26), chows=0),
    _of(lambda _: ENDS, chows=0),
    _of(lambda _: GREEN),
    _of(lambda _: REVERSIBLE),
    _of(_ranks(2, 4, 6, 8), chows=0),
    *(
        _of(_ranks(*ranks))
        for ranks in ((1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 2, 3, 4), (6, 7, 8, 9), (2, 3, 4, 5, 6, 7, 8))
    ),
    *(_combined(_same(times)) for times in (2, 3, 4)),
    *(_combined(_shifted(times, step, 6)) for times, step in ((3, 1), (3, 2), (4, 1), (4, 2), (3, 3))),
    *(_combined(_mixed(step, 6)) for step in (0, 1, 3)),
    *(_combined(_shifted(times, 1, 8), pungs=True) for times in (3, 4)),
    *(_combined(_mixed(step, 8), pungs=True) for step in (0, 1)),
    _combined(_twins),
    _ends_around(1),
    _ends_around(2),
    _fives,
    _outside,
    _poor,
    _pungs,
    _pungs,
    _winds,
    _dragons,
    *(_pairs(pool) for pool in (lambda _: range(34), _suit, _some_honors, lambda _: ENDS, lambda _: GREEN)),
    _shifted_pairs,
    _orphans,
    _knitted,
    _knitted_straight,
    _gates,
)
"""Where hands come from; a theme may make more than four of a kind, and is then asked again."""


def _won(groups: Sets, chance: Chance) -> dict[str, Any]:
    """The hand of these groups: some of the sets laid, and a win in some way."""
    sets = [group for group in groups if len(group) == 3]
    counts = Counter(kind for group in groups for kind in group)
    most = chance.choice((0, 0, 1, 2, 3, 4))
    melds, concealed = [], [group for group in groups if len(group) != 3]
    for group in sets:
        can_be_kong = len(set(group)) == 1 and counts[group[0]] == 3
        if len(melds) >= most:
            concealed.append(group)
        elif can_be_kong and chance.below(2):
            counts[group[0]] += 1
            concealed_kong = bool(chance.below(2))
            melds.append({"type": "kong", "tiles": _text((*group, group[0])), "concealed": concealed_kong})
        else:
            melds.append({"type": "pung" if len(set(group)) == 1 else "chow", "tiles": _text(group)})
    tiles = sorted(kind for group in concealed for kind in group)
    win = chance.choice(tiles)
    tiles.remove(win)
    held = counts[win] - 1
    self_draw, wall_last = bool(chance.below(2)), not chance.below(12)
    has_kong = any(meld["type"] == "kong" for meld in melds)
    kong = not chance.below(6) and (has_kong if self_draw else not held and not wall_last)
    return {
        "concealed": _text(tiles),
        "melds": melds,
        "win": _text((win,)),
        "self_draw": self_draw,
        "wall_last": wall_last,
        "kong": kong,
        "last_copy": not held and not chance.below(4),
        "seat_wind": "ESWN"[chance.below(4)],
        "round_wind": "ESWN"[chance.below(4)],
        "flowers": "".join(f"{rank}f" for rank in sorted(chance.sample(range(1, 9), max(0, chance.below(9) - 5)))),
    }


def _text(kinds: Any) -> str:
    return "".join(f"{kind % 9 + 1}{'mpsz'[kind // 9]}" for kind in kinds)
