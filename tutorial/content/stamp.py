"""Stamping: writing into a translation which English it was made from, and touching nothing else."""

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import yaml

from tutorial.content.freshness import Translated
from tutorial.content.locales import SOURCE_LOCALE, TRANSLATIONS
from tutorial.content.split import RULE


class StampError(Exception):
    """A stamp that cannot be set; the message is a sentence for the translator."""


def stamp(of: Translated, locale: str, sections: Sequence[str], *, root: Path) -> tuple[str, ...]:
    """Stamps sections of a translation with the English of today; those it stamped, in reading order.

    Without sections it stamps every one the translation has.

    Raises: StampError for a locale or section that cannot be stamped; the file is then left as it is.
    """
    chosen = _chosen(of, locale, sections)
    file = root / of.place / f"{locale}.md"
    with file.open(encoding="utf-8", newline="") as opened:
        text = opened.read()
    english = of.text[SOURCE_LOCALE].digests
    changed = stamped(text, {name: english[name] for name in chosen})
    draft = file.with_name(f".{file.name}.new")
    with draft.open("w", encoding="utf-8", newline="") as opened:
        opened.write(changed)
    os.replace(draft, file)
    return chosen


def _chosen(of: Translated, locale: str, sections: Sequence[str]) -> tuple[str, ...]:
    """The sections to stamp.

    Raises: StampError if one of them cannot be stamped.
    """
    if locale == SOURCE_LOCALE:
        raise StampError("English is what the others are translated from; there is nothing to stamp.")
    if locale not in TRANSLATIONS:
        raise StampError(f"There is no language {locale!r}. There are {', '.join(TRANSLATIONS)}.")
    unknown = [name for name in sections if name not in of.section_names]
    if unknown:
        raise StampError(
            f"In {of.key} there is no section {', '.join(map(repr, unknown))}. "
            f"The sections are {', '.join(of.section_names)}."
        )
    if SOURCE_LOCALE not in of.text or locale not in of.text:
        absent = SOURCE_LOCALE if SOURCE_LOCALE not in of.text else locale
        raise StampError(f"The file {of.place}/{absent}.md cannot be read; run check_content to see why.")
    english, here = of.text[SOURCE_LOCALE].digests, of.text[locale].digests
    for name in sections:
        for language, there in ((SOURCE_LOCALE, english), (locale, here)):
            if name not in there:
                raise StampError(f"The section {name!r} is not in {language}.md yet, so it cannot be stamped.")
    return tuple(
        name for name in of.section_names if name in english and name in here and (not sections or name in sections)
    )


def stamped(text: str, digests: Mapping[str, str]) -> str:
    """The text of a locale file with these digests below ``source`` in its front matter.

    Raises: StampError if there is no front matter to write them into.
    """
    start = re.match(rf"\ufeff?{RULE}[ \t]*\r?\n", text)
    end = re.compile(rf"(?m)^{RULE}[ \t]*\r?$").search(text, start.end()) if start else None
    if start is None or end is None:
        raise StampError("The file has no front matter; it must begin with title and summary between two lines of ---.")
    front = text[start.end() : end.start()]
    try:
        node = yaml.compose(front)
    except yaml.YAMLError as broken:
        raise StampError("The front matter is not valid YAML; run check_content to see why.") from broken
    if not isinstance(node, yaml.MappingNode):
        raise StampError("The front matter is not valid; run check_content to see why.")
    newline = "\r\n" if "\r\n" in start[0] else "\n"
    return text[: start.end()] + _with_digests(front, node, digests, newline) + text[end.start() :]


def _with_digests(front: str, node: yaml.MappingNode, digests: Mapping[str, str], newline: str) -> str:
    """The front matter with these digests; whatever else stands in it stays as it is."""
    found = next(((key, value) for key, value in node.value if key.value == "source"), None)
    if found is None:
        return f"{front}source:{newline}{_lines(digests, newline)}"
    key, source = found
    if isinstance(source, yaml.MappingNode) and source.value and not source.flow_style:
        return _with_lines(front, source, digests, newline)
    kept = {key.value: value.value for key, value in source.value} if isinstance(source, yaml.MappingNode) else {}
    end = front.index("\n", source.end_mark.index if source.value else key.end_mark.index) + 1
    return f"{front[: key.start_mark.index]}source:{newline}{_lines({**kept, **digests}, newline)}{front[end:]}"


def _with_lines(front: str, source: yaml.MappingNode, digests: Mapping[str, str], newline: str) -> str:
    """The front matter with these digests where it has a line for each already, and new lines below for the others."""
    changes = [
        (value.start_mark.index, value.end_mark.index, f'"{digests[key.value]}"')
        for key, value in source.value
        if key.value in digests
    ]
    there = {key.value for key, _ in source.value}
    below = front.index("\n", source.value[-1][1].end_mark.index) + 1
    added = {name: each for name, each in digests.items() if name not in there}
    changes.append((below, below, _lines(added, newline, indent=" " * source.start_mark.column)))
    for start, end, new in reversed(changes):
        front = front[:start] + new + front[end:]
    return front


def _lines(digests: Mapping[str, str], newline: str, *, indent: str = "  ") -> str:
    """Digests as lines of YAML, in quotes: one of digits only would be a number without them."""
    return "".join(f'{indent}{name}: "{each}"{newline}' for name, each in digests.items())
