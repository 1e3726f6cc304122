"""Sentences about the lines of a card as questions ask about them: where jokers stand, which line is near."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "ask.joker-legal": said(
        "A line asks for these tiles: %(tiles)s. May they be laid as you see below?", tiles=Slot.TILES
    ),
    "joker.fits-the-group": counted(
        "%(count)s such tile is a group, and in a group any tiles may be jokers: %(tile)s.",
        "%(count)s identical tiles are a group, and in a group any tiles may be jokers: %(tile)s.",
        count=Slot.COUNT,
        tile=Slot.TILE,
    ),
    "joker.not-among-different": said(
        "Different tiles are single tiles, even side by side. No joker can stand for any of them."
    ),
    "joker.not-for-a-single": said("No joker can stand for a single tile: %(tile)s.", tile=Slot.TILE),
    "joker.not-in-a-pair": said("No joker can stand in a pair, not even for one of the two: %(tile)s.", tile=Slot.TILE),
    "joker.must-help": counted(
        "The set has only %(copies)s such tiles: %(tile)s. The line asks for %(count)s, so jokers must help.",
        "The set has only %(copies)s such tiles: %(tile)s. The line asks for %(count)s, so jokers must help.",
        copies=Slot.NUMBER,
        tile=Slot.TILE,
        count=Slot.COUNT,
    ),
    "joker.all-of-them-too": said("A group may even be all jokers."),
    "joker.for-flowers-too": said("Flowers are tiles like others. In three or more of them jokers may stand."),
    "joker.more-than-one-too": said("Several jokers may stand in one group."),
    "joker.in-every-group": said("Jokers may stand in every group of three or more identical tiles."),
    "rule.jokers": said(
        "Jokers stand only in groups of three or more identical tiles, never for single tiles or in a pair."
    ),
    "hint.joker.goal": said("Find out whether these tiles are a group that takes jokers."),
    "hint.joker.area": said("See which of these tiles are identical: %(tiles)s.", tiles=Slot.TILES),
    "hint.joker.tile": counted(
        "Here %(count)s identical tile stands together: %(tile)s.",
        "Here %(count)s identical tiles stand together: %(tile)s.",
        count=Slot.COUNT,
        tile=Slot.TILE,
    ),
}
