"""Sentences of the rules reference: who pays for what, the end of the wall, the next deal and the match."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
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
