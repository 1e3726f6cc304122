"""The glossary as it is stored: what each word of the game is called, read from content/glossary once a process."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import yaml
from django.conf import settings

FOLDER = "glossary"
"""Where the glossary lies under the content root."""


@dataclass(frozen=True, slots=True)
class Concept:
    """A word of the game before any of our languages names it."""

    category: str
    """The part of the game it belongs to, such as ``set`` or ``action``."""
    names: Mapping[str, str]
    """Its East Asian names and readings, by column: zh_hant, jyutping, hk, zh_hans, pinyin, ja, romaji."""
    coined: tuple[str, ...] = ()
    """Columns whose name only describes, because players there have no word of their own."""


@dataclass(frozen=True, slots=True)
class Word:
    """What a concept is called in one language."""

    name: str
    """As it stands in running text."""
    confidence: str
    """``high``, ``medium`` or ``low``; low waits for a native player."""
    plural: str = ""
    """English only: the plural."""
    forms: str = ""
    """Gender, noun class, plural or case, for whoever writes."""
    alt: tuple[str, ...] = ()
    """Words some readers know instead."""
    definition: str = ""
    """One short sentence, for the terms of the first lessons."""


@cache
def concepts() -> Mapping[str, Concept]:
    """Every concept by id, in the order of the file."""
    return MappingProxyType(
        {
            each: Concept(
                category=row["category"],
                names=MappingProxyType({key: row[key] for key in row if key not in ("category", "coined")}),
                coined=tuple(row.get("coined", ())),
            )
            for each, row in _read("terms").items()
        }
    )


@cache
def words(locale: str) -> Mapping[str, Word]:
    """Every word of a language by the id of its concept."""
    return MappingProxyType(
        {each: Word(**{**row, "alt": tuple(row.get("alt", ()))}) for each, row in _read(locale).items()}
    )


@cache
def banned(locale: str) -> tuple[str, ...]:
    """Words no text of a language may contain; a trailing * stands for any ending."""
    return tuple(_read("bans").get(locale, ()))


@cache
def avoided(term: str, locale: str) -> tuple[str, ...]:
    """Words a text that names the term must not use for it."""
    return tuple(_read("avoid").get(term, {}).get(locale, ()))


@cache
def _read(name: str) -> Mapping[str, Any]:
    """A file of the glossary, its text in the composed form everything else is compared in."""
    text = (Path(settings.CONTENT_ROOT) / FOLDER / f"{name}.yaml").read_text("utf-8")
    read: Mapping[str, Any] = yaml.load(unicodedata.normalize("NFC", text), Loader=yaml.CSafeLoader)
    return read
