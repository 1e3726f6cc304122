"""Which table it is: from the signs a visitor has seen to the traditions that show them all.

What belongs here: the reasoning, which is the same for one sign and for many. What does not: which tradition shows
which sign; that is data (``content/traditions``).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from django.urls import reverse

from tutorial.content.guide import Guide, Tradition
from tutorial.pages.traditions import Line, line
from tutorial.wording.articles import Said, passage

FIELD = "sign"
"""The name of the form's field."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign as the page shows it."""

    id: str
    """Its id."""
    words: Said
    """What one sees or hears."""
    is_chosen: bool
    """The visitor has seen it."""
    url: str
    """The page with this sign chosen besides the others."""


@dataclass(frozen=True, slots=True)
class Group:
    """Signs that are seen at the same moment."""

    words: Said
    """When that is."""
    signs: tuple[Sign, ...]
    """In order."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A tradition that shows all the signs."""

    line: Line
    """Which one."""
    telling: tuple[Sign, ...]
    """Signs that would tell it from the other candidates."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What the signs say."""

    chosen: tuple[Sign, ...]
    """The signs, in the order of the page."""
    candidates: tuple[Candidate, ...]
    """The traditions that show all of them; all there are if there is no sign."""
    apart: tuple[Candidate, ...]
    """If none shows all of them: those that show at least one, the likeliest first."""

    @property
    def only(self) -> Candidate | None:
        """The one tradition that is left, None if there are several or none."""
        return self.candidates[0] if self.chosen and len(self.candidates) == 1 else None


def known(guide: Guide, ids: Iterable[str]) -> tuple[str, ...]:
    """Those of the ids that are signs, each once and in the order of the page."""
    wanted = set(ids)
    return tuple(id for id in guide.signs.ids if id in wanted)


def groups(guide: Guide, chosen: Sequence[str]) -> tuple[Group, ...]:
    """All signs, with those that are chosen."""
    article = guide.signs.article
    return tuple(
        Group(passage(article, f"group-{group.id}"), tuple(_sign(guide, id, chosen) for id in group.signs))
        for group in guide.signs.groups
    )


def signs_of(guide: Guide, tradition: Tradition) -> tuple[Sign, ...]:
    """What one sees or hears at a table of this tradition."""
    return tuple(_sign(guide, id, ()) for id in tradition.signs)


def find(guide: Guide, chosen: Sequence[str]) -> Finding:
    """Which traditions show all the chosen signs."""
    fitting = _fitting(guide.traditions, chosen)
    apart = () if fitting else _likeliest(guide.traditions, chosen)
    return Finding(
        tuple(_sign(guide, id, chosen) for id in chosen),
        tuple(Candidate(line(each), _telling(guide, each, fitting, chosen)) for each in fitting),
        tuple(Candidate(line(each), ()) for each in apart),
    )


def _fitting(traditions: Mapping[str, Tradition], chosen: Sequence[str]) -> tuple[Tradition, ...]:
    """The traditions that show all these signs."""
    return tuple(each for each in traditions.values() if set(chosen) <= set(each.signs))


def _likeliest(traditions: Mapping[str, Tradition], chosen: Sequence[str]) -> tuple[Tradition, ...]:
    """The traditions that show some of these signs, those with the most first."""
    shown = {each.id: len(set(chosen) & set(each.signs)) for each in traditions.values()}
    return tuple(sorted((each for each in traditions.values() if shown[each.id]), key=lambda each: -shown[each.id]))


def _telling(
    guide: Guide, tradition: Tradition, fitting: Sequence[Tradition], chosen: Sequence[str]
) -> tuple[Sign, ...]:
    """The signs that none of the other candidates shows."""
    others = {sign for each in fitting if each is not tradition for sign in each.signs}
    return tuple(_sign(guide, id, chosen) for id in tradition.signs if id not in others and id not in chosen)


def _sign(guide: Guide, id: str, chosen: Sequence[str]) -> Sign:
    """A sign as the page shows it."""
    query = urlencode([(FIELD, each) for each in known(guide, (*chosen, id))])
    url = f"{reverse('traditions:which_table')}?{query}#table"
    return Sign(id, passage(guide.signs.article, id), id in chosen, url)
