"""Count the tiles: how many tiles of a group there are in the box of a tradition.

What belongs here: the question. What does not: the counting itself (``amounts``), tiles lying open (``pick_tiles``).
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.chance import Chance
from engine.exercises.amounts import Amount, amount, miscounts
from engine.exercises.answers import read_number
from engine.exercises.criteria import CRITERIA
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.insights import WHITE, insights
from engine.exercises.offered import against_choices
from engine.notation import parse_design
from engine.reasons import EngineError, Reason, Verdict
from engine.ruleset import Variant
from engine.tiles import DESIGNS, Design, TileSet, tile

_CHOICES = {1: 3, 2: 4, 3: 5}


@dataclass(frozen=True, slots=True)
class CountTiles:
    """How many tiles of the group are in the box? None is a right answer where the variant leaves them out."""

    kind: ClassVar[str] = "count_tiles"

    goal: str
    """Id of the criterion, or one tile in notation."""
    choices: tuple[int, ...]
    """Numbers to choose from, in the order shown."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: an unknown group, or choices too few, equal, or all wrong."""
        found = against_choices(self.choices)
        if self.goal == "unused":
            return (Reason("position.goal-cannot-be-counted"), *found)
        try:
            right = self._amount(variant).total
        except EngineError as error:
            return (error.reason, *found)
        if right not in self.choices:
            found.append(Reason("position.answer-not-offered"))
        return tuple(found)

    def _amount(self, variant: Variant) -> Amount:
        """The tiles to count."""
        return amount(self.goal, tile_set=variant.tile_set)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        if self.goal not in CRITERIA:
            return Reason("ask.count-copies", {"tile": parse_design(self.goal)})
        term = CRITERIA[self.goal].term
        return Reason("ask.count-all") if term is None else Reason("ask.count-tiles", {"kind": term})

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a number, offered or not.

        Raises: NotationError ``answer.no-number``.
        """
        said = read_number(answer)
        if said is None:
            return Verdict(False, (Reason("answer.empty"),))
        right = self._amount(variant)
        if said == right.total:
            return Verdict(True, (_why(right), *self._lessons(right, variant.tile_set)))
        if not right.total:
            return Verdict(False, (Reason("count.not-in-this-set"),))
        miscount = miscounts(right, tile_set=variant.tile_set).get(said)
        if miscount is None:
            miscount = Reason("count.too-low") if said < right.total else Reason("count.too-high")
        return Verdict(False, (miscount, _breakdown(right)))

    def _lessons(self, right: Amount, tile_set: TileSet) -> tuple[Reason, ...]:
        """What the right number teaches besides."""
        if self.goal == "dragon_tile" and right.total:
            return insights((WHITE,))
        plays_without = self.goal == "tile" and not any(each.is_bonus for each in right.counts)
        return (Reason("count.without-bonus"),) if plays_without else ()

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right number."""
        return (str(self._amount(variant).total),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to count to the number; on the way, the group, how often a tile is there, and one of them."""
        right = self._amount(variant)
        one = next(iter(right.counts or self._absent()))
        goal, shown = Reason("hint.count.goal"), (tile(one),)
        group = CRITERIA[self.goal].rule if self.goal in CRITERIA else Reason("hint.count.area-one", {"tile": one})
        if not right.total:
            return (
                Hint(Rung.GOAL, goal),
                Hint(Rung.AREA, group),
                Hint(Rung.RULE, Reason("hint.count.rule-none")),
                Hint(Rung.TILE, Reason("hint.count.tile-none", {"tile": one}), shown),
                Hint(Rung.ANSWER, _why(right)),
            )
        kinds = Reason("hint.count.area", {"count": len(right.counts)}) if self.goal == "tile" else group
        rule = Reason("hint.count.rule", {"count": right.copies})
        if right.extra:
            rule = Reason("hint.count.rule-with-extras", {"count": right.copies})
        return (
            Hint(Rung.GOAL, goal),
            Hint(Rung.AREA, kinds),
            Hint(Rung.RULE, rule),
            Hint(Rung.TILE, Reason("hint.count.tile", {"tile": one}), shown),
            Hint(Rung.ANSWER, _why(right)),
        )

    def _absent(self) -> tuple[Design, ...]:
        """The tiles of a group the variant leaves in the box."""
        if self.goal not in CRITERIA:
            return (parse_design(self.goal),)
        return tuple(each for each in DESIGNS if CRITERIA[self.goal].fits(each, TileSet({})))

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """An amount to name: of one tile or suit; of a smaller group; of a group that cuts across suits.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"count_tiles:{level}")
        played = variant.tile_set
        goals = (*_GOALS[level], chance.choice(tuple(played.counts)).text if level == 1 else "tile")
        goal = chance.choice([each for each in goals if amount(each, tile_set=played).total])
        right = amount(goal, tile_set=played)
        likely = chance.sample(tuple(miscounts(right, tile_set=played)), _CHOICES[level] - 1)
        round_about = (right.total + step * max(right.copies, 1) for step in range(1, _CHOICES[level]))
        wrong = tuple(dict.fromkeys((*likely, *round_about)))[: _CHOICES[level] - 1]
        return cls(goal, tuple(sorted((right.total, *wrong))))


_GOALS = {
    1: ("dots", "bamboo", "characters"),
    2: ("wind_tile", "dragon_tile", "honor_tile", "suit_tile", "flower_tile", "season_tile", "joker"),
    3: ("terminal", "simple", "honor_tile", "suit_tile", "bonus_tile"),
}


def _why(right: Amount) -> Reason:
    """The right number, as a calculation."""
    if not right.total:
        return Reason("count.none-is-right")
    if len(right.counts) == 1:
        return Reason("count.right-one", {"count": right.copies})
    if right.has_jokers_too:
        return Reason("count.right-by-group", {**right.by_group(), "total": right.total})
    if right.extra:
        parts = {"kinds": right.kinds, "copies": right.copies, "extra": right.extra, "total": right.total}
        return Reason("count.right-with-extras", parts)
    return Reason("count.right", {"kinds": right.kinds, "copies": right.copies, "total": right.total})


def _breakdown(right: Amount) -> Reason:
    """How to come to the right number, without saying it."""
    if len(right.counts) == 1:
        return Reason("count.breakdown-one", {"count": right.copies})
    if right.has_jokers_too:
        return Reason("count.breakdown-by-group", right.by_group())
    if right.extra:
        parts = {"kinds": right.kinds, "copies": right.copies, "extra": right.extra}
        return Reason("count.breakdown-with-extras", parts)
    return Reason("count.breakdown", {"kinds": right.kinds, "copies": right.copies})
