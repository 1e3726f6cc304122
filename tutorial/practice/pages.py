"""What the pages of the practice table show, put together for their templates."""

from dataclasses import dataclass, replace

from django.urls import reverse
from django.utils.functional import cached_property
from django.utils.translation import gettext

from engine.actions import BlindPass, Discard, PassTiles
from engine.coach.advice import Advice, advise
from engine.coach.card_players import has_card
from engine.reasons import Reason
from tutorial.learners.preferences import Preferences
from tutorial.practice import asking, endings, story, verbs
from tutorial.practice.charleston import CharlestonShown, charleston
from tutorial.practice.games import title
from tutorial.practice.looks import Look
from tutorial.practice.near import NearLines, near_lines
from tutorial.practice.racks import Rack
from tutorial.practice.services import Note, Refusal
from tutorial.practice.sittings import HINTS, LINES, UNDO, Sitting
from tutorial.practice.table import Table, table
from tutorial.practice.tasks import Progress, TaskShown, task_of
from tutorial.wording import markup, told


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
        return self.here + replace(self.look, hints=0).query()

    @property
    def hint_url(self) -> str:
        """The hand with the coach's word."""
        return self.here + replace(self.look, trying=False, hints=1).query()

    @property
    def try_url(self) -> str:
        """The hand with every key, or without them if they are all there."""
        return self.here + replace(self.look, trying=not self.look.trying, hints=0).query()

    @property
    def other_view_url(self) -> str:
        """The same in words, or as a table."""
        return self.here + replace(self.look, in_words=not self.look.in_words).query()

    @property
    def order_url(self) -> str:
        """The rack in the order of the nearest line, or as it is dealt."""
        return self.here + replace(self.look, by_line=not self.look.by_line).query()

    @property
    def undo_url(self) -> str:
        """Where a decision is taken back."""
        look = replace(self.look, trying=False, hints=0)
        return reverse("practice:undo", args=(self.sitting.hand.pk,)) + look.query()

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
    def charleston(self) -> CharlestonShown | None:
        """The passes before play; None while there are none."""
        return charleston(self.sitting)

    @cached_property
    def near(self) -> NearLines | None:
        """The lines of the card beside the rack; None where there is no card, or once the deal is over."""
        is_wanted = self.sitting.offers(LINES) and not self.sitting.deal.is_over
        if not is_wanted:
            return None
        going = self.advice.action if self.advice else None
        is_let_go = isinstance(going, PassTiles | BlindPass | Discard)
        return near_lines(self.sitting.view, going=going.pieces if going and is_let_go else ())

    @property
    def has_card(self) -> bool:
        """Hands are lines of a card."""
        return has_card(self.sitting.deal.variant)

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
    def tries(self) -> tuple[verbs.Verb, ...]:
        """The keys of the mode in which everything can be tried; none in the other."""
        return verbs.tries(self.sitting.deal.variant) if self.look.trying else ()

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

    @cached_property
    def rack(self) -> Rack:
        """Her tiles."""
        tried = self.refusal.action.pieces if self.refusal and self.refusal.action else ()
        passes = self.question is not None and bool(self.question.together)
        return Rack(self.sitting, self._asks_for, tried, self.advice, passes, self.look.by_line)

    @property
    def enter(self) -> str:
        """The verb that Enter on a chosen tile means; nothing where no tile is chosen, or everything may be tried."""
        if self.question is None or self.look.trying:
            return ""
        return self.question.together[0].name if self.question.together else "discard" if self.rack.waits else ""

    @property
    def _asks_for(self) -> markup.Ask:
        """What can be done with the tiles of the rack."""
        if self.question and (self.look.trying or self.question.together):
            return markup.Ask.MANY
        if self.question is None or not self.question.may_discard:
            return markup.Ask.SHOW
        return markup.Ask.PRESS if self.preferences.taps else markup.Ask.ONE

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
