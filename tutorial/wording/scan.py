"""What can be told of translations without reading the language: placeholders, digits, forbidden words, and whether
the catalogs are in step with the sources. Plural rules, gaps and guesses are told by `catalogs`.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from tutorial.content.words import found_in
from tutorial.wording.catalogs import LOCALES, Problem
from tutorial.wording.extraction import BASE, extracted, keys
from tutorial.wording.glossary import glossary

_PLACEHOLDER = re.compile(r"%\((\w+)\)[a-z]|%%")
_ASCII_DIGIT = re.compile(r"(?<![A-Za-z0-9.])[0-9]+(?![A-Za-z0-9])")
"""A number that is no part of a code such as 5p.1."""
_NATIVE_DIGITS = ("bn",)
"""Languages whose texts use no ASCII digits outside codes."""


def translation_problems(*, base: Path = BASE, root: Path = LOCALES) -> tuple[Problem, ...]:
    """Everything wrong with the catalogs of all languages, and with the words of the glossary."""
    wanted = keys(extracted(base))
    problems: list[Problem] = []
    for file in sorted(root.glob("*/LC_MESSAGES/*.po")):
        locale = file.parent.parent.name
        with file.open("rb") as opened:
            catalog = read_po(opened, locale=locale)
        problems += _out_of_step(file, catalog, wanted)
        for message in catalog:
            if message.id:
                problems += (Problem(file, message.lineno or 1, what) for what in _message_faults(message, locale))
    return (*problems, *_glossary_problems())


def text_faults(text: str, locale: str) -> Iterator[str]:
    """What must not stand in a text of a language.

    >>> list(text_faults("৩ বা 4টি টাইল", "bn"))
    ['a Latin digit in “৩ বা 4টি টাইল”']
    """
    if not unicodedata.is_normalized("NFC", text):
        yield f"not in the composed form NFC: “{text}”"
    if locale in _NATIVE_DIGITS and _ASCII_DIGIT.search(_PLACEHOLDER.sub(" ", text)):
        yield f"a Latin digit in “{text}”"
    for word in found_in(text, glossary().bans.get(locale, ())):
        yield f"the forbidden word {word!r} in “{text}”"


def _out_of_step(file: Path, catalog: Catalog, wanted: dict[tuple[str, str], tuple[str, ...]]) -> Iterator[Problem]:
    """Sentences the catalog lacks, or still has."""
    held = keys(catalog)
    for key, ids in wanted.items():
        if held.get(key) != ids:
            yield Problem(file, 1, f"the catalog lacks {ids[0]!r}; `make messages` collects it")
    for _, text in held.keys() - wanted.keys():
        yield Problem(file, 1, f"nothing says {text!r} any more; `make messages` drops it")


def _message_faults(message: Message, locale: str) -> Iterator[str]:
    """What is wrong with the translation of a message; a gap is not."""
    ids = (message.id,) if isinstance(message.id, str) else tuple(message.id)
    strings = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    allowed = [_places(each) for each in ids]
    for text in strings:
        if not text:
            continue
        if _places(text) not in allowed:
            yield f"other placeholders than in English: “{text}”"
        yield from text_faults(text, locale)


def _places(text: str) -> Counter[str]:
    """The placeholders of a text and how often each stands there."""
    return Counter(match[1] for match in _PLACEHOLDER.finditer(text) if match[1])


def _glossary_problems() -> Iterator[Problem]:
    """What is wrong with names and definitions in the glossary."""
    for term, concept in glossary().terms.items():
        for locale, word in concept.text.items():
            for text in (word.name, word.definition):
                for fault in text_faults(text, locale):
                    yield Problem(Path(f"content/glossary/{locale}.yaml"), 1, f"{term}: {fault}")
