"""Steps whose exercise misbehaves: the checker tells it, whatever kind it is."""

from dataclasses import dataclass
from typing import ClassVar, Self

import pytest

from engine.exercises.frame import Hint, Rung
from engine.reasons import Reason, Verdict
from engine.ruleset import Variant
from engine.variants import variant
from tutorial.content.check_steps import check_step
from tutorial.content.values import Refusal, Step

LADDER = tuple(Hint(rung, Reason("hint.any")) for rung in Rung)


@dataclass(frozen=True, slots=True)
class Toy:
    """A question whose every answer is what the test says."""

    kind: ClassVar[str] = "toy"

    right: str = "yes"
    reasons: tuple[Reason, ...] = (Reason("toy.first"), Reason("toy.second"))
    ladder: tuple[Hint, ...] = LADDER

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        return ()

    def prompt(self, variant: Variant) -> Reason:
        return Reason("ask.toy")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        return Verdict(answer == self.right, self.reasons)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        return self.ladder

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        return (self.right,)

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        return cls()


def told(toy: Toy, *, accept: str = "yes", refuse: str = "no", because: str = "toy.first") -> list[str]:
    found: list[str] = []
    check_step(Step("toy", toy, (accept,), (Refusal(refuse, because),)), variant("basic"), found.append)
    return found


def test_a_step_that_holds_is_not_told() -> None:
    assert told(Toy()) == []


def test_the_reason_must_be_the_first() -> None:
    assert told(Toy(), because="toy.second") == [
        "refuse lists 'no' because of toy.second, but the first reason is toy.first."
    ]


def test_a_refusal_without_a_reason_is_told() -> None:
    assert told(Toy(reasons=()), accept="maybe") == [
        "accept lists 'maybe', but the engine refuses it: without a reason.",
        "refuse lists 'no' because of toy.first, but the first reason is nothing.",
    ]


@pytest.mark.parametrize(
    ("ladder", "are"),
    [((), "none"), (LADDER[:4], "goal, area, rule, tile"), (LADDER[::-1], "answer, tile, rule, area, goal")],
)
def test_the_hints_are_five_rungs_in_order(ladder: tuple[Hint, ...], are: str) -> None:
    assert told(Toy(ladder=ladder)) == [f"The hints are {are}; there must be goal, area, rule, tile, answer."]
