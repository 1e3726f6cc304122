"""Sentences about tiles that make a pair, chow, pung or kong, and about those that do not."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "set.is-pair": said("These two tiles are identical, so they make a pair: %(tiles)s.", tiles=Slot.TILES),
    "set.is-chow": said(
        "These numbers follow each other in one suit, so they make a chow: %(tiles)s.", tiles=Slot.TILES
    ),
    "set.is-pung": said("These three tiles are identical, so they make a pung: %(tiles)s.", tiles=Slot.TILES),
    "set.is-kong": said("These four tiles are identical, so they make a kong: %(tiles)s.", tiles=Slot.TILES),
    "set.winds-have-no-order": said("The winds have no order, so different winds make no set. Only identical ones do."),
    "set.dragons-have-no-order": said(
        "The dragons have no order, so different dragons make no set. Only identical ones do."
    ),
    "set.no-wrap": said("The numbers do not go on from 9 to 1: %(tiles)s.", tiles=Slot.TILES),
    "set.mixed-suits": said("A chow stays in one suit. These tiles are of several: %(tiles)s.", tiles=Slot.TILES),
    "set.not-consecutive": said("These numbers do not follow each other: %(tiles)s.", tiles=Slot.TILES),
    "set.neither": said(
        "Two tiles are identical and one is not: %(tiles)s. That is neither a chow nor a pung.", tiles=Slot.TILES
    ),
    "set.same-number-mixed-suits": said("The number is the same, but the suits are not: %(tiles)s.", tiles=Slot.TILES),
    "set.one-differs": said("One tile differs from the others: %(tile)s.", tile=Slot.TILE),
    "set.not-identical": said("These tiles are not identical: %(tiles)s.", tiles=Slot.TILES),
    "set.honors-make-no-chow": said("A chow is made of numbers. This tile has none: %(tile)s.", tile=Slot.TILE),
    "set.no-bonus": said("A flower or a season never belongs to a set: %(tile)s.", tile=Slot.TILE),
    "set.no-joker": said("A joker may stand only in a group of three or more identical tiles.", tile=Slot.TILE),
    "set.other-kind": said("You made this: %(made)s. The goal is this: %(asked)s.", asked=Slot.TERM, made=Slot.TERM),
    "set.too-few": counted(
        "Choose %(count)s tile for this: %(kind)s. You chose too few.",
        "Choose %(count)s tiles for this: %(kind)s. You chose too few.",
        kind=Slot.TERM,
        count=Slot.COUNT,
    ),
    "set.too-many": counted(
        "Choose %(count)s tile for this: %(kind)s. You chose too many.",
        "Choose %(count)s tiles for this: %(kind)s. You chose too many.",
        kind=Slot.TERM,
        count=Slot.COUNT,
    ),
}
