"""The felts of questions about what lies open: how many tiles are left, which to let go, which to exchange."""

from engine.coach.card_players import has_card
from engine.exercises.count_left import CountLeft
from engine.exercises.discard import ChooseDiscard
from engine.exercises.spot_exchange import SpotExchange
from engine.ruleset import Variant
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, aside, hand, numbered, rack
from tutorial.exercises.felt_table import table
from tutorial.wording import markup


def count_left(exercise: CountLeft, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The tiles to count, apart from what lies on the table and the learner's hand; below them numbers to choose."""
    view = exercise.view(variant)
    american = has_card(variant)
    counted = markup.row(exercise.counted, size="l", american=american)
    shown = counted + table(view, answered, american=american) + hand(view.hand, answered, american=american)
    return Felt(shown, choices=numbered(exercise.choices, answered), waits=confirms)


def discard(exercise: ChooseDiscard, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """What lies on the table and before the learner, and her concealed tiles to choose from."""
    held = exercise.held
    ask = markup.Ask.ONE if confirms else markup.Ask.PRESS
    shown = table(exercise.view(variant), answered) + aside(held, answered)
    return Felt(shown, rack(held.laid_out, answered, ask=ask, drawn=held.drawn), waits=confirms)


def spot_exchange(exercise: SpotExchange, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The groups of the others and her own, and her concealed tiles to choose from."""
    view = exercise.view(variant)
    ask = markup.Ask.ONE if confirms else markup.Ask.PRESS
    shown = table(view, answered, american=True) + aside(view.hand, answered, american=True)
    tiles, drawn = view.hand.laid_out, view.hand.drawn
    return Felt(shown, rack(tiles, answered, ask=ask, drawn=drawn, american=True), waits=confirms)
