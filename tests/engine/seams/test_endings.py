"""Toys about how deals go on and end: two winners, sixteen tiles, an abortive draw that keeps the dealer."""

from dataclasses import dataclass, replace

import pytest

from engine.actions import Win
from engine.claims import Answer, ClaimOrder, Resolution, Subject, everyone
from engine.continuation import PlayOn
from engine.deals import Carry, Outcome
from engine.events import Dealt
from engine.play import owing
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.seats import Seat
from engine.shapes.sets_and_pair import SetsAndPair
from engine.state import GameState, Standing
from engine.variants import variant
from tests.engine.conformance import PLAYERS
from tests.engine.playing import opened, play, seeded, stacked

BASIC = variant("basic")
TWO_WINNERS = replace(BASIC, id="toy", continuation=PlayOn(until=2), claims=ClaimOrder(everyone))
SIXTEEN = replace(BASIC, id="toy", sets=5, shapes=(SetsAndPair(5),))


@dataclass(frozen=True, slots=True)
class Abortive:
    """Four equal winds as first discards end the deal; the dealer stays and has a streak."""

    usual: PlayOn

    def halts(self, state: GameState) -> Reason | None:
        first = [river[0].design for river in state.rivers if len(river) == 1]
        if len(first) == len(Seat) and len(set(first)) == 1 and first[0].is_wind:
            return Reason("toy.four-winds", {"tile": first[0]})
        return self.usual.halts(state)

    def after_win(self, state: GameState, winners: tuple[Seat, ...]) -> Seat | None:
        return self.usual.after_win(state, winners)

    def next_deal(self, carry: Carry, outcome: Outcome) -> Carry | None:
        if outcome.ended is not None and outcome.ended.code.startswith("toy."):
            return replace(carry, deal=carry.deal + 1, streak=carry.streak + 1)
        return self.usual.next_deal(carry, outcome)


@dataclass(frozen=True, slots=True)
class ThreeStop:
    """Three wins on one tile end the deal without any."""

    usual: ClaimOrder

    def resolve(self, subject: Subject, answers: tuple[Answer, ...]) -> Resolution:
        if sum(isinstance(each.action, Win) for each in answers) == len(Seat) - 1:
            return Resolution(stopped=Reason("toy.three-winners"))
        return self.usual.resolve(subject, answers)


ABORTIVE = replace(BASIC, id="toy", continuation=Abortive(PlayOn()), claims=ThreeStop(ClaimOrder(everyone)))


def test_two_win_and_play_goes_on_after_the_last_of_them() -> None:
    hands = ("5p", "123m456s789s46p11z", "123m456s789s46p22z")
    both = opened(TWO_WINNERS, stacked(TWO_WINNERS, *hands))
    both.do("A discard 5p", "B win", "C win")
    assert both.state.outcome is not None
    assert both.state.outcome.winners == (Seat.B, Seat.C)
    one = opened(TWO_WINNERS, stacked(TWO_WINNERS, *hands))
    one.do("A discard 5p", "B pass", "C win")
    assert one.state.outcome is None
    assert one.state.standing[Seat.C] is Standing.OUT
    assert owing(one.state) == (Seat.D,)
    one.discard_on(3)
    assert owing(one.state) != (Seat.C,)


def test_a_winner_is_passed_over_when_a_row_is_claimed() -> None:
    hands = ("5p", "123m456s789s46p11z", "123m456s789s46p22z", "78m")
    deal = opened(TWO_WINNERS, stacked(TWO_WINNERS, *hands, draws="4z 4z 9m"))
    deal.do("A discard 5p", "B pass", "C win")
    deal.discard_on(2)
    deal.do("B discard 9m", "D chow 7m 8m")
    assert deal.state.hands[Seat.D].melds[0].giver is Seat.B


def test_hands_of_sixteen() -> None:
    deal = opened(SIXTEEN, seeded(SIXTEEN, 2))
    assert [each.count for each in deal.events if isinstance(each, Dealt)] == [4] * 16 + [1]
    assert [len(hand.concealed) for hand in deal.state.hands] == [17, 16, 16, 16]
    ended = [play(SIXTEEN, seeded(SIXTEEN, seed), PLAYERS[0]).state for seed in range(6)]
    assert sum(bool(state.wins) for state in ended) >= 2


def test_four_winds_end_the_deal_and_keep_the_dealer() -> None:
    played = opened(ABORTIVE, stacked(ABORTIVE, "1z", "1z", "1z", "1z"))
    for seat in "ABCD":
        played.do(f"{seat} discard 1z")
    outcome = played.state.outcome
    assert outcome is not None
    assert outcome.ended is not None
    assert outcome.ended.code == "toy.four-winds"
    assert ABORTIVE.continuation.next_deal(Carry(), outcome) == Carry(deal=2, streak=1)
    won = Outcome((), None, (0, 0, 0, 0))
    assert ABORTIVE.continuation.next_deal(Carry(), won) == PlayOn().next_deal(Carry(), won)


@pytest.mark.parametrize(("third", "wins"), [("D win", 0), ("D pass", 2)])
def test_three_winners_stop_the_deal(third: str, wins: int) -> None:
    waiting = [f"123m456s789s46p{honor}z" for honor in ("11", "22", "33")]
    played = opened(ABORTIVE, stacked(ABORTIVE, "5p", *waiting))
    played.do("A discard 5p", "B win", "C win", third)
    assert len(played.state.wins) == wins
    assert played.state.outcome is not None
    assert (played.state.outcome.ended is None) == bool(wins)


def toys() -> tuple[Variant, ...]:
    return TWO_WINNERS, SIXTEEN, ABORTIVE


@pytest.mark.parametrize("toy", toys())
def test_toys_can_be_played(toy: Variant) -> None:
    assert toy.problems() == ()
    for seed in range(3):
        assert play(toy, seeded(toy, seed), PLAYERS[seed]).state.outcome is not None
