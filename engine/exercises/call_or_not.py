"""Call or not: another player discards a tile, and the learner says what she calls it for, if for anything.

What belongs here: the question. What does not: what a call may be and brings (``called``).
"""

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.card.match import is_win
from engine.chance import Chance
from engine.deals import Came
from engine.exercises.answers import read_offered
from engine.exercises.call_words import hints_to, why_allowed, why_best, why_worse
from engine.exercises.called import NAMES, PASS, WIN, Called
from engine.exercises.card_games import against_card, demand
from engine.exercises.card_racks import rack_near_a_line
from engine.exercises.frame import LEARNER, Hint, check_level
from engine.exercises.offered import against_choices
from engine.hands import parse_hand
from engine.phases.calls import card_of
from engine.phases.claim_window import ClaimWindow
from engine.positions import Position
from engine.reasons import EngineError, Mark, Param, Reason, Verdict
from engine.ruleset import Variant
from engine.seats import Seat
from engine.shapes.shape import OUT_OF_REACH
from engine.tiles import Design
from engine.view import View

MAY, WORTH = "may", "worth"
"""What is asked for: what she may call the tile for, or what is best."""
_OFFERED = {1: (PASS, "pair", "pung"), 2: (PASS, "pung", "kong"), 3: (PASS, "pung", "kong", WIN)}
"""What a made question offers, by level."""
_OF_ONE_LINE = {1: (8, 9), 2: (8, 9), 3: (9, 11, 12)}
"""How many tiles of a made rack belong to one hand of the card, by level."""


@dataclass(frozen=True, slots=True)
class CallOrNot:
    """What does the learner call this discard for? She sits at seat A."""

    kind: ClassVar[str] = "call_or_not"

    hand: str
    """Her tiles, as many as between turns; groups of her own after bars."""
    asked: str
    """The discard: ``5p discard from D``."""
    goal: str = MAY
    """``may`` if everything allowed is right, ``worth`` if only the best is."""
    choices: tuple[str, ...] = (PASS, "pung", "kong", WIN)
    """What to choose from, in the order shown, out of `NAMES`."""
    melds: tuple[str, ...] = ()
    """The groups of the others: ``B 222z pung from C``."""
    rivers: tuple[str, ...] = ()
    """The discards that lie before players: ``B 19m 5z``."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: no card, a table unreadable or without a discard, no good choices, a dead hand."""
        against = against_card(variant)
        if against:
            return against
        try:
            view = self.view(variant)
        except EngineError as error:
            return (error.reason,)
        if not isinstance(view.phase, ClaimWindow) or view.phase.subject.how is not Came.DISCARD:
            return (Reason("position.unreadable", {"text": self.asked[:40]}),)
        if self.goal not in (MAY, WORTH):
            return (Reason("position.unknown-goal", {"text": self.goal[:40]}),)
        found = against_choices(self.choices)
        found += (Reason("position.unreadable", {"text": each[:40]}) for each in self.choices if each not in NAMES)
        if found:
            return tuple(found)
        if self.goal == WORTH and Called(view).now == OUT_OF_REACH:
            return (Reason("position.no-solution"),)
        right = len(self.solutions(variant))
        if not right:
            return (Reason("position.answer-not-offered"),)
        return (Reason("position.every-choice-right"),) if right == len(self.choices) else ()

    def view(self, variant: Variant) -> View:
        """The table as she sees it.

        Raises: NotationError as `Position.view`.
        """
        return Position(self.hand, asked=self.asked, melds=self.melds, rivers=self.rivers).view(variant)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        phase = self.view(variant).phase
        assert isinstance(phase, ClaimWindow)
        about: dict[str, Param] = {"tile": phase.subject.tile, "seat": phase.subject.by}
        return Reason("ask.call-worth", about) if self.goal == WORTH else Reason("ask.call-may", about)

    def _right(self, called: Called) -> tuple[str, ...]:
        """What is right, offered or not."""
        if self.goal == WORTH:
            return called.best
        return tuple(each for each in called.allowed if each in self.choices) or (PASS,)

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a call: the table's own if it is not allowed.

        Raises: NotationError ``answer.not-offered``.
        """
        said = read_offered(answer, self.choices)
        if not said:
            return Verdict(False, (Reason("answer.empty"),))
        called = Called(self.view(variant))
        right = self._right(called)
        pieces = called.action(said).pieces
        if said in right:
            return Verdict(True, self._told(called, said), tuple((each, Mark.YES) for each in pieces))
        against = () if said == PASS else called.against(said)
        reasons = against or (self._because(called, said, right[0]),)
        return Verdict(False, (*reasons, self._rule), tuple((each, Mark.NO) for each in pieces))

    def _because(self, called: Called, said: str, right: str) -> Reason:
        """Why what is allowed is not right."""
        if self.goal == WORTH:
            return why_worse(called, said, right)
        return Reason("call.may-be-called", {"tile": called.tile})

    def _told(self, called: Called, said: str) -> tuple[Reason, ...]:
        """Why this is right."""
        return why_best(called, said) if self.goal == WORTH else why_allowed(called, said, self.choices)

    @property
    def _rule(self) -> Reason:
        """What decides."""
        return Reason("rule.worth-a-call") if self.goal == WORTH else Reason("rule.who-may-call")

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """Every choice that is right."""
        right = self._right(Called(self.view(variant)))
        return tuple(each for each in self.choices if each in right)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to find out to a right answer."""
        called = Called(self.view(variant))
        goal = Reason("hint.call.goal-worth") if self.goal == WORTH else Reason("hint.call.goal-may")
        return hints_to(called, goal, self._rule, self._told(called, self.solutions(variant)[0])[0])

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """What she may call the tile for; what is best; what is best where she may be about to win.

        Raises: ContentError ``exercise.no-such-level``, ``position.no-card``.
        """
        check_level(level)
        demand(against_card(variant))
        chance = Chance(seed, f"call_or_not:{level}")
        is_passed = bool(chance.below(2))
        while True:
            of_line, jokers = chance.choice(_OF_ONE_LINE[level]), chance.below(2)
            hand = rack_near_a_line(variant, chance, of_line=of_line, jokers=jokers)
            asked = _discard(variant, chance, hand, may_win=WIN in _OFFERED[level])
            giver = chance.choice([each for each in Seat if each is not LEARNER])
            made = cls(hand, f"{asked.text} discard from {giver.name}", MAY if level == 1 else WORTH, _OFFERED[level])
            if made.problems(variant) or (PASS in made.solutions(variant)) is not is_passed:
                continue
            if level == 1 or Called(made.view(variant)).allowed:
                return made


def _discard(variant: Variant, chance: Chance, hand: str, *, may_win: bool) -> Design:
    """A tile like one of the hand's, or a joker; often one that finishes the hand, where it may."""
    counts, held = variant.tile_set.counts, Counter(each.design for each in parse_hand(hand).concealed)
    free = [each for each, many in counts.items() if held[each] < many and not each.is_joker]
    wins = [each for each in free if may_win and is_win(card_of(variant), parse_hand(f"{hand} + {each.text}"))]
    if wins and chance.below(2):
        return chance.choice(wins)
    return chance.choice([*(each for each in free if held[each]), *(each for each in counts if each.is_joker)])
