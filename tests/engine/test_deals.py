"""Starts as text, and the values that outlive a deal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.deals import Came, Carry, Outcome, Start, Win, parse_start, print_start
from engine.notation import parse_tiles
from engine.reasons import NotationError
from engine.seats import Seat, Wind
from engine.tiles import tile_set

NAMES = st.from_regex(r"[a-z_]{1,12}", fullmatch=True)
SMALL = st.integers(-500, 500)
STARTS = st.builds(
    Start,
    variant=NAMES,
    wall=st.permutations(tile_set(suits=1, honors=False).tiles()).map(tuple),
    dice=st.lists(st.integers(1, 6), max_size=4).map(tuple),
    chosen=st.dictionaries(NAMES, NAMES, max_size=3).map(lambda chosen: tuple(chosen.items())),
    carry=st.builds(
        Carry,
        dealer=st.sampled_from(list(Seat)),
        round_wind=st.sampled_from(list(Wind)),
        deal=st.integers(1, 500),
        streak=st.integers(0, 500),
        pot=st.integers(0, 500),
        points=st.tuples(SMALL, SMALL, SMALL, SMALL),
    ),
    seed=st.integers(0),
)


@given(STARTS)
def test_reading_undoes_writing(start: Start) -> None:
    assert parse_start(print_start(start)) == start


def test_a_first_deal_needs_no_carry() -> None:
    start = parse_start("variant: basic\ndice: 3 4\n\nwall: 1m 2m")
    assert start == Start("basic", parse_tiles("12m"), (3, 4))


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("wall: 1m", "start.unreadable"),
        ("variant: basic", "start.unreadable"),
        ("variant: basic\nwall: 1m\ndice: six", "start.unreadable"),
        ("variant: basic\nwall: 1m\nwind: E", "start.unreadable"),
        ("variant: basic\nwall: 1m\nround: X", "start.unreadable"),
        ("variant: basic\nwall: 1m\npoints: 1 2", "start.unreadable"),
        ("variant: basic\nwall: 1m\noptions: calls", "start.unreadable"),
        ("variant: basic\nwall: 1m\noptions: kong=on kong=off", "start.unreadable"),
        ("variant: basic\nwall: 1m\ndealer: B\ndealer: C", "start.unreadable"),
        ("variant: basic\nwall: 1m\nround: ES", "start.unreadable"),
        ("variant: basic\nwall: 1m\nround:", "start.unreadable"),
        ("variant: basic\nwall: 1m\ndeal: 0", "start.unreadable"),
        ("variant: basic\nwall: 1m\nstreak: -1", "start.unreadable"),
        ("variant: basic\nwall: 1m\npot: -1", "start.unreadable"),
        ("variant: basic\nwall: 1m\ndeal: " + "9" * 5000, "start.unreadable"),
        ("variant: basic\nwall: 1x", "notation.unreadable"),
    ],
)
def test_unreadable(lines: str, code: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_start(lines)
    assert refused.value.reason.code == code
    quoted = str(refused.value.reason.params["text"])
    assert quoted.strip() in lines


def test_a_variant_named_beside_the_text_counts_before_its_own() -> None:
    assert parse_start("variant: basic\nwall: 1m", variant="mcr").variant == "mcr"
    assert parse_start("wall: 1m", variant="mcr").variant == "mcr"


def test_the_winners_of_an_outcome() -> None:
    wins = (Win(Seat.C, None, Came.DEALT), Win(Seat.A, None, Came.DRAWN))
    assert Outcome(wins, None, (0, 0, 0, 0)).winners == (Seat.C, Seat.A)
