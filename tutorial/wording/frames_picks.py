"""Sentences about tiles that were picked out of a row, rightly or not."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "pick.all-found": counted(
        "You found all there is: %(count)s tile.",
        "You found all of them: %(count)s tiles.",
        count=Slot.COUNT,
    ),
    "pick.enough-found": said("That is right."),
    "pick.some-missing": counted(
        "%(count)s tile is still missing.",
        "%(count)s tiles are still missing.",
        count=Slot.COUNT,
    ),
    "pick.look-among": said("Look again among these: %(kind)s.", kind=Slot.KIND),
    "pick.more-than-asked": counted(
        "Pick only %(count)s tile.",
        "Pick only %(count)s tiles.",
        count=Slot.COUNT,
    ),
    "pick.not-in-this-set": said("This game does not use this tile: %(tile)s.", tile=Slot.TILE),
    "pick.is-in-this-set": said("This game uses this tile: %(tile)s.", tile=Slot.TILE),
    "pick.is-dots": said("You picked this tile: %(tile)s. It belongs to the suit of dots.", tile=Slot.TILE),
    "pick.is-bamboo": said("You picked this tile: %(tile)s. It belongs to the suit of bamboo.", tile=Slot.TILE),
    "pick.is-characters": said("You picked this tile: %(tile)s. It belongs to the suit of characters.", tile=Slot.TILE),
    "pick.is-wind": said("You picked this tile: %(tile)s. It is a wind.", tile=Slot.TILE),
    "pick.is-dragon": said("You picked this tile: %(tile)s. It is a dragon.", tile=Slot.TILE),
    "pick.is-flower": said("You picked this tile: %(tile)s. It is a flower.", tile=Slot.TILE),
    "pick.is-season": said("You picked this tile: %(tile)s. It is a season.", tile=Slot.TILE),
    "pick.is-joker": said("You picked this tile: %(tile)s. It is a joker.", tile=Slot.TILE),
    "pick.is-simple": said(
        "You picked this tile: %(tile)s. Its number is from 2 to 8, so it is a simple.", tile=Slot.TILE
    ),
    "pick.is-terminal": said("You picked this tile: %(tile)s. A 1 or a 9 of a suit is a terminal.", tile=Slot.TILE),
    "pick.honor-has-no-number": said(
        "You picked this tile: %(tile)s. Winds and dragons have no number.", tile=Slot.TILE
    ),
}
