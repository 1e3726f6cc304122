"""Closest line: a rack and some lines of the card, and the learner says for which of them the fewest tiles are missing.

What belongs here: the question. What does not: what a rack lacks (``card``), which tiles to pass (``pass_three``).
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.card.gaps import jokers_placed, must_come
from engine.card.hands import CardHand
from engine.card.racks import rack_of
from engine.card.reach import possible
from engine.chance import Chance
from engine.exercises.answers import read_offered
from engine.exercises.card_games import against_card, demand
from engine.exercises.card_racks import placed, rack_near_a_line
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.offered import against_choices
from engine.hands import Hand, parse_hand
from engine.phases.calls import card_of
from engine.reasons import EngineError, Mark, Reason, Verdict
from engine.ruleset import Variant
from engine.tiles import DESIGNS, Tile

_APART = {1: 3, 2: 2, 3: 1}
"""Units: tiles. How many more the other lines of a made question lack at least, by level."""
_OF_ONE_LINE = {1: 9, 2: 8, 3: 7}
"""Units: tiles. How many of a made rack belong to one hand of the card, by level."""
_CANDIDATES = 8
"""Of so many lines that are nearest apart from the right one, chance chooses those that are offered."""


@dataclass(frozen=True, slots=True)
class ClosestLine:
    """For which of these lines is the least missing? Each is shown as the hand of it that is nearest to the rack."""

    kind: ClassVar[str] = "closest_line"

    hand: str
    """The rack, nothing of it exposed; in her own turn with one tile more."""
    choices: tuple[str, ...]
    """Lines of the card to choose from, by their names, in the order shown."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: no card, a rack unreadable or of the wrong size, no such line, too few choices."""
        against = against_card(variant)
        if against:
            return against
        try:
            held = self.held
            for each in self.choices:
                card_of(variant).line(each)
        except EngineError as error:
            return (error.reason,)
        found = [
            Reason("position.not-in-this-set", {"tile": each}) for each in held.tiles if each not in variant.tile_set
        ]
        if len(held.concealed) not in (variant.hand_size, variant.hand_size + 1):
            found.append(Reason("position.wrong-size", {"needed": variant.hand_size, "count": len(held.concealed)}))
        found += against_choices(self.choices)
        if not found and len(self.solutions(variant)) == len(self.choices):
            found.append(Reason("position.every-choice-right"))
        return tuple(found)

    @property
    def held(self) -> Hand:
        """The rack.

        Raises: NotationError as `parse_hand`.
        """
        return parse_hand(self.hand)

    def nearest(self, variant: Variant) -> dict[str, tuple[int, CardHand]]:
        """Of each line offered what is missing for the nearest of its hands, and that hand."""
        field = possible(card_of(variant))
        by_line = dict(zip((each.id for each in field.lines), field.nearest(rack_of(self.held)), strict=True))
        return {each: by_line[each] for each in self.choices}

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.closest-line")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a line.

        Raises: NotationError ``answer.not-offered``.
        """
        said = read_offered(answer, self.choices)
        if not said:
            return Verdict(False, (Reason("answer.empty"),))
        nearest = self.nearest(variant)
        missing, hand = nearest[said]
        least = min(each for each, _ in nearest.values())
        fits = placed(hand, self.held.concealed)
        marks = tuple((each, Mark.YES if missing == least else Mark.WHY) for each in fits)
        if missing == least:
            return Verdict(True, (_told(missing, (*fits, *self._jokers(hand))),), marks)
        lacks = Reason("line.lacks-more", {"count": missing, "least": least})
        return Verdict(False, (lacks, self._because(missing, hand)), marks)

    def _jokers(self, hand: CardHand) -> tuple[Tile, ...]:
        """The jokers that have a place in a hand."""
        jokers = [each for each in self.held.concealed if each.design.is_joker]
        return tuple(jokers[: jokers_placed(hand, rack_of(self.held))])

    def _because(self, missing: int, hand: CardHand) -> Reason:
        """What keeps this line far."""
        come = must_come(hand, rack_of(self.held))
        if any(each.design.is_joker for each in self.held.concealed) and come.total() == missing:
            return Reason("line.jokers-do-not-help", {"tile": DESIGNS[min(come)]})
        return Reason("line.takes-only", {"count": len(placed(hand, self.held.concealed))})

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The nearest line; several if they are equally near."""
        nearest = self.nearest(variant)
        least = min(each for each, _ in nearest.values())
        return tuple(each for each in self.choices if nearest[each][0] == least)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to count to the nearest line; on the way, the rule, and a tile that only some of the lines take."""
        nearest, (right, *_) = self.nearest(variant), self.solutions(variant)
        missing, hand = nearest[right]
        fits = placed(hand, self.held.concealed)
        elsewhere = [placed(other, self.held.concealed) for line, (_, other) in nearest.items() if line != right]
        telling = min(fits, key=lambda each: sum(each in tiles for tiles in elsewhere))
        return (
            Hint(Rung.GOAL, Reason("hint.line.goal")),
            Hint(Rung.AREA, Reason("hint.line.area")),
            Hint(Rung.RULE, Reason("rule.what-a-line-lacks")),
            Hint(Rung.TILE, Reason("hint.line.tile", {"tile": telling}), (telling,)),
            Hint(Rung.ANSWER, _told(missing, (*fits, *self._jokers(hand))), fits),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """Two lines, the other three tiles farther; three, two tiles; four, one tile.

        Raises: ContentError ``exercise.no-such-level``, ``position.no-card``.
        """
        check_level(level)
        demand(against_card(variant))
        chance, field = Chance(seed, f"closest_line:{level}"), possible(card_of(variant))
        while True:
            hand = rack_near_a_line(variant, chance, of_line=_OF_ONE_LINE[level])
            missing = field.by_line(rack_of(parse_hand(hand)))
            (right, least), *rest = sorted(missing.items(), key=lambda each: each[1])
            others = [line for line, lacks in rest if lacks >= least + _APART[level]][:_CANDIDATES]
            if rest[0][1] > least and len(others) >= level:
                return cls(hand, chance.mixed((right, *chance.sample(others, level))))


def _told(missing: int, fits: tuple[Tile, ...]) -> Reason:
    """What is missing for the nearest line, and what has a place in it."""
    return Reason("line.nearest", {"count": missing, "tiles": tuple(each.design for each in fits)})
