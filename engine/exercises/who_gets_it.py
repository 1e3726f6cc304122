"""Who gets it: several players answer one tile, and the learner says whose it is.

What belongs here: the question. What does not: the order among claims (``claims``), whether a hand allows one
(``legal_action``).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.actions import EXPOSED, Action, Call, Chow, Kong, Pass, Pung, Win, parse_action
from engine.chance import Chance
from engine.claims import Answer, Resolution, Subject
from engine.coach.card_players import has_card
from engine.deals import Came
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.offered import against_choices
from engine.exercises.tries import NOT_PLAYED
from engine.melds import MeldKind, are_alike, makes
from engine.notation import parse_design, print_names
from engine.play import explain
from engine.positions import Position
from engine.reasons import EngineError, NotationError, Reason, Verdict
from engine.ruleset import Variant
from engine.seats import Seat
from engine.shapes.arrangement import CHOWS
from engine.tiles import DESIGNS, KINDS, Tile, tile

NOBODY = "nobody"
"""The answer that the tile stays where it lies."""
_SETS: Mapping[type[Action], MeldKind] = {Chow: MeldKind.CHOW, Pung: MeldKind.PUNG, Kong: MeldKind.KONG}
_CLAIMS: tuple[type[Action], ...] = (Win, Pass, Call, *_SETS)
_WINS = {1: (0, 1), 2: (0, 1, 2, 3), 3: (2, 3)}
"""How many players want to win with the tile, by level; where there is no chow, three cannot all want sets."""
_HELD: Mapping[type[Action], int] = {Pung: 2, Kong: 3}
_UNKNOWN = (*NOT_PLAYED, "call.with-tiles", "claim.nothing-to-claim")
"""What the table says of claims that a game leaves out, or that it makes in another way."""


@dataclass(frozen=True, slots=True)
class WhoGetsIt:
    """Which of the players who answer gets the tile? The learner sits at seat A."""

    kind: ClassVar[str] = "who_gets_it"

    tile: str
    """The tile that was discarded."""
    giver: str
    """Who discarded it, A to D."""
    claims: tuple[str, ...]
    """What the others answer: ``B chow 4p 6p``, ``C win``, ``D pass``; the tiles may be left out."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: unreadable, no claim at all, or claims that nobody could make."""
        try:
            piece, giver, actions = self.piece, read_seat(self.giver), self.actions
        except EngineError as error:
            return (error.reason,)
        found = [] if piece in variant.tile_set else [Reason("position.not-in-this-set", {"tile": piece})]
        found += against_choices([each.seat for each in actions], least=1)
        found += (
            Reason("position.claim-impossible", {"seat": each.seat})
            for each in actions
            if not _is_possible(variant, each, piece, giver)
        )
        if sum(map(_held, actions)) >= variant.tile_set.counts.get(piece.design, 0) > 0:
            found.append(Reason("position.too-many-of", {"tile": piece.design}))
        return tuple(found)

    @property
    def piece(self) -> Tile:
        """The tile that was discarded.

        Raises: NotationError as `parse_design`.
        """
        return tile(parse_design(self.tile))

    @property
    def actions(self) -> tuple[Action, ...]:
        """What the others answer.

        Raises: NotationError as `parse_action`.
        """
        return tuple(map(parse_action, self.claims))

    @property
    def choices(self) -> tuple[str, ...]:
        """Whom the learner can choose: each player who answers, all who would win together, nobody."""
        answering = sorted(each.seat for each in self.actions)
        winning = sorted(each.seat for each in self.actions if isinstance(each, Win))
        together = (print_seats(winning),) if len(winning) > 1 else ()
        return (*(each.name for each in answering), *together, NOBODY)

    def _resolution(self, variant: Variant) -> Resolution:
        """What the rules make of the answers."""
        subject = Subject(self.piece, read_seat(self.giver), Came.DISCARD)
        return variant.claims.resolve(subject, tuple(Answer(each, at) for at, each in enumerate(self.actions)))

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        return Reason("ask.who-gets-it", {"tile": self.piece, "seat": read_seat(self.giver)})

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a player, on several, or on nobody.

        Raises: NotationError ``answer.no-player``.
        """
        if not answer.strip():
            return Verdict(False, (Reason("answer.empty"),))
        said = read_seats(answer)
        resolution = self._resolution(variant)
        right = getters(resolution)
        if said == set(right):
            return Verdict(True, _why(resolution))
        return Verdict(False, tuple(self._against(said, resolution)) or _not_so(said, resolution))

    def _against(self, said: frozenset[Seat], resolution: Resolution) -> Iterator[Reason]:
        """What speaks against each of the players named."""
        lost = dict(resolution.lost)
        claiming = [each.seat for each in self.actions if not isinstance(each, Pass)]
        for seat in sorted(said):
            if seat is read_seat(self.giver):
                yield Reason("gets.own-discard", {"seat": seat})
            elif seat not in claiming:
                yield Reason("gets.did-not-ask", {"seat": seat})
            elif seat in lost:
                yield lost[seat]

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right answer."""
        return (print_seats(getters(self._resolution(variant))),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to compare to who gets the tile; on the way, whose tile it is, and which claims come first."""
        about = Reason("hint.gets.area", {"tile": self.piece, "seat": read_seat(self.giver)})
        return (
            Hint(Rung.GOAL, Reason("hint.gets.goal")),
            Hint(Rung.AREA, about),
            Hint(Rung.RULE, Reason("rule.call-order") if has_card(variant) else Reason("rule.claim-order")),
            Hint(Rung.TILE, Reason("hint.gets.tile", {"tile": self.piece}), (self.piece,)),
            Hint(Rung.ANSWER, _why(self._resolution(variant))[0]),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """Two players who claim one tile; three of them; three of whom two want to win.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"who_gets_it:{level}")
        while True:
            made = cls._made(variant, chance, level)
            claims = [each for each in made.actions if not isinstance(each, Pass)]
            wins = sum(isinstance(each, Win) for each in claims)
            if len(claims) == min(level + 1, 3) and wins in _WINS[level] and not made.problems(variant):
                return made

    @classmethod
    def _made(cls, variant: Variant, chance: Chance, level: int) -> Self:
        """A tile and what the others may answer to it."""
        box = [each for each in variant.tile_set.counts if each.kind < KINDS and each.kind == each.index]
        asked, giver = chance.choice(box), chance.choice(tuple(Seat))
        alike = " ".join((asked.text,) * 2)
        three, four = ("call", "call") if has_card(variant) else ("pung", "kong")
        verbs = (f"{three} {alike}", f"{four} {alike} {asked.text}", "win", "win", "pass")
        rows = [each.kinds for each in CHOWS.values() if asked.kind in each.kinds]
        claims = []
        for step in (1, 2, 3):
            seat = Seat((giver + step) % len(Seat))
            verb = chance.choice(verbs)
            if step == 1 and rows and chance.below(3):
                others = [DESIGNS[kind].text for kind in chance.choice(rows) if kind != asked.kind]
                verb = f"chow {' '.join(others)}"
            claims.append(f"{seat.name} {verb}")
        return cls(asked.text, giver.name, chance.mixed(claims))


def read_seat(letter: str) -> Seat:
    """The seat of this letter.

    Raises: NotationError ``answer.no-player``.
    """
    if letter not in Seat.__members__:
        raise NotationError(Reason("answer.no-player", {"text": letter[:40]}))
    return Seat[letter]


def read_seats(answer: str) -> frozenset[Seat]:
    """The players an answer names, none for ``nobody``.

    Raises: NotationError ``answer.no-player``.

    >>> sorted(read_seats("C B"))
    [<Seat.B: 1>, <Seat.C: 2>]
    """
    return frozenset() if answer.strip() == NOBODY else frozenset(map(read_seat, answer.split()))


def print_seats(seats: Sequence[Seat]) -> str:
    """The answer that names these players.

    >>> print_seats((Seat.C, Seat.B)), print_seats(())
    ('B C', 'nobody')
    """
    return " ".join(each.name for each in sorted(seats)) or NOBODY


def getters(resolution: Resolution) -> tuple[Seat, ...]:
    """Who gets the tile: those who win with it, or who takes it into a set."""
    taker = () if resolution.taker is None else (resolution.taker.seat,)
    return resolution.winners or taker


def _why(resolution: Resolution) -> tuple[Reason, ...]:
    """Who gets the tile, and why not the others, each reason once."""
    right = getters(resolution)
    if resolution.stopped is not None:
        return (resolution.stopped,)
    if not right:
        return (Reason("gets.nobody-asks"),)
    told = [Reason("gets.several", {"count": len(right)}) if len(right) > 1 else Reason("gets.one", {"seat": right[0]})]
    for _, reason in resolution.lost:
        if reason not in told:
            told.append(reason)
    return tuple(told)


def _not_so(said: frozenset[Seat], resolution: Resolution) -> tuple[Reason, ...]:
    """What is wrong with an answer whose players all have a claim, and none of them lost."""
    if resolution.stopped is not None:
        return (resolution.stopped,)
    return (Reason("gets.not-all"),) if said else (Reason("gets.somebody-asks"),)


def _is_possible(variant: Variant, action: Action, piece: Tile, giver: Seat) -> bool:
    """The player could answer so: it is an answer, to another player's tile, that the game knows."""
    if not isinstance(action, _CLAIMS) or action.seat is giver:
        return False
    if isinstance(action, Chow) and (action.seat is not giver.next or not piece.design.is_suit_tile):
        return False
    if isinstance(action, Call) and not _fits_beside(action, piece):
        return False
    made = _SETS.get(type(action))
    fits = made is None or not action.pieces or makes(made, (*action.pieces, piece))
    return fits and (piece not in variant.tile_set or _is_known(variant, action, piece, giver))


def _fits_beside(action: Call, piece: Tile) -> bool:
    """The tiles would be a group with this one, if they are named."""
    return not action.pieces or (are_alike((piece, *action.pieces)) and len(action.pieces) + 1 in EXPOSED)


def _held(action: Action) -> int:
    """How many tiles like the one discarded the claim says are held."""
    if isinstance(action, Call):
        return sum(not each.design.is_joker for each in action.pieces)
    return _HELD.get(type(action), 0)


def _is_known(variant: Variant, action: Action, piece: Tile, giver: Seat) -> bool:
    """The rules do not leave out this kind of claim."""
    others = [each for each in variant.tile_set.tiles() if each.design is not piece.design and each.design.kind < KINDS]
    hand = print_names(others[: variant.hand_size])
    asked = f"{piece.design.text} discard from {giver.name}"
    told = explain(Position(hand, seat=action.seat.name, asked=asked).view(variant), action).reasons
    return not any(each.code in _UNKNOWN for each in told)
