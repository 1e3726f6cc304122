"""Answers of the lessons as a learner gives them: which boxes she ticks, which button she presses."""

from engine.exercises.answers import read_tiles
from engine.exercises.discard import ChooseDiscard
from engine.exercises.finish_hand import FinishHand
from engine.exercises.make_set import MakeSet
from engine.exercises.pass_three import PassThree
from engine.exercises.pick_tiles import PickTiles
from engine.exercises.spot_exchange import SpotExchange
from engine.hands import parse_hand
from tutorial.content.library import get_library
from tutorial.content.values import Lesson, Step

LOCALES = ("en", "sq", "sw", "bn", "hi", "ka")


def lessons() -> list[Lesson]:
    """Every lesson there is."""
    return list(get_library().lessons.values())


def steps() -> list[tuple[Lesson, Step]]:
    """Every step of every lesson."""
    return [(lesson, step) for lesson in lessons() for step in lesson.steps]


def step_id(pair: tuple[Lesson, Step]) -> str:
    """A step's name in a list of tests."""
    return f"{pair[0].key}/{pair[1].id}"


def values(step: Step, answer: str) -> list[str]:
    """What the form sends for an answer: the tiles of the rack by name, or the one choice."""
    match step.exercise:
        case PickTiles() | MakeSet() as asked:
            rack = asked.tiles
        case FinishHand() as asked:
            rack = asked.offered
        case ChooseDiscard() | PassThree() | SpotExchange() as asked:
            rack = parse_hand(asked.hand).concealed
        case _:
            return [answer]
    return [each.name for each in read_tiles(answer, rack=rack)]
