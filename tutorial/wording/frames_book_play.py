"""Sentences of the rules reference: what comes before play, turns, claims and the sets on the table."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "book.dealer-is-east": said("The dealer is East. South, West and North follow to the right."),
    "book.nothing-before-play": said("After the deal play begins at once. No tiles are passed."),
    "book.exchange": counted(
        "Before play every player gives %(count)s tile of one suit to another. The dice say to whom.",
        "Before play every player gives %(count)s tiles of one suit to another. The dice say to whom.",
        count=Slot.COUNT,
    ),
    "book.charleston": counted(
        "Before play comes the Charleston: every player passes %(count)s tile to the right, then across, then left.",
        "Before play comes the Charleston: every player passes %(count)s tiles to the right, then across, then left.",
        count=Slot.COUNT,
    ),
    "book.jokers-not-passed": said("A joker is never passed."),
    "book.blind-pass": counted(
        "In the last pass of a Charleston arriving tiles may be passed on unseen, up to %(count)s tile.",
        "In the last pass of a Charleston arriving tiles may be passed on unseen, up to %(count)s tiles.",
        count=Slot.COUNT,
    ),
    "book.second-by-vote": said(
        "A second Charleston follows if all players want it: to the left, across, to the right."
    ),
    "book.second-never": said("There is no second Charleston."),
    "book.second-may-be-stopped": said(
        "Any player may stop the second Charleston until somebody has looked at the tiles of its first pass."
    ),
    "book.courtesy": counted(
        "After the Charleston players across from each other may exchange %(count)s tile.",
        "After the Charleston players across from each other may exchange up to %(count)s tiles.",
        count=Slot.COUNT,
    ),
    "book.mush": counted(
        "After the courtesy pass each player may put %(count)s tile into a pool and draws as many from it.",
        "After the courtesy pass each player may put up to %(count)s tiles into a pool and draws as many from it.",
        count=Slot.COUNT,
    ),
    "book.no-mush": said("After the courtesy pass no tiles go into a pool."),
    "book.void-suit": said("After the deal every player names a missing suit: a suit to do without."),
    "book.dealer-discards": said("The dealer begins with a discard."),
    "book.dealer-draws": said("The dealer begins: draws a tile, then discards one."),
    "book.turns-to-the-right": said("The turn goes to the right, counter-clockwise."),
    "book.draw-and-discard": said("In a turn a player draws a tile and discards one."),
    "book.void-tiles-first": said("Tiles of the missing suit must be discarded first."),
    "book.void-tiles-any-time": said("Tiles of the missing suit may be discarded at any time."),
    "book.void-nothing-claimed": said(
        "As long as a player holds a tile of the missing suit, this player can neither claim a set nor lay one nor win."
    ),
    "book.void-other-suits": said(
        "A player who still holds tiles of the missing suit can claim sets of the other suits, but cannot win."
    ),
    "book.only-latest-discard": said("Only the latest discard can be claimed. Older discards are out of play."),
    "book.win-with-any-discard": said(
        "To win, every player can take the discard, whatever it completes: a set, a pair or a single tile."
    ),
    "book.chow-by-next": said("Only the next player can claim a discard for a chow."),
    "book.chow-by-anyone": said("Every player can claim a discard for a chow."),
    "book.no-chow-claimed": said("No discard can be claimed for a chow."),
    "book.pung-by-anyone": said("Every player can claim a discard for a pung."),
    "book.no-pung-claimed": said("No discard can be claimed for a pung."),
    "book.call": said(
        "Every player can call a discard for a group of %(least)s to %(most)s identical tiles. "
        "The group is shown at once and must fit a line of the card.",
        least=Slot.NUMBER,
        most=Slot.NUMBER,
    ),
    "book.singles-only-to-win": said("A discard for a single tile or for a pair can be called only to win."),
    "book.no-kongs": said("There are no kongs."),
    "book.kong-claimed": said("Every player can claim a discard for a kong and then draws a replacement tile."),
    "book.kong-not-claimed": said("No discard can be claimed for a kong."),
    "book.concealed-kong": said(
        "A player whose turn it is can lay four identical tiles from the hand as a concealed kong."
    ),
    "book.added-kong": said("A player whose turn it is can add the fourth tile to an exposed pung."),
    "book.discard-before-kong": said("After claiming a chow or pung a player discards before laying a kong."),
    "book.kong-after-claim": said("After claiming a chow or pung a player may lay a kong at once."),
    "book.added-kong-robbed": said("The tile added to a pung can be taken by another player to win."),
    "book.concealed-kong-safe": said("A concealed kong cannot be robbed."),
    "book.concealed-kong-robbed": said("A concealed kong can be robbed, too."),
    "book.concealed-kong-robbed-for-orphans": said("A concealed kong can be robbed only to win with thirteen orphans."),
    "book.exposure-may-change": said("A group just shown may be changed until its player has discarded."),
    "book.joker-exchange": said(
        "A player whose turn it is can exchange a joker in any exposed group for the tile that it stands for."
    ),
    "book.joker-never-called": said("A joker that was discarded is never called."),
    "book.win-before-sets": said("A win comes before every other claim, and a pung or kong before a chow."),
    "book.win-before-pungs": said("A win comes before every other claim."),
    "book.win-before-call": said("A win comes before every other call, even if the group was shown already."),
    "book.winner-nearest": said("If several players win with one tile, the one whose turn comes first gets it."),
    "book.winner-farthest": said("If several players win with one tile, the one whose turn comes last gets it."),
    "book.winners-all": said("If several players win with one tile, all of them win."),
    "book.winner-committed": said(
        "Of equal calls, the one counts that has placed the tile or shown tiles. "
        "Otherwise the player whose turn comes first gets it."
    ),
    "book.ready-unsaid": said("Nobody has to say that a hand is ready."),
    "book.ready-said": said("A player may say that the hand is ready."),
    "book.ready-before-win": said("Before winning, a player must say that the hand is ready."),
    "book.missed-win-free": said("A player who lets a winning tile go may win with the next one."),
    "book.missed-win-waits": said("A player who lets a winning tile go can win again only after drawing another tile."),
    "book.cold-wall": said("Near the end of the wall a discard wins for nobody. Only a tile drawn from the wall wins."),
}
