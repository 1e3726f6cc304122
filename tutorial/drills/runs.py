"""A round of questions: what is asked, what was answered. All of it travels, signed, in the address; nothing is kept.

So a round goes on without a script, an account or a database, and two windows hold two rounds. An answer makes a new
round out of the old one and never changes it: whoever goes back or loads a page again counts nothing twice.
"""

from dataclasses import dataclass, replace
from urllib.parse import urlencode

from django.core.signing import BadSignature, Signer
from django.urls import reverse

from tutorial.drills.skills import Drill, NoSuchDrill, find
from tutorial.exercises.answers import Answered

FIELD = "run"
"""The part of an address that holds a round."""
LONGEST = 2000
"""Units: characters. A round that gets longer keeps only the numbers of what was answered first."""
RECENT = 5
"""So many questions back, none is asked again in a round without end."""
_SIGNER = Signer(salt="drills.run.1")  # count on when the form of what is signed changes


class NoSuchRun(LookupError):
    """The text is no round that this site has signed."""


@dataclass(frozen=True, slots=True)
class Given:
    """The first answer to one question of a round."""

    seed: int
    """The number of the question."""
    text: str
    """The answer, as its form sent it."""
    hints: int
    """How many hints were open."""
    right: bool
    """It met the goal."""


@dataclass(frozen=True, slots=True)
class Run:
    """A round as far as it has come."""

    drill: Drill
    """What is drilled."""
    coming: tuple[int, ...]
    """The numbers of the questions still to be asked; the first of them is asked now."""
    is_endless: bool = False
    """It goes on until the learner stops."""
    given: tuple[Given, ...] = ()
    """What was answered, in order."""
    earlier: int = 0
    """How many questions were answered before those."""
    earlier_right: int = 0
    """How many of them rightly."""

    @property
    def asked(self) -> int:
        """How many questions were answered."""
        return self.earlier + len(self.given)

    @property
    def right(self) -> int:
        """How many of them rightly."""
        return self.earlier_right + sum(each.right for each in self.given)

    @property
    def length(self) -> int:
        """How many questions it has; in a round without end, how many were answered."""
        return self.asked + (0 if self.is_endless else len(self.coming))

    @property
    def is_over(self) -> bool:
        """Nothing more is asked."""
        return not self.coming

    @property
    def slips(self) -> tuple[Given, ...]:
        """What was answered wrongly."""
        return tuple(each for each in self.given if not each.right)

    @property
    def token(self) -> str:
        """The round as addresses hold it."""
        return _SIGNER.sign_object(
            [
                (self.drill.variant, self.drill.kind, self.drill.level),
                self.coming,
                self.is_endless,
                [(each.seed, each.text, each.hints, each.right) for each in self.given],
                self.earlier,
                self.earlier_right,
            ],
            compress=True,
        )

    @property
    def url(self) -> str:
        """Where it goes on: the question asked now, or the end."""
        return self.end_url if self.is_over else self.question_url(self.coming[0])

    @property
    def end_url(self) -> str:
        """Where its result is told."""
        return f"{reverse('drills:result')}?{urlencode({FIELD: self.token})}"

    def question_url(self, seed: int) -> str:
        """Where one of its questions is asked."""
        return f"{question_url(self.drill, seed)}?{urlencode({FIELD: self.token})}"

    def has_answered(self, seed: int) -> bool:
        """The question is the one answered last."""
        return bool(self.given) and self.given[-1].seed == seed

    def asks(self, drill: Drill, seed: int) -> bool:
        """The question is asked now, or the one answered last."""
        return drill == self.drill and (self.has_answered(seed) or self.coming[:1] == (seed,))

    def after(self, answered: Answered, hints: int) -> "Run":
        """The round after an answer to the question asked now."""
        seed, *coming = self.coming
        given = (*self.given, Given(seed, " ".join(answered.text.split()), hints, answered.is_right))
        if self.is_endless:
            coming = [self.drill.seed_after(tuple(each.seed for each in given[-RECENT:]))]
        return replace(self, coming=tuple(coming), given=given).shortened()

    def shortened(self) -> "Run":
        """The same, of the first answers only the numbers if it is too long for an address."""
        run = self
        while len(run.given) > 1 and len(run.token) > LONGEST:
            first, *given = run.given
            right = run.earlier_right + first.right
            run = replace(run, given=tuple(given), earlier=run.earlier + 1, earlier_right=right)
        return run

    def slips_again(self) -> "Run":
        """A new round of the questions that were answered wrongly."""
        return Run(self.drill, tuple(dict.fromkeys(each.seed for each in self.slips)))


def begin(drill: Drill, length: int | None, *, first: int) -> Run:
    """A round that begins with the question of this number; None asks for one without end."""
    return Run(drill, drill.seeds(first, length or 1), is_endless=length is None)


def read(token: str) -> Run:
    """The round an address holds.

    Raises: NoSuchRun for anything this site has not signed, and for drills it no longer has.
    """
    try:
        drill, coming, is_endless, given, earlier, earlier_right = _SIGNER.unsign_object(token)
        return Run(
            find(*drill), tuple(coming), is_endless, tuple(Given(*each) for each in given), earlier, earlier_right
        )
    except (BadSignature, NoSuchDrill) as error:
        raise NoSuchRun from error


def question_url(drill: Drill, seed: int) -> str:
    """Where a generated question is, for itself."""
    return reverse("drills:question", args=(drill.variant, drill.kind, drill.level, seed))
