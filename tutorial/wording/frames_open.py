"""Sentences about what lies open: how many tiles are left, what can still come after a discard, what nobody can use."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "ask.count-left-of-one": said("How many copies of this tile do you not see: %(tile)s?", tile=Slot.TILE),
    "ask.count-left": said("How many of these tiles do you not see, taken together: %(tiles)s?", tiles=Slot.TILES),
    "left.right": said(
        "All copies minus those you see: %(copies)s − %(seen)s = %(count)s.",
        copies=Slot.NUMBER,
        seen=Slot.NUMBER,
        count=Slot.NUMBER,
    ),
    "left.breakdown": said(
        "All copies: %(copies)s. In your hand: %(held)s. Among the discards: %(discards)s. "
        "In sets on the table: %(melded)s.",
        copies=Slot.NUMBER,
        held=Slot.NUMBER,
        discards=Slot.NUMBER,
        melded=Slot.NUMBER,
    ),
    "left.counted-seen": said(
        "You see this many: %(count)s. The question is how many you do not see.", count=Slot.NUMBER
    ),
    "left.forgot-discards": counted(
        "That leaves out the discards. They show %(count)s such tile.",
        "That leaves out the discards. They show %(count)s such tiles.",
        count=Slot.COUNT,
    ),
    "left.forgot-hand": counted(
        "That leaves out your own hand. It holds %(count)s such tile.",
        "That leaves out your own hand. It holds %(count)s such tiles.",
        count=Slot.COUNT,
    ),
    "left.forgot-sets": counted(
        "That leaves out the sets on the table. They show %(count)s such tile.",
        "That leaves out the sets on the table. They show %(count)s such tiles.",
        count=Slot.COUNT,
    ),
    "left.all-copies": counted(
        "There is %(count)s copy in all, but you see some already.",
        "There are %(count)s copies in all, but you see some already.",
        count=Slot.COUNT,
    ),
    "left.forgot-one-tile": said("That leaves out this tile: %(tile)s. Count it too.", tile=Slot.TILE),
    "hint.left.goal": said("Find all copies that you see. The others are left."),
    "hint.left.area": said("Look at your hand, at the sets on the table, and at the discards of all players."),
    "hint.left.rule": counted(
        "The game has %(count)s copy of this tile: %(tile)s. A copy you see cannot come any more.",
        "The game has %(count)s copies of this tile: %(tile)s. A copy you see cannot come any more.",
        tile=Slot.TILE,
        count=Slot.COUNT,
    ),
    "hint.left.tile": counted(
        "Begin with this tile: %(tile)s. You see %(count)s copy of it.",
        "Begin with this tile: %(tile)s. You see %(count)s copies of it.",
        tile=Slot.TILE,
        count=Slot.COUNT,
    ),
    "ask.discard-useful": said(
        "Choose a discard. As few tiles as possible should be missing. "
        "Among such discards, choose one that leaves the most helpful tiles unseen."
    ),
    "discard.fewer-useful": counted(
        "As few tiles are missing after it. But only %(count)s tile that helps is still unseen.",
        "As few tiles are missing after it. But only %(count)s tiles that help are still unseen.",
        count=Slot.COUNT,
    ),
    "discard.none-useful": said("As few tiles are missing after it. But you see every tile that would help."),
    "discard.better-useful": counted(
        "After that one, %(count)s tile that helps is still unseen.",
        "After that one, %(count)s tiles that help are still unseen.",
        count=Slot.COUNT,
    ),
    "hint.discard.goal-useful": said("Several discards may seem equal. Count which tiles can still help after each."),
    "hint.discard.area-useful": said("After these the fewest tiles are missing: %(tiles)s.", tiles=Slot.TILES),
    "rule.seen-cannot-come": said("A tile helps only if it can still come. What you see cannot come."),
    "ask.discard-safe": said("Choose a discard that no other player can use."),
    "discard.pair-or-pung-possible": counted(
        "You do not see %(count)s copy of this tile: %(tile)s. Somebody may have it and need a pair.",
        "You do not see %(count)s copies of this tile: %(tile)s. Somebody may have some and need a pair or a pung.",
        tile=Slot.TILE,
        count=Slot.COUNT,
    ),
    "discard.row-possible": said(
        "You see all copies of this tile: %(tile)s. But somebody may need it for a chow with these: %(tiles)s.",
        tile=Slot.TILE,
        tiles=Slot.TILES,
    ),
    "discard.safe-instead": said("Nobody else can use this one: %(tile)s.", tile=Slot.TILE),
    "discard.safe-no-copy-left": said(
        "You see all copies of this tile: %(tile)s. So nobody else can have one, for a pair or a pung.",
        tile=Slot.TILE,
    ),
    "discard.safe-no-row-left": said(
        "Nobody can need it for a chow either, because you see all copies of these: %(tiles)s.", tiles=Slot.TILES
    ),
    "discard.safe-honor": said("Winds and dragons fit no chow, so nobody can use it."),
    "hint.discard.goal-safe": said("Look for a tile that fits no pair, no pung and no chow of another player."),
    "hint.discard.area-safe": said("Compare your tiles with the discards and with the sets on the table."),
    "rule.safe-tile": said(
        "You must see every copy of the tile. Then nobody has its twin. "
        "And every chow with it must lack a tile of which you see every copy."
    ),
    "hint.discard.not-safe": said("Somebody may use this tile: %(tile)s.", tile=Slot.TILE),
    "position.no-tile-is-safe": said(
        "In this game some hands take a tile that goes with no other, so none can be called safe."
    ),
}
