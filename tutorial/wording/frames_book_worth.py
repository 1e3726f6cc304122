"""Sentences of the rules reference: which hands win, what they are worth, who pays, and how it ends."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "book.any-sets": said("A set is a chow, a pung or a kong, in any mixture."),
    "book.few-chows": said("A set is a pung or a kong. At most one set is a chow."),
    "book.no-rows-on-card": said("Groups are identical tiles. A row of numbers is no group and cannot be called."),
    "book.seven-pairs": said("Seven pairs win, too."),
    "book.no-seven-pairs": said("Seven pairs do not win."),
    "book.four-are-two-pairs": said("Four identical tiles count as two pairs."),
    "book.four-are-no-pairs": said("Four identical tiles do not count as two pairs."),
    "book.orphans": said("Thirteen orphans win: one of each 1, 9, wind and dragon, and one more of them."),
    "book.no-orphans": said("Thirteen orphans do not win."),
    "book.knitted": said("Knitted hands win, too: 1-4-7, 2-5-8 and 3-6-9 in three suits."),
    "book.any-hand-wins": said("Every complete hand wins, whatever it is worth."),
    "book.minimum-fan": counted(
        "A complete hand wins only if it is worth at least %(count)s fan.",
        "A complete hand wins only if it is worth at least %(count)s fan.",
        count=Slot.COUNT,
    ),
    "book.minimum-points": counted(
        "A complete hand wins only if it is worth at least %(count)s point.",
        "A complete hand wins only if it is worth at least %(count)s points.",
        count=Slot.COUNT,
    ),
    "book.flowers-help": said("Flowers and seasons help to reach the minimum."),
    "book.flowers-do-not-help": said("Flowers and seasons do not help to reach the minimum."),
    "book.patterns": counted(
        "%(count)s pattern is counted, bonus tiles aside.",
        "%(count)s different patterns are counted, bonus tiles aside.",
        count=Slot.COUNT,
    ),
    "book.card-lines": counted(
        "The card has %(count)s line in %(sections)s sections. Nothing else wins.",
        "The card has %(count)s lines in %(sections)s sections. Nothing else wins.",
        count=Slot.COUNT,
        sections=Slot.NUMBER,
    ),
    "book.concealed-lines": counted(
        "%(count)s line is concealed: only its last tile may be called.",
        "%(count)s lines are concealed: only their last tile may be called.",
        count=Slot.COUNT,
    ),
    "book.jokers-in-groups": said(
        "A joker stands for any tile in a group of at least %(least)s. It never stands in a pair or for a single tile.",
        least=Slot.NUMBER,
    ),
    "book.nothing-counts-twice": said(
        "What a pattern implies is not counted beside it, and a set is not combined twice with the same set."
    ),
    "book.some-replace-others": said("Some patterns take the place of others."),
    "book.chows-with-any-pair": said("A hand of chows alone counts as a pattern of its own with any pair."),
    "book.chows-with-suited-pair": said(
        "A hand of chows alone counts as a pattern of its own only if the pair is of a suit."
    ),
    "book.gates-by-shape": said("Nine gates count whichever of their tiles comes last."),
    "book.gates-by-wait": said("Nine gates count only if each of the nine numbers would have completed them."),
    "book.concealed-pungs-pair-claimed": said(
        "Four concealed pungs count even if another player’s discard completes the pair."
    ),
    "book.concealed-pungs-drawn": said("Four concealed pungs count only if the last tile was drawn."),
    "book.concealed-on-discard": said("A concealed hand counts, too, if another player’s discard completes it."),
    "book.concealed-drawn-only": said("A concealed hand counts only if the last tile was drawn."),
    "book.pairs-and-concealed": said("Seven pairs count as a concealed hand, too."),
    "book.pairs-without-concealed": said("Seven pairs do not count as a concealed hand besides."),
    "book.end-pairs-outside": said("Seven pairs of ones and nines also count as a hand with a 1 or 9 in each set."),
    "book.end-pairs-plain": said("Seven pairs of ones and nines do not count as a hand with a 1 or 9 in each set."),
    "book.worth-points": counted(
        "This counts %(count)s point: %(pattern)s.",
        "This counts %(count)s points: %(pattern)s.",
        count=Slot.COUNT,
        pattern=Slot.TERM,
    ),
    "book.worth-fan": counted(
        "This counts %(count)s fan: %(pattern)s.",
        "This counts %(count)s fan: %(pattern)s.",
        count=Slot.COUNT,
        pattern=Slot.TERM,
    ),
    "book.worth-double": counted(
        "This doubles the hand %(count)s time: %(pattern)s.",
        "This doubles the hand %(count)s times: %(pattern)s.",
        count=Slot.COUNT,
        pattern=Slot.TERM,
    ),
    "book.printed-on-card": said(
        "The card prints what each line is worth, from %(least)s to %(most)s points.",
        least=Slot.NUMBER,
        most=Slot.NUMBER,
    ),
    "book.counts-fan": said("Patterns are counted in fan, and the fan are turned into points."),
    "book.counts-points-and-doubles": said("Some patterns count points, and others double all points of the hand."),
    "book.counts-points": said("Patterns are counted in points, which are added up."),
    "book.each-fan-doubles": counted(
        "Each fan doubles the points: %(fan)s fan make %(amount)s points.",
        "Each fan doubles the points: %(fan)s fan make %(amount)s points.",
        fan=Slot.COUNT,
        amount=Slot.NUMBER,
    ),
    "book.fan-double-at-first": counted(
        "Up to %(fan)s fan, each doubles the points: that makes %(amount)s points. Further fan bring less.",
        "Up to %(fan)s fan, each doubles the points: that makes %(amount)s points. Further fan bring less.",
        fan=Slot.COUNT,
        amount=Slot.NUMBER,
    ),
    "book.jokerless": counted(
        "A hand without jokers counts %(count)s time its value, on a line in which jokers could stand.",
        "A hand without jokers counts %(count)s times its value, on a line in which jokers could stand.",
        count=Slot.COUNT,
    ),
    "book.limit-hands": counted(
        "There is %(count)s limit hand. It is worth %(amount)s points, and nothing counts beside it.",
        "There are %(count)s limit hands. Each is worth up to %(amount)s points, and nothing counts beside it.",
        count=Slot.COUNT,
        amount=Slot.NUMBER,
    ),
    "book.limit-hands-fan": counted(
        "There is %(count)s limit hand. It is worth %(amount)s fan, and nothing counts beside it.",
        "There are %(count)s limit hands. Each is worth %(amount)s fan, and nothing counts beside it.",
        count=Slot.COUNT,
        amount=Slot.NUMBER,
    ),
    "book.most-fan": counted(
        "No hand is worth more than %(count)s fan, which are %(amount)s points.",
        "No hand is worth more than %(count)s fan, which are %(amount)s points.",
        count=Slot.COUNT,
        amount=Slot.NUMBER,
    ),
    "book.most-points": counted(
        "No hand is worth more than %(count)s point.", "No hand is worth more than %(count)s points.", count=Slot.COUNT
    ),
    "book.no-limit": said("There is no limit to what a hand is worth."),
    "book.drawn-worth": said("For a self-drawn win each other player pays what the hand is worth."),
    "book.drawn-worth-and-more": counted(
        "For a self-drawn win each other player pays what the hand is worth and %(count)s point more.",
        "For a self-drawn win each other player pays what the hand is worth and %(count)s points more.",
        count=Slot.COUNT,
    ),
    "book.drawn-times": counted(
        "For a self-drawn win each other player pays %(count)s time what the hand is worth.",
        "For a self-drawn win each other player pays %(count)s times what the hand is worth.",
        count=Slot.COUNT,
    ),
    "book.giver-worth": said("The player who discards the winning tile pays what the hand is worth."),
    "book.giver-worth-and-more": counted(
        "The player who discards the winning tile pays what the hand is worth and %(count)s point more.",
        "The player who discards the winning tile pays what the hand is worth and %(count)s points more.",
        count=Slot.COUNT,
    ),
    "book.giver-times": counted(
        "The player who discards the winning tile pays %(count)s time what the hand is worth.",
        "The player who discards the winning tile pays %(count)s times what the hand is worth.",
        count=Slot.COUNT,
    ),
    "book.others-nothing": said("After a win with a discard the other two players pay nothing."),
    "book.others-worth": said("After a win with a discard the other two players pay what the hand is worth, too."),
    "book.others-stake": counted(
        "After a win with a discard the other two players pay %(count)s point each, whatever the hand is worth.",
        "After a win with a discard the other two players pay %(count)s points each, whatever the hand is worth.",
        count=Slot.COUNT,
    ),
    "book.east-like-all": said("East pays and gets as much as the others."),
    "book.east-times": counted(
        "East pays and gets %(count)s time as much as the others.",
        "East pays and gets %(count)s times as much as the others.",
        count=Slot.COUNT,
    ),
    "book.all-hands-counted": said("The hands of all players are counted."),
    "book.winner-counted": said("Only a hand that wins is counted."),
    "book.losers-settle": said("The players who did not win pay one another the difference between their hands."),
    "book.only-winner-paid": said("The players who did not win pay one another nothing."),
    "book.kongs-unpaid": said("Nobody pays for a kong by itself."),
    "book.kong-pays-giver": counted(
        "For a claimed kong, the player who discarded the tile pays %(count)s point.",
        "For a claimed kong, the player who discarded the tile pays %(count)s points.",
        count=Slot.COUNT,
    ),
    "book.added-kong-pays": counted(
        "For a tile added to a pung, each player still in the deal pays %(count)s point.",
        "For a tile added to a pung, each player still in the deal pays %(count)s points.",
        count=Slot.COUNT,
    ),
    "book.concealed-kong-pays": counted(
        "For a concealed kong, each player still in the deal pays %(count)s point.",
        "For a concealed kong, each player still in the deal pays %(count)s points.",
        count=Slot.COUNT,
    ),
    "book.paid-at-once": said("Every payment is made at once."),
    "book.paid-at-the-end": said("All payments are made together when the deal is over."),
    "book.hot-wall": counted(
        "Near the end of the wall, a discard that is not safe makes its player pay %(count)s time the value alone.",
        "Near the end of the wall, a discard that is not safe makes its player pay %(count)s times the value alone.",
        count=Slot.COUNT,
    ),
    "book.last-wall-like-all": said("A discard near the end of the wall costs what every other discard costs."),
    "book.dead-hand": said(
        "A hand is dead if its exposed groups fit no line of the card. Its player takes no further part in the deal."
    ),
    "book.dead-hand-pays": said("A player with a dead hand pays the winner like the others."),
    "book.wall-end-costs-nothing": said("If the wall is used up and nobody wins, nobody pays."),
    "book.wall-end-not-ready": said(
        "When the wall is used up, players who are not ready pay each ready player what that hand could be worth."
    ),
    "book.own-sets-block": said("A hand is not ready if its own sets hold all the tiles it waits for."),
    "book.own-sets-do-not-block": said("A hand is ready even if its own sets hold all the tiles it waits for."),
    "book.pig-pays": counted(
        "A player who still holds the missing suit at the end of the wall is a flower pig. "
        "A flower pig pays %(count)s point to each player who is none.",
        "A player who still holds the missing suit at the end of the wall is a flower pig. "
        "A flower pig pays %(count)s points to each player who is none.",
        count=Slot.COUNT,
    ),
    "book.pig-pays-winners": said("A flower pig also pays the players who have won already."),
    "book.pig-spares-winners": said("A flower pig does not pay the players who have won already."),
    "book.kong-income-back": said(
        "When the wall is used up, players who are not ready give back what they were paid for kongs."
    ),
    "book.dealer-rotates": said("After every deal the player on the right becomes the dealer."),
    "book.dealer-keeps-win": said(
        "A dealer who wins stays the dealer. After every other deal the player on the right becomes the dealer."
    ),
    "book.dealer-keeps-win-and-draw": said(
        "The dealer stays the dealer after winning, and when nobody wins. "
        "Otherwise the player on the right becomes the dealer."
    ),
    "book.dealer-always-same": said("The same player is the dealer in every deal."),
    "book.match-deals": counted("A match is %(count)s deal.", "A match is %(count)s deals.", count=Slot.COUNT),
    "book.match-rounds": counted(
        "A match is %(count)s round: every player is dealer once in it.",
        "A match is %(count)s rounds, one for each wind. In each round every player is dealer.",
        count=Slot.COUNT,
    ),
    "book.match-points": counted(
        "A match ends when somebody has %(count)s point.",
        "A match ends when somebody has %(count)s points.",
        count=Slot.COUNT,
    ),
    "book.match-open": said("A match has no fixed length. The players stop when they like."),
}
