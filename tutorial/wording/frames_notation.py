"""Sentences about texts that cannot be read as tiles, sets or hands."""

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
    "meld.unreadable": said("This cannot be read as a set on the table: “%(text)s”.", text=Slot.TEXT),
    "meld.not-a-set": said("These tiles do not make the set they are called: “%(text)s”.", text=Slot.TEXT),
    "hand.unreadable": said("This cannot be read as a hand: “%(text)s”.", text=Slot.TEXT),
    "hand.five-alike": said("No hand holds more than four copies of this tile: %(tile)s.", tile=Slot.TILE),
}
