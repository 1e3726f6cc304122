"""Before play: why what is decided there may be decided.

What belongs here: the reason for each kind of decision there. What does not: whether it may be done (``phases``).
"""

from engine.actions import Action, BlindPass, ContinueCharleston, Courtesy, LookAtTiles, PassTiles, StopCharleston
from engine.reasons import Reason


def why_before_play(action: Action) -> Reason:
    """Why an action that is legal before the first discard is legal.

    >>> from engine.actions import parse_action
    >>> why_before_play(parse_action("A stop")).code
    'legal.stop'
    """
    tiles = tuple(each.design for each in action.pieces)
    match action:
        case PassTiles():
            return Reason("legal.pass-tiles", {"tiles": tiles})
        case BlindPass():
            return Reason("legal.blind-pass", {"tiles": tiles}) if tiles else Reason("legal.blind-pass-of-all")
        case StopCharleston():
            return Reason("legal.stop")
        case ContinueCharleston():
            return Reason("legal.continue")
        case LookAtTiles():
            return Reason("legal.look")
        case Courtesy(count=count):
            return Reason("legal.courtesy", {"count": count}) if count else Reason("legal.courtesy-of-none")
    return Reason("legal.now")
