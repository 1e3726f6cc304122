"""A lesson's folder: ``lesson.yaml``, the same for every language, and one markdown file each."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from pydantic import TypeAdapter

from engine.exercises.play_hand import PlayHand
from tutorial.content.lesson_text import read_lesson_text
from tutorial.content.locales import LOCALES
from tutorial.content.reading import shaped
from tutorial.content.report import Report
from tutorial.content.schema import LessonSchema
from tutorial.content.step_schema import read_hand, read_step
from tutorial.content.values import Lesson, Step
from tutorial.content.yaml_file import read_yaml

_LESSON = TypeAdapter(LessonSchema)
PRACTICE = "practice"
"""How reports call a lesson's own practice hand."""


def lesson_keys(folder: Path) -> frozenset[str]:
    """The key of every folder below ``lessons/`` that should hold a lesson."""
    return frozenset(f"{place.parent.name}/{place.name}" for place in folder.glob("*/*/"))


def read_lessons(folder: Path, report: Report) -> Mapping[str, Lesson]:
    """Every lesson below ``lessons/``, by key, as far as it can be read."""
    found = {key: _read_lesson(folder / key, report) for key in sorted(lesson_keys(folder))}
    return {key: lesson for key, lesson in found.items() if lesson is not None}


def _read_lesson(folder: Path, report: Report) -> Lesson | None:
    """The lesson of this folder; None if its ``lesson.yaml`` is none."""
    _tell_stray_files(folder, report)
    file = folder / "lesson.yaml"
    data = read_yaml(file, report)
    step_ids = _step_ids(data)
    steps = _read_steps(data, file, report)
    texts = {locale: read_lesson_text(folder / f"{locale}.md", locale, step_ids, report) for locale in LOCALES}
    if data is None:
        return None
    head = shaped(data, _LESSON, file, report) or _head_of_folder(folder)
    for name, value, wanted in (("slug", head.slug, folder.name), ("variant", head.variant, folder.parent.name)):
        if value != wanted:
            report.add(file, f"{name} is {value!r}, but the folder says {wanted!r}.")
    return Lesson(
        slug=head.slug,
        variant=head.variant,
        needs=tuple(key if "/" in key else f"{head.variant}/{key}" for key in head.needs),
        teaches=head.teaches,
        minutes=head.minutes,
        face=head.face,
        steps=steps,
        practice=_read_practice(data, file, report),
        text={locale: text for locale, text in texts.items() if text is not None},
    )


def _head_of_folder(folder: Path) -> LessonSchema:
    """What the folder says of a lesson whose head is broken, so that the rest of it can be checked all the same."""
    return LessonSchema.model_construct(
        slug=folder.name, variant=folder.parent.name, needs=(), teaches=(), minutes=0, face="", steps=()
    )


def _read_steps(data: object, file: Path, report: Report) -> tuple[Step, ...]:
    """The steps that can be read; what is wrong with the others is told for each."""
    found = []
    for at, each in enumerate(_raw_steps(data), start=1):
        step, told = read_step(each)
        for text in told:
            report.add(file, text, place=step_place(each, at))
        if step is not None:
            found.append(step)
    for name, times in Counter(_step_ids(data) or ()).items():
        if times > 1:
            report.add(file, f"{times} steps have this id.", place=f"step {name}")
    return tuple(found)


def _read_practice(data: object, file: Path, report: Report) -> PlayHand | None:
    """The lesson's own practice hand, if it names one."""
    if not isinstance(data, dict) or "practice" not in data:
        return None
    hand, told = read_hand(data["practice"])
    for text in told:
        report.add(file, text, place=PRACTICE)
    return hand


def step_place(data: object, at: int) -> str:
    """How reports call a step: by its id, or by its number if it has none."""
    name = data.get("id") if isinstance(data, dict) else None
    return f"step {name}" if isinstance(name, str) else f"step number {at}"


def _raw_steps(data: object) -> tuple[object, ...]:
    """The steps as YAML has them, none if they are no list."""
    steps = data.get("steps") if isinstance(data, dict) else None
    return steps if isinstance(steps, tuple) else ()


def _step_ids(data: object) -> tuple[str, ...] | None:
    """The ids of the steps in order, None if one of them cannot be read."""
    steps = _raw_steps(data)
    names = tuple(step["id"] for step in steps if isinstance(step, dict) and isinstance(step.get("id"), str))
    return names if names and len(names) == len(steps) else None


def _tell_stray_files(folder: Path, report: Report) -> None:
    """Tells of files that nothing reads."""
    known = {"lesson.yaml", *(f"{locale}.md" for locale in LOCALES)}
    for file in folder.iterdir():
        if file.name not in known and not file.name.startswith(".") and not file.name.endswith("~"):
            report.add(file, f"Nothing reads this file. A lesson has {', '.join(sorted(known))}.")
