"""Keys that each do one thing that is allowed now: what they say, the tiles they show, which are plain and which aside.

What belongs here: one action, or some, as keys. What does not: the question they answer (``asking``).
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.safestring import SafeString
from django.utils.translation import ngettext, pgettext

from engine.actions import Action, Call, ChangeExposure, Courtesy, ExchangeJoker, Pass, print_action
from engine.phases.claim_window import ClaimWindow
from engine.phases.turn import Turn
from engine.seats import Seat
from engine.tiles import Tile
from engine.view import View
from tutorial.practice.verbs import VERBS, Verb
from tutorial.wording import markup, numbers, seats, terms


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


def is_another_way(action: Action, among: Iterable[Action]) -> bool:
    """It changes what lies there already, or it lays what another action lays with fewer jokers."""
    if isinstance(action, ChangeExposure):
        return True
    if not isinstance(action, Call):
        return False
    same = (each for each in among if isinstance(each, Call) and len(each.tiles) == len(action.tiles))
    return _jokers(action) > min(map(_jokers, same))


def lies_so(view: View, action: Action) -> bool:
    """It would let other copies of the same tiles lie there, as nobody would notice."""
    laid = view.phase.laid if isinstance(view.phase, Turn) else None
    if laid is None or not isinstance(action, ChangeExposure):
        return False
    return Counter(_designs(action)) == Counter(each.design for each in laid.own)


def _jokers(action: Action) -> int:
    return sum(each.design.is_joker for each in action.pieces)


def offers_for(view: View, actions: Iterable[Action], letters: set[str]) -> tuple[Offer, ...]:
    """A key for each thing that may be done; what differs only in the copies of its tiles is one thing."""
    found: dict[tuple[object, ...], Offer] = {}
    for action in actions:
        verb = VERBS.get(type(action))
        thing = _thing(view, action)
        if verb is None or thing in found:
            continue
        found[thing] = Offer(
            value=print_action(action),
            label=_label(view, action, verb),
            tiles=_made(view, action),
            key="" if verb.key in letters else verb.key,
            is_pass=isinstance(action, Pass),
            is_number=isinstance(action, Courtesy),
        )
        letters.add(verb.key)
    return tuple(found.values())


def _thing(view: View, action: Action) -> tuple[object, ...]:
    """What makes an action another one than others are: its kind, its tiles, and whose joker it takes."""
    if isinstance(action, ExchangeJoker):
        return (type(action), *_designs(action), _owner(view, action))
    return (type(action), *_designs(action)) if action.pieces else (print_action(action),)


def _owner(view: View, action: ExchangeJoker) -> Seat:
    """Before whom the joker lies."""
    return next(seat for seat in Seat for meld in view.table[seat].melds if action.joker in meld.tiles)


def _designs(action: Action) -> tuple[object, ...]:
    return tuple(each.design for each in action.pieces)


def _label(view: View, action: Action, verb: Verb) -> str:
    """What the key for an action says."""
    match action:
        case Call():
            # Translators: a key at the table; kind is what is laid with the tile, such as "pung" or "quint"
            return pgettext("key at the table", "Call: %(kind)s") % {"kind": terms.name(action.kind.value)}
        case ExchangeJoker():
            owner = seats.name(_owner(view, action), me=view.seat)
            # Translators: a key at the table; player is before whom the joker lies: "Right", "Across", "You"
            return pgettext("key at the table", "Exchange for a joker: %(player)s") % {"player": owner}
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
