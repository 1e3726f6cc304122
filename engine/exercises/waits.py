"""Waits: a hand one tile short, and the learner names every tile that completes it, or says how many are left.

What belongs here: the question. What does not: judging one tile (``completing``), one tile only (``finish_hand``).
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.appraisal.appraise import is_barred_by_suits
from engine.chance import Chance
from engine.exercises.answers import not_from_rack, read_number, read_tiles
from engine.exercises.completing import (
    RULES,
    against_hand,
    another,
    finished,
    finishes,
    kinds_waited_for,
    refused,
)
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.lookalikes import lookalikes
from engine.exercises.offered import against_choices
from engine.exercises.ready_hands import ready_hand
from engine.hands import Hand, parse_hand
from engine.notation import parse_design, parse_tiles, print_designs
from engine.reasons import EngineError, Mark, NotationError, Reason, Verdict
from engine.ruleset import Variant
from engine.shapes.shape import COPIES
from engine.tiles import DESIGNS, KINDS, Design, Tile

WHICH, LEFT = "which", "left"
"""What may be asked."""
_CHOICES = {1: 4, 2: 5, 3: 7}


@dataclass(frozen=True, slots=True)
class Waits:
    """Which tiles complete the hand? Or: how many of them are left?"""

    kind: ClassVar[str] = "waits"

    hand: str
    """The hand, one tile short, with its melds and bonus tiles if it has any."""
    choices: tuple[str, ...]
    """Tiles to choose from, or numbers, in the order shown."""
    goal: str = WHICH
    """`WHICH` tiles complete it, or how many of them are `LEFT`."""
    open: str = ""
    """Other tiles that lie open on the table."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: unreadable, not one tile short, no such goal, not every right choice offered."""
        try:
            held, lying, offered = self.held, self.lying, self._offered
        except EngineError as error:
            return (error.reason,)
        if self.goal not in (WHICH, LEFT):
            return (Reason("position.unknown-goal", {"text": self.goal[:40]}),)
        found = against_hand(variant, held)
        found += (Reason("position.not-in-this-set", {"tile": each}) for each in lying if each not in variant.tile_set)
        many = Counter(each.design for each in (*held.tiles, *lying))
        found += (Reason("hand.five-alike", {"tile": each}) for each, copies in many.items() if copies > COPIES)
        found += against_choices(offered)
        if found:
            return tuple(found)
        right: set[object] = {*self._waits(variant)} if self.goal == WHICH else {sum(self._left(variant).values())}
        if not right or not right <= {*offered}:
            found.append(Reason("position.answer-not-offered"))
        elif len(right) == len(offered):
            found.append(Reason("position.nothing-to-leave"))
        return tuple(found)

    @property
    def held(self) -> Hand:
        """The hand.

        Raises: NotationError as `parse_hand`.
        """
        return parse_hand(self.hand)

    @property
    def lying(self) -> tuple[Tile, ...]:
        """The tiles that lie open on the table.

        Raises: NotationError as `parse_tiles`.
        """
        return parse_tiles(self.open)

    @property
    def offered(self) -> tuple[Tile, ...]:
        """The tiles to choose from, told from their equals in the hand; none if a number is asked."""
        designs = map(parse_design, self.choices if self.goal == WHICH else ())
        return tuple(another(each, beside=self.held) for each in designs)

    @property
    def _offered(self) -> tuple[Design | int, ...]:
        """What is offered.

        Raises: NotationError as `parse_design`, or ``answer.no-number``.
        """
        if self.goal == LEFT:
            return tuple(_number(each) for each in self.choices)
        return tuple(map(parse_design, self.choices))

    def _waits(self, variant: Variant) -> tuple[Design, ...]:
        """The tiles that complete the hand."""
        return tuple(DESIGNS[kind] for kind in kinds_waited_for(variant, self.held))

    def _left(self, variant: Variant) -> Mapping[Design, int]:
        """How many of each are neither held nor open."""
        lying, useful = Counter(each.design for each in self.lying), variant.useful(self.held)
        return {each: useful[each.kind] - lying[each] for each in self._waits(variant)}

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.waits") if self.goal == WHICH else Reason("ask.waits-left")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on tiles, each by itself; or on a number.

        Raises: NotationError as `parse_tiles`, or ``answer.no-number``.
        """
        return self._tiles_judged(variant, answer) if self.goal == WHICH else self._number_judged(variant, answer)

    def _tiles_judged(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on tiles: the first that does not complete the hand and why, and those left out."""
        chosen = read_tiles(answer, rack=self.offered)
        nothing = not_from_rack(chosen, rack=self.offered)
        if nothing:
            return nothing
        hand, waits = self.held, self._waits(variant)
        against = {each: refused(variant, hand, each) for each in chosen}
        wrong = {each: why for each, why in against.items() if why}
        missed = tuple(each for each in self.offered if each.design in waits and each not in chosen)
        marks = {each: Mark.NO if each in wrong else Mark.YES for each in chosen} | dict.fromkeys(missed, Mark.WHY)
        told: list[Reason] = []
        for each, why in wrong.items():
            told.append(Reason("waits.does-not-complete", {"tile": each}))
            told += why.reasons if each is next(iter(wrong)) else ()
        if missed:
            told.append(Reason("waits.left-out", {"tiles": tuple(each.design for each in missed)}))
        if not told:
            told = [_all(waits), *self._what_they_finish(variant, chosen)]
        return Verdict(not wrong and not missed, tuple(told), tuple(marks.items()))

    def _what_they_finish(self, variant: Variant, pieces: tuple[Tile, ...]) -> Iterator[Reason]:
        """A reason for each tile."""
        for each in pieces:
            kind, partners = finished(variant, self.held, each)
            yield finishes(kind, (*partners, each))

    def _number_judged(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on how many are left."""
        said, left = read_number(answer), self._left(variant)
        if said is None:
            return Verdict(False, (Reason("answer.empty"),))
        right = sum(left.values())
        each_of = tuple(Reason("waits.left-of", {"tile": kind, "count": many}) for kind, many in left.items())
        shown = tuple((each, Mark.WHY) for each in self.held.tiles if each.design in left)
        if said == right:
            return Verdict(True, (_so_many(right), *each_of), shown)
        return Verdict(False, (_because(said, left, variant), *each_of), shown)

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """All tiles that complete the hand, in the order shown; or the one number."""
        if self.goal == LEFT:
            return (str(sum(self._left(variant).values())),)
        waits = self._waits(variant)
        return (" ".join(each for each in self.choices if parse_design(each) in waits),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From the part that is not finished to what finishes it; on the way, its rule, or how to count."""
        hand, waits = self.held, self._waits(variant)
        piece = another(waits[0], beside=hand)
        kind, partners = finished(variant, hand, piece)
        near = partners or hand.concealed
        area = Reason("hint.hand.area", {"tiles": tuple(each.design for each in near)})
        rule, answer = RULES[kind], _all(waits)
        if self.goal == LEFT:
            rule, answer = Reason("rule.waits-left"), _so_many(sum(self._left(variant).values()))
        return (
            Hint(Rung.GOAL, Reason("hint.waits.goal")),
            Hint(Rung.AREA, area, near),
            Hint(Rung.RULE, rule),
            Hint(Rung.TILE, Reason("hint.hand.tile", {"tile": near[0].design}), near[:1]),
            Hint(Rung.ANSWER, answer),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """A wait for one tile, for two, for three and more; now and then the tiles left of it, some of them open.

        Raises: ContentError ``exercise.no-such-level``, or as `ready_hand`.
        """
        check_level(level)
        chance = Chance(seed, f"waits:{level}")
        made = next(each for each in _hands(variant, chance, level) if len(each.waits) < _CHOICES[level])
        if not chance.below(3):
            return cls._counting(variant, chance, made, level)
        near = [each for one in made.waits for each in lookalikes(one)]
        others = (*chance.mixed(near), *chance.mixed(tuple(variant.tile_set.counts)))
        wrong = [each for each in dict.fromkeys(others) if each in variant.tile_set and each not in made.waits]
        offered = [*made.waits, *(each for each in wrong if each.kind < KINDS)][: _CHOICES[level]]
        return cls(made.hand, tuple(each.text for each in sorted(offered, key=lambda each: each.index)))

    @classmethod
    def _counting(cls, variant: Variant, chance: Chance, made: "_Made", level: int) -> Self:
        """The question how many are left, with open tiles, about half of them copies of those waited for."""
        useful = variant.useful(parse_hand(made.hand))
        free = [each for each in made.waits for _ in range(useful[each.kind] - 1)]
        lying = chance.sample(free, min(len(free), chance.below(level + 1)))
        held = Counter(each.design for each in parse_tiles(made.hand))
        box = [each for each in variant.tile_set.counts if each.kind < KINDS and each not in made.waits]
        lying += chance.sample([each for each in box if held[each] < COPIES], level + 1)
        asked = cls(made.hand, (), LEFT, print_designs(sorted(lying, key=lambda each: each.index)))
        left = asked._left(variant)
        right = sum(left.values())
        likely = dict.fromkeys((*_mistakes(left, variant), *(right + step for step in (1, 2, -1, 3, 4))))
        wrong = [each for each in likely if each >= 0 and each != right][: level + 1]
        return cls(asked.hand, tuple(map(str, sorted((right, *wrong)))), LEFT, asked.open)


@dataclass(frozen=True, slots=True)
class _Made:
    """A hand, and all it waits for."""

    hand: str
    waits: tuple[Design, ...]


def _hands(variant: Variant, chance: Chance, level: int) -> Iterator[_Made]:
    """Ready hands; where a suit must be given up, those that need not hold all three."""
    while True:
        text = ready_hand(variant, chance, level=level)
        held = parse_hand(text)
        waits = tuple(DESIGNS[kind] for kind in kinds_waited_for(variant, held))
        full = (held.with_tile(another(each, beside=held)) for each in waits)
        if not any(is_barred_by_suits(variant, each) for each in full):
            yield _Made(text, waits)


def _number(text: str) -> int:
    """The number that is offered.

    Raises: NotationError ``answer.no-number``.
    """
    number = read_number(text)
    if number is None:
        raise NotationError(Reason("answer.no-number", {"text": text}))
    return number


def _mistakes(left: Mapping[Design, int], variant: Variant) -> dict[int, Reason]:
    """Wrong numbers, each with what leads to it; the likelier one where two lead to the same."""
    right = sum(left.values())
    found: dict[int, Reason] = {}
    found.setdefault(sum(variant.tile_set.counts[each] for each in left), Reason("waits.counted-seen"))
    if len(left) > 1:
        for each, many in left.items():
            found.setdefault(right - many, Reason("waits.left-out", {"tiles": (each,)}))
    found.setdefault(len(left), Reason("waits.counted-kinds"))
    return found


def _because(said: int, left: Mapping[Design, int], variant: Variant) -> Reason:
    """What a wrong number overlooks."""
    aim = Reason("count.too-low") if said < sum(left.values()) else Reason("count.too-high")
    return _mistakes(left, variant).get(said, aim)


def _all(waits: tuple[Design, ...]) -> Reason:
    """What completes the hand."""
    return Reason("waits.all", {"tiles": waits})


def _so_many(count: int) -> Reason:
    """How many are left."""
    return Reason("waits.left", {"count": count})
