"""Find the pattern: the learner says which pattern counts in a hand, or in which hand a pattern counts.

What belongs here: the question. What does not: why a pattern does not count (``presence``), what a hand is worth
(``count_score``).
"""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.chance import Chance
from engine.deals import print_choices
from engine.exercises.answers import read_offered
from engine.exercises.count_score import CountScore
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.offered import against_choices
from engine.exercises.presence import absence, counting, counts, designs_of
from engine.exercises.shown_wins import DRAWN, shown_win, wins
from engine.exercises.wrong_scores import Counted
from engine.options import ways_to_count
from engine.patterns.circumstances import won
from engine.reasons import ContentError, Mark, Reason, Term, Verdict
from engine.ruleset import Variant
from engine.tiles import Tile

_PATTERNS = {1: 3, 2: 4, 3: 5}
"""How many patterns a made question offers at most, by level."""
_HANDS = {1: 2, 2: 3, 3: 4}
"""How many hands it offers."""


@dataclass(frozen=True, slots=True)
class FindPattern:
    """Which of these counts in this hand? Or: in which of these hands does it count?"""

    kind: ClassVar[str] = "find_pattern"

    choices: tuple[str, ...]
    """Patterns to choose from, by their ids; or finished hands, each with the winning tile after a plus."""
    hand: str = ""
    """The finished hand in which a pattern is to be found; empty if a hand is."""
    pattern: str = ""
    """The pattern for which a hand is to be found; empty if a pattern is."""
    options: str = ""
    """The options of the table, each written ``option=choice``; what is left out is as usual."""
    came: str = "drawn"
    """How the winning tile came, as in ``count_score``."""
    left: int = 40
    """Units: tiles that can still be drawn."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: a hand that cannot be counted, no such pattern, choices all right or all wrong."""
        found: list[Reason] = []
        for each in (self.hand,) if self.hand else self.choices:
            found += self.asked(each).against_hand(variant)
        if found:
            return tuple(dict.fromkeys(found))
        known = {each.id for each in self.asked("").rules(variant).tally.patterns}
        patterns = self.choices if self.hand else (self.pattern,)
        found += (Reason("position.no-such-pattern", {"text": each[:40]}) for each in patterns if each not in known)
        found += against_choices(self.choices)
        if not found and not self.solutions(variant):
            found.append(Reason("position.answer-not-offered"))
        elif not found and len(self.solutions(variant)) == len(self.choices):
            found.append(Reason("position.every-choice-right"))
        return tuple(found)

    def asked(self, hand: str) -> CountScore:
        """A hand as the question of its worth."""
        return CountScore(hand, (), self.options, self.came, self.left)

    def _looked_at(self, variant: Variant, choice: str) -> tuple[Counted, str]:
        """The hand and the pattern that a choice brings together."""
        hand, pattern = (self.hand, choice) if self.hand else (choice, self.pattern)
        return self.asked(hand).counted(variant), pattern

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        if self.hand:
            return Reason("ask.find-pattern")
        return Reason("ask.find-hand", {"pattern": Term(self.pattern)})

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a pattern, or on a hand.

        Raises: NotationError ``answer.not-offered``.
        """
        said = read_offered(answer, self.choices)
        if not said:
            return Verdict(False, (Reason("answer.empty"),))
        counted, pattern = self._looked_at(variant, said)
        right = counting(counted, pattern)
        if right:
            return Verdict(True, right.reasons, self._marked(right.tiles, Mark.YES))
        why = absence(self.asked("").rules(variant), counted, pattern)
        instead = tuple(Term(each) for each in dict.fromkeys(line.pattern for line in counted.sheet.lines))
        told = () if self.hand or not instead else (Reason("find.counts-instead", {"patterns": instead}),)
        return Verdict(False, (*why.reasons, *told), self._marked(why.tiles, Mark.WHY))

    def _marked(self, tiles: tuple[Tile, ...], mark: Mark) -> tuple[tuple[Tile, Mark], ...]:
        """The tiles of the one hand that lies there."""
        return tuple((each, mark) for each in dict.fromkeys(tiles)) if self.hand else ()

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """Every choice that brings together a hand and a pattern that counts in it."""
        return tuple(each for each in self.choices if counting(*self._looked_at(variant, each)))

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to compare to the pattern; on the way, the tiles that show it and the rule."""
        counted, pattern = self._looked_at(variant, self.solutions(variant)[0])
        right = counting(counted, pattern)
        assert right
        last = counted.showing.hand.drawn
        assert last is not None
        telling = right.tiles[0] if right.tiles else last
        area = Reason("hint.find.area", {"tiles": designs_of(right.tiles)})
        return (
            Hint(Rung.GOAL, Reason("hint.find.goal") if self.hand else Reason("hint.find.goal-hand")),
            Hint(Rung.AREA, area if right.tiles else Reason("hint.find.area-all"), right.tiles),
            Hint(Rung.RULE, Reason("rule.what-counts")),
            Hint(Rung.TILE, Reason("hint.find.tile", {"tile": telling.design}), (telling,)),
            Hint(Rung.ANSWER, counts(pattern), right.tiles),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """More to choose from on each level; from the second on, patterns that are there and do not count.

        Raises: ContentError ``exercise.no-such-level``, or ``position.nothing-counted`` where hands are all alike.
        """
        check_level(level)
        chance = Chance(seed, f"find_pattern:{level}")
        tables = [chosen for chosen, tally in ways_to_count(variant) if len(tally.patterns) > 1]
        if not tables:
            raise ContentError(Reason("position.nothing-counted"))
        options = print_choices(tables[0])
        while True:
            make = cls._patterns if chance.below(2) else cls._hands
            made = make(variant, chance, shown_win(variant, chance, options=options, level=level), level)
            if made:
                return made

    @classmethod
    def _patterns(cls, variant: Variant, chance: Chance, shown: CountScore, level: int) -> Self | None:
        """A hand and patterns, one of which counts in it; None if too few do not."""
        counted = shown.counted(variant)
        telling = _telling(counted)
        here = {line.pattern for line in counted.sheet.lines}
        aside = [each for each in dict.fromkeys(one.line.pattern for one in counted.sheet.aside) if each not in here]
        others = [each.id for each in counted.tally.patterns if each.id not in here and each.id not in aside]
        near = chance.mixed(aside)[: level - 1]
        wrong = [*near, *chance.mixed(others)][: _PATTERNS[level] - 1]
        if not telling or len(wrong) < _PATTERNS[1] - 1:
            return None
        offered = chance.mixed((chance.choice(telling), *wrong))
        return cls(offered, shown.hand, "", shown.options, shown.came, shown.left)

    @classmethod
    def _hands(cls, variant: Variant, chance: Chance, shown: CountScore, level: int) -> Self | None:
        """A pattern and hands, all drawn, in one of which it counts; None if this one shows nothing, or others fail."""
        asked = replace(shown, came=DRAWN, left=40)
        telling = _telling(asked.counted(variant), of_tiles=True)
        if not telling or not wins(variant, asked):
            return None
        pattern, hands = chance.choice(telling), [asked.hand]
        for _ in range(_TRIES):
            other = shown_win(variant, chance, options=shown.options, level=level)
            drawn = replace(other, came=DRAWN, left=40)
            if drawn.hand not in hands and not counting(drawn.counted(variant), pattern) and wins(variant, drawn):
                hands.append(drawn.hand)
            if len(hands) == _HANDS[level]:
                return cls(chance.mixed(hands), "", pattern, shown.options)
        return None


_TRIES = 8
"""So many other hands are looked at, before another pattern is tried."""


def _telling(counted: Counted, *, of_tiles: bool = False) -> list[str]:
    """The patterns that count, but for those that every hand shows, or those about how the last tile came."""
    found = [line for row, line in counted.lines if row.find is not won]
    if of_tiles:
        found = [line for line in found if line.evidence.places or not line.evidence.tiles]
    return [*dict.fromkeys(line.pattern for line in found)]
