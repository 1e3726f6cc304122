"""A toy: three tiles to the right, some of them blind, then a courtesy with the player across."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from engine.actions import Action, PassTiles
from engine.hands import hand_of
from engine.phases.dealing import break_wall, deal_hands
from engine.phases.turn import begin_play
from engine.play import apply, explain, legal, owing
from engine.reasons import Reason
from engine.rules import Rule, RuleFor
from engine.ruleset import Variant
from engine.seats import Seat
from engine.state import Enter, GameState, Phase, Step
from engine.tiles import Tile
from engine.variants import variant
from engine.view import View, view_of
from tests.engine.playing import opened, seeded

PASSED = 3


@dataclass(frozen=True, slots=True)
class Passing(Phase):
    """Everybody chooses at once; nobody sees what the others give."""

    given: tuple[tuple[Tile, ...] | None, ...] = (None,) * 4

    def seen_by(self, seat: Seat) -> Self:
        return replace(self, given=tuple(g if at is seat else None for at, g in zip(Seat, self.given, strict=True)))


class Courtesy(Passing):
    __slots__ = ()


def given(phase: Phase) -> tuple[tuple[Tile, ...] | None, ...]:
    assert isinstance(phase, Passing)
    return phase.given


def offers(view: View) -> Iterator[PassTiles]:
    return (PassTiles(view.seat, view.hand.concealed[:count]) for count in range(PASSED + 1))


def refuses(view: View, action: PassTiles) -> tuple[Reason, ...]:
    held = all(each in view.hand.concealed for each in action.tiles)
    return () if held and len(set(action.tiles)) == len(action.tiles) <= PASSED else (Reason("toy.up-to-three-held"),)


def gives(state: GameState, action: PassTiles) -> Step:
    at, chosen, kind = action.seat, given(state.phase), type(state.phase)
    assert issubclass(kind, Passing)
    return replace(state, phase=kind((*chosen[:at], action.tiles, *chosen[at + 1 :]))), ()


def moved(state: GameState, parcels: dict[Seat, tuple[Tile, ...]], taken: dict[Seat, tuple[Tile, ...]]) -> GameState:
    """Every seat without what it gave and with what it got."""
    hands = [(*(t for t in state.hands[seat].concealed if t not in taken[seat]), *parcels[seat]) for seat in Seat]
    return replace(state, hands=tuple(hand_of(tiles) for tiles in hands))


def to_the_right(state: GameState) -> GameState:
    """Whoever gave fewer than three sends as many arrivals on, unseen, from a seat that gave three."""
    chosen = {seat: tiles or () for seat, tiles in zip(Seat, given(state.phase), strict=True)}
    first = next((seat for seat in Seat if len(chosen[seat]) == PASSED), None)
    if first is None:
        return state
    parcels: dict[Seat, tuple[Tile, ...]] = {}
    moving, seat = chosen[first], first.next
    while seat not in parcels:
        own = chosen[seat]
        parcels[seat] = moving[: len(own)]
        moving = own + moving[len(own) :]
        seat = seat.next
    return moved(state, parcels, chosen)


def across(state: GameState) -> GameState:
    """The smaller offer of each pair is what moves."""
    offered = {seat: tiles or () for seat, tiles in zip(Seat, given(state.phase), strict=True)}
    partner = {seat: seat.next.next for seat in Seat}
    moving = {seat: offered[seat][: len(offered[partner[seat]])] for seat in Seat}
    return moved(state, {seat: moving[partner[seat]] for seat in Seat}, moving)


@dataclass(frozen=True, slots=True)
class PassingRules:
    """Owed by all at once; settled when all have given."""

    then: Enter
    rules: tuple[Rule, ...] = (RuleFor(PassTiles, offers, refuses, gives),)

    def with_rules(self, rules: tuple[Rule, ...]) -> Self:
        return replace(self, rules=rules)

    def out_of_turn(self, view: View, _action: Action) -> Reason | None:
        return Reason("toy.given-already") if given(view.phase)[view.seat] is not None else None

    def owing(self, state: GameState) -> tuple[Seat, ...]:
        return tuple(seat for seat, tiles in zip(Seat, given(state.phase), strict=True) if tiles is None)

    def resolve(self, state: GameState) -> Step:
        return self.then(state)


def toy() -> Variant:
    basic, opening = variant("basic"), (break_wall, deal_hands, lambda state: (replace(state, phase=Passing()), ()))
    rules = {
        Passing: PassingRules(then=lambda state: (replace(to_the_right(state), phase=Courtesy()), ())),
        Courtesy: PassingRules(then=lambda state: begin_play(across(state))),
    }
    return replace(basic, id="toy", opening=opening, phases={**basic.phases, **rules})


def after(counts: tuple[int, ...], courtesy: tuple[int, ...] = (0, 0, 0, 0)) -> tuple[GameState, GameState]:
    """The deal before and after these numbers of tiles were given."""
    before = opened(toy(), seeded(toy(), 5)).state
    state = before
    for count, seat in zip((*counts, *courtesy), [*Seat, *Seat], strict=True):
        state, _ = apply(state, PassTiles(seat, state.hands[seat].concealed[:count]))
    return before, state


def test_three_go_to_the_right_and_blind_tiles_travel_on() -> None:
    before, state = after((3, 3, 3, 3))
    assert all(set(before.hands[at].concealed[:3]) <= set(state.hands[at.next].concealed) for at in Seat)
    for counts in ((3, 0, 1, 2), (0, 3, 0, 0), (2, 1, 0, 3), (0, 0, 0, 0)):
        before, state = after(counts)
        assert [len(hand.concealed) for hand in state.hands] == [len(hand.concealed) for hand in before.hands]
    before, state = after((3, 0, 3, 3))
    assert set(before.hands[Seat.A].concealed[:3]) <= set(state.hands[Seat.C].concealed)


def test_the_smaller_courtesy_moves() -> None:
    unmoved, _ = after((3, 3, 3, 3))
    _, state = after((0, 0, 0, 0), courtesy=(3, 2, 1, 0))
    assert unmoved.hands[Seat.A].concealed[0] in state.hands[Seat.C].concealed
    assert unmoved.hands[Seat.A].concealed[1] in state.hands[Seat.A].concealed


def test_what_others_give_is_hidden_until_all_have_given() -> None:
    state = opened(toy(), seeded(toy(), 5)).state
    state, _ = apply(state, legal(view_of(state, Seat.A))[-1])
    assert owing(state) == (Seat.B, Seat.C, Seat.D)
    assert given(view_of(state, Seat.B).phase) == (None,) * 4
    assert explain(view_of(state, Seat.A), PassTiles(Seat.A, ())).because == "toy.given-already"
