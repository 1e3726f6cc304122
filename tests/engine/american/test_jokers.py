"""Jokers: exchanged for what they stand for, in one's own turn, out of any set on the table."""

from engine.actions import ChangeExposure, Discard, ExchangeJoker, Win
from engine.deals import Came
from engine.events import JokerExchanged
from engine.melds import print_meld
from engine.notation import parse_tiles
from engine.phases.turn import Turn
from engine.play import explain, legal
from engine.seats import Seat
from tests.engine.american.tables import table
from tests.engine.playing import Played

HANDS = ("5p11199m224466m3p", "5p5p1j1j11335577s5z", "5p99p2244668s77z1f", "3399s112233446z")


def laid(*texts: str, draws: str = "") -> Played:
    """South has a quint with two jokers before her; West holds the fourth natural tile."""
    deal = table(*HANDS, draws=draws)
    deal.do("A discard 5p", "B call 5p 5p 1j 1j", *texts)
    return deal


def exchanges(deal: Played, seat: str) -> list[ExchangeJoker]:
    return [each for each in legal(deal.view(seat)) if isinstance(each, ExchangeJoker)]


def test_after_the_draw_a_joker_is_taken() -> None:
    deal = laid("B discard 5z")
    assert deal.state.phase == Turn(Seat.C, Came.DRAWN)
    assert len(exchanges(deal, "C")) == 2
    (event,) = deal.do("C exchange 5p 1j.2")
    (tile,), (joker,) = parse_tiles("5p.4"), parse_tiles("1j.2")
    assert event == JokerExchanged(Seat.C, Seat.B, tile, joker)
    assert print_meld(deal.state.hands[Seat.B].melds[0], named=True) == "5p.1 5p.2 5p.3 5p.4 1j.1 quint from A"
    assert joker in deal.state.hands[Seat.C].concealed
    assert deal.state.phase == Turn(Seat.C, Came.EXCHANGED)
    assert exchanges(deal, "C") == []
    assert explain(deal.view("C"), Discard(Seat.C, joker)).allowed


def test_nobody_exchanges_out_of_turn() -> None:
    deal = laid("B discard 5z")
    (tile,) = parse_tiles("1s.1")
    exchange = ExchangeJoker(Seat.B, tile, parse_tiles("1j.1")[0])
    assert explain(deal.view("B"), exchange).because == "turn.not-yours"


def test_the_exchange_waits_for_the_call_and_the_discard_for_both() -> None:
    """The order is call, lay, exchange, discard; and an exchange closes the set just laid."""
    deal = table("5p11199m224466m3p", "5p5p1j1j11335577s5z", "5p99p2244668s77z1f", "3399s112233446z")
    deal.do("A discard 5p")
    early = ExchangeJoker(Seat.B, parse_tiles("5p.2")[0], parse_tiles("1j.1")[0])
    assert explain(deal.view("B"), early).because == "joker.draw-or-call-first"
    deal.do("B call 5p 1j 1j")
    assert len(exchanges(deal, "B")) == 2
    assert any(isinstance(each, ChangeExposure) for each in legal(deal.view("B")))
    deal.do("B exchange 5p.3 1j.1")
    assert print_meld(deal.state.hands[Seat.B].melds[0], named=True) == "5p.1 5p.2 5p.3 1j.2 kong from A"
    assert not any(isinstance(each, ChangeExposure) for each in legal(deal.view("B")))
    change = ChangeExposure(Seat.B, parse_tiles("5p.2 5p.3"))
    assert explain(deal.view("B"), change).because == "exposure.stands"


def test_as_many_as_one_likes() -> None:
    deal = table("5p11199m224466m3p", "5p.2 1j1j1j11335577s5z", "5p.3 5p.4 99p2244668s77z", "3399s112233446z")
    deal.do("A discard 5p", "C pass", "B call 5p.2 1j 1j 1j", "B discard 5z")
    deal.do("C exchange 5p.3 1j.1", "C exchange 5p.4 1j.3")
    jokers = {each.name for each in deal.state.hands[Seat.C].concealed if each.design.is_joker}
    assert {"1j.1", "1j.3"} <= jokers


def test_a_win_by_exchange_is_self_drawn() -> None:
    """Called, laid, exchanged out of one's own set and won: all pay double, and the discarder no more than they."""
    deal = table("3z147m258p369s124z6m", "33z1j8888s888m555z", "259m369p147s1246z", "369m147p257s1246z")
    deal.do("A discard 3z", "B call 3z 1j", "B exchange 3z 1j.1", "B win")
    (win,) = deal.state.wins
    assert (win.came, win.giver) == (Came.EXCHANGED, None)
    assert deal.state.outcome is not None
    assert deal.state.outcome.points == (-50, 150, -50, -50)


def test_own_exposures_give_jokers_too() -> None:
    deal = laid("B discard 5z")
    deal.discard_on(3)
    assert exchanges(deal, "B") == []
    assert Win(Seat.B) not in legal(deal.view("B"))
