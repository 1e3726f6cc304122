"""Finding: which documents answer a question, the best first."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import log

from tutorial.search.asking import Asked, Wanted, asked
from tutorial.search.documents import Document, Kind
from tutorial.search.index import Index, index

MOST = 20
"""So many documents are shown."""
_TITLE, _NAME, _TEXT = 3.0, 3.5, 1.0
"""How much more it counts where a word stands."""
_KINDS: Mapping[Kind, float] = {
    Kind.RULE: 1.1,
    Kind.QUESTION: 1.1,
    Kind.LINE: 0.7,
    Kind.TRADITION: 0.9,
    Kind.LESSON: 0.9,
}
"""How much more or less some kinds count than others that fit as well."""
_OTHER_TRADITION, _NO_TRADITION = 0.25, 0.6
"""How much less it counts what another tradition says, or none, if one was asked for."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was found."""

    asked: Asked
    """What was looked for."""
    documents: tuple[Document, ...]
    """The best answers, the best first."""
    count: int
    """How many answers there are."""


def find(typed: str) -> Found:
    """What answers somebody who typed this."""
    wanted, whole = asked(typed), index()
    scores = _scores(wanted, whole)
    best = sorted(scores, key=lambda number: (-scores[number], number))
    return Found(wanted, tuple(whole.documents[number] for number in best[:MOST]), len(best))


def _scores(asked: Asked, index: Index) -> Mapping[int, float]:
    """How well each document answers, by its number."""
    together: dict[int, list[float]] = {}
    sought = list(_sought(asked, index))
    for fits, rarity in sought:
        for number, fit in fits.items():
            together.setdefault(number, []).append(fit * rarity)
    scores = {}
    for number, fits in together.items():
        share = len(fits) / len(sought)
        document = index.documents[number]
        scores[number] = sum(fits) * share * _KINDS.get(document.kind, 1) * _of_tradition(asked, document)
    if len(sought) > 1:
        for number, fit in index.titles.fits(asked.phrase).items():
            scores[number] = scores.get(number, 0) * (1 + fit / 2)
    return {number: score for number, score in scores.items() if score > 0}


def _sought(asked: Asked, index: Index) -> Iterator[tuple[Mapping[int, float], float]]:
    """For each thing that is looked for, how well each document has it, and how rare it is."""
    for wanted in asked.wanted:
        fits = _fits(wanted, index)
        yield fits, log(1 + len(index.documents) / (1 + len(fits)))


def _fits(wanted: Wanted, index: Index) -> Mapping[int, float]:
    """How well each document has one thing."""
    best: dict[int, float] = {}
    for column, worth in ((index.titles, _TITLE), (index.names, _NAME), (index.texts, _TEXT)):
        for way, counts in wanted.ways.items():
            for number, fit in column.fits(way).items():
                best[number] = max(best.get(number, 0), fit * counts * worth)
    return best


def _of_tradition(asked: Asked, document: Document) -> float:
    """How much a document counts for being about a tradition that was asked for."""
    if not asked.traditions:
        return 1
    if not document.traditions:
        return _NO_TRADITION
    return 1 if asked.traditions & set(document.traditions) else _OTHER_TRADITION
