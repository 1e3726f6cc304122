"""Sentences about who deals: first, by the winds the players take, and next, when a deal has ended."""

from tutorial.wording.frames import Slot, said

FRAMES = {
    "ask.next-dealer": said(
        "The dealer was: %(seat)s. The winner is: %(winner)s. Who deals next?", seat=Slot.SEAT, winner=Slot.SEAT
    ),
    "ask.next-dealer-drawn": said("The dealer was: %(seat)s. Nobody won. Who deals next?", seat=Slot.SEAT),
    "ask.first-dealer": said("You have taken this wind: %(wind)s. Who deals first?", wind=Slot.WIND),
    "next.right": said("The dealer is: %(seat)s.", seat=Slot.SEAT),
    "next.dealer-stays-after-a-draw": said("When nobody wins, the same dealer deals again."),
    "next.moves-on-after-a-draw": said(
        "In this game the deal also moves on when nobody wins. It passes to the player on the dealer’s right."
    ),
    "next.dealer-who-wins-stays": said("A dealer who wins deals again."),
    "next.moves-on-from-a-winner": said(
        "In this game the deal also moves on when the dealer wins. It passes to the player on the dealer’s right."
    ),
    "next.dealer-always-stays": said("In this game the dealer stays the same, whoever wins."),
    "next.passes-to-the-right": said("When another player wins, the deal passes to the player on the dealer’s right."),
    "next.winner-does-not-deal": said("The deal does not go to the winner."),
    "next.dealer-did-not-win": said("The dealer did not win and does not deal again."),
    "next.to-the-right": said(
        "This player sits on the dealer’s left. The deal passes to the right. The dealer was: %(seat)s.",
        seat=Slot.SEAT,
    ),
    "next.other-player": said(
        "This player sits across from the dealer. The deal skips nobody. The dealer was: %(seat)s.", seat=Slot.SEAT
    ),
    "next.winds-in-order": said("Whoever takes East deals. To the right of East sit South, then West, then North."),
    "next.east-deals": said("The first dealer is the player who is East. Your wind is: %(wind)s.", wind=Slot.WIND),
    "next.winds-go-to-the-right": said(
        "You went around the wrong way: South sits on the right of East, not on the left."
    ),
    "next.east-sits-elsewhere": said("East sits elsewhere. Count the winds around the table from your own."),
    "hint.next.goal": said("Find out first whether the dealer deals again."),
    "hint.next.area": said("See who won, and compare. The dealer was: %(seat)s.", seat=Slot.SEAT),
    "hint.next.tile": said("On the dealer’s right sits: %(seat)s.", seat=Slot.SEAT),
    "hint.next.goal-first": said("Find out where East sits."),
    "hint.next.area-first": said("Begin at your own place. You have taken: %(wind)s.", wind=Slot.WIND),
    "hint.next.tile-first": said("If you go around the table to the left, the winds come in reverse order."),
}
