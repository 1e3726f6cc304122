"""The cheapest ways to a hand that wins: named ones, and all single changes tried one by one."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from engine.appraisal.appraise import Appraisal, appraise
from engine.appraisal.why_not import MOST_WAYS, why_not
from engine.chance import Chance
from engine.notation import print_tiles
from engine.reasons import ContentError, Reason
from engine.ruleset import Variant
from engine.score_requests import read_hand
from engine.shown_hands import ShownHand, ShownMeld
from engine.tiles import DESIGNS, KINDS
from engine.variants import VARIANTS, variant
from tests.engine.scoring.random_hands import hands

CHOW, KONG = ShownMeld("chow", "123m"), ShownMeld("kong", "1111m")
TABLES = [each for each in VARIANTS if each.has_sets]
LUCKY = {"way.after-kong", "way.robbed-kong", "way.last-tile", "way.last-of-its-kind"}


def told(why: Reason) -> str:
    return " ".join([why.code.removeprefix("way."), *(each.text for each in why.params.values())])  # type: ignore[union-attr]


def ways(table: str, concealed: str, win: str, *melds: ShownMeld, **more: bool) -> list[tuple[str, int]]:
    found = why_not(ShownHand(concealed, melds, win, **more), variant(table))  # type: ignore[arg-type]
    return [(", ".join(map(told, each.changes)), each.appraisal.total) for each in found.ways]


def test_nothing_is_told_of_a_hand_that_wins() -> None:
    found = why_not(ShownHand("123456789m46s11p", win="5s"), variant("mcr"))
    assert (found.missing, found.useful, found.lacking, found.ways) == (0, {}, 0, ())


def test_what_an_unfinished_hand_lacks() -> None:
    found = why_not(ShownHand("123m567s789s55p22z", win="3z"), variant("basic"))
    assert (found.missing, found.lacking) == (1, 0)
    assert {kind.text: left for kind, left in found.useful.items()} == {"5p": 2, "2z": 2}
    assert [told(each.changes[0]) for each in found.ways] == ["exchange 3z 5p"]
    far = why_not(ShownHand("147m258s369p1234z", win="5z"), variant("basic"))
    assert (far.missing, far.ways) == (9, ())


def test_how_far_a_hand_is_below_the_minimum() -> None:
    assert why_not(ShownHand("123m567s789s55p22z", win="2z"), variant("mcr")).lacking == 5
    assert why_not(ShownHand("123m567s789s55p22z", win="2z"), variant("hong_kong")).lacking == 1


@pytest.mark.parametrize(
    ("found", "first"),
    [
        pytest.param(ways("mcr", "123m456s789s55p11z", "1z"), ("self-drawn", 9), id="drawn instead of claimed"),
        pytest.param(ways("hong_kong", "567s789s55p22z", "2z", CHOW), ("all-concealed, self-drawn", 3), id="decisions"),
        pytest.param(ways("sichuan", "567s789s55s22s", "2s", CHOW), ("all-concealed", 0), id="a chow taken back"),
        pytest.param(ways("basic", "123m567s789s55p22z", "3z"), ("exchange 3z 5p", 1), id="another tile"),
        pytest.param(ways("basic", "123m567s78s155p22z", "3z"), ("exchange 1p 5p, exchange 3z 6s", 1), id="two tiles"),
        pytest.param(ways("american", "8B8B8B8C8C8C8CWWW0JG", "J"), ("exchange 6z 8s", 25), id="a line of the card"),
    ],
)  # fmt: skip
def test_the_cheapest_way(found: list[tuple[str, int]], first: tuple[str, int]) -> None:
    assert found[0] == first


def test_luck_comes_last() -> None:
    found = ways("mcr", "567m789s55p22z", "2z", KONG, self_draw=True)
    codes = [{each.split()[0] for each in way.split(", ")} for way, _ in found]
    lucky = [bool({f"way.{code}" for code in way} & LUCKY) for way in codes]
    assert lucky == sorted(lucky)


def single_changes(hand: ShownHand, table: Variant) -> Iterator[Appraisal]:
    """Every hand with another concealed tile, and the hand drawn instead of claimed, or with nothing claimed."""
    here = appraise(hand, table)
    assert here.showing is not None
    kept = here.showing.hand.kept
    others = [replace(hand, self_draw=True, kong=False)]
    for kind in range(KINDS):
        others.append(replace(hand, win=DESIGNS[kind].text))
        for out in kept:
            rest = print_tiles(each for each in kept if each is not out)
            others.append(replace(hand, concealed=f"{rest}{DESIGNS[kind].text}"))
    loose = "".join(each.tiles for each in hand.melds if each.type != "kong")
    kongs = tuple(replace(each, concealed=True, added=False) for each in hand.melds if each.type == "kong")
    others.append(replace(hand, concealed=hand.concealed + loose, melds=kongs))
    for each in others:
        try:
            yield appraise(each, table)
        except ContentError:
            continue


def unfinished_or_poor(table: Variant, many: int) -> Iterator[ShownHand]:
    """Hands that do not win there, some of them with a tile that does not belong."""
    chance = Chance(11, table.id)
    for written in hands(13, 2_000):
        hand = read_hand(written)
        if chance.below(2):
            hand = replace(hand, win=DESIGNS[chance.below(KINDS)].text, kong=False)
        try:
            if not appraise(hand, table).wins and many > 0:
                many -= 1
                yield hand
        except ContentError:
            continue


@pytest.mark.parametrize("table", TABLES, ids=lambda each: each.id)
def test_no_cheaper_way_is_overlooked(table: Variant, deep: bool) -> None:
    """Where a single decision or tile would be enough one is found, and every way that is told wins as it is told."""
    tried = 0
    for hand in islice(unfinished_or_poor(table, 200 if deep else 12), 200):
        found = why_not(hand, table)
        tried += 1
        for way in found.ways:
            again = appraise(way.shown, table)
            assert (again.wins, again.total) == (True, way.appraisal.total)
            assert {each.pattern for each in way.brings} <= {each.pattern for each in again.lines}
            assert 1 <= len(way.changes) <= 2
        assert len(found.ways) <= MOST_WAYS
        plain = [way for way in found.ways if not {each.code for each in way.changes} & LUCKY]
        singles = [each for each in single_changes(hand, table) if each.wins]
        assert bool(singles) == any(len(way.changes) == 1 for way in plain), hand
        if singles:
            assert len(plain[0].changes) == 1
    assert tried
