"""What the files say, as values: lessons with their steps and texts, courses, and the terms of the glossary."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from engine.exercises.frame import Exercise
from engine.exercises.play_hand import PlayHand
from tutorial.content.article import Article
from tutorial.content.cards import CardWords
from tutorial.content.freshness import FRONT, Freshness, Translated, freshness_of
from tutorial.content.guide import Guide, Tradition
from tutorial.content.reference import Reference
from tutorial.content.search_words import SearchWords

ANSWER = "answer"
"""The section that says the whole lesson in one sentence."""
RECAP = "recap"
"""The section that says it once more in four lines."""
KNOWN = "known"
"""What stands in place of a step for a lesson whose learner knows it already."""
RESERVED = (FRONT, ANSWER, RECAP, KNOWN)
"""Names of sections and pages, which no step may bear."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A wrong answer the author foresaw, and why it is wrong."""

    answer: str
    """As a learner's form would send it."""
    because: str
    """The code of the first reason the engine gives."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do in a lesson."""

    id: str
    """Stable: progress, addresses and translations hang on it."""
    exercise: Exercise
    """The question; it alone judges the learner."""
    accept: tuple[str, ...]
    """Right answers the author listed, as double entry."""
    refuse: tuple[Refusal, ...]
    """Wrong answers the author listed, likewise."""


@dataclass(frozen=True, slots=True)
class Section:
    """The words around a step, in one language; markdown, to be shown by ``prose``."""

    title: str
    """The idea, as plain text."""
    body_markdown: str
    """Short paragraphs above the felt."""
    goal: str
    """What to do, one line on the felt."""
    after: str = ""
    """What is said when the answer was right; may be empty."""


@dataclass(frozen=True, slots=True)
class LessonText:
    """A lesson's words in one language."""

    title: str
    """Plain text."""
    summary: str
    """Plain text, one sentence for lists of lessons."""
    answer: str
    """The whole lesson in one sentence of markdown."""
    sections: Mapping[str, Section]
    """The words of each step, by its id."""
    recap: tuple[str, ...]
    """Four lines of markdown."""
    digests: Mapping[str, str] = field(default_factory=dict)
    """The digest of each section that is there, by its name."""
    source: Mapping[str, str] = field(default_factory=dict)
    """The digests of the English sections this one was translated from, by section."""
    read_by_native: bool = False
    """Someone who speaks the language from childhood has read it."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: the same steps in every language, and the words of each."""

    slug: str
    """Its name in addresses, not translated."""
    variant: str
    """The id of the variant it teaches."""
    needs: tuple[str, ...]
    """Keys of the lessons to be done before."""
    teaches: tuple[str, ...]
    """Rows of the claims checklist it covers."""
    minutes: int
    """Units: minutes a newcomer takes."""
    face: str
    """The tile that stands for it in the wall of its course, in notation."""
    steps: tuple[Step, ...]
    """In the order they are done."""
    text: Mapping[str, LessonText]
    """The words, by locale."""
    practice: PlayHand | None = None
    """The hand to play once the lesson is done, if it has one."""

    @property
    def key(self) -> str:
        """The lesson among all lessons, such as ``basic/the-tiles``."""
        return f"{self.variant}/{self.slug}"

    @property
    def place(self) -> str:
        """Its folder below the content folder."""
        return f"lessons/{self.key}"

    @property
    def section_names(self) -> tuple[str, ...]:
        """Every section a locale file holds, in reading order."""
        return section_names(step.id for step in self.steps)

    def step(self, id: str) -> Step:
        """The step of this id.

        Raises: KeyError if there is none.
        """
        for step in self.steps:
            if step.id == id:
                return step
        raise KeyError(id)

    def hand(self, place: str) -> PlayHand | None:
        """The hand to be played for the step of this id, or after the lesson if `place` is `RECAP`."""
        asked = (
            self.practice if place == RECAP else next((each.exercise for each in self.steps if each.id == place), None)
        )
        return asked if isinstance(asked, PlayHand) else None

    def freshness(self, locale: str, section: str) -> Freshness:
        """How a section in this locale stands to the English one; English is always current."""
        return freshness_of(self.text, locale, section)


def section_names(step_ids: Iterable[str]) -> tuple[str, ...]:
    """The sections of a lesson with these steps, in reading order."""
    return (FRONT, ANSWER, *step_ids, RECAP)


@dataclass(frozen=True, slots=True)
class Heading:
    """A title with a sentence below it, as plain text."""

    title: str
    """A few words."""
    summary: str = ""
    """One sentence; may be empty."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Some lessons that belong together."""

    id: str
    """Its name in ``courses.yaml`` and the locale files."""
    lessons: tuple[str, ...]
    """Slugs, in the order they are taken."""
    text: Mapping[str, Heading]
    """Title and summary by locale."""


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of one variant, in order."""

    variant: str
    """The id of the variant."""
    chapters: tuple[Chapter, ...]
    """In the order they are taken."""
    text: Mapping[str, Heading]
    """Title and summary by locale."""

    @property
    def slugs(self) -> tuple[str, ...]:
        """Every lesson of the course, in the order they are taken."""
        return tuple(slug for chapter in self.chapters for slug in chapter.lessons)


class Confidence(StrEnum):
    """How sure a word is in its language."""

    HIGH = "high"
    """In use among players or plain everyday language."""
    MEDIUM = "medium"
    """Sound, but not attested, or with rivals."""
    LOW = "low"
    """A native player must confirm it."""


@dataclass(frozen=True, slots=True)
class TermText:
    """A term in one language."""

    name: str
    """The word to use."""
    plural: str = ""
    """The word for several, where English needs it."""
    forms: str = ""
    """Grammar for people who write sentences with it."""
    alt: tuple[str, ...] = ()
    """Other words a reader may know."""
    definition: str = ""
    """What it means, in a sentence or two; may be empty."""
    confidence: Confidence = Confidence.HIGH
    """How sure the word is."""


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game."""

    id: str
    """Such as ``white_dragon``."""
    category: str
    """The part of the game it belongs to."""
    zh_hant: str = ""
    """The word in traditional characters."""
    jyutping: str = ""
    """Its Cantonese reading."""
    hk: str = ""
    """The Hong Kong word with its reading, where it differs."""
    zh_hans: str = ""
    """The word in simplified characters."""
    pinyin: str = ""
    """Its Mandarin reading."""
    ja: str = ""
    """The Japanese word."""
    romaji: str = ""
    """Its reading."""
    coined: tuple[str, ...] = ()
    """Which of these only describe, because players there have no word of their own."""
    example: str = ""
    """Tiles that show what it means, in notation; may be empty."""
    unlike: tuple[str, ...] = ()
    """What it is easily taken for, by id."""
    see: tuple[str, ...] = ()
    """What belongs to it, by id."""
    club: str = ""
    """What players in Indian clubs call it, in Latin letters; empty where they have no word of their own."""
    text: Mapping[str, TermText] = field(default_factory=dict)
    """The word by locale."""


@dataclass(frozen=True, slots=True)
class Library:
    """All content there is."""

    courses: Mapping[str, Course]
    """By variant, in the order they are shown."""
    lessons: Mapping[str, Lesson]
    """By key, such as ``basic/the-tiles``."""
    terms: Mapping[str, Term]
    """The glossary, by id."""
    avoid: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    """Words that must not stand for a term, by term and locale."""
    bans: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Words no text may contain, by locale; a star at the end stands for any ending."""
    guide: Guide = field(default_factory=Guide)
    """What helps to find one's table: traditions, signs, notes on tiles."""
    cards: Mapping[str, CardWords] = field(default_factory=dict)
    """What is said of the cards of the American game, by the id of the card."""
    search: Mapping[str, SearchWords] = field(default_factory=dict)
    """What search makes of the words of a question, by locale."""
    faq: Reference = field(default_factory=lambda: Reference(article=Article("faq")))
    """What people ask, with the proofs of the answers."""
    corrections: Reference = field(default_factory=lambda: Reference(article=Article("corrections")))
    """What is often read elsewhere and does not hold, with the proofs."""

    @property
    def traditions(self) -> Mapping[str, Tradition]:
        """Every tradition by id, in the order they are shown."""
        return self.guide.traditions

    @property
    def translated(self) -> Mapping[str, Translated]:
        """Everything with a text in each language, by key."""
        references = (self.faq.article, self.corrections.article)
        return {**self.lessons, **self.guide.articles, **{each.place: each for each in references if each.text}}

    def lesson(self, variant: str, slug: str) -> Lesson:
        """The lesson at this address.

        Raises: KeyError if there is none.
        """
        return self.lessons[f"{variant}/{slug}"]
