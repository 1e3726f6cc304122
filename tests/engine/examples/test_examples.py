"""Example hands: every pattern of every table has one in which it counts."""

from dataclasses import replace

import pytest

from engine.examples.hands import hands
from engine.examples.shown import examples
from engine.notation import print_tiles
from engine.reasons import ContentError
from engine.ruleset import Option, Variant
from engine.variants import VARIANTS, compose, variant

FLOWERS = ("flowers", "on")
"""Without flowers the rows about them cannot come about."""


def chosen_in(of: Variant, option: Option, choice: str) -> tuple[tuple[str, str], ...]:
    """The choice, with flowers where they are an option of their own."""
    with_flowers = any(each.id == FLOWERS[0] for each in of.options) and option.id != FLOWERS[0]
    return ((FLOWERS,) if with_flowers else ()) + ((option.id, choice),)


def tables(of: Variant) -> list[Variant]:
    """The tables of a tradition that differ in one point."""
    found = []
    for option in of.options:
        for choice in option.choices:
            try:
                found.append(compose(of.id, chosen_in(of, option, choice.id)))
            except ContentError:
                continue
    return found


@pytest.mark.parametrize("of", VARIANTS, ids=lambda each: each.id)
def test_every_pattern_of_every_table_has_its_example(of: Variant) -> None:
    for table in tables(of):
        shown = examples(table)
        never = {row.id for row in table.tally.patterns} - shown.keys()
        assert never <= {*flower_rows(table), *lost_shapes(of, table)}, (table.options, never)


def flower_rows(table: Variant) -> set[str]:
    """The rows about flowers at a table that plays without them."""
    if any(each.is_bonus for each in table.tile_set.counts):
        return set()
    return {id for id, found in hands().items() if all(each.hand.bonus for each in found)}


def lost_shapes(of: Variant, table: Variant) -> set[str]:
    """The rows whose hands win at the usual table in a shape that this one has given up."""
    given_up = replace(of, shapes=tuple(each for each in of.shapes if each not in table.shapes))
    if not given_up.shapes:
        return set()
    return {id for id, shown in examples(of).items() if shown.example.showing(given_up).readings}


@pytest.mark.parametrize("of", VARIANTS, ids=lambda each: each.id)
def test_an_example_shows_its_pattern(of: Variant) -> None:
    for id, shown in examples(of).items():
        assert {line.pattern for line in shown.lines} == {id}
        assert shown.lines == tuple(line for line in shown.sheet.lines if line.pattern == id)
        assert shown.sheet == of.tally.sheet(shown.showing)
        together = [each for group in shown.groups for each in group]
        assert sorted(each.name for each in together) == sorted(
            each.name for each in (*shown.example.hand.tiles, *shown.example.hand.bonus)
        )
        assert set(shown.evidence) <= set(together)


def test_every_hand_is_of_use() -> None:
    """No hand stands in the file that no table takes for its example."""
    used = {id(shown.example) for of in VARIANTS for table in tables(of) for shown in examples(table).values()}
    assert [pattern for pattern, found in hands().items() for each in found if id(each) not in used] == []


def test_a_hand_that_did_not_win() -> None:
    """Three sets of dragons are a limit hand where they win, and double where they do not."""
    dutch = compose("classical", [("table", "dmjl")])
    shown = examples(dutch)["three_dragon_pungs"]
    assert shown.example.win is None
    assert print_tiles(shown.groups[-1]) == "777z"


def test_a_hand_of_the_card_has_no_patterns() -> None:
    assert examples(variant("american")) == {}
