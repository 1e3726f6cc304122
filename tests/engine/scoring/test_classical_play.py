"""What only play can tell of a classical win: the hand as dealt, the first discard, an original call."""

from collections import Counter

import pytest

from engine.actions import Discard
from engine.deals import Came
from engine.phases.ended import sheet_of
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat
from engine.variants import compose
from tests.engine import conformance
from tests.engine.conformance import PLAYERS, unbalanced
from tests.engine.playing import Played, opened, play, seeded, stacked

DECLARED = (("table", "dmjl"), ("calling_declaration", "on"))
READY = "123m456s789s46p11z"
"""Waits for 5p."""
TABLES = ("core", "dmjl", "bmja", "babcock", "plain")


def deal(*hands: str, chosen: tuple[tuple[str, str], ...] = (("table", "dmjl"),), draws: str = "") -> Played:
    rules = compose("classical", chosen)
    return opened(rules, stacked(rules, *hands, draws=draws))


def sheet(played: Played) -> ScoreSheet:
    """The sheet of the one win."""
    (win,) = played.state.wins
    return sheet_of(played.state, win.seat, win)


def patterns(played: Played) -> set[str]:
    return {each.pattern for each in sheet(played).lines}


def test_a_hand_complete_as_dealt() -> None:
    played = deal("123m456s789s456p11z")
    played.do("A win")
    assert played.state.wins[0].came is Came.DEALT
    assert patterns(played) == {"heavenly_hand"}
    assert played.state.outcome is not None
    assert played.state.outcome.points[Seat.A] == 3 * 2 * 500


def test_a_win_with_the_first_discard() -> None:
    played = deal("5p", READY)
    played.do("A discard 5p", "B win")
    assert patterns(played) == {"earthly_hand"}


def test_a_later_discard_is_not_the_first() -> None:
    played = deal("1z9m", READY, "", "5p", draws="9p 9s 5p")
    played.do("A discard 9m")
    played.discard_on(2)
    played.do("D discard 5p", "B win")
    assert not played.state.wins[0].on_first_discard
    laid = deal("5p9999m", READY)
    laid.do("A kong 9999m", "A discard 5p", "B win")
    assert not laid.state.wins[0].on_first_discard


def declared(*, draws: str) -> Played:
    played = deal(READY + "9m", "19p", chosen=DECLARED, draws=draws)
    played.do("A ready 9m")
    return played


def test_an_original_call() -> None:
    played = declared(draws="2z 3z 4z 5p")
    played.discard_on(3)
    played.do("A win")
    assert played.state.wins[0].is_original_call
    assert "original_call" in patterns(played)
    claimed = declared(draws="2z 3z 5p")
    claimed.discard_on(2)
    claimed.do("D discard 5p", "A win")
    assert claimed.state.wins[0].is_original_call


def test_an_original_call_that_discards_what_it_draws() -> None:
    played = declared(draws="2z 3z 4z 9p 2z 3z 5p")
    played.discard_on(6)
    played.do("D discard 5p", "A win")
    assert played.state.wins[0].is_original_call


def test_a_hand_that_has_changed_is_no_original_call() -> None:
    played = declared(draws="2z 3z 4z 4p 2z 3z 5p")
    played.discard_on(3)
    drawn = played.state.hands[Seat.A].drawn
    kept = next(each for each in played.state.hands[Seat.A].kept if drawn and each.design is drawn.design)
    played.act(Discard(Seat.A, kept))
    played.discard_on(2)
    played.do("D discard 5p", "A win")
    assert not played.state.wins[0].is_original_call
    assert "original_call" not in patterns(played)


def test_a_call_with_a_later_discard_is_no_original_call() -> None:
    played = deal(READY + "9m", "19p", chosen=DECLARED, draws="2z 3z 4z 8m 2z 3z 5p")
    played.do("A discard 9m")
    played.discard_on(3)
    played.do("A ready 8m")
    played.discard_on(2)
    played.do("D discard 5p", "A win")
    assert not played.state.wins[0].is_original_call


def test_payments_balance_at_every_table(deep: bool) -> None:
    """Whole deals: what is paid balances, and is what the hands are worth."""
    count = 400 if deep else 4
    ends: Counter[str] = Counter()
    wrong: list[str] = []
    for table in TABLES:
        rules = compose("classical", [("table", table), ("flowers", "on")])
        for seed in range(count):
            played = play(rules, seeded(rules, seed), PLAYERS[seed % len(PLAYERS)])
            wrong += [f"{table} {seed}: {each}" for each in (*unbalanced(played.state), *_unpaid(played))]
            ends[conformance.outcome_of(played)] += 1
    assert wrong == []
    assert ends["1 won"] >= len(TABLES) * count / 4


def _unpaid(played: Played) -> list[str]:
    """What the outcome says that was not paid."""
    state, outcome = played.state, played.state.outcome
    assert outcome is not None
    if not outcome.wins:
        return ["paid for nothing"] if state.ledger else []
    (winner,), worths, east = outcome.winners, outcome.tallies, state.dealer
    due = [0] * len(Seat)
    for one in Seat:
        for other in Seat:
            base = worths[one] if one is winner else -worths[other] if other is winner else worths[one] - worths[other]
            due[one] += (one is not other) * base * (2 if east in (one, other) else 1)
    return [] if tuple(due) == outcome.points else [f"due {due}, paid {outcome.points}"]


@pytest.mark.parametrize("table", TABLES)
def test_every_hand_has_a_sheet(table: str) -> None:
    rules = compose("classical", [("table", table)])
    for seed in range(3):
        played = play(rules, seeded(rules, seed), PLAYERS[0])
        won = {each.seat: each for each in played.state.wins}
        for seat in Seat:
            found = sheet_of(played.state, seat, won.get(seat))
            assert found.reading is not None
            assert found.value == (found.steps[-1].total if found.steps else 0)
