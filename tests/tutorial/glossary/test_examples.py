"""The examples of the glossary show what they stand for: the engine finds each pattern in its own."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

from engine.hands import parse_hand
from engine.notation import parse_tiles
from engine.patterns.facts import Facts
from engine.reasons import EngineError
from engine.ruleset import Variant
from engine.scoring.pattern_table import Pattern
from engine.shown_hands import ShownHand, ShownMeld
from engine.tiles import DESIGNS, Suit
from engine.variants import VARIANTS, compose, variant
from tutorial.wording import terms

SETS = ("123m", "456p", "789s", "345p", "678s", "222m", "777p", "444s", "333z", "666z")
PAIRS = ("99m", "88p", "11s", "22z", "55z")
"""What completes an example that is a part of a hand."""
WHOLE = 4
"""Units: sets. What makes a hand beside the pair."""


def tables() -> Iterator[Variant]:
    """Every table the engine plays that differs in one house rule at most."""
    for usual in VARIANTS:
        yield usual
        for option in usual.options:
            for choice in option.choices[1:]:
                try:
                    yield compose(usual.id, [(option.id, choice.id)])
                except EngineError:
                    continue


def rows() -> dict[str, list[tuple[Variant, Pattern]]]:
    """The tables and rows of each pattern, by its id."""
    found: dict[str, list[tuple[Variant, Pattern]]] = {}
    for table in tables():
        for row in table.tally.patterns:
            found.setdefault(row.id, []).append((table, row))
    return found


ROWS = rows()
WAITS = {"two_sided_wait": ["36s"], "closed_wait": ["5s"], "edge_wait": ["3s", "7s"], "pair_wait": ["7p"]}
"""What the examples of waits wait for, one after the other."""
SHOWN = [id for id in ROWS if terms.concept(id).example and id not in WAITS]


def kinds(text: str) -> set[str]:
    return {each.design.text for each in parse_tiles(text)}


def is_kong(text: str) -> bool:
    return len(parse_tiles(text)) == 4 and len(kinds(text)) == 1


def completed(groups: list[str]) -> Iterator[list[str]]:
    """The groups with as many sets and a pair as a hand needs."""
    sizes = [3 if is_kong(each) else len(parse_tiles(each)) for each in groups]
    lacking = 3 * WHOLE + 2 - sum(sizes)
    if lacking % 3 == 2:
        for sets in combinations_with_replacement(SETS, lacking // 3):
            for pair in PAIRS:
                yield [*groups, *sets, pair]
    elif lacking % 3 == 1:
        (single,) = (each.design for each in parse_tiles(groups[0]))
        if 1 < single.rank < 9:
            beside = f"{single.rank - 1}{single.rank + 1}{single.suit}"
            yield from (
                [groups[0], beside, *sets, "99p"] for sets in combinations_with_replacement(SETS[:4], WHOLE - 1)
            )
        for sets in combinations_with_replacement(SETS, lacking // 3):
            yield [groups[0] * 2, *sets]
    else:
        for sets in combinations_with_replacement(SETS, lacking // 3):
            yield [*groups, *sets]


def hands(example: str) -> Iterator[ShownHand]:
    """Hands that have these tiles, won in any way."""
    tiles = parse_tiles(example)
    flowers = "".join(each.design.text for each in tiles if each.design.suit is Suit.BONUS)
    groups = [] if flowers else example.split()
    for whole in completed(groups):
        kongs = [each for each in whole if is_kong(each)]
        rest = [each.design.text for group in whole if group not in kongs for each in parse_tiles(group)]
        for won, drawn, concealed in product(dict.fromkeys(reversed(rest)), (True, False), (True, False)):
            left = list(rest)
            left.remove(won)
            melds = tuple(
                ShownMeld("kong", each, concealed=concealed or not at, added=not concealed and bool(at))
                for at, each in enumerate(kongs)
            )
            yield ShownHand("".join(left), melds, won, self_draw=drawn, flowers=flowers)
            yield ShownHand("".join(left), melds, won, self_draw=drawn, kong=True)
            yield ShownHand("".join(left), melds, won, self_draw=drawn, wall_last=True)
            if not concealed:
                exposed = tuple(ShownMeld("kong", each, added=True) for each in kongs)
                yield ShownHand("".join(left), exposed, won, self_draw=drawn, flowers=flowers)


def shows(hand: ShownHand, table: Variant, row: Pattern) -> bool:
    """The pattern is found in the hand."""
    try:
        showing = hand.showing(table)
    except EngineError:
        return False
    return any(row.find(Facts(reading, showing)) for reading in showing.readings)


@pytest.mark.parametrize("id", SHOWN)
def test_the_engine_finds_the_pattern_in_its_example(id: str) -> None:
    example = terms.concept(id).example
    assert any(shows(hand, table, row) for hand in hands(example) for table, row in ROWS[id]), example


@pytest.mark.parametrize("id", WAITS)
def test_the_examples_of_waits_wait_for_what_they_are_said_to(id: str) -> None:
    for group, wanted in zip(terms.concept(id).example.split(), WAITS[id], strict=True):
        rest = "".join(("123m", "456m", "789p", "222z")[: (13 - len(parse_tiles(group))) // 3])
        useful = variant("basic").useful(parse_hand(f"{group}{rest}{'' if id == 'pair_wait' else '99m'}"))
        assert {DESIGNS[kind].text for kind in useful} == kinds(wanted)
