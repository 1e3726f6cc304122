"""Folding: how texts of any script are made alike, so that what is typed finds what is written.

Case, accents, signs between words and the digits of a script make no difference; the vowel signs of Indic scripts do.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

_INDIC = range(0x0900, 0x0E00)
"""Scripts whose marks are letters."""
_ALIKE = {
    "\u093c": "", "\u09bc": "",  # a dot below, which many leave out
    "\u0901": "\u0902", "\u0981": "\u0982",  # two ways to write a nasal vowel
    "'": "", "’": "", "ʼ": "", "‘": "", "`": "",  # joined to their words
}  # fmt: skip
"""Signs that are written in several ways."""
_MARKS = "\u0300-\u036f\u0900-\u0903\u093a-\u094f\u0980-\u0983\u09bc-\u09cd\u09d7"
_CLUSTER = re.compile(rf"\s|[^\s{_MARKS}]?[{_MARKS}]*")
"""A letter with the marks that belong to it."""


def folded(text: str) -> str:
    """The text as it is compared.

    >>> folded("Pèng, “Pung”!"), folded("১৪টি টাইল"), folded("Self-draw")
    ('peng pung', '14টি টাইল', 'self draw')
    """
    return "".join(letters for letters, _ in _folded(text)).strip()


def folded_at(text: str) -> tuple[str, tuple[int, ...]]:
    """The text as it is compared, and for each of its letters the place in the text it comes from.

    >>> folded_at("Á–b")
    ('a b', (0, 1, 2))
    """
    pieces = list(_folded(text))
    letters = "".join(each for each, _ in pieces)
    places = tuple(at for each, at in pieces for _ in each)
    kept = letters.strip()
    before = len(letters) - len(letters.lstrip())
    return kept, places[before : before + len(kept)]


def _folded(text: str) -> Iterator[tuple[str, int]]:
    """Each letter with its marks as it is compared, and where it begins; one space between words."""
    after_space = False
    for found in _CLUSTER.finditer(text):
        letters = _of_cluster(found.group()) if found.group() else ""
        if letters == " ":
            if after_space:
                continue
            after_space = True
        elif letters:
            after_space = False
        yield letters, found.start()


@lru_cache(maxsize=4096)
def _of_cluster(cluster: str) -> str:
    """A letter with its marks, or a space for what parts words."""
    loose = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", cluster).casefold())
    kept = unicodedata.normalize("NFC", "".join(map(_of_sign, loose)))
    return " " if kept and not kept.strip() else kept.replace(" ", "")


def _of_sign(sign: str) -> str:
    """What is compared of one sign."""
    if sign in _ALIKE:
        return _ALIKE[sign]
    category = unicodedata.category(sign)
    if category == "Nd":
        return str(unicodedata.digit(sign))
    if category == "Mn":
        return sign if ord(sign) in _INDIC else ""
    if category == "Cf":
        return ""
    return sign if category[0] in "LMN" else " "
