"""What a learner tries: read out of a form or an address, and judged by the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.http import QueryDict

from engine.actions import Action
from engine.play import explain
from engine.reasons import Mark, NotationError, Reason
from engine.tiles import Tile
from engine.view import View
from tutorial.charleston.asks import BLIND, GIVE
from tutorial.charleston.places import LONGEST
from tutorial.charleston.sittings import action_of

TILE, DO = "tile", "do"
"""The form's fields: the tiles that are chosen, and the key that was pressed."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a learner tries to do."""

    action: Action | None
    """What it is; None if it cannot be read."""
    reasons: tuple[Reason, ...] = ()
    """What speaks against it, most specific first; nothing if it may be done."""

    @property
    def chosen(self) -> tuple[Tile, ...]:
        """The tiles she chose."""
        return self.action.pieces if self.action else ()

    @property
    def marks(self) -> tuple[tuple[Tile, Mark], ...]:
        """The tiles the reasons speak of."""
        named = [value for each in self.reasons for value in each.params.values()]
        return tuple((each, Mark.NO) for each in self.chosen if each in named)


def in_form(form: QueryDict, view: View) -> Attempt:
    """What a form says. A tile that is pressed by itself is to be passed with the chosen ones."""
    verb = form.get(DO) or GIVE
    tiles: Sequence[str] = form.getlist(TILE) if verb in (GIVE, BLIND) else ()
    return judged(" ".join((verb, *tiles)), view)


def judged(text: str, view: View) -> Attempt:
    """What a text says, with what speaks against it in this view."""
    if len(text) > LONGEST:
        return Attempt(None, (Reason("notation.too-long", {"most": LONGEST}),))
    try:
        action = action_of(text, view)
    except NotationError as unreadable:
        return Attempt(None, (unreadable.reason,))
    return Attempt(action, explain(view, action).reasons)
