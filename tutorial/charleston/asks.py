"""What the learner is asked in each part of a Charleston, and the keys that answer it.

What belongs here: words. What does not: what may be done, which the engine says of each key that is shown.
"""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from engine.actions import Action, BlindPass, Courtesy, StopCharleston, Win
from engine.phases.charleston import PASSED, CourtesyOffer, CourtesyPass, FaceDown, Leg, Passing, SecondVote, Way
from engine.phases.courtesy import agreed_by
from engine.play import explain, legal
from engine.tiles import Tile
from engine.view import View
from tutorial.wording import numbers


@dataclass(frozen=True, slots=True)
class Key:
    """A key on the felt."""

    value: str
    """What the form sends."""
    label: str
    """What it says."""
    letter: str = ""
    """The key of the keyboard that presses it."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A question on the felt."""

    goal: str
    """What is to be done."""
    notes: tuple[str, ...] = ()
    """What is good to know for it."""
    main: Key | None = None
    """The main key; none where she chooses among equals."""
    others: tuple[Key, ...] = ()
    """What else may be done."""
    choices: tuple[Key, ...] = ()
    """The answers to choose among."""
    takes_tiles: bool = False
    """She chooses tiles of her rack."""
    face_down: int = 0
    """Units: tiles. So many lie unseen before her."""
    laid: tuple[Tile, ...] = ()
    """Those of her own that lie before the next player, and may come back."""


GIVE, BLIND, GO_ON, STOP, LOOK, WIN = "give", "blind", "continue", "stop", "look", "win"
"""The words of decisions, as the engine writes them."""


def ask(view: View) -> Ask:
    """The question in this view, which must be one of a Charleston in which she owes an answer."""
    match view.phase:
        case Passing(leg=leg):
            return _pass(view, leg)
        case SecondVote():
            return _vote(view)
        case FaceDown(given=given):
            return _look(view, given[view.seat])
        case CourtesyOffer():
            return _offer(view)
        case CourtesyPass():
            return _exchange(view)
    raise TypeError(view.phase)


def goal(leg: Leg) -> str:
    """What is to be done in a pass."""
    match leg.way:
        case Way.RIGHT:
            return _("Pass three tiles to the right")
        case Way.ACROSS:
            return _("Pass three tiles across")
        case Way.LEFT:
            return _("Pass three tiles to the left")


def _pass(view: View, leg: Leg) -> Ask:
    may_be_blind = explain(view, BlindPass(view.seat, ())).allowed
    notes = []
    if view.hand.concealed[view.variant.hand_size :]:
        notes.append(_("You are East: you have one tile more than the others. Pass three, as everybody does."))
    if may_be_blind:
        notes.append(
            _(
                "In this pass you may keep more: choose fewer than three tiles, and pass arriving tiles on unseen "
                "instead. You never see those."
            )
        )
    blind = (Key(BLIND, _("Pass these, the rest unseen"), "b"),) if may_be_blind else ()
    return Ask(
        goal(leg),
        tuple(notes),
        Key(GIVE, _("Pass the chosen tiles"), "p"),
        (*blind, *_stop(view), *_win(view)),
        takes_tiles=True,
    )


def _vote(view: View) -> Ask:
    return Ask(
        _("A second Charleston, or stop here?"),
        (_("It is played only if all four want it. Anybody may stop, without a reason."),),
        others=_win(view),
        choices=(
            Key(GO_ON, _("Go on: left, across, right")),
            Key(STOP, _("Stop here")),
        ),
    )


def _look(view: View, given: Action | None) -> Ask:
    return Ask(
        _("Three tiles lie face down before you"),
        (_("Once anybody looks, the second Charleston is played to its end. Until then it can be stopped."),),
        Key(LOOK, _("Look at the tiles"), "l"),
        _stop(view),
        face_down=PASSED,
        laid=given.pieces if given else (),
    )


def _offer(view: View) -> Ask:
    offers = (each.count for each in legal(view) if isinstance(each, Courtesy))
    return Ask(
        _("Courtesy: how many tiles would you exchange with the player across?"),
        (_("The smaller of your two numbers counts."),),
        choices=tuple(Key(f"courtesy {each}", numbers.number(each)) for each in offers),
    )


def _exchange(view: View) -> Ask:
    count = agreed_by(view.phase, view.seat)
    asked = ngettext(
        "Choose %(count)s tile for the player across", "Choose %(count)s tiles for the player across", count
    )
    return Ask(
        asked % {"count": numbers.number(count)},
        main=Key(GIVE, pgettext("tiles with the player across", "Exchange them"), "p"),
        takes_tiles=True,
    )


def _stop(view: View) -> tuple[Key, ...]:
    """The key that stops the second Charleston, where that is still possible."""
    is_possible = explain(view, StopCharleston(view.seat)).allowed
    return (Key(STOP, _("Stop the Charleston"), "s"),) if is_possible else ()


def _win(view: View) -> tuple[Key, ...]:
    """The key that shows a hand that is complete before play."""
    is_possible = explain(view, Win(view.seat)).allowed
    return (Key(WIN, _("Show the complete hand"), "w"),) if is_possible else ()
