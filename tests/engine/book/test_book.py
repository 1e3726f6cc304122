"""The book: what it says of each tradition is complete, in order, and follows the ruleset."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.book.book import FACTS, book, said
from engine.book.entry import Head
from engine.breaks import BOTH_ROLLS
from engine.continuation import PlayOn
from engine.ruleset import Variant
from engine.scoring.fan_table import FanTable, fan
from engine.scoring.highest_legal import HighestLegalTotal
from engine.scoring.worth import Worth
from engine.variants import VARIANTS, compose, variant
from engine.variants.mcr.payments import EightAndTheHand
from engine.variants.sichuan.money import Money
from tests.engine.book.tables import playable

NAMED = pytest.mark.parametrize("table", VARIANTS, ids=lambda table: table.id)


@NAMED
def test_the_heads_come_in_order_and_every_entry_once(table: Variant) -> None:
    heads = [each.head for each in book(table)]
    assert heads == sorted(heads, key=list(Head).index)
    assert max(Counter(each.id for each in book(table)).values()) == 1


@NAMED
def test_every_head_says_enough(table: Variant) -> None:
    many = Counter(each.head for each in book(table))
    assert all(many[head] >= 5 for head in Head)
    assert sum(many.values()) >= 45


@NAMED
def test_every_option_changes_an_entry(table: Variant) -> None:
    assert {option for each in book(table) for option in each.options} == {each.id for each in table.options}


def test_an_option_belongs_to_its_entries_when_it_is_chosen_already() -> None:
    (chosen,) = (each for each in book(compose("hong_kong", [("winners", "all")])) if each.id == "several-winners")
    assert chosen.reason.code == "book.winners-all"
    assert chosen.options == ("winners",)


def test_every_fact_is_told_somewhere() -> None:
    told = {id for table in playable() for id in said(table)}
    assert {each.id for each in FACTS} == told


def test_a_table_of_nobody_has_a_book_too() -> None:
    toy = replace(variant("basic"), id="toy", continuation=PlayOn(until=2))
    assert said(toy)["wins"].params == {"count": 2}
    assert {"suits"} <= {option for each in book(toy) for option in each.options}


def _hong_kong(change: str) -> Variant:
    """Hong Kong with another worth, minimum or cap."""
    table = variant("hong_kong")
    assert isinstance(table.tally, FanTable)
    rows = tuple(replace(row, worth=fan(5)) if row.id == "all_pungs" else row for row in table.tally.patterns)
    changed = {"worth": replace(table.tally, patterns=rows), "minimum": replace(table.tally, minimum=4)}
    return replace(table, tally=changed[change])


def _mcr_with_dear_pairs() -> Variant:
    """The Chinese Official game with seven pairs worth a point."""
    table = variant("mcr")
    assert isinstance(table.tally, HighestLegalTotal)
    rows = tuple(replace(row, worth=Worth(1)) if row.id == "seven_pairs" else row for row in table.tally.patterns)
    return replace(table, tally=replace(table.tally, patterns=rows))


@pytest.mark.parametrize(
    ("table", "entry", "params"),
    [
        pytest.param(_hong_kong("worth"), "worth.all_pungs", {"count": 5}, id="a worth"),
        pytest.param(_hong_kong("minimum"), "minimum", {"count": 4}, id="a minimum"),
        pytest.param(_hong_kong("minimum"), "curve", {"fan": 4, "amount": 16}, id="what the minimum brings"),
        pytest.param(_mcr_with_dear_pairs(), "worth.seven_pairs", {"count": 1}, id="a worth among eighty-one"),
        pytest.param(
            replace(variant("mcr"), settlement=EightAndTheHand(stake=10)), "others-pay", {"count": 10}, id="a stake"
        ),
        pytest.param(
            replace(variant("mcr"), settlement=EightAndTheHand(stake=10)), "giver-pays", {"count": 10}, id="on top"
        ),
        pytest.param(
            replace(variant("sichuan"), settlement=Money(winners=3, self_drawn=4)),
            "drawn-pays",
            {"count": 4},
            id="a point more",
        ),
        pytest.param(
            replace(variant("basic"), deal=replace(variant("basic").deal, loose=3)),
            "replacements",
            {"count": 3},
            id="loose tiles",
        ),
        pytest.param(
            replace(variant("basic"), deal=replace(variant("basic").deal, breaks=BOTH_ROLLS)),
            "stacks",
            {"count": 2, "dice": 4},
            id="dice",
        ),
        pytest.param(compose("basic", [("suits", "two"), ("sets", "three")]), "goal", {"count": 3}, id="sets"),
        pytest.param(compose("basic", [("suits", "two"), ("sets", "three")]), "tiles", {"count": 72}, id="tiles"),
        pytest.param(variant("hong_kong"), "patterns", {"count": 23}, id="patterns, those of bonus tiles aside"),
        pytest.param(compose("hong_kong", [("cap", "eight")]), "limit", {"count": 8, "amount": 256}, id="a cap"),
        pytest.param(compose("classical", [("limit", "1000")]), "limit", {"count": 1000}, id="a limit"),
        pytest.param(compose("sichuan", [("cap", "three")]), "pig", {"count": 8}, id="what a pig pays"),
        pytest.param(compose("basic", [("match", "points")]), "match", {"count": 100}, id="a match for points"),
    ],
)
def test_figures_are_those_of_the_table(table: Variant, entry: str, params: dict[str, int]) -> None:
    there = said(table)[entry].params
    assert {name: value for name, value in there.items() if isinstance(value, int)} == params
