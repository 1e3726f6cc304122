"""From the built wall to full hands: dice, gap, blocks of four, last tiles, bonus tiles."""

from dataclasses import replace

import pytest

from engine.breaks import (
    BOTH_ROLLS,
    ONE_ROLL,
    OWN_WALL,
    SECOND_ROLL,
    SMALLER_DIE,
    THREE_DICE,
    Break,
    Gap,
    stacks_before,
)
from engine.deals import Carry
from engine.events import Broken, Dealt, Drew, Revealed, Rolled, SetApart
from engine.play import begin
from engine.reasons import ContentError
from engine.ruleset import Variant
from engine.seats import Seat, Wind
from engine.tiles import tile_set
from engine.variants import VARIANTS, compose, variant
from tests.engine.playing import opened, seeded, stacked


@pytest.mark.parametrize(
    ("breaks", "dice", "gap"),
    [
        pytest.param(OWN_WALL, (3, 4), Gap(Wind.EAST, 7), id="own wall"),
        pytest.param(ONE_ROLL, (3, 4), Gap(Wind.WEST, 7), id="one roll"),
        pytest.param(THREE_DICE, (1, 1, 3), Gap(Wind.EAST, 5), id="three dice"),
        pytest.param(SECOND_ROLL, (1, 1, 6, 4), Gap(Wind.SOUTH, 10), id="second roll"),
        pytest.param(replace(SECOND_ROLL, first=Wind.SOUTH), (1, 1, 6, 4), Gap(Wind.WEST, 10), id="from the right"),
        pytest.param(BOTH_ROLLS, (1, 1, 6, 4), Gap(Wind.SOUTH, 12), id="both rolls"),
        pytest.param(SMALLER_DIE, (5, 3), Gap(Wind.NORTH, 3), id="the smaller die"),
    ],
)
def test_where_dice_open_the_wall(breaks: Break, dice: tuple[int, ...], gap: Gap) -> None:
    assert breaks.gap(dice) == gap
    assert breaks.dice == len(dice)


@pytest.mark.parametrize(
    ("gap", "tiles", "stacks"),
    [
        pytest.param(Gap(Wind.EAST, 7), 136, 7, id="in the dealer's wall"),
        pytest.param(Gap(Wind.NORTH, 2), 136, 19, id="the wall on the left follows"),
        pytest.param(Gap(Wind.SOUTH, 1), 136, 52, id="the wall on the right comes last"),
        pytest.param(Gap(Wind.EAST, 6), 36, 6, id="past the left end it runs on"),
        pytest.param(Gap(Wind.SOUTH, 12), 36, 8, id="all the way around"),
        pytest.param(Gap(Wind.WEST, 0), 108, 27, id="walls of fourteen and thirteen"),
    ],
)
def test_stacks_before_the_gap(gap: Gap, tiles: int, stacks: int) -> None:
    assert stacks_before(gap, tiles=tiles) == stacks


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.id)
@pytest.mark.parametrize("dealer", Seat)
def test_the_order_of_taking(variant: Variant, dealer: Seat) -> None:
    start = replace(seeded(variant, 3), carry=Carry(dealer=dealer))
    deal = opened(variant, start)
    dealt = [each for each in deal.events if isinstance(each, Dealt)]
    around = [Seat((dealer + step) % 4) for step in range(4)]
    assert [each.seat for each in dealt] == around * 4 + [dealer]
    assert [each.count for each in dealt] == [4] * 12 + [1] * 5
    gap = variant.deal.breaks.gap(start.dice)
    at = 2 * stacks_before(gap, tiles=len(start.wall))
    assert [tile for each in dealt for tile in each.tiles] == [*(start.wall * 2)[at : at + 53]]
    assert dealt[0].seen_by(dealer.next) == Dealt(dealer, 4, ())
    assert dealt[0].seen_by(dealer) == dealt[0]


def test_two_rolls_are_rolled_by_two_players() -> None:
    deal = opened(variant("classical"), replace(seeded(variant("classical"), 0), dice=(1, 1, 3, 4)))
    assert deal.events[:4] == [
        Rolled(Seat.A, (1, 1)),
        Rolled(Seat.B, (3, 4)),
        Broken(Seat.B, 7),
        SetApart(2),
    ]


def test_one_roll_is_the_dealers() -> None:
    deal = opened(variant("basic"), replace(seeded(variant("basic"), 0), dice=(3, 4)))
    assert deal.events[:2] == [Rolled(Seat.A, (3, 4)), Broken(Seat.A, 7)]


@pytest.mark.parametrize(
    ("sets", "takes"),
    [("two", [4] * 4 + [1] * 13), ("three", [4] * 8 + [1] * 9), ("four", [4] * 12 + [1] * 5)],
)
def test_short_hands(sets: str, takes: list[int]) -> None:
    short = compose("basic", [("suits", "two"), ("sets", sets)])
    deal = opened(short, seeded(short, 1))
    assert [each.count for each in deal.events if isinstance(each, Dealt)] == takes
    assert [len(hand.concealed) for hand in deal.state.hands] == [short.hand_size + 1] + [short.hand_size] * 3


def test_bonus_tiles_are_replaced_in_turn_and_again() -> None:
    """A holds one, C two; A's and C's replacements bring one more each, which wait for the next time around."""
    rules = variant("mcr")
    start = stacked(rules, "1f", "", "23f", back="4f 1m 5f 2m 3m")
    events = [each for each in opened(rules, start).events if isinstance(each, Revealed | Drew)]
    told = [(each.seat.name, each.tile.text) for each in events if each.tile]
    assert told == [
        ("A", "1f"),
        ("A", "4f"),
        ("C", "2f"),
        ("C", "3f"),
        ("C", "1m"),
        ("C", "5f"),
        ("A", "4f"),
        ("A", "2m"),
        ("C", "5f"),
        ("C", "3m"),
    ]


def test_no_tile_of_the_deal_counts_as_drawn() -> None:
    rules = variant("hong_kong")
    state, _ = begin(rules, stacked(rules, "1f", "2f"))
    assert [hand.drawn for hand in state.hands] == [None] * 4


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"wall": tile_set(honors=False).tiles()}, "start.wrong-tiles"),
        ({"wall": (tile_set().tiles()[0],) * 136}, "start.wrong-tiles"),
        ({"dice": (3,)}, "start.wrong-dice"),
        ({"dice": (3, 7)}, "start.wrong-dice"),
    ],
)
def test_impossible_starts(change: dict[str, tuple[int, ...]], code: str) -> None:
    rules = variant("basic")
    with pytest.raises(ContentError) as refused:
        begin(rules, replace(seeded(rules, 0), **change))  # type: ignore[arg-type]
    assert refused.value.reason.code == code


def test_bonus_tiles_stay_in_hand_where_they_are_tiles_like_any_other() -> None:
    rules = variant("mcr")
    rules = replace(rules, deal=replace(rules.deal, sets_bonus_aside=False))
    deal = opened(rules, stacked(rules, "1f", "2f"))
    assert [hand.bonus for hand in deal.state.hands] == [()] * 4
    assert not any(isinstance(each, Revealed | Drew) for each in deal.events)
