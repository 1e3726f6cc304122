"""Sentences about the wall before play: where the dice break it, and who takes which tiles."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "ask.break-own-wall": said("You deal. Count the stacks and choose the last one before the gap."),
    "ask.break-wall": said(
        "Count the stacks and choose the last one before the gap. The dealer is: %(seat)s.", seat=Slot.SEAT
    ),
    "break.right": counted(
        "%(count)s stack is counted, from the right end of the wall of: %(seat)s.",
        "%(count)s stacks are counted, from the right end of the wall of: %(seat)s.",
        count=Slot.COUNT,
        seat=Slot.SEAT,
    ),
    "break.ran-on": said(
        "That wall is too short, so the count runs on past its left end, into the wall of: %(seat)s.", seat=Slot.SEAT
    ),
    "break.first-tiles": said(
        "The gap lies to the left of that stack. The first tiles are taken from the next one, in the wall of: "
        "%(seat)s.",
        seat=Slot.SEAT,
    ),
    "break.counting": counted(
        "Count %(count)s stack from the right end of the wall of: %(seat)s.",
        "Count %(count)s stacks from the right end of the wall of: %(seat)s.",
        count=Slot.COUNT,
        seat=Slot.SEAT,
    ),
    "break.one-too-far": said("One too far: the stack at the end of the wall is already number one."),
    "break.one-too-few": said("One too few: the gap lies behind the last stack that is counted, not before it."),
    "break.wrong-end": said("You counted from the left end. Its player counts from the right end."),
    "break.players-wrong-way": said(
        "The players are counted to the right, not to the left. That leads to the wall of: %(seat)s.", seat=Slot.SEAT
    ),
    "break.wrong-wall": said("That is another wall. The count begins in the wall of: %(seat)s.", seat=Slot.SEAT),
    "break.other-stack": said("That is the right wall, but another stack."),
    "rule.break": said("Count from the right end of the wall leftward. The wall opens behind the last stack counted."),
    "hint.break.goal": said("Find out how many stacks to count, and where the count begins."),
    "hint.break.area": said("The count begins in the wall of: %(seat)s.", seat=Slot.SEAT),
    "hint.break.first": said("The two tiles at the right end are stack number one."),
    "answer.no-stack": said("This names no stack of these walls: “%(text)s”.", text=Slot.TEXT),
    "ask.deal-order": said("Who takes tiles next, and how many? The dealer is: %(seat)s.", seat=Slot.SEAT),
    "deal.right": counted(
        "%(count)s tile goes to: %(seat)s.",
        "%(count)s tiles go to: %(seat)s.",
        count=Slot.COUNT,
        seat=Slot.SEAT,
    ),
    "deal.dealer-begins": said("The dealer takes first."),
    "deal.dealer-one-more": said("Everybody has a full hand. Last, the dealer takes one tile more."),
    "deal.wrong-way": said(
        "Tiles are taken in turn to the right, not to the left. Last took: %(seat)s.", seat=Slot.SEAT
    ),
    "deal.other-player": said(
        "Next is whoever sits on the right of the player who took last: %(seat)s.", seat=Slot.SEAT
    ),
    "deal.four-at-a-time": counted(
        "At this stage everybody takes %(count)s tile at a time.",
        "At this stage everybody takes %(count)s tiles at a time, two stacks.",
        count=Slot.COUNT,
    ),
    "deal.one-at-the-end": counted(
        "Once everybody has %(count)s tile, each takes a single one.",
        "Once everybody has %(count)s tiles, each takes a single one.",
        count=Slot.COUNT,
    ),
    "rule.deal": said(
        "The dealer begins, and the others follow to the right, four tiles at a time. At the end they take single ones."
    ),
    "hint.deal.goal": said("Look at how many tiles everybody has by now."),
    "hint.deal.area": said("The last to take was: %(seat)s.", seat=Slot.SEAT),
    "hint.deal.area-first": said("Nobody has taken tiles yet. The dealer is: %(seat)s.", seat=Slot.SEAT),
    "answer.no-take": said("This names no player and number of tiles: “%(text)s”.", text=Slot.TEXT),
    "position.nothing-to-deal": counted(
        "In this deal tiles are taken %(count)s time.",
        "In this deal tiles are taken %(count)s times.",
        count=Slot.COUNT,
    ),
}
