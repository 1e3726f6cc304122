"""Discard: a full hand, and the learner lets go the tile it can best do without.

What belongs here: the question. What does not: choosing at a table where more is known (``coach``).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar, Self

from engine.chance import Chance
from engine.coach.bots import stands_alone
from engine.exercises.answers import not_from_rack, read_tiles
from engine.exercises.criteria import family
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.ready_hands import ready_hand
from engine.hands import Hand, parse_hand
from engine.melds import Meld, MeldKind, are_alike, makes
from engine.notation import parse_tiles, print_designs
from engine.reasons import EngineError, Mark, NotationError, Reason, Term, Verdict
from engine.ruleset import Variant
from engine.shapes.shape import COPIES
from engine.tiles import DESIGNS, KINDS, Design, Tile

LEAST, READY = "least_missing", "ready"
"""What is asked for: the fewest tiles missing, or a hand that one more tile completes."""
MOST_NAMED = 6
"""Units: kinds of tile. So many useful ones are named; more are only counted."""


@dataclass(frozen=True, slots=True)
class ChooseDiscard:
    """Which tile does the hand need least? Every discard that leaves the fewest missing is right."""

    kind: ClassVar[str] = "discard"

    hand: str
    """The hand with one tile more than between turns, its melds and bonus tiles after bars."""
    goal: str = LEAST
    """``least_missing``, or ``ready`` where the discard can leave one tile missing."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: unreadable, a hand of another size or finished, nothing to choose or no answer."""
        try:
            held = self.held
        except EngineError as error:
            return (error.reason,)
        pieces = (*held.tiles, *held.bonus)
        found = [Reason("position.not-in-this-set", {"tile": each}) for each in pieces if each not in variant.tile_set]
        size, needed = len(held.concealed) + 3 * len(held.melds), variant.hand_size + 1
        if size != needed:
            return (*found, Reason("position.wrong-size", {"needed": needed, "count": size}))
        if self.goal not in (LEAST, READY):
            found.append(Reason("position.unknown-goal", {"text": self.goal[:40]}))
        after = set(self._missing(variant).values())
        if not variant.missing(held):
            found.append(Reason("position.hand-finished"))
        elif self.goal == READY and min(after) > 1:
            found.append(Reason("position.no-solution"))
        elif len(after) == 1:
            found.append(Reason("position.every-choice-right"))
        return tuple(found)

    @property
    def held(self) -> Hand:
        """The hand.

        Raises: NotationError as `parse_hand`.
        """
        return parse_hand(self.hand)

    def _missing(self, variant: Variant) -> Mapping[Tile, int]:
        """How many tiles are missing after each discard."""
        held = self.held
        return {each: variant.missing(held.without_tile(each)) for each in held.concealed}

    def _right(self, variant: Variant) -> tuple[Tile, ...]:
        """The discards that leave the fewest missing; a tile that nothing else goes with comes first."""
        missing = self._missing(variant)
        fewest = min(missing.values())
        right = [each for each, many in missing.items() if many == fewest]
        return tuple(sorted(right, key=lambda each: not stands_alone(each, self.held.concealed)))

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.discard-ready") if self.goal == READY else Reason("ask.discard")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on one tile.

        Raises: NotationError as `parse_tiles`, or ``answer.one-tile``.
        """
        held = self.held
        chosen = read_tiles(answer, rack=held.concealed)
        refusal = not_from_rack(chosen, rack=held.concealed)
        if refusal is not None:
            return refusal
        if len(chosen) > 1:
            raise NotationError(Reason("answer.one-tile"))
        (piece,), right = chosen, self._right(variant)
        if piece in right:
            return Verdict(True, tuple(_after(variant, held, piece)), ((piece, Mark.YES),))
        more = variant.missing(held.without_tile(piece)) - variant.missing(held.without_tile(right[0]))
        broken = _broken(variant, held, piece)
        told = (
            _breaks(piece, broken),
            Reason("discard.more-missing", {"count": more}),
            Reason("discard.better", {"tile": right[0].design}),
            _left(variant, held, right[0]),
        )
        return Verdict(False, told, ((piece, Mark.NO), *((each, Mark.WHY) for each in broken if each is not piece)))

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """Every right tile, each design once."""
        return tuple(dict.fromkeys(each.design.text for each in self._right(variant)))

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to look for to a right tile; on the way, the group it is in, and a tile to keep."""
        right = self._right(variant)
        one, kin = right[0], family(right[0].design)
        near = tuple(each for each in self.held.concealed if family(each.design) is kin)
        keep = next(each for each in self.held.concealed if each not in right)
        return (
            Hint(Rung.GOAL, Reason("hint.discard.goal")),
            Hint(Rung.AREA, Reason("hint.set.area", {"kind": Term(kin.id)}), near),
            Hint(Rung.RULE, Reason("rule.complete-hand", {"count": variant.sets})),
            Hint(Rung.TILE, Reason("hint.discard.tile", {"tile": keep.design}), (keep,)),
            Hint(Rung.ANSWER, Reason("hint.discard.answer", {"tile": one.design}), (one,)),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """A hand to make ready by its lone tile; by a tile among others; one that lacks more.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"discard:{level}")
        goal = LEAST if level == 3 else READY
        while True:
            held = [each.design for each in parse_tiles(ready_hand(variant, chance, level=level))]
            if level == 3:
                held.remove(chance.choice(held))
            box = [each for each in variant.tile_set.counts if each.kind == each.index < KINDS]
            held += chance.sample(
                [each for each in box if held.count(each) < COPIES], variant.hand_size + 1 - len(held)
            )
            made = cls(print_designs(sorted(held, key=lambda each: each.index)), goal)
            if not made.problems(variant):
                return made


def _after(variant: Variant, hand: Hand, piece: Tile) -> Iterator[Reason]:
    """What becomes of the hand when the tile is let go."""
    rest = hand.without_tile(piece)
    if stands_alone(piece, hand.concealed):
        yield Reason("advice.stands-alone", {"tile": piece})
    yield _left(variant, hand, piece)
    useful = {DESIGNS[kind]: left for kind, left in variant.useful(rest).items() if left}
    if 0 < len(useful) <= MOST_NAMED:
        yield Reason("advice.then-useful", {"tiles": tuple(useful), "count": sum(useful.values())})
    elif useful:
        yield Reason("advice.then-many-useful", {"count": len(useful)})


def _left(variant: Variant, hand: Hand, piece: Tile) -> Reason:
    """How many tiles are missing after the best discard."""
    missing = variant.missing(hand.without_tile(piece))
    return Reason("advice.then-ready") if missing == 1 else Reason("advice.fewest-missing", {"count": missing})


def _broken(variant: Variant, hand: Hand, piece: Tile) -> tuple[Tile, ...]:
    """The group that the hand loses with the tile: a set it can count on, else a pair, else two of a row."""
    others = [each for each in hand.concealed if each is not piece]
    for two in combinations(others, 2):
        kind = next((each for each in (MeldKind.CHOW, MeldKind.PUNG) if makes(each, (*two, piece))), None)
        if kind and variant.missing(hand.with_meld(Meld(kind, (*two, piece)))) <= variant.missing(hand):
            return (*two, piece)
    pair = next(((each, piece) for each in others if are_alike((each, piece))), ())
    row = next(((each, piece) for each in others if _is_begun((each.design, piece.design))), ())
    return pair or row or (piece,)


def _is_begun(two: Sequence[Design]) -> bool:
    """The two want one more for a row."""
    low, high = sorted(each.kind for each in two)
    return two[0].suit is two[1].suit and two[0].is_suit_tile and 0 < high - low <= 2


def _breaks(piece: Tile, group: tuple[Tile, ...]) -> Reason:
    """What goes with the tile."""
    tiles = tuple(each.design for each in sorted(group, key=lambda each: each.design.kind))
    if len(group) == 3:
        if are_alike(group):
            return Reason("discard.breaks-pung", {"tiles": tiles})
        return Reason("discard.breaks-chow", {"tiles": tiles})
    if len(group) == 2:
        return (
            Reason("discard.breaks-pair", {"tiles": tiles})
            if are_alike(group)
            else Reason("discard.breaks-row", {"tiles": tiles})
        )
    return Reason("discard.helps-more", {"tile": piece.design})
