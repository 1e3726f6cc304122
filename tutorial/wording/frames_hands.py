"""Sentences about several sets at once, and about a whole hand: questions, verdicts, hints."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "ask.count-sets": said("How many sets can lie there at the same time?"),
    "ask.finish-hand": said("Choose a tile that completes this hand."),
    "rule.one-set-each": said("A tile belongs to one set only."),
    "rule.other-shape": said("This hand is not made of sets and a pair. It has a shape of its own."),
    "sets.right": counted(
        "Exactly %(count)s set can lie there.",
        "Exactly %(count)s sets can lie there at the same time.",
        count=Slot.COUNT,
    ),
    "sets.chow": said("These tiles make a chow: %(tiles)s.", tiles=Slot.TILES),
    "sets.pung": said("These tiles make a pung: %(tiles)s.", tiles=Slot.TILES),
    "sets.kong": said("These tiles make a kong: %(tiles)s.", tiles=Slot.TILES),
    "sets.another-way": said(
        "You could lay this set instead, and the number stays the same: %(tiles)s.", tiles=Slot.TILES
    ),
    "sets.none": said("No tiles here make a set."),
    "sets.tile-in-two-sets": said(
        "This tile would have to stand in two sets at the same time: %(tile)s.", tile=Slot.TILE
    ),
    "sets.too-many": said("There are fewer sets than that."),
    "sets.another-set-is-there": counted(
        "Take this set away: %(tiles)s. The other tiles still make %(count)s set.",
        "Take this set away: %(tiles)s. The other tiles still make %(count)s sets.",
        tiles=Slot.TILES,
        count=Slot.COUNT,
    ),
    "sets.a-set-is-there": said("These tiles make a set: %(tiles)s.", tiles=Slot.TILES),
    "hand.finishes-chow": said("Your tile completes this chow: %(tiles)s.", tiles=Slot.TILES),
    "hand.finishes-pung": said("Your tile completes this pung: %(tiles)s.", tiles=Slot.TILES),
    "hand.finishes-pair": said("Your tile completes this pair: %(tiles)s.", tiles=Slot.TILES),
    "hand.finishes-all": said("This is the last tile that was missing: %(tile)s.", tile=Slot.TILE),
    "hand.other-tiles-fit": said("This would have been right as well: %(tiles)s.", tiles=Slot.TILES),
    "hand.one-set-missing": said(
        "One set is still missing. The other sets and the pair are complete.", tiles=Slot.TILES
    ),
    "hand.pair-missing": said(
        "The sets are there, but the pair is missing. These two tiles make none: %(tiles)s.", tiles=Slot.TILES
    ),
    "hand.one-pair-missing": said("One pair is still missing. These two tiles make none: %(tiles)s.", tiles=Slot.TILES),
    "hand.dragon-of-other-suit": said(
        "In this line the dragon must be the one of this suit: %(kind)s. You added: %(tile)s.",
        kind=Slot.TERM,
        tile=Slot.TILE,
    ),
    "hand.not-complete": said("With this tile the hand is still not complete: %(tile)s.", tile=Slot.TILE),
    "hand.all-four-held": said("All four copies of this tile are already in the hand: %(tile)s.", tile=Slot.TILE),
    "hand.tile-not-used": said("This game does not use this tile: %(tile)s.", tile=Slot.TILE),
    "hand.tile-in-no-set": said("This tile belongs to no set here: %(tile)s.", tile=Slot.TILE),
    "hint.sets.goal": said("Lay as many sets as you can. Use each tile once at most."),
    "hint.sets.tile": said("Begin with this tile: %(tile)s.", tile=Slot.TILE),
    "hint.sets.tile-none": said("This tile makes no set with the others: %(tile)s.", tile=Slot.TILE),
    "hint.sets.tile-wanted-twice": said("More than one set needs this tile: %(tile)s.", tile=Slot.TILE),
    "hint.sets.answer": counted(
        "There is %(count)s set: %(tiles)s.",
        "There are %(count)s sets: %(tiles)s.",
        tiles=Slot.TILES,
        count=Slot.COUNT,
    ),
    "hint.hand.goal": said("Find the sets that are complete. Then see what the other tiles need."),
    "hint.hand.area": said("Something is missing here: %(tiles)s.", tiles=Slot.TILES),
    "hint.hand.tile": said("The missing tile belongs to this one: %(tile)s.", tile=Slot.TILE),
    "hint.hand.answer": said(
        "Take this tile: %(tile)s. It belongs to these: %(tiles)s.", tile=Slot.TILE, tiles=Slot.TILES
    ),
    "position.in-no-set": said("This tile belongs to no set here: %(tile)s.", tile=Slot.TILE),
    "position.hand-not-one-short": said("The hand must be exactly one tile short."),
}
