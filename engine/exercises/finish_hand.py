"""Finish the hand: one tile is missing, and the learner names one that completes it.

What belongs here: the question. What does not: what is missing after a wrong tile (``lacks``), winning at the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import ClassVar, Self

from engine.chance import Chance
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.insights import insights
from engine.exercises.lacks import lack
from engine.exercises.lookalikes import lookalikes
from engine.exercises.offered import against_choices
from engine.exercises.ready_hands import ready_hand
from engine.hands import Hand, parse_hand
from engine.notation import parse_design
from engine.reasons import EngineError, Mark, Reason, Verdict
from engine.ruleset import Variant
from engine.shapes.arrangement import GroupKind, tiles_of
from engine.shapes.shape import COPIES
from engine.tiles import DESIGNS, KINDS, Design, Tile, tile

_CHOICES = {1: 3, 2: 4, 3: 5}


@dataclass(frozen=True, slots=True)
class FinishHand:
    """Which tile completes the hand? Any that does is right."""

    kind: ClassVar[str] = "finish_hand"

    hand: str
    """The hand, one tile short, with its melds and bonus tiles if it has any."""
    choices: tuple[str, ...]
    """Tiles to choose from, in the order shown."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: unreadable, not one tile short, choices too few, equal, all right or all wrong."""
        try:
            held, offered = self.held, self._designs
        except EngineError as error:
            return (error.reason,)
        pieces = (*held.tiles, *held.bonus)
        found = [Reason("position.not-in-this-set", {"tile": each}) for each in pieces if each not in variant.tile_set]
        found += (Reason("position.in-no-set", {"tile": each}) for each in held.tiles if each.design.kind >= KINDS)
        if len(held.concealed) + 3 * len(held.melds) != variant.hand_size or variant.missing(held) != 1:
            return (*found, Reason("position.hand-not-one-short"))
        found += against_choices(offered)
        right = self._right_designs(variant)
        if not right:
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
    def _designs(self) -> tuple[Design, ...]:
        """What is offered.

        Raises: NotationError as `parse_design`.
        """
        return tuple(map(parse_design, self.choices))

    @property
    def offered(self) -> tuple[Tile, ...]:
        """The tiles to choose from, told from their equals in the hand."""
        return tuple(map(self._new, self._designs))

    def _new(self, of: Design) -> Tile:
        """The first copy of a design that is not in the hand."""
        held = (*self.held.tiles, *self.held.bonus)
        return next(tile(of, copy) for copy in count(1) if tile(of, copy) not in held)

    def _right_designs(self, variant: Variant) -> tuple[Design, ...]:
        """The right ones of those that are offered."""
        waits = _waits(variant, self.held)
        return tuple(each for each in self._designs if each in variant.tile_set and each.kind in waits)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.finish-hand")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on one tile, offered or not.

        Raises: NotationError as `parse_design`.
        """
        if not answer.strip():
            return Verdict(False, (Reason("answer.empty"),))
        hand, piece = self.held, self._new(parse_design(answer))
        wrong = (piece, Mark.NO)
        if piece.design not in variant.tile_set:
            return Verdict(False, (Reason("hand.tile-not-used", {"tile": piece.design}),), (wrong,))
        if piece.design.kind >= KINDS:
            return Verdict(False, (Reason("hand.tile-in-no-set", {"tile": piece.design}),), (wrong,))
        equals = tuple(each for each in hand.tiles if each.design.kind == piece.design.kind)
        if len(equals) >= COPIES:
            told = Reason("hand.all-four-held", {"tile": piece.design})
            return Verdict(False, (told,), (wrong, *((each, Mark.WHY) for each in equals)))
        if piece.design.kind in _waits(variant, hand):
            return self._right(variant, piece)
        shape = next(each for each in variant.shapes if each.missing(hand) == 1)
        missing = lack(hand.with_tile(piece), added=piece, shape=shape, tile_set=variant.tile_set)
        shown = tuple((each, Mark.WHY) for each in missing.tiles if each is not piece)
        return Verdict(False, missing.reasons, (wrong, *shown))

    def _right(self, variant: Variant, piece: Tile) -> Verdict:
        """The tile completes the hand: what it finishes, and which others would have."""
        kind, partners = _finished(variant, self.held, piece)
        told = [_finishes(kind, (*partners, piece)), *insights((piece.design,))]
        others = tuple(DESIGNS[each] for each in _waits(variant, self.held) if each != piece.design.kind)
        if others:
            told.append(Reason("hand.other-tiles-fit", {"tiles": others}))
        return Verdict(True, tuple(told), ((piece, Mark.YES), *((each, Mark.WHY) for each in partners)))

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """Every right one of the tiles offered."""
        return tuple(each.text for each in self._right_designs(variant))

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From the look of a whole hand to the tile; on the way, the part that is not finished, and its rule."""
        piece = self._new(self._right_designs(variant)[0])
        kind, partners = _finished(variant, self.held, piece)
        near = partners or self.held.concealed
        tiles = tuple(each.design for each in near)
        answer = Reason("hint.hand.answer", {"tile": piece.design, "tiles": tiles})
        return (
            Hint(Rung.GOAL, Reason("hint.hand.goal")),
            Hint(Rung.AREA, Reason("hint.hand.area", {"tiles": tiles}), near),
            Hint(Rung.RULE, _RULES[kind], near),
            Hint(Rung.TILE, Reason("hint.hand.tile", {"tile": near[0].design}), near[:1]),
            Hint(Rung.ANSWER, answer, (piece,)),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """A hand that waits for its pair, for either end of a row, or for several tiles.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"finish_hand:{level}")
        hand = ready_hand(variant, chance, level=level)
        waits = [DESIGNS[kind] for kind in _waits(variant, parse_hand(hand))]
        right = chance.sample(waits, 1 if level == 1 else 2)
        near = [each for one in right for each in lookalikes(one)]
        others = (*chance.mixed(near), *chance.mixed(tuple(variant.tile_set.counts)))
        wrong = [each for each in dict.fromkeys(others) if each in variant.tile_set and each not in waits]
        offered = [*right, *(each for each in wrong if each.kind < KINDS)][: _CHOICES[level]]
        return cls(hand, tuple(each.text for each in chance.mixed(offered)))


_RULES = {
    GroupKind.CHOW: Reason("rule.chow"),
    GroupKind.PUNG: Reason("rule.pung"),
    GroupKind.PAIR: Reason("rule.pair"),
    GroupKind.SINGLE: Reason("rule.other-shape"),
}
"""What decides, by what the tile finishes."""


def _waits(variant: Variant, hand: Hand) -> tuple[int, ...]:
    """The kinds that complete the hand and are not all in it."""
    return tuple(kind for kind, left in variant.useful(hand).items() if left)


def _finished(variant: Variant, hand: Hand, piece: Tile) -> tuple[GroupKind, tuple[Tile, ...]]:
    """What the tile finishes, with the other tiles of it."""
    full = hand.with_tile(piece)
    reading = next(each for shape in variant.shapes for each in shape.readings(full, piece))
    assert reading.ended is not None
    assert reading.ends is not None
    own = tiles_of(reading, full, piece)[reading.ends]
    return reading.ended.kind, tuple(each for each in own if each is not piece)


def _finishes(kind: GroupKind, tiles: Sequence[Tile]) -> Reason:
    """What the last of the tiles finishes."""
    designs = tuple(each.design for each in sorted(tiles, key=lambda each: each.design.kind))
    if kind is GroupKind.CHOW:
        return Reason("hand.finishes-chow", {"tiles": designs})
    if kind is GroupKind.PUNG:
        return Reason("hand.finishes-pung", {"tiles": designs})
    if kind is GroupKind.PAIR:
        return Reason("hand.finishes-pair", {"tiles": designs})
    return Reason("hand.finishes-all", {"tile": designs[0]})
