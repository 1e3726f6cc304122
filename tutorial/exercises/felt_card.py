"""The felts of questions about the lines of a card: where jokers may stand, and which line is near."""

from django.utils.safestring import SafeString
from django.utils.translation import pgettext

from engine.exercises.closest_line import ClosestLine
from engine.exercises.is_it_a_win import YES
from engine.exercises.joker_legal import JokerLegal
from engine.notation import print_designs
from engine.ruleset import Variant
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, choices, hand
from tutorial.wording import markup


def joker_legal(exercise: JokerLegal, _variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The tiles as they lie, jokers among them; below them yes and no."""
    shown = markup.row(exercise.lying, size="l", american=True)
    return Felt(shown, choices=choices(exercise.choices, answered, name=_may), waits=confirms)


def _may(answer: str) -> str:
    """Yes or no."""
    return pgettext("may it be done?", "Yes") if answer == YES else pgettext("may it be done?", "No")


def closest_line(exercise: ClosestLine, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The rack; below it the lines, each as its hand that is nearest."""
    nearest = exercise.nearest(variant)

    def shown(line: str) -> SafeString:
        groups = ((each.design,) * each.size for each in nearest[line][1].blocks)
        return markup.row(" ".join(map(print_designs, groups)), size="xs", american=True)

    return Felt(
        hand(exercise.held, answered, american=True),
        choices=choices(exercise.choices, answered, name=shown),
        waits=confirms,
    )
