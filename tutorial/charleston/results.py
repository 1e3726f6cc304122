"""What became of a decision: what went and came, what the coach says of it, which lines are near before and after."""

from dataclasses import dataclass

from django.utils.functional import cached_property
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine.actions import (
    Action,
    BlindPass,
    ContinueCharleston,
    Courtesy,
    PassTiles,
)
from engine.coach.reviews import Review, review
from engine.events import TilesPassed
from engine.phases.charleston import PASSED, CourtesyOffer, SecondVote, Way
from engine.reasons import Reason
from engine.seats import Seat
from engine.tiles import Tile
from tutorial.charleston import near_lines, titles
from tutorial.charleston.near_lines import Change
from tutorial.charleston.sittings import Decision
from tutorial.wording import numbers, seats, told
from tutorial.wording.near_lines import LineBeside


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player said."""

    player: str
    """Who."""
    said: str
    """What."""


@dataclass(frozen=True, slots=True)
class Better:
    """What the coach would have done instead."""

    tiles: tuple[Tile, ...]
    """The tiles to let go; none if it is no pass, or one of unseen tiles only."""
    unseen: int
    """Units: tiles. How many go on unseen."""
    said: str
    """The same in words, where there are no tiles to show."""
    reasons: tuple[Reason, ...]
    """Why, as far as it is not said already."""


@dataclass(frozen=True)
class Result:
    """What became of a decision."""

    decision: Decision
    """The decision."""
    me: Seat
    """The learner's seat."""

    @property
    def title(self) -> str:
        """What it was about."""
        return titles.title(self.decision)

    @property
    def gave(self) -> tuple[Tile, ...]:
        """The tiles she let go, in display order."""
        kept = self.decision.after.hand.concealed
        return tuple(each for each in self.decision.before.hand.concealed if each not in kept)

    @property
    def got(self) -> tuple[Tile, ...]:
        """The tiles that came."""
        had = self.decision.before.hand.concealed
        return tuple(each for each in self.decision.after.hand.concealed if each not in had)

    @property
    def chosen(self) -> tuple[Tile, ...]:
        """The tiles she chose, while they still lie on her rack."""
        return () if self.gave else self.decision.action.pieces

    @property
    def unseen(self) -> int:
        """Units: tiles. How many went on unseen."""
        return sum(each.blind for each in self._passed if each.seat is self.me)

    @property
    def taker(self) -> str:
        """Who has got her tiles, after a colon."""
        own = next((each for each in self._passed if each.seat is self.me), None)
        return seats.phrase(own.taker, me=self.me) if own and own.taker is not None else ""

    @property
    def giver(self) -> str:
        """Whose tiles came, after a colon."""
        to_her = next((each for each in self._passed if each.taker is self.me), None)
        return seats.phrase(to_her.seat, me=self.me) if to_her else ""

    @property
    def _passed(self) -> tuple[TilesPassed, ...]:
        """The tiles that have moved."""
        return tuple(each for each in self.decision.events if isinstance(each, TilesPassed))

    @cached_property
    def review(self) -> Review | None:
        """What the coach says of it."""
        return review(self.decision.before, self.decision.action)

    @property
    def heading(self) -> str:
        """The same in a line; what happened, where there is nothing to judge."""
        found = self.review
        if found is None:
            return titles.happened(self.decision.action)
        if isinstance(self.decision.action, PassTiles | BlindPass):
            return _("A good pass") if found.is_good else _("There was a better pass")
        return _("The coach agrees") if found.is_good else _("The coach would decide otherwise")

    @property
    def better(self) -> Better | None:
        """What would have been better."""
        found = self.review
        if found is None or found.better is None:
            return None
        action, known = found.better.action, found.reasons
        unseen = PASSED - len(action.pieces) if isinstance(action, BlindPass) else 0
        said = "" if action.pieces else told.proposal(action)
        return Better(action.pieces, unseen, said, tuple(each for each in found.better.reasons if each not in known))

    @property
    def sentences(self) -> tuple[str, ...]:
        """What else happened, in words."""
        others = (e for e in self.decision.events if not (isinstance(e, TilesPassed) and e.seat is self.me))
        return told.tell(others, me=self.me)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """What the players said, where all said something."""
        actions = sorted((self.decision.action, *self.decision.others), key=lambda each: each.seat.after(self.me))
        said = ((each.seat, self._said(each)) for each in actions)
        return tuple(Answer(seats.name(seat, me=self.me), words) for seat, words in said if words)

    @property
    def changes(self) -> tuple[Change, ...]:
        """The nearest lines before and after, if the rack has changed."""
        before, after = self.decision.before, self.decision.after
        return near_lines.changes(before, after) if before.hand != after.hand else ()

    @property
    def near(self) -> tuple[LineBeside, ...]:
        """The lines that are near now."""
        return near_lines.near(self.decision.after)

    def _said(self, action: Action) -> str:
        """A vote or an offer in a word; nothing of what is not said aloud to her."""
        phase = self.decision.before.phase
        if isinstance(phase, SecondVote):
            is_for = isinstance(action, ContinueCharleston)
            return pgettext("vote", "go on") if is_for else pgettext("vote", "stop")
        if isinstance(phase, CourtesyOffer) and isinstance(action, Courtesy):
            is_ours = action.seat in (self.me, Way.ACROSS.from_seat(self.me))
            return numbers.number(action.count) if is_ours else ""
        return ""
