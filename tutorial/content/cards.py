"""What is said of the cards: a card's title, its families and a note on each line, by language.

The lines themselves are the engine's (``engine.card``); here are only the words.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardText:
    """A card's words in one language."""

    title: str
    """Its name."""
    statement: str
    """Whose card it is, and whose not."""
    sections: Mapping[str, str]
    """What each family of lines is called, by the id of the section."""
    notes: Mapping[str, str]
    """Each line in words, by its id."""


@dataclass(frozen=True, slots=True)
class CardWords:
    """What is said of a card."""

    id: str
    """The card, as the engine names it."""
    year: int
    """The year its lines are stated for."""
    sections: tuple[str, ...]
    """Its families of lines, in order."""
    starters: tuple[str, ...]
    """The lines to begin with, in the order of the card."""
    text: Mapping[str, CardText]
    """The words, by locale. A locale that is there says everything."""
