"""Sentences about answers that cannot be judged."""

from tutorial.wording.frames import Slot, said

FRAMES = {
    "answer.empty": said("Nothing is chosen yet."),
    "answer.not-on-rack": said("This tile is not here to choose: %(tile)s.", tile=Slot.TILE),
    "answer.more-than-on-rack": said("You chose more copies of this tile than lie here: %(tile)s.", tile=Slot.TILE),
    "answer.not-offered": said("This is not one of the choices: “%(text)s”.", text=Slot.TEXT),
    "answer.no-number": said("This is not a whole number: “%(text)s”.", text=Slot.TEXT),
}
