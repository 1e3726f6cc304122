"""Turns: drawing, bonus tiles that come late, the last tile, and kongs of one's own."""

import pytest

from engine.actions import Win
from engine.deals import Came
from engine.events import DealEnded, Drew, KongAnnounced, Melded, Revealed
from engine.phases.turn import Turn
from engine.phases.turn_rules import TurnRules
from engine.play import explain, legal
from engine.seats import Seat
from engine.variants import compose, variant
from tests.engine.playing import Played, opened, stacked

MCR = variant("mcr")


def deal(*hands: str, draws: str = "", back: str = "") -> Played:
    return opened(MCR, stacked(MCR, *hands, draws=draws, back=back))


def test_bonus_tiles_may_follow_one_another() -> None:
    played = deal("1z", draws="5f", back="6f 7f 9p 8p")
    events = played.do("A discard 1z")
    assert [type(each) for each in events[1:]] == [Drew, Revealed, Drew, Revealed, Drew, Revealed, Drew]
    assert played.state.phase == Turn(Seat.B, Came.BONUS)
    drawn = played.state.hands[Seat.B].drawn
    assert drawn is not None
    assert drawn.text == "9p"
    assert [each.seen_by(Seat.C) for each in events if isinstance(each, Drew)][-1] == Drew(Seat.B, Came.BONUS, None)


def test_a_bonus_tile_as_the_last_of_the_wall_ends_the_deal() -> None:
    """All eight bonus tiles lie at the end of the wall: at most the last of them can be replaced by nothing."""
    played = deal("123456789m12345p")
    played.discard_on(500)
    outcome = played.state.outcome
    assert outcome is not None
    assert outcome.ended is not None
    assert outcome.ended.code == "deal.wall-spent"
    assert played.state.wall.left == 0
    assert isinstance(played.events[-1], DealEnded)


def test_a_kong_may_bring_a_kong() -> None:
    played = deal("1111z222z", back="2z 9p")
    played.do("A kong 1111z", "A kong 2222z")
    assert [meld.index for meld in played.state.hands[Seat.A].melds] == [27, 28]
    announced = [each.tile.text for each in played.events if isinstance(each, KongAnnounced)]
    assert announced == ["1z", "2z"]
    assert played.state.wall.replaced == 2


@pytest.mark.parametrize(("way", "came"), [("kong", Came.KONG), ("discard", Came.DRAWN)])
def test_how_the_winning_tile_came(way: str, came: Came) -> None:
    if way == "kong":
        played = deal("1111z123m456s789s5p", back="5p 9p")
        played.do("A kong 1111z", "A win")
    else:
        played = deal("2z", "123m456s789s46p11z", draws="5p")
        played.do("A discard 2z", "B win")
    (win,) = played.state.wins
    assert (win.came, win.giver, win.tile and win.tile.text) == (came, None, "5p")
    assert not win.on_last_tile


def test_a_dealt_win_has_no_winning_tile() -> None:
    played = deal("123m456s789s456p11z")
    played.do("A win")
    (win,) = played.state.wins
    assert (win.came, win.tile) == (Came.DEALT, None)


@pytest.mark.parametrize(
    ("hands", "draws", "back", "before", "because"),
    [
        pytest.param(
            ("123m456789s46p11z5z", "55z"), "4z 4z 5p", "", ("A discard 5z", "B pung 5z 5z"),
            "win.declare-ready-first", id="the only discard was claimed",
        ),
        pytest.param(("1111m456789s46p11z",), "", "5p", ("A kong 1111m",), "", id="a kong before any discard"),
    ],
)  # fmt: skip
def test_a_hand_is_declared_with_a_discard(
    hands: tuple[str, ...], draws: str, back: str, before: tuple[str, ...], because: str
) -> None:
    chosen = (("calling_declaration", "on"),)
    rules = compose("classical", chosen)
    played = opened(rules, stacked(rules, *hands, draws=draws, back=back, chosen=chosen))
    played.do(*before)
    played.discard_on(3 if draws else 0)
    assert explain(played.view("A"), Win(Seat.A)).because == because


def test_a_claimed_kong_draws_at_once() -> None:
    played = deal("5p", "", "555p", back="9p 8p")
    events = played.do("A discard 5p", "C kong 5p 5p 5p")
    melded, drew = events[-2:]
    assert isinstance(melded, Melded)
    assert drew == Drew(Seat.C, Came.KONG, played.state.hands[Seat.C].drawn)
    assert played.state.rivers[Seat.A] == ()
    assert any(type(each).__name__ == "Discard" for each in legal(played.view("C")))


def test_a_turn_settles_nothing_by_itself() -> None:
    state = deal().state
    assert TurnRules(()).resolve(state) == (state, ())
