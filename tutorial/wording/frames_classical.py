"""Sentences about points, doubles and payments in the classical game."""

from tutorial.wording.frames import Slot, said

FRAMES = {
    "score.doubled": said(
        "%(base)s × %(factor)s = %(amount)s for this: %(pattern)s.",
        base=Slot.NUMBER,
        factor=Slot.NUMBER,
        amount=Slot.NUMBER,
        pattern=Slot.TERM,
    ),
    "score.doubled-of": said(
        "%(base)s × %(factor)s = %(amount)s for this: %(pattern)s (%(tiles)s).",
        base=Slot.NUMBER,
        factor=Slot.NUMBER,
        amount=Slot.NUMBER,
        pattern=Slot.TERM,
        tiles=Slot.TILES,
    ),
    "score.calling": said(
        "%(amount)s, for one tile is missing for this: %(pattern)s.", amount=Slot.NUMBER, pattern=Slot.TERM
    ),
    "pay.winning-hand": said("Everybody pays the winner what the hand is worth: %(amount)s.", amount=Slot.NUMBER),
    "pay.winning-hand-doubled": said(
        "East pays and gets double for the winning hand: 2 × %(base)s = %(amount)s.",
        base=Slot.NUMBER,
        amount=Slot.NUMBER,
    ),
    "pay.difference": said(
        "Those who did not win pay each other the difference: %(more)s − %(less)s = %(amount)s.",
        more=Slot.NUMBER,
        less=Slot.NUMBER,
        amount=Slot.NUMBER,
    ),
    "pay.difference-doubled": said(
        "East pays and gets double the difference: 2 × (%(more)s − %(less)s) = %(amount)s.",
        more=Slot.NUMBER,
        less=Slot.NUMBER,
        amount=Slot.NUMBER,
    ),
}
