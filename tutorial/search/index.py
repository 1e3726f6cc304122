"""The index: all documents of a language, and where each word stands in them.

What belongs here: finding where words stand, and how well they stand there. What does not: what is looked for
(``asking``), and which document is the best answer (``finding``).
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
_SHORTEST_BEGINNING = 4
"""Units: letters. Shorter words in Latin letters stand for themselves alone: hu is not the beginning of hundred."""
FIRST_IDEOGRAPH = "\u2e80"
"""From here on scripts write no spaces."""


@dataclass(frozen=True, slots=True)
class Column:
    """One kind of text of all documents."""

    texts: Sequence[str]
    """The text of each document as it is compared: each piece a line, a space on both sides of every word."""
    pieces: Mapping[str, Sequence[int]]
    """The numbers of the documents that have a piece of text, by the piece."""
    words: Mapping[str, Sequence[int]]
    """The numbers of the documents that have a word, by the word."""
    vocabulary: Sequence[str]
    """The words in order."""

    def fits(self, sought: str) -> Mapping[int, float]:
        """How well a word or a phrase fits into each document that has it, by the number of the document."""
        found = dict(self._of_phrase(sought) if " " in sought else self._of_word(sought))
        found.update(dict.fromkeys(self.pieces.get(sought, ()), EXACT))
        return found

    def _of_word(self, sought: str) -> Iterator[tuple[int, float]]:
        """The documents that have the word; the better fit of one comes later."""
        if sought >= FIRST_IDEOGRAPH:
            yield from self._within(sought, WORD)
            return
        if len(sought) >= _SHORTEST_BEGINNING or not sought.isascii():
            at = first = bisect_left(self.vocabulary, sought)
            while at < len(self.vocabulary) and self.vocabulary[at].startswith(sought):
                yield from ((number, BEGINNING) for number in self.words[self.vocabulary[at]])
                at += 1
            if at == first and len(sought) >= _SHORTEST_INSIDE:
                yield from self._within(sought, INSIDE)
        yield from ((number, WORD) for number in self.words.get(sought, ()))

    def _within(self, sought: str, fit: float) -> Iterator[tuple[int, float]]:
        """The documents with a word that has this in it."""
        for word in self.vocabulary:
            if sought in word:
                yield from ((number, fit) for number in self.words[word])

    def _of_phrase(self, sought: str) -> Iterator[tuple[int, float]]:
        """The documents that have the phrase, its last word perhaps with an ending."""
        for number in self.words.get(sought.partition(" ")[0], ()):
            if f" {sought} " in self.texts[number]:
                yield number, WORD
            elif f" {sought}" in self.texts[number]:
                yield number, BEGINNING


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
    """The texts of all documents."""
    lines: list[str] = []
    pieces: dict[str, dict[int, None]] = {}
    words: dict[str, dict[int, None]] = {}
    for number, each in enumerate(texts):
        found = list(_pieces(each))
        lines.append("".join(f" {piece} \n" for piece in found))
        for piece in found:
            pieces.setdefault(piece, {})[number] = None
            for word in piece.split():
                words.setdefault(word, {})[number] = None
    return Column(lines, _listed(pieces), _listed(words), sorted(words))


def _listed(numbers: Mapping[str, Iterable[int]]) -> Mapping[str, Sequence[int]]:
    return {key: tuple(found) for key, found in numbers.items()}


def _pieces(texts: Sequence[str]) -> Iterator[str]:
    """The texts as they are compared; names that stand side by side with a slash are names of their own."""
    for text in texts:
        yield folded(text)
        if " / " in text:
            yield from map(folded, text.split(" / "))
