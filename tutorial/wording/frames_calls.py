"""Sentences about calls as questions ask about them: what a discard may be called for, and when that is worth it."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "ask.call-may": said(
        "What may you call this discard for? The tile: %(tile)s. Discarded by: %(seat)s.",
        tile=Slot.TILE,
        seat=Slot.SEAT,
    ),
    "ask.call-worth": said(
        "What is best now, to call this discard or to let it go? The tile: %(tile)s. Discarded by: %(seat)s.",
        tile=Slot.TILE,
        seat=Slot.SEAT,
    ),
    "call.tiles-lacking": counted(
        "For this group you need %(count)s more of the called tile, or a joker for it: %(tile)s. "
        "You have only: %(held)s.",
        "For this group you need %(count)s more of the called tile, or jokers for them: %(tile)s. "
        "You have only: %(held)s.",
        tile=Slot.TILE,
        count=Slot.COUNT,
        held=Slot.NUMBER,
    ),
    "call.may-be-called": said("You may call this tile: %(tile)s.", tile=Slot.TILE),
    "call.nothing-to-call": said("You may not call this tile for any of these: %(tile)s.", tile=Slot.TILE),
    "call.win-instead": said(
        "With this tile your hand is complete: %(tile)s. Win with it. Do not expose a group.", tile=Slot.TILE
    ),
    "call.brings-closer": counted(
        "After the call your nearest line lacks %(count)s tile. Now it lacks: %(before)s.",
        "After the call your nearest line lacks %(count)s tiles. Now it lacks: %(before)s.",
        count=Slot.COUNT,
        before=Slot.NUMBER,
    ),
    "call.other-size": counted(
        "After this call your nearest line lacks %(count)s tile. After a better one it lacks: %(best)s.",
        "After this call your nearest line lacks %(count)s tiles. After a better one it lacks: %(best)s.",
        count=Slot.COUNT,
        best=Slot.NUMBER,
    ),
    "call.gives-up-concealed": counted(
        "Your nearest line is concealed, and a call would give it up. Then you lack %(count)s tile, now only: "
        "%(before)s.",
        "Your nearest line is concealed, and a call would give it up. Then you lack %(count)s tiles, now only: "
        "%(before)s.",
        count=Slot.COUNT,
        before=Slot.NUMBER,
    ),
    "call.no-closer": counted(
        "The call brings no line closer. After it you lack %(count)s tile, now: %(before)s.",
        "The call brings no line closer. After it you lack %(count)s tiles, now: %(before)s.",
        count=Slot.COUNT,
        before=Slot.NUMBER,
    ),
    "call.leaves-no-line": said(
        "No line with this group can still be made, for tiles that it needs are gone: %(tile)s.", tile=Slot.TILE
    ),
    "rule.worth-a-call": said(
        "A win comes first. Another call is worth it only if it brings a line closer. It opens a group, and then no "
        "concealed line can be made."
    ),
    "hint.call.goal-may": said("Find out whether you can make a group of three or more with this discard."),
    "hint.call.goal-worth": said("Compare how many tiles your nearest line lacks with the call and without it."),
    "hint.call.area": counted(
        "You have %(count)s tile like it: %(tile)s. Your jokers: %(jokers)s.",
        "You have %(count)s tiles like it: %(tile)s. Your jokers: %(jokers)s.",
        tile=Slot.TILE,
        count=Slot.COUNT,
        jokers=Slot.NUMBER,
    ),
    "hint.call.tile": counted(
        "Among the lines you can still expose, %(count)s line has a group of this tile: %(tile)s.",
        "Among the lines you can still expose, %(count)s lines have a group of this tile: %(tile)s.",
        tile=Slot.TILE,
        count=Slot.COUNT,
    ),
}
