"""Joker legal: tiles that a line of a card asks for, some of them jokers, and the learner says whether that may be.

What belongs here: the question. What does not: what takes jokers (``card.hands``), exchanging them (``spot_exchange``).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar, Self

from engine.card.hands import COPIES, Block, CardHand
from engine.card.letters import FLOWER, LONGEST_GROUP
from engine.chance import Chance
from engine.exercises.card_games import against_card, demand
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.yes_or_no import BOTH, print_yes, read_yes
from engine.notation import parse_design, parse_tiles, print_designs
from engine.phases.calls import card_of
from engine.reasons import EngineError, Reason, Verdict
from engine.ruleset import Variant
from engine.tiles import Design

_MOST_JOKERS = {1: 1, 2: 3, 3: LONGEST_GROUP}
"""How many jokers a made question has at most, by level."""


@dataclass(frozen=True, slots=True)
class JokerLegal:
    """May jokers stand for so many of these tiles?"""

    kind: ClassVar[str] = "joker_legal"

    tiles: str
    """What a line asks for: identical tiles, or different ones that stand side by side."""
    jokers: int = 1
    """For how many of them a joker stands: the last ones."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: no card, no group of a line, or more or fewer jokers than it can have."""
        against = against_card(variant)
        if against:
            return against
        try:
            asked = self.asked
        except EngineError as error:
            return (error.reason,)
        found = [Reason("position.not-in-this-set", {"tile": each}) for each in asked if each not in variant.tile_set]
        if found:
            return tuple(found)
        is_part = len(asked) <= LONGEST_GROUP if self._is_alike else not any(each.takes_jokers for each in self._blocks)
        if not is_part or any(each.is_joker for each in asked):
            found.append(Reason("position.unreadable", {"text": self.tiles[:40]}))
        elif not 1 <= self.jokers <= len(asked):
            found.append(Reason("position.unreadable", {"text": str(self.jokers)[:40]}))
        elif self._is_alike and len(asked) - self.jokers > COPIES[asked[0].index]:
            found.append(Reason("position.too-many-of", {"tile": asked[0]}))
        return tuple(found)

    @property
    def asked(self) -> tuple[Design, ...]:
        """What the line asks for.

        Raises: NotationError as `parse_tiles`.
        """
        return tuple(each.design for each in parse_tiles(self.tiles))

    @property
    def lying(self) -> tuple[Design, ...]:
        """The same with the jokers in it."""
        return (*self.asked[: len(self.asked) - self.jokers], *(parse_design("J"),) * self.jokers)

    @property
    def choices(self) -> tuple[str, ...]:
        """What the learner can say."""
        return BOTH

    @property
    def _blocks(self) -> tuple[Block, ...]:
        """The identical tiles among them."""
        return tuple(Block(kind, len([*same])) for kind, same in groupby(each.index for each in self.asked))

    @property
    def _is_alike(self) -> bool:
        """All of them are identical."""
        return len(self._blocks) == 1

    @property
    def _is_legal(self) -> bool:
        """Jokers may stand in it."""
        return self._is_alike and self._blocks[0].takes_jokers

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.joker-legal", {"tiles": self.asked})

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on yes or no.

        Raises: NotationError ``answer.not-offered``.
        """
        said = read_yes(answer)
        if said is None:
            return Verdict(False, (Reason("answer.empty"),))
        if said == self._is_legal:
            return Verdict(True, (self._told,))
        return Verdict(False, (self._because, self._told) if self._is_legal else (self._told, Reason("rule.jokers")))

    @property
    def _told(self) -> Reason:
        """Whether jokers may stand in it, and why."""
        first = self.asked[0]
        if self._is_legal:
            return Reason("joker.fits-the-group", {"tile": first, "count": len(self.asked)})
        if not self._is_alike:
            return Reason("joker.not-among-different")
        single = Reason("joker.not-for-a-single", {"tile": first})
        return single if len(self.asked) == 1 else Reason("joker.not-in-a-pair", {"tile": first})

    @property
    def _because(self) -> Reason:
        """What was overlooked, if jokers may stand in it after all."""
        first, size = self.asked[0], len(self.asked)
        if size > COPIES[first.index]:
            return Reason("joker.must-help", {"tile": first, "copies": COPIES[first.index], "count": size})
        if self.jokers == size:
            return Reason("joker.all-of-them-too")
        if first.index == FLOWER:
            return Reason("joker.for-flowers-too")
        return Reason("joker.more-than-one-too") if self.jokers > 1 else Reason("joker.in-every-group")

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right answer."""
        return (print_yes(self._is_legal),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From how to look at a group to the answer; on the way, the rule, and how often one of the tiles is there."""
        first = self.asked[0]
        return (
            Hint(Rung.GOAL, Reason("hint.joker.goal")),
            Hint(Rung.AREA, Reason("hint.joker.area", {"tiles": self.asked})),
            Hint(Rung.RULE, Reason("rule.jokers")),
            Hint(Rung.TILE, Reason("hint.joker.tile", {"tile": first, "count": self._blocks[0].size})),
            Hint(Rung.ANSWER, self._told),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """One joker in a pair or a group; up to three in anything a line has; any number.

        Raises: ContentError ``exercise.no-such-level``, ``position.no-card``.
        """
        check_level(level)
        demand(against_card(variant))
        chance = Chance(seed, f"joker_legal:{level}")
        is_legal = bool(chance.below(2))
        while True:
            parts = [each for each in _parts(chance.choice(card_of(variant).hands)) if level > 1 or len({*each}) == 1]
            made = cls(print_designs(chance.choice(parts)))
            size = len(made.asked)
            least = max(1, size - COPIES[made.asked[0].index])
            most = max(least, min(size, _MOST_JOKERS[level]))
            if made._is_legal == is_legal and size > (level == 1):
                return cls(made.tiles, least + chance.below(most - least + 1))


def _parts(hand: CardHand) -> Iterator[tuple[Design, ...]]:
    """The groups of a hand as a card prints them; single tiles side by side are one part."""
    for is_single, blocks in groupby(hand.blocks, key=lambda each: each.size == 1):
        if is_single:
            yield tuple(each.design for each in blocks)
        else:
            yield from ((each.design,) * each.size for each in blocks)
