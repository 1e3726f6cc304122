"""The index: all documents of a language as three long texts, in which words are looked up by plain search.

What belongs here: finding where words stand, and how well they stand there. What does not: what is looked for
(``asking``), and which document is the best answer (``finding``).
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tutorial.content.library import get_library, kept
from tutorial.content.values import Library
from tutorial.search.documents import Document
from tutorial.search.sources import documents
from tutorial.wording import language
from tutorial.wording.folding import folded

EXACT, WORD, BEGINNING, INSIDE = 1.0, 0.8, 0.6, 0.25
"""How well a word fits where it stands: it is all there is, a whole word, the beginning of one, a part of one."""
_SHORTEST_INSIDE = 4
"""Units: letters. Shorter words are not looked for inside others."""
FIRST_IDEOGRAPH = "\u2e80"
"""From here on scripts write no spaces."""


@dataclass(frozen=True, slots=True)
class Column:
    """One kind of text of all documents, one after the other."""

    text: str
    """The texts as they are compared: each piece a line, a space on both sides of every word."""
    starts: Sequence[int]
    """Where the text of each document begins."""

    def fits(self, word: str) -> Mapping[int, float]:
        """How well a word fits into each document that has it, by the number of the document."""
        if word >= FIRST_IDEOGRAPH:
            return self._found(word, self._around_ideographs)
        fits = self._found(f" {word}", self._around)
        if fits or len(word) < _SHORTEST_INSIDE:
            return fits
        return self._found(word, lambda _start, _end: INSIDE)

    def _found(self, piece: str, fit: Callable[[int, int], float]) -> Mapping[int, float]:
        """The documents with this piece of text, and how well the best place there fits."""
        found: dict[int, float] = {}
        at = self.text.find(piece)
        while at >= 0:
            number = bisect_right(self.starts, at) - 1
            found[number] = max(found.get(number, 0), fit(at, at + len(piece)))
            at = self.text.find(piece, at + 1)
        return found

    def _around(self, start: int, end: int) -> float:
        """How well a word fits that stands here with the space before it."""
        if self.text[end] != " ":
            return BEGINNING
        return EXACT if self.text[start - 1] == self.text[end + 1] == "\n" else WORD

    def _around_ideographs(self, start: int, end: int) -> float:
        """How well ideographs fit that stand here."""
        before, after = self.text[start - 2 : start], self.text[end : end + 2]
        return EXACT if (before, after) == ("\n ", " \n") else WORD


@dataclass(frozen=True, slots=True)
class Index:
    """Everything that can be found in one language."""

    documents: tuple[Document, ...]
    """In the order of their sources."""
    titles: Column
    """What they are called."""
    names: Column
    """What else they are called."""
    texts: Column
    """What they say."""


def index() -> Index:
    """The index of the reader's language, made when it is first asked for."""
    return _index(get_library(), language.current())


@kept
def _index(_library: Library, _language: str) -> Index:
    """The index of a language."""
    found = tuple(documents())
    return Index(
        found,
        _column((each.title,) for each in found),
        _column(each.names for each in found),
        _column((each.text, each.where) for each in found),
    )


def _column(texts: Iterable[Sequence[str]]) -> Column:
    """The texts of all documents, one after the other."""
    lines, starts, at = ["\n"], [], 1
    for pieces in texts:
        line = "".join(f" {each} \n" for each in _pieces(pieces)) or "\n"
        starts.append(at)
        lines.append(line)
        at += len(line)
    return Column("".join(lines), starts)


def _pieces(texts: Sequence[str]) -> Iterator[str]:
    """The texts as they are compared; names that stand side by side with a slash are names of their own."""
    for text in texts:
        yield folded(text)
        if " / " in text:
            yield from map(folded, text.split(" / "))
