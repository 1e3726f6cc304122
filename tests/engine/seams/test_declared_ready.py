"""A toy: a declared ready hand pays a stick and discards what it draws; wins are missed; an indicator turns late."""

from dataclasses import dataclass, replace

from engine.actions import Action, DeclareReady, Discard, Win
from engine.deals import Came
from engine.events import Declared, Event, Melded, Passed
from engine.ledger import Payment, Pot, gains, pot_gain
from engine.melds import MeldKind
from engine.phases.claim_window import ClaimWindow
from engine.phases.ready import READY
from engine.phases.turn import Turn
from engine.phases.turn_rules import READY_DECLARATION
from engine.play import explain
from engine.reasons import Reason
from engine.ruleset import Variant, with_bar
from engine.seats import Seat
from engine.state import Due, GameState, Mark, Moment, Step
from engine.variants import variant
from engine.view import View
from tests.engine.playing import Played, opened, stacked

STICK = 1000


@dataclass(frozen=True, slots=True)
class PayStick:
    """The stick is paid once nobody has won with the discard that declared."""

    seat: Seat

    def __call__(self, state: GameState) -> Step:
        stick = Payment(self.seat, Pot.POT, STICK, Reason("toy.stick"))
        return replace(state, ledger=(*state.ledger, stick)), ()


@dataclass(frozen=True, slots=True)
class TurnIndicator:
    """Something everybody sees from then on."""

    def __call__(self, state: GameState) -> Step:
        return state.with_mark(Seat.A, Mark("indicator", Moment.DEAL_END, is_public=True)), ()


def pay_stick_later(state: GameState, event: Event) -> GameState:
    if not isinstance(event, Declared):
        return state
    return replace(state, dues=(*state.dues, Due(Moment.DISCARD_PASSED, PayStick(event.seat))))


def turn_indicator_later(state: GameState, event: Event) -> GameState:
    if not (isinstance(event, Melded) and event.meld.kind is MeldKind.KONG):
        return state
    return replace(state, dues=(*state.dues, Due(Moment.AFTER_DISCARD, TurnIndicator())))


def miss(state: GameState, event: Event) -> GameState:
    """A declared hand that lets a win go by never wins by a discard again."""
    if not isinstance(event, Passed) or not any(each.code == READY for each in state.marks[event.seat]):
        return state
    return state.with_mark(event.seat, Mark("missed", Moment.DEAL_END))


def drawn_only(view: View, action: Action) -> Reason | None:
    """After declaring, only the tile drawn is discarded."""
    declared = any(each.code == READY for each in view.own.marks)
    return Reason("toy.drawn-only") if declared and action.pieces != (view.hand.drawn,) else None


def never_missed(view: View, _action: Action) -> Reason | None:
    missed = any(each.code == "missed" for each in view.own.marks)
    return Reason("toy.missed") if missed else None


def toy() -> Variant:
    basic = variant("basic")
    turn = basic.phases[Turn]
    ready = replace(basic, phases={**basic.phases, Turn: turn.with_rules((READY_DECLARATION, *turn.rules))})
    barred = with_bar(with_bar(ready, drawn_only, Discard), never_missed, Win, only_in=ClaimWindow)
    return replace(barred, id="toy", watchers=(pay_stick_later, turn_indicator_later, miss))


def declared() -> Played:
    """A has declared and waits for 5p; B holds one, and another comes to C."""
    start = stacked(toy(), "123m456s789s46p11z9m", "5p", draws="2z 5p 3z 4z 5p.3")
    played = opened(toy(), start)
    played.do("A ready 9m")
    return played


def test_the_stick_is_paid_once_the_discard_has_passed() -> None:
    played = declared()
    assert gains(played.state.ledger) == (-STICK, 0, 0, 0)
    assert pot_gain(played.state.ledger) == STICK
    robbed = opened(toy(), stacked(toy(), "123m456s789s46p11z9m", "456s789s123p78m22z", draws="2z"))
    robbed.do("A ready 9m", "B win")
    assert robbed.state.ledger == ()
    assert robbed.state.dues == (Due(Moment.DISCARD_PASSED, PayStick(Seat.A)),)


def test_a_missed_win_is_missed_for_good_but_a_drawn_one_is_not() -> None:
    played = declared()
    played.do("B discard 5p", "A pass", "C discard 5p")
    assert [each.code for each in played.state.marks[Seat.A]] == [READY, "missed"]
    assert [each.code for each in played.view("B").table[Seat.A].marks] == [READY]
    played.discard_on(1)
    drawn = played.view("A")
    assert isinstance(drawn.phase, Turn)
    assert explain(drawn, Discard(Seat.A, drawn.hand.kept[0])).because == "toy.drawn-only"
    assert explain(drawn, DeclareReady(Seat.A, drawn.hand.kept[0])).because == "ready.already-declared"


def test_an_indicator_turns_after_the_discard() -> None:
    played = opened(toy(), stacked(toy(), "1111z", back="9m 8m"))
    played.do("A kong 1111z")
    assert not any(played.state.marks)
    assert played.state.phase == Turn(Seat.A, Came.KONG)
    played.do("A discard 9m")
    assert [each.code for each in played.view("C").table[Seat.A].marks] == ["indicator"]
