"""Sentences about slips at a table where people sit: what the rules say, and what follows for whom."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "incident.unknown": said("There is no such incident: “%(text)s”.", text=Slot.TEXT),
    "incident.wrong-fact": said("This fact of the incident cannot be read: “%(text)s”.", text=Slot.TEXT),
    "incident.fact-missing": said("Facts are missing, or too many are told, for: “%(text)s”.", text=Slot.TEXT),
    "incident.seat-twice": said("One player has two parts in this incident: %(seat)s.", seat=Slot.SEAT),
    "incident.not-ruled": said("The rules say nothing about this case."),
    "incident.value-missing": said("To say who pays how much, the value of the hand is needed."),
    "ruling.dead": said("This player’s hand is dead: %(seat)s.", seat=Slot.SEAT),
    "ruling.pays": counted(
        "Payer: %(payer)s. Paid to: %(payee)s. Amount: %(amount)s point.",
        "Payer: %(payer)s. Paid to: %(payee)s. Amount: %(amount)s points.",
        payer=Slot.SEAT,
        payee=Slot.SEAT,
        amount=Slot.COUNT,
    ),
    "ruling.tile-goes-to": said("The tile stays with: %(seat)s.", seat=Slot.SEAT),
    "ruling.goes-on": said("Play goes on."),
    "ruling.put-right": said("It is put right, and play goes on."),
    "ruling.replayed": said("All tiles are thrown in. Nobody pays, and the same East deals again."),
    "ruling.over": said("The deal is over."),
    "referee.count-last-tile": said(
        "Before the first discard, the player on East’s left may still take a last tile that was forgotten."
    ),
    "referee.count-before-discard": said(
        "No hand is dead before East’s first discard. A wrong count means a new deal."
    ),
    "referee.count-after-discard": said("After the first discard, a wrong count makes the hand dead."),
    "referee.count-of-two": said("When two players have a wrong count, the deal cannot go on."),
    "referee.count-two-dead-elsewhere": said("At some tables both hands are dead, and the other two play on."),
    "referee.count-of-three": said("When three players have a wrong count, the deal cannot go on."),
    "referee.pass-joker": said("A joker is never passed. It goes back, and another tile takes its place."),
    "referee.pass-wrong-number": said("Each pass has exactly three tiles. Seen at once, a wrong number is put right."),
    "referee.pass-wrong-number-mixed": said(
        "A pass had a wrong number of tiles, and nobody can tell them apart any more."
    ),
    "referee.pass-peeked": said("A blind pass is passed on unseen. A look at it brings a reminder, nothing more."),
    "referee.pass-peeked-at-tournaments": said("At tournaments a look at a blind pass may cost points."),
    "referee.pass-changed-unseen": said("A pass may be changed until the tiles that come in are looked at."),
    "referee.pass-changed-seen": said("After a look at the tiles that came in, the own pass stands."),
    "referee.discard-before-east": said("East makes the first discard. A tile discarded before it is taken back."),
    "referee.draw-before-east": said(
        "Nobody draws before East’s first discard. A draw and a discard cannot be undone."
    ),
    "referee.wrong-east": said(
        "The deal stands. The next deal belongs to the rightful East, and the wrong one is skipped."
    ),
    "referee.out-of-turn-in-hand": said(
        "A draw out of turn makes the hand dead. A tile that is not on the rack yet goes back to its place."
    ),
    "referee.out-of-turn-racked": said(
        "A draw out of turn makes the hand dead. A tile that is on the rack stays there."
    ),
    "referee.wrong-end": said("A draw from the wrong end of the wall makes the hand dead."),
    "referee.wrong-end-again": said("The wrong end of the wall was used twice. No fair way to go on is left."),
    "referee.wrong-wall": said(
        "A wall pushed out too early makes two hands dead: that of the owner, and that of whoever draws from it."
    ),
    "referee.overturned-tile": said("A tile of the wall that turned up goes back face down to its place."),
    "referee.discard-before-draw": said("A discard before the draw leaves one tile too few and makes the hand dead."),
    "referee.discard-still-hers": said("A tile that was neither named nor laid down is no discard yet."),
    "referee.discard-half-named": said("Half a name does not make a discard yet. The tile may be taken back."),
    "referee.discard-half-named-elsewhere": said("Some tables are stricter: half a name makes the discard."),
    "referee.discard-named": said("A full name makes the discard. The tile cannot be taken back."),
    "referee.discard-down": said("Down is down: a tile that touched the table is discarded."),
    "referee.name-corrected": said(
        "A wrong name costs nothing while nobody has acted on it. The tile can be claimed under its right name."
    ),
    "referee.misled-call": said(
        "Look as well as listen: tiles exposed for a wrong name make the hand of whoever claimed dead."
    ),
    "referee.misled-call-fits": said("The name was wrong, yet the tile itself makes a legal exposure. It stands."),
    "referee.window-open": said("Until the next player acts, the discard may be claimed."),
    "referee.window-picked": said(
        "A tile that was only picked up or looked at closes nothing. It goes back to its place."
    ),
    "referee.window-racked": said("The next player has put the drawn tile on the rack. It is too late for a claim."),
    "referee.window-discarded": said("The next player has discarded. Only the latest discard can be claimed."),
    "referee.window-exchanged": said("The next player has begun to exchange a joker. It is too late for a claim."),
    "referee.window-won": said("The next player has declared mahjong. It is too late for a claim."),
    "referee.call-said": said("A claim that was only said may be withdrawn."),
    "referee.call-placed": said("A claimed tile on the rack binds. The claim cannot be withdrawn."),
    "referee.call-placed-elsewhere": said("By an older custom the tile may be returned until other tiles are exposed."),
    "referee.call-shown": said("Exposed tiles bind. The claim cannot be withdrawn."),
    "referee.call-in-rack": said("A claimed tile belongs on top of the rack. Another place costs nothing."),
    "referee.call-in-rack-at-tournaments": said(
        "At many tournaments a claimed tile among the others makes the hand dead."
    ),
    "referee.exposure-may-change": said("Until the next own discard an exposure may still be changed."),
    "referee.exposure-fits-no-line": said(
        "After the discard the exposure is final. Fitting no line of the card, it makes the hand dead."
    ),
    "referee.exposure-not-alike": said(
        "Only three or more identical tiles are exposed before the win. Anything else makes the hand dead."
    ),
    "referee.exchange-only-said": said("An exchange that was only announced may be withdrawn."),
    "referee.exchange-before-draw": said(
        "A joker is exchanged after the draw. Before it, the exchange makes the hand dead."
    ),
    "referee.exchange-before-call": said(
        "First claim and expose, then exchange. A joker exchanged to make the claim makes the hand dead."
    ),
    "referee.exchange-wrong-tile-seen": said("A wrong tile given for a joker is put right until the next discard."),
    "referee.exchange-wrong-tile-stands": said(
        "After the discard the wrong exposure stands, and it makes the hand of its owner dead."
    ),
    "referee.joker-from-sound": said("A joker may be exchanged out of any valid exposed set, one’s own too."),
    "referee.joker-from-dead-hand": said(
        "Sets exposed before the hand was dead stay, and their jokers may be exchanged."
    ),
    "referee.joker-from-faulty": said("Until somebody challenges it, a wrong exposure counts, and its jokers too."),
    "referee.joker-from-challenged": said("The exposure that made a hand dead goes back, with its jokers."),
    "referee.joker-from-winner": said("Once a valid win is shown the deal is over. Its jokers stay."),
    "referee.won-misnamed": said(
        "Whoever gave the tile a wrong name pays four times the value. The others pay nothing."
    ),
    "referee.won-out-of-turn": said(
        "Whoever discarded after a draw out of turn pays four times the value. The others pay nothing."
    ),
    "referee.won-wrong-end": said(
        "Whoever discarded after a draw from the wrong end pays four times the value. The others pay nothing."
    ),
    "referee.announced-counts": said("What the winner announced is paid, though another line is worth more."),
    "referee.false-win-said": said("A false win noticed before anything is shown costs nothing."),
    "referee.false-win-is-call": said("The claimed tile makes a legal exposure, so the false win becomes a claim."),
    "referee.false-win-shown": said("A false win with tiles shown makes the hand dead. The other three play on."),
    "referee.false-win-one-threw-in": said(
        "The false win and the hand thrown in on it are dead. The other two play on."
    ),
    "referee.false-win-more-threw-in": said(
        "Hands were thrown in on a false win. Whoever declared it pays an intact hand twice the own line."
    ),
    "referee.false-win-wall-wrecked": said(
        "The wall was mixed up on a false win. Whoever did it pays each intact hand the lowest value."
    ),
    "referee.false-win-gives-way": said("After a false win, another player who really wins with the tile gets it."),
    "referee.false-win-keeps-tile": said("The tile of a false win stays with the dead hand. No set can claim it."),
    "referee.three-dead": said("Only one hand is not dead. It is thrown in, and nobody pays."),
    "referee.three-dead-after-false-win": said(
        "A false win was among the dead hands. The last of them pays the only live hand twice its own line."
    ),
    "referee.challenge-no-line": said("Everybody can see it: these exposures fit no line of the card."),
    "referee.challenge-unwinnable": said("Everybody can see it: real tiles that every possible line needs are gone."),
    "referee.challenge-not-proven": said("The open tiles prove nothing: some line can still be made."),
    "referee.challenge-disputed-wrongly": said(
        "The hand was dead, and its player disputed it. Play goes on, and the fee is paid after the deal."
    ),
    "referee.challenge-disputed-rightly": said(
        "The hand was not dead, and its player disputed the challenge. The fee is paid after the deal."
    ),
    "referee.challenge-fee-elsewhere": said("Older rule books have a fee of 25."),
    "referee.question-is-challenge": said("To ask aloud whether a hand is dead is to challenge it."),
    "referee.own-death": said("Nobody can declare the own hand dead. Others must challenge it."),
    "referee.dead-player-acts": said(
        "A dead hand neither draws, claims nor exchanges. Its player stays silent and still pays the winner in full."
    ),
}
