"""The text of a card as values: what each of its lines states.

What belongs here: what stands there. What does not: reading it (``parse_card``), and whether it holds (``checks``).
"""

from dataclasses import dataclass

from engine.card.grammar import Version
from engine.hands import Hand


@dataclass(frozen=True, slots=True)
class Proof:
    """A rack that tells whether a line means what it should."""

    number: int
    """The line of text it stands in, counted from 1."""
    hand: Hand
    """The rack."""
    wins: bool
    """It must win with its line and no other; else it must win with none."""


@dataclass(frozen=True, slots=True)
class LineText:
    """A hand as the text of a card states it."""

    number: int
    """The line of text, counted from 1."""
    id: str
    """Its name."""
    section: str
    """The section it stands in."""
    is_concealed: bool
    """It is marked ``c``."""
    value: int
    """Units: points."""
    text: str
    """What it is made of, as written."""
    versions: tuple[Version, ...]
    """What it is made of."""
    stated: int | None
    """How many different hands it should stand for; None if the text does not say."""
    proofs: tuple[Proof, ...] = ()
    """Racks that must win with it, and racks that must not."""

    @property
    def uses_year(self) -> bool:
        """Its tiles change with the year."""
        return any(each.uses_year for each in self.versions)
