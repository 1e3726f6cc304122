"""Sentences about the Charleston as questions ask about it: what to pass, to whom, and how much of it unseen."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "ask.pass-three": said("Which three tiles do you pass? Choose those that your rack can best do without."),
    "pass.good": counted(
        "Your rack can do without these tiles: %(tiles)s. Before new ones come, the nearest line lacks %(count)s tile.",
        "Your rack can do without these tiles: %(tiles)s. "
        "Before new ones come, the nearest line lacks %(count)s tiles.",
        tiles=Slot.TILES,
        count=Slot.COUNT,
    ),
    "pass.farther": counted(
        "Before new tiles come, your nearest line lacks %(count)s tile after this pass. "
        "After a better pass it lacks only: %(best)s.",
        "Before new tiles come, your nearest line lacks %(count)s tiles after this pass. "
        "After a better pass it lacks only: %(best)s.",
        count=Slot.COUNT,
        best=Slot.NUMBER,
    ),
    "pass.fewer-ways": counted(
        "Your nearest line still lacks only %(count)s tile, but another pass keeps more lines near.",
        "Your nearest line still lacks only %(count)s tiles, but another pass keeps more lines near.",
        count=Slot.COUNT,
    ),
    "pass.keep": said("Of these three, your near lines need this one most: %(tile)s.", tile=Slot.TILE),
    "hint.pass.goal": said("Keep what leads to a line of the card. Pass what no near line needs."),
    "hint.pass.area": counted(
        "The nearest line lacks %(count)s tile. These tiles of yours have a place in it: %(tiles)s.",
        "The nearest line lacks %(count)s tiles. These tiles of yours have a place in it: %(tiles)s.",
        count=Slot.COUNT,
        tiles=Slot.TILES,
    ),
    "rule.pass-three": said(
        "A pass is exactly three tiles, and never a joker. Pairs, flowers and dragons may be passed."
    ),
    "hint.pass.tile": said("You can do without this tile: %(tile)s.", tile=Slot.TILE),
    "ask.pass-to-first": said(
        "First Charleston, pass number %(number)s: who gets the tiles you pass?", number=Slot.NUMBER
    ),
    "ask.pass-to-second": said(
        "Second Charleston, pass number %(number)s: who gets the tiles you pass?", number=Slot.NUMBER
    ),
    "ask.pass-from-first": said(
        "First Charleston, pass number %(number)s: whose tiles do you get?", number=Slot.NUMBER
    ),
    "ask.pass-from-second": said(
        "Second Charleston, pass number %(number)s: whose tiles do you get?", number=Slot.NUMBER
    ),
    "way.goes-to": said("Your tiles go to: %(seat)s.", seat=Slot.SEAT),
    "way.comes-from": said("You get the tiles of: %(seat)s.", seat=Slot.SEAT),
    "way.first-order": said("The first Charleston goes to the right, then across, then to the left."),
    "way.second-order": said("The second Charleston goes to the left, then across, then to the right."),
    "way.never-your-own": said("Nobody passes tiles to herself. They always change hands."),
    "way.middle-goes-across": said("The middle pass of a Charleston goes across, both in the first and in the second."),
    "way.across-is-the-middle": said("Only the middle pass of a Charleston goes across."),
    "way.gives-not-gets": said(
        "This player gets your tiles. Your new tiles come from the other side. You chose: %(seat)s.", seat=Slot.SEAT
    ),
    "way.second-goes-back": said("That is the order of the first Charleston. The second begins on the other side."),
    "way.first-begins-right": said("That is the order of the second Charleston. The first begins to the right."),
    "hint.way.goal": said("Find out where all tiles go in this pass. Everybody passes the same way."),
    "hint.way.area": said(
        "See which Charleston it is, and which pass. This is number %(number)s of %(all)s.",
        number=Slot.NUMBER,
        all=Slot.NUMBER,
    ),
    "hint.way.tile-to": said("When tiles go to the right, they go to the player whose turn would come after yours."),
    "hint.way.tile-from": said("When your tiles go to the right, your new ones come from the left."),
    "ask.courtesy": said("Courtesy pass: all have said how many tiles they offer. How many do you exchange?"),
    "courtesy.agreed": counted(
        "You and the player across exchange %(count)s tile.",
        "You and the player across exchange %(count)s tiles.",
        count=Slot.COUNT,
    ),
    "rule.courtesy": said(
        "Only players who sit across from each other exchange tiles as a courtesy, as many as the smaller offer says."
    ),
    "courtesy.across-offers-fewer": counted(
        "You offer so many, but the player across offers only %(count)s tile.",
        "You offer so many, but the player across offers only %(count)s tiles.",
        count=Slot.COUNT,
    ),
    "courtesy.you-offer-fewer": counted(
        "The player across offers so many, but you offer only %(count)s tile.",
        "The player across offers so many, but you offer only %(count)s tiles.",
        count=Slot.COUNT,
    ),
    "courtesy.offers-are-not-added": said("The two offers are not added together."),
    "courtesy.only-with-across": said(
        "That is what a player beside you offers. You exchange only with the one across."
    ),
    "hint.courtesy.goal": said("Compare your offer with that of the player you exchange with."),
    "hint.courtesy.area": counted(
        "Look at the player across. You offer %(count)s tile.",
        "Look at the player across. You offer %(count)s tiles.",
        count=Slot.COUNT,
    ),
    "hint.courtesy.tile": counted(
        "The player across offers %(count)s tile.",
        "The player across offers %(count)s tiles.",
        count=Slot.COUNT,
    ),
    "ask.blind-may-first": said(
        "First Charleston, pass number %(number)s: may you pass tiles on without looking at them?", number=Slot.NUMBER
    ),
    "ask.blind-may-second": said(
        "Second Charleston, pass number %(number)s: may you pass tiles on without looking at them?", number=Slot.NUMBER
    ),
    "ask.blind-many-first": said(
        "First Charleston, pass number %(number)s: how many of the arriving tiles do you pass on unseen?",
        number=Slot.NUMBER,
    ),
    "ask.blind-many-second": said(
        "Second Charleston, pass number %(number)s: how many of the arriving tiles do you pass on unseen?",
        number=Slot.NUMBER,
    ),
    "blind.last-of-a-charleston": said("This is the last pass of a Charleston, so tiles may be passed on unseen."),
    "blind.you-have-to-spare": counted(
        "Your rack can spare %(count)s tile: %(tiles)s. Pass these. Only what is missing to three goes on unseen.",
        "Your rack can spare %(count)s tiles: %(tiles)s. Pass these. Only what is missing to three goes on unseen.",
        count=Slot.COUNT,
        tiles=Slot.TILES,
    ),
    "blind.none-to-spare": said("Your nearest line needs all your tiles. All three may be passed on unseen."),
    "blind.spares-your-line": counted(
        "Then %(count)s tile of your own must go. Your nearest line would lack %(after)s instead of %(before)s.",
        "Then %(count)s tiles of your own must go. Your nearest line would lack %(after)s instead of %(before)s.",
        count=Slot.COUNT,
        before=Slot.NUMBER,
        after=Slot.NUMBER,
    ),
    "rule.blind-pass": said(
        "Only in the last pass of a Charleston, up to three arriving tiles may be passed on unseen instead of your "
        "own. Jokers always stay with you."
    ),
    "hint.blind.goal-may": said("Find out whether this is the last pass of its Charleston."),
    "hint.blind.goal-many": said(
        "Find out whether tiles may be passed on unseen here. If so, count the tiles your nearest line does not need."
    ),
    "hint.blind.tile": said("Your nearest line has a place for this tile, so keep it: %(tile)s.", tile=Slot.TILE),
}
