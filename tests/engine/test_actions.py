"""Actions as text, and why each kind is out of place where no rule is for it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import (
    Action,
    AddKong,
    BlindPass,
    Call,
    ChangeExposure,
    ChooseVoid,
    Chow,
    ContinueCharleston,
    Courtesy,
    DeclareReady,
    Discard,
    ExchangeJoker,
    Kong,
    LookAtTiles,
    Pass,
    PassTiles,
    Pung,
    StopCharleston,
    Win,
    parse_action,
    print_action,
    suit_term,
)
from engine.notation import parse_tiles
from engine.reasons import NotationError
from engine.seats import Seat
from engine.tiles import NUMBER_SUITS, Suit, tile_set

ONE, *_ = parse_tiles("1m")
SEATS = st.sampled_from(list(Seat))
TILES = st.sampled_from(tile_set(bonus=True).tiles())
SOME = st.lists(TILES, max_size=4, unique=True).map(tuple)
ACTIONS = st.one_of(
    st.builds(Discard, SEATS, TILES),
    st.builds(AddKong, SEATS, TILES),
    st.builds(DeclareReady, SEATS, TILES),
    st.builds(Chow, SEATS, SOME),
    st.builds(Pung, SEATS, SOME),
    st.builds(Kong, SEATS, SOME),
    st.builds(PassTiles, SEATS, SOME),
    st.builds(Win, SEATS),
    st.builds(Pass, SEATS),
    st.builds(ChooseVoid, SEATS, st.sampled_from(list(Suit))),
    st.builds(BlindPass, SEATS, SOME),
    st.builds(ContinueCharleston, SEATS),
    st.builds(StopCharleston, SEATS),
    st.builds(LookAtTiles, SEATS),
    st.builds(Courtesy, SEATS, st.integers(0, 9)),
    st.builds(Call, SEATS, SOME),
    st.builds(ChangeExposure, SEATS, SOME),
    st.builds(ExchangeJoker, SEATS, TILES, TILES),
)


@given(ACTIONS)
def test_reading_undoes_writing(action: Action) -> None:
    assert parse_action(print_action(action)) == action


@pytest.mark.parametrize(
    ("text", "held", "written"),
    [
        pytest.param("A discard 5p", "5p.4 5p.3", "A discard 5p.3", id="the lowest copy held"),
        pytest.param("A discard 5p.4", "5p.4 5p.3", "A discard 5p.4", id="the copy named"),
        pytest.param("A discard 5p", "", "A discard 5p.1", id="a tile that is not held"),
        pytest.param("C pung 5p 5p.2", "5p.2 5p.3 5p.4", "C pung 5p.2 5p.3", id="a copy named elsewhere is taken"),
        pytest.param("B chow 64s", "4s.2 6s.3", "B chow 4s.2 6s.3", id="in display order"),
        pytest.param("D kong 111z", "1z.2 1z.3 1z.4", "D kong 1z.2 1z.3 1z.4", id="several of a kind"),
    ],
)
def test_copies(text: str, held: str, written: str) -> None:
    assert print_action(parse_action(text, held=parse_tiles(held))) == written


@pytest.mark.parametrize(
    "text",
    [
        "",
        "A",
        "E pass",
        "A fly",
        "A pass 1m",
        "A discard",
        "A discard 12m",
        "A void x",
        "a win",
        "A look 1m",
        "A courtesy",
        "A exchange 1m",
        "A exchange 12m 1j",
    ],
)
def test_unreadable(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(text)
    assert refused.value.reason.code == "action.unreadable"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Action(Seat.A), "action.not-now"),
        (Discard(Seat.A, ONE), "discard.not-now"),
        (AddKong(Seat.A, ONE), "kong.add-in-own-turn"),
        (DeclareReady(Seat.A, ONE), "ready.not-now"),
        (Chow(Seat.A, (ONE,)), "claim.nothing-to-claim"),
        (Pung(Seat.A, (ONE,)), "claim.nothing-to-claim"),
        (Kong(Seat.A, (ONE,)), "kong.not-now"),
        (Win(Seat.A), "win.not-now"),
        (Pass(Seat.A), "pass.nothing-to-answer"),
        (ChooseVoid(Seat.A, Suit.DOTS), "void.not-now"),
        (PassTiles(Seat.A, (ONE,)), "exchange.not-now"),
        (BlindPass(Seat.A, (ONE,)), "charleston.no-blind-pass-now"),
        (ContinueCharleston(Seat.A), "charleston.not-asked"),
        (StopCharleston(Seat.A), "charleston.nothing-to-stop"),
        (LookAtTiles(Seat.A), "charleston.nothing-to-look-at"),
        (Courtesy(Seat.A, 1), "charleston.no-courtesy-now"),
        (Call(Seat.A, (ONE,)), "claim.nothing-to-claim"),
        (ChangeExposure(Seat.A, (ONE,)), "exposure.not-now"),
        (ExchangeJoker(Seat.A, ONE, ONE), "joker.draw-or-call-first"),
    ],
)
def test_out_of_place(action: Action, code: str) -> None:
    assert action.out_of_place().code == code


def test_the_words_for_suits() -> None:
    assert [suit_term(suit).id for suit in NUMBER_SUITS] == ["characters", "dots", "bamboo"]


def test_the_tiles_an_action_names() -> None:
    assert Discard(Seat.A, ONE).pieces == AddKong(Seat.A, ONE).pieces == DeclareReady(Seat.A, ONE).pieces == (ONE,)
    assert Chow(Seat.A, (ONE,)).pieces == (ONE,)
    assert ExchangeJoker(Seat.A, ONE, ONE).pieces == (ONE,)
    assert Pass(Seat.A).pieces == ()
