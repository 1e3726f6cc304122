"""The shapes of the files: strict, so that nothing is guessed, and closed, so that a misspelled field is told."""

import re
from collections.abc import Mapping
from typing import Annotated, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic_core import PydanticCustomError

from engine.notation import parse_design, parse_tiles
from engine.reasons import NotationError
from tutorial.content.digest import DIGEST
from tutorial.content.locales import LOCALES
from tutorial.content.values import RESERVED, Confidence

T = TypeVar("T")


def _refusal(kind: str, sentence: str) -> PydanticCustomError:
    """What a check raises; the sentence may hold any character, braces too."""
    return PydanticCustomError(kind, "{sentence}", {"sentence": sentence})


def _shaped(pattern: str, sentence: str) -> AfterValidator:
    """A check that text has a shape, with the sentence that says which."""
    shape = re.compile(pattern)

    def check(text: str) -> str:
        """The text itself, if it has the shape."""
        if not shape.fullmatch(text):
            raise _refusal("shape", f"{text!r} {sentence}")
        return text

    return AfterValidator(check)


def _not_reserved(text: str) -> str:
    """A step id that cannot be taken for another section."""
    if text in RESERVED:
        raise _refusal("reserved", f"{text!r} is the name of another section or page")
    return text


def _design(text: str) -> str:
    """Text that names one tile."""
    try:
        return parse_design(text).text
    except NotationError as unreadable:
        raise _refusal("design", f"{text!r} names no tile, such as '1s'") from unreadable


def _notation(text: str) -> str:
    """Text that names tiles."""
    try:
        parse_tiles(text)
    except NotationError as unreadable:
        raise _refusal("tiles", f"{text!r} names no tiles, such as '123m 555p'") from unreadable
    return text


def _filled(items: tuple[T, ...]) -> tuple[T, ...]:
    """A list that is not empty; looked at once its items are right, so that a wrong one is not told twice."""
    if not items:
        raise _refusal("empty", "it is empty")
    return items


FILLED = AfterValidator(_filled)
"""Asks for at least one item."""
KEBAB = r"[a-z0-9]+(-[a-z0-9]+)*"
"""Small words joined by hyphens."""

Text = Annotated[str, Field(min_length=1)]
"""Text that says something."""
Kebab = Annotated[str, _shaped(KEBAB, "must be small letters, digits and single hyphens, such as 'the-tiles'")]
"""The name of a lesson or a chapter."""
StepId = Annotated[Kebab, AfterValidator(_not_reserved)]
"""The name of a step."""
DesignText = Annotated[str, AfterValidator(_design)]
"""One tile in notation."""
Notation = Annotated[str, AfterValidator(_notation)]
"""Tiles in notation."""
LessonKey = Annotated[
    str, _shaped(rf"([a-z0-9_]+/)?{KEBAB}", "must be a slug, or a variant and a slug: 'basic/the-tiles'")
]
"""A lesson of the same course, or of another one."""
ClaimId = Annotated[str, _shaped(r"[A-Z](0|[1-9][0-9]*)[a-z]?", "is no row of the claims checklist, such as 'A8'")]
"""A row of the claims checklist."""
Locale = Annotated[str, _shaped("|".join(LOCALES), f"is no language of the content; there are {', '.join(LOCALES)}")]
"""A language of the content."""
ReasonCode = Annotated[str, _shaped(rf"{KEBAB}\.{KEBAB}", "is no reason code, such as 'set.no-wrap'")]
"""The code of a reason."""
Digest = Annotated[str, _shaped(DIGEST.pattern, "is no digest; let stamp_translation write it")]
"""The digest of an English section."""


class Strict(BaseModel):
    """Takes each value as it is, or refuses it."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class RefusalSchema(Strict):
    """A wrong answer and its reason."""

    answer: Text
    because: ReasonCode


class StepSchema(Strict):
    """What every step has, whatever it asks."""

    id: StepId
    accept: Annotated[tuple[Text, ...], FILLED]
    refuse: Annotated[tuple[RefusalSchema, ...], FILLED]


class LessonSchema(Strict):
    """``lesson.yaml``; each step is read on its own, so that one mistake does not hide the others."""

    slug: Kebab
    variant: str
    needs: tuple[LessonKey, ...] = ()
    teaches: tuple[ClaimId, ...] = ()
    minutes: Annotated[int, Field(ge=1, le=60)]
    face: DesignText
    practice: object = None
    steps: Annotated[tuple[object, ...], FILLED]


class FrontSchema(Strict):
    """The front matter of a lesson in one language."""

    title: Text
    summary: Text
    source: Mapping[str, Digest] = {}
    read_by_native: bool | None = None


class ChapterSchema(Strict):
    """A chapter in ``courses.yaml``."""

    id: Kebab
    lessons: Annotated[tuple[Kebab, ...], FILLED]


class CourseSchema(Strict):
    """A course in ``courses.yaml``."""

    chapters: Annotated[tuple[ChapterSchema, ...], FILLED]


class HeadingSchema(Strict):
    """The words over a chapter."""

    title: Text
    summary: Text


class CourseTextSchema(Strict):
    """The words of a course in ``courses/<locale>.yaml``."""

    title: Text
    summary: Text
    chapters: Mapping[str, HeadingSchema]


class EntrySchema(Strict):
    """What the page of a term or a pattern shows in every language."""

    example: Notation = ""
    unlike: tuple[Text, ...] = ()
    see: tuple[Text, ...] = ()
    club: Text = ""


class TermSchema(EntrySchema):
    """A term in ``glossary/terms.yaml``."""

    category: Text
    zh_hant: Text = ""
    jyutping: Text = ""
    hk: Text = ""
    zh_hans: Text = ""
    pinyin: Text = ""
    ja: Text = ""
    romaji: Text = ""
    coined: tuple[Literal["zh_hant", "zh_hans", "ja"], ...] = ()


class TermTextSchema(Strict):
    """A term in ``glossary/<locale>.yaml``."""

    name: Text
    plural: Text = ""
    forms: Text = ""
    alt: tuple[Text, ...] = ()
    definition: Text = ""
    confidence: Annotated[Confidence, Field(strict=False)]


class PatternSchema(EntrySchema):
    """A pattern in ``glossary/patterns.yaml``."""

    zh_hant: Text = ""
    jyutping: Text = ""
    zh_hans: Text = ""
    pinyin: Text = ""
    ja: Text = ""
    romaji: Text = ""
    names: Mapping[Locale, TermTextSchema]
