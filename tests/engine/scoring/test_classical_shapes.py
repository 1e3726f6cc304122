"""What wins at the table called bmja: at most one chow, or a hand of its own; and what such hands lack."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

import pytest

from engine.chance import Chance
from engine.hands import hand_of, parse_hand
from engine.notation import print_designs
from engine.shapes.arrangement import CHOWS, GroupKind
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.shape import OUT_OF_REACH, Shape, counts_of
from engine.shapes.thirteen_orphans import ORPHANS
from engine.tiles import DESIGNS, KINDS, Tile, tile_set
from engine.variants.classical.few_chows import FewChows
from engine.variants.classical.shapes import (
    END_PAIRS,
    GATES,
    KNITTING,
    TRIPLE_KNITTING,
    WRIGGLING_SNAKE,
)

FEW = FewChows()
BOX = tile_set().tiles()
Form = Counter[int]
"""The tiles of a finished hand, by kind."""


def has_won(shape: Shape, text: str) -> bool:
    hand = parse_hand(text)
    found = list(shape.readings(hand, hand.drawn))
    assert bool(found) == (shape.missing(hand) == 0)
    return bool(found)


@pytest.mark.parametrize(
    ("shape", "hand", "wins"),
    [
        pytest.param(FEW, "333m777m222p67s99p + 5s", True, id="one chow"),
        pytest.param(FEW, "333m777m234p67s99p + 5s", False, id="two chows"),
        pytest.param(FEW, "333m777m67s99p + 5s | 222p pung from B", True, id="one chow, a pung laid"),
        pytest.param(FEW, "333m777m67s99p + 5s | 234p chow from D", False, id="one chow, another laid"),
        pytest.param(FEW, "11122233m99s + 3m | 567p chow from D", True, id="pungs or chows"),
        pytest.param(GATES, "1112345678999m + 5m", True, id="gates and a five"),
        pytest.param(GATES, "1112345678999m + 9m", False, id="gates and a nine"),
        pytest.param(GATES, "11123456789m99m + 5p", False, id="gates and another suit"),
        pytest.param(WRIGGLING_SNAKE, "123456789p1234z + 1p", True, id="a snake"),
        pytest.param(WRIGGLING_SNAKE, "123456789p1234z + 2p", False, id="a snake with two twos"),
        pytest.param(END_PAIRS, "1199m1199p11s66z7z + 7z", True, id="pairs of ends"),
        pytest.param(END_PAIRS, "1199m1199p22s66z7z + 7z", False, id="pairs, and one of twos"),
        pytest.param(END_PAIRS, "1199m1199p66z7777z", False, id="four alike are no two pairs"),
        pytest.param(KNITTING, "2345679p234567s + 9s", True, id="knitted"),
        pytest.param(KNITTING, "2245679p224567s + 9s", True, id="knitted twice"),
        pytest.param(KNITTING, "2345679p234567s + 9m", False, id="knitted, and a third suit"),
        pytest.param(TRIPLE_KNITTING, "2467m24678p2467s + 8s", True, id="knitted in threes"),
        pytest.param(TRIPLE_KNITTING, "2467m24678p2467s + 7s", False, id="knitted in threes without a pair"),
        pytest.param(TRIPLE_KNITTING, "2222m2222p2222s8m + 8p", True, id="the same triple four times"),
    ],
)
def test_what_wins(shape: Shape, hand: str, wins: bool) -> None:
    assert has_won(shape, hand) is wins


@pytest.mark.parametrize(
    ("shape", "hand", "waits"),
    [
        pytest.param(FEW, "333m777m222p67s99p", "58s", id="one chow"),
        pytest.param(FEW, "3334m777m222p99p5s", "", id="two away"),
        pytest.param(FEW, "33345777m99p | 222p pung from B", "36m9p", id="a chow or none"),
        pytest.param(FEW, "67s99p333m | 234p chow from D | 222p pung from C", "", id="a chow is laid"),
        pytest.param(GATES, "1112345678999m", "2345678m", id="gates"),
        pytest.param(GATES, "1112345678999m | 222p pung from B", "", id="never with sets laid"),
        pytest.param(END_PAIRS, "1199m1199p11s667z", "7z", id="pairs of ends"),
        pytest.param(KNITTING, "2345679p234567s", "9s", id="knitted"),
        pytest.param(TRIPLE_KNITTING, "2467m24678p2467s", "8m8s", id="knitted in threes"),
    ],
)
def test_what_is_useful(shape: Shape, hand: str, waits: str) -> None:
    held = parse_hand(hand)
    found = shape.useful(held) if shape.missing(held) == 1 else {}
    assert print_designs(DESIGNS[kind] for kind, left in found.items() if left) == waits


def test_more_chows_laid_than_may_be() -> None:
    laid = parse_hand("333m2p | 234p chow from D | 567s chow from D | 777p pung from D")
    assert FEW.missing(laid) == OUT_OF_REACH
    assert FEW.useful(laid) == {}
    five = parse_hand("2p | " + " | ".join(["222m pung", "333m pung", "444m pung", "555m pung", "666m pung"]))
    assert FEW.missing(five) == OUT_OF_REACH


def test_each_tile_stands_alone_in_a_hand_of_its_own() -> None:
    hand = parse_hand("2345679p234567s + 9s")
    (reading,) = KNITTING.readings(hand, hand.drawn)
    assert {each.kind for each in reading.groups} == {GroupKind.SINGLE}
    assert reading.ended is not None
    assert DESIGNS[reading.ended.index].text == "9s"


def forms_of_snakes() -> Iterator[Form]:
    for low in (0, 9, 18):
        yield Counter([low, *range(low, low + 9), 27, 28, 29, 30])


def forms_of_gates() -> Iterator[Form]:
    for low in (0, 9, 18):
        for extra in range(1, 8):
            yield Counter([low, low, *range(low, low + 9), low + 8, low + 8, low + extra])


def forms_of_knitting(taken: Sequence[int]) -> Iterator[Form]:
    """Those whose ranks are all among those taken, or one other."""
    ranks = {kind % 9 for kind in taken if kind < 27} | {8}
    for one, other in ((0, 9), (0, 18), (9, 18)):
        for some in combinations_with_replacement(sorted(ranks), 7):
            form = Counter([low + rank for rank in some for low in (one, other)])
            if max(form.values()) <= 4:
                yield form


def lacking(form: Form, held: Form) -> int:
    return sum((form - held).values())


def dealt(seed: int, near: Form) -> list[Tile]:
    """Thirteen tiles, most of them of a form."""
    chance = Chance(seed, "shapes")
    wanted = near.copy()
    hand: list[Tile] = []
    for each in chance.mixed(BOX):
        fits = wanted[each.index] > 0
        if len(hand) < 13 and (fits or not chance.below(12)):
            wanted[each.index] -= fits
            hand.append(each)
    return hand


@pytest.mark.parametrize(("shape", "forms"), [(WRIGGLING_SNAKE, forms_of_snakes), (GATES, forms_of_gates)])
def test_what_is_missing_is_what_the_nearest_form_lacks(shape: Shape, forms: object, deep: bool) -> None:
    assert callable(forms)
    every = list(forms())
    for seed in range(400 if deep else 40):
        hand = hand_of(dealt(seed, every[seed % len(every)]))
        held = Counter(each.index for each in hand.concealed)
        assert shape.missing(hand) == min(lacking(form, held) for form in every)


def test_knitted_hands_lack_what_the_nearest_form_lacks() -> None:
    near = Counter({9: 2, 10: 1, 12: 1, 14: 1, 18: 2, 19: 1, 20: 1, 21: 1, 23: 1})
    for seed in range(6):
        hand = hand_of(dealt(seed, near))
        held = Counter(each.index for each in hand.concealed)
        assert KNITTING.missing(hand) == min(lacking(form, held) for form in forms_of_knitting(list(held)))


def slowly_missing(counts: Sequence[int]) -> int:
    """Tiles missing for three pungs or two pungs and a chow, and a pair, by trying all."""
    best = 0
    kinds = [kind for kind in range(KINDS) if counts[kind]]
    spare = [kind for kind in range(KINDS) if not counts[kind]][:4]
    chows: list[Counter[int]] = [Counter(CHOWS[low].kinds) for low in CHOWS]
    pungs = [Counter({kind: 3}) for kind in [*kinds, *spare]]
    held = Counter({kind: counts[kind] for kind in kinds})
    for one, other in combinations_with_replacement(range(len(pungs)), 2):
        for third in (*pungs, *chows):
            for pair in [*kinds, *spare]:
                form = pungs[one] + pungs[other] + third + Counter({pair: 2})
                if max(form.values()) <= 4 and len(form) >= 4:
                    best = max(best, sum((form & held).values()))
    return 11 - best


def test_few_chows_lack_what_trying_all_says(deep: bool) -> None:
    shape = FewChows(3)
    chance = Chance(1, "few")
    near = [each for each in BOX if each.index < 9 or each.index >= 31]
    for _ in range(40 if deep else 4):
        hand = hand_of(chance.sample(near, 10))
        assert shape.missing(hand) == slowly_missing(counts_of(hand)), hand


def test_few_chows_are_at_least_as_far_as_any() -> None:
    chance = Chance(2, "few")
    for _ in range(60):
        hand = hand_of(chance.sample(BOX, 13))
        assert FEW.missing(hand) >= SetsAndPair().missing(hand)


def test_orphans_are_what_pairs_of_ends_are_made_of() -> None:
    hand = parse_hand("19m19p19s1234567z")
    assert {counts_of(hand)[kind] for kind in ORPHANS} == {1}
    assert END_PAIRS.missing(hand) == 7
