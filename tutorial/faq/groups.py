"""Entries by tradition, with their words and proofs: what the pages and the search are made of."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.book.entry import Head
from tutorial.content.guide import Tradition
from tutorial.content.library import kept
from tutorial.content.reference import Entry, Reference
from tutorial.content.values import Library
from tutorial.faq.proofs import AtTable, at_table
from tutorial.pages.traditions import Line, line
from tutorial.wording.articles import Said, passage

_ORDER = tuple(Head)


@dataclass(frozen=True, eq=False, slots=True)
class Answered:
    """An entry as a page shows it."""

    entry: Entry
    """The entry."""
    words: Said
    """The question or the sentence as its title, the answer as its text."""
    proofs: tuple[AtTable, ...]
    """What shows that the answer holds."""


@dataclass(frozen=True, eq=False, slots=True)
class Group:
    """The entries of a tradition."""

    line: Line
    """The tradition."""
    entries: tuple[Answered, ...]
    """In the order of the five heads."""


@dataclass(frozen=True, eq=False, slots=True)
class Page:
    """A whole page; itself the key by which what is rendered of it is kept."""

    groups: tuple[Group, ...]
    """In the order of the traditions."""

    @property
    def is_foreign(self) -> bool:
        """Some of it is not in the reader's language."""
        return any(each.words.is_foreign for group in self.groups for each in group.entries)


@kept
def page(library: Library, place: str, language: str) -> Page:
    """The page of a reference in the language that is current, which is named so that each is kept by itself."""
    reference = {"faq": library.faq, "corrections": library.corrections}[place]
    return Page(tuple(_groups(library, reference)))


def _groups(library: Library, reference: Reference) -> Iterator[Group]:
    """The entries of each tradition that has any."""
    for tradition in library.traditions.values():
        found = _entries(reference, tradition)
        if found:
            yield Group(line(tradition), found)


def _entries(reference: Reference, tradition: Tradition) -> tuple[Answered, ...]:
    """The entries of a tradition in the order of the heads."""
    own = [each for each in reference.entries.values() if each.variant == tradition.id]
    return tuple(
        Answered(
            each,
            passage(reference.article, each.id),
            tuple(at_table(proof, each.variant) for proof in each.proofs),
        )
        for each in sorted(own, key=lambda each: _ORDER.index(each.heads[0]))
    )
