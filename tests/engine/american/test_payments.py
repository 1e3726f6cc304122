"""Payments: double from the discarder, double from all for a self-drawn hand, and double again without jokers."""

import pytest

from engine.actions import Win as WinNow
from engine.deals import Came, Win
from engine.hands import parse_hand
from engine.ledger import gains
from engine.melds import parse_meld
from engine.patterns.facts import Showing
from engine.phases.turn import Turn
from engine.play import explain, owing
from engine.scoring.sheet import ScoreSheet, StepKind
from engine.seats import Seat
from engine.state import GameState
from engine.tiles import Tile
from engine.variants.american import AMERICAN, CARD
from engine.variants.american.payments import CardPayments, LineValue
from tests.engine.american.tables import dealt, table
from tests.engine.playing import Played

MIXED = "888s8888m333z55z1j1j"
"""Worth 25, with two jokers."""
NATURAL = "888s8888m333z555z8s"
"""The same without jokers."""
PAIRS = "1122s5566m3344p1f1f"
"""Singles and pairs, worth 50: no joker could stand in it."""


def sheet(hand: str) -> ScoreSheet:
    shown = parse_hand(hand)
    return AMERICAN.tally.sheet(Showing(shown, (), Win(Seat.A, shown.concealed[0], Came.DRAWN)))


@pytest.mark.parametrize(
    ("hand", "value", "steps"),
    [
        pytest.param(MIXED, 25, [StepKind.ADDED], id="jokers"),
        pytest.param(NATURAL, 50, [StepKind.ADDED, StepKind.DOUBLED], id="no jokers"),
        pytest.param(PAIRS, 50, [StepKind.ADDED], id="singles and pairs"),
    ],
)
def test_what_a_line_is_worth(hand: str, value: int, steps: list[StepKind]) -> None:
    found = sheet(hand)
    assert (found.value, [each.kind for each in found.steps]) == (value, steps)
    codes = ("score.printed-value", "score.jokerless")
    assert tuple(each.why.code for each in found.steps) == codes[: len(steps)]
    assert AMERICAN.tally.short_of(found) is None


def test_who_has_not_won_is_worth_nothing() -> None:
    assert LineValue(CARD).sheet(Showing(parse_hand(MIXED), ())) == ScoreSheet()


def state_with(win: Win) -> GameState:
    state = dealt().state
    return GameState(state.variant, state.start, state.phase, state.wall, wins=(win,))


(TILE,) = parse_hand("8s").concealed
ROWS = [
    pytest.param(MIXED, Seat.D, (100, -25, -25, -50), id="discard"),
    pytest.param(MIXED, None, (150, -50, -50, -50), id="self-drawn"),
    pytest.param(NATURAL, Seat.D, (200, -50, -50, -100), id="discard, no jokers"),
    pytest.param(NATURAL, None, (300, -100, -100, -100), id="self-drawn, no jokers"),
    pytest.param(PAIRS, Seat.B, (200, -100, -50, -50), id="pairs, discard"),
    pytest.param(PAIRS, None, (300, -100, -100, -100), id="pairs, self-drawn"),
]


@pytest.mark.parametrize(("hand", "giver", "points"), ROWS)
def test_who_pays_what(hand: str, giver: Seat | None, points: tuple[int, ...]) -> None:
    win = Win(Seat.A, TILE, Came.DISCARD if giver is not None else Came.DRAWN, giver)
    state, settlement = state_with(win), AMERICAN.settlement
    paid = settlement.on_win(state, {Seat.A: sheet(hand)})
    assert gains(paid) == points
    assert {each.why.code for each in paid} <= {"pay.self-drawn-line", "pay.own-discard", "pay.others-discard"}
    assert settlement.on_kong(state, Seat.A, parse_meld("5555p kong from B")) == ()
    assert settlement.on_end(state, {}) == ()


def test_east_gets_and_pays_no_more_than_others() -> None:
    win = Win(Seat.C, TILE, Came.DISCARD, Seat.B)
    paid = AMERICAN.settlement.on_win(state_with(win), {Seat.C: sheet(MIXED)})
    assert gains(paid) == (-25, -50, 100, -25)
    assert {each.why.code for each in paid} == {"pay.own-discard", "pay.others-discard"}


def test_the_wall_spent_costs_nothing_and_east_moves_on() -> None:
    deal = table("147m258p369s12345z")
    deal.discard_on(200)
    outcome = deal.state.outcome
    assert outcome is not None
    assert outcome.ended is not None
    assert (outcome.ended.code, outcome.points) == ("deal.wall-spent", (0, 0, 0, 0))
    following = AMERICAN.continuation.next_deal(deal.start.carry, outcome)
    assert following is not None
    assert following.dealer is Seat.B


OTHERS = ("259m369p147s1246z", "369m147p257s1246z")


def at_the_last_wall(options: str, south: str = "88s8888m333z55z1j1j") -> Played:
    """South waits for 8 bamboo; the tiles that the dice set apart are being drawn, and East discards it."""
    hands = "8s147m258p369s1246z", south, *OTHERS
    deal = table(*hands, options=options, dice=(6, 6))
    while not (deal.state.wall.left <= 22 and deal.state.phase == Turn(Seat.A, Came.DRAWN)):
        (seat, *_) = owing(deal.state)
        if isinstance(deal.state.phase, Turn):
            hand = deal.state.hands[seat]
            deal.do(f"{seat.name} discard {(hand.drawn or hand.concealed[-1]).name}")
        else:
            deal.do(f"{seat.name} pass")
    deal.do("A discard 8s")
    return deal


def test_the_last_wall_is_nothing_special() -> None:
    deal = at_the_last_wall("")
    assert all(not marks for marks in deal.state.marks)
    deal.do("B win")
    assert deal.state.outcome is not None
    assert deal.state.outcome.points == (-50, 100, -25, -25)


def test_in_a_cold_wall_no_discard_wins() -> None:
    deal = at_the_last_wall("last_wall=cold")
    assert explain(deal.view("B"), WinNow(Seat.B)).because == "win.cold-wall"
    assert [each.code for marks in deal.state.marks for each in marks] == ["last-wall"] * 4
    early = table("3z147m258p369s124z6m", "33z1j8888s888m555z", *OTHERS, options="last_wall=cold")
    early.do("A discard 3z", "B call 3z 1j", "B exchange 3z 1j.1", "B win")
    assert early.state.outcome is not None


def test_in_a_hot_wall_a_dangerous_discard_costs_everything() -> None:
    deal = at_the_last_wall("last_wall=hot")
    deal.do("B win")
    assert [each.why.code for each in deal.state.ledger] == ["pay.hot-wall"]
    assert deal.state.outcome is not None
    assert deal.state.outcome.points == (-100, 100, 0, 0)


def test_what_the_winner_lays_beside_the_discard_did_not_make_it_safe() -> None:
    deal = at_the_last_wall("last_wall=hot", south="888s8888m333z55z1j")
    deal.do("B call 8s 8s 8s", "B win")
    assert [each.why.code for each in deal.state.ledger] == ["pay.hot-wall"]


def tile(name: str) -> Tile:
    return parse_hand(name).concealed[0]


@pytest.mark.parametrize(
    ("left", "rivers", "points"),
    [
        pytest.param(3, "", (-100, 100, 0, 0), id="in the last wall"),
        pytest.param(3, "8s.2 8s.3 8s.4", (-50, 100, -25, -25), id="a safe tile"),
        pytest.param(4, "", (-50, 100, -25, -25), id="before it"),
    ],
)
def test_a_hot_wall(left: int, rivers: str, points: tuple[int, ...]) -> None:
    """The dice show two, so the last four tiles are the last wall; the first of them must have been drawn."""
    win = Win(Seat.B, tile("8s.1"), Came.DISCARD, Seat.A)
    state = state_with(win)
    wall = type(state.wall)(state.wall.tiles, next=len(state.wall.tiles) - left)
    lying = (parse_hand(rivers).concealed if rivers else (), (tile("8s.1"),), (), ())
    state = GameState(state.variant, state.start, state.phase, wall, rivers=lying, wins=(win,))
    paid = CardPayments(hot_wall=True).on_win(state, {Seat.B: sheet(MIXED)})
    assert gains(paid) == points
