"""A small content folder that holds: one course, one lesson of two steps, three terms, six languages."""

from collections.abc import Callable
from pathlib import Path

from tutorial.content.loader import read
from tutorial.content.locales import LOCALES, SOURCE_LOCALE, TRANSLATIONS
from tutorial.content.stamp import stamp

LESSON = """\
slug: first
variant: basic
needs: []
teaches: [A8]
minutes: 3
face: "1s"
steps:
  - id: the-bird
    ask: name_tile
    tile: "1s"
    choices: ["1f", "1s", "1m", "1p"]
    accept: ["1s"]
    refuse: [{answer: "1f", because: tile.bird-is-one-bamboo}]
  - id: all-bamboo
    ask: pick_tiles
    goal: bamboo
    rack: "3s7p5m2s"
    accept: ["3s 2s"]
    refuse: [{answer: "3s", because: pick.some-missing}]
"""

TEXT = """\
---
title: First tiles
summary: Meet two tiles.
---

## answer

A set has 136 tiles.

## the-bird

### A bird among the bamboo

Look at its family: ![](tiles:2s3s), all [bamboo](term:bamboo).

> What is this tile?

---

The bird stands for a single cane.

## all-bamboo

### A suit

A [suit](term:suit) runs from 1 to 9.

> Choose every
> bamboo tile.

## recap

- One.
- Two.
- Three.
- Four.
"""

TRANSLATED = (
    TEXT.replace("Meet two", "Kutana na")
    .replace("A set has", "Seti ina")
    .replace("stands for", "ni")
    .replace("runs from", "huenda")
    .replace("- Two.", "- Mbili.")
)
"""A word of another language in each section."""

COURSES = """\
basic:
  chapters:
    - id: first-things
      lessons: [first]
"""

COURSE_TEXT = """\
basic:
  title: Basic game
  summary: Four sets and a pair.
  chapters:
    first-things: {title: First things, summary: The tiles.}
"""

TERMS = """\
tile: {category: set, zh_hant: "牌"}
suit: {category: set}
bamboo: {category: set}
"""

TERM_TEXT = """\
tile: {name: tile, definition: A piece of the set., confidence: high}
suit: {name: suit, confidence: low}
bamboo: {name: bamboo, alt: [bams], confidence: high}
"""

LESSON_FILE = "lessons/basic/first/lesson.yaml"
ENGLISH = "lessons/basic/first/en.md"
SWAHILI = "lessons/basic/first/sw.md"


class Folder:
    """The folder, to be broken by a test."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("courses.yaml", COURSES)
        self.write("glossary/terms.yaml", TERMS)
        self.write(LESSON_FILE, LESSON)
        for locale in LOCALES:
            self.write(f"courses/{locale}.yaml", COURSE_TEXT)
            self.write(f"glossary/{locale}.yaml", TERM_TEXT)
            self.write(f"lessons/basic/first/{locale}.md", TEXT if locale == SOURCE_LOCALE else TRANSLATED)
        self.stamp()

    def stamp(self) -> None:
        """Stamps every translation of the lesson."""
        lesson = read(self.root)[0].lessons["basic/first"]
        for locale in TRANSLATIONS:
            stamp(lesson, locale, (), root=self.root)

    def path(self, file: str) -> Path:
        """A file of the folder."""
        return self.root / file

    def text(self, file: str) -> str:
        """What a file holds."""
        return self.path(file).read_text("utf-8")

    def write(self, file: str, text: str) -> None:
        """A new or changed file."""
        self.path(file).parent.mkdir(parents=True, exist_ok=True)
        self.path(file).write_text(text, "utf-8")

    def change(self, file: str, old: str, new: str) -> None:
        """Replaces text that must be there."""
        text = self.text(file)
        assert old in text, f"{old!r} is not in {file}"
        self.write(file, text.replace(old, new))

    def problems(self) -> list[str]:
        """Every problem, a line each."""
        return [str(problem) for problem in read(self.root)[1]]


Break = Callable[[Folder], None]


def changed(file: str, old: str, new: str) -> Break:
    """The folder with text of a file replaced."""
    return lambda folder: folder.change(file, old, new)


def written(file: str, text: str) -> Break:
    """The folder with a file of this text."""
    return lambda folder: folder.write(file, text)


def removed(file: str) -> Break:
    """The folder without a file."""
    return lambda folder: folder.path(file).unlink()
