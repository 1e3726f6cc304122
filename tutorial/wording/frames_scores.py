"""Sentences about what a hand is worth: the lines of a score sheet, and where a wrong sum comes from."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "ask.count-score": said("What is this hand worth?"),
    # how the hand won
    "score.came-drawn": said("The last tile was drawn from the wall: %(tile)s.", tile=Slot.TILE),
    "score.came-kong": said("The last tile was drawn after a kong: %(tile)s.", tile=Slot.TILE),
    "score.came-dealt": said("The hand was complete when it was dealt, with this tile: %(tile)s.", tile=Slot.TILE),
    "score.came-discard": said("The last tile was another player’s discard: %(tile)s.", tile=Slot.TILE),
    "score.came-added-kong": said(
        "The last tile was taken from another player, who wanted to add it to a pung: %(tile)s.", tile=Slot.TILE
    ),
    "score.nothing-left": said("After it no tile is left in the wall."),
    # the lines of a sheet
    "score.right": said("Together this makes %(total)s.", total=Slot.NUMBER),
    "score.line": said("%(amount)s for this: %(pattern)s.", amount=Slot.NUMBER, pattern=Slot.TERM),
    "score.line-of": said(
        "%(amount)s for this: %(pattern)s (%(tiles)s).",
        amount=Slot.NUMBER,
        pattern=Slot.TERM,
        tiles=Slot.TILES,
    ),
    "score.line-doubled": said(
        "%(base)s × %(factor)s = %(amount)s for this: %(pattern)s (%(tiles)s).",
        base=Slot.NUMBER,
        factor=Slot.NUMBER,
        amount=Slot.NUMBER,
        pattern=Slot.TERM,
        tiles=Slot.TILES,
    ),
    "score.base": said("It counts this much before anything is doubled: %(amount)s.", amount=Slot.NUMBER),
    "score.kong": said("A kong is doubled twice."),
    "score.concealed": said("A set without another player’s tile is doubled."),
    "score.ends": said("A set of ones, nines or honors is doubled."),
    "score.implied-by": said("It does not count beside this: %(pattern)s.", pattern=Slot.TERM),
    "score.short-of": said(
        "The hand is complete, but it is worth too little: %(count)s. This table asks for %(needed)s.",
        needed=Slot.NUMBER,
        count=Slot.NUMBER,
    ),
    # forgotten
    "score.forgot-win": said("You left out the win itself: %(amount)s.", amount=Slot.NUMBER),
    "score.forgot-pattern": said("You left something out: %(pattern)s.", pattern=Slot.TERM),
    "score.forgot-one-of": said("You left out one of these."),
    "score.only-the-win": said("You counted the win alone. More counts in this hand."),
    "score.forgot-kong": said("You counted this kong like a pung: %(tiles)s. It is doubled twice.", tiles=Slot.TILES),
    "score.kong-doubled-once": said(
        "You doubled this kong once: %(tiles)s. It is doubled a second time.", tiles=Slot.TILES
    ),
    "score.forgot-concealed": said(
        "No tile of these came from another player, so their set is doubled: %(tiles)s.", tiles=Slot.TILES
    ),
    "score.forgot-ends": said("These are ones, nines or honors, so their set is doubled: %(tiles)s.", tiles=Slot.TILES),
    "score.doubled-too-little": said("You did not double this set often enough: %(tiles)s.", tiles=Slot.TILES),
    # counted too much
    "score.not-a-kong": said("These are three tiles and no kong: %(tiles)s.", tiles=Slot.TILES),
    "score.not-concealed": said(
        "A tile of this set came from another player, so it is not doubled for being concealed: %(tiles)s.",
        tiles=Slot.TILES,
    ),
    "score.finished-by-discard": said(
        "Another player’s tile finished this set, so it does not count as concealed: %(tiles)s.", tiles=Slot.TILES
    ),
    "score.not-ends": said(
        "These are no ones, nines or honors, so that does not double them: %(tiles)s.", tiles=Slot.TILES
    ),
    "score.doubled-too-often": said("You doubled this set too often: %(tiles)s.", tiles=Slot.TILES),
    "score.not-self-drawn": said("The last tile was not drawn. It came from another player: %(tile)s.", tile=Slot.TILE),
    "score.not-last-tile": said("The hand was not won with the last tile of the wall."),
    "score.last-tile-is-drawn": said("Only the player who draws the last tile of the wall can win with it."),
    "score.not-dragons": said("You counted one set of dragons too many."),
    "score.pair-is-no-set": said("These dragons are a pair, not a set: %(tiles)s.", tiles=Slot.TILES),
    "score.winds-are-no-dragons": said("These are winds, not dragons: %(tiles)s.", tiles=Slot.TILES),
    "score.pattern-not-there": said("You counted something that is not there: %(pattern)s.", pattern=Slot.TERM),
    "score.chow-counts-nothing": said("At this table a chow counts nothing: %(tiles)s.", tiles=Slot.TILES),
    "score.pair-counts-nothing": said("At this table the pair counts nothing: %(tiles)s.", tiles=Slot.TILES),
    # reckoned wrong
    "score.added-not-doubled": said(
        "Doubling multiplies: %(base)s × %(factor)s = %(amount)s. You added instead.",
        base=Slot.NUMBER,
        factor=Slot.NUMBER,
        amount=Slot.NUMBER,
    ),
    "score.lower-reading": said("The tiles can be read in another way that is worth more. The highest reading counts."),
    "score.other-scoring": said("That is right where hands are counted in another way. Look at what counts here."),
    "score.too-low": said("The number is too low."),
    "score.too-high": said("The number is too high."),
    "score.so-much-counts": counted(
        "Only %(count)s thing counts in this hand.",
        "%(count)s things count in this hand.",
        count=Slot.COUNT,
    ),
    # hints
    "hint.score.goal": said("Find everything in the hand that counts at this table, and add it up."),
    "hint.score.area": said("These tiles bring something."),
    "hint.score.area-none": said("No single tile brings anything here."),
    "hint.score.tile": said(
        "Look at the last tile: %(tile)s. Where did it come from, and which set does it finish?", tile=Slot.TILE
    ),
    # positions that cannot be asked
    "position.no-winning-tile": said("No tile is written after a plus, so nobody knows which one won."),
    "position.not-complete": counted(
        "The hand is not complete: %(count)s tile is missing.",
        "The hand is not complete: %(count)s tiles are missing.",
        count=Slot.COUNT,
    ),
    "position.nothing-counted": said("In this game every hand that wins is worth the same."),
}
