"""Sentences about single moments at the table: what may be done, who gets a tile, what to let go."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "ask.which-answer": said(
        "This tile was discarded: %(tile)s. It comes from: %(seat)s. Choose something that you may do.",
        tile=Slot.TILE,
        seat=Slot.SEAT,
    ),
    "ask.only-answer": said(
        "This tile was discarded: %(tile)s. It comes from: %(seat)s. Only one of these is allowed. Which one?",
        tile=Slot.TILE,
        seat=Slot.SEAT,
    ),
    "ask.robbing": said(
        "A kong is being made with this tile: %(tile)s. Its player is: %(seat)s. Choose something that you may do.",
        tile=Slot.TILE,
        seat=Slot.SEAT,
    ),
    "ask.only-robbing": said(
        "A kong is being made with this tile: %(tile)s. Its player is: %(seat)s. Only one of these is allowed. "
        "Which one?",
        tile=Slot.TILE,
        seat=Slot.SEAT,
    ),
    "ask.which-move": said("Choose something that you may do now."),
    "ask.only-move": said("Only one of these is allowed now. Which one?"),
    "legal.win": said("You may win: your hand is complete."),
    "legal.win-with-it": said("You may win: this tile completes your hand: %(tile)s.", tile=Slot.TILE),
    "legal.chow": said(
        "You may claim a chow: the tile comes from the player on your left and makes a row with two of yours: "
        "%(tiles)s.",
        tiles=Slot.TILES,
    ),
    "legal.pung": said(
        "You may claim a pung, from whomever the tile comes. It goes with two identical tiles of yours: %(tiles)s.",
        tiles=Slot.TILES,
    ),
    "legal.claimed-kong": said(
        "You may claim a kong, from whomever the tile comes. It goes with three identical tiles of yours: %(tiles)s.",
        tiles=Slot.TILES,
    ),
    "legal.concealed-kong": said(
        "You may lay a concealed kong: it is your turn, and you hold all four tiles: %(tiles)s.", tiles=Slot.TILES
    ),
    "legal.added-kong": said(
        "You may make your pung on the table a kong: it is your turn, and you hold the fourth tile: %(tile)s.",
        tile=Slot.TILE,
    ),
    "legal.discard": said("You may discard this tile: it is your turn, and you hold it: %(tile)s.", tile=Slot.TILE),
    "legal.ready": said(
        "You may say that you are ready: after this discard one tile more completes your hand: %(tile)s.",
        tile=Slot.TILE,
    ),
    "legal.pass": said("You may pass: nobody has to claim a tile."),
    "legal.pass-tiles": said("You may pass: %(tiles)s.", tiles=Slot.TILES),
    "legal.blind-pass": said("You may pass this, and the rest unseen: %(tiles)s.", tiles=Slot.TILES),
    "legal.blind-pass-of-all": said("You may pass on three arriving tiles unseen."),
    "legal.stop": said("You may stop the Charleston, and you need not say why."),
    "legal.continue": said("You may agree to a second Charleston."),
    "legal.look": said("You may look at the tiles before you. Then the second Charleston is played to its end."),
    "legal.courtesy": counted(
        "You may offer %(count)s tile to the player across.",
        "You may offer %(count)s tiles to the player across.",
        count=Slot.COUNT,
    ),
    "legal.courtesy-of-none": said("You need not offer a tile to the player across."),
    "legal.now": said("This may be done now."),
    "legal.others-too": counted(
        "%(count)s other choice here is allowed as well.",
        "%(count)s other choices here are allowed as well.",
        count=Slot.COUNT,
    ),
    "hint.legal.goal": said("Look for what the rules allow. Whether it is wise does not matter here."),
    "hint.legal.area-answer": said(
        "See what this tile makes with yours: %(tile)s. Mind whose tile it was: %(seat)s.",
        tile=Slot.TILE,
        seat=Slot.SEAT,
    ),
    "hint.legal.area-turn": said("It is your turn. You have one tile more than between turns."),
    "hint.legal.area-charleston": said("Play has not begun. See which part of the Charleston it is."),
    "rule.charleston": said(
        "Nobody stops the first Charleston. The second is stopped before anybody looks at its tiles, or not at all. "
        "A joker is never passed. Only the last pass of each Charleston may be blind."
    ),
    "hint.legal.tile": said("Look at this tile: %(tile)s.", tile=Slot.TILE),
    "rule.who-may-claim": said(
        "A pung, a kong or a win may take a discard from any player, a chow only from the player on your left."
    ),
    "rule.who-may-claim-no-chow": said("A pung, a kong or a win may take a discard from any player."),
    "rule.own-turn": said(
        "In your turn you win, lay a kong of your own tiles, or discard. After a claim for a chow or pung you discard."
    ),
    "ask.who-gets-it": said(
        "This tile was discarded: %(tile)s. It comes from: %(seat)s. Who gets it?", tile=Slot.TILE, seat=Slot.SEAT
    ),
    "gets.one": said("The claim that counts comes from: %(seat)s.", seat=Slot.SEAT),
    "gets.several": counted(
        "%(count)s player wins with this tile.",
        "%(count)s players win with this tile together.",
        count=Slot.COUNT,
    ),
    "gets.nobody-asks": said("Nobody claims the tile, so it stays among the discards."),
    "gets.somebody-asks": said("Somebody claims the tile, so it does not stay among the discards."),
    "gets.own-discard": said("This player discarded the tile and cannot claim it: %(seat)s.", seat=Slot.SEAT),
    "gets.did-not-ask": said("This player does not claim the tile: %(seat)s.", seat=Slot.SEAT),
    "gets.not-all": said("More than one player wins with this tile. In this game all of them do."),
    "hint.gets.goal": said("Compare what the players want, not who speaks first."),
    "hint.gets.area": said(
        "They all answer this tile: %(tile)s. It comes from: %(seat)s.", tile=Slot.TILE, seat=Slot.SEAT
    ),
    "hint.gets.tile": said("Ask of each player what this tile is wanted for: %(tile)s.", tile=Slot.TILE),
    "rule.claim-order": said("A win comes before a pung or kong, and a pung or kong before a chow."),
    "answer.no-player": said("This names no player: “%(text)s”.", text=Slot.TEXT),
    "position.claim-impossible": said("This player cannot claim so here: %(seat)s.", seat=Slot.SEAT),
    "ask.is-it-a-win": said("Is this hand complete?"),
    "complete.it-is": said("The hand is complete. Every tile has its place."),
    "complete.it-is-not": said("The hand is not complete yet."),
    "complete.pair": said("These tiles make the pair: %(tiles)s.", tiles=Slot.TILES),
    "complete.single": said("This tile stands alone, as this hand wants it: %(tiles)s.", tiles=Slot.TILES),
    "rule.complete-hand": counted(
        "%(count)s set and a pair make a complete hand.",
        "%(count)s sets and a pair make a complete hand.",
        count=Slot.COUNT,
    ),
    "hint.complete.tile": said("Find the set or pair that this tile belongs to: %(tile)s.", tile=Slot.TILE),
    "ask.discard": said("Choose a discard. As few tiles as possible should be missing after it."),
    "ask.discard-ready": said("Choose a discard so that one tile more completes the hand."),
    "discard.breaks-chow": said("That breaks a chow: %(tiles)s.", tiles=Slot.TILES),
    "discard.breaks-pung": said("That breaks a pung: %(tiles)s.", tiles=Slot.TILES),
    "discard.breaks-pair": said("That breaks a pair: %(tiles)s.", tiles=Slot.TILES),
    "discard.breaks-row": said("That parts two tiles that need only one more for a chow: %(tiles)s.", tiles=Slot.TILES),
    "discard.helps-more": said("The hand needs this tile: %(tile)s.", tile=Slot.TILE),
    "discard.more-missing": counted(
        "After it %(count)s tile more is missing than after the best discard.",
        "After it %(count)s tiles more are missing than after the best discard.",
        count=Slot.COUNT,
    ),
    "discard.better": said("A better discard: %(tile)s.", tile=Slot.TILE),
    "hint.discard.goal": said("Find the sets and the pair first. Then see which tile helps none of them."),
    "hint.discard.tile": said("Keep this tile: %(tile)s.", tile=Slot.TILE),
    "hint.discard.answer": said("Discard this tile: %(tile)s.", tile=Slot.TILE),
    "answer.one-tile": said("Choose one tile only."),
    "position.hand-finished": said("The hand is complete already."),
    "position.every-choice-right": said("Every choice is right, so there is nothing to find out."),
    "position.more-than-one-right": said("More than one choice is right."),
}
