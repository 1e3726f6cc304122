"""The files of the cards: ``cards/<id>.yaml`` and ``cards/<id>/<locale>.yaml``, read into `CardWords`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter

from tutorial.content.cards import CardText, CardWords
from tutorial.content.locales import LOCALES, SOURCE_LOCALE
from tutorial.content.reading import shaped
from tutorial.content.report import Report
from tutorial.content.schema import FILLED, Strict, Text
from tutorial.content.yaml_file import read_yaml

CARDS = "cards"
"""The folder below the content folder."""


class CardSchema(Strict):
    """``cards/<id>.yaml``."""

    year: Annotated[int, Field(ge=1000, le=9998)]
    sections: Annotated[tuple[Text, ...], FILLED]
    starters: Annotated[tuple[Text, ...], FILLED]


class CardTextSchema(Strict):
    """``cards/<id>/<locale>.yaml``."""

    title: Text
    statement: Text
    sections: Mapping[str, Text]
    notes: Mapping[str, Text]


_CARD = TypeAdapter(CardSchema)
_TEXT = TypeAdapter(CardTextSchema)


def read_cards(root: Path, report: Report) -> Mapping[str, CardWords]:
    """What is said of each card, by its id, as far as it can be read; nothing if there is no folder."""
    found = {file.stem: _read_card(file, report) for file in sorted((root / CARDS).glob("*.yaml"))}
    return {id: words for id, words in found.items() if words is not None}


def _read_card(file: Path, report: Report) -> CardWords | None:
    """What is said of one card; None if its data or its English words cannot be read."""
    read = read_yaml(file, report)
    data = None if read is None else shaped(read, _CARD, file, report)
    folder = file.with_suffix("")
    for stranger in sorted(each for each in folder.glob("*") if each.stem not in LOCALES or each.suffix != ".yaml"):
        report.add(stranger, f"It is no language of the content; there are {', '.join(LOCALES)}.")
    there = {locale: folder / f"{locale}.yaml" for locale in LOCALES}
    texts = {
        locale: _read_text(each, report) for locale, each in there.items() if locale == SOURCE_LOCALE or each.exists()
    }
    text = {locale: each for locale, each in texts.items() if each is not None}
    if data is None or SOURCE_LOCALE not in text:
        return None
    return CardWords(file.stem, data.year, data.sections, data.starters, text)


def _read_text(file: Path, report: Report) -> CardText | None:
    """The words of one language, None if they cannot be read."""
    data = read_yaml(file, report)
    found = None if data is None else shaped(data, _TEXT, file, report)
    return None if found is None else CardText(found.title, found.statement, found.sections, found.notes)
