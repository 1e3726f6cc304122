"""Claims: which of several answers to one tile is heard.

What belongs here: the answers and the order among them, as pure values. What does not: which answers are legal, and
what the heard one does (``phases``).
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from engine.actions import Action, Chow, Kong, Pung, Win
from engine.deals import Came
from engine.reasons import Reason
from engine.seats import Seat
from engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class Subject:
    """The tile that the others may answer."""

    tile: Tile
    """The tile."""
    by: Seat
    """Who let it go."""
    how: Came
    """As a discard, or to make a kong."""


class Stage(IntEnum):
    """How far an answer has come at the table."""

    SAID = 0
    """It was said."""
    PLACED = 1
    """The tile was placed on the rack."""
    SHOWN = 2
    """The set was shown."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What one player answered."""

    action: Action
    """The claim, or a pass."""
    order: int
    """Its place among the answers, from 0."""
    stage: Stage = Stage.SAID
    """How far it has come."""


@dataclass(frozen=True, slots=True)
class Resolution:
    """Who gets the tile, who does not, and why."""

    winners: tuple[Seat, ...] = ()
    """Who wins with it, nearest to the giver first."""
    taker: Action | None = None
    """The claim that takes it into a set; None if it is won with, or nobody wants it."""
    lost: tuple[tuple[Seat, Reason], ...] = ()
    """Who asked in vain, and why."""
    stopped: Reason | None = None
    """Why the deal ends here without a win; None if it goes on."""


Choose = Callable[[Subject, tuple[Answer, ...]], tuple[Answer, ...]]
"""Who is heard among answers of the same rank, nearest to the giver first."""


def nearest(_subject: Subject, answers: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """The one whose turn would come first."""
    return answers[:1]


def farthest(_subject: Subject, answers: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """The one whose turn would come last."""
    return answers[-1:]


def everyone(_subject: Subject, answers: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """All of them."""
    return answers


@dataclass(frozen=True, slots=True)
class ClaimOrder:
    """A win is heard before a pung or kong, and those before a chow."""

    winners: Choose = nearest
    """Which of several wins on one tile are heard."""
    ranks: tuple[tuple[type[Action], ...], ...] = ((Kong, Pung), (Chow,))
    """The claims that make sets, the strongest first."""

    def resolve(self, subject: Subject, answers: tuple[Answer, ...]) -> Resolution:
        """Who gets the tile: a function of the answers alone."""
        near = tuple(sorted(answers, key=lambda each: each.action.seat.after(subject.by)))
        wins = tuple(each for each in near if isinstance(each.action, Win))
        claims = tuple(each for each in near if isinstance(each.action, sum(self.ranks, ())))
        if wins:
            heard = self.winners(subject, wins)
            won = heard[0].action.seat
            before = wins[: wins.index(heard[0])]
            lost = [(each, Reason("claim.lost-to-chosen-win", {"seat": won})) for each in before]
            beyond = [each for each in wins if each not in (*before, *heard)]
            lost += [(each, Reason("claim.lost-to-nearer", {"seat": won})) for each in beyond]
            lost += [(each, Reason("claim.lost-to-win", {"seat": won})) for each in claims]
            return Resolution(tuple(each.action.seat for each in heard), None, _by_seat(lost))
        for rank in self.ranks:
            equal = tuple(each for each in claims if isinstance(each.action, rank))
            if equal:
                first = equal[0]
                taker = first.action.seat
                lost = [(each, Reason("claim.lost-to-nearer", {"seat": taker})) for each in equal[1:]]
                lower = [each for each in claims if each not in equal]
                lost += [(each, Reason("claim.lost-to-set", {"seat": taker})) for each in lower]
                return Resolution((), first.action, _by_seat(lost))
        return Resolution()


def _by_seat(lost: list[tuple[Answer, Reason]]) -> tuple[tuple[Seat, Reason], ...]:
    """Who lost, and why."""
    return tuple((each.action.seat, why) for each, why in lost)
