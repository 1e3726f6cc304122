"""Sentences of the rules reference: what the players want, tiles, wall and deal."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "book.no-such-rule": said("This table has no such rule."),
    "book.not-counted": said("This table does not count this: %(pattern)s.", pattern=Slot.TERM),
    "book.players": counted(
        "There is %(count)s player.", "There are %(count)s players. Each plays alone.", count=Slot.COUNT
    ),
    "book.goal-sets": counted(
        "The aim is a complete hand: %(count)s set and a pair.",
        "The aim is a complete hand: %(count)s sets and a pair.",
        count=Slot.COUNT,
    ),
    "book.goal-card": counted(
        "The aim is a hand that matches %(count)s line of the card exactly.",
        "The aim is a hand that matches one of the %(count)s lines of the card exactly.",
        count=Slot.COUNT,
    ),
    "book.hand": counted(
        "A complete hand has %(count)s tile.", "A complete hand has %(count)s tiles.", count=Slot.COUNT
    ),
    "book.kong-counts-three": said(
        "A kong counts as three tiles of the hand, because a replacement tile is drawn for it."
    ),
    "book.every-tile-counts": said("Every tile of a group counts as a tile of the hand. None is drawn in its place."),
    "book.first-win-ends": said("The first win ends the deal."),
    "book.plays-on": counted(
        "The deal ends when %(count)s player has won.",
        "Whoever has won stops, and the others play on. The deal ends when %(count)s players have won.",
        count=Slot.COUNT,
    ),
    "book.wall-spent": said("The deal also ends when the wall is used up."),
    "book.points-are-noted": said("The winner notes what the hand is worth. Nobody pays for it."),
    "book.points-are-paid": said("The other players pay for the hand that wins."),
    "book.tiles": counted("The set has %(count)s tile.", "The set has %(count)s tiles.", count=Slot.COUNT),
    "book.suits": counted(
        "There is %(count)s suit with the numbers from 1 to %(ranks)s. Each number is there %(copies)s times.",
        "There are %(count)s suits with the numbers from 1 to %(ranks)s. Each number is there %(copies)s times.",
        count=Slot.COUNT,
        ranks=Slot.NUMBER,
        copies=Slot.NUMBER,
    ),
    "book.honors": said(
        "There are %(winds)s wind tiles and %(dragons)s dragon tiles.", winds=Slot.NUMBER, dragons=Slot.NUMBER
    ),
    "book.no-honors": said("There are no winds and no dragons."),
    "book.bonus-tiles-aside": counted(
        "There is %(count)s flower or season. It is shown, laid aside and replaced at once.",
        "There are %(count)s flowers and seasons. They are shown, laid aside and replaced at once.",
        count=Slot.COUNT,
    ),
    "book.bonus-tiles-in-hand": counted(
        "There is %(count)s flower. It stays in the hand like any other tile.",
        "There are %(count)s flowers, all alike. They stay in the hand like any other tile.",
        count=Slot.COUNT,
    ),
    "book.no-bonus-tiles": said("There are no flowers and no seasons."),
    "book.jokers": counted("There is %(count)s joker.", "There are %(count)s jokers.", count=Slot.COUNT),
    "book.no-jokers": said("There are no jokers."),
    "book.walls": counted(
        "Each player builds a wall %(count)s stack long. A stack is two tiles.",
        "Each player builds a wall %(count)s stacks long. A stack is two tiles.",
        count=Slot.COUNT,
    ),
    "book.walls-differ": said(
        "The dealer and the player across build walls %(more)s stacks long, the other two %(less)s stacks. "
        "A stack is two tiles.",
        more=Slot.NUMBER,
        less=Slot.NUMBER,
    ),
    "book.own-wall-opened": counted(
        "The dealer rolls %(count)s die and opens the own wall.",
        "The dealer rolls %(count)s dice and opens the own wall.",
        count=Slot.COUNT,
    ),
    "book.wall-counted-from-dealer": counted(
        "The dealer rolls %(count)s die and counts the players to the right, the dealer first. "
        "The wall of the last one counted is opened.",
        "The dealer rolls %(count)s dice and counts the players to the right, the dealer first. "
        "The wall of the last one counted is opened.",
        count=Slot.COUNT,
    ),
    "book.wall-counted-from-right": counted(
        "The dealer rolls %(count)s die and counts the players to the right, the next player first. "
        "The wall of the last one counted is opened.",
        "The dealer rolls %(count)s dice and counts the players to the right, the next player first. "
        "The wall of the last one counted is opened.",
        count=Slot.COUNT,
    ),
    "book.stacks-by-the-dice": said(
        "The dice together count stacks from the right end of the wall that is opened. The gap lies behind them."
    ),
    "book.stacks-by-smaller-die": said(
        "The smaller die counts stacks from the right end of the wall that is opened. The gap lies behind them."
    ),
    "book.stacks-by-second-roll": counted(
        "The player whose wall is opened rolls %(count)s die, which counts stacks from its right end. "
        "The gap lies behind them.",
        "The player whose wall is opened rolls %(count)s dice, which count stacks from its right end. "
        "The gap lies behind them.",
        count=Slot.COUNT,
    ),
    "book.stacks-by-both-rolls": counted(
        "The player whose wall is opened rolls %(count)s more die. All %(dice)s together count stacks from its right "
        "end. The gap lies behind them.",
        "The player whose wall is opened rolls %(count)s more dice. All %(dice)s together count stacks from its right "
        "end. The gap lies behind them.",
        count=Slot.COUNT,
        dice=Slot.NUMBER,
    ),
    "book.replacements-from-the-end": said("Replacement tiles are drawn from the end of the wall."),
    "book.loose-tiles": counted(
        "%(count)s loose tile lies on the wall beside the gap. It is the first replacement tile.",
        "%(count)s loose tiles lie on the wall beside the gap. They are the first replacement tiles.",
        count=Slot.COUNT,
    ),
    "book.no-replacements": said("No tile is ever drawn from the end of the wall."),
    "book.taken": counted(
        "The players take %(tiles)s tiles at a time, %(count)s time each, then one by one.",
        "The players take %(tiles)s tiles at a time, %(count)s times each, then one by one.",
        count=Slot.COUNT,
        tiles=Slot.NUMBER,
    ),
    "book.dealt": counted(
        "Each player gets %(count)s tile, and the dealer one more.",
        "Each player gets %(count)s tiles, and the dealer one more.",
        count=Slot.COUNT,
    ),
    "book.dealt-alike": counted(
        "Each player gets %(count)s tile. The dealer draws one more when play begins.",
        "Each player gets %(count)s tiles. The dealer draws one more when play begins.",
        count=Slot.COUNT,
    ),
}
