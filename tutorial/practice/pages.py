"""What the pages of the practice table show, put together for their templates."""

from dataclasses import dataclass
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.functional import cached_property
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from engine.actions import Discard
from engine.coach.advice import Advice, advise
from engine.deals import Came
from engine.phases.turn import Turn
from engine.reasons import Mark, Reason
from engine.tiles import Tile
from tutorial.content.library import get_library
from tutorial.learners.preferences import Preferences
from tutorial.practice import answers, asking, endings, story
from tutorial.practice.services import Note, Refusal
from tutorial.practice.sittings import HINTS, UNDO, Sitting
from tutorial.practice.table import Table, hand_in_words, table
from tutorial.practice.tasks import Progress, TaskShown, task_of
from tutorial.wording import markup, terms, tiles, told

TEXT = "text"
"""The value of `view` in an address that asks for the table in words."""


@dataclass(frozen=True, slots=True)
class Look:
    """How the learner wants to see the table; every part of it stands in the address."""

    in_words: bool = False
    """The table in words, line by line."""
    trying: bool = False
    """Every key there is, allowed or not."""
    hints: int = 0
    """How many hints were asked for."""

    def query(self) -> str:
        """The address's part for this look."""
        parts = {"view": TEXT if self.in_words else "", "try": "1" if self.trying else "", answers.HINTS: self.hints}
        stated = {name: value for name, value in parts.items() if value}
        return f"?{urlencode(stated)}" if stated else ""


@dataclass(frozen=True, slots=True)
class NamedTile:
    """A tile to choose by its name."""

    value: str
    """What the form sends."""
    label: str
    """What it is called."""
    chosen: bool
    """It was chosen in the form before."""


@dataclass(frozen=True)
class TablePage:
    """A hand as its page shows it."""

    sitting: Sitting
    """The learner at her table."""
    look: Look
    """How she wants to see it."""
    preferences: Preferences
    """How she likes her pages."""
    note: Note | None = None
    """What became of the form besides."""
    refusal: Refusal | None = None
    """What was tried in vain, and why."""
    is_part: bool = False
    """Only the part that changes is asked for; the question then gets the focus."""

    # ---- where things are ----

    @cached_property
    def here(self) -> str:
        """Where the hand is."""
        return reverse("practice:hand", args=(self.sitting.hand.pk,))

    @property
    def url(self) -> str:
        """Where forms go: the hand, seen as it is seen now."""
        return self.here + Look(in_words=self.look.in_words, trying=self.look.trying).query()

    @property
    def hint_url(self) -> str:
        """The hand with the coach's word."""
        return self.here + Look(self.look.in_words, hints=1).query()

    @property
    def try_url(self) -> str:
        """The hand with every key, or without them if they are all there."""
        return self.here + Look(self.look.in_words, not self.look.trying).query()

    @property
    def other_view_url(self) -> str:
        """The same in words, or as a table."""
        return self.here + Look(not self.look.in_words, self.look.trying, self.look.hints).query()

    @property
    def undo_url(self) -> str:
        """Where a decision is taken back."""
        return reverse("practice:undo", args=(self.sitting.hand.pk,)) + Look(self.look.in_words).query()

    @property
    def close_url(self) -> str:
        """Where a learner goes when she leaves; the hand is kept."""
        if self.task:
            return self.task.task.url
        return reverse("practice:start", args=(self.sitting.hand.variant,))

    @property
    def close_label(self) -> str:
        """What is there."""
        if self.task:
            return gettext("Back to the lesson; the hand is kept")
        return gettext("Leave the table; the hand is kept")

    @property
    def name(self) -> str:
        """The lesson's name, or the tradition's."""
        return self.task.task.title if self.task else title(self.sitting.hand.variant)

    @cached_property
    def task(self) -> TaskShown | None:
        """What the hand is played for, if a lesson asks for it."""
        task = task_of(self.sitting.hand)
        return TaskShown(task, self.sitting) if task else None

    @property
    def has_met_its_goal(self) -> bool:
        """There is a goal, and it is reached."""
        return self.task is not None and self.task.progress is Progress.MET

    @property
    def speaks_of_task_first(self) -> bool:
        """The latest move has settled whether the goal is reached; that gets the focus."""
        return self.task is not None and self.task.is_new and self.is_part and not self.refused

    # ---- what lies there ----

    @cached_property
    def table(self) -> Table:
        """The table."""
        return table(self.sitting.deal.state, self.sitting.me)

    @cached_property
    def question(self) -> asking.Question | None:
        """What she owes; None if nothing."""
        return asking.question(self.sitting.view) if self.sitting.is_to_act else None

    @cached_property
    def ending(self) -> endings.Ending | None:
        """How the deal ended; None while it is played."""
        return endings.ending(self.sitting.view)

    @property
    def has_won(self) -> bool:
        """Her own hand is among those shown."""
        outcome = self.sitting.view.outcome
        return outcome is not None and self.sitting.me in outcome.winners

    @property
    def tries(self) -> tuple[asking.Verb, ...]:
        """The keys of the mode in which everything can be tried; none in the other."""
        return asking.tries(self.sitting.deal.variant) if self.look.trying else ()

    @property
    def can_undo(self) -> bool:
        """There is a decision that may be taken back."""
        return self.sitting.offers(UNDO) and self.sitting.broken is None and bool(self.sitting.decisions)

    @property
    def gives_hints(self) -> bool:
        """The coach may be asked."""
        return self.sitting.offers(HINTS) and self.question is not None

    @cached_property
    def advice(self) -> Advice | None:
        """The coach's word, if it was asked for."""
        return advise(self.sitting.view) if self.look.hints and self.gives_hints else None

    @property
    def proposal(self) -> str:
        """What the coach proposes, in words."""
        return told.proposal(self.advice.action) if self.advice else ""

    @property
    def recent(self) -> tuple[str, ...]:
        """What happened since her last decision."""
        return story.since_last_decision(self.sitting)

    @property
    def whole_story(self) -> tuple[story.Passage, ...]:
        """Everything that happened."""
        return story.whole(self.sitting)

    # ---- her tiles ----

    @cached_property
    def held(self) -> tuple[Tile, ...]:
        """Her tiles as they stand on the rack, the drawn one last."""
        concealed = self.sitting.view.hand.concealed
        return (*(each for each in concealed if each is not self.drawn), self.drawn) if self.drawn else concealed

    @property
    def drawn(self) -> Tile | None:
        """The tile that stands apart."""
        hand = self.sitting.view.hand
        return hand.drawn if _was_drawn(self.sitting) else None

    @property
    def asks_for(self) -> markup.Ask:
        """What can be done with the tiles of the rack."""
        if self.look.trying and self.question:
            return markup.Ask.MANY
        if self.question is None or not self.question.may_discard:
            return markup.Ask.SHOW
        return markup.Ask.PRESS if self.preferences.taps else markup.Ask.ONE

    @property
    def waits(self) -> bool:
        """A chosen tile waits for a key."""
        return self.asks_for is markup.Ask.ONE

    @property
    def rack(self) -> SafeString:
        """Her tiles."""
        return markup.rack(
            self.held,
            ask=self.asks_for,
            field=self.field,
            marks=self.marks,
            chosen=self.chosen,
            drawn=self.drawn,
            extra="idle" if self.asks_for is markup.Ask.SHOW else "",
        )

    @property
    def rack_in_words(self) -> tuple["NamedTile", ...]:
        """Her tiles, each with its name, for the table in words."""
        return tuple(
            NamedTile(each.name, tiles.label(each, drawn=each is self.drawn), each in self.chosen) for each in self.held
        )

    @property
    def field(self) -> str:
        """The field a tile is sent in."""
        return answers.DISCARD if self.asks_for is markup.Ask.PRESS else answers.TILE

    @property
    def hand_in_words(self) -> str:
        """Her tiles, listed."""
        return hand_in_words(self.held)

    @property
    def chosen(self) -> tuple[Tile, ...]:
        """The tiles she tried something with."""
        return self.refusal.action.pieces if self.refusal and self.refusal.action else ()

    @property
    def marks(self) -> dict[Tile, Mark]:
        """The tile the coach means."""
        if self.advice and isinstance(self.advice.action, Discard):
            return {self.advice.action.tile: Mark.WHY}
        return {}

    # ---- what is said ----

    @property
    def refused(self) -> tuple[Reason, ...]:
        """Why what she tried is not allowed."""
        return self.refusal.reasons if self.refusal else ()

    @property
    def said(self) -> str:
        """What became of her form besides a move."""
        return {
            None: "",
            Note.STALE: gettext("The table had already gone on, so nothing was done twice. This is how it stands."),
            Note.OVER: gettext("Nothing can be done here any more."),
            Note.BACK: gettext(
                "Your decision is taken back. You have seen more since then, so this hand is for study."
            ),
            Note.NOTHING_TO_UNDO: gettext("There is no decision to take back."),
        }[self.note]


def _was_drawn(sitting: Sitting) -> bool:
    """The tile that makes one more was drawn just now, so it stands apart."""
    phase = sitting.view.phase
    return isinstance(phase, Turn) and phase.seat is sitting.me and phase.came is not Came.DEALT


def title(variant: str) -> str:
    """A tradition's name, fit for a headline; the id of one that is no longer there."""
    tradition = get_library().traditions.get(variant)
    return terms.title(tradition.term) if tradition else variant
