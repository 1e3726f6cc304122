"""Sentences about the Charleston as questions ask about it: what to pass, to whom, and how much of it unseen."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "ask.pass-three": said("Which three tiles do you pass? Choose those that your rack can best do without."),
    "pass.good": counted(
        "Your rack can do without these tiles: %(tiles)s. The nearest line then lacks %(count)s tile.",
        "Your rack can do without these tiles: %(tiles)s. The nearest line then lacks %(count)s tiles.",
        tiles=Slot.TILES,
        count=Slot.COUNT,
    ),
    "pass.farther": counted(
        "After this pass your nearest line lacks %(count)s tile. After a better pass it lacks only: %(best)s.",
        "After this pass your nearest line lacks %(count)s tiles. After a better pass it lacks only: %(best)s.",
        count=Slot.COUNT,
        best=Slot.NUMBER,
    ),
    "pass.fewer-ways": counted(
        "Your nearest line still lacks only %(count)s tile, but another pass keeps more lines near.",
        "Your nearest line still lacks only %(count)s tiles, but another pass keeps more lines near.",
        count=Slot.COUNT,
    ),
    "pass.keep": said("Of these three, your near lines need this one most: %(tile)s.", tile=Slot.TILE),
    "hint.pass.goal": said("Keep what leads to a line of the card. Pass what no near line needs."),
    "hint.pass.area": counted(
        "The nearest line lacks %(count)s tile. These tiles of yours have a place in it: %(tiles)s.",
        "The nearest line lacks %(count)s tiles. These tiles of yours have a place in it: %(tiles)s.",
        count=Slot.COUNT,
        tiles=Slot.TILES,
    ),
    "rule.pass-three": said(
        "A pass is exactly three tiles, and never a joker. Pairs, flowers and dragons may be passed."
    ),
    "hint.pass.tile": said("You can do without this tile: %(tile)s.", tile=Slot.TILE),
}
