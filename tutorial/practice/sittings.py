"""A learner at her table: a stored hand with the line of play she is in.

What belongs here: reading a hand out of the database, in two queries. What does not: changing it (``services``).
"""

from dataclasses import dataclass
from uuid import UUID

from django.core.signing import BadSignature, Signer
from django.db.models import Exists, OuterRef
from django.utils.functional import cached_property

from engine.play import owing
from engine.reasons import EngineError, Reason
from engine.seats import Seat
from engine.view import View, view_of
from tutorial.models import Learner, PracticeAction, PracticeBranch, PracticeHand
from tutorial.practice.replays import Replay, replayed

HINTS, UNDO, LINES = "hints", "undo", "lines"
"""What a table may offer: a word of the coach, taking a decision back, and the nearest lines of the card."""


@dataclass(frozen=True, slots=True)
class Stored:
    """One action of a line of play, as the database has it."""

    text: str
    """What was done."""
    hints: int
    """How much help was asked for."""


@dataclass(frozen=True)
class Sitting:
    """A hand, the line of play in it that is on the table, and how it stands."""

    hand: PracticeHand
    """The hand."""
    branch: int
    """The number of the line."""
    line: tuple[Stored, ...]
    """Its actions."""
    is_open: bool
    """A decision was taken back after tiles were seen, so more is known now than could be then."""

    @cached_property
    def deal(self) -> Replay:
        """The deal as far as it was played.

        Raises: EngineError if this engine cannot deal it.
        """
        return replayed(self.hand.start, tuple(each.text for each in self.line))

    @property
    def me(self) -> Seat:
        """The learner's seat."""
        return Seat[self.hand.seat]

    @cached_property
    def view(self) -> View:
        """What she may know."""
        return view_of(self.deal.state, self.me)

    @cached_property
    def broken(self) -> Reason | None:
        """Why the hand can only be looked at: this engine refuses what is stored. None if all is well."""
        try:
            return self.deal.refused
        except EngineError as error:
            return error.reason

    @cached_property
    def is_dealt(self) -> bool:
        """There is a table to show: this engine can at least deal the hand."""
        try:
            return bool(self.deal)
        except EngineError:
            return False

    @property
    def ply(self) -> int:
        """Units: actions. How many the line has."""
        return len(self.line)

    @property
    def is_to_act(self) -> bool:
        """The table waits for her."""
        return self.broken is None and self.me in owing(self.deal.state)

    @property
    def waits_for_another(self) -> bool:
        """The table waits for somebody else. It never does as it is stored, but by the rules of a later day it may."""
        return self.broken is None and not self.deal.is_over and not self.is_to_act

    @property
    def decisions(self) -> tuple[int, ...]:
        """The plies at which she acted."""
        return tuple(at for at, each in enumerate(self.line) if each.text.startswith(self.hand.seat))

    def offers(self, help: str) -> bool:
        """The table offers this help."""
        return help in self.hand.help.split()

    @property
    def token(self) -> str:
        """A signed mark of how the table stands; a form that carries another one comes too late."""
        return _signer(self.hand.pk).sign(f"{self.branch}.{self.ply}")

    def fits(self, token: str) -> bool:
        """The form was made while the table stood as it stands."""
        try:
            return _signer(self.hand.pk).unsign(token) == f"{self.branch}.{self.ply}"
        except BadSignature:
            return False


def _signer(hand: UUID) -> Signer:
    """What signs the tokens of one hand, and of no other."""
    return Signer(salt=f"tutorial.practice.{hand}")


def sit(learner: Learner | None, id: UUID, *, lock: bool = False) -> Sitting:
    """The learner at this table of hers; locked until the transaction ends, if it is to be changed.

    Raises: PracticeHand.DoesNotExist also for a hand that is somebody else's.
    """
    hands = PracticeHand.objects.select_for_update() if lock else PracticeHand.objects
    return sitting(hands.get(pk=id, learner=learner))


def sitting(hand: PracticeHand) -> Sitting:
    """The newest line of play of a hand."""
    rows = PracticeBranch.objects.filter(hand=hand).order_by("pk", "actions__ply")
    parents: dict[int, tuple[int | None, int]] = {}
    own: dict[int, list[Stored]] = {}
    for branch, parent, from_ply, text, hints in rows.values_list(
        "pk", "parent", "from_ply", "actions__action", "actions__hint_level"
    ):
        parents[branch] = (parent, from_ply)
        actions = own.setdefault(branch, [])
        if text is not None:
            actions.append(Stored(text, hints))
    newest = max(parents)
    return Sitting(hand, newest, _line(newest, parents, own), is_open=len(parents) > 1)


def _line(branch: int, parents: dict[int, tuple[int | None, int]], own: dict[int, list[Stored]]) -> tuple[Stored, ...]:
    """All actions of a line: those kept of its parent's, then its own."""
    path = [branch]
    while (parent := parents[path[-1]][0]) is not None:
        path.append(parent)
    line: list[Stored] = []
    for each in reversed(path):
        line = line[: parents[each][1]] + own[each]
    return tuple(line)


def untouched(learner: Learner, start: str, level: str, task: str) -> PracticeHand | None:
    """A hand with this start, played for the same, that lies there as it was dealt: she has not acted in it yet."""
    acted = PracticeAction.objects.filter(branch__hand=OuterRef("pk"), seat=OuterRef("seat"))
    return (
        PracticeHand.objects.filter(learner=learner, start=start, level=level, task=task, closed_at=None)
        .filter(~Exists(acted))
        .first()
    )
