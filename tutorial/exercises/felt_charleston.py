"""The felts of questions about the Charleston: what to pass, and to whom."""

from engine.exercises.pass_three import PassThree
from engine.ruleset import Variant
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, rack
from tutorial.wording import markup


def pass_three(exercise: PassThree, _variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The learner's rack; a key passes what she has chosen."""
    tiles = exercise.held.laid_out
    return Felt(rack=rack(tiles, answered, ask=markup.Ask.MANY, american=True), waits=True)
