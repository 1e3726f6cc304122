"""What the table asks of the learner: the line on the felt, and the keys that make sense now.

What belongs here: offers out of the engine's legal actions. What does not: what she answers (``answers``).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from django.utils.safestring import SafeString
from django.utils.translation import gettext, pgettext

from engine.actions import Action, AddKong, Chow, DeclareReady, Discard, Kong, Pass, Pung, Win, print_action
from engine.deals import Came
from engine.phases.claim_window import ClaimWindow
from engine.phases.turn import Turn
from engine.play import legal
from engine.rules import Rule, RuleFor
from engine.ruleset import Variant
from engine.tiles import Tile
from engine.view import View
from tutorial.wording import markup, seats, tiles


@dataclass(frozen=True, slots=True)
class Verb:
    """A kind of action, as a key names it."""

    name: str
    """Its word in the engine's notation."""
    label: Callable[[], str]
    """What the key says."""
    key: str
    """The letter of the keyboard that presses it."""


VERBS: Mapping[type[Action], Verb] = {
    Win: Verb("win", lambda: pgettext("key at the table", "Win"), "w"),
    Kong: Verb("kong", lambda: pgettext("key at the table", "Kong"), "k"),
    AddKong: Verb("add", lambda: pgettext("key at the table", "Add to a pung"), "a"),
    Pung: Verb("pung", lambda: pgettext("key at the table", "Pung"), "p"),
    Chow: Verb("chow", lambda: pgettext("key at the table", "Chow"), "c"),
    Pass: Verb("pass", lambda: pgettext("key at the table", "Pass"), "x"),
    Discard: Verb("discard", lambda: pgettext("key at the table", "Discard"), "d"),
    DeclareReady: Verb("ready", lambda: pgettext("key at the table", "Ready"), "r"),
}
"""The verbs a key can have, in the order they are shown."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A key that does one thing that is allowed now."""

    value: str
    """The action, in the engine's notation."""
    label: str
    """What the key says."""
    tiles: SafeString
    """The set it makes; empty if it makes none."""
    key: str
    """The letter that presses it; empty if another key has it already."""
    is_pass: bool
    """It lets the tile go by."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the learner owes."""

    goal: str
    """It in a sentence."""
    tile: Tile | None
    """The tile it is about: drawn, or let go by another."""
    offers: tuple[Offer, ...]
    """What she may do besides discarding."""
    is_claim: bool
    """A tile of another player is asked about."""
    may_discard: bool
    """One of her tiles may be discarded."""


def question(view: View) -> Question:
    """What the table asks, with everything that is allowed."""
    actions = legal(view)
    return Question(
        goal=_goal(view),
        tile=view.phase.subject.tile if isinstance(view.phase, ClaimWindow) else view.hand.drawn,
        offers=_offers(view, actions),
        is_claim=isinstance(view.phase, ClaimWindow),
        may_discard=any(isinstance(each, Discard) for each in actions),
    )


def tries(variant: Variant) -> tuple[Verb, ...]:
    """Every verb the rules of this game know, for trying what is not allowed."""
    rules: list[Rule] = [rule for phase in variant.phases.values() for rule in phase.rules]
    known = {rule.kind for rule in rules if isinstance(rule, RuleFor)}
    return tuple(verb for kind, verb in VERBS.items() if kind in known)


def _goal(view: View) -> str:
    """The line on the felt."""
    match view.phase:
        case ClaimWindow(subject=subject):
            shown = {"who": seats.subject(subject.by, me=view.seat), "tile": tiles.name(subject.tile)}
            if subject.how is Came.DISCARD:
                return gettext("%(who)s discards: %(tile)s. Do you want it?") % shown
            return gettext("%(who)s is making a kong with a tile that completes your hand: %(tile)s.") % shown
        case Turn(came=Came.DEALT):
            return gettext("You are the dealer and begin. Which tile do you discard?")
        case Turn(came=Came.DISCARD):
            return gettext("Your set lies on the table. Which tile do you discard?")
        case Turn() if view.hand.drawn:
            return gettext("Your turn. You drew: %(tile)s.") % {"tile": tiles.name(view.hand.drawn)}
    return gettext("It is your turn.")


def _offers(view: View, actions: tuple[Action, ...]) -> tuple[Offer, ...]:
    """A key for each thing that may be done; what differs only in the copies of its tiles is one thing."""
    found: dict[tuple[object, ...], Offer] = {}
    letters: set[str] = set()
    for action in actions:
        verb = VERBS.get(type(action))
        thing = (type(action), *(each.design for each in action.pieces))
        if verb is None or isinstance(action, Discard) or thing in found:
            continue
        found[thing] = Offer(
            value=print_action(action),
            label=verb.label(),
            tiles=_made(view, action),
            key="" if verb.key in letters else verb.key,
            is_pass=isinstance(action, Pass),
        )
        letters.add(verb.key)
    return tuple(found.values())


def _made(view: View, action: Action) -> SafeString:
    """The set an action makes, the tile of another player standing out."""
    if not action.pieces:
        return SafeString()
    if not isinstance(view.phase, ClaimWindow):
        return markup.row(action.pieces, size="xs")
    asked = view.phase.subject.tile
    pieces = sorted((*action.pieces, asked), key=lambda each: (each.design.kind, each is asked))
    shown = "".join(markup.picture(each, extra="last" if each is asked else "") for each in pieces)
    return SafeString(f'<span class="tiles xs">{shown}</span>')
