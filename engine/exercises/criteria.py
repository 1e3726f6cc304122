"""Criteria: the groups of tiles that questions ask for, by their ids in the term base.

What belongs here: which designs are in a group, the rule to tell them by, and what a tile outside it is instead.
What does not: questions and answers.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.exercises.insights import BAMBOO_FLOWER, BIRD, WHITE, insight
from engine.reasons import ContentError, Reason, Term
from engine.tiles import Design, Suit, Tile, TileSet

Fits = Callable[[Design, TileSet], bool]


@dataclass(frozen=True, slots=True)
class Criterion:
    """A group of tiles that can be asked for."""

    id: str
    """Its id in the term base; ``unused`` and ``tile`` depend on the tradition instead."""
    fits: Fits
    """Whether a design is in the group, given the tiles a tradition is played with."""
    rule: Reason
    """How to tell its tiles."""

    @property
    def depends_on_variant(self) -> bool:
        """It asks what the tradition is played with, not what a tile is."""
        return self.id in ("tile", "unused")

    @property
    def term(self) -> Term | None:
        """Its word, or None if the question needs a sentence of its own."""
        return None if self.depends_on_variant else Term(self.id)


_ALL = (
    Criterion("dots", lambda each, _: each.suit is Suit.DOTS, Reason("rule.dots")),
    Criterion("bamboo", lambda each, _: each.suit is Suit.BAMBOO, Reason("rule.bamboo")),
    Criterion("characters", lambda each, _: each.suit is Suit.CHARACTERS, Reason("rule.characters")),
    Criterion("suit_tile", lambda each, _: each.is_suit_tile, Reason("rule.suit-tile")),
    Criterion("wind_tile", lambda each, _: each.is_wind, Reason("rule.wind-tile")),
    Criterion("dragon_tile", lambda each, _: each.is_dragon, Reason("rule.dragon-tile")),
    Criterion("honor_tile", lambda each, _: each.is_honor, Reason("rule.honor-tile")),
    Criterion("terminal", lambda each, _: each.is_terminal, Reason("rule.terminal")),
    Criterion("simple", lambda each, _: each.is_simple, Reason("rule.simple")),
    Criterion("bonus_tile", lambda each, _: each.is_bonus, Reason("rule.bonus-tile")),
    Criterion("flower_tile", lambda each, _: each.is_bonus and each.rank <= 4, Reason("rule.flower-tile")),
    Criterion("season_tile", lambda each, _: each.is_bonus and each.rank > 4, Reason("rule.season-tile")),
    Criterion("joker", lambda each, _: each.is_joker, Reason("rule.joker")),
    Criterion("tile", lambda each, tile_set: each in tile_set, Reason("rule.used")),
    Criterion("unused", lambda each, tile_set: each not in tile_set, Reason("rule.unused")),
)

CRITERIA: Mapping[str, Criterion] = MappingProxyType({each.id: each for each in _ALL})
"""Every criterion by id."""

_FAMILIES = ("dots", "bamboo", "characters", "wind_tile", "dragon_tile", "flower_tile", "season_tile", "joker")


def criterion(id: str) -> Criterion:
    """The criterion of this id.

    Raises: ContentError ``position.unknown-goal``.
    """
    if id not in CRITERIA:
        raise ContentError(Reason("position.unknown-goal", {"text": id[:40]}))
    return CRITERIA[id]


def family(design: Design) -> Criterion:
    """The narrowest group of a tile: each design is in exactly one.

    >>> from engine.notation import parse_design
    >>> family(parse_design("7z")).id
    'dragon_tile'
    """
    return next(each for each in map(CRITERIA.__getitem__, _FAMILIES) if each.fits(design, TileSet({})))


def in_box(piece: Tile, *, tile_set: TileSet) -> bool:
    """The tile may lie on the table when a box is opened: bonus tiles and jokers come with it, whatever is played."""
    extra = piece.design.is_joker or (piece.design.is_bonus and piece.copy == 1)
    return piece in tile_set or extra


_NUMBERED = ("suit_tile", "terminal", "simple")
_MISLEADS_TO: Mapping[Design, frozenset[str]] = {
    BIRD: frozenset(CRITERIA) - {"bamboo", *_NUMBERED},
    WHITE: frozenset({"bonus_tile", "flower_tile", "season_tile", "joker", "unused"}),
    BAMBOO_FLOWER: frozenset({"bamboo", *_NUMBERED}),
}


def instead(design: Design, *, goal: Criterion, tile_set: TileSet) -> tuple[Reason, ...]:
    """What a tile outside the group is, most specific first."""
    told = insight(design) if goal.id in _MISLEADS_TO.get(design, ()) else None
    reasons = [] if told is None else [told]
    if told is None or goal.id == "unused":
        reasons.append(_instead(design, goal))
    if design not in tile_set and goal.id != "tile":
        reasons.append(Reason("pick.not-in-this-set", {"tile": design}))
    return tuple(reasons)


def _instead(design: Design, goal: Criterion) -> Reason:
    """What the tile is, seen from the group that was asked for."""
    if goal.id == "unused":
        return Reason("pick.is-in-this-set", {"tile": design})
    if goal.id == "tile":
        return Reason("pick.not-in-this-set", {"tile": design})
    if goal.id == "terminal" and design.is_simple:
        return Reason("pick.is-simple", {"tile": design})
    if goal.id == "simple" and design.is_terminal:
        return Reason("pick.is-terminal", {"tile": design})
    if goal.id in _NUMBERED and design.is_honor:
        return Reason("pick.honor-has-no-number", {"tile": design})
    return _IS[family(design).id](design)


_IS: Mapping[str, Callable[[Design], Reason]] = {
    "dots": lambda each: Reason("pick.is-dots", {"tile": each}),
    "bamboo": lambda each: Reason("pick.is-bamboo", {"tile": each}),
    "characters": lambda each: Reason("pick.is-characters", {"tile": each}),
    "wind_tile": lambda each: Reason("pick.is-wind", {"tile": each}),
    "dragon_tile": lambda each: Reason("pick.is-dragon", {"tile": each}),
    "flower_tile": lambda each: Reason("pick.is-flower", {"tile": each}),
    "season_tile": lambda each: Reason("pick.is-season", {"tile": each}),
    "joker": lambda each: Reason("pick.is-joker", {"tile": each}),
}
