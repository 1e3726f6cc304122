"""The passes of a Charleston in the reader's language: where the tiles go, and how a pass stands."""

from dataclasses import dataclass
from enum import StrEnum

from django.utils.translation import gettext, pgettext

from engine.phases.charleston import SECOND, FaceDown, Leg, Passing, Way
from engine.state import Phase


class Standing(StrEnum):
    """How a pass stands; also its class on the page."""

    DONE = "done"
    NOW = "now"
    LEFT_OUT = "out"
    TO_COME = ""


_ARROWS = {Way.RIGHT: "→", Way.ACROSS: "↑", Way.LEFT: "←"}


@dataclass(frozen=True, slots=True)
class Stop:
    """A pass on the way."""

    sign: str
    """Where the tiles go, as an arrow on the table."""
    name: str
    """Where they go, in a word."""
    state: Standing
    """How it stands."""
    is_first_of_second: bool = False
    """The second Charleston begins with it."""

    @property
    def told(self) -> str:
        """How it stands, in words; empty if it is still to come."""
        match self.state:
            case Standing.DONE:
                return gettext("done")
            case Standing.NOW:
                return gettext("now")
            case Standing.LEFT_OUT:
                return pgettext("pass of a Charleston", "not played")
            case Standing.TO_COME:
                return ""


def stop(leg: Leg, state: Standing) -> Stop:
    """A pass of three tiles."""
    return Stop(_ARROWS[leg.way], way_name(leg.way), state, leg == SECOND[0])


def courtesy(state: Standing) -> Stop:
    """The pass between those across from each other, the last of all."""
    return Stop("⇅", pgettext("pass of a Charleston", "Courtesy"), state)


def pool(state: Standing) -> Stop:
    """The pool that some tables play after the courtesy."""
    return Stop("↻", pgettext("pass of a Charleston", "Pool"), state)


def way_name(way: Way) -> str:
    """Where tiles go, in a word."""
    match way:
        case Way.RIGHT:
            return pgettext("pass of a Charleston", "Right")
        case Way.ACROSS:
            return pgettext("pass of a Charleston", "Across")
        case Way.LEFT:
            return pgettext("pass of a Charleston", "Left")


def leg_of(phase: Phase) -> Leg | None:
    """The pass that is played in a phase; None in one without."""
    if isinstance(phase, Passing):
        return phase.leg
    return SECOND[0] if isinstance(phase, FaceDown) else None
