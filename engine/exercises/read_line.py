"""Read a line: a line of the card and some hands, and the learner says which of these it stands for; or the reverse.

What belongs here: the question. What does not: what keeps a hand from being one of a line (``misreadings``), and
questions made by chance (``line_readings``).
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.box import Box
from engine.card.card import CardLine
from engine.card.hands import HAND
from engine.card.match import Match, match
from engine.chance import Chance
from engine.exercises.answers import read_offered
from engine.exercises.card_games import against_card, demand
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.line_readings import hands_beside, lines_beside
from engine.exercises.misreadings import misread
from engine.exercises.offered import against_choices
from engine.hands import Hand, parse_hand
from engine.phases.calls import card_of
from engine.reasons import EngineError, Reason, Verdict
from engine.ruleset import Variant


@dataclass(frozen=True, slots=True)
class ReadLine:
    """Which of these hands does the line stand for, or which of these lines is the hand?"""

    kind: ClassVar[str] = "read_line"

    choices: tuple[str, ...]
    """What to choose from, in the order shown: complete hands, or lines of the card by their names."""
    line: str = ""
    """The line, if hands are offered."""
    hand: str = ""
    """The hand, if lines are offered."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: no card, line and hand both given or neither, unreadable, or no good choices."""
        against = against_card(variant)
        if against:
            return against
        if bool(self.line) is bool(self.hand):
            return (Reason("position.unreadable", {"text": f"{self.line} {self.hand}"[:40]}),)
        found = against_choices(self.choices)
        try:
            for each in self.choices:
                found += _against(variant, self.pair(variant, each)[1])
        except EngineError as error:
            return (error.reason,)
        if found:
            return tuple(found)
        right = len(self.solutions(variant))
        if not right:
            return (Reason("position.answer-not-offered"),)
        return (Reason("position.every-choice-right"),) if right == len(self.choices) else ()

    def pair(self, variant: Variant, choice: str) -> tuple[CardLine, Hand]:
        """The line and the hand that are compared if this is chosen.

        Raises: NotationError as `parse_hand`; ContentError ``card.no-such-line``.
        """
        return card_of(variant).line(self.line or choice), parse_hand(self.hand or choice)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.read-line") if self.line else Reason("ask.which-line")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a hand or a line.

        Raises: NotationError ``answer.not-offered``.
        """
        said = read_offered(answer, self.choices)
        if not said:
            return Verdict(False, (Reason("answer.empty"),))
        wrong = misread(*self.pair(variant, said))
        if wrong is not None:
            return Verdict(False, (wrong,))
        jokers = dict.fromkeys(design for _, design in self._laid_out(variant, said).stands_for)
        stand = (Reason("read.jokers-stand-for", {"tiles": tuple(jokers)}),) if jokers else ()
        return Verdict(True, (self._told(said), *stand))

    def _told(self, choice: str) -> Reason:
        """Which one it is."""
        return Reason("read.fits", {"number": self.choices.index(choice) + 1})

    def _laid_out(self, variant: Variant, choice: str) -> Match:
        """A right choice, tile by tile."""
        line, hand = self.pair(variant, choice)
        return next(each for each in match(card_of(variant), hand) if each.line is line)

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """Every choice that is right."""
        return tuple(each for each in self.choices if misread(*self.pair(variant, each)) is None)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From how to read to the right one; on the way, how many suits it has, the rule, and its largest group."""
        right = self.solutions(variant)[0]
        made = self._laid_out(variant, right)
        block, tiles = max(zip(made.hand.blocks, made.dealt, strict=True), key=lambda each: each[0].size)
        suits = {each.design.suit for each in made.hand.blocks if each.design.is_suit_tile}
        return (
            Hint(Rung.GOAL, Reason("hint.read.goal")),
            Hint(Rung.AREA, Reason("hint.read.area", {"count": len(suits)})),
            Hint(Rung.RULE, Reason("rule.read-a-line")),
            Hint(Rung.TILE, Reason("hint.read.tile", {"tile": block.design, "count": block.size}), tiles),
            Hint(Rung.ANSWER, self._told(right)),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """Two hands, their groups apart; three hands or lines; four, with a joker in a group.

        Raises: ContentError ``exercise.no-such-level``, ``position.no-card``.
        """
        check_level(level)
        demand(against_card(variant))
        chance, card = Chance(seed, f"read_line:{level}"), card_of(variant)
        offers_lines = level > 1 and bool(chance.below(2))
        while True:
            line = chance.choice(card.lines)
            hand, wrong = hands_beside(chance, line, many=level, jokers=int(level == 3), apart=level == 1)
            if offers_lines:
                others = lines_beside(chance, card, hand, many=level)
                return cls(chance.mixed((line.id, *others)), hand=hand)
            if len(wrong) == level:
                return cls(chance.mixed((hand, *wrong)), line=line.id)


def _against(variant: Variant, hand: Hand) -> tuple[Reason, ...]:
    """Why this is no complete hand with nothing exposed.

    Raises: NotationError ``position.too-many-of``.
    """
    Box(variant, hand.tiles)
    if len(hand.concealed) == HAND and not hand.melds:
        return ()
    return (Reason("position.wrong-size", {"needed": HAND, "count": len(hand.concealed)}),)
