"""How a round went: what was right, and the slips, grouped by the reason behind them."""

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from django.utils.functional import cached_property
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import ngettext

from engine.notation import NotationError, parse_tiles
from engine.reasons import Reason
from tutorial.drills.lessons import Taught, taught
from tutorial.drills.runs import Given, Run, question_url
from tutorial.exercises import answers
from tutorial.exercises.board import Board
from tutorial.wording import markup, numbers


@dataclass(frozen=True)
class Slip:
    """A question that was answered wrongly."""

    number: int
    """Which of the round, counted from 1."""
    board: Board
    """The question with the ruling on the answer."""

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why it was wrong."""
        return self.board.reasons

    @property
    def choice(self) -> SafeString:
        """What was chosen: a name or number, or tiles with their marks; nothing if neither tells it."""
        answered = self.board.answered
        assert answered
        named = next((each.label for each in self.board.felt.choices if each.mark), "")
        if named:
            return format_html("{}", named)
        try:
            pieces = [piece for name in answered.text.split() for piece in parse_tiles(name)]
            return markup.row(pieces, marks=answered.marks)
        except NotationError:
            return SafeString()


@dataclass(frozen=True, slots=True)
class Group:
    """Slips with the same reason, or with reasons that one step teaches."""

    slips: tuple[Slip, ...]
    """The questions, in order."""
    taught: Taught | None
    """The lesson step to look at; None as long as there is none."""

    @property
    def reason(self) -> Reason:
        """The reason, as it was first met."""
        return self.slips[0].reasons[0]


@dataclass(frozen=True)
class Result:
    """A round that is over, or that was stopped."""

    run: Run
    """The round."""

    @property
    def headline(self) -> str:
        """How many were right, in words."""
        # Translators: the result of a round of questions, as a headline: "8 of 10 right"
        said = ngettext("%(right)s of %(all)s right", "%(right)s of %(all)s right", self.run.right)
        return said % {"right": numbers.number(self.run.right), "all": numbers.number(self.run.asked)}

    @property
    def hinted(self) -> int:
        """How many of the right ones were answered with a hint."""
        return sum(each.right and each.hints > 0 for each in self.run.given)

    @property
    def unaided(self) -> int:
        """How many were answered rightly without one."""
        return self.run.right - self.hinted

    @property
    def wrong(self) -> int:
        """How many were not."""
        return self.run.asked - self.run.right

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The slips by what teaches their reason, else by the reason itself; the most frequent first."""
        found: dict[Taught | str, list[Slip]] = {}
        for slip in _slips(self.run):
            code = slip.reasons[0].code
            found.setdefault(taught(code, self.run.drill, slip.board.exercise) or code, []).append(slip)
        groups = (Group(tuple(slips), key if isinstance(key, Taught) else None) for key, slips in found.items())
        return tuple(sorted(groups, key=lambda group: -len(group.slips)))


def _slips(run: Run) -> list[Slip]:
    """The questions that were answered wrongly, each judged again for its reasons."""
    return [
        Slip(number, _board(run, given))
        for number, given in enumerate(run.given, start=run.earlier + 1)
        if not given.right
    ]


def _board(run: Run, given: Given) -> Board:
    """A question of the round with the answer that was given."""
    exercise, rules = run.drill.exercise(given.seed), run.drill.rules
    said: Mapping[str, str] = {answers.FIELD: given.text}
    url = f"{question_url(run.drill, given.seed)}?{urlencode(said)}"
    return Board(exercise, rules, url, answered=answers.judge(exercise, rules, given.text))
