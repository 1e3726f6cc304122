"""Excerpts: the piece of a text that answers a question, with the words that were looked for marked."""

from collections.abc import Iterable, Iterator

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from tutorial.search.asking import Asked
from tutorial.wording.folding import folded_at

LENGTH = 180
"""Units: letters. About as long is an excerpt."""
_BEFORE = 50
"""Units: letters. About as many stand before the first word that was looked for."""
_CUT = "…"
_FIRST_IDEOGRAPH = "\u2e80"

Span = tuple[int, int]
"""From where to where in a text."""


def marked(text: str, asked: Asked) -> SafeString:
    """A whole text with the words that were looked for marked."""
    return _with_marks(text, 0, len(text), _spans(text, asked))


def excerpt(text: str, asked: Asked) -> SafeString:
    """The piece of the text around the first words that were looked for; its beginning if there are none."""
    spans = list(_spans(text, asked))
    first = spans[0][0] if spans else 0
    start = 0 if first <= _BEFORE or len(text) <= LENGTH else _word_start(text, first - _BEFORE)
    end = len(text) if len(text) - start <= LENGTH else _word_end(text, start + LENGTH)
    shown = _with_marks(text, start, end, spans)
    return mark_safe(f"{_CUT if start else ''}{shown}{_CUT if end < len(text) else ''}")


def _spans(text: str, asked: Asked) -> list[Span]:
    """Where words stand that were looked for, in order and apart from each other."""
    compared, places = folded_at(text)
    found = sorted(_places(compared, (way for each in asked.wanted for way in each.ways)))
    spans: list[Span] = []
    for start, end in found:
        at = places[start]
        until = places[end] if end < len(places) else len(text)
        until = at + len(text[at:until].rstrip(" \n.,;:!?।()“”"))
        if spans and at < spans[-1][1]:
            spans[-1] = (spans[-1][0], max(until, spans[-1][1]))
        else:
            spans.append((at, until))
    return spans


def _places(compared: str, ways: Iterable[str]) -> Iterator[Span]:
    """Where words begin with one of these ways, to the end of the word; ideographs anywhere."""
    for way in ways:
        at = compared.find(way)
        while at >= 0:
            end = at + len(way)
            if way >= _FIRST_IDEOGRAPH:
                yield at, end
            elif at == 0 or compared[at - 1] == " ":
                stop = compared.find(" ", end)
                yield at, len(compared) if stop < 0 else stop
            at = compared.find(way, at + 1)


def _word_start(text: str, at: int) -> int:
    """The beginning of the word after this place."""
    return text.find(" ", at) + 1 or at


def _word_end(text: str, at: int) -> int:
    """The end of the word before this place."""
    end = text.rfind(" ", 0, at)
    return end if end > at - LENGTH // 2 else at


def _with_marks(text: str, start: int, end: int, spans: Iterable[Span]) -> SafeString:
    """A piece of the text as HTML, with marks at these spans."""
    shown, at = [], start
    for first, last in spans:
        if first >= end or last <= at:
            continue
        begin, stop = max(first, at), min(last, end)
        shown.append(f"{escape(text[at:begin])}<mark>{escape(text[begin:stop])}</mark>")
        at = stop
    return mark_safe("".join(shown) + escape(text[at:end]))
