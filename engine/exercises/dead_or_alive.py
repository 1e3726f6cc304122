"""Dead or alive: a player has exposed groups, and the learner says whether all can see that her hand is dead.

What belongs here: the question. What does not: the ruling (``referee``), hands that are lines of a card (``card``).
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.card.card import Card
from engine.card.hands import COPIES, Block, CardHand
from engine.card.letters import JOKER
from engine.card.reach import possible
from engine.chance import Chance
from engine.exercises.answers import read_offered
from engine.exercises.card_games import against_card, demand
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.exercises.laid_open import spread
from engine.exercises.who_gets_it import read_seat
from engine.melds import Meld, parse_meld
from engine.notation import parse_tiles, print_designs
from engine.phases.calls import card_of
from engine.reasons import EngineError, Reason, Verdict
from engine.referee.dead_hands import Challenge, Proof
from engine.referee.proofs import proof_of
from engine.referee.ruling import rule
from engine.ruleset import Variant
from engine.seats import Seat
from engine.tiles import DESIGNS, Design, Tile

DEAD, ALIVE = "dead", "alive"
"""The answers."""
_MOST_GONE = 20
"""Units: tiles. A made question has no more discards."""


@dataclass(frozen=True, slots=True)
class DeadOrAlive:
    """Can everybody see that this player's hand is dead? The learner sits at seat A."""

    kind: ClassVar[str] = "dead_or_alive"

    melds: tuple[str, ...]
    """The groups on the table: ``B 222z pung from C``."""
    player: str = Seat.B.name
    """Whose hand it is about."""
    rivers: tuple[str, ...] = ()
    """The discards before players: ``C 1m 5z``."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: no card, unreadable, more tiles than there are, or nothing exposed."""
        against = against_card(variant)
        if against:
            return against
        try:
            player, table, river = read_seat(self.player), self.table, self.river
        except EngineError as error:
            return (error.reason,)
        counts = Counter(each.design for each in (*river, *(each for _, meld in table for each in meld.tiles)))
        found = [
            Reason("position.too-many-of", {"tile": each})
            for each, many in counts.items()
            if many > variant.tile_set.counts.get(each, 0)
        ]
        if not any(seat is player for seat, _ in table):
            found.append(Reason("position.no-solution"))
        return tuple(found)

    @property
    def table(self) -> tuple[tuple[Seat, Meld], ...]:
        """The groups, each with whose it is.

        Raises: NotationError as `read_seat` and `parse_meld`.
        """
        parts = (each.strip().partition(" ") for each in self.melds)
        return tuple((read_seat(seat), parse_meld(meld)) for seat, _, meld in parts)

    @property
    def rows(self) -> tuple[tuple[Seat, tuple[Tile, ...]], ...]:
        """The discards, each row with before whom it lies.

        Raises: NotationError as `read_seat` and `parse_tiles`.
        """
        parts = (each.strip().partition(" ") for each in self.rivers)
        return tuple((read_seat(seat), parse_tiles(tiles)) for seat, _, tiles in parts)

    @property
    def river(self) -> tuple[Tile, ...]:
        """Everybody's discards."""
        return tuple(each for _, tiles in self.rows for each in tiles)

    @property
    def about(self) -> Seat:
        """Whose hand it is about."""
        return read_seat(self.player)

    @property
    def exposed(self) -> tuple[Meld, ...]:
        """What this player has exposed."""
        return tuple(meld for seat, meld in self.table if seat is self.about)

    @property
    def gone(self) -> tuple[Tile, ...]:
        """The tiles nobody can get any more: the discards, and the natural tiles that others have exposed."""
        others = (each for seat, meld in self.table if seat is not self.about for each in meld.tiles)
        return (*self.river, *(each for each in others if not each.design.is_joker))

    @property
    def choices(self) -> tuple[str, ...]:
        """What the learner can say."""
        return (DEAD, ALIVE)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.dead-or-alive", {"seat": self.about})

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The referee's ruling on a challenge, against what the learner says.

        Raises: NotationError ``answer.not-offered``.
        """
        said = read_offered(answer, self.choices)
        if not said:
            return Verdict(False, (Reason("answer.empty"),))
        return Verdict(said in self.solutions(variant), self._why(card_of(variant)))

    def _proof(self, card: Card) -> Proof:
        """What everybody can see of the hand's death."""
        return proof_of(card, self.exposed, self.gone)

    def _why(self, card: Card) -> tuple[Reason, ...]:
        """The rule the referee goes by, and what shows it."""
        proof = self._proof(card)
        challenger = next(each for each in (LEARNER, *Seat) if each is not self.about)
        ruled = rule(Challenge(challenger, self.about, proof)).reasons[0]
        if proof is Proof.NONE:
            needs = possible(card, self.exposed, self.gone).hands[0].needs()
            return (ruled, Reason("dead.line-left", {"tiles": tuple(DESIGNS[kind] for kind in sorted(needs))}))
        if proof is Proof.UNWINNABLE:
            return (ruled, *_used_up(possible(card, self.exposed).hands, self.gone))
        alone = next((meld for meld in self.exposed if not possible(card, (meld,))), None)
        if alone is not None:
            return (ruled, Reason("dead.group-on-no-line", {"tile": DESIGNS[alone.index], "count": len(alone.tiles)}))
        return (ruled, Reason("dead.not-together"))

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right answer."""
        return (ALIVE,) if self._proof(card_of(variant)) is Proof.NONE else (DEAD,)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to look for to the ruling; on the way, the groups, the rule, and how many lines one group is on."""
        card, first = card_of(variant), self.exposed[0]
        lines = len(possible(card, (first,)).lines)
        groups = tuple(DESIGNS[each.index] for each in self.exposed)
        return (
            Hint(Rung.GOAL, Reason("hint.dead.goal")),
            Hint(Rung.AREA, Reason("hint.dead.area", {"tiles": groups})),
            Hint(Rung.RULE, Reason("rule.dead-hand")),
            Hint(Rung.TILE, Reason("hint.dead.tile", {"tile": groups[0], "count": lines}), first.tiles),
            Hint(Rung.ANSWER, self._why(card)[0]),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """Two groups of one line or of none together; the like that are nearly of one line; discards that may kill.

        Raises: ContentError ``exercise.no-such-level``, ``position.no-card``.
        """
        check_level(level)
        demand(against_card(variant))
        chance, card = Chance(seed, f"dead_or_alive:{level}"), card_of(variant)
        wanted = chance.choice((Proof.NONE, Proof.UNWINNABLE if level == 3 else Proof.NO_LINE))
        lines = [
            each for each in card.lines if not each.is_concealed and all(len(hand.like) > 1 for hand in each.hands)
        ]
        while True:
            blocks = chance.sample(chance.choice(chance.choice(lines).hands).like, 2)
            if wanted is Proof.NO_LINE:
                other = chance.choice(chance.choice(chance.choice(lines).hands).like)
                blocks = (blocks[0], _nearly(blocks[1], chance) if level == 2 else other)
            made = cls(tuple(f"{Seat.B.name} {_meld_text(each)} from {Seat.D.name}" for each in blocks))
            if level == 3:
                made = cls(made.melds, rivers=spread(chance.mixed(_discards(card, made.exposed, chance, wanted))))
            if not made.problems(variant) and made._proof(card) is wanted and bool(made.rivers) == (level == 3):
                return made


def _nearly(block: Block, chance: Chance) -> Block:
    """A group of the same tile, longer or shorter."""
    return Block(block.kind, chance.choice([each for each in (3, 4, 5) if each != block.size]))


def _meld_text(block: Block) -> str:
    """A group with as many jokers as it needs, one at least where it has four tiles or more."""
    jokers = max(block.size - 3, 0)
    tiles = print_designs((block.design,) * (block.size - jokers)) + print_designs((DESIGNS[JOKER],) * jokers)
    return f"{tiles} {block.group_kind.value}"


def _discards(card: Card, melds: tuple[Meld, ...], chance: Chance, wanted: Proof) -> tuple[Design, ...]:
    """Discards after which no hand is left, or others of the same tiles, one copy fewer of each."""
    laid = Counter(each.index for meld in melds for each in meld.tiles)
    gone: Counter[int] = Counter()
    while len([*gone.elements()]) < _MOST_GONE:
        living = possible(card, melds, tuple(_tiles(gone))).hands
        kinds = [kind for kind, _ in living[0].naturals if kind not in gone] if living else []
        if not kinds:
            break
        kind = chance.choice(kinds)
        gone[kind] = COPIES[kind] - laid[kind]
    fewer = int(wanted is Proof.NONE)
    return tuple(DESIGNS[kind] for kind, many in gone.items() for _ in range(many - 3 * fewer))


def _tiles(counts: Counter[int]) -> Iterator[Tile]:
    """So many tiles of each kind."""
    return (each for kind, many in counts.items() for each in parse_tiles(DESIGNS[kind].text * many))


def _used_up(hands: tuple[CardHand, ...], gone: tuple[Tile, ...]) -> tuple[Reason, ...]:
    """The tile whose loss kills most of these hands; nothing if it is jokers that are short."""
    left = Counter(each.index for each in gone)
    short = Counter(kind for hand in hands for kind, many in hand.naturals if COPIES[kind] - left[kind] < many)
    return tuple(Reason("dead.used-up", {"tile": DESIGNS[kind]}) for kind, _ in short.most_common(1))
