"""Sentences about guided hands: the goal, whether it was reached, and what stood in the way."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    # What is asked
    "ask.play-win": said("Win this deal."),
    "ask.play-pung": said("Claim a discard for a pung."),
    "ask.play-chow": said("Claim a discard for a chow."),
    "ask.play-kong": said("Lay a kong."),
    "ask.play-claim": said("Claim a discard for a set."),
    "ask.play-call": said("Call a discard and expose a group."),
    "ask.play-exchange": said("Exchange a tile of yours for a joker on the table."),
    "ask.play-charleston": said("Play the first Charleston: right, across, left."),
    "ask.play-courtesy": said("Go on to the courtesy pass, and agree on a number of tiles."),
    "ask.play-pass": said("Let a tile go by that you could claim."),
    "ask.play-finish": said("Play this deal to its end."),
    # How the goal was reached
    "play.won-at-once": said("You have won with the tiles you were dealt."),
    "play.won-drawn": said("You have won with a tile you drew: %(tile)s.", tile=Slot.TILE),
    "play.won-with-discard": said(
        "You have won with this tile: %(tile)s. It came from: %(seat)s.", tile=Slot.TILE, seat=Slot.SEAT
    ),
    "play.made-set": said(
        "Your set lies on the table: %(kind)s. It is made of: %(tiles)s.", kind=Slot.TERM, tiles=Slot.TILES
    ),
    "play.exchanged": said(
        "You gave this tile and got a joker for it: %(tile)s. The group belongs to: %(seat)s.",
        tile=Slot.TILE,
        seat=Slot.SEAT,
    ),
    "play.charleston-over": said("You have played the first Charleston to its end."),
    "play.courtesy-agreed": counted(
        "You and the player across have agreed. You exchange %(count)s tile.",
        "You and the player across have agreed. You exchange %(count)s tiles.",
        count=Slot.COUNT,
    ),
    "play.let-by": said("You could have claimed this tile, and you let it go by: %(tile)s.", tile=Slot.TILE),
    "play.finished": said("You have played the deal to its end."),
    "play.winner": said("The deal was won by: %(seat)s.", seat=Slot.SEAT),
    "play.no-winner": said("Nobody has won it."),
    # Why it was not
    "play.not-yet": counted(
        "The goal is not reached yet after %(count)s move of yours. The deal goes on.",
        "The goal is not reached yet after %(count)s moves of yours. The deal goes on.",
        count=Slot.COUNT,
    ),
    "play.another-won": said("The deal is over before you reached the goal. It was won by: %(seat)s.", seat=Slot.SEAT),
    "play.nobody-won": said("Nobody has won the deal, and it ended before you reached the goal."),
    "play.won-without": said("You have won, but the goal was another one."),
    "play.already-over": said("The deal was over before your move number %(number)s.", number=Slot.NUMBER),
    "play.at-move": said("That was your move number %(number)s.", number=Slot.NUMBER),
    "play.chance-missed": said(
        "You had a chance at your move number %(number)s. The tile was: %(tile)s.",
        number=Slot.NUMBER,
        tile=Slot.TILE,
    ),
    "play.no-chance": said("No chance came this time. After other discards the deal goes differently."),
    # Hints
    "hint.play.win": said("Be the first to show a complete hand."),
    "hint.play.pung": said("Keep your pairs, and take the third tile when another player discards it."),
    "hint.play.chow": said("Keep tiles in a row, and take the missing one when the player on your left discards it."),
    "hint.play.kong": said("Keep three identical tiles, and lay them with the fourth one."),
    "hint.play.claim": said("Take a tile that another player discards, for a chow, a pung or a kong."),
    "hint.play.call": said("Keep two or more identical tiles, jokers among them, and call the same tile."),
    "hint.play.exchange": said("Watch for jokers in the groups on the table, and keep the tiles they stand for."),
    "hint.play.charleston": said("Pass three tiles in each direction. Keep what leads to a line of the card."),
    "hint.play.courtesy": said("Go through all passes. Then say how many tiles you want to exchange."),
    "hint.play.pass": said("When you are asked whether you want a tile, do not take it."),
    "hint.play.finish": said("Go on until somebody wins or the wall is used up."),
    "hint.play.area": counted(
        "It can be done with %(count)s move of yours.",
        "It can be done with %(count)s moves of yours.",
        count=Slot.COUNT,
    ),
    "hint.play.tile": said("Look at this tile first: %(tile)s.", tile=Slot.TILE),
    "hint.play.answer": said(
        "Discard, in this order: %(tiles)s. Then this tile brings you to the goal: %(tile)s.",
        tiles=Slot.TILES,
        tile=Slot.TILE,
    ),
    "hint.play.answer-with-sets": said(
        "Discard, in this order: %(tiles)s. Between them, make sets with: %(claimed)s. "
        "Then this tile brings you to the goal: %(tile)s.",
        tiles=Slot.TILES,
        claimed=Slot.TILES,
        tile=Slot.TILE,
    ),
    "hint.play.answer-at-once": said("This tile brings you to the goal at once: %(tile)s.", tile=Slot.TILE),
    "hint.play.answer-passing": said("Pass on, in this order: %(tiles)s.", tiles=Slot.TILES),
    "hint.play.answer-to-the-end": said("Discard, in this order: %(tiles)s.", tiles=Slot.TILES),
    # Hands that cannot be played. Authors read them; learners only where a broken lesson got out.
    "play.unknown-level": said("There are no such players: “%(text)s”.", text=Slot.TEXT),
    "play.dealt-too-many": counted(
        "This player is dealt %(most)s tile only: %(seat)s.",
        "This player is dealt %(most)s tiles only: %(seat)s.",
        most=Slot.COUNT,
        seat=Slot.SEAT,
    ),
    "play.nothing-to-decide": said("The deal leaves the learner nothing to decide."),
    "play.no-line": said("No line of play that reaches the goal was found."),
    "exercise.only-written": said("Exercises of this kind are written by hand, for lessons."),
}
