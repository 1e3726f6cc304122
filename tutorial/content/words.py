"""Words found in a text of any script: for the lists of words that must not be used."""

import unicodedata
from collections.abc import Iterator, Sequence

ANY_ENDING = "*"
"""At the end of a listed word it stands for any ending."""


def words(text: str) -> tuple[str, ...]:
    """The words of a text, in lower case.

    >>> words("Pllakë-era, 3x")
    ('pllakë', 'era', '3x')
    """
    letters = (each if unicodedata.category(each)[0] in "LMN" else " " for each in unicodedata.normalize("NFC", text))
    return tuple("".join(letters).casefold().split())


def found_in(text: str, listed: Sequence[str]) -> Iterator[str]:
    """Those of the listed words and phrases that the text contains, as they are listed.

    >>> list(found_in("Tri kostume të reja", ["kostum*", "kostum", "re"]))
    ['kostum*']
    """
    said = words(text)
    for each in listed:
        phrase = words(each)
        starts = range(len(said) - len(phrase) + 1) if phrase else ()
        if any(_matches(said[at : at + len(phrase)], phrase, open_end=each.endswith(ANY_ENDING)) for at in starts):
            yield each


def _matches(said: tuple[str, ...], phrase: tuple[str, ...], *, open_end: bool) -> bool:
    """Whether these words are the phrase; the last may go on if the end is open."""
    if not open_end:
        return said == phrase
    return said[:-1] == phrase[:-1] and said[-1].startswith(phrase[-1])
