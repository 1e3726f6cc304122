"""Count what is left: how many copies of some tiles the learner does not see, from her hand and what lies open.

What belongs here: the question. What does not: where a wrong number comes from (``seen``), what a box holds
(``count_tiles``).
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.chance import Chance
from engine.exercises.answers import read_number
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.exercises.laid_open import laid_open, sorted_text, spread
from engine.exercises.offered import against_choices
from engine.exercises.seen import Seen, miscounts
from engine.hands import parse_hand
from engine.notation import parse_tiles
from engine.positions import Position
from engine.reasons import EngineError, Mark, Reason, Verdict
from engine.ruleset import Variant
from engine.seats import Seat
from engine.tiles import KINDS, Design, tile
from engine.view import View

_CHOICES = {1: 3, 2: 4, 3: 5}
_DISCARDS = {1: 10, 2: 15, 3: 20}
"""Units: tiles. How many lie open in a made question, by level."""


@dataclass(frozen=True, slots=True)
class CountLeft:
    """How many of these tiles can still come? Those of each that neither the hand, a set nor a discard shows."""

    kind: ClassVar[str] = "count_left"

    goal: str
    """The tiles to count, each once: ``2s 5s``."""
    hand: str
    """The learner's tiles, as many as between turns or one more; her own sets after bars."""
    choices: tuple[int, ...]
    """Numbers to choose from, in the order shown."""
    melds: tuple[str, ...] = ()
    """The sets of the other players: ``B 123m chow from A``."""
    rivers: tuple[str, ...] = ()
    """The discards that lie before players: ``B 19m 5z``."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: unreadable, nothing to count or one twice, choices too few, equal, or all wrong."""
        try:
            counted = self.counted
            view = self.view(variant)
        except EngineError as error:
            return (error.reason,)
        found = [Reason("position.not-in-this-set", {"tile": each}) for each in counted if not _is_in(variant, each)]
        if not counted:
            found.append(Reason("position.unknown-goal", {"text": self.goal[:40]}))
        if len(set(counted)) < len(counted):
            found.append(Reason("position.choice-twice"))
        found += against_choices(self.choices)
        if not found and Seen(counted, view).left not in self.choices:
            found.append(Reason("position.answer-not-offered"))
        return tuple(found)

    @property
    def counted(self) -> tuple[Design, ...]:
        """The tiles to count.

        Raises: NotationError as `parse_tiles`.
        """
        return tuple(each.design for each in parse_tiles(self.goal))

    def view(self, variant: Variant) -> View:
        """The table as the learner sees it.

        Raises: NotationError as `Position.view` and `parse_hand`.
        """
        held = parse_hand(self.hand)
        is_between = len(held.concealed) + 3 * len(held.melds) == variant.hand_size
        turn = Seat.D.name if is_between else ""
        return Position(self.hand, turn=turn, melds=self.melds, rivers=self.rivers).view(variant)

    def _seen(self, variant: Variant) -> Seen:
        """What the learner sees of the tiles to count."""
        return Seen(self.counted, self.view(variant))

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        counted = self.counted
        if len(counted) == 1:
            return Reason("ask.count-left-of-one", {"tile": counted[0]})
        return Reason("ask.count-left", {"tiles": counted})

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a number, offered or not. The tiles that a wrong number overlooks are marked.

        Raises: NotationError ``answer.no-number``.
        """
        said = read_number(answer)
        if said is None:
            return Verdict(False, (Reason("answer.empty"),))
        seen = self._seen(variant)
        if said == seen.left:
            return Verdict(True, (_sum(seen),), tuple((each, Mark.YES) for each in seen.tiles))
        for miscount in miscounts(seen):
            if miscount.number == said:
                marks = tuple((each, Mark.WHY) for each in miscount.overlooked)
                return Verdict(False, (miscount.reason, _where(seen)), marks)
        reason = Reason("count.too-low") if said < seen.left else Reason("count.too-high")
        return Verdict(False, (reason, _where(seen)))

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right number."""
        return (str(self._seen(variant).left),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to count to the number; on the way, where to look, how often a tile is there, and one in sight."""
        seen = self._seen(variant)
        one = self.counted[0]
        copies = variant.tile_set.counts[one]
        shown = next((each for each in seen.tiles if each.design is one), tile(one))
        sight = Reason("hint.left.tile", {"tile": one, "count": seen.of(one)})
        return (
            Hint(Rung.GOAL, Reason("hint.left.goal")),
            Hint(Rung.AREA, Reason("hint.left.area")),
            Hint(Rung.RULE, Reason("hint.left.rule", {"tile": one, "count": copies})),
            Hint(Rung.TILE, sight, (shown,)),
            Hint(Rung.ANSWER, _sum(seen)),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """One tile of which discards lie open; one that is in the hand, too; two, of which sets lie open, too.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"count_left:{level}")
        while True:
            made = cls._made(variant, chance, level)
            seen = made._seen(variant)
            in_sight = (seen.discards, seen.held, seen.melded)[:level]
            if all(in_sight):
                return cls(made.goal, made.hand, _numbers(seen, chance, _CHOICES[level]), made.melds, made.rivers)

    @classmethod
    def _made(cls, variant: Variant, chance: Chance, level: int) -> Self:
        """A table with something to count, its numbers not chosen yet."""
        table = laid_open(variant, chance, discards=_DISCARDS[level], has_set=level > 1)
        wanted = [chance.choice(table.discards)]
        if level == 3:
            wanted.append(chance.choice([each for each in (*table.hand, table.set[0]) if each is not wanted[0]]))
        goal = " ".join(each.text for each in chance.mixed(wanted))
        melds = (f"{chance.choice('BCD')} {sorted_text(table.set)} pung from {LEARNER.name}",) if table.set else ()
        return cls(goal, sorted_text(table.hand), (), melds, spread(table.discards))


def _numbers(seen: Seen, chance: Chance, many: int) -> tuple[int, ...]:
    """So many numbers to choose from, the right one and likely others among them."""
    likely = [each.number for each in miscounts(seen)]
    around = chance.mixed([each for each in range(seen.copies + many) if each != seen.left])
    wrong = tuple(dict.fromkeys((*likely, *sorted(around, key=lambda each: abs(each - seen.left)))))
    return tuple(sorted((seen.left, *wrong[: many - 1])))


def _is_in(variant: Variant, design: Design) -> bool:
    """The variant plays with this tile, and it may be in a hand."""
    return design.kind < KINDS and design in variant.tile_set


def _sum(seen: Seen) -> Reason:
    """The right number, as a calculation."""
    return Reason("left.right", {"copies": seen.copies, "seen": len(seen.tiles), "count": seen.left})


def _where(seen: Seen) -> Reason:
    """How to come to the right number, without saying it."""
    return Reason(
        "left.breakdown",
        {
            "copies": seen.copies,
            "held": len(seen.held),
            "discards": len(seen.discards),
            "melded": len(seen.melded),
        },
    )
