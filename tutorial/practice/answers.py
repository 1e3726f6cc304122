"""What the learner sent, read as an action of the engine.

What belongs here: forms in, actions or the reason why they are none out. What does not: whether they are allowed.
"""

from collections.abc import Callable, Sequence

from django.http import QueryDict

from engine.actions import Action, parse_action
from engine.notation import parse_tiles
from engine.reasons import NotationError, Reason
from engine.view import View

CLAIM, DISCARD, TRY, ENTER, TILE, HINTS = "claim", "discard", "try", "enter", "tile", "hints"
"""Fields: a whole action; a tile tapped to discard it; a verb for the chosen tiles, by its key or by Enter on a tile;
a chosen tile; hints taken."""
ANY_JOKER = "1j.1"
"""A joker, for a table where none lies."""
LONGEST = 120
"""Units: characters. No action is longer."""
ONE_TILE = ("discard", "add", "ready", "exchange")
"""Verbs for exactly one tile."""
NUMBER = ("courtesy",)
"""Verbs for a number: as many as there are chosen tiles."""
WITH_JOKER = ("exchange",)
"""Verbs for a joker on the table besides: one that stands for the tile, if there is one."""


def reader(sent: QueryDict) -> Callable[[View], Action]:
    """What makes the action out of the form, once the table is known.

    The reader raises: NotationError.
    """

    def read(view: View) -> Action:
        return parse_action(_text(sent, view), held=view.hand.concealed)

    return read


def hints(sent: QueryDict) -> int:
    """How many hints a form or address says were taken; what is no number counts as none."""
    text = sent.get(HINTS, "")
    return int(text) if text.isdecimal() and len(text) == 1 else 0


def _text(sent: QueryDict, view: View) -> str:
    """The action in the engine's notation.

    Raises: NotationError if nothing is chosen, or too much.
    """
    if CLAIM in sent:
        return _short(sent.get(CLAIM, ""))
    tapped = sent.get(DISCARD)
    verb = "discard" if tapped else sent.get(TRY) or sent.get(ENTER, "")
    chosen = [tapped] if tapped else sent.getlist(TILE)
    if verb in ONE_TILE and len(chosen) != 1:
        raise NotationError(_not_one(chosen))
    if verb in NUMBER:
        return f"{view.seat.name} {verb} {len(chosen)}"
    more = [_joker(view, str(chosen[0]))] if verb in WITH_JOKER else []
    return _short(" ".join((view.seat.name, verb, *map(str, chosen), *more)))


def _joker(view: View, tile: str) -> str:
    """A joker on the table, one in a set of this tile before all others; any joker where none lies there.

    Raises: NotationError if the tile cannot be read.
    """
    kinds = {each.index for each in parse_tiles(tile)}
    melds = sorted((meld for laid in view.table for meld in laid.melds), key=lambda each: each.index not in kinds)
    lying = (each for meld in melds for each in meld.tiles if each.design.is_joker)
    return next((each.name for each in lying), ANY_JOKER)


def _not_one(chosen: Sequence[object]) -> Reason:
    """Why the tiles cannot be meant for a verb that takes one."""
    if not chosen:
        return Reason("answer.empty")
    return Reason("notation.not-one-tile", {"text": " ".join(map(str, chosen))[:40]})


def _short(text: str) -> str:
    """The text, unless it is too long to be an action.

    Raises: NotationError
    """
    if len(text) > LONGEST:
        raise NotationError(Reason("action.unreadable", {"text": text[:40]}))
    return text
