"""Count the sets: how many of them can lie there at the same time, each tile in one set only.

What belongs here: the question. What does not: sharing out the tiles (``packing``), whole hands (``finish_hand``).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.chance import Chance
from engine.exercises.answers import read_number
from engine.exercises.criteria import family
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.offered import against_choices
from engine.exercises.packing import Way, best_way, set_of_another_way, sets_beside, tiles_in
from engine.notation import parse_tiles, print_designs
from engine.reasons import EngineError, Mark, Reason, Term, Verdict
from engine.ruleset import Variant
from engine.shapes.arrangement import CHOWS, PUNGS, Group, GroupKind
from engine.shapes.shape import COPIES
from engine.tiles import DESIGNS, KINDS, NUMBER_SUITS, SUIT_RANKS, Design, Tile


@dataclass(frozen=True, slots=True)
class CountSets:
    """How many chows, pungs and kongs can be laid from the rack at the same time?"""

    kind: ClassVar[str] = "count_sets"

    rack: str
    """The tiles to look at, in their order."""
    choices: tuple[int, ...]
    """Numbers to choose from, in the order shown."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: tiles unreadable or of no use for sets, choices too few, equal, or all wrong."""
        found = against_choices(self.choices)
        try:
            tiles = self.tiles
        except EngineError as error:
            return (error.reason, *found)
        for each in tiles:
            if each not in variant.tile_set:
                found.append(Reason("position.not-in-this-set", {"tile": each}))
            elif each.design.kind >= KINDS:
                found.append(Reason("position.in-no-set", {"tile": each}))
        if self._most not in self.choices:
            found.append(Reason("position.answer-not-offered"))
        return tuple(found)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles to look at.

        Raises: NotationError as `parse_tiles`.
        """
        return parse_tiles(self.rack)

    @property
    def _way(self) -> Way:
        """The most sets."""
        return best_way(self.tiles)

    @property
    def _most(self) -> int:
        """How many sets that are."""
        return len(self._way)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.count-sets")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a number, offered or not.

        Raises: NotationError ``answer.no-number``.
        """
        said = read_number(answer)
        if said is None:
            return Verdict(False, (Reason("answer.empty"),))
        if said > self._most:
            return self._too_many(said)
        return self._right() if said == self._most else self._too_few(said)

    def _right(self) -> Verdict:
        """The number is right: which sets they are, and which other could be laid instead."""
        if not self._way:
            return Verdict(True, (Reason("sets.none"),))
        laid = tiles_in(self._way, self.tiles)
        told = [Reason("sets.right", {"count": len(laid)})]
        told += (_named(group, own) for group, own in zip(self._way, laid, strict=True))
        other = set_of_another_way(self.tiles)
        if other is not None:
            told.append(Reason("sets.another-way", {"tiles": _designs(tiles_in((other,), self.tiles)[0])}))
        return Verdict(True, tuple(told), tuple((each, Mark.YES) for own in laid for each in own))

    def _too_many(self, said: int) -> Verdict:
        """So many sets are seen only if a tile is counted twice, or not at all."""
        beside = sets_beside(self._way, self.tiles)
        if self._most + len(beside) < said:
            return Verdict(False, (Reason("sets.too-many"), Reason("rule.set")))
        piece = self._first_of(beside[0][1][0])
        told = (Reason("sets.tile-in-two-sets", {"tile": piece.design}), Reason("rule.one-set-each"))
        return Verdict(False, told, ((piece, Mark.WHY),))

    def _too_few(self, said: int) -> Verdict:
        """A set beside those that were seen."""
        own = tiles_in(self._way, self.tiles)[said]
        tiles = _designs(own)
        told = (
            Reason("sets.another-set-is-there", {"tiles": tiles, "count": said})
            if said
            else Reason("sets.a-set-is-there", {"tiles": tiles})
        )
        return Verdict(False, (told,), tuple((each, Mark.WHY) for each in own))

    def _first_of(self, kind: int) -> Tile:
        """The first tile of this kind on the rack."""
        return next(each for each in self.tiles if each.design.kind == kind)

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right number."""
        return (str(self._most),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to count to the sets; on the way, where one lies, and a tile that several want."""
        way, beside = self._way, sets_beside(self._way, self.tiles)
        goal, rule = Hint(Rung.GOAL, Reason("hint.sets.goal")), Reason("rule.set")
        if not way:
            one = self.tiles[:1]
            return (
                goal,
                Hint(Rung.AREA, Reason("hint.pick.area-everywhere"), self.tiles),
                Hint(Rung.RULE, rule),
                Hint(Rung.TILE, Reason("hint.sets.tile-none", {"tile": one[0].design}), one),
                Hint(Rung.ANSWER, Reason("sets.none")),
            )
        first = self._first_of(beside[0][1][0] if beside else way[0].index)
        tile = Reason("hint.sets.tile", {"tile": first.design})
        if beside:
            rule, tile = Reason("rule.one-set-each"), Reason("hint.sets.tile-wanted-twice", {"tile": first.design})
        group = family(first.design)
        near = tuple(each for each in self.tiles if family(each.design) is group)
        laid = tuple(each for own in tiles_in(way, self.tiles) for each in own)
        answer = Reason("hint.sets.answer", {"tiles": _designs(laid), "count": len(way)})
        return (
            goal,
            Hint(Rung.AREA, Reason("hint.set.area", {"kind": Term(group.id)}), near),
            Hint(Rung.RULE, rule),
            Hint(Rung.TILE, tile, (first,)),
            Hint(Rung.ANSWER, answer, laid),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """Six tiles with a plain set or two; eight with a chow and a pung that overlap; ten with a shared run.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"count_sets:{level}")
        played = variant.tile_set
        suits = [each for each in NUMBER_SUITS if DESIGNS[NUMBER_SUITS.index(each) * SUIT_RANKS] in played]
        first = NUMBER_SUITS.index(chance.choice(suits)) * SUIT_RANKS
        rack = [DESIGNS[first + place] for place in chance.choice(_PATTERNS[level])]
        sets = [each for each in (*CHOWS.values(), *PUNGS) if all(DESIGNS[kind] in played for kind in each.kinds)]
        more = [DESIGNS[kind] for kind in chance.choice(sets).kinds] if chance.below(2) else []
        filling = [each.design for each in chance.mixed(played.tiles()) if each.design.kind < KINDS]
        for each in (*more, *filling):
            if len(rack) < _RACK[level] and rack.count(each) < min(COPIES, played.counts[each]):
                rack.append(each)
        shown = print_designs(sorted(rack, key=lambda each: each.index))
        right = len(best_way(parse_tiles(shown)))
        lowest = max(1, right - chance.below(_CHOICES[level]))
        return cls(shown, tuple(range(lowest, lowest + _CHOICES[level])))


_RACK = {1: 6, 2: 8, 3: 10}
_CHOICES = {1: 3, 2: 3, 3: 4}


def _slid(*patterns: str) -> tuple[tuple[int, ...], ...]:
    """Each pattern of numbers from its lowest place in a suit to its highest, as places from 0."""
    found = []
    for pattern in patterns:
        ranks = [int(each) for each in pattern]
        found += [tuple(rank + by for rank in ranks) for by in range(-min(ranks), SUIT_RANKS - max(ranks))]
    return tuple(found)


_PATTERNS = {
    1: _slid("123", "111"),
    2: _slid("34555", "33345", "34445"),
    3: _slid("34555", "23334", "112233", "1112345", "34567", "2334"),
}
"""Where the sets lie."""


def _designs(tiles: Sequence[Tile]) -> tuple[Design, ...]:
    """What the tiles show."""
    return tuple(each.design for each in tiles)


def _named(group: Group, own: Sequence[Tile]) -> Reason:
    """A set by its kind and tiles."""
    tiles = _designs(own)
    if group.kind is GroupKind.CHOW:
        return Reason("sets.chow", {"tiles": tiles})
    return (
        Reason("sets.kong", {"tiles": tiles}) if group.kind is GroupKind.KONG else Reason("sets.pung", {"tiles": tiles})
    )
