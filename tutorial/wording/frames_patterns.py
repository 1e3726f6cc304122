"""Sentences about the patterns of a hand, the tiles it waits for, and the tables at which it wins."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    # which pattern, which hand
    "ask.find-pattern": said("Which of these counts in this hand?"),
    "ask.find-hand": said("In which of these hands does this count: %(pattern)s?", pattern=Slot.TERM),
    "find.counts": said("This counts in the hand: %(pattern)s.", pattern=Slot.TERM),
    "find.shown-by": said("These tiles show it: %(tiles)s.", tiles=Slot.TILES),
    "find.set-aside": said("It is there, but it does not count: %(pattern)s.", pattern=Slot.TERM),
    "find.other-reading": said(
        "It is there only if the sets are read in another way: %(pattern)s. The highest reading counts.",
        pattern=Slot.TERM,
    ),
    "find.not-there": said("It is not in this hand: %(pattern)s.", pattern=Slot.TERM),
    "find.asks-for": said("What it asks for: %(meaning)s", meaning=Slot.MEANING),
    "find.one-change": said("One change would bring it."),
    "find.counts-instead": said("This counts in that hand instead: %(patterns)s.", patterns=Slot.TERMS),
    "hint.find.goal": said("Compare each pattern with the hand: its sets, suits and honors, and its last tile."),
    "hint.find.goal-hand": said("Ask of each hand whether it has everything that this pattern needs."),
    "hint.find.area": said("These tiles matter: %(tiles)s.", tiles=Slot.TILES),
    "hint.find.area-all": said("Look at the hand as a whole, and at how it was won."),
    "rule.what-counts": said(
        "A pattern counts if all it asks for is there, unless another pattern of the hand includes it."
    ),
    "hint.find.tile": said("Look at this tile: %(tile)s. What does it belong to?", tile=Slot.TILE),
    # all that a hand waits for
    "ask.waits": said("Choose all tiles that complete this hand."),
    "ask.waits-left": said("How many tiles are left that complete this hand?"),
    "waits.all": said("Just these complete the hand: %(tiles)s.", tiles=Slot.TILES),
    "waits.does-not-complete": said("This tile does not complete the hand: %(tile)s.", tile=Slot.TILE),
    "waits.left-out": said("You left this out: %(tiles)s.", tiles=Slot.TILES),
    "waits.left": counted(
        "%(count)s tile is left that completes the hand.",
        "%(count)s tiles are left that complete the hand.",
        count=Slot.COUNT,
    ),
    "waits.left-of": said("This tile: %(tile)s. Left of it: %(count)s.", tile=Slot.TILE, count=Slot.NUMBER),
    "waits.counted-seen": said("You counted tiles that are in your hand or lie open."),
    "waits.counted-kinds": said("You counted each kind of tile once. The game has several copies of it."),
    "rule.waits-left": said("Take all copies of these tiles, less those that you hold and those that lie open."),
    "hint.waits.goal": said("Find the part of the hand that is not finished, and every tile that finishes it."),
    # the same hand at several tables
    "ask.elsewhere": said("At which of these tables does this hand win? Choose all of them."),
    "elsewhere.wins": said("It wins at these tables: %(tables)s.", tables=Slot.TERMS),
    "elsewhere.does-not-win": said("It does not win here: %(table)s.", table=Slot.TERM),
    "elsewhere.left-out": said("You left out a table where it wins: %(table)s.", table=Slot.TERM),
    "elsewhere.points": counted(
        "It is worth %(count)s point here: %(table)s.",
        "It is worth %(count)s points here: %(table)s.",
        count=Slot.COUNT,
        table=Slot.TERM,
    ),
    "elsewhere.fan": counted(
        "It is worth %(count)s fan here: %(table)s.",
        "It is worth %(count)s fan here: %(table)s.",
        count=Slot.COUNT,
        table=Slot.TERM,
    ),
    "hint.elsewhere.goal": said("Each table has its own tiles, and its own rules for a hand that wins."),
    "hint.elsewhere.area": said("Look for tiles that a table does not use, and for sets that it does not allow."),
    "rule.worth-enough": said("At some tables a hand must be worth a certain amount before it wins."),
    # every part of a score
    "ask.count-parts": said("Choose everything that counts in this hand, and what it is worth."),
    "score.parts-right": said("You found everything that counts."),
    "score.number-missing": said("Choose also what the hand is worth."),
    # positions that cannot be asked
    "position.no-such-pattern": said("This table counts no such pattern: “%(text)s”.", text=Slot.TEXT),
    "position.no-line-in-parts": said(
        "What counts in the hand is not among the choices: %(pattern)s.", pattern=Slot.TERM
    ),
}
