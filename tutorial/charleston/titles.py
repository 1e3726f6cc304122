"""What decisions are called: a pass by where it goes, a vote, an offer.

What belongs here: words. What does not: what became of a decision (``results``).
"""

from django.utils.translation import gettext as _

from engine.actions import Action, ContinueCharleston, Courtesy, LookAtTiles, StopCharleston, Win
from engine.phases.charleston import CourtesyPass, Passing, SecondVote, Way
from tutorial.charleston.sittings import Decision


def title(decision: Decision) -> str:
    """What a decision was about."""
    match decision.action, decision.before.phase:
        case ((StopCharleston() | ContinueCharleston()), SecondVote()):
            return _("The vote on a second Charleston")
        case Win(), _phase:
            return _("The complete hand")
        case StopCharleston(), _phase:
            return _("The second Charleston is stopped")
        case LookAtTiles(), _phase:
            return _("The tiles that lay face down")
        case Courtesy(), _phase:
            return _("The offer of a courtesy pass")
        case _action, CourtesyPass():
            return _("The courtesy pass")
        case _action, Passing(leg=leg):
            return _pass_titles()[leg.second, leg.way]
    raise TypeError(decision)


def _pass_titles() -> dict[tuple[bool, Way], str]:
    """What passes are called."""
    return {
        (False, Way.RIGHT): _("First Charleston, to the right"),
        (False, Way.ACROSS): _("First Charleston, across"),
        (False, Way.LEFT): _("First Charleston, to the left"),
        (True, Way.LEFT): _("Second Charleston, to the left"),
        (True, Way.ACROSS): _("Second Charleston, across"),
        (True, Way.RIGHT): _("Second Charleston, to the right"),
    }


def happened(action: Action) -> str:
    """What happened by a decision that the coach has nothing to say of."""
    match action:
        case LookAtTiles():
            return _("The tiles are yours now")
        case StopCharleston():
            return _("The Charleston is stopped")
        case Win():
            return _("You win before play begins")
    raise TypeError(action)
