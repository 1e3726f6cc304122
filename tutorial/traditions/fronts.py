"""What a tradition's front page tells: its facts, the things on its table, its signs, and where to go on."""

from dataclasses import dataclass
from urllib.parse import quote

from django.http import Http404
from django.urls import reverse

from engine.boxes import BOXES
from tutorial.content.guide import STATE, Taught, Tradition
from tutorial.content.library import get_library
from tutorial.content.locales import SOURCE_LOCALE
from tutorial.traditions.rooms import sizes
from tutorial.wording import language
from tutorial.wording.articles import Heading, Said, heading, said

FIRST = "basic"
"""The tradition whose lessons every learner may begin with."""


@dataclass(frozen=True, slots=True)
class Line:
    """A tradition in a list."""

    tradition: Tradition
    """Which one."""
    heading: Heading
    """What it is called, and its one-line pitch."""
    sizes: str
    """How many tiles there are, in words."""

    @property
    def url(self) -> str:
        """Where its front page is."""
        return reverse("traditions:front", args=(self.tradition.id,))


@dataclass(frozen=True, slots=True)
class WayIn:
    """The lesson to begin with."""

    url: str
    """Where it is."""
    is_own: bool
    """It belongs to the tradition itself; otherwise it is the basic game's, and holds here too."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that lies on the table."""

    term: str
    """Its term."""
    words: Said
    """What it is for, and what does as well."""


@dataclass(frozen=True, slots=True)
class Encyclopedia:
    """An article in the free encyclopedia."""

    url: str
    """Its address."""
    title: str
    """Its title."""
    lang: str
    """The language it is in."""


def tradition_or_404(id: str) -> Tradition:
    """The tradition of this id.

    Raises: Http404 if its texts are not there.
    """
    try:
        return get_library().traditions[id]
    except KeyError:
        raise Http404 from None


def lines() -> tuple[Line, ...]:
    """Every tradition, in the order they are shown."""
    return tuple(map(line, get_library().traditions.values()))


def line(tradition: Tradition) -> Line:
    """The tradition as lists show it."""
    return Line(tradition, heading(tradition.article), sizes(BOXES[tradition.id]))


def way_in(tradition: Tradition) -> WayIn:
    """The tradition's own first lesson, or that of the basic game."""
    own = tradition if tradition.taught is Taught.NOW else get_library().traditions[FIRST]
    variant, _, slug = own.lesson.partition("/")
    return WayIn(reverse("learn:lesson", args=(variant, slug)), is_own=own is tradition)


def sections(tradition: Tradition) -> dict[str, Said]:
    """The sections of its page, by their names with underscores, as templates want them."""
    names = tradition.article.names
    return {name.replace("-", "_"): said(tradition.article, name) for name in names} | (
        {} if STATE in names else {STATE: None}
    )


def things(tradition: Tradition) -> tuple[Thing, ...]:
    """What lies on its table."""
    article = get_library().guide.materials
    return tuple(Thing(term, said(article, term)) for term in tradition.materials)


def encyclopedia(tradition: Tradition) -> Encyclopedia:
    """The article in the reader's language, or else in English."""
    here = language.current()
    lang = here if here in tradition.wikipedia else SOURCE_LOCALE
    title = tradition.wikipedia[lang]
    return Encyclopedia(f"https://{lang}.wikipedia.org/wiki/{quote(title.replace(' ', '_'))}", title, lang)
