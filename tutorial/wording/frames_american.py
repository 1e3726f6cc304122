"""Sentences about the American table: the Charleston, calls, exposures, jokers and what a line costs."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "charleston.pass-first": said("First everybody passes three tiles. Play begins after the Charleston."),
    "charleston.already-passed": said("You have passed your tiles already. The pass stands."),
    "charleston.three-tiles": said("A pass is exactly three tiles, each only once."),
    "charleston.no-jokers": said(
        "A joker is never passed, not even in a blind pass or as a courtesy: %(tile)s.", tile=Slot.TILE
    ),
    "charleston.no-blind-pass-here": said(
        "In this pass nothing is passed blind. Only the last pass of a Charleston allows that."
    ),
    "charleston.no-blind-pass-now": said("Tiles are passed blind only in the last pass of a Charleston."),
    "charleston.blind-needs-fewer": said(
        "A blind pass has at most two tiles of your own, each only once. Arriving tiles make up the rest."
    ),
    "charleston.first-is-binding": said("Nobody can stop the first Charleston. All three passes are played."),
    "charleston.stop-too-late": said(
        "Somebody has looked at the tiles of the second Charleston, so all its passes are played."
    ),
    "charleston.nothing-to-stop": said("There is no second Charleston to stop now."),
    "charleston.not-asked": said("Whether there is a second Charleston is decided after the first one."),
    "charleston.vote-first": said("First everybody says whether there shall be a second Charleston."),
    "charleston.already-voted": said("You have said already whether you want a second Charleston."),
    "charleston.look-first": said("First look at the tiles before you, or stop the second Charleston."),
    "charleston.nothing-to-look-at": said("No passed tiles lie face down before you now."),
    "charleston.only-east-wins": said(
        "Before the first discard only East can win, for only East has all the tiles of a hand."
    ),
    "charleston.pass-before-winning": said(
        "In this pass East cannot win. East shows a complete hand before the first pass, after the first Charleston, "
        "or when play begins."
    ),
    "charleston.no-courtesy-now": said("The courtesy pass comes after the last Charleston."),
    "charleston.courtesy-first": said("First the players across from each other agree on a courtesy pass."),
    "charleston.already-offered": said("You have named a number already. It stands."),
    "charleston.courtesy-up-to-three": said("A courtesy pass has at most three tiles. You may also offer none."),
    "charleston.choose-first": said("First the tiles of the courtesy pass are chosen."),
    "charleston.as-many-as-agreed": counted(
        "You and the player across agreed on %(count)s tile. Choose exactly so many.",
        "You and the player across agreed on %(count)s tiles. Choose exactly so many, each only once.",
        count=Slot.COUNT,
    ),
    "charleston.agreed-on-none": said("You and the player across exchange no tiles."),
    "charleston.mush-first": said("First everybody may put tiles into the common pool."),
    "charleston.pool-up-to-three": said("At most three tiles go into the pool, each only once."),
    "claim.lost-to-placed": said(
        "Of equal claims, the one counts that has placed the tile or shown tiles. The tile goes to: %(seat)s.",
        seat=Slot.SEAT,
    ),
    "call.no-single": said("A single tile is taken only to win: %(tile)s.", tile=Slot.TILE),
    "call.no-pair": said("A tile for a pair is taken only to win: %(tile)s.", tile=Slot.TILE),
    "call.no-cluster": said(
        "Different tiles are single tiles, even side by side. Only identical ones are called with: %(tile)s.",
        tile=Slot.TILE,
    ),
    "call.six-at-most": said("No group has more than six tiles."),
    "call.each-tile-once": said("Each tile can lie in the group only once."),
    "call.with-tiles": said(
        "Call the discard, and choose the tiles that shall lie beside it. Jokers may be among them."
    ),
    "legal.call": said("You may call: the tile and these of yours make a group: %(tiles)s.", tiles=Slot.TILES),
    "rule.call-order": said(
        "A win comes before every call. Of equal claims, the nearer one after the discarder counts."
    ),
    "rule.who-may-call": said(
        "A discard is called for three or more identical tiles, jokers among them. To win, it is taken for any place."
    ),
    "rule.own-turn-card": said(
        "A turn begins with a draw or a call. Then you may exchange jokers. It ends with a discard or a win."
    ),
    "call.line-is-concealed": said(
        "Only concealed lines have such a group, and nothing is called for them but the winning tile: %(tile)s.",
        tile=Slot.TILE,
    ),
    "call.fits-no-line": said(
        "No line of the card has all the groups you would then have on your rack: %(tile)s.", tile=Slot.TILE
    ),
    "exposure.not-now": said("A group is changed in your own turn, after you have called and before you discard."),
    "exposure.stands": said("This group stands. It can be changed only until its player has discarded."),
    "exposure.lies-so": said("The group lies so already."),
    "exposure.only-called": said("Groups of your own tiles stay concealed. Only a called tile is laid on the rack."),
    "joker.never-called": said("A discarded joker is dead. Nobody can take it, not even to win."),
    "joker.draw-or-call-first": said(
        "Jokers are exchanged in your own turn, after you have drawn, or called and laid your group."
    ),
    "joker.only-jokers-come-out": said(
        "Only a joker comes out of a group on the table. This tile stays: %(tile)s.", tile=Slot.TILE
    ),
    "joker.not-on-the-table": said("This joker lies in no group on the table."),
    "joker.give-what-it-stands-for": said("Give the tile that the joker stands for. A joker is never put in."),
    "joker.stands-for-another": said(
        "In that group the joker stands for another tile than this: %(tile)s.", tile=Slot.TILE
    ),
    "joker.discards-stay": said("A discard cannot be exchanged for a joker any more: %(tile)s.", tile=Slot.TILE),
    "win.line-is-concealed": said(
        "These tiles make a concealed line, but you have called a tile. A concealed line has no group on the table."
    ),
    "win.cold-wall": said("At this table a discard wins for nobody in the last wall. Only a drawn tile does."),
    "score.printed-value": counted(
        "The card says: %(count)s point.", "The card says: %(count)s points.", count=Slot.COUNT
    ),
    "score.jokerless": said("There is no joker in the hand, so it counts double."),
    "pay.self-drawn-line": said("The winning tile was drawn, so every other player pays double."),
    "pay.own-discard": said("Whoever discarded the winning tile pays double."),
    "pay.others-discard": said("Another player discarded the winning tile, so this player pays once."),
    "pay.hot-wall": said("A tile that was not safe was discarded in the last wall, so this player pays for all."),
}
