"""The felts of questions about a full hand: is it complete, what can be made of it?"""

from django.utils.translation import pgettext

from engine.coach.card_players import has_card
from engine.exercises.is_it_a_win import IsItAWin
from engine.exercises.play_hand import PlayHand
from engine.exercises.yes_or_no import YES
from engine.ruleset import Variant
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, choices, hand


def is_it_a_win(exercise: IsItAWin, _variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The hand, and below it yes and no."""
    return Felt(hand(exercise.held, answered), choices=choices(exercise.choices, answered, name=_said), waits=confirms)


def _said(answer: str) -> str:
    """Yes or no."""
    return pgettext("is the hand complete?", "Yes") if answer == YES else pgettext("is the hand complete?", "No")


def play_hand(exercise: PlayHand, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The tiles the learner begins with; she plays them at the practice table."""
    return Felt(hand(exercise.dealt(variant), answered, american=has_card(variant)))
