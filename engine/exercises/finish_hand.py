"""Finish the hand: one tile is missing, and the learner names one that completes it.

What belongs here: the question. What does not: judging a tile (``completing``), winning at the table.
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.chance import Chance
from engine.exercises.completing import RULES, against_hand, another, finished, finishes, kinds_waited_for, refused
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.insights import insights
from engine.exercises.lookalikes import lookalikes
from engine.exercises.offered import against_choices
from engine.exercises.ready_hands import ready_hand
from engine.hands import Hand, parse_hand
from engine.notation import parse_design
from engine.reasons import EngineError, Mark, Reason, Verdict
from engine.ruleset import Variant
from engine.tiles import DESIGNS, KINDS, Design, Tile

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
        found = against_hand(variant, held)
        if found:
            return tuple(found)
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
        return tuple(another(each, beside=self.held) for each in self._designs)

    def _right_designs(self, variant: Variant) -> tuple[Design, ...]:
        """The right ones of those that are offered."""
        waits = kinds_waited_for(variant, self.held)
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
        hand = self.held
        piece = another(parse_design(answer), beside=hand)
        return refused(variant, hand, piece) or self._right(variant, piece)

    def _right(self, variant: Variant, piece: Tile) -> Verdict:
        """The tile completes the hand: what it finishes, and which others would have."""
        kind, partners = finished(variant, self.held, piece)
        told = [finishes(kind, (*partners, piece)), *insights((piece.design,))]
        others = tuple(DESIGNS[each] for each in kinds_waited_for(variant, self.held) if each != piece.design.kind)
        if others:
            told.append(Reason("hand.other-tiles-fit", {"tiles": others}))
        return Verdict(True, tuple(told), ((piece, Mark.YES), *((each, Mark.WHY) for each in partners)))

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """Every right one of the tiles offered."""
        return tuple(each.text for each in self._right_designs(variant))

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From the look of a whole hand to the tile; on the way, the part that is not finished, and its rule."""
        piece = another(self._right_designs(variant)[0], beside=self.held)
        kind, partners = finished(variant, self.held, piece)
        near = partners or self.held.concealed
        tiles = tuple(each.design for each in near)
        answer = Reason("hint.hand.answer", {"tile": piece.design, "tiles": tiles})
        return (
            Hint(Rung.GOAL, Reason("hint.hand.goal")),
            Hint(Rung.AREA, Reason("hint.hand.area", {"tiles": tiles}), near),
            Hint(Rung.RULE, RULES[kind], near),
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
        waits = [DESIGNS[kind] for kind in kinds_waited_for(variant, parse_hand(hand))]
        right = chance.sample(waits, 1 if level == 1 else 2)
        near = [each for one in right for each in lookalikes(one)]
        others = (*chance.mixed(near), *chance.mixed(tuple(variant.tile_set.counts)))
        wrong = [each for each in dict.fromkeys(others) if each in variant.tile_set and each not in waits]
        offered = [*right, *(each for each in wrong if each.kind < KINDS)][: _CHOICES[level]]
        return cls(hand, tuple(each.text for each in chance.mixed(offered)))
