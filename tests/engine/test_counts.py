"""How many lines are legal: the engine against a slow counter, and pinned numbers of lines two actions deep."""

from collections import Counter
from pathlib import Path

import pytest

from engine.phases.sealed import Sealed
from engine.play import apply, legal, owing
from engine.ruleset import Variant
from engine.seats import Seat
from engine.state import GameState, Standing
from engine.variants import VARIANTS, variant
from engine.view import view_of
from tests.engine.conformance import PLAYERS
from tests.engine.playing import play, seeded
from tests.engine.slow_counter import lines

COUNTS = Path(__file__).resolve().parents[1] / "data" / "counts" / "lines.txt"


def rows() -> list[tuple[str, int, int, int]]:
    """Variant, seed, how many actions were done, and how many lines of two actions follow."""
    texts = [line.split() for line in COUNTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [(name, int(seed), int(done), int(count)) for name, seed, done, count in texts]


def two_deep(state: GameState) -> int:
    """How many lines of two actions there are; a line that ends the deal counts as one."""
    count = 0
    for seat in owing(state)[:1]:
        for action in legal(view_of(state, seat)):
            after, _ = apply(state, action)
            count += sum(len(legal(view_of(after, each))) for each in owing(after)[:1]) or 1
    return count


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.id)
def test_the_slow_counter_agrees(variant: Variant, deep: bool) -> None:
    phases: Counter[str] = Counter()
    for seed in range(60 if deep else 6):
        states: list[GameState] = []
        play(variant, seeded(variant, seed), PLAYERS[seed % 4], look=states.append)
        for state in states:
            phases[type(state.phase).__name__] += 1
            for seat in Seat:
                expected = lines(state, seat) if _may_act(state, seat) else 0
                assert len(legal(view_of(state, seat))) == expected, (seed, seat, state.phase)
    assert phases["Turn"] > 100
    assert phases["ClaimWindow"] > 20


def _may_act(state: GameState, seat: Seat) -> bool:
    """The seat is in the deal, and has not answered yet or has its turn."""
    phase, name = state.phase, type(state.phase).__name__
    if state.standing[seat] is not Standing.PLAYING or name == "Ended":
        return False
    if name == "Turn":
        return bool(seat is phase.seat)  # type: ignore[attr-defined]
    if name == "FaceDown":
        return True
    if isinstance(phase, Sealed):
        waits = name != "CourtesyPass" or phase.agreed[seat] > 0  # type: ignore[attr-defined]
        return phase.answers[seat] is None and waits
    answered = [each.action.seat for each in phase.answers]  # type: ignore[attr-defined]
    return seat is not phase.subject.by and seat not in answered  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "seed", "done", "count"), rows(), ids=str)
def test_lines_two_actions_deep(name: str, seed: int, done: int, count: int) -> None:
    states: list[GameState] = []
    rules = variant(name)
    play(rules, seeded(rules, seed), PLAYERS[0], look=states.append)
    assert two_deep(states[done]) == count
