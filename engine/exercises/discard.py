"""Discard: a full hand, and the learner lets go the tile it can best do without.

What belongs here: the question. What does not: choosing at a table where more is known (``coach``).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.chance import Chance
from engine.coach.bots import stands_alone
from engine.coach.card_players import has_card
from engine.exercises import most_useful, safe_tiles
from engine.exercises.answers import not_from_rack, read_tiles
from engine.exercises.criteria import family
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.laid_open import sorted_text
from engine.exercises.losses import after, breaks, broken, what_is_missing
from engine.exercises.ready_hands import one_more
from engine.hands import Hand, parse_hand
from engine.positions import Position
from engine.reasons import EngineError, Mark, NotationError, Reason, Term, Verdict
from engine.ruleset import Variant
from engine.tiles import Tile
from engine.view import View

LEAST, READY, MOST_USEFUL, SAFE = "least_missing", "ready", "most_useful", "safe"
"""What is asked for: the fewest tiles missing; a hand that one more tile completes; of the discards with the fewest
missing, one after which most useful tiles are unseen; a tile that nobody else can use."""
_ASK: Mapping[str, Callable[[], Reason]] = {
    LEAST: lambda: Reason("ask.discard"),
    READY: lambda: Reason("ask.discard-ready"),
    MOST_USEFUL: lambda: Reason("ask.discard-useful"),
    SAFE: lambda: Reason("ask.discard-safe"),
}


@dataclass(frozen=True, slots=True)
class ChooseDiscard:
    """Which tile should go? Every discard that reaches the goal as well as any is right."""

    kind: ClassVar[str] = "discard"

    hand: str
    """The hand with one tile more than between turns, its melds and bonus tiles after bars."""
    goal: str = LEAST
    """``least_missing``, ``ready`` where the discard can leave one tile missing, ``most_useful`` or ``safe``."""
    melds: tuple[str, ...] = ()
    """The sets of the other players: ``B 123m chow from A``."""
    rivers: tuple[str, ...] = ()
    """The discards that lie before players: ``B 19m 5z``."""

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
        if self.goal not in _ASK:
            found.append(Reason("position.unknown-goal", {"text": self.goal[:40]}))
        if self.goal == SAFE and not safe_tiles.has_safe_tiles(variant):
            found.append(Reason("position.no-tile-is-safe"))
        return (*found,) or self._position_problems(variant)

    def _position_problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why there is nothing to choose: the table cannot be, the hand is finished, or no tile or each is right."""
        try:
            view = self.view(variant)
        except EngineError as error:
            return (error.reason,)
        if not view.variant.missing(view.hand):
            return (Reason("position.hand-finished"),)
        right = self._right(view)
        if not right or (self.goal == READY and min(_missing(view).values()) > 1):
            return (Reason("position.no-solution"),)
        return (Reason("position.every-choice-right"),) if len(right) == len(view.hand.concealed) else ()

    @property
    def held(self) -> Hand:
        """The hand.

        Raises: NotationError as `parse_hand`.
        """
        return parse_hand(self.hand)

    def view(self, variant: Variant) -> View:
        """The table as the learner sees it.

        Raises: NotationError as `Position.view`.
        """
        return Position(self.hand, melds=self.melds, rivers=self.rivers).view(variant)

    def _right(self, view: View) -> tuple[Tile, ...]:
        """The right discards; a tile that nothing else goes with comes first."""
        if self.goal == SAFE:
            right = safe_tiles.safe_tiles(view)
        elif self.goal == MOST_USEFUL:
            right = most_useful.most_useful(view, _fewest(view))
        else:
            right = _fewest(view)
        return tuple(sorted(right, key=lambda each: not stands_alone(each, view.hand.concealed)))

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return _ASK[self.goal]()

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on one tile.

        Raises: NotationError as `parse_tiles`, or ``answer.one-tile``.
        """
        view = self.view(variant)
        chosen = read_tiles(answer, rack=view.hand.concealed)
        refusal = not_from_rack(chosen, rack=view.hand.concealed)
        if refusal is not None:
            return refusal
        if len(chosen) > 1:
            raise NotationError(Reason("answer.one-tile"))
        (piece,), best = chosen, self._right(view)[0]
        if self.goal == SAFE:
            because = safe_tiles.danger(view, piece)
            return safe_tiles.is_in_danger(piece, because, best) if because else safe_tiles.is_safe(view, piece)
        if piece in self._right(view):
            return Verdict(True, tuple(after(view, piece)), ((piece, Mark.YES),))
        more = variant.missing(view.hand.without_tile(piece)) - variant.missing(view.hand.without_tile(best))
        return _further(view, piece, best, more) if more else most_useful.fewer_useful(view, piece, best)

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """Every right tile, each design once."""
        return tuple(dict.fromkeys(each.design.text for each in self._right(self.view(variant))))

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to look for to a right tile; on the way, where to look, the rule, and a tile to keep."""
        view = self.view(variant)
        right, fewest = self._right(view), _fewest(view)
        held = view.hand.concealed
        keep = next(each for each in (*fewest, *held) if each not in right)
        if self.goal == SAFE:
            return (*safe_tiles.hints(keep), _answer(right[0]))
        if self.goal == MOST_USEFUL:
            return (*most_useful.hints(fewest, keep), _answer(right[0]))
        kin = family(right[0].design)
        near = tuple(each for each in held if family(each.design) is kin)
        return (
            Hint(Rung.GOAL, Reason("hint.discard.goal")),
            Hint(Rung.AREA, Reason("hint.set.area", {"kind": Term(kin.id)}), near),
            Hint(Rung.RULE, _rule(variant)),
            Hint(Rung.TILE, Reason("hint.discard.tile", {"tile": keep.design}), (keep,)),
            _answer(right[0]),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """A hand to make ready by its lone tile; by a tile among others, or with a safe tile; one that lacks more.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"discard:{level}")
        goal = chance.choice(_GOALS[level])
        if goal == SAFE and not safe_tiles.has_safe_tiles(variant):
            goal = READY
        while True:
            if goal in (SAFE, MOST_USEFUL):
                maker = safe_tiles if goal == SAFE else most_useful
                hand, rivers = maker.hand_and_rivers(variant, chance)
                made = cls(hand, goal, rivers=rivers)
            else:
                made = cls(sorted_text(one_more(variant, chance, level=level)), goal)
            if not made.problems(variant) and (goal != MOST_USEFUL or made._compares(variant)):
                return made

    def _compares(self, variant: Variant) -> bool:
        """Not every discard that leaves the fewest missing is right."""
        view = self.view(variant)
        return len(self._right(view)) < len(_fewest(view))


_GOALS = {1: (READY,), 2: (READY, SAFE), 3: (LEAST, MOST_USEFUL)}
"""What is asked for at each level."""


def _rule(variant: Variant) -> Reason:
    """What the tiles that stay work for: sets and a pair, or a line of the card."""
    if has_card(variant):
        return Reason("rule.what-a-line-lacks")
    return Reason("rule.complete-hand", {"count": variant.sets})


def _answer(best: Tile) -> Hint:
    """The last rung."""
    return Hint(Rung.ANSWER, Reason("hint.discard.answer", {"tile": best.design}), (best,))


def _missing(view: View) -> Mapping[Tile, int]:
    """How many tiles are missing after each discard."""
    hand = view.hand
    return {each: view.variant.missing(hand.without_tile(each)) for each in hand.concealed}


def _fewest(view: View) -> tuple[Tile, ...]:
    """The discards that leave the fewest missing."""
    missing = _missing(view)
    fewest = min(missing.values())
    return tuple(each for each, many in missing.items() if many == fewest)


def _further(view: View, piece: Tile, best: Tile, more: int) -> Verdict:
    """Why a discard is wrong that leaves more missing."""
    group = broken(view.variant, view.hand, piece)
    told = (
        breaks(piece, group),
        Reason("discard.more-missing", {"count": more}),
        Reason("discard.better", {"tile": best.design}),
        what_is_missing(view, best),
    )
    return Verdict(False, told, ((piece, Mark.NO), *((each, Mark.WHY) for each in group if each is not piece)))
