"""What a tradition's front page tells: its facts, the things on its table, its signs, and where to go on."""

from dataclasses import dataclass
from urllib.parse import quote, urlencode

from django.urls import reverse

from engine.variants import VARIANTS
from tutorial.content.guide import STATE, Taught, Tradition
from tutorial.content.library import get_library
from tutorial.content.locales import SOURCE_LOCALE
from tutorial.wording import language
from tutorial.wording.articles import Said, passage

FIRST = "basic"
"""The tradition whose lessons every learner may begin with."""


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


def tradition(id: str) -> Tradition:
    """The tradition of this id; every id an address may hold has one."""
    return get_library().traditions[id]


def way_in(tradition: Tradition) -> WayIn:
    """The tradition's own first lesson, or that of the basic game."""
    own = tradition if tradition.taught is Taught.NOW else get_library().traditions[FIRST]
    variant, _, slug = own.lesson.partition("/")
    return WayIn(reverse("learn:lesson", args=(variant, slug)), is_own=own is tradition)


def drills_url(tradition: Tradition) -> str:
    """Where its drills are; empty if the engine does not play it."""
    is_played = any(each.id == tradition.id for each in VARIANTS)
    return f"{reverse('drills:start')}?{urlencode({'variant': tradition.id})}" if is_played else ""


def sections(of: Tradition) -> dict[str, Said | None]:
    """The sections of its page, by their names with underscores for templates; the state is None where it is taught."""
    found: dict[str, Said | None] = {STATE: None}
    return found | {name.replace("-", "_"): passage(of.article, name) for name in of.article.names}


def things(tradition: Tradition) -> tuple[Thing, ...]:
    """What lies on its table."""
    article = get_library().guide.materials
    return tuple(Thing(term, passage(article, term)) for term in tradition.materials)


def encyclopedia(tradition: Tradition) -> Encyclopedia:
    """The article in the reader's language, or else in English."""
    here = language.current()
    lang = here if here in tradition.wikipedia else SOURCE_LOCALE
    title = tradition.wikipedia[lang]
    return Encyclopedia(f"https://{lang}.wikipedia.org/wiki/{quote(title.replace(' ', '_'))}", title, lang)
