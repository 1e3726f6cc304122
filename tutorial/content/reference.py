"""Questions and corrections as values: what people ask or read elsewhere, and what the engine shows in answer.

What belongs here: the proofs as data. What does not: their words (an `Article`), and whether they hold
(``check_reference``).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.book.entry import Head
from engine.exercises.frame import Exercise
from engine.referee.incident import Incident
from engine.ruleset import Variant
from engine.shown_hands import ShownHand
from engine.variants import compose
from tutorial.content.article import Article


@dataclass(frozen=True, slots=True)
class Table:
    """A tradition with its house rules: whose rules a proof holds by."""

    variant: str
    """The id of the variant."""
    options: tuple[tuple[str, str], ...] = ()
    """What was chosen: options with their choices."""

    def rules(self) -> Variant:
        """The rules of this table.

        Raises: ContentError as `engine.variants.compose`.
        """
        return compose(self.variant, self.options)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of an exercise, with an answer to it."""

    table: Table
    """Whose rules judge."""
    exercise: Exercise
    """The question."""
    answer: str
    """What is answered."""
    because: str = ""
    """The code of the reason for which the answer is wrong; empty if it is right."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A hand, with what it is worth or what keeps it from winning."""

    table: Table
    """Whose rules count."""
    hand: ShownHand
    """The hand."""
    total: int | None = None
    """Units: what the table counts in. What it is worth; None if it does not win."""
    because: str = ""
    """The code of the first thing that keeps it from winning; empty if it wins."""


@dataclass(frozen=True, slots=True)
class Ruled:
    """Something that happened at a table, with the ruling on it."""

    table: Table
    """Where it happened."""
    incident: Incident
    """What happened."""
    because: str
    """The code of the rule."""


@dataclass(frozen=True, slots=True)
class Stated:
    """A rule of the book."""

    table: Table
    """Whose rule it is."""
    fact: str
    """Which one."""
    says: str
    """The code of what the engine says."""


Proof = Asked | Scored | Ruled | Stated


@dataclass(frozen=True, slots=True)
class Entry:
    """A question or a correction."""

    id: str
    """The name of its section, and its anchor on the page."""
    variant: str
    """The tradition it stands under."""
    heads: tuple[Head, ...]
    """Which parts of the rules it is about."""
    claims: tuple[str, ...]
    """The rows of the claims checklist it speaks to."""
    proofs: tuple[Proof, ...]
    """What shows that the answer holds, at least one."""
    see: str = ""
    """The section of the tradition's front page that tells more; empty if none does."""

    @property
    def variants(self) -> tuple[str, ...]:
        """Every tradition it speaks of, its own first."""
        return tuple(dict.fromkeys((self.variant, *(each.table.variant for each in self.proofs))))


@dataclass(frozen=True, slots=True)
class Reference:
    """A page of questions or of corrections."""

    entries: Mapping[str, Entry] = field(default_factory=dict)
    """By id, in the order they are shown."""
    article: Article = field(default_factory=lambda: Article(""))
    """Their words: a section for each, the question or what is often read as its title, the answer as its text."""
