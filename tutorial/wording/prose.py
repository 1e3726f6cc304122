"""Prose in the reader's language as HTML: the markdown of lessons and articles, with its tiles, terms and notes."""

import re
from dataclasses import dataclass
from functools import lru_cache

from django.templatetags.static import static
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from tutorial.content.prose import Prose, named
from tutorial.wording import language, markup, terms, tiles

_TILES_END = "\ue000"
"""Stands behind tiles in a sentence until it is known whether a full stop follows, which must not leave them."""
_STOP_AFTER_TILES = re.compile(f"{_TILES_END}([.,;:!?।]*)")


@dataclass(frozen=True, slots=True)
class Note:
    """A term in the margin."""

    id: str
    """Its id in the term base."""
    name: str
    """What it is called."""
    native: terms.Native | None
    """Its Chinese name."""
    definition: str
    """What it means."""


@dataclass(frozen=True, slots=True)
class _Look:
    """What the HTML of a text hangs on beside its markdown."""

    is_line: bool
    """It is one line, no paragraph."""
    language: str
    """The reader's language."""
    sprite: str
    """The address of the sprite."""
    american: bool
    """Tiles have their American names and faces."""

    @classmethod
    def here(cls, *, is_line: bool) -> "_Look":
        """As it is on this page."""
        return cls(is_line, language.current(), static(markup.SPRITE), tiles.are_american(asked=None))


def line(markdown: str) -> SafeString:
    """One line of markdown as HTML."""
    return _shown(markdown, _Look.here(is_line=True))


def blocks(markdown: str) -> SafeString:
    """Paragraphs of markdown as HTML."""
    return _shown(markdown, _Look.here(is_line=False))


def notes(*markdown: str) -> tuple[Note, ...]:
    """The terms these texts name, each once."""
    return _notes(markdown, language.current())


def note(id: str) -> Note:
    """A term as the margin shows it.

    Raises: UnknownTerm
    """
    return Note(id, terms.name(id), terms.native(id), terms.definition(id))


@lru_cache(maxsize=1024)
def _notes(markdown: tuple[str, ...], language: str) -> tuple[Note, ...]:
    """The notes to these texts in a language."""
    return tuple(note(id) for id in dict.fromkeys(named("\n\n".join(markdown)).terms))


@lru_cache(maxsize=4096)
def _shown(markdown: str, look: _Look) -> SafeString:
    """Markdown as HTML; all that the names and the art of its tiles hang on is in the key."""
    return _joined(_PROSE.line(markdown) if look.is_line else _PROSE.blocks(markdown))


def _joined(html: str) -> SafeString:
    """HTML in which a full stop stays on the line of the tiles before it."""
    return mark_safe(_STOP_AFTER_TILES.sub(r"\1</span>", html))


def _tiles(notation: str) -> str:
    """Tiles within a sentence."""
    return f'<span class="unbroken">{markup.row(notation, size="s")}{_TILES_END}'


def _term(id: str, words: str) -> str:
    """A term within a sentence: a link to its page, whose gist htmx lays over this one."""
    return format_html(
        '<a class="term" href="{0}" data-hx-get="{0}" data-hx-target="#word" data-hx-swap="innerHTML">{1}</a>',
        reverse("glossary:entry", args=(id,)),
        mark_safe(words),
    )


_PROSE = Prose(_tiles, _term)
