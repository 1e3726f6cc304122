"""The guide to the traditions as values: what sets each apart, the signs to know a table by, and notes on tiles."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from tutorial.content.article import Article

SECTIONS = ("pitch", "how-to-know-it", "before-you-sit-down", "materials", "history")
"""The sections of every tradition, in the order of its page."""
STATE = "state"
"""The section of a tradition that is not taught: what there is and what there is not."""


class Taught(StrEnum):
    """Whether there are lessons in a tradition."""

    NOW = "now"
    """They are there."""
    SOON = "soon"
    """They are being written."""
    LATER = "later"
    """Nobody has begun."""


@dataclass(frozen=True, slots=True)
class Source:
    """A book or page that a history rests on."""

    title: str
    """As it is printed."""
    by: str = ""
    """Who wrote or published it."""
    year: int | None = None
    """When, if it says so."""
    url: str = ""
    """Where it can be read, if it can."""


@dataclass(frozen=True, slots=True)
class Tradition:
    """A way of playing mahjong, as its front page tells of it."""

    id: str
    """The id of its box, and of its variant once there are rules."""
    term: str
    """Its name in the glossary."""
    face: str
    """Tiles that stand for it, in notation."""
    american: bool
    """Its tiles are named the American way."""
    players: int
    """How many play."""
    minutes: int
    """Units: minutes of a usual sitting."""
    taught: Taught
    """Whether there are lessons."""
    lesson: str
    """The key of the lesson to begin with; empty if there is none."""
    materials: tuple[str, ...]
    """What lies on the table, as term ids, the tiles first."""
    signs: tuple[str, ...]
    """What one sees or hears at such a table, by the ids of the signs."""
    uses: Mapping[str, str]
    """What a family of tiles may do: an id of the tile notes by the id of the family."""
    wikipedia: Mapping[str, str]
    """The title of the encyclopedia's article, by locale; English is always there."""
    sources: tuple[Source, ...]
    """What its history rests on."""
    article: Article
    """Its words."""
    card: str = ""
    """The id of the card its hands stand on; empty where there is none."""
    plays: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    """Clubs, books and programs by the option and choice that they play; their names are alike in all languages."""


@dataclass(frozen=True, slots=True)
class SignGroup:
    """Signs that are seen at the same moment."""

    id: str
    """Its section is ``group-`` and this."""
    signs: tuple[str, ...]
    """Ids of signs; each is the name of its section too."""


@dataclass(frozen=True, slots=True)
class Signs:
    """What tells one table from another."""

    groups: tuple[SignGroup, ...] = ()
    """In the order they are met at a table."""
    front: tuple[str, ...] = ()
    """The signs for the front door."""
    article: Article = field(default_factory=lambda: Article("which-table"))
    """Their words."""

    @property
    def ids(self) -> tuple[str, ...]:
        """Every sign, in the order it is shown."""
        return tuple(sign for group in self.groups for sign in group.signs)


@dataclass(frozen=True, slots=True)
class Lookalikes:
    """Tiles that are taken for each other."""

    id: str
    """Its section is ``alike-`` and this."""
    tiles: tuple[str, ...]
    """Designs in notation."""
    blank: bool = False
    """A blank spare tile lies beside them."""


@dataclass(frozen=True, slots=True)
class TileNotes:
    """What is to be said about tiles: what they may do, and what they are mistaken for."""

    uses: tuple[str, ...] = ()
    """Ids; the section of each is ``use-`` and its id."""
    lookalikes: tuple[Lookalikes, ...] = ()
    """In the order they are shown."""
    article: Article = field(default_factory=lambda: Article("tiles"))
    """Their words."""


@dataclass(frozen=True, slots=True)
class Guide:
    """All of it."""

    traditions: Mapping[str, Tradition] = field(default_factory=dict)
    """By id, in the order they are shown."""
    signs: Signs = field(default_factory=Signs)
    """What tells one table from another."""
    tile_notes: TileNotes = field(default_factory=TileNotes)
    """What is to be said about tiles."""
    materials: Article = field(default_factory=lambda: Article("materials"))
    """What to use where a thing is missing; a section for each term that a tradition lists."""

    @property
    def articles(self) -> Mapping[str, Article]:
        """Every text, by its place."""
        found = [each.article for each in self.traditions.values()]
        found += [self.signs.article, self.tile_notes.article, self.materials]
        return {each.place: each for each in found if each.text}
