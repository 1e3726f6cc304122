"""Which words on a page still wait for a native player, so that the page can say so."""

from collections.abc import Iterable

from django.http import HttpRequest

from tutorial.content.values import Confidence
from tutorial.wording import language
from tutorial.wording.glossary import glossary

_NOTED = "wording_terms"
"""The attribute of a request that gathers the terms its page names."""


def low_confidence(ids: Iterable[str], locale: str | None = None) -> tuple[str, ...]:
    """Those of the terms whose word is of low confidence, each once, in the order given.

    `locale` is the reader's language if not given; ids the glossary does not have are passed over.
    """
    terms, here = glossary().terms, locale or language.current()
    return tuple(
        each for each in dict.fromkeys(ids) if each in terms and terms[each].text[here].confidence is Confidence.LOW
    )


def note(request: HttpRequest, term: str) -> None:
    """Remembers that the page of this request names the term."""
    noted: dict[str, None] = request.__dict__.setdefault(_NOTED, {})
    noted[term] = None


def noted_low(request: HttpRequest) -> tuple[str, ...]:
    """The terms of low confidence that the page has named so far."""
    return low_confidence(request.__dict__.get(_NOTED, {}))
