"""A toy: three tiles to the right, some of them blind, then a courtesy with the player across."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.actions import Action, PassTiles
from engine.hands import hand_of
from engine.phases.dealing import break_wall, deal_hands
from engine.phases.sealed import Sealed, SealedRules, Settle, seal, sealed
from engine.phases.turn import begin_play
from engine.play import apply, explain, legal, owing
from engine.reasons import Reason
from engine.rules import RuleFor
from engine.ruleset import Variant
from engine.seats import Seat
from engine.state import GameState, Step
from engine.tiles import Tile
from engine.variants import variant
from engine.view import View, view_of
from tests.engine.playing import opened, seeded

PASSED = 3


@dataclass(frozen=True, slots=True)
class Passing(Sealed):
    """Three to the right. Fewer than three means that as many arriving ones go on unseen."""


@dataclass(frozen=True, slots=True)
class Courtesy(Sealed):
    """Up to three, with the player across."""


def offers(view: View) -> Iterator[PassTiles]:
    return (PassTiles(view.seat, view.hand.concealed[:count]) for count in range(PASSED + 1))


def refuses(view: View, action: PassTiles) -> tuple[Reason, ...]:
    held = all(each in view.hand.concealed for each in action.tiles)
    return () if held and len(set(action.tiles)) == len(action.tiles) <= PASSED else (Reason("toy.up-to-three-held"),)


def moved(state: GameState, parcels: dict[Seat, tuple[Tile, ...]], taken: dict[Seat, tuple[Tile, ...]]) -> GameState:
    """Every seat without what it gave and with what it got."""
    hands = [(*(t for t in state.hands[seat].concealed if t not in taken[seat]), *parcels[seat]) for seat in Seat]
    return replace(state, hands=tuple(hand_of(tiles) for tiles in hands))


def to_the_right(state: GameState, answers: tuple[Action, ...]) -> Step:
    """Whoever gave fewer than three sends as many arrivals on, unseen, from a seat that gave three."""
    chosen = {each.seat: each.pieces for each in answers}
    parcels: dict[Seat, tuple[Tile, ...]] = {}
    first = next((seat for seat in Seat if len(chosen[seat]) == PASSED), None)
    if first is not None:
        moving, seat = chosen[first], first.next
        while seat not in parcels:
            own = chosen[seat]
            parcels[seat] = moving[: len(own)]
            moving = own + moving[len(own) :]
            seat = seat.next
        state = moved(state, parcels, chosen)
    return replace(state, phase=Courtesy()), ()


def across(state: GameState, answers: tuple[Action, ...]) -> Step:
    """The smaller offer of each pair is what moves."""
    offered = {each.seat: each.pieces for each in answers}
    partner = {seat: seat.next.next for seat in Seat}
    moving = {seat: offered[seat][: len(offered[partner[seat]])] for seat in Seat}
    return begin_play(moved(state, {seat: moving[partner[seat]] for seat in Seat}, moving))


def passing_rules(settle: Settle) -> SealedRules:
    rules = (RuleFor(PassTiles, offers, refuses, seal),)
    return SealedRules(rules, settle, first=Reason("toy.give-first"), again=Reason("toy.given-already"))


def toy() -> Variant:
    basic, opening = variant("basic"), (break_wall, deal_hands, lambda state: (replace(state, phase=Passing()), ()))
    rules = {Passing: passing_rules(to_the_right), Courtesy: passing_rules(across)}
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
    assert sealed(view_of(state, Seat.B).phase).answers == (None,) * 4
    assert explain(view_of(state, Seat.A), PassTiles(Seat.A, ())).because == "toy.given-already"
