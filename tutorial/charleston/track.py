"""The way of a Charleston: its passes in order, which are done, and which is being played."""

from dataclasses import dataclass

from django.utils.translation import gettext, pgettext

from engine.events import TilesPassed
from engine.phases.charleston import FIRST, SECOND, CourtesyOffer, CourtesyPass, FaceDown, Leg, Passing, Way
from engine.state import Phase
from tutorial.charleston.sittings import Decision, Sitting

DONE, NOW, LEFT_OUT = "done", "now", "out"
"""How a pass stands."""
_SIGNS = {Way.RIGHT: "→", Way.ACROSS: "↑", Way.LEFT: "←"}
_COURTESY_SIGN = "⇅"


@dataclass(frozen=True, slots=True)
class Stop:
    """A pass on the way."""

    sign: str
    """Where the tiles go, as an arrow on the table."""
    name: str
    """Where they go, in a word."""
    state: str
    """How it stands: done, now, left out, or empty."""
    told: str
    """The same in words; empty if it is still to come."""
    is_first_of_second: bool = False
    """The second Charleston begins with it."""


def track(sitting: Sitting) -> tuple[Stop, ...]:
    """All passes and the courtesy."""
    phase = sitting.state.phase
    moved = [_leg(each.before.phase) for each in sitting.decisions if _is_played(each)]
    is_past = sitting.is_over or isinstance(phase, CourtesyOffer | CourtesyPass)
    stops = [_stop(leg, moved, _leg(phase), is_past=is_past) for leg in (*FIRST, *SECOND)]
    offered = any(isinstance(each.before.phase, CourtesyOffer) for each in sitting.decisions)
    state = (DONE if offered else LEFT_OUT) if sitting.is_over else NOW if is_past else ""
    return (*stops, _courtesy(state))


def way() -> tuple[Stop, ...]:
    """The same before anything is dealt."""
    return (*(_stop(leg, [], None, is_past=False) for leg in (*FIRST, *SECOND)), _courtesy(""))


def way_name(way: Way) -> str:
    """Where tiles go, in a word."""
    match way:
        case Way.RIGHT:
            return pgettext("pass of a Charleston", "Right")
        case Way.ACROSS:
            return pgettext("pass of a Charleston", "Across")
        case Way.LEFT:
            return pgettext("pass of a Charleston", "Left")


def _stop(leg: Leg, moved: list[Leg | None], now: Leg | None, *, is_past: bool) -> Stop:
    """A pass."""
    state = NOW if leg == now else DONE if leg in moved else LEFT_OUT if is_past else ""
    return Stop(_SIGNS[leg.way], way_name(leg.way), state, _told(state), leg == SECOND[0])


def _courtesy(state: str) -> Stop:
    """The pass that comes last."""
    return Stop(_COURTESY_SIGN, pgettext("pass of a Charleston", "Courtesy"), state, _told(state))


def _leg(phase: Phase) -> Leg | None:
    """The pass that is played in a phase."""
    if isinstance(phase, Passing):
        return phase.leg
    return SECOND[0] if isinstance(phase, FaceDown) else None


def _is_played(decision: Decision) -> bool:
    """Tiles have moved by it."""
    return any(isinstance(each, TilesPassed) for each in decision.events)


def _told(state: str) -> str:
    """How a pass stands, for the ear."""
    return {
        DONE: gettext("done"),
        NOW: gettext("now"),
        LEFT_OUT: pgettext("pass of a Charleston", "not played"),
    }.get(state, "")
