"""Who pays: a hand has won, of sets or with a line of a card, and the learner says how much one of the others pays.

What belongs here: the question. What does not: what a hand is worth, and who pays it (``variants``); hands of sets to
ask about (``paid_wins``).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.card.hands import CardHand
from engine.card.letters import JOKER
from engine.card.match import match
from engine.chance import Chance
from engine.coach.card_players import has_card
from engine.deals import Win
from engine.exercises.answers import read_number
from engine.exercises.card_games import demand
from engine.exercises.count_score import CountScore
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.exercises.offered import against_choices
from engine.exercises.paid_wins import against_payments, against_win, likely, made_win, paid, rule, shown, win_of
from engine.exercises.who_gets_it import read_seat
from engine.hands import Hand, parse_hand
from engine.ledger import Payment
from engine.notation import print_designs
from engine.phases.calls import card_of
from engine.reasons import EngineError, Reason, Verdict
from engine.ruleset import Variant
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat
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
        """Why this cannot be asked: nobody pays, unreadable, no win, one player twice, or choices without it."""
        against = against_payments(variant)
        if against:
            return against
        try:
            held, seats = self.held, (read_seat(self.winner), read_seat(self.payer), self.by)
        except EngineError as error:
            return (error.reason,)
        if seats[0] in seats[1:]:
            return (Reason("position.unreadable", {"text": f"{self.winner} {self.payer} {self.giver}"[:40]}),)
        if has_card(variant):
            against = () if match(card_of(variant), held) else (Reason("position.no-solution"),)
        else:
            against = against_win(variant, self.counting, seats[0], seats[2])
        if against:
            return against
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
    def counting(self) -> CountScore:
        """The same hand, as a question of its worth."""
        return CountScore(self.hand, self.choices, came="discard" if self.giver else "drawn")

    @property
    def win(self) -> Win:
        """How it was won."""
        return win_of(self.held, read_seat(self.winner), self.by)

    def _sheet(self, variant: Variant) -> ScoreSheet:
        """What the hand is worth."""
        return variant.tally.sheet(shown(variant, self.held, self.win))

    def _payment(self, variant: Variant) -> Payment:
        """What the player pays."""
        return paid(variant, self.win, read_seat(self.payer), self._sheet(variant))

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
        if not has_card(variant):
            return _aim(said, amount)
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
        return _aim(said, amount)

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right number."""
        return (str(self._payment(variant).amount),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to find out to the amount; on the way, what counts, the rule, and the last tile or jokers."""
        told = _told(self._payment(variant))
        if not has_card(variant):
            goal, _, _, tile, _ = self.counting.hints(variant)
            telling = tuple(dict.fromkeys(each for line in self._sheet(variant).lines for each in line.evidence.tiles))
            area = Reason("hint.score.area") if telling else Reason("hint.score.area-none")
            by_rule = Hint(Rung.RULE, rule(variant, self.win, read_seat(self.payer)))
            return (goal, Hint(Rung.AREA, area, telling), by_rule, tile, Hint(Rung.ANSWER, told))
        jokers = tuple(each for each in self.held.tiles if each.design.is_joker)
        printed = self._sheet(variant).steps[0].total
        return (
            Hint(Rung.GOAL, Reason("hint.pays.goal")),
            Hint(Rung.AREA, Reason("hint.pays.area", {"count": printed})),
            Hint(Rung.RULE, Reason("rule.who-pays")),
            Hint(Rung.TILE, Reason("hint.pays.tile", {"count": len(jokers)}), jokers),
            Hint(Rung.ANSWER, told),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """A hand with jokers; one with or without; one without, or of singles and pairs. Of sets: ever harder to count.

        Raises: ContentError ``exercise.no-such-level``, or ``book.points-are-noted`` where nobody pays.
        """
        check_level(level)
        demand(against_payments(variant))
        chance = Chance(seed, f"who_pays:{level}")
        return cls._of_the_card(variant, chance, level) if has_card(variant) else cls._of_sets(variant, chance, level)

    @classmethod
    def _of_sets(cls, variant: Variant, chance: Chance, level: int) -> Self:
        """A hand of sets; the amounts are what somebody pays in some case."""
        made = made_win(variant, chance, level=level)
        asking = cls(
            made.hand, (), made.payer.name, made.winner.name, made.giver.name if made.giver is not None else ""
        )
        right = asking._payment(variant).amount
        found = likely(variant, asking.win, made.payer, asking._sheet(variant))
        wrong = chance.sample(tuple(each for each in found if each != right), _CHOICES[level] - 1)
        return replace(asking, choices=tuple(sorted((right, *wrong))))

    @classmethod
    def _of_the_card(cls, variant: Variant, chance: Chance, level: int) -> Self:
        """A hand for a line of the card; the amounts are its value, doubled and doubled again."""
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


_CHOICES = {1: 3, 2: 4, 3: 4}


def _aim(said: int, amount: int) -> Reason:
    """On which side of the amount a number lies."""
    return Reason("count.too-low") if said < amount else Reason("count.too-high")


def _told(payment: Payment) -> Reason:
    """What is paid."""
    return Reason("pays.this-much", {"seat": payment.payer, "count": payment.amount})
