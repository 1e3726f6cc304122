"""Findings: what a table answers to a question, and what every question can do.

What belongs here: the face of a proof. What does not: the kinds of proof (``proofs_of_hands``, ``proofs_of_play``).
"""

from dataclasses import dataclass, fields
from typing import Protocol

from engine.positions import Position
from engine.reasons import EngineError, Reason
from engine.ruleset import Variant
from engine.scoring.sheet import Unit
from engine.shown_hands import ShownHand


@dataclass(frozen=True, slots=True)
class Finding:
    """What one table answers."""

    allowed: bool
    """It may be done, or the hand wins."""
    reasons: tuple[Reason, ...] = ()
    """Why not, the first thing first; or what the amount is for."""
    amount: int | None = None
    """Units: `unit`. What is counted or paid, where that is asked."""
    unit: Unit = Unit.POINT
    """What the amount is counted in."""


class Proof(Protocol):
    """A question that every table answers."""

    @property
    def text(self) -> str:
        """The question in notation, on one line."""
        ...

    def at(self, variant: Variant) -> Finding:
        """What this table answers."""
        ...


def found(proof: Proof, variant: Variant) -> Finding:
    """What this table answers; what cannot be on it is refused with the reason."""
    try:
        return proof.at(variant)
    except EngineError as refused:
        return Finding(False, (refused.reason,))


def on_a_line(value: Position | ShownHand, *more: str) -> str:
    """The fields of a question that are not as usual, and more, in notation."""
    named = [(each.name, getattr(value, each.name), each.default) for each in fields(value)]
    return "; ".join((*(f"{name}: {_written(one)}" for name, one, default in named if one != default), *more))


def _written(value: object) -> object:
    """A field as text."""
    if isinstance(value, tuple):
        return ", ".join(each if isinstance(each, str) else f"{each.tiles} {each.type}" for each in value)
    return value
