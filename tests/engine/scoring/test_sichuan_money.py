"""What is paid in Sichuan: wins, and the end of the wall with pigs, ready hands and kong income given back."""

import pytest

from engine.actions import Pass
from engine.ledger import Payment, gains
from engine.notation import parse_tiles
from engine.phases.void_suit import void_suit
from engine.play import explain, owing
from engine.reasons import Reason
from engine.seats import Seat
from engine.state import Due, Moment
from engine.variants import compose
from engine.variants.sichuan.money import Money
from engine.variants.sichuan.readiness import Condition, close_of
from tests.engine.playing import Played, opened, stacked

A, B, C, D = Seat
VOIDS = ("A void s", "B void s", "C void p", "D void s")
WAITING = ("5p1199m2244668m33p", "123m456m789m46p11p", "1122334455667s", "123m456m789m46p99p")
"""B and D wait for the 5 dots that A holds."""


def battle(
    *hands: str, choices: tuple[tuple[str, str], ...] = (), voids: tuple[str, ...] = VOIDS, **tiles: str
) -> Played:
    rules = compose("sichuan", choices)
    played = opened(rules, stacked(rules, *hands, **tiles))
    played.do(*voids)
    return played


def paid(played: Played) -> list[tuple[str, str, int, str]]:
    return [(each.payer.name, each.payee.name, each.amount, each.why.code) for each in played.state.ledger]


def play_out(played: Played) -> None:
    """Nobody claims anything any more, and everybody discards void tiles first, then what was drawn."""
    while played.state.outcome is None:
        seat = owing(played.state)[0]
        if explain(played.view(seat.name), Pass(seat)).allowed:
            played.act(Pass(seat))
            continue
        own = played.state.hands[seat]
        void = void_suit(played.state.marks[seat])
        tile = next((each for each in own.concealed if each.design.suit is void), own.drawn or own.concealed[0])
        played.do(f"{seat.name} discard {tile.name}")


AT_ONCE = (("settlement", "at_once"),)


def test_each_winner_is_paid_by_the_discarder() -> None:
    played = battle(*WAITING, choices=AT_ONCE)
    played.do("A discard 5p", "B win", "D win")
    assert paid(played) == [("A", "B", 1, "pay.gave-it"), ("A", "D", 1, "pay.gave-it")]


@pytest.mark.parametrize(
    ("choices", "amount", "why"),
    [
        ((), 2, Reason("pay.self-drawn-more", {"base": 1, "more": 1, "amount": 2})),
        ((("self_draw", "fan"),), 2, Reason("pay.self-drawn", {"amount": 2})),
    ],
)
def test_all_still_in_the_deal_pay_for_a_self_drawn_win(
    choices: tuple[tuple[str, str], ...], amount: int, why: Reason
) -> None:
    played = battle(*WAITING, draws="5p", choices=(*AT_ONCE, *choices))
    played.do("A discard 1m", "B win")
    assert played.state.ledger == tuple(Payment(payer, B, amount, why) for payer in (C, D, A))


def test_by_default_everything_is_paid_at_the_end() -> None:
    played = battle(*WAITING)
    played.do("A discard 5p", "B win", "D win")
    assert played.state.ledger == ()
    (due,) = played.state.dues
    assert isinstance(due, Due)
    assert due.at is Moment.SETTLING
    at_once = battle(*WAITING, choices=AT_ONCE)
    at_once.do("A discard 5p", "B win", "D win")
    play_out(played)
    play_out(at_once)
    assert played.state.ledger == at_once.state.ledger
    assert played.state.outcome == at_once.state.outcome
    assert paid(played)[:2] == [("A", "B", 1, "pay.gave-it"), ("A", "D", 1, "pay.gave-it")]


@pytest.mark.parametrize("settlement", ["at_end", "at_once"])
@pytest.mark.parametrize("ready", [True, False])
def test_kong_income_goes_back_unless_its_hand_is_ready(ready: bool, settlement: str) -> None:
    rest = "123456789m9p" if ready else "147m147m1369p"
    played = battle(f"5555p{rest}", "", "", back="2p.4 1p.4", choices=(("settlement", settlement),))
    played.do("A kong 5555p")
    hand = played.state.hands[A]
    assert hand.drawn is not None
    played.do(f"A discard {hand.drawn.name}")
    play_out(played)
    back = [each for each in played.state.ledger if each.undoes is not None]
    assert [each.why.code for each in back] == ([] if ready else ["pay.kong-given-back"] * 3)
    for each in back:
        undone = played.state.ledger[each.undoes or 0]
        assert (each.payer, each.payee, each.amount) == (undone.payee, undone.payer, undone.amount)
    assert sum(gains(played.state.ledger)) == 0


PIGS = ("123456789m1199p2p", "1122334455667s", "1122334455667p", "123m456m789m46p99p")
"""A and D are ready; B and C hold nothing but their void suits."""


def test_pigs_pay_and_hands_that_are_not_ready() -> None:
    for choice, paying in (("five", 32), ("three", 8)):
        free = (("force_void_first", "no"), ("cap", choice))
        played = battle(*PIGS, choices=free)
        played.do("A discard 2p")
        _let_all_go_by(played)
        assert paid(played) == [(pig, payee, paying, "pay.pig") for pig in "BC" for payee in "AD"]
    unready = battle(PIGS[0], PIGS[1], "147m258m369m1s4s7s9s", PIGS[3], choices=(("force_void_first", "no"),))
    unready.do("A discard 2p")
    _let_all_go_by(unready)
    assert paid(unready) == [
        *(("B", payee, 32, "pay.pig") for payee in "ACD"),
        ("C", "A", 1, "pay.not-ready"),
        ("C", "D", 1, "pay.not-ready"),
    ]
    assert unready.state.ledger[-1].why == Reason("pay.not-ready", {"tile": parse_tiles("5p")[0].design, "amount": 1})


@pytest.mark.parametrize(("choice", "payees"), [("yes", "ABC"), ("no", "AC")])
def test_pigs_pay_winners_where_it_is_played_so(choice: str, payees: str) -> None:
    """B wins, D is a pig."""
    hands = (WAITING[0], WAITING[1], "147m258m369m1479s", "1122334455667s")
    played = battle(*hands, choices=(("force_void_first", "no"), ("pigs_pay_winners", choice)))
    played.do("A discard 5p", "B win")
    _let_all_go_by(played)
    found = [(each.payee.name, each.amount) for each in played.state.ledger if each.why.code == "pay.pig"]
    assert found == [(payee, 32) for payee in payees]


def test_a_hand_may_wait_for_tiles_of_its_own_kong_in_vain() -> None:
    for choice, condition in (("no", Condition.READY), ("yes", Condition.NOT_READY)):
        rules = compose("sichuan", [("melds_block", choice)])
        played = opened(rules, stacked(rules, "5555p46p111m999m22m", back="9m 9p"))
        played.do("A void s", "B void s", "C void p", "D void s", "A kong 5555p", "A discard 9m.4")
        assert isinstance(rules.settlement, Money)
        close = close_of(played.state, A, melds_block=rules.settlement.melds_block)
        assert close.condition is condition
        assert close.tile == (parse_tiles("5p")[0].design if condition is Condition.READY else None)


def test_three_wins_end_the_deal_without_penalties() -> None:
    hands = ("5p", WAITING[1], "123m456m789m46p77p", WAITING[3])
    played = battle(*hands, voids=("A void p", "B void s", "C void s", "D void s"))
    played.do("A discard 5p", "B win", "C win", "D win")
    assert played.state.outcome is not None
    assert {code for *_, code in paid(played)} == {"pay.gave-it"}


def _let_all_go_by(played: Played) -> None:
    """Nobody claims, and everybody discards what was drawn."""
    while played.state.outcome is None:
        seat = owing(played.state)[0]
        if explain(played.view(seat.name), Pass(seat)).allowed:
            played.act(Pass(seat))
        else:
            own = played.state.hands[seat]
            played.do(f"{seat.name} discard {(own.drawn or own.concealed[0]).name}")
