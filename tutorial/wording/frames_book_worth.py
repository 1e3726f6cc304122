"""Sentences of the rules reference: which hands win, and what they are worth."""

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
}
