"""Sentences about what may be done at the table, and why something may not be done now."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "action.not-now": said("This is not a moment for that."),
    "action.other-seat": said("You can act only for yourself. That is for: %(seat)s.", seat=Slot.SEAT),
    "action.unreadable": said("This cannot be read as an action: “%(text)s”.", text=Slot.TEXT),
    "turn.not-yours": said("It is not your turn. Now it is the turn of: %(seat)s.", seat=Slot.SEAT),
    "seat.out-of-the-deal": said("You have won already. You take no more part in this deal."),
    "deal.over": said("The deal is over."),
    "deal.wall-spent": said("The wall is used up, so the deal ends without another win."),
    "discard.not-now": said("First the others may answer the last discard."),
    "hand.tile-not-held": said("This tile is not in your hand: %(tile)s.", tile=Slot.TILE),
    "hand.tile-is-melded": said(
        "This tile belongs to a set on the table, and it stays there: %(tile)s.", tile=Slot.TILE
    ),
    "hand.tile-is-aside": said("This bonus tile lies aside and is no part of your hand: %(tile)s.", tile=Slot.TILE),
    "hand.no-such-pung": said("There is no exposed pung that this tile could join: %(tile)s.", tile=Slot.TILE),
    "claim.nothing-to-claim": said("Only the latest discard can be claimed. There is none to claim now."),
    "claim.own-tile": said("This is your own tile. Only the other players can claim it."),
    "claim.already-answered": said("You have answered already. An answer stands."),
    "claim.kong-only-to-win": said(
        "A tile that is added to a kong can be taken only to win: %(tile)s.", tile=Slot.TILE
    ),
    "claim.concealed-kong-is-safe": said("A concealed kong cannot be robbed: %(tile)s.", tile=Slot.TILE),
    "claim.not-in-this-game": said("At this table a discard is taken only to win."),
    "claim.tile-not-held": said("You need this tile in your hand for the claim: %(tile)s.", tile=Slot.TILE),
    "claim.wrong-number-of-tiles": counted(
        "For this claim, choose %(count)s tile from your hand.",
        "For this claim, choose %(count)s different tiles from your hand.",
        count=Slot.COUNT,
    ),
    "claim.not-alike": said("All tiles of this set must be identical to the discard: %(tile)s.", tile=Slot.TILE),
    "claim.lost-to-win": said("A win comes before every other claim. The tile goes to: %(seat)s.", seat=Slot.SEAT),
    "claim.lost-to-chosen-win": said(
        "Only one player wins with a tile at this table. It goes to: %(seat)s.", seat=Slot.SEAT
    ),
    "claim.lost-to-set": said("A pung or kong comes before a chow. The tile goes to: %(seat)s.", seat=Slot.SEAT),
    "claim.lost-to-nearer": said(
        "Of equal claims, the nearer one after the discarder counts. The tile goes to: %(seat)s.", seat=Slot.SEAT
    ),
    "chow.only-from-left": said(
        "A chow takes a discard only from the player on your left. This tile came from: %(seat)s.", seat=Slot.SEAT
    ),
    "chow.needs-a-suit": said("A chow is made of numbers. This tile has none: %(tile)s.", tile=Slot.TILE),
    "chow.one-suit": said(
        "A chow stays in one suit. These two do not go together: %(tile)s, %(claimed)s.",
        tile=Slot.TILE,
        claimed=Slot.TILE,
    ),
    "chow.no-wrap": said("The numbers do not go on from 9 to 1, so this is no chow."),
    "chow.numbers-differ": said("A chow has three different numbers in a row."),
    "chow.in-a-row": said("These numbers do not follow each other, so they make no chow."),
    "chow.not-in-this-game": said("There is no chow in this game. Only identical tiles can be claimed."),
    "pung.needs-two": counted(
        "A pung needs 2 such tiles in your hand: %(tile)s. You have %(count)s.",
        "A pung needs 2 such tiles in your hand: %(tile)s. You have %(count)s.",
        tile=Slot.TILE,
        count=Slot.COUNT,
    ),
    "kong.needs-three": counted(
        "To claim a kong you need 3 such tiles in your hand: %(tile)s. You have %(count)s.",
        "To claim a kong you need 3 such tiles in your hand: %(tile)s. You have %(count)s.",
        tile=Slot.TILE,
        count=Slot.COUNT,
    ),
    "kong.needs-four": said("A concealed kong is made of four tiles from your hand."),
    "kong.not-alike": said("The four tiles of a kong must be identical."),
    "kong.no-pung-of-it": said("You have no pung on the table that this tile could join: %(tile)s.", tile=Slot.TILE),
    "kong.discard-first": said("After a claim you discard first. A kong can wait for your next turn."),
    "kong.no-replacement": said("A kong needs a replacement tile, and the wall is used up."),
    "kong.not-in-this-game": said("This table plays without kongs."),
    "kong.not-now": said("Lay a kong in your own turn, or claim the latest discard for it."),
    "kong.add-in-own-turn": said("A fourth tile is added to a pung in your own turn."),
    "pass.nothing-to-answer": said("There is nothing to pass on. Passing answers a discard."),
    "pass.nothing-to-claim": said("You cannot claim this tile, so you need not pass: %(tile)s.", tile=Slot.TILE),
    "pass.own-tile": said("This is your own discard. The others answer it."),
    "win.not-now": said("There is no tile to win with now."),
    "win.discard-first": said("You have just claimed a tile for a set, so you discard first."),
    "win.one-still-missing": said("The hand is not complete yet. One tile is still missing."),
    "win.more-missing": counted(
        "The hand is not complete yet. %(count)s tile is still missing.",
        "The hand is not complete yet. %(count)s tiles are still missing.",
        count=Slot.COUNT,
    ),
    "win.one-still-missing-with": said(
        "This tile does not complete your hand: %(tile)s. With it, one is still missing.", tile=Slot.TILE
    ),
    "win.more-missing-with": counted(
        "This tile does not complete your hand: %(tile)s. With it, %(count)s is still missing.",
        "This tile does not complete your hand: %(tile)s. With it, %(count)s are still missing.",
        tile=Slot.TILE,
        count=Slot.COUNT,
    ),
    "win.declare-ready-first": said("At this table you must say that you are ready before you can win."),
    "win.missed-one": said("You let a winning tile go. You may win again after your next draw."),
    "ready.not-now": said("You say that you are ready in your own turn, together with a discard."),
    "ready.already-declared": said("You have said already that you are ready."),
    "ready.more-missing": counted(
        "After this discard your hand is not ready: %(tile)s. %(count)s tile is missing.",
        "After this discard your hand is not ready: %(tile)s. %(count)s tiles are missing.",
        tile=Slot.TILE,
        count=Slot.COUNT,
    ),
    "void.not-now": said("The missing suit is chosen once, before the first discard."),
    "void.choose-first": said("First everybody chooses a missing suit."),
    "void.already-chosen": said("You have chosen your missing suit already. It stays."),
    "void.only-number-suits": said("The missing suit is one of three: characters, dots or bamboo."),
    "void.discard-first": said(
        "You still hold a tile of your missing suit, %(suit)s. Discard it first: %(tile)s.",
        suit=Slot.TERM,
        tile=Slot.TILE,
    ),
    "void.still-held": said(
        "While you hold your missing suit, %(suit)s, you cannot claim or win. You hold: %(tile)s.",
        suit=Slot.TERM,
        tile=Slot.TILE,
    ),
    "void.no-set-of-it": said("You cannot lay a set of your missing suit: %(suit)s.", suit=Slot.TERM),
    "pay.exposed-kong": said("For an exposed kong the player who gave the tile pays: %(tile)s.", tile=Slot.TILE),
    "pay.added-kong": said("For an added kong every player still in the deal pays: %(tile)s.", tile=Slot.TILE),
    "pay.concealed-kong": said("For a concealed kong every player still in the deal pays: %(tile)s.", tile=Slot.TILE),
    "pay.kong-given-back": said("The wall is used up. A hand that is not ready gives kong income back."),
    "position.unreadable": said("This part of the position cannot be read: “%(text)s”.", text=Slot.TEXT),
    "position.wrong-size": counted(
        "This hand should have %(needed)s tiles now. It has %(count)s.",
        "This hand should have %(needed)s tiles now. It has %(count)s.",
        needed=Slot.NUMBER,
        count=Slot.COUNT,
    ),
    "position.too-many-of": said("The position has too many of this tile: %(tile)s.", tile=Slot.TILE),
    "start.unreadable": said("This cannot be read as the start of a deal: “%(text)s”.", text=Slot.TEXT),
    "start.wrong-tiles": counted(
        "This wall is not built of the %(needed)s tiles of the game. It has %(count)s tile.",
        "This wall is not built of the %(needed)s tiles of the game. It has %(count)s tiles.",
        needed=Slot.NUMBER,
        count=Slot.COUNT,
    ),
    "start.wrong-dice": counted(
        "This deal needs %(needed)s die, showing 1 to 6.",
        "This deal needs %(needed)s dice, each showing 1 to 6.",
        needed=Slot.COUNT,
    ),
    "variant.too-few-tiles": counted(
        "Such hands need %(needed)s tiles, and this game has only %(count)s.",
        "Such hands need %(needed)s tiles, and this game has only %(count)s.",
        needed=Slot.NUMBER,
        count=Slot.COUNT,
    ),
    "variant.no-shape": said("No hand can win in this game: %(variant)s.", variant=Slot.TEXT),
    "variant.not-played": said("This game is not played here yet: %(variant)s.", variant=Slot.TEXT),
    "variant.unknown-option": said("This game has no such option: “%(text)s”.", text=Slot.TEXT),
    "variant.unknown-choice": said("This option has no such choice: “%(text)s”.", text=Slot.TEXT),
    "wall.spent": said("The wall is used up."),
}
