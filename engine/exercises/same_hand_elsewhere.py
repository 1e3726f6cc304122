"""The same hand elsewhere: one hand, and the learner says at which tables it wins.

What belongs here: the question. What does not: judging the hand at a table (``appraisal``), whether it is complete at
one (``is_it_a_win``).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engine import variants
from engine.appraisal.appraise import Appraisal, compare
from engine.chance import Chance
from engine.coach.card_players import has_card
from engine.exercises.count_score import WAYS, CountScore
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.offered import against_choices
from engine.exercises.shown_wins import DRAWN, shown_hand
from engine.hands import Hand, parse_hand
from engine.notation import print_tiles
from engine.reasons import EngineError, NotationError, Reason, Term, Verdict
from engine.ruleset import Variant
from engine.scoring.sheet import Unit
from engine.seats import Wind
from engine.shown_hands import ShownHand, ShownMeld
from engine.tiles import Tile

_TABLES = {1: 3, 2: 4, 3: 5}
"""Units: tables. How many a made question offers at most, by level."""
_FROM_THE_WALL = ("drawn", "kong")
_AFTER_A_KONG = ("kong", "added kong")


@dataclass(frozen=True, slots=True)
class SameHandElsewhere:
    """At which of these tables does this hand win? All of them are to be named."""

    kind: ClassVar[str] = "same_hand_elsewhere"

    hand: str
    """The hand, the tile it may win with after a plus, its melds and bonus tiles after bars."""
    choices: tuple[str, ...]
    """Tables to choose from, by the ids of the traditions, in the order shown."""
    came: str = DRAWN
    """How the last tile came: as in ``count_score``, but not ``dealt``."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: unreadable, no tile after a plus, no such table; it wins at none or at all."""
        try:
            held = self.held
            for each in self.choices:
                variants.variant(each)
            if self.came not in WAYS or self.came == "dealt":
                raise NotationError(Reason("position.unreadable", {"text": self.came[:40]}))
        except EngineError as error:
            return (error.reason,)
        if held.drawn is None:
            return (Reason("position.no-winning-tile"),)
        found = against_choices(self.choices)
        if not found and not self.solutions(variant):
            found.append(Reason("position.answer-not-offered"))
        elif not found and all(each.wins for each in self._appraisals):
            found.append(Reason("position.every-choice-right"))
        return tuple(found)

    @property
    def held(self) -> Hand:
        """The hand.

        Raises: NotationError as `parse_hand`.
        """
        return parse_hand(self.hand)

    @property
    def asked(self) -> CountScore:
        """The hand as a question of its worth."""
        return CountScore(self.hand, (), came=self.came)

    @property
    def told(self) -> tuple[Reason, ...]:
        """How the last tile came, and the winds."""
        came = self.asked.circumstances(variants.VARIANTS[0])
        return (*came, Reason("score.winds", {"seat": Wind.EAST, "round": Wind.EAST}))

    @property
    def _appraisals(self) -> tuple[Appraisal, ...]:
        """The hand at each table."""
        return compare(_shown(self.held, self.came), map(variants.variant, self.choices))

    def prompt(self, _variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.elsewhere")

    def grade(self, _variant: Variant, answer: str) -> Verdict:
        """The ruling on tables, each by itself: the first obstacle where it does not win, its worth where it does.

        Raises: NotationError ``answer.not-offered``.
        """
        said = answer.split()
        for each in said:
            if each not in self.choices:
                raise NotationError(Reason("answer.not-offered", {"text": each[:40]}))
        if not said:
            return Verdict(False, (Reason("answer.empty"),))
        there = dict(zip(self.choices, self._appraisals, strict=True))
        wrong = [each for id, each in there.items() if id in said and not each.wins]
        missed = [each for id, each in there.items() if id not in said and each.wins]
        told = [reason for each in wrong for reason in _against(each)]
        for there_it_wins in missed:
            told += [Reason("elsewhere.left-out", {"table": _name(there_it_wins)}), _worth(there_it_wins)]
        if told:
            return Verdict(False, tuple(told))
        right = [each for each in there.values() if each.wins]
        others = [reason for each in there.values() if not each.wins for reason in _against(each)]
        return Verdict(True, (_names(right), *map(_worth, right), *others))

    def solutions(self, _variant: Variant) -> tuple[str, ...]:
        """All tables where it wins, in the order shown."""
        ids = [id for id, each in zip(self.choices, self._appraisals, strict=True) if each.wins]
        return (" ".join(ids),) if ids else ()

    def hints(self, _variant: Variant) -> tuple[Hint, ...]:
        """From what tables differ in to those where it wins; on the way, the rule, and the obstacle at one of them."""
        there = self._appraisals
        against = next(each.obstacle for each in there if each.obstacle)
        tiles = tuple(each for each in against.params.values() if isinstance(each, Tile))
        return (
            Hint(Rung.GOAL, Reason("hint.elsewhere.goal")),
            Hint(Rung.AREA, Reason("hint.elsewhere.area")),
            Hint(Rung.RULE, Reason("rule.worth-enough")),
            Hint(Rung.TILE, against, tuple(each for each in tiles if each in self.held.tiles)),
            Hint(Rung.ANSWER, _names([each for each in there if each.wins])),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """More tables on each level; where the question belongs to one of them, it is always among them.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"same_hand_elsewhere:{level}")
        tables = [each for each in variants.VARIANTS if not has_card(each)]
        own = [each for each in tables if each is variant]
        while True:
            shown = shown_hand(variant, chance, level=level)
            others = [each for each in tables if each not in own]
            chosen = {each.id for each in (*own, *chance.sample(others, _TABLES[level] - len(own)))}
            came = DRAWN if shown.came == "dealt" else shown.came
            made = cls(shown.hand, tuple(each.id for each in tables if each.id in chosen), came)
            if not made.problems(variant):
                return made


def _shown(held: Hand, came: str) -> ShownHand:
    """The hand as it is laid open."""
    melds = (
        ShownMeld(each.kind.value, print_tiles(each.tiles), concealed=each.is_concealed, added=each.added is not None)
        for each in held.melds
    )
    return ShownHand(
        print_tiles(held.kept),
        tuple(melds),
        print_tiles((held.drawn,) if held.drawn else ()),
        self_draw=came in _FROM_THE_WALL,
        kong=came in _AFTER_A_KONG,
        flowers=print_tiles(held.bonus),
    )


def _name(there: Appraisal) -> Term:
    """What the table is called."""
    return Term(f"{there.variant.id}_variant")


def _names(there: Sequence[Appraisal]) -> Reason:
    """The tables where it wins."""
    return Reason("elsewhere.wins", {"tables": tuple(map(_name, there))})


def _worth(there: Appraisal) -> Reason:
    """What it is worth where it wins."""
    total, table = there.total, _name(there)
    if there.unit is Unit.FAN:
        return Reason("elsewhere.fan", {"count": total, "table": table})
    return Reason("elsewhere.points", {"count": total, "table": table})


def _against(there: Appraisal) -> tuple[Reason, ...]:
    """Where it does not win, and the first thing that keeps it from winning."""
    return (Reason("elsewhere.does-not-win", {"table": _name(there)}), *there.obstacles[:1])
