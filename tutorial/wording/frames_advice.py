"""Sentences of the coach: why a proposal at the table is a good one."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "advice.win": said("Your hand is complete. You can show it now."),
    "advice.stands-alone": said(
        "Nothing in your hand is identical to this tile or next to it: %(tile)s.", tile=Slot.TILE
    ),
    "advice.then-ready": said("Then your hand is ready: one tile more completes it."),
    "advice.fewest-missing": counted(
        "Then %(count)s tile is missing. No other discard leaves fewer.",
        "Then %(count)s tiles are missing. No other discard leaves fewer.",
        count=Slot.COUNT,
    ),
    "advice.then-useful": counted(
        "These would bring you closer: %(tiles)s. You have not seen %(count)s of them yet.",
        "These would bring you closer: %(tiles)s. You have not seen %(count)s of them yet.",
        tiles=Slot.TILES,
        count=Slot.COUNT,
    ),
    "advice.then-many-useful": counted(
        "Then %(count)s different tile would bring you closer.",
        "Then %(count)s different tiles would bring you closer.",
        count=Slot.COUNT,
    ),
    "advice.claim-makes-ready": said("With this set your hand is ready: one tile more completes it."),
    "advice.claim-brings-closer": counted(
        "With this set %(count)s tile is missing, fewer than now.",
        "With this set %(count)s tiles are missing, fewer than now.",
        count=Slot.COUNT,
    ),
    "advice.kong-costs-nothing": said("The four tiles stay a set of yours, and you draw a replacement tile."),
    "advice.no-closer": said("No set with this tile brings your hand closer: %(tile)s.", tile=Slot.TILE),
    "advice.shortest-suit": counted(
        "You hold %(count)s tile of this suit, and of no other suit fewer: %(suit)s.",
        "You hold %(count)s tiles of this suit, and of no other suit fewer: %(suit)s.",
        suit=Slot.TERM,
        count=Slot.COUNT,
    ),
}
