"""What search makes of the everyday words of a language, as a value."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SearchWords:
    """The everyday words of one language, as search takes them."""

    stop: frozenset[str] = frozenset()
    """Words that say nothing about the game, such as those that begin a question."""
    alike: tuple[tuple[str, ...], ...] = ()
    """Words that ask for the same."""
