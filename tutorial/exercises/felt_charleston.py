"""The felts of questions about the Charleston: what to pass, and to whom."""

from engine.exercises.frame import LEARNER
from engine.exercises.pass_direction import PassDirection
from engine.exercises.pass_three import PassThree
from engine.ruleset import Variant
from engine.seats import Seat
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, choices, rack
from tutorial.wording import markup, seats


def pass_three(exercise: PassThree, _variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The learner's rack; a key passes what she has chosen."""
    tiles = exercise.held.laid_out
    return Felt(rack=rack(tiles, answered, ask=markup.Ask.MANY, american=True), waits=True)


def pass_direction(exercise: PassDirection, _variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The other players."""
    return Felt(choices=choices(exercise.choices, answered, name=_player), waits=confirms)


def _player(letter: str) -> str:
    """Where a player sits."""
    return seats.name(Seat[letter], me=LEARNER)
