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
    "advice.claim-opens-line": counted(
        "With this set %(count)s tile is missing, as many as now, but for a line whose groups may be called.",
        "With this set %(count)s tiles are missing, as many as now, but for a line whose groups may be called.",
        count=Slot.COUNT,
    ),
    "advice.no-place-in-line": said("The nearest line has no place for this tile: %(tile)s.", tile=Slot.TILE),
    "advice.kong-costs-nothing": said("The four tiles stay a set of yours, and you draw a replacement tile."),
    "advice.claim-leaves-too-little": said(
        "A set with this tile brings your hand closer, but as it looks it would be worth too little to win: %(tile)s.",
        tile=Slot.TILE,
    ),
    "advice.no-closer": said("No set with this tile brings your hand closer: %(tile)s.", tile=Slot.TILE),
    "advice.pass-least-needed": counted(
        "Without them %(count)s tile is missing for the nearest line. No other choice leaves fewer.",
        "Without them %(count)s tiles are missing for the nearest line. No other choice leaves fewer.",
        count=Slot.COUNT,
    ),
    "advice.pass-spare-tiles": counted(
        "You can spare %(count)s tile: the nearest line does not need it.",
        "You can spare %(count)s tiles: the nearest line does not need them.",
        count=Slot.COUNT,
    ),
    "advice.offer-spare-tiles": counted(
        "The nearest line does not need %(count)s of your tiles.",
        "The nearest line does not need %(count)s of your tiles.",
        count=Slot.COUNT,
    ),
    "advice.spare-nothing": said("You need all your tiles for the nearest line."),
    "advice.far-from-a-line": counted(
        "For the nearest line %(count)s tile is missing, so more passes can help you.",
        "For the nearest line %(count)s tiles are missing, so more passes can help you.",
        count=Slot.COUNT,
    ),
    "advice.near-enough": counted(
        "For the nearest line only %(count)s tile is missing. More passes would take tiles from you that you need.",
        "For the nearest line only %(count)s tiles are missing. More passes would take tiles from you that you need.",
        count=Slot.COUNT,
    ),
    "advice.look-to-go-on": said("You agreed to the second Charleston. With a look at the tiles it goes on."),
    "advice.line-ready": said("Then one tile more completes a line of the card."),
    "advice.line-missing": counted(
        "Then %(count)s tile is missing for the nearest line. No other discard leaves fewer.",
        "Then %(count)s tiles are missing for the nearest line. No other discard leaves fewer.",
        count=Slot.COUNT,
    ),
    "advice.no-line-left": said("No line of the card can be completed any more. Discard what helps the others least."),
    "advice.joker-fits-anywhere": said(
        "A joker fits into any group of three or more, so it is worth more than the tile."
    ),
    "advice.shortest-suit": counted(
        "You hold %(count)s tile of this suit, and of no other suit fewer: %(suit)s.",
        "You hold %(count)s tiles of this suit, and of no other suit fewer: %(suit)s.",
        suit=Slot.TERM,
        count=Slot.COUNT,
    ),
}
