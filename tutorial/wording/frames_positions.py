"""Sentences about questions that cannot be asked. Authors read them; learners only where a broken lesson got out."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "position.unknown-goal": said("There is no such goal: “%(text)s”.", text=Slot.TEXT),
    "position.goal-cannot-be-counted": said("Tiles that a game does not use cannot be counted."),
    "position.not-in-this-set": said("This game does not use this tile: %(tile)s.", tile=Slot.TILE),
    "position.no-card": said("In this game hands are no lines of a card."),
    "position.no-charleston": said("This game has no Charleston."),
    "position.no-solution": said("No right answer is possible here."),
    "position.nothing-to-leave": said("Every tile belongs to the answer, so there is nothing to choose."),
    "position.nothing-to-add": said("The tiles lying there leave nothing to add."),
    "position.count-below-zero": said("The number of tiles to pick must not be below 0."),
    "position.too-few-choices": counted(
        "At least %(least)s choice is needed.",
        "At least %(least)s choices are needed.",
        least=Slot.COUNT,
    ),
    "position.choice-twice": said("The same choice is offered twice."),
    "position.answer-not-offered": said("The right answer is not among the choices."),
    "exercise.no-such-level": said("There is no such level of exercises: %(level)s.", level=Slot.NUMBER),
    "variant.unknown": said("There is no such variant: “%(text)s”.", text=Slot.TEXT),
}
