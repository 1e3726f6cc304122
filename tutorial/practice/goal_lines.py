"""The line on the felt: what the table asks of the learner, in a sentence.

What belongs here: a sentence for each phase. What does not: the keys (``asking``).
"""

from collections.abc import Callable, Mapping

from django.utils.translation import gettext, ngettext

from engine.deals import Came
from engine.phases.charleston import CourtesyOffer, CourtesyPass, FaceDown, Mush, Passing, SecondVote, Way
from engine.phases.claim_window import ClaimWindow, window_of
from engine.phases.courtesy import agreed_by
from engine.phases.turn import Turn
from engine.phases.turn_rules import turn_of
from engine.state import Phase
from engine.view import View
from tutorial.wording import numbers, seats, tiles


def goal_line(view: View) -> str:
    """What the table asks."""
    found = _LINES.get(type(view.phase))
    return found(view) if found else gettext("It is your turn.")


def _claim(view: View) -> str:
    subject = window_of(view.phase).subject
    shown = {"who": seats.subject(subject.by, me=view.seat), "tile": tiles.name(subject.tile)}
    if subject.how is Came.DISCARD:
        return gettext("%(who)s discards: %(tile)s. Do you want it?") % shown
    return gettext("%(who)s is making a kong with a tile that completes your hand: %(tile)s.") % shown


def _turn(view: View) -> str:
    match turn_of(view.phase).came:
        case Came.DEALT | Came.PASSED:
            return gettext("You are the dealer and begin. Which tile do you discard?")
        case Came.DISCARD:
            return gettext("Your set lies on the table. Which tile do you discard?")
        case Came.EXCHANGED:
            return gettext("You have got a joker. Which tile do you discard?")
    if view.hand.drawn:
        return gettext("Your turn. You drew: %(tile)s.") % {"tile": tiles.name(view.hand.drawn)}
    return gettext("It is your turn.")


def _passing(view: View) -> str:
    assert isinstance(view.phase, Passing)
    leg = view.phase.leg
    said = {
        Way.RIGHT: gettext("Pass three tiles to the right."),
        Way.ACROSS: gettext("Pass three tiles across."),
        Way.LEFT: gettext("Pass three tiles to the left."),
    }[leg.way]
    if leg.blind:
        said += " " + gettext("Instead of your own you may pass arriving tiles on unseen.")
    return said


def _vote(_view: View) -> str:
    return gettext("The first Charleston is over. Do you want a second one?")


def _face_down(_view: View) -> str:
    return gettext("Three tiles lie face down before you. Look at them, or stop the Charleston.")


def _offer(_view: View) -> str:
    return gettext("A courtesy: how many tiles do you want to exchange with the player across?")


def _courtesy(view: View) -> str:
    count = agreed_by(view.phase, view.seat)
    return ngettext(
        "You and the player across exchange %(count)s tile. Which one do you give?",
        "You and the player across exchange %(count)s tiles. Which ones do you give?",
        count,
    ) % {"count": numbers.number(count)}


def _pool(_view: View) -> str:
    return gettext("Put up to three tiles into the pool, or none. You get as many back.")


_LINES: Mapping[type[Phase], Callable[[View], str]] = {
    ClaimWindow: _claim,
    Turn: _turn,
    Passing: _passing,
    SecondVote: _vote,
    FaceDown: _face_down,
    CourtesyOffer: _offer,
    CourtesyPass: _courtesy,
    Mush: _pool,
}
