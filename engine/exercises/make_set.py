"""Make a set: from the tiles of a rack, the learner takes those that make a pair, chow, pung or kong.

What belongs here: the question. What does not: what tiles make together (``sets``), claims, whole hands.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from typing import ClassVar, Self

from engine.chance import Chance
from engine.exercises.answers import not_from_rack, read_tiles
from engine.exercises.criteria import family
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.sets import ANY, MELDS, PAIR, SIZES, flaw, made_of, term, why
from engine.melds import MeldKind
from engine.notation import parse_tiles, print_designs, print_names
from engine.reasons import ContentError, EngineError, Mark, Param, Reason, Term, Verdict
from engine.ruleset import Variant
from engine.tiles import Design, Tile, TileSet, design, display_order


@dataclass(frozen=True, slots=True)
class MakeSet:
    """Which tiles of the rack make this set, together with those already lying there?"""

    kind: ClassVar[str] = "make_set"

    rack: str
    """The tiles to choose from, in their order."""
    goal: str
    """``pair``, ``chow``, ``pung``, ``kong``, or ``set`` for any of the last three."""
    given: str = ""
    """Tiles of the set that already lie there."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: unreadable, tiles that are not played with, no set to make, or no choice."""
        try:
            tiles, need = (*self.tiles, *self.given_tiles), self._need
        except EngineError as error:
            return (error.reason,)
        found = [Reason("position.not-in-this-set", {"tile": each}) for each in tiles if each not in variant.tile_set]
        if need < 1:
            found.append(Reason("position.nothing-to-add"))
        elif not self._answers(variant):
            found.append(Reason("position.no-solution"))
        elif len(self.tiles) == need:
            found.append(Reason("position.nothing-to-leave"))
        return tuple(found)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles to choose from.

        Raises: NotationError as `parse_tiles`.
        """
        return parse_tiles(self.rack)

    @property
    def given_tiles(self) -> tuple[Tile, ...]:
        """The tiles lying there, told from their equals on the rack.

        Raises: NotationError as `parse_tiles`.
        """
        return parse_tiles(f"{self.rack} {self.given}")[len(self.tiles) :]

    @property
    def _need(self) -> int:
        """How many tiles the rack has to give.

        Raises: ContentError ``position.unknown-goal``.
        """
        if self.goal not in SIZES:
            raise ContentError(Reason("position.unknown-goal", {"text": self.goal[:40]}))
        return SIZES[self.goal] - len(self.given_tiles)

    def _answers(self, variant: Variant) -> tuple[tuple[Tile, ...], ...]:
        """The right choices, those that differ only in copies once."""
        sizes = (self._need, self._need + 1) if self.goal == ANY else (self._need,)
        found: dict[tuple[Design, ...], tuple[Tile, ...]] = {}
        for size in sizes:
            for chosen in combinations(self.tiles, size):
                if self._fits(variant, chosen):
                    designs = tuple(each.design for each in sorted(chosen, key=display_order))
                    found.setdefault(designs, chosen)
        return tuple(found.values())

    def _fits(self, variant: Variant, chosen: Sequence[Tile]) -> bool:
        """The tiles make what is asked."""
        made = made_of((*self.given_tiles, *chosen), tile_set=variant.tile_set)
        return made == self.goal or (self.goal == ANY and made in MELDS)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        need: dict[str, Param] = {"kind": term(self.goal), "count": self._need}
        if self.given_tiles:
            return Reason("ask.complete-set", need)
        return Reason("ask.make-any-set") if self.goal == ANY else Reason("ask.make-set", need)

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on the tiles chosen.

        Raises: NotationError as `parse_tiles`.
        """
        chosen = read_tiles(answer, rack=self.tiles)
        refusal = not_from_rack(chosen, rack=self.tiles)
        if refusal is not None:
            return refusal
        group, given = (*self.given_tiles, *chosen), len(self.given_tiles)
        if self._fits(variant, chosen):
            return Verdict(True, why(group, tile_set=variant.tile_set), tuple((each, Mark.YES) for each in chosen))
        wrong = flaw(group, asked=self.goal, given=given, tile_set=variant.tile_set)
        blamed = tuple(each for each in wrong.culprits if each in chosen)
        return Verdict(False, wrong.reasons, tuple((each, Mark.NO if each in blamed else Mark.WHY) for each in group))

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """Every right choice, those that differ only in copies once."""
        return tuple(print_names(each) for each in self._answers(variant))

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From how many tiles to take to which; on the way, their group and the rule of the set."""
        chosen = self._answers(variant)[0]
        group = family(chosen[0].design)
        near = tuple(each for each in self.tiles if family(each.design) is group)
        return (
            Hint(Rung.GOAL, Reason("hint.set.goal", {"kind": term(self.goal), "count": len(chosen)})),
            Hint(Rung.AREA, Reason("hint.set.area", {"kind": Term(group.id)}), near),
            Hint(Rung.RULE, self._rule(), self.given_tiles),
            Hint(Rung.TILE, Reason("hint.set.tile", {"tile": chosen[0]}), chosen[:1]),
            Hint(Rung.ANSWER, self._why(variant, chosen), chosen),
        )

    def _rule(self) -> Reason:
        """What makes tiles the set that is asked."""
        if self.goal == PAIR:
            return Reason("rule.pair")
        if self.goal == MeldKind.CHOW:
            return Reason("rule.chow")
        if self.goal == MeldKind.PUNG:
            return Reason("rule.pung")
        return Reason("rule.kong") if self.goal == MeldKind.KONG else Reason("rule.set")

    def _why(self, variant: Variant, chosen: Sequence[Tile]) -> Reason:
        """The tiles to take, and what they make."""
        made = made_of((*self.given_tiles, *chosen), tile_set=variant.tile_set)
        assert made is not None
        return Reason("hint.set.answer", {"tiles": tuple(each.design for each in chosen), "kind": Term(made)})

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """A set to make: from five sorted tiles, from eight, from twelve unsorted ones with what looks like a set.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"make_set:{level}")
        goal = chance.choice(_GOALS[level])
        target = chance.choice(_targets(goal, variant.tile_set))
        given = target[:-1] if level == 2 and chance.below(2) else ()
        rack = list(target[len(given) :])
        traps = chance.sample(_traps(variant.tile_set), 2) if level == 3 else ()
        filling = (each.design for each in chance.mixed(variant.tile_set.tiles()) if not _stays_out(each.design))
        left = Counter(variant.tile_set.counts) - Counter(target)
        for each in (*chain.from_iterable(traps), *filling):
            if left[each] and len(rack) < _RACK[level]:
                left[each] -= 1
                rack.append(each)
        shown = chance.mixed(rack) if level == 3 else sorted(rack, key=lambda each: (each.kind, each.index))
        return cls(print_designs(shown), goal, print_designs(given))


_GOALS = {1: (PAIR, "chow", "pung"), 2: (PAIR, "chow", "pung"), 3: ("chow", "pung", "kong", ANY)}
_RACK = {1: 5, 2: 8, 3: 12}


def _targets(goal: str, tile_set: TileSet) -> tuple[tuple[Design, ...], ...]:
    """Every set of this kind that the tiles of a variant can make, red fives and jokers aside."""
    plain = [each for each in tile_set.counts if each.kind == each.index and not _stays_out(each)]
    rows = tuple(
        (each, design(each.suit, each.rank + 1), design(each.suit, each.rank + 2))
        for each in plain
        if each.is_suit_tile and each.rank <= 7
    )
    rows = tuple(each for each in rows if all(one in tile_set for one in each))
    if goal == "chow":
        return rows
    alike = tuple((each,) * SIZES[goal] for each in plain if tile_set.counts[each] >= SIZES[goal])
    return (*rows, *alike) if goal == ANY else alike


def _stays_out(each: Design) -> bool:
    """It is no matter for sets in a generated question: a bonus tile or a joker."""
    return each.is_bonus or each.is_joker


def _traps(tile_set: TileSet) -> tuple[tuple[Design, ...], ...]:
    """Groups that look like sets to a beginner."""
    groups = (tuple(each.design for each in parse_tiles(text)) for text in _LOOK_LIKE_SETS)
    return tuple(group for group in groups if all(each in tile_set for each in group))


_LOOK_LIKE_SETS = (
    *("891m", "912m", "891p", "912p", "891s", "912s"),
    *("123z", "234z", "124z", "567z"),
    *("3m4p5s", "6s7m8p", "2p3s4m", "5m5p5s", "7m7p7s"),
    *("446p", "335s", "668m", "135m", "246p", "579s"),
)
