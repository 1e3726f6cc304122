"""Differences between traditions: every one is proven by a question both engines answer, and answer differently."""

import json
from itertools import combinations

import pytest

from engine.__main__ import main
from engine.book.book import said
from engine.book.candidates import SEARCHES
from engine.book.differences import Difference, differences
from engine.book.proofs import (
    AlsoWins,
    Counted,
    DealsAgain,
    Paid,
    Played,
    PlaysOn,
    Proof,
    Unwon,
    WallSpent,
    found,
)
from engine.positions import Position
from engine.ruleset import Variant
from engine.seats import Seat
from engine.shown_hands import ShownHand, ShownMeld
from engine.variants import VARIANTS, compose, variant
from tests.rotation import on_turn

PAIRS = tuple(combinations(VARIANTS, 2))
LEAST = 5
"""So many proven differences every pair has, and more."""


def _is_told_apart(each: Difference) -> bool:
    """The two answers differ in what is allowed, or in an amount."""
    here, there = ((one.allowed, one.amount, one.unit) for one in (each.here, each.there))
    return here != there


@pytest.mark.parametrize("pair", on_turn(PAIRS, days=5), ids=lambda pair: f"{pair[0].id}-{pair[1].id}")
def test_every_pair_differs_in_what_both_answer(pair: tuple[Variant, Variant]) -> None:
    here, there = pair
    proven = differences(here, there)
    assert len({each.entry for each in proven}) == len(proven) >= LEAST
    assert all(_is_told_apart(each) for each in proven)
    for each in proven:
        asked = found(each.proof, here), found(each.proof, there)
        assert [(one.allowed, one.amount) for one in asked] == [
            (each.here.allowed, each.here.amount),
            (each.there.allowed, each.there.amount),
        ]
        assert each.here.reasons
        assert each.there.reasons
        assert said(here).get(each.entry) != said(there).get(each.entry)


def test_rules_come_before_amounts() -> None:
    kinds = [each.here.allowed is each.there.allowed for each in differences(variant("hong_kong"), variant("mcr"))]
    assert kinds == sorted(kinds)
    assert set(kinds) == {False, True}


def test_turned_round_it_is_the_same() -> None:
    one, other = variant("classical"), variant("sichuan")
    there_and_back = [(each.entry, each.there, each.here) for each in differences(other, one)]
    assert there_and_back == [(each.entry, each.here, each.there) for each in differences(one, other)]


def test_a_second_look_is_at_what_was_found() -> None:
    one, other = variant("basic"), variant("classical")
    assert differences(one, other) is differences(one, other)


def test_a_table_does_not_differ_from_itself() -> None:
    assert [differences(each, each) for each in VARIANTS] == [()] * len(VARIANTS)


@pytest.mark.parametrize("chosen", [("suits", "two"), ("sets", "three")])
def test_nothing_is_proven_of_smaller_games(chosen: tuple[str, str]) -> None:
    assert differences(compose("basic", [chosen]), variant("mcr")) == ()


@pytest.mark.parametrize(
    ("id", "chosen", "entry"),
    [
        ("hong_kong", ("flowers_to_minimum", "no"), "flowers-to-minimum"),
        ("hong_kong", ("seven_pairs", "no"), "seven-pairs"),
        ("hong_kong", ("winners", "all"), "several-winners"),
        ("sichuan", ("force_void_first", "no"), "void-discards"),
        ("american", ("charleston", "none"), "before-play"),
        ("classical", ("east_doubles", "off"), "east"),
        ("classical", ("table", "bmja"), "sets"),
        ("classical", ("dealer_keeps_on_draw", "off"), "next-dealer"),
    ],
)
def test_house_rules_are_proven_too(id: str, chosen: tuple[str, str], entry: str) -> None:
    assert entry in [each.entry for each in differences(variant(id), compose(id, [chosen]))]


def test_every_search_finds_something_somewhere() -> None:
    changed = compose("hong_kong", [("flowers_to_minimum", "no")])
    pairs = (*PAIRS, (variant("hong_kong"), changed))
    assert {each.entry for each in SEARCHES} == {each.entry for pair in pairs for each in differences(*pair)}


@pytest.mark.parametrize(
    ("proof", "text"),
    [
        (
            Played(Position("456p789p123m1122z", asked="3m discard from D"), "A chow 1m 2m"),
            "hand: 456p789p123m1122z; asked: 3m discard from D; A chow 1m 2m",
        ),
        (
            Played(Position("1m", melds=("B 11z1j pung from C",)), "A exchange 1z 1j"),
            "hand: 1m; melds: B 11z1j pung from C; A exchange 1z 1j",
        ),
        (
            Counted(ShownHand("1122m", (ShownMeld("pung", "333z"),), "2m"), "all_pungs"),
            "concealed: 1122m; melds: 333z pung; win: 2m; all_pungs",
        ),
        (
            Paid(ShownHand("1122m", win="2m", self_draw=True), Seat.D),
            "concealed: 1122m; win: 2m; self_draw: True; paid by D",
        ),
        (AlsoWins("5p", Seat.C, Seat.B), "5p discard from A; B win; C win"),
        (Unwon("1122m"), "hand: 1122m; another player wins"),
        (WallSpent("1122m", "3344m"), "the wall is spent; B: 1122m; C: 3344m; paid by C"),
        (PlaysOn(Seat.B), "B win; C draws on"),
        (DealsAgain(), "dealer: A; nobody wins; A deals again"),
        (DealsAgain((Seat.C,)), "dealer: A; C win; A deals again"),
    ],
)
def test_a_question_is_written_on_a_line(proof: Proof, text: str) -> None:
    assert proof.text == text


def test_a_question_that_cannot_be_on_a_table_is_refused() -> None:
    refused = found(Counted(ShownHand("0p123m", win="1x")), variant("mcr"))
    assert not refused.allowed
    assert refused.reasons


def test_they_are_printed_with_both_answers() -> None:
    lines: list[str] = []
    assert main((), ["differences", "basic", "american"], lines.append) == 0
    first, *_ = (json.loads(line) for line in lines)
    assert first.keys() == {"entry", "asked", "basic", "american"}
    assert all(first[id]["reasons"] for id in ("basic", "american"))


def test_neither_basic_nor_american_tables_win_with_seven_pairs() -> None:
    assert "seven-pairs" not in [each.entry for each in differences(variant("basic"), variant("american"))]
