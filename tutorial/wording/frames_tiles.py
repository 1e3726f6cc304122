"""Sentences about what a tile is: its right name, and what it was taken for.

Those without the learner's answer may also follow a right one, so they read well in both places.
"""

from tutorial.wording.frames import Slot, said

_BOTH = {"tile": Slot.TILE, "said": Slot.TILE}
"""What a wrong name speaks of: the tile shown, and the one it was taken for. Not every sentence says both."""

FRAMES = {
    "tile.bird-is-one-bamboo": said("The tile with the bird belongs to the bamboo suit: %(tile)s.", tile=Slot.TILE),
    "tile.white-is-no-spare": said(
        "This tile looks empty, but it is a dragon like the others: %(tile)s.", tile=Slot.TILE
    ),
    "tile.bamboo-flower-is-no-suit-tile": said(
        "This tile shows a bamboo plant, but it is a flower: %(tile)s.", tile=Slot.TILE
    ),
    "tile.named": said("This tile is: %(tile)s.", tile=Slot.TILE),
    "tile.is-no-spare": said("This is no spare tile: %(tile)s.", tile=Slot.TILE),
    "tile.number-is-right": said("The number is right."),
    "tile.number-is-other-too": said("The number is wrong as well."),
    "tile.other-number": said("The suit is right, but not the number. Look once more.", **_BOTH),
    "tile.circles-are-dots": said("Round circles are the suit of dots. You answered: %(said)s.", **_BOTH),
    "tile.sticks-are-bamboo": said("Sticks are the suit of bamboo. You answered: %(said)s.", **_BOTH),
    "tile.wan-sign-is-characters": said(
        "The sign at the bottom stands for ten thousand. It marks the suit of characters. You answered: %(said)s.",
        **_BOTH,
    ),
    "tile.big-circle-is-one-dots": said("One large circle is the 1 of dots. The 1 of bamboo shows a bird.", **_BOTH),
    "tile.bamboo-suit-is-no-flower": said(
        "This tile counts sticks, so it is a suit tile. The flower shows one plant.", **_BOTH
    ),
    "tile.red-five-is-its-own": said(
        "A red five and a plain five are different tiles. This one is: %(tile)s.", **_BOTH
    ),
    "tile.other-wind": said("It is a wind, but not this one: %(said)s.", **_BOTH),
    "tile.wind-is-no-dragon": said("This tile names a direction, so it is a wind and not a dragon.", **_BOTH),
    "tile.is-wind": said("This tile is a wind. Winds belong to no suit.", **_BOTH),
    "tile.other-dragon": said("It is a dragon, but not this one: %(said)s.", **_BOTH),
    "tile.dragon-is-no-wind": said("This tile is a dragon. The only winds are East, South, West and North.", **_BOTH),
    "tile.is-dragon": said("This tile is a dragon. You answered: %(said)s.", **_BOTH),
    "tile.other-flower": said("It is a flower, but not this one: %(said)s.", **_BOTH),
    "tile.flower-is-no-season": said("This tile shows a plant, so it is a flower and not a season.", **_BOTH),
    "tile.is-flower": said("This tile is a flower. Flowers belong to no suit.", **_BOTH),
    "tile.other-season": said("It is a season, but not this one: %(said)s.", **_BOTH),
    "tile.season-is-no-flower": said(
        "This tile names a time of the year, so it is a season and not a flower.", **_BOTH
    ),
    "tile.is-season": said("This tile is a season. Seasons belong to no suit.", **_BOTH),
    "tile.is-joker": said("This tile is a joker. Jokers belong to no suit.", **_BOTH),
}
