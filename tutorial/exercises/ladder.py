"""The hint ladder as a page shows it: the rungs taken in words, the others by what they will tell."""

from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import pgettext_lazy

from engine.coach.card_players import has_card
from engine.exercises.frame import LEARNER, Exercise, Rung
from engine.ruleset import Variant
from tutorial.wording import reasons

FIELD = "hints"
"""The form field, and the part of an address, that says how many rungs have been taken."""
ASK = "hint"
"""The form field of the key that takes the next rung; its value is how many will then have been taken."""

_LABELS = {
    Rung.GOAL: pgettext_lazy("hint", "The goal in other words"),
    Rung.AREA: pgettext_lazy("hint", "Where to look"),
    Rung.RULE: pgettext_lazy("hint", "The rule behind it"),
    Rung.TILE: pgettext_lazy("hint", "The tile to look at"),
    Rung.ANSWER: pgettext_lazy("hint", "The answer, with its reason"),
}
_NEXT = {
    Rung.GOAL: pgettext_lazy("hint", "Hint"),
    Rung.AREA: pgettext_lazy("hint", "Next hint: where to look"),
    Rung.RULE: pgettext_lazy("hint", "Next hint: the rule"),
    Rung.TILE: pgettext_lazy("hint", "Next hint: one tile"),
    Rung.ANSWER: pgettext_lazy("hint", "Last hint: the answer"),
}


@dataclass(frozen=True, slots=True)
class Step:
    """One rung on the page."""

    label: Promise
    """What it tells, shown while it is shut."""
    sentence: SafeString
    """What it says; empty while it is shut."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The five rungs, some of them taken."""

    rungs: tuple[Step, ...]
    """From the goal to the answer."""
    taken: int
    """How many are open."""
    ask: Promise | None
    """The label of the key that takes the next one; None when all are open."""

    @property
    def after_next(self) -> int:
        """How many will be open after the next."""
        return self.taken + 1


def read(text: str | None) -> int:
    """How many rungs a form or address says were taken; what is no number counts as none."""
    number = int(text) if text and text.isdecimal() and len(text) == 1 else 0
    return min(number, len(Rung))


def ladder(exercise: Exercise, variant: Variant, *, taken: int) -> Ladder:
    """The ladder of an exercise with so many rungs open; the engine is asked only if one is."""
    open_ones = exercise.hints(variant)[:taken] if taken else ()
    american = has_card(variant)
    said = [reasons.say(hint.reason, pictures=True, american=american, me=LEARNER) for hint in open_ones]
    shut = [SafeString()] * (len(Rung) - taken)
    rungs = tuple(Step(_LABELS[rung], sentence) for rung, sentence in zip(Rung, said + shut, strict=True))
    return Ladder(rungs, taken, _NEXT[tuple(Rung)[taken]] if taken < len(Rung) else None)
