"""Sentences of the hint ladder, from what is asked to a right answer."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "hint.name.goal": said("Find the name of the tile that is shown."),
    "hint.name.area": said("The tile belongs to this group: %(kind)s.", kind=Slot.KIND),
    "hint.name.not-this": said("This name is wrong: %(tile)s.", tile=Slot.TILE),
    "hint.name.no-spare": said("It is not a spare tile."),
    "hint.name.answer": said(
        "The tile is: %(tile)s. It belongs to this group: %(kind)s.", tile=Slot.TILE, kind=Slot.KIND
    ),
    "hint.pick.goal": counted(
        "There is %(count)s tile to pick.",
        "There are %(count)s tiles to pick.",
        count=Slot.COUNT,
    ),
    "hint.pick.area": said("Look from place %(first)s to place %(last)s.", first=Slot.NUMBER, last=Slot.NUMBER),
    "hint.pick.area-everywhere": said("Look along the whole row, from the first place to the last."),
    "hint.pick.tile": said("This tile is one of those to pick: %(tile)s.", tile=Slot.TILE),
    "hint.pick.answer": said(
        "Pick these: %(tiles)s. They are of this kind: %(kind)s.", tiles=Slot.TILES, kind=Slot.KIND
    ),
    "hint.pick.answer-unused": said("Pick these, because this game does not use them: %(tiles)s.", tiles=Slot.TILES),
    "hint.pick.answer-used": said("Pick these, because this game uses them: %(tiles)s.", tiles=Slot.TILES),
    "hint.set.goal": counted(
        "You need %(count)s tile for this: %(kind)s.",
        "You need %(count)s tiles for this: %(kind)s.",
        kind=Slot.TERM,
        count=Slot.COUNT,
    ),
    "hint.set.area": said("Look among these: %(kind)s.", kind=Slot.KIND),
    "hint.set.tile": said("Take this tile: %(tile)s.", tile=Slot.TILE),
    "hint.set.answer": said("Take these: %(tiles)s. That makes this: %(kind)s.", tiles=Slot.TILES, kind=Slot.TERM),
    "hint.count.goal": said("Count every tile the game uses, not only the different pictures."),
    "hint.count.area": counted(
        "There is %(count)s different tile.",
        "There are %(count)s different tiles.",
        count=Slot.COUNT,
    ),
    "hint.count.area-one": said("Only this tile counts: %(tile)s.", tile=Slot.TILE),
    "hint.count.rule": counted(
        "There is %(count)s copy of each tile.",
        "There are %(count)s copies of each tile.",
        count=Slot.COUNT,
    ),
    "hint.count.rule-with-extras": counted(
        "There is %(count)s copy of most tiles. The others differ.",
        "There are %(count)s copies of most tiles. The others differ.",
        count=Slot.COUNT,
    ),
    "hint.count.rule-none": said("Not every game uses every tile in the box."),
    "hint.count.tile": said("Begin with this tile: %(tile)s.", tile=Slot.TILE),
    "hint.count.tile-none": said("This game does not use this tile: %(tile)s.", tile=Slot.TILE),
}
