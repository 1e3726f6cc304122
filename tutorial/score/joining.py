"""How a hand gets from the scorer onto the score sheet of a table at home."""

from dataclasses import dataclass, replace

from django.http import QueryDict

from engine.reasons import ContentError
from tutorial.score.deals import written
from tutorial.score.table import NOBODY_NAMED, TABLE, Sheet, named, read
from tutorial.score.told import Answer


@dataclass(frozen=True, slots=True)
class Joining:
    """What the scorer needs to put a hand on a sheet."""

    sheet: Sheet | None
    """The sheet it goes to; None for a new one."""
    pairs: tuple[tuple[str, str], ...]
    """What the form sends besides."""
    query: str
    """The sheet as the address of the scorer carries it; empty for a new one."""
    deal: str
    """The hand as the sheet has it, without the winner; empty if there is none to add."""
    players: tuple[str, ...]
    """Who may have won it."""


def joining(text: str, told: Answer) -> Joining:
    """How the hand of an answer gets on the sheet that the address of the scorer carries."""
    try:
        sheet = read(QueryDict(text)) if text else None
    except ContentError:
        sheet = None
    table = told.held.variant
    if sheet is not None and sheet.rules.usual.id != table.id:
        sheet = None
    pairs = sheet.pairs if sheet else [(TABLE, table.id)]
    added = replace(told.held.asked, to="") if told.wins else None
    players = sheet.players if sheet else named(NOBODY_NAMED)
    return Joining(sheet, tuple(pairs), text if sheet else "", written(added, 0) if added else "", players)
