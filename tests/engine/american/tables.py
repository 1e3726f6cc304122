"""American tables for tests: hands as wanted, with or without the Charleston before them."""

from engine.variants import compose
from tests.engine.playing import Played, opened, stacked

AMERICAN = compose("american")
QUIET = ("147m258p369s12345z", "147m258p369s1234z", "258m369p147s1234z", "369m147p258s1234z")
"""Hands with nothing to call in them; the first has fourteen tiles."""


def dealt(*hands: str, draws: str = "", options: str = "", dice: tuple[int, ...] = ()) -> Played:
    """A deal before the first pass."""
    chosen = tuple((option, choice) for option, choice in (each.split("=") for each in options.split()))
    rules = compose("american", chosen)
    return opened(rules, stacked(rules, *hands, draws=draws, chosen=chosen, dice=dice))


def table(*hands: str, draws: str = "", options: str = "", dice: tuple[int, ...] = ()) -> Played:
    """A deal before the first discard, everybody with the tiles she was dealt."""
    deal = dealt(*hands, draws=draws, options=options, dice=dice)
    deal.pass_home()
    return deal
