"""Sentences that ask: the one line on the felt where a lesson brings none of its own."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "ask.name-tile": said("Which tile is this?"),
    "ask.pick-all": said("Pick all tiles of this kind: %(kind)s.", kind=Slot.KIND),
    "ask.pick-some": counted(
        "Pick %(count)s tile of this kind: %(kind)s.",
        "Pick %(count)s tiles of this kind: %(kind)s.",
        kind=Slot.KIND,
        count=Slot.COUNT,
    ),
    "ask.pick-unused": said("Pick all tiles that this game does not use."),
    "ask.pick-some-unused": counted(
        "Pick %(count)s tile that this game does not use.",
        "Pick %(count)s tiles that this game does not use.",
        count=Slot.COUNT,
    ),
    "ask.pick-used": said("Pick all tiles that this game uses."),
    "ask.pick-some-used": counted(
        "Pick %(count)s tile that this game uses.",
        "Pick %(count)s tiles that this game uses.",
        count=Slot.COUNT,
    ),
    "ask.make-set": counted(
        "Choose %(count)s tile to make this: %(kind)s.",
        "Choose %(count)s tiles to make this: %(kind)s.",
        kind=Slot.TERM,
        count=Slot.COUNT,
    ),
    "ask.make-any-set": said("Choose tiles to make a set: a chow, a pung or a kong."),
    "ask.complete-set": counted(
        "Choose %(count)s more tile to complete this: %(kind)s.",
        "Choose %(count)s more tiles to complete this: %(kind)s.",
        kind=Slot.TERM,
        count=Slot.COUNT,
    ),
    "ask.count-tiles": said("How many tiles of this kind does the game use: %(kind)s?", kind=Slot.KIND),
    "ask.count-all": said("How many tiles does the game use in all?"),
    "ask.count-copies": said("How many copies of this tile does the game use: %(tile)s?", tile=Slot.TILE),
}
