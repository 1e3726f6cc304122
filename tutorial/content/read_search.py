"""What search makes of a question in each language: ``search/<locale>.yaml``, read into `SearchWords`."""

from collections.abc import Mapping
from pathlib import Path

from pydantic import TypeAdapter

from tutorial.content.locales import LOCALES
from tutorial.content.reading import shaped
from tutorial.content.report import Report
from tutorial.content.schema import Strict, Text
from tutorial.content.search_words import SearchWords
from tutorial.content.yaml_file import read_yaml

SEARCH = "search"
"""The folder below the content folder."""


class SearchSchema(Strict):
    """``search/<locale>.yaml``."""

    stop: tuple[Text, ...]
    alike: tuple[tuple[Text, ...], ...]


_WORDS = TypeAdapter(SearchSchema)


def read_search(root: Path, report: Report) -> Mapping[str, SearchWords]:
    """The words of each language that has some; the folder may be missing."""
    folder = root / SEARCH
    for stranger in sorted(each for each in folder.glob("*") if each.stem not in LOCALES or each.suffix != ".yaml"):
        report.add(stranger, f"It is no language of the content; there are {', '.join(LOCALES)}.")
    there = ((locale, folder / f"{locale}.yaml") for locale in LOCALES)
    found = ((locale, _read(file, report)) for locale, file in there if file.exists())
    return {locale: words for locale, words in found if words is not None}


def _read(file: Path, report: Report) -> SearchWords | None:
    """The words of one language, None if they cannot be read."""
    data = read_yaml(file, report)
    found = None if data is None else shaped(data, _WORDS, file, report)
    return None if found is None else SearchWords(frozenset(found.stop), found.alike)
