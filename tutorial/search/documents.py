"""Documents: what search can find, whichever part of the site it stands on."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy


class Kind(StrEnum):
    """What a document is."""

    WORD = "word"
    PATTERN = "pattern"
    RULE = "rule"
    QUESTION = "question"
    LESSON = "lesson"
    STEP = "step"
    LINE = "line"
    TRADITION = "tradition"


KINDS: Mapping[Kind, Promise] = MappingProxyType(
    {
        Kind.WORD: pgettext_lazy("kind of search result", "Word"),
        Kind.PATTERN: pgettext_lazy("kind of search result", "Pattern"),
        Kind.RULE: pgettext_lazy("kind of search result", "Rule"),
        Kind.QUESTION: pgettext_lazy("kind of search result", "Question"),
        Kind.LESSON: _("Lesson"),
        Kind.STEP: pgettext_lazy("kind of search result", "Step of a lesson"),
        Kind.LINE: pgettext_lazy("kind of search result", "Line of the card"),
        Kind.TRADITION: pgettext_lazy("kind of search result", "Tradition"),
    }
)
"""What each is called."""


@dataclass(frozen=True, slots=True)
class Document:
    """Something that can be found."""

    kind: Kind
    """What it is."""
    title: str
    """What its link says."""
    text: str
    """What it says, as plain text."""
    url: str
    """Where it is."""
    names: tuple[str, ...] = ()
    """What it is called besides its title: in other languages, by some players."""
    where: str = ""
    """What it belongs to: the lesson of a step, the traditions of a rule."""
    traditions: tuple[str, ...] = ()
    """The ids of the traditions it is about; empty if it is about none or all."""
    lang: str = ""
    """The language of its title and text, where it is not the reader's."""
    urls: Mapping[str, str] = field(default_factory=dict)
    """Where it is for each of its traditions, if each has a page of it."""

    def url_for(self, traditions: Iterable[str]) -> str:
        """Where it is for somebody who asked about these traditions."""
        return next((self.urls[each] for each in traditions if each in self.urls), self.url)
