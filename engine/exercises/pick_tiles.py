"""Pick the tiles: several tiles lie open, the learner picks those of a group.

What belongs here: the question, and what a wrong or missing tile means. What does not: sets (``make_set``).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.chance import Chance
from engine.exercises.answers import not_from_rack, read_tiles
from engine.exercises.criteria import CRITERIA, Criterion, criterion, family, in_box, instead
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.insights import insight, insights
from engine.exercises.lookalikes import lookalikes
from engine.notation import parse_tiles, print_designs, print_names
from engine.reasons import EngineError, Mark, Reason, Term, Verdict
from engine.ruleset import Variant
from engine.tiles import DESIGNS, Design, Tile, TileSet, tile


@dataclass(frozen=True, slots=True)
class PickTiles:
    """Which of these tiles are in the group?

    The tiles lie there as they came out of the box, so bonus tiles and jokers may be among them in every variant.
    Other tiles that are not played with may be shown only if that is the question: goals ``tile`` and ``unused``.
    """

    kind: ClassVar[str] = "pick_tiles"

    rack: str
    """The tiles shown, in their order."""
    goal: str
    """Id of the criterion."""
    count: int = 0
    """How many to pick, whichever they are; 0 for all that are in the group."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: unreadable, impossible tiles, nothing to find, or nothing to leave."""
        try:
            rack, goal = self.tiles, criterion(self.goal)
        except EngineError as error:
            return (error.reason,)
        foreign = (
            Reason("position.not-in-this-set", {"tile": each})
            for each in rack
            if not in_box(each, tile_set=variant.tile_set) and not (goal.depends_on_variant and each.copy <= 4)
        )
        found = list(foreign)
        fitting = self._fitting(variant)
        if self.count < 0:
            found.append(Reason("position.count-below-zero"))
        if len(fitting) < max(self.count, 1):
            found.append(Reason("position.no-solution"))
        elif len(fitting) == len(rack):
            found.append(Reason("position.nothing-to-leave"))
        return tuple(found)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles shown.

        Raises: NotationError as `parse_tiles`.
        """
        return parse_tiles(self.rack)

    def _fitting(self, variant: Variant) -> tuple[Tile, ...]:
        """The tiles of the group."""
        fits = criterion(self.goal).fits
        return tuple(each for each in self.tiles if fits(each.design, variant.tile_set))

    def _answer(self, variant: Variant) -> tuple[Tile, ...]:
        """One right answer; tiles that mislead are in it if there is a choice."""
        fitting = self._fitting(variant)
        if not self.count:
            return fitting
        first = sorted(fitting, key=lambda each: insight(each.design) is None)[: self.count]
        return tuple(each for each in fitting if each in first)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        term = criterion(self.goal).term
        if term is not None:
            if self.count:
                return Reason("ask.pick-some", {"kind": term, "count": self.count})
            return Reason("ask.pick-all", {"kind": term})
        if self.goal == "unused":
            return Reason("ask.pick-some-unused", {"count": self.count}) if self.count else Reason("ask.pick-unused")
        return Reason("ask.pick-some-used", {"count": self.count}) if self.count else Reason("ask.pick-used")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on the tiles picked: a wrong one first, then those that are missing.

        Raises: NotationError as `parse_tiles`.
        """
        picked = read_tiles(answer, rack=self.tiles)
        refusal = not_from_rack(picked, rack=self.tiles)
        if refusal is not None:
            return refusal
        fitting = self._fitting(variant)
        wrong = tuple(each for each in picked if each not in fitting)
        right = tuple(each for each in picked if each in fitting)
        marks = (*((each, Mark.NO) for each in wrong), *((each, Mark.YES) for each in right))
        reasons = list(self._about_wrong(variant, wrong))
        if len(right) < (self.count or len(fitting)):
            missing = tuple(each for each in fitting if each not in right)
            told = self._overlooked(missing)
            reasons += told
            reasons += self._about_missing(missing, (self.count or len(fitting)) - len(right))
            marks = (*marks, *((each, Mark.WHY) for each in missing if told))
        elif self.count and len(right) > self.count:
            reasons.append(Reason("pick.more-than-asked", {"count": self.count}))
        if reasons:
            return Verdict(False, tuple(reasons), marks)
        return Verdict(True, self._about_right(variant, right), marks)

    def _about_wrong(self, variant: Variant, wrong: Sequence[Tile]) -> tuple[Reason, ...]:
        """What the wrong tiles are instead, each told of the first it fits; then how to tell the right ones."""
        goal = criterion(self.goal)
        told: dict[str, Reason] = {}
        for each in wrong:
            for reason in instead(each.design, goal=goal, tile_set=variant.tile_set):
                told.setdefault(reason.code, reason)
        return (*told.values(), goal.rule) if wrong else ()

    def _overlooked(self, missing: Sequence[Tile]) -> tuple[Reason, ...]:
        """The insight that was lacking, if all that is missing is one misleading tile."""
        designs = tuple({each.design for each in missing})
        return insights(designs) if len(designs) == 1 and not self.count else ()

    def _about_missing(self, missing: Sequence[Tile], many: int) -> tuple[Reason, ...]:
        """How many are still to be found, and among which tiles."""
        group = family(missing[0].design)
        still = Reason("pick.some-missing", {"count": many})
        return (still,) if group.id == self.goal else (still, Reason("pick.look-among", {"kind": Term(group.id)}))

    def _about_right(self, variant: Variant, right: Sequence[Tile]) -> tuple[Reason, ...]:
        """Why the answer is right, and what the tiles in it teach."""
        done = Reason("pick.enough-found") if self.count else Reason("pick.all-found", {"count": len(right)})
        designs = tuple(each.design for each in right)
        unused = (Reason("pick.not-in-this-set", {"tile": each}) for each in designs if each not in variant.tile_set)
        return (done, criterion(self.goal).rule, *insights(designs), *tuple(unused)[:1])

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """One right answer."""
        return (print_names(self._answer(variant)),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From how many there are to which they are; on the way, where they lie and how to tell them."""
        goal, rack, answer = criterion(self.goal), self.tiles, self._answer(variant)
        places = [place for place, each in enumerate(rack, 1) if each in answer]
        first, last = places[0], places[-1]
        area = Reason("hint.pick.area", {"first": first, "last": last})
        if first == 1 and last == len(rack):
            area = Reason("hint.pick.area-everywhere")
        one = next((each for each in answer if insight(each.design)), answer[0])
        return (
            Hint(Rung.GOAL, Reason("hint.pick.goal", {"count": len(answer)})),
            Hint(Rung.AREA, area, rack[first - 1 : last]),
            Hint(Rung.RULE, goal.rule),
            Hint(Rung.TILE, Reason("hint.pick.tile", {"tile": one}), (one,)),
            Hint(Rung.ANSWER, _why(goal, answer), answer),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """A group to find: two or three clear tiles of six; three of nine; up to five of twelve among look-alikes.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"pick_tiles:{level}")
        box = _box(variant.tile_set, with_extras=level == 3)
        goals = tuple(map(criterion, _GOALS[level]))
        askable = tuple(each for each in goals if 2 <= len(_inside(box, each, variant.tile_set)) <= len(box) - 10)
        goal = chance.choice(askable or (CRITERIA["tile"],))
        if not askable:
            box = _box(variant.tile_set, with_extras=True)
        inside = _inside(box, goal, variant.tile_set)
        outside = tuple(each for each in box if each not in inside)
        right = chance.sample(inside, min(2 + chance.below(level + 1), len(inside)))
        room = 3 * level + 3 - len(right)
        like = {each for one in right for each in lookalikes(one.design)}
        tempting = tuple(each for each in outside if (each.design in like) is (level == 3))
        wrong = chance.sample(tempting, room)
        if level == 3:
            wrong = (*wrong[: room // 2], *chance.sample(outside, room))
        wrong = tuple(dict.fromkeys(wrong))[:room]
        count = chance.below(2) if level == 1 else 0
        return cls(print_designs(each.design for each in chance.mixed((*right, *wrong))), goal.id, count)


_SUITS_AND_HONORS = ("dots", "bamboo", "characters", "wind_tile", "dragon_tile")
_GOALS = {
    1: _SUITS_AND_HONORS,
    2: (*_SUITS_AND_HONORS, "honor_tile", "suit_tile", "terminal"),
    3: (*_SUITS_AND_HONORS, "honor_tile", "suit_tile", "terminal", "simple", "unused"),
}


def _box(tile_set: TileSet, *, with_extras: bool) -> tuple[Tile, ...]:
    """Up to two copies of each design played with; the bonus tiles and a joker that came with them too, if wanted."""
    played = (tile(each, copy) for each, many in tile_set.counts.items() for copy in range(1, min(many, 2) + 1))
    extras = (tile(each) for each in DESIGNS if (each.is_bonus or each.is_joker) and each not in tile_set)
    return (*played, *(extras if with_extras else ()))


def _inside(box: Sequence[Tile], goal: Criterion, tile_set: TileSet) -> tuple[Tile, ...]:
    """The tiles of the group."""
    return tuple(each for each in box if goal.fits(each.design, tile_set))


def _why(goal: Criterion, answer: Sequence[Tile]) -> Reason:
    """The answer, and what makes it right."""
    tiles: tuple[Design, ...] = tuple(each.design for each in answer)
    if goal.term is not None:
        return Reason("hint.pick.answer", {"tiles": tiles, "kind": goal.term})
    if goal.id == "unused":
        return Reason("hint.pick.answer-unused", {"tiles": tiles})
    return Reason("hint.pick.answer-used", {"tiles": tiles})
