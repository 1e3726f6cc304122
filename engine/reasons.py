"""Reasons: the only way the engine speaks. A code and typed parameters, rendered by the site in the reader's language.

A code is a literal where the reason is made, never built from parts: a test walks the source for them and demands a
sentence for each in every language.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from engine.seats import Seat, Wind
from engine.tiles import Design, Tile


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game, by its id in the term base; a pattern or variant likewise."""

    id: str
    """Such as ``white_dragon`` or ``pung``."""


Param = Tile | Design | tuple[Design, ...] | Seat | Wind | Term | tuple[Term, ...] | int | str
"""What a reason may speak of. A str is only ever the learner's own input, quoted back."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Something the engine states without speaking any human language."""

    code: str
    """Dotted id such as ``set.no-wrap``. Public: never reworded, never reused."""
    params: Mapping[str, Param] = field(default_factory=dict, hash=False)
    """Values to show."""


class Mark(StrEnum):
    """What a verdict points at on a tile."""

    NO = "no"
    """This tile was wrong."""
    YES = "yes"
    """This tile was right."""
    WHY = "why"
    """This tile shows the reason."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The ruling on an answer or an action, with its reasons."""

    allowed: bool
    """The answer is right, or the action may be done."""
    reasons: tuple[Reason, ...] = ()
    """Why, most specific first."""
    marks: tuple[tuple[Tile, Mark], ...] = ()
    """The tiles concerned, each at most once."""

    @property
    def because(self) -> str:
        """The code of the first reason, empty if there is none."""
        return self.reasons[0].code if self.reasons else ""


class EngineError(ValueError):
    """Base of every refusal that is raised; ``reason`` lets the site explain it in any language."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} {dict(reason.params)}")
        self.reason = reason
        """What was wrong."""


class NotationError(EngineError):
    """Text that is no tile, action or position."""


class IllegalAction(EngineError):
    """Well formed, but not allowed now."""


class ContentError(EngineError):
    """Authored data that does not hold: an unknown variant, an impossible position."""
