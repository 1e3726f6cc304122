"""Sentences about reading a card: which tiles a line stands for, and what keeps others from being one of its hands."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "ask.read-line": said("Which of these hands makes this line of the card?"),
    "ask.which-line": said("Which of these lines does this hand make?"),
    "read.fits": said(
        "Number %(number)s of them fits: every group has its size, and suits and numbers are as the line wants them.",
        number=Slot.NUMBER,
    ),
    "read.jokers-stand-for": said("Jokers stand in its groups for: %(tiles)s.", tiles=Slot.TILES),
    "read.joker-in-a-pair": said(
        "Everything else fits, but a joker would have to stand in a pair: %(tile)s. No joker may.", tile=Slot.TILE
    ),
    "read.joker-for-a-single": said(
        "Everything else fits, but a joker would have to stand for a single tile: %(tile)s. No joker may.",
        tile=Slot.TILE,
    ),
    "read.flowers": counted(
        "The line has %(count)s flower. Flowers in the hand: %(held)s.",
        "The line has %(count)s flowers. Flowers in the hand: %(held)s.",
        count=Slot.COUNT,
        held=Slot.NUMBER,
    ),
    "read.group-size": counted(
        "The line has %(count)s of this tile: %(tile)s. In the hand, without jokers: %(held)s.",
        "The line has %(count)s of this tile: %(tile)s. In the hand, without jokers: %(held)s.",
        tile=Slot.TILE,
        count=Slot.COUNT,
        held=Slot.NUMBER,
    ),
    "read.dragon-of-its-suit": said(
        "Each suit has its own dragon, and the line says whose it wants. It is not this one: %(tile)s.",
        tile=Slot.TILE,
    ),
    "read.zero-is-soap": said("The line has a zero, and only a soap can be one. It is missing here."),
    "read.one-suit-too-many": counted(
        "The line keeps to %(count)s suit. The hand has more.",
        "The line keeps to %(count)s suits. The hand has more.",
        count=Slot.COUNT,
    ),
    "read.same-suit-twice": counted(
        "The line needs %(count)s suit. The hand has fewer.",
        "The line needs %(count)s different suits. The hand has fewer.",
        count=Slot.COUNT,
    ),
    "read.wrong-suit": said(
        "The numbers are right, but the line spreads them over the suits in another way. In the wrong suit: %(tile)s.",
        tile=Slot.TILE,
    ),
    "read.numbers-are-fixed": said(
        "The line names its numbers, and they cannot be moved. It has no such one: %(tile)s.", tile=Slot.TILE
    ),
    "read.not-like": said("The line wants the same number everywhere. This one is another: %(tile)s.", tile=Slot.TILE),
    "read.not-the-run": said(
        "The line says how its numbers go together. This one does not go with the others: %(tile)s.", tile=Slot.TILE
    ),
    "read.not-in-the-line": said("The line has no place for this tile here: %(tile)s.", tile=Slot.TILE),
    "rule.read-a-line": said(
        "Each group must have exactly the size shown. The words say which suits and numbers are your choice; all "
        "else is as printed."
    ),
    "hint.read.goal": said("Go through the line group by group: how many tiles, which numbers, and which suits?"),
    "hint.read.area": counted(
        "Look at the suits. The hand that makes the line has tiles of %(count)s suit.",
        "Look at the suits. The hand that makes the line has tiles of %(count)s suits.",
        count=Slot.COUNT,
    ),
    "hint.read.tile": counted(
        "Look for a group of %(count)s tile: %(tile)s.",
        "Look for a group of %(count)s tiles: %(tile)s.",
        count=Slot.COUNT,
        tile=Slot.TILE,
    ),
}
