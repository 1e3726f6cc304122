"""How the tables of cases read a verdict, a hint and a problem."""

from collections.abc import Iterable

from engine.reasons import Mark, Reason, Verdict


def codes(reasons: Iterable[Reason]) -> str:
    """The codes, separated by spaces."""
    return " ".join(each.code for each in reasons)


def marks(verdict: Verdict) -> dict[str, str]:
    """The names of the tiles with each mark, separated by spaces."""
    named: dict[str, str] = {}
    for mark in Mark:
        tiles = " ".join(tile.name for tile, what in verdict.marks if what is mark)
        if tiles:
            named[mark.value] = tiles
    return named
