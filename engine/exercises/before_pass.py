"""Before a pass: a rack in the Charleston as the table shows it.

What belongs here: the position. What does not: any question about it.
"""

from engine.exercises.frame import LEARNER
from engine.hands import parse_hand
from engine.phases.charleston import Leg, Passing
from engine.positions import PARTS, Position
from engine.ruleset import Variant
from engine.seats import Seat
from engine.view import View


def before_pass(variant: Variant, rack: str, leg: Leg) -> View:
    """The table before this pass, as the learner sees it; with a tile more on her rack she is East.

    Raises: NotationError as `parse_hand` and `Position.view`.
    """
    is_east = len(parse_hand(rack).concealed) > variant.hand_size
    part = next(name for name, phase in PARTS.items() if phase == Passing(leg=leg))
    return Position(rack, dealer=(LEARNER if is_east else Seat.D).name, charleston=part).view(variant)
