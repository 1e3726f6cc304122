"""The felts of questions about the lines of a card: where jokers may stand, and which line is near."""

from django.utils.translation import pgettext

from engine.exercises.is_it_a_win import YES
from engine.exercises.joker_legal import JokerLegal
from engine.ruleset import Variant
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, choices
from tutorial.wording import markup


def joker_legal(exercise: JokerLegal, _variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The tiles as they lie, jokers among them; below them yes and no."""
    shown = markup.row(exercise.lying, size="l", american=True)
    return Felt(shown, choices=choices(exercise.choices, answered, name=_may), waits=confirms)


def _may(answer: str) -> str:
    """Yes or no."""
    return pgettext("may it be done?", "Yes") if answer == YES else pgettext("may it be done?", "No")
