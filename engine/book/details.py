"""Small print of patterns on which tables differ: asked by counting hands that just have them, or just have not."""

from engine.appraisal.appraise import compare
from engine.book.entry import Fact, Head
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.shown_hands import ShownHand

CHOWS_AND_HONORS = ShownHand("123m456p789s234p7z", win="7z")
GATES_BY_SHAPE = ShownHand("1112345678899m", win="9m")
GATES = ShownHand("1112345678999m", win="5m")
PUNGS_AND_DISCARD = ShownHand("111m333m555p777p9s", win="9s")
CONCEALED = ShownHand("123m456p789s55m11p", win="1p")
PAIRS = ShownHand("1133m5577p2244s9s", win="9s")
END_PAIRS = ShownHand("1199m1199p1111s9m", win="9m")
"""Hands at the border of a pattern, won with a discard."""


def _counts(variant: Variant, shown: ShownHand, *patterns: str) -> bool:
    """One of these patterns is on the sheet of a hand, beside the others."""
    (here,) = compare(shown, (variant,))
    return any(each.pattern in patterns for each in here.lines)


def _is_listed(variant: Variant, *patterns: str) -> bool:
    """The table has one of these patterns."""
    return any(each.id in patterns for each in variant.tally.patterns)


def _chows_pair(variant: Variant) -> Reason | None:
    chows = ("common_hand", "all_chows")
    if not _is_listed(variant, *chows):
        return None
    any_pair = _counts(variant, CHOWS_AND_HONORS, *chows)
    return Reason("book.chows-with-any-pair") if any_pair else Reason("book.chows-with-suited-pair")


def _gates(variant: Variant) -> Reason | None:
    if not _counts(variant, GATES, "nine_gates"):
        return None
    by_shape = _counts(variant, GATES_BY_SHAPE, "nine_gates")
    return Reason("book.gates-by-shape") if by_shape else Reason("book.gates-by-wait")


def _concealed_pungs(variant: Variant) -> Reason | None:
    if not _is_listed(variant, "four_concealed_pungs"):
        return None
    any_way = _counts(variant, PUNGS_AND_DISCARD, "four_concealed_pungs")
    return Reason("book.concealed-pungs-pair-claimed") if any_way else Reason("book.concealed-pungs-drawn")


def _concealed_hand(variant: Variant) -> Reason | None:
    if not _is_listed(variant, "concealed_hand"):
        return None
    claimed = _counts(variant, CONCEALED, "concealed_hand")
    return Reason("book.concealed-on-discard") if claimed else Reason("book.concealed-drawn-only")


def _pairs_concealed(variant: Variant) -> Reason | None:
    if not (_is_listed(variant, "concealed_hand") and _counts(variant, PAIRS, "seven_pairs")):
        return None
    both = _counts(variant, PAIRS, "concealed_hand")
    return Reason("book.pairs-and-concealed") if both else Reason("book.pairs-without-concealed")


def _end_pairs(variant: Variant) -> Reason | None:
    outside = "terminal_in_each_set"
    if not _is_listed(variant, outside):
        return None
    return Reason("book.end-pairs-outside") if _counts(variant, END_PAIRS, outside) else Reason("book.end-pairs-plain")


FACTS = (
    Fact("chows-pair", Head.WINNING, _chows_pair),
    Fact("concealed-hand", Head.WINNING, _concealed_hand),
    Fact("concealed-pungs", Head.WINNING, _concealed_pungs),
    Fact("nine-gates", Head.WINNING, _gates),
    Fact("pairs-concealed", Head.WINNING, _pairs_concealed),
    Fact("end-pairs", Head.WINNING, _end_pairs),
)
"""What some tables count and others do not."""
