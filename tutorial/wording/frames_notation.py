"""Sentences about answers that cannot be read as tiles."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "notation.not-one-tile": said("Name exactly one tile. This names none, or several: “%(text)s”.", text=Slot.TEXT),
    "notation.too-long": said(
        "This answer is too long to be read. Up to %(most)s letters and digits are fine.", most=Slot.NUMBER
    ),
    "notation.unreadable": said(
        "No tile can be read at place %(place)s of the answer: “%(text)s”.", text=Slot.TEXT, place=Slot.NUMBER
    ),
    "notation.no-such-tile": said(
        "There is no such tile: “%(text)s”, at place %(place)s of the answer.", text=Slot.TEXT, place=Slot.NUMBER
    ),
    "notation.no-such-copy": said(
        "There is no such copy of a tile: “%(text)s”. Copies are numbered from 1 to %(most)s.",
        text=Slot.TEXT,
        place=Slot.NUMBER,
        most=Slot.NUMBER,
    ),
    "notation.copy-of-many": said(
        "The number of a copy can follow only one tile. Here it follows several: “%(text)s”.",
        text=Slot.TEXT,
        place=Slot.NUMBER,
    ),
    "notation.twice": said("The answer names the same tile twice: %(tile)s.", tile=Slot.TILE, place=Slot.NUMBER),
    "notation.too-many": counted(
        "The answer names this tile too often: %(tile)s. There is at most %(most)s of it.",
        "The answer names this tile too often: %(tile)s. There are at most %(most)s of it.",
        tile=Slot.TILE,
        most=Slot.COUNT,
        place=Slot.NUMBER,
    ),
}
