"""Sentences about the lines of a card as questions ask about them: where jokers stand, which line is near."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "ask.joker-legal": said(
        "A line asks for these tiles: %(tiles)s. May they be laid as you see below?", tiles=Slot.TILES
    ),
    "joker.fits-the-group": counted(
        "%(count)s such tile is a group, and in a group any tiles may be jokers: %(tile)s.",
        "%(count)s identical tiles are a group, and in a group any tiles may be jokers: %(tile)s.",
        count=Slot.COUNT,
        tile=Slot.TILE,
    ),
    "joker.not-among-different": said(
        "Different tiles are single tiles, even side by side. No joker can stand for any of them."
    ),
    "joker.not-for-a-single": said("No joker can stand for a single tile: %(tile)s.", tile=Slot.TILE),
    "joker.not-in-a-pair": said("No joker can stand in a pair, not even for one of the two: %(tile)s.", tile=Slot.TILE),
    "joker.must-help": counted(
        "The set has only %(copies)s such tiles: %(tile)s. The line asks for %(count)s, so jokers must help.",
        "The set has only %(copies)s such tiles: %(tile)s. The line asks for %(count)s, so jokers must help.",
        copies=Slot.NUMBER,
        tile=Slot.TILE,
        count=Slot.COUNT,
    ),
    "joker.all-of-them-too": said("A group may even be all jokers."),
    "joker.for-flowers-too": said("Flowers are tiles like others. In three or more of them jokers may stand."),
    "joker.more-than-one-too": said("Several jokers may stand in one group."),
    "joker.in-every-group": said("Jokers may stand in every group of three or more identical tiles."),
    "rule.jokers": said(
        "Jokers stand only in groups of three or more identical tiles, never for single tiles or in a pair."
    ),
    "hint.joker.goal": said("Find out whether these tiles are a group that takes jokers."),
    "hint.joker.area": said("See which of these tiles are identical: %(tiles)s.", tiles=Slot.TILES),
    "hint.joker.tile": counted(
        "Here %(count)s identical tile stands together: %(tile)s.",
        "Here %(count)s identical tiles stand together: %(tile)s.",
        count=Slot.COUNT,
        tile=Slot.TILE,
    ),
    "ask.closest-line": said("Each of these is a hand of the card. Which one is closest to your rack?"),
    "line.nearest": counted(
        "For this line %(count)s tile is missing. These tiles of yours have a place in it: %(tiles)s.",
        "For this line %(count)s tiles are missing. These tiles of yours have a place in it: %(tiles)s.",
        count=Slot.COUNT,
        tiles=Slot.TILES,
    ),
    "line.lacks-more": counted(
        "For this line %(count)s tile is missing. For the closest one: %(least)s.",
        "For this line %(count)s tiles are missing. For the closest one: %(least)s.",
        count=Slot.COUNT,
        least=Slot.NUMBER,
    ),
    "line.jokers-do-not-help": said(
        "What it lacks are single tiles and pairs. Jokers do not help there. Missing, for example: %(tile)s.",
        tile=Slot.TILE,
    ),
    "line.takes-only": counted(
        "Besides jokers, it has a place for only %(count)s of your tiles.",
        "Besides jokers, it has a place for only %(count)s of your tiles.",
        count=Slot.COUNT,
    ),
    "hint.line.goal": said("Count for each hand how many tiles your rack still lacks. The smallest number is closest."),
    "hint.line.area": said("Begin with the tiles that you have several of. See which of the hands use them."),
    "rule.what-a-line-lacks": said(
        "A line lacks each tile that your rack does not have. A joker fills a place in three or more identical tiles, "
        "but never a single tile or a pair."
    ),
    "hint.line.tile": said(
        "Not every one of these hands has a place for this tile of yours: %(tile)s.", tile=Slot.TILE
    ),
    "ask.spot-exchange": said("It is your turn. Which of your tiles can you give for a joker on the table?"),
    "exchange.fits": said(
        "This tile takes the place of a joker: %(tile)s. The group belongs to: %(seat)s.",
        tile=Slot.TILE,
        seat=Slot.SEAT,
    ),
    "exchange.no-joker-in-it": said(
        "There is a group of this tile, but no joker in it: %(tile)s. The group belongs to: %(seat)s.",
        tile=Slot.TILE,
        seat=Slot.SEAT,
    ),
    "exchange.no-such-group": said("No group on the table is made of this tile: %(tile)s.", tile=Slot.TILE),
    "rule.exchange": said(
        "In your turn you may give the very tile a joker stands for, and take that joker out of any group on the table."
    ),
    "hint.exchange.goal": said("Find a group with a joker for which you hold the real tile."),
    "hint.exchange.area": said(
        "Look only at the groups with jokers. The other tiles of a group say what it is made of."
    ),
    "hint.exchange.tile": said("On the table jokers stand for: %(tiles)s.", tiles=Slot.TILES),
    "ask.dead-or-alive": said(
        "Does what lies open prove that this player’s hand is dead? The player is: %(seat)s.", seat=Slot.SEAT
    ),
    "dead.line-left": said("A line can still be made, with these tiles for example: %(tiles)s.", tiles=Slot.TILES),
    "dead.used-up": said(
        "Lines that these groups fit need this as a real tile, and too few are left: %(tile)s.", tile=Slot.TILE
    ),
    "dead.group-on-no-line": counted(
        "No line that may be exposed has a group of %(count)s such tile: %(tile)s.",
        "No line that may be exposed has a group of %(count)s such tiles: %(tile)s.",
        count=Slot.COUNT,
        tile=Slot.TILE,
    ),
    "dead.not-together": said("Each group is on some line, but no line has all of them."),
    "hint.dead.goal": said("Find out whether any line of the card can still be made beside what lies open."),
    "hint.dead.area": said("The groups of this hand are made of: %(tiles)s.", tiles=Slot.TILES),
    "rule.dead-hand": said(
        "A hand is dead for all to see if no line has all its groups, or if every such line needs real tiles that are "
        "gone. Concealed lines do not count once a group is exposed."
    ),
    "hint.dead.tile": counted(
        "The first group alone is on %(count)s line: %(tile)s.",
        "The first group alone is on %(count)s lines: %(tile)s.",
        count=Slot.COUNT,
        tile=Slot.TILE,
    ),
    "ask.pays": said(
        "This hand wins. The winner is: %(winner)s. The winning tile was discarded by: %(giver)s. "
        "How many points does this player pay: %(payer)s?",
        winner=Slot.SEAT,
        giver=Slot.SEAT,
        payer=Slot.SEAT,
    ),
    "ask.pays-drawn": said(
        "This hand wins with a drawn tile. The winner is: %(winner)s. How many points does this player pay: %(payer)s?",
        winner=Slot.SEAT,
        payer=Slot.SEAT,
    ),
    "pays.this-much": counted(
        "%(count)s point is paid by: %(seat)s.",
        "%(count)s points are paid by: %(seat)s.",
        count=Slot.COUNT,
        seat=Slot.SEAT,
    ),
    "pays.one-doubling-missing": said("Two doublings apply here. That counts only one of them."),
    "pays.both-doublings-missing": said("That is only what the card says. Two doublings apply here."),
    "pays.without-jokers-double": said("That leaves out the doubling for a hand without jokers."),
    "pays.double-is-due": said("That is only what the card says. This player pays double."),
    "pays.only-the-discarder-double": said("This player did not discard the winning tile and does not pay double."),
    "pays.jokers-in-the-hand": said("That doubles once too often. There are jokers in the hand."),
    "pays.no-joker-could-stand": said(
        "That doubles once too often. A line of single tiles and pairs is not doubled for having no jokers."
    ),
    "hint.pays.goal": said("Find what the card says, then see how often it doubles."),
    "hint.pays.area": counted(
        "For this line the card says %(count)s point. Ask about two doublings: jokers, and how the last tile came.",
        "For this line the card says %(count)s points. Ask about two doublings: jokers, and how the last tile came.",
        count=Slot.COUNT,
    ),
    "rule.who-pays": said(
        "Everybody pays double for a drawn tile. For a discard, only whoever discarded it does. Without any joker "
        "everything doubles once more, except on lines of single tiles and pairs."
    ),
    "hint.pays.tile": counted(
        "In this hand there is %(count)s joker.",
        "In this hand there are %(count)s jokers.",
        count=Slot.COUNT,
    ),
}
