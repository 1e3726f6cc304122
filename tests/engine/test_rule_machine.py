"""A machine that plays deals by any legal action, tries illegal ones, and takes actions back."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.chance import Chance
from engine.play import apply, begin, explain, legal, owing, replay
from engine.reasons import IllegalAction
from engine.seats import Seat
from engine.variants import VARIANTS, compose, variant
from engine.view import view_of
from tests.engine.conformance import candidates, unbalanced
from tests.engine.playing import Played, opened, seeded

SINGLY = [
    (each.id, ((option.id, choice.id),)) for each in VARIANTS for option in each.options for choice in option.choices
]
MINI = [("basic", (("suits", suits), ("sets", sets))) for suits in ("one", "two") for sets in ("two", "three")]
OPTIONS = [each for each in SINGLY + MINI if not variant(each[0]).with_choices(each[1]).problems()]
"""Every choice of every option, one at a time, and the mini games: those that can be played."""


class Table(RuleBasedStateMachine):
    """One deal, every state kept."""

    @initialize(chosen=st.sampled_from(OPTIONS), seed=st.integers(0, 10_000))
    def build(self, chosen: tuple[str, tuple[tuple[str, str], ...]], seed: int) -> None:
        self.variant = compose(*chosen)
        self.deal: Played = opened(self.variant, seeded(self.variant, seed, chosen=chosen[1]))
        self.before = [self.deal.state]

    @precondition(lambda self: self.deal.state.outcome is None)
    @rule(pick=st.integers(0, 10_000), steps=st.integers(1, 12))
    def act(self, pick: int, steps: int) -> None:
        chance = Chance(pick, "machine")
        for _ in range(steps):
            if self.deal.state.outcome is None:
                seat = chance.choice(owing(self.deal.state))
                self.deal.act(chance.choice(legal(self.deal.view(seat.name))))
                self.before.append(self.deal.state)

    @rule(pick=st.integers(0, 10_000), seat=st.sampled_from(list(Seat)))
    def try_anything(self, pick: int, seat: Seat) -> None:
        state, view = self.deal.state, self.deal.view(seat.name)
        listed = legal(view)
        tried = Chance(pick, "illegal").sample([*candidates(view, Chance(pick, "machine"))], 12)
        for action in tried:
            if action.seat is not seat:
                continue
            verdict = explain(view, action)
            assert verdict.allowed == (action in listed)
            if not verdict.allowed:
                with pytest.raises(IllegalAction) as refused:
                    apply(state, action)
                assert refused.value.reason == verdict.reasons[0]
        assert self.deal.state == state

    @precondition(lambda self: self.deal.actions)
    @rule()
    def take_back(self) -> None:
        self.deal.actions.pop()
        self.before.pop()
        self.deal.state = replay(self.variant, self.deal.start, self.deal.actions)
        assert self.deal.state == self.before[-1]

    @invariant()
    def nothing_is_lost(self) -> None:
        assert list(unbalanced(self.deal.state)) == []

    @invariant()
    def somebody_owes_an_action_until_the_end(self) -> None:
        state = self.deal.state
        assert bool(owing(state)) == (state.outcome is None)
        for seat in Seat:
            assert bool(legal(view_of(state, seat))) == (seat in owing(state))


def test_machine() -> None:
    """Runs the machine: as often as the profile says, a quarter as many deals as examples."""
    count = max(10, settings().max_examples // 4)
    case = Table.TestCase
    case.settings = settings(max_examples=count, stateful_step_count=20)
    case("runTest").runTest()


@pytest.mark.parametrize(("id", "chosen"), OPTIONS, ids=[f"{id}: {'='.join(chosen[0])}" for id, chosen in OPTIONS])
def test_every_choice_can_be_played(id: str, chosen: tuple[tuple[str, str], ...]) -> None:
    rules = compose(id, chosen)
    assert rules.problems() == ()
    state, _ = begin(rules, seeded(rules, 1, chosen=chosen))
    assert owing(state)
