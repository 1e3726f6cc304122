"""The way of a Charleston: its passes in order, which are done, and which is being played."""

from engine.events import TilesPassed
from engine.phases.charleston import FIRST, SECOND, CourtesyOffer, CourtesyPass, Leg
from tutorial.charleston.sittings import Decision, Sitting
from tutorial.wording.passes import Standing, Stop, courtesy, leg_of, stop


def track(sitting: Sitting) -> tuple[Stop, ...]:
    """All passes and the courtesy."""
    phase = sitting.state.phase
    moved = [leg_of(each.before.phase) for each in sitting.decisions if _is_played(each)]
    is_past = sitting.is_over or isinstance(phase, CourtesyOffer | CourtesyPass)
    stops = [stop(leg, _standing(leg, moved, leg_of(phase), is_past=is_past)) for leg in (*FIRST, *SECOND)]
    return (*stops, courtesy(_standing_of_courtesy(sitting, is_past=is_past)))


def way() -> tuple[Stop, ...]:
    """The same before anything is dealt."""
    return (*(stop(leg, Standing.TO_COME) for leg in (*FIRST, *SECOND)), courtesy(Standing.TO_COME))


def _standing(leg: Leg, moved: list[Leg | None], now: Leg | None, *, is_past: bool) -> Standing:
    """How a pass stands."""
    if leg == now:
        return Standing.NOW
    if leg in moved:
        return Standing.DONE
    return Standing.LEFT_OUT if is_past else Standing.TO_COME


def _standing_of_courtesy(sitting: Sitting, *, is_past: bool) -> Standing:
    """How the pass stands that comes last."""
    if not sitting.is_over:
        return Standing.NOW if is_past else Standing.TO_COME
    offered = any(isinstance(each.before.phase, CourtesyOffer) for each in sitting.decisions)
    return Standing.DONE if offered else Standing.LEFT_OUT


def _is_played(decision: Decision) -> bool:
    """Tiles have moved by it."""
    return any(isinstance(each, TilesPassed) for each in decision.events)
