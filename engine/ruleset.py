"""Rulesets: what makes a tradition what it is, as one value composed of parts.

What belongs here: ``Variant``, its options, the faces of its parts. What does not: any single tradition (``variants``),
the rules of play (``rules``), counting and paying (``scoring``).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Protocol

from engine.actions import Action
from engine.breaks import OWN_WALL, Break
from engine.claims import Answer, ClaimOrder, Resolution, Subject
from engine.continuation import PlayOn
from engine.deals import Carry, Outcome, Win
from engine.hands import Hand
from engine.melds import Meld, MeldKind
from engine.patterns.facts import Showing
from engine.reasons import ContentError, Reason
from engine.rules import Bar, PhaseRules, RuleFor, Slip, Watcher
from engine.scoring.settlement import NoPayments, Settlement
from engine.scoring.sheet import ScoreSheet
from engine.scoring.tally import AnyFinishedHand, Tally
from engine.seats import Seat, Wind
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.shape import Shape
from engine.state import Enter, GameState, Phase
from engine.tiles import DESIGNS, TileSet


@dataclass(frozen=True, slots=True)
class DealPlan:
    """How the wall is opened and dealt."""

    breaks: Break = OWN_WALL
    """Where the dice open the wall."""
    loose: int = 0
    """Units: tiles. How many lie on top beside the gap, as the first replacements."""
    reserved: int = 0
    """Units: tiles. The dead wall, which is never drawn in turn."""
    sets_bonus_aside: bool = True
    """A bonus tile is shown, set aside and replaced; otherwise it is a tile like any other."""
    replaces_kongs: bool = True
    """A tile is drawn for each kong; otherwise a set takes all its tiles from the hand."""
    gives_one_more: bool = True
    """The dealer is dealt a tile more; otherwise she draws it when play begins."""


class ClaimRules(Protocol):
    """Which of several answers to one tile is heard."""

    def resolve(self, subject: Subject, answers: tuple[Answer, ...]) -> Resolution:
        """Who gets the tile, and who does not and why: a function of the answers alone."""
        ...


class Continuation(Protocol):
    """How play goes on."""

    def halts(self, state: GameState) -> Reason | None:
        """Why the deal ends before the next draw; None if it goes on."""
        ...

    def after_win(self, state: GameState, winners: tuple[Seat, ...]) -> Seat | None:
        """Who draws after these have won; None if the deal ends."""
        ...

    def sums(self, carry: Carry, outcome: Outcome) -> tuple[int, ...]:
        """Units: points. What each seat has in the match after a deal."""
        ...

    def next_deal(self, carry: Carry, outcome: Outcome) -> Carry | None:
        """What the next deal starts with; None if the match is over."""
        ...


Change = Callable[["Variant"], "Variant"]
"""What a choice does: it makes another variant of one."""


def unchanged(variant: "Variant") -> "Variant":
    """The variant as it is."""
    return variant


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to play a contested point."""

    id: str
    """Its name in addresses and texts."""
    change: Change = unchanged
    """What it does to the variant."""


@dataclass(frozen=True, slots=True)
class Option:
    """A point on which tables differ."""

    id: str
    """Its name in addresses and texts."""
    choices: tuple[Choice, ...]
    """The ways to play it; the first is how this variant plays unless told otherwise."""


NO_RULES: Mapping[type[Phase], PhaseRules] = MappingProxyType({})
"""The phases of a variant that only names its tiles and shapes."""
NO_SLIPS: Mapping[str, Slip] = MappingProxyType({})
"""A table where nothing but legal actions counts."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A tradition as a table of its rules. Two variants share parts; neither inherits from the other."""

    id: str
    """Its name in addresses, and its id in the term base."""
    tile_set: TileSet
    """The tiles it is played with."""
    shapes: tuple[Shape, ...]
    """What a finished hand may look like, the usual shape first."""
    sets: int = 4
    """How many sets make a hand, beside the pair."""
    deal: DealPlan = DealPlan()
    """How the wall is opened and dealt."""
    opening: tuple[Enter, ...] = ()
    """What happens before the first decision, in order; the last of them enters the first phase."""
    phases: Mapping[type[Phase], PhaseRules] = field(default_factory=lambda: NO_RULES, hash=False)
    """The rules of each phase."""
    claims: ClaimRules = ClaimOrder()
    """Which of several answers to one tile is heard."""
    tally: Tally = AnyFinishedHand()
    """How a hand is counted."""
    settlement: Settlement = NoPayments()
    """What is paid, and when."""
    pays_at_end: bool = False
    """Wins and kongs are paid for when the deal is over, all together; otherwise at once."""
    continuation: Continuation = PlayOn()
    """How play goes on after a win, and after a deal."""
    watchers: tuple[Watcher, ...] = ()
    """What is remembered when something happens."""
    slips: Mapping[str, Slip] = field(default_factory=lambda: NO_SLIPS, hash=False)
    """What follows from mistakes, by the code of the refusal; empty where only legal actions count."""
    options: tuple[Option, ...] = ()
    """The points on which tables differ."""
    as_taught: tuple[tuple[str, str], ...] = ()
    """The choices of a published beginner page, where they differ from this table's."""

    @property
    def hand_size(self) -> int:
        """Units: tiles. What a player holds between turns, a kong counted as three.

        >>> from engine.tiles import tile_set
        >>> Variant("short", tile_set(suits=2, honors=False), shapes=(), sets=3).hand_size
        10
        """
        return 3 * self.sets + 1

    @property
    def has_sets(self) -> bool:
        """A hand of sets and a pair wins; otherwise hands are something else altogether."""
        return any(isinstance(each, SetsAndPair) for each in self.shapes)

    def size_of(self, meld: Meld) -> int:
        """Units: tiles. What a set on the table counts of a hand: a kong like three, where a tile is drawn for it."""
        return MeldKind.PUNG.size if self.deal.replaces_kongs else meld.kind.size

    def missing(self, hand: Hand) -> int:
        """Units: tiles still to come for the nearest shape; 0 for a finished hand, 1 for a ready one."""
        return min([shape.missing(hand) for shape in self.shapes])

    def useful(self, hand: Hand) -> Mapping[int, int]:
        """The kinds of which one more leaves fewer missing, by index, with the copies not in this hand.

        Only kinds this variant is played with, and only for the nearest shapes.
        """
        nearest = self.missing(hand)
        found = [shape.useful(hand) for shape in self.shapes if shape.missing(hand) == nearest]
        together = {kind: left for useful in found for kind, left in useful.items()}
        return {kind: together[kind] for kind in sorted(together) if DESIGNS[kind] in self.tile_set}

    def showing(self, hand: Hand, win: Win | None, *, seat_wind: Wind, round_wind: Wind) -> Showing:
        """A hand to be counted that won, the winning tile among its tiles; or one that did not win."""
        tile = win.tile if win else None
        readings = tuple(each for shape in self.shapes for each in shape.readings(hand, tile))
        return Showing(hand, readings, win, seat_wind, round_wind)

    def sheet(self, hand: Hand, win: Win | None, *, seat_wind: Wind, round_wind: Wind) -> ScoreSheet:
        """What a hand is worth, with the tiles and winds as for `showing`."""
        return self.tally.sheet(self.showing(hand, win, seat_wind=seat_wind, round_wind=round_wind))

    def with_choices(self, chosen: Iterable[tuple[str, str]]) -> "Variant":
        """The variant with these options chosen; they change it in the order it lists them, however they come.

        Raises: ContentError ``variant.unknown-option``, ``variant.unknown-choice``.
        """
        changed, choices = self, dict(chosen)
        for option in self.options:
            name = choices.pop(option.id, option.choices[0].id)
            choice = next((each for each in option.choices if each.id == name), None)
            if choice is None:
                raise ContentError(Reason("variant.unknown-choice", {"text": name[:40]}))
            if choice is not option.choices[0]:
                changed = choice.change(changed)
        if choices:
            raise ContentError(Reason("variant.unknown-option", {"text": next(iter(choices))[:40]}))
        return changed

    def problems(self) -> tuple[Reason, ...]:
        """Why no deal of this can be played; empty if it can."""
        needed = len(Seat) * self.hand_size + 1 + self.deal.reserved
        found = []
        if needed > len(self.tile_set):
            found.append(Reason("variant.too-few-tiles", {"needed": needed, "count": len(self.tile_set)}))
        if not self.shapes:
            found.append(Reason("variant.no-shape", {"variant": self.id}))
        if not (self.opening and self.phases):
            found.append(Reason("variant.not-played", {"variant": self.id}))
        return tuple(found)


def with_bar(variant: Variant, bar: Bar, *kinds: type[Action], only_in: type[Phase] | None = None) -> Variant:
    """The variant with one more objection to these kinds of action, ahead of the others; in one phase if named."""

    def barred(rules: PhaseRules) -> PhaseRules:
        return rules.with_rules(
            tuple(
                replace(each, bars=(bar, *each.bars)) if isinstance(each, RuleFor) and each.kind in kinds else each
                for each in rules.rules
            )
        )

    changed = {kind: barred(each) if only_in in (None, kind) else each for kind, each in variant.phases.items()}
    return replace(variant, phases=changed)


def without_bar(variant: Variant, bar: Bar) -> Variant:
    """The variant without this objection."""

    def freed(rules: PhaseRules) -> PhaseRules:
        return rules.with_rules(
            tuple(
                replace(each, bars=tuple(b for b in each.bars if b != bar)) if isinstance(each, RuleFor) else each
                for each in rules.rules
            )
        )

    return replace(variant, phases={kind: freed(each) for kind, each in variant.phases.items()})
