"""The points on which tables of a tradition differ: every way to play each, who plays it so, and its address."""

from dataclasses import dataclass
from urllib.parse import urlencode

from django.utils.functional import Promise

from engine.ruleset import Choice, Option
from tutorial.content.guide import Tradition
from tutorial.house_rules.reading import NAME, WORDS, HouseRules, playable
from tutorial.house_rules.words import GROUPS


@dataclass(frozen=True, slots=True)
class Way:
    """One way to play a point."""

    label: Promise
    """How."""
    query: str
    """What the address of a page carries with this way, and everything else as it is, or as it must be beside it; empty
    for the usual table."""
    is_usual: bool
    """So the tradition is played unless told otherwise."""
    is_chosen: bool
    """So this page shows it."""
    is_taught: bool
    """So a published page for beginners has it, unlike most tables."""
    who: tuple[str, ...]
    """Others who play it so."""


@dataclass(frozen=True, slots=True)
class Point:
    """A point on which tables differ."""

    id: str
    """The id of its option."""
    label: Promise
    """What is decided."""
    ways: tuple[Way, ...]
    """The ways to play it, the usual one first."""


@dataclass(frozen=True, slots=True)
class Points:
    """Points that belong together."""

    title: Promise
    """What they are about."""
    points: tuple[Point, ...]
    """In order."""


def points(rules: HouseRules, tradition: Tradition) -> tuple[Points, ...]:
    """Every point, by what it is about."""
    found = (
        Points(
            title, tuple(_point(each, rules, tradition) for each in rules.usual.options if WORDS[each.id].group is of)
        )
        for of, title in GROUPS.items()
    )
    return tuple(each for each in found if each.points)


def _point(option: Option, rules: HouseRules, tradition: Tradition) -> Point:
    """A point with its ways."""
    return Point(
        option.id, WORDS[option.id].label, tuple(_way(option, each, rules, tradition) for each in option.choices)
    )


def _way(option: Option, choice: Choice, rules: HouseRules, tradition: Tradition) -> Way:
    """One way to play it."""
    usual = option.choices[0].id
    taught = dict(rules.usual.as_taught)
    others = [(name, chosen) for name, chosen in rules.chosen if name != option.id]
    wanted = others if choice.id == usual else [*others, (option.id, choice.id)]
    wanted = [*playable(rules.usual, tuple(wanted), option.id)]
    return Way(
        WORDS[option.id].choices[choice.id],
        urlencode([(NAME, f"{name}.{chosen}") for name, chosen in wanted]),
        choice.id == usual,
        dict(rules.chosen).get(option.id, usual) == choice.id,
        taught.get(option.id) == choice.id,
        tradition.plays.get(option.id, {}).get(choice.id, ()),
    )
