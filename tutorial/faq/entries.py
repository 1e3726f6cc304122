"""What search can find here: each question and each correction with its answer."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.urls import reverse

from tutorial.content.library import get_library
from tutorial.content.prose import plain
from tutorial.wording.articles import passage


@dataclass(frozen=True, slots=True)
class Found:
    """A question or a correction."""

    title: str
    """The question, or what is often read."""
    text: str
    """The answer, as plain text."""
    url: str
    """Where it is, with its anchor."""
    traditions: tuple[str, ...]
    """The ids of the traditions it is about."""
    lang: str
    """The language of its words, where it is not the reader's."""


def entries() -> Iterator[Found]:
    """Every question and every correction, in the reader's language."""
    library = get_library()
    for reference, name in ((library.faq, "faq:questions"), (library.corrections, "faq:corrections")):
        for each in reference.entries.values():
            words = passage(reference.article, each.id)
            yield Found(
                words.title,
                plain(words.markdown),
                f"{reverse(name)}#{each.id}",
                each.variants,
                words.lang if words.is_foreign else "",
            )
