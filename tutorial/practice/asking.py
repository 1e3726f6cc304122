"""What the table asks of the learner: the line on the felt, and the keys that make sense now.

What belongs here: offers out of the engine's legal actions. What does not: what she answers (``answers``), what verbs
are called (``verbs``).
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.safestring import SafeString
from django.utils.translation import ngettext, pgettext

from engine.actions import (
    Action,
    BlindPass,
    Call,
    ChangeExposure,
    Courtesy,
    Discard,
    ExchangeJoker,
    Pass,
    PassTiles,
    print_action,
)
from engine.phases.charleston import CourtesyPass, Mush
from engine.phases.claim_window import ClaimWindow
from engine.phases.turn import Turn
from engine.play import legal
from engine.tiles import Tile
from engine.view import View
from tutorial.practice.goal_lines import goal_line
from tutorial.practice.verbs import VERBS, Verb
from tutorial.wording import markup, numbers, terms

TOGETHER = (PassTiles, BlindPass)
"""Actions for which several tiles of the rack are chosen; there are hundreds of them, so none has a key of its own."""


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
    is_number: bool = False
    """It says how many."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the learner owes."""

    goal: str
    """It in a sentence."""
    tile: Tile | None
    """The tile it is about: drawn, or let go by another."""
    offers: tuple[Offer, ...]
    """What she may do besides discarding."""
    more: tuple[Offer, ...]
    """Other ways to do the same, for those who look for them."""
    together: tuple[Verb, ...]
    """What she may do with the tiles that she chooses on her rack."""
    is_claim: bool
    """A tile of another player is asked about."""
    may_discard: bool
    """One of her tiles may be discarded."""


def question(view: View) -> Question:
    """What the table asks, with everything that is allowed."""
    actions = legal(view)
    kinds = {type(each) for each in actions}
    singly = [each for each in actions if not isinstance(each, (*TOGETHER, Discard)) and not _lies_so(view, each)]
    first = [each for each in singly if not _is_another_way(each, singly)]
    letters = {_key_for(view, verb).key for kind, verb in VERBS.items() if kind in kinds and kind in TOGETHER}
    offers = _offers(view, first, letters)
    return Question(
        goal=goal_line(view),
        tile=view.phase.subject.tile if isinstance(view.phase, ClaimWindow) else view.hand.drawn,
        offers=offers,
        more=_offers(view, [each for each in singly if each not in first], letters),
        together=tuple(_key_for(view, VERBS[kind]) for kind in TOGETHER if kind in kinds),
        is_claim=isinstance(view.phase, ClaimWindow),
        may_discard=Discard in kinds,
    )


def _is_another_way(action: Action, among: Iterable[Action]) -> bool:
    """It changes what lies there already, or it lays what another action lays with fewer jokers."""
    if isinstance(action, ChangeExposure):
        return True
    if not isinstance(action, Call):
        return False
    same = (each for each in among if isinstance(each, Call) and len(each.tiles) == len(action.tiles))
    return _jokers(action) > min(map(_jokers, same))


def _lies_so(view: View, action: Action) -> bool:
    """It would let other copies of the same tiles lie there, as nobody would notice."""
    laid = view.phase.laid if isinstance(view.phase, Turn) else None
    if laid is None or not isinstance(action, ChangeExposure):
        return False
    return Counter(_designs(action)) == Counter(each.design for each in laid.own)


def _jokers(action: Action) -> int:
    return sum(each.design.is_joker for each in action.pieces)


def _key_for(view: View, verb: Verb) -> Verb:
    """The key for the tiles chosen, as the phase calls it."""
    match view.phase:
        case CourtesyPass():
            return Verb(verb.name, lambda: pgettext("key in the Charleston", "Exchange these"), verb.key)
        case Mush():
            return Verb(verb.name, lambda: pgettext("key in the Charleston", "Put these into the pool"), verb.key)
    return verb


def _offers(view: View, actions: Iterable[Action], letters: set[str]) -> tuple[Offer, ...]:
    """A key for each thing that may be done; what differs only in the copies of its tiles is one thing."""
    found: dict[tuple[object, ...], Offer] = {}
    for action in actions:
        verb = VERBS.get(type(action))
        thing = (print_action(action),) if not action.pieces else (*_designs(action),)
        if verb is None or (type(action), *thing) in found:
            continue
        found[type(action), *thing] = Offer(
            value=print_action(action),
            label=_label(action, verb),
            tiles=_made(view, action),
            key="" if verb.key in letters else verb.key,
            is_pass=isinstance(action, Pass),
            is_number=isinstance(action, Courtesy),
        )
        letters.add(verb.key)
    return tuple(found.values())


def _designs(action: Action) -> tuple[object, ...]:
    return tuple(each.design for each in action.pieces)


def _label(action: Action, verb: Verb) -> str:
    """What the key for an action says."""
    match action:
        case Call():
            # Translators: a key at the table; kind is what is laid with the tile, such as "pung" or "quint"
            return pgettext("key at the table", "Call: %(kind)s") % {"kind": terms.name(action.kind.value)}
        case Courtesy(count=count):
            return ngettext("%(count)s tile", "%(count)s tiles", count) % {"count": numbers.number(count)}
    return verb.label()


def _made(view: View, action: Action) -> SafeString:
    """The set an action makes, or what is given and what comes for it; what is another player's stands out."""
    if not action.pieces:
        return SafeString()
    if isinstance(action, ExchangeJoker):
        return _row(action.tile, action.joker, last=action.joker)
    asked = _asked(view, action)
    if asked is None:
        return markup.row(action.pieces, size="xs")
    pieces = sorted((*action.pieces, asked), key=lambda each: (each.design.kind, each is asked))
    return _row(*pieces, last=asked)


def _row(*pieces: Tile, last: Tile) -> SafeString:
    """Tiles side by side, one standing out."""
    shown = "".join(markup.picture(each, extra="last" if each is last else "") for each in pieces)
    return SafeString(f'<span class="tiles xs">{shown}</span>')


def _asked(view: View, action: Action) -> Tile | None:
    """The tile of another player that the set is made with."""
    if isinstance(view.phase, ClaimWindow):
        return view.phase.subject.tile
    is_changed = isinstance(action, ChangeExposure) and isinstance(view.phase, Turn) and view.phase.laid is not None
    return view.phase.laid.claimed if is_changed else None  # type: ignore[union-attr]
