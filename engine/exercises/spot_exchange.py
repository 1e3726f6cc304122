"""Spot an exchange: groups with jokers lie on the table, and the learner finds a tile she can give for one.

What belongs here: the question. What does not: what may be exchanged when (``phases.jokers``).
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.card.hands import Block
from engine.card.letters import JOKER
from engine.chance import Chance
from engine.exercises.answers import not_from_rack, read_tiles
from engine.exercises.card_games import against_card, demand
from engine.exercises.frame import Hint, Rung, check_level
from engine.melds import Meld
from engine.notation import print_designs
from engine.phases.calls import card_of
from engine.phases.jokers import jokers_on_table
from engine.positions import Position
from engine.reasons import EngineError, Mark, NotationError, Reason, Verdict
from engine.ruleset import Variant
from engine.seats import Seat
from engine.tiles import DESIGNS, Design, Tile
from engine.view import View


@dataclass(frozen=True, slots=True)
class SpotExchange:
    """Which of her tiles can the learner give for a joker on the table? It is her turn, and she sits at seat A."""

    kind: ClassVar[str] = "spot_exchange"

    hand: str
    """Her tiles after the draw; groups of her own after bars."""
    melds: tuple[str, ...] = ()
    """The groups of the others: ``B 55p1j pung from C``."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: no card, a table unreadable, nothing to exchange, or nothing else."""
        against = against_card(variant)
        if against:
            return against
        try:
            view = self.view(variant)
        except EngineError as error:
            return (error.reason,)
        fitting = {exchange.tile for _, exchange in jokers_on_table(view)}
        if not fitting:
            return (Reason("position.no-solution"),)
        return (Reason("position.every-choice-right"),) if fitting == set(view.hand.concealed) else ()

    def view(self, variant: Variant) -> View:
        """The table as she sees it.

        Raises: NotationError as `Position.view`.
        """
        return Position(self.hand, melds=self.melds).view(variant)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.spot-exchange")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a tile of her rack.

        Raises: NotationError ``notation.not-one-tile``, or as `parse_tiles`.
        """
        view = self.view(variant)
        chosen = read_tiles(answer, rack=view.hand.concealed)
        refused = not_from_rack(chosen, rack=view.hand.concealed)
        if refused is not None:
            return refused
        if len(chosen) > 1:
            raise NotationError(Reason("notation.not-one-tile", {"text": answer.strip()[:40]}))
        (tile,) = chosen
        groups = [(seat, meld) for seat, meld in _groups(view) if meld.index == tile.design.kind]
        jokers = tuple(each for _, meld in groups for each in meld.tiles if each.design.is_joker)
        if jokers:
            return Verdict(True, _told(tile, groups), ((tile, Mark.YES), *((each, Mark.WHY) for each in jokers)))
        if tile.design.is_joker:
            because = Reason("joker.give-what-it-stands-for")
        elif groups:
            because = Reason("exchange.no-joker-in-it", {"tile": tile, "seat": groups[0][0]})
        else:
            because = Reason("exchange.no-such-group", {"tile": tile})
        return Verdict(False, (because, Reason("rule.exchange")), ((tile, Mark.NO),))

    def _fitting(self, view: View) -> tuple[Tile, ...]:
        """The tiles she can give, one of each design."""
        fitting = {exchange.tile.design: exchange.tile for _, exchange in jokers_on_table(view)}
        return tuple(fitting.values())

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The tiles she can give."""
        return tuple(each.design.text for each in self._fitting(self.view(variant)))

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to look for to a tile; on the way, the groups with jokers, the rule, and one of these groups."""
        view = self.view(variant)
        tile = self._fitting(view)[0]
        with_jokers = [meld for _, meld in _groups(view) if any(each.design.is_joker for each in meld.tiles)]
        stand_for = tuple(dict.fromkeys(DESIGNS[meld.index] for meld in with_jokers))
        groups = [(seat, meld) for seat, meld in _groups(view) if meld.index == tile.design.kind]
        return (
            Hint(Rung.GOAL, Reason("hint.exchange.goal")),
            Hint(Rung.AREA, Reason("hint.exchange.area"), tuple(each for meld in with_jokers for each in meld.tiles)),
            Hint(Rung.RULE, Reason("rule.exchange")),
            Hint(Rung.TILE, Reason("hint.exchange.tile", {"tiles": stand_for}), (tile,)),
            Hint(Rung.ANSWER, _told(tile, groups)[0], (tile,)),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """One group with a joker; another without one; two with jokers, of which one tile is held, and one without.

        Raises: ContentError ``exercise.no-such-level``, ``position.no-card``.
        """
        check_level(level)
        demand(against_card(variant))
        chance = Chance(seed, f"spot_exchange:{level}")
        open_lines = [each for each in card_of(variant).lines if not each.is_concealed and each.takes_jokers]
        blocks: dict[int, Block] = {}
        while len(blocks) < level:
            block = chance.choice(chance.choice(chance.choice(open_lines).hands).like)
            if block.size < 5:
                blocks.setdefault(block.kind, block)
        return cls._made(variant, chance, tuple(blocks.values()))

    @classmethod
    def _made(cls, variant: Variant, chance: Chance, blocks: tuple[Block, ...]) -> Self:
        """The table with these groups; the second has no joker, and of the third the learner holds no tile."""
        seats = chance.sample(tuple(Seat)[1:], len(blocks))
        melds = []
        for at, (seat, block) in enumerate(zip(seats, blocks, strict=True)):
            jokers = 0 if at == 1 else block.size - 2
            size = block.size if jokers else 3
            tiles = print_designs((block.design,) * (size - jokers)) + print_designs((DESIGNS[JOKER],) * jokers)
            giver = next(each for each in chance.mixed(tuple(Seat)) if each is not seat)
            melds.append(f"{seat.name} {tiles} {Block(block.kind, size).group_kind.value} from {giver.name}")
        taken = {block.kind for block in blocks}
        held = [*(block.design for block in blocks[:2]), *([DESIGNS[JOKER]] if len(blocks) > 1 else [])]
        rest = chance.sample([*_others(variant, taken)], variant.hand_size + 1 - len(held))
        *kept, last = chance.mixed((*held, *rest))
        return cls(f"{print_designs(sorted(kept, key=lambda each: each.index))} + {last.text}", tuple(melds))


def _others(variant: Variant, taken: set[int]) -> Iterator[Design]:
    """The tiles of the box of which no group lies on the table; no jokers."""
    for design, many in Counter(variant.tile_set.counts).items():
        if design.index not in taken and not design.is_joker:
            yield from (design,) * many


def _groups(view: View) -> tuple[tuple[Seat, Meld], ...]:
    """Every group on the table, with its owner."""
    return tuple((seat, meld) for seat in Seat for meld in view.table[seat].melds)


def _told(tile: Tile, groups: list[tuple[Seat, Meld]]) -> tuple[Reason, ...]:
    """Why a tile can be given: whose groups it fits."""
    owners = (seat for seat, meld in groups if any(each.design.is_joker for each in meld.tiles))
    return tuple(Reason("exchange.fits", {"tile": tile, "seat": seat}) for seat in dict.fromkeys(owners))
