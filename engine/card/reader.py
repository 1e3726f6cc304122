"""A reader of one line of a card: it knows where it is, and what stands there.

What belongs here: walking along text. What does not: what the text means (``parse_numbers``, ``parse_line``).
"""

import re
from collections.abc import Iterable
from functools import cache

from engine.reasons import Param

_SHOWN = 12
"""Units: characters. So much of the text is quoted when it is not what was expected."""


class Reader:
    """A place in a line of text. Spaces are skipped before anything is read."""

    __slots__ = ("_at", "_line", "_text")

    def __init__(self, text: str, line: int, at: int = 0) -> None:
        self._text = text
        self._line = line
        self._at = at
        self._skip()

    @property
    def at(self) -> int:
        """The place, counted from 0."""
        return self._at

    @property
    def is_done(self) -> bool:
        """Nothing is left."""
        return self._at == len(self._text)

    def here(self) -> dict[str, Param]:
        """Line and column, both counted from 1, and the text there: what a reason tells of a place."""
        return {"line": self._line, "column": self._at + 1, "text": self._text[self._at : self._at + _SHOWN]}

    def sees(self, *options: str) -> bool:
        """One of these stands here."""
        return self._text.startswith(options, self._at)

    def take(self, options: Iterable[str]) -> str:
        """The first of these that stands here, or nothing; it is passed."""
        for each in options:
            if self._text.startswith(each, self._at):
                self._pass(len(each))
                return each
        return ""

    def take_word(self, word: str) -> bool:
        """This word stands here, with no letter after it; it is passed."""
        return self.match(f"{word}(?![a-z])") == word

    def match(self, pattern: str) -> str:
        """What stands here, if it fits the pattern, or nothing; it is passed."""
        found = _compiled(pattern).match(self._text, self._at)
        if found is None:
            return ""
        self._pass(len(found[0]))
        return found[0]

    def since(self, start: int) -> str:
        """The text passed since a place."""
        return self._text[start : self._at].strip()

    def _pass(self, length: int) -> None:
        self._at += length
        self._skip()

    def _skip(self) -> None:
        while self._at < len(self._text) and self._text[self._at].isspace():
            self._at += 1


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.ASCII)
