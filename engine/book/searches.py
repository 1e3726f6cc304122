"""Searches: how a proof is looked for that two tables differ in a rule.

What belongs here: what a search is. What does not: what there is to be asked (``asked_hands``, ``asked_plays``).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.book.finding import Proof
from engine.card.card import Card
from engine.chance import Chance
from engine.ruleset import Variant


@dataclass(frozen=True, slots=True)
class Ground:
    """What two tables have in common, and what only one of them has."""

    kinds: Sequence[int]
    """The kinds of tiles that both have, as far as sets are made of them."""
    card: Card | None = None
    """The card that one of them plays with; None if none does."""


Make = Callable[[Chance, Ground], Proof]
"""A question, by chance."""
_TRIES = 120
_TRIES_FOR_AMOUNTS = 30


def _whatever(_proof: Proof, _variant: Variant) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Search:
    """How a difference in a rule is looked for."""

    entry: str
    """The rule, by the id of its entry."""
    make: Make
    """Makes a question."""
    because: tuple[str, ...] = ()
    """How the reason must begin for which one table refuses; none if both allow it and the amounts differ."""
    also: Callable[[Proof, Variant], bool] = _whatever
    """What must hold at the table that allows it, so that it is this rule that decides."""
    in_both: bool = False
    """It is looked for only between tables that both say something about it."""

    @property
    def tries(self) -> int:
        """So many questions are asked before the rule is left without a proof."""
        return _TRIES if self.because else _TRIES_FOR_AMOUNTS
