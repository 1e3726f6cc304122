"""A locale file of a lesson: front matter and sections, read into a `LessonText`."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from pydantic import TypeAdapter

from tutorial.content.digest import digest
from tutorial.content.freshness import FRONT
from tutorial.content.locales import SOURCE_LOCALE
from tutorial.content.reading import shaped
from tutorial.content.report import Report
from tutorial.content.schema import FrontSchema
from tutorial.content.section import read_line, read_recap, read_step_section
from tutorial.content.split import RULE, RawSection, split
from tutorial.content.values import ANSWER, RECAP, RESERVED, LessonText, section_names
from tutorial.content.yaml_file import parse_yaml, read_text

_FRONT = TypeAdapter(FrontSchema)
FRONT_PLACE = "front matter"
"""How reports call the lines between the first two rules."""


def read_lesson_text(file: Path, locale: str, step_ids: Sequence[str] | None, report: Report) -> LessonText | None:
    """The lesson's words in this language, None if there are none to be read.

    Sections are compared with `step_ids`, unless those could not be read themselves (None).
    """
    text = read_text(file, report)
    if text is None:
        return None
    parts = split(text)
    if parts.preamble:
        report.add(file, f"The text {parts.preamble[:40]!r} stands before the first section.")
    front = read_front(parts.front, locale, file, report)
    raw = by_name(parts.sections, file, report)
    if step_ids is not None:
        _compare(raw, front, step_ids, file, report)
    digests = {name: digest(text) for name, text in raw.items()}
    if front.title or front.summary:
        digests[FRONT] = digest(f"{front.title}\n{front.summary}")
    tell = {name: report.teller(file, f"section {name}") for name in raw}
    return LessonText(
        title=front.title,
        summary=front.summary,
        answer=read_line(raw[ANSWER], tell[ANSWER]) if ANSWER in raw else "",
        sections={name: read_step_section(text, tell[name]) for name, text in raw.items() if name not in RESERVED},
        recap=read_recap(raw[RECAP], tell[RECAP]) if RECAP in raw else (),
        digests=digests,
        source=front.source,
        read_by_native=locale == SOURCE_LOCALE if front.read_by_native is None else front.read_by_native,
    )


def read_front(text: str | None, locale: str, file: Path, report: Report) -> FrontSchema:
    """The front matter; what is missing or broken is told, and empty."""
    nothing = FrontSchema.model_construct(title="", summary="", source={}, read_by_native=None)
    if text is None:
        report.add(file, f"The file must begin with front matter: title and summary between two lines of {RULE}.")
        return nothing
    data = parse_yaml(text, file, report, place=FRONT_PLACE, first_line=2)
    if data is None:
        return nothing
    found = shaped(data, _FRONT, file, report, place=FRONT_PLACE)
    if found is not None and found.source and locale == SOURCE_LOCALE:
        report.add(file, "English is what the others are translated from; it has no source.", place=FRONT_PLACE)
    return nothing if found is None else found


def by_name(sections: Sequence[RawSection], file: Path, report: Report) -> Mapping[str, str]:
    """The text of each section; a name that comes twice is told."""
    found: dict[str, str] = {}
    for section in sections:
        if section.name in found:
            report.add(file, "The section is there twice.", place=f"section {section.name}")
        found.setdefault(section.name, section.text)
    return found


def _compare(raw: Mapping[str, str], front: FrontSchema, step_ids: Sequence[str], file: Path, report: Report) -> None:
    """Tells which sections are missing, and which belong to no step."""
    wanted = section_names(step_ids)
    for name in wanted:
        if name != FRONT and name not in raw:
            report.add(file, f"The section is missing: write '## {name}' and its text.", place=f"section {name}")
    for name in raw:
        if name == FRONT or name not in wanted:
            report.add(
                file,
                f"No step of lesson.yaml has this id. The sections are {', '.join(wanted[1:])}.",
                place=f"section {name}",
            )
    for name in front.source:
        if name not in wanted:
            report.add(file, f"source names a section {name!r} that the lesson does not have.", place=FRONT_PLACE)
