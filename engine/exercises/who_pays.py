"""Who pays: a hand has won with a line of the card, and the learner says how much one of the others pays.

What belongs here: the question. What does not: what a line is worth, and who pays it (``variants``).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.card.hands import CardHand
from engine.card.letters import JOKER
from engine.card.match import match
from engine.chance import Chance
from engine.deals import Came, Win
from engine.exercises.answers import read_number
from engine.exercises.card_games import against_card, demand
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.exercises.offered import against_choices
from engine.exercises.who_gets_it import read_seat
from engine.hands import Hand, parse_hand
from engine.ledger import Payment
from engine.notation import print_designs
from engine.phases.calls import card_of
from engine.play import begin
from engine.reasons import EngineError, Reason, Verdict
from engine.ruleset import Variant
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat, Wind
from engine.starts import start_of
from engine.tiles import DESIGNS, Design


@dataclass(frozen=True, slots=True)
class WhoPays:
    """How many points does this player pay the winner? The learner sits at seat A."""

    kind: ClassVar[str] = "who_pays"

    hand: str
    """The winner's hand, the winning tile after a plus; exposed groups after bars."""
    choices: tuple[int, ...]
    """Numbers to choose from."""
    payer: str
    """Who pays."""
    winner: str = LEARNER.name
    """Who won."""
    giver: str = ""
    """Who discarded the winning tile; nobody if it was drawn."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: no card, unreadable, no win, one player twice, or choices without the answer."""
        against = against_card(variant)
        if against:
            return against
        try:
            held, seats = self.held, (read_seat(self.winner), read_seat(self.payer), self.by)
        except EngineError as error:
            return (error.reason,)
        if seats[0] in seats[1:]:
            return (Reason("position.unreadable", {"text": f"{self.winner} {self.payer} {self.giver}"[:40]}),)
        if not match(card_of(variant), held):
            return (Reason("position.no-solution"),)
        found = against_choices(self.choices)
        if self._payment(variant).amount not in self.choices:
            found.append(Reason("position.answer-not-offered"))
        return tuple(found)

    @property
    def held(self) -> Hand:
        """The hand that won.

        Raises: NotationError as `parse_hand`.
        """
        return parse_hand(self.hand)

    @property
    def by(self) -> Seat | None:
        """Who discarded the winning tile; None if it was drawn.

        Raises: NotationError as `read_seat`.
        """
        return read_seat(self.giver) if self.giver else None

    @property
    def _win(self) -> Win:
        """How it was won."""
        tile = self.held.drawn or self.held.concealed[-1]
        return Win(read_seat(self.winner), tile, Came.DRAWN if self.by is None else Came.DISCARD, self.by)

    def _sheet(self, variant: Variant) -> ScoreSheet:
        """What the hand is worth."""
        return variant.sheet(self.held, self._win, seat_wind=Wind.EAST, round_wind=Wind.EAST)

    def _payment(self, variant: Variant) -> Payment:
        """What the player pays."""
        state, _ = begin(variant, start_of(variant, seed=0))
        won = replace(state, wins=(self._win,))
        paid = variant.settlement.on_win(won, {self._win.seat: self._sheet(variant)})
        return next(each for each in paid if each.payer is read_seat(self.payer))

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        about = {"winner": read_seat(self.winner), "payer": read_seat(self.payer)}
        return Reason("ask.pays-drawn", about) if self.by is None else Reason("ask.pays", {**about, "giver": self.by})

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a number of points.

        Raises: NotationError ``answer.no-number``.
        """
        said = read_number(answer)
        if said is None:
            return Verdict(False, (Reason("answer.empty"),))
        payment = self._payment(variant)
        how = self._how(variant, payment)
        if said == payment.amount:
            return Verdict(True, (_told(payment), *how))
        return Verdict(False, (self._because(variant, said, payment), *how))

    def _how(self, variant: Variant, payment: Payment) -> tuple[Reason, ...]:
        """How the amount comes about: what the card says, the doubling without jokers, and who pays how often."""
        return (*(each.why for each in self._sheet(variant).steps), payment.why)

    def _because(self, variant: Variant, said: int, payment: Payment) -> Reason:
        """What a wrong number overlooks."""
        sheet, amount = self._sheet(variant), payment.amount
        is_jokerless, is_double = len(sheet.steps) > 1, amount > sheet.value
        if said * 2 == amount and (is_jokerless or is_double):
            if is_jokerless and is_double:
                return Reason("pays.one-doubling-missing")
            return Reason("pays.without-jokers-double") if is_jokerless else Reason("pays.double-is-due")
        if said * 4 == amount and is_jokerless and is_double:
            return Reason("pays.both-doublings-missing")
        if said == amount * 2 and not is_double:
            return Reason("pays.only-the-discarder-double")
        if said == amount * 2 and not is_jokerless:
            has_jokers = any(each.design.is_joker for each in self.held.tiles)
            return Reason("pays.jokers-in-the-hand") if has_jokers else Reason("pays.no-joker-could-stand")
        return Reason("count.too-low") if said < amount else Reason("count.too-high")

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right number."""
        return (str(self._payment(variant).amount),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to find out to the amount; on the way, the line's value, the rule, and the jokers in the hand."""
        jokers = tuple(each for each in self.held.tiles if each.design.is_joker)
        printed = self._sheet(variant).steps[0].total
        return (
            Hint(Rung.GOAL, Reason("hint.pays.goal")),
            Hint(Rung.AREA, Reason("hint.pays.area", {"count": printed})),
            Hint(Rung.RULE, Reason("rule.who-pays")),
            Hint(Rung.TILE, Reason("hint.pays.tile", {"count": len(jokers)}), jokers),
            Hint(Rung.ANSWER, _told(self._payment(variant))),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """A hand with jokers; one with or without; one without, or of singles and pairs.

        Raises: ContentError ``exercise.no-such-level``, ``position.no-card``.
        """
        check_level(level)
        demand(against_card(variant))
        chance = Chance(seed, f"who_pays:{level}")
        has_jokers = level == 1 or (level == 2 and bool(chance.below(2)))
        fitting = [each for each in card_of(variant).hands if not each.least_jokers and (each.like or not has_jokers)]
        tiles = chance.mixed(tuple(_tiles(chance.choice(fitting), jokers=has_jokers)))
        last = next(each for each in tiles if not each.is_joker)
        kept = sorted(tiles, key=lambda each: each.index)
        kept.remove(last)
        winner, *others = chance.mixed(tuple(Seat))
        giver = chance.choice((None, others[0], others[1]))
        hand = f"{print_designs(kept)} + {last.text}"
        asking = cls(hand, (), others[0].name, winner.name, giver.name if giver is not None else "")
        printed = asking._sheet(variant).steps[0].total
        return replace(asking, choices=(printed, 2 * printed, 4 * printed))


def _tiles(hand: CardHand, *, jokers: bool) -> Iterator[Design]:
    """The tiles of a hand; with jokers, one stands in each of its groups."""
    needs: Mapping[int, int] = hand.needs()
    grouped = [block.kind for block in hand.like] if jokers else []
    for kind, many in needs.items():
        yield from (DESIGNS[kind],) * (many - grouped.count(kind))
    yield from (DESIGNS[JOKER],) * len(grouped)


def _told(payment: Payment) -> Reason:
    """What is paid."""
    return Reason("pays.this-much", {"seat": payment.payer, "count": payment.amount})
