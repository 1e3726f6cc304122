"""Sentences about how many tiles there are: the right number as a sum, and where a wrong one came from."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "count.right": said(
        "Different tiles times copies of each: %(kinds)s × %(copies)s = %(total)s.",
        kinds=Slot.NUMBER,
        copies=Slot.NUMBER,
        total=Slot.NUMBER,
    ),
    "count.right-with-extras": said(
        "Different tiles times copies of each, plus the others: %(kinds)s × %(copies)s + %(extra)s = %(total)s.",
        kinds=Slot.NUMBER,
        copies=Slot.NUMBER,
        extra=Slot.NUMBER,
        total=Slot.NUMBER,
    ),
    "count.right-by-group": said(
        "Suit tiles, winds and dragons, flowers, jokers: "
        "%(suits)s + %(honors)s + %(flowers)s + %(jokers)s = %(total)s.",
        suits=Slot.NUMBER,
        honors=Slot.NUMBER,
        flowers=Slot.NUMBER,
        jokers=Slot.NUMBER,
        total=Slot.NUMBER,
    ),
    "count.right-one": counted(
        "This game uses %(count)s copy of this tile.",
        "This game uses %(count)s copies of this tile.",
        count=Slot.COUNT,
    ),
    "count.none-is-right": said("This game does not use these tiles, so the number is 0."),
    "count.without-bonus": said("This game does not use the flowers and seasons."),
    "count.breakdown": said(
        "Multiply the different tiles by the copies of each: %(kinds)s × %(copies)s.",
        kinds=Slot.NUMBER,
        copies=Slot.NUMBER,
    ),
    "count.breakdown-with-extras": said(
        "Multiply the different tiles by the copies of each, then add the others: %(kinds)s × %(copies)s + %(extra)s.",
        kinds=Slot.NUMBER,
        copies=Slot.NUMBER,
        extra=Slot.NUMBER,
    ),
    "count.breakdown-by-group": said(
        "Add the suit tiles, the winds and dragons, the flowers, the jokers: "
        "%(suits)s + %(honors)s + %(flowers)s + %(jokers)s.",
        suits=Slot.NUMBER,
        honors=Slot.NUMBER,
        flowers=Slot.NUMBER,
        jokers=Slot.NUMBER,
    ),
    "count.breakdown-one": counted(
        "This game uses %(count)s copy of this tile.",
        "This game uses %(count)s copies of this tile.",
        count=Slot.COUNT,
    ),
    "count.designs-not-tiles": counted(
        "There is %(count)s different tile, but the game uses several copies of it.",
        "There are %(count)s different tiles, but the game uses several copies of each.",
        count=Slot.COUNT,
    ),
    "count.one-copy-less": counted(
        "There is %(count)s copy of each tile. You counted one fewer.",
        "There are %(count)s copies of each tile. You counted one fewer.",
        count=Slot.COUNT,
    ),
    "count.one-kind-only": said(
        "That is the number of copies of one single tile: %(count)s. There are more different tiles.",
        count=Slot.NUMBER,
    ),
    "count.each-is-there-once": said("There is only one copy of each of these tiles."),
    "count.one-suit-only": said("You counted one suit only. There are more."),
    "count.two-suits-only": said("You counted two suits only. There is one more."),
    "count.all-suits": said("You counted all suits. The question is about one."),
    "count.numbers-of-one-suit": said("You counted only the numbers of one suit: %(count)s.", count=Slot.NUMBER),
    "count.forgot-honors": said("You left out the winds and the dragons."),
    "count.forgot-winds": said("You left out the winds."),
    "count.forgot-dragons": said("You left out the dragons."),
    "count.forgot-bonus": said("You left out the flowers and the seasons."),
    "count.forgot-jokers": said("You left out the jokers."),
    "count.with-bonus": said("You counted the flowers and seasons too. This game does not use them."),
    "count.not-in-this-set": said("This game does not use these tiles."),
    "count.too-low": said("The number is too low."),
    "count.too-high": said("The number is too high."),
}
