"""Is it a win: a hand with as many tiles as a finished one, and the learner says whether it is finished.

What belongs here: the question. What does not: what is missing (``lacks``), what the hand is worth, winning in play.
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.chance import Chance
from engine.exercises.answers import read_offered
from engine.exercises.criteria import family
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.lacks import Lack, nearest_lack
from engine.exercises.lookalikes import lookalikes
from engine.exercises.ready_hands import ready_hand
from engine.exercises.yes_or_no import BOTH, NO, YES
from engine.hands import Hand, parse_hand
from engine.notation import parse_tiles, print_designs
from engine.reasons import EngineError, Mark, Reason, Term, Verdict
from engine.ruleset import Variant
from engine.shapes.arrangement import GroupKind, tiles_of
from engine.shapes.shape import COPIES
from engine.tiles import DESIGNS, KINDS, Design, Tile


@dataclass(frozen=True, slots=True)
class IsItAWin:
    """Is this hand complete?"""

    kind: ClassVar[str] = "is_it_a_win"

    hand: str
    """The hand, its melds and bonus tiles after bars."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: unreadable, tiles of no use in a hand, or too few or too many of them."""
        try:
            held = self.held
        except EngineError as error:
            return (error.reason,)
        pieces = (*held.tiles, *held.bonus)
        found = [Reason("position.not-in-this-set", {"tile": each}) for each in pieces if each not in variant.tile_set]
        found += (Reason("position.in-no-set", {"tile": each}) for each in held.tiles if each.design.kind >= KINDS)
        size, needed = len(held.concealed) + 3 * len(held.melds), variant.hand_size + 1
        if size != needed:
            found.append(Reason("position.wrong-size", {"needed": needed, "count": size}))
        return tuple(found)

    @property
    def held(self) -> Hand:
        """The hand.

        Raises: NotationError as `parse_hand`.
        """
        return parse_hand(self.hand)

    @property
    def choices(self) -> tuple[str, ...]:
        """What the learner can say."""
        return BOTH

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.is-it-a-win")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on yes or no.

        Raises: NotationError ``answer.not-offered``.
        """
        said = read_offered(answer, self.choices)
        if not said:
            return Verdict(False, (Reason("answer.empty"),))
        if not variant.missing(self.held):
            groups = _groups(variant, self.held)
            shown = tuple((each, Mark.WHY) for _, own in groups for each in own)
            told = (Reason("complete.it-is"), *(_named(kind, own) for kind, own in groups))
            return Verdict(said == YES, told, shown)
        found = _lacking(variant, self.held)
        marked = tuple((each, Mark.WHY) for each in found.tiles)
        is_near = variant.missing(self.held) == 1
        first = (Reason("complete.it-is-not"),) if said == NO and is_near else ()
        return Verdict(said == NO, (*first, *found.reasons), marked)

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right answer."""
        return (NO,) if variant.missing(self.held) else (YES,)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From how to look at a hand to the answer; on the way, where to begin, and one tile to find a place for."""
        held = self.held
        is_complete = not variant.missing(held)
        decisive = _groups(variant, held)[-1][1] if is_complete else _lacking(variant, held).tiles
        one = (decisive or held.concealed)[0]
        kin = family(one.design)
        near = tuple(each for each in held.concealed if family(each.design) is kin)
        answer = Reason("complete.it-is") if is_complete else Reason("complete.it-is-not")
        return (
            Hint(Rung.GOAL, Reason("hint.hand.goal")),
            Hint(Rung.AREA, Reason("hint.set.area", {"kind": Term(kin.id)}), near),
            Hint(Rung.RULE, Reason("rule.complete-hand", {"count": variant.sets})),
            Hint(Rung.TILE, Reason("hint.complete.tile", {"tile": one.design}), (one,)),
            Hint(Rung.ANSWER, answer),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """A hand that is complete or lacks one tile: one of a pair, the end of a row, or one that is hard to read.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"is_it_a_win:{level}")
        while True:
            ready = ready_hand(variant, chance, level=level)
            held = [each.design for each in parse_tiles(ready)]
            waits = [DESIGNS[kind] for kind in variant.useful(parse_hand(ready))]
            near = {each for one in waits for each in lookalikes(one)} - set(waits)
            wrong = [each for each in near if each in variant.tile_set and each.kind < KINDS]
            added = chance.choice(sorted(wrong, key=_place) if wrong and chance.below(2) else waits)
            if held.count(added) < COPIES:
                return cls(print_designs(sorted((*held, added), key=_place)))


def _place(of: Design) -> int:
    """Where a tile lies on a rack."""
    return of.index


def _groups(variant: Variant, hand: Hand) -> tuple[tuple[GroupKind, tuple[Tile, ...]], ...]:
    """The groups of a finished hand with their tiles, the pair last."""
    reading = next(each for shape in variant.shapes for each in shape.readings(hand, None))
    found = zip((each.kind for each in reading.groups), tiles_of(reading, hand, None), strict=True)
    return tuple(sorted(found, key=lambda each: -len(each[1])))


def _named(kind: GroupKind, own: tuple[Tile, ...]) -> Reason:
    """What a group is."""
    tiles = tuple(each.design for each in own)
    if kind is GroupKind.CHOW:
        return Reason("sets.chow", {"tiles": tiles})
    if kind is GroupKind.PUNG:
        return Reason("sets.pung", {"tiles": tiles})
    if kind is GroupKind.KONG:
        return Reason("sets.kong", {"tiles": tiles})
    return Reason("complete.pair", {"tiles": tiles}) if len(tiles) == 2 else Reason("complete.single", {"tiles": tiles})


def _lacking(variant: Variant, hand: Hand) -> Lack:
    """What a hand of full size lacks: the one thing, or how much, and what a complete hand is."""
    missing = variant.missing(hand)
    if missing == 1:
        return nearest_lack(variant, hand)
    return Lack((Reason("win.more-missing", {"count": missing}), Reason("rule.complete-hand", {"count": variant.sets})))
