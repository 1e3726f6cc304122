"""One question as a page shows it: goal, felt, verdict, hints, and where the answer goes."""

from dataclasses import dataclass
from hashlib import blake2b
from urllib.parse import urlencode

from django.utils.functional import cached_property
from django.utils.safestring import SafeString
from django.utils.translation import pgettext

from engine.coach.card_players import has_card
from engine.exercises.frame import LEARNER, Exercise
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.seats import Seat
from tutorial.exercises.answers import Answered, State
from tutorial.exercises.felt import felt
from tutorial.exercises.felt_parts import Felt
from tutorial.exercises.ladder import FIELD, Ladder, ladder
from tutorial.wording import reasons, tiles


def ticket(exercise: Exercise) -> str:
    """A short mark of the question: a form that carries another one belongs to an older question."""
    return blake2b(repr(exercise).encode(), digest_size=6).hexdigest()


@dataclass(frozen=True)
class Board:
    """Everything the templates in ``exercises/`` need to ask one question and to say what became of the answer."""

    exercise: Exercise
    """The question."""
    variant: Variant
    """The tradition whose rules judge it."""
    url: str
    """Where it is asked and answered."""
    goal: SafeString = SafeString()
    """The one line on the felt; empty for the engine's own words."""
    answered: Answered | None = None
    """The answer that came, with its ruling."""
    hints: int = 0
    """How many hints are open."""
    confirms: bool = False
    """A tap chooses only, and a key sends the answer."""
    next_url: str = ""
    """Where the learner goes when the answer is right."""
    next_label: str = ""
    """What is there; empty for the next step of a lesson."""
    moves_on: bool = False
    """A wrong answer opens the way on, too."""
    table_url: str = ""
    """Where the practice table for it is; empty for a question that is answered on the felt."""
    is_test: bool = False
    """There are no hints, and the first answer counts."""
    after: SafeString = SafeString()
    """What is said besides when the answer is right."""
    has_changed: bool = False
    """The answer belonged to an older form of the question and was not judged."""

    @cached_property
    def goal_line(self) -> SafeString:
        """The one line on the felt."""
        return self.goal or reasons.say(self.exercise.prompt(self.variant), american=self.american, me=self.me)

    @property
    def me(self) -> Seat:
        """Where the learner sits: reasons name the other players from there."""
        return LEARNER

    @property
    def american(self) -> bool:
        """Tiles are called as American players call them."""
        return has_card(self.variant)

    @cached_property
    def felt(self) -> Felt:
        """What lies on the felt."""
        with tiles.named(american=self.american):
            return felt(self.exercise, self.variant, self.answered, confirms=self.confirms)

    @cached_property
    def ladder(self) -> Ladder:
        """The hints."""
        return ladder(self.exercise, self.variant, taken=self.hints)

    @cached_property
    def ticket(self) -> str:
        """The mark of the question, for its form."""
        return ticket(self.exercise)

    @property
    def is_settled(self) -> bool:
        """The answer opens the way on."""
        if not self.answered or not self.next_url:
            return False
        return self.answered.is_right or (self.moves_on and self.answered.state is State.WRONG)

    @property
    def again_url(self) -> str:
        """The question without its answer, the hints as they are."""
        if not self.hints:
            return self.url
        return f"{self.url}{'&' if '?' in self.url else '?'}{urlencode({FIELD: self.hints})}"

    @property
    def heading(self) -> str:
        """The verdict in a word or two."""
        assert self.answered
        return {
            State.RIGHT: pgettext("verdict", "Correct!"),
            State.WRONG: pgettext("verdict", "Not quite"),
            State.REFUSED: pgettext("verdict", "Not an answer yet"),
        }[self.answered.state]

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why."""
        return self.answered.reasons if self.answered else ()
