"""What the players want: a complete hand, and points."""

from dataclasses import replace

from engine.book.entry import Fact, Head
from engine.book.money import GIVER, OTHER, Share, at_the_table, share
from engine.book.probes import card_of
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.seats import Seat
from engine.state import Standing
from engine.walls import Wall


def _players(_variant: Variant) -> Reason:
    return Reason("book.players", {"count": len(Seat)})


def _goal(variant: Variant) -> Reason:
    card = card_of(variant)
    if card is not None:
        return Reason("book.goal-card", {"count": len(card.lines)})
    return Reason("book.goal-sets", {"count": variant.sets})


def _hand(variant: Variant) -> Reason:
    return Reason("book.hand", {"count": variant.hand_size + 1})


def _kong_in_hand(variant: Variant) -> Reason:
    return Reason("book.kong-counts-three") if variant.deal.replaces_kongs else Reason("book.every-tile-counts")


def wins_until_the_end(variant: Variant) -> int:
    """Units: wins. After how many a deal ends, unless the wall does before."""
    state = at_the_table(variant)
    for count, seat in enumerate(Seat, start=1):
        state = state.with_standing(seat, Standing.OUT)
        if variant.continuation.after_win(state, (seat,)) is None:
            return count
    return len(Seat)


def _wins(variant: Variant) -> Reason:
    until = wins_until_the_end(variant)
    return Reason("book.first-win-ends") if until == 1 else Reason("book.plays-on", {"count": until})


def _wall_spent(variant: Variant) -> Reason | None:
    halted = variant.continuation.halts(replace(at_the_table(variant), wall=Wall(())))
    return Reason("book.wall-spent") if halted else None


def _stakes(variant: Variant) -> Reason:
    given = (share(variant, payer, giver=giver) for payer in (GIVER, OTHER) for giver in (GIVER, None))
    if all(each == Share(0, 0) for each in given):
        return Reason("book.points-are-noted")
    return Reason("book.points-are-paid")


FACTS = (
    Fact("players", Head.OBJECTIVE, _players),
    Fact("goal", Head.OBJECTIVE, _goal),
    Fact("hand", Head.OBJECTIVE, _hand),
    Fact("kong-in-hand", Head.OBJECTIVE, _kong_in_hand),
    Fact("wins", Head.OBJECTIVE, _wins),
    Fact("wall-spent", Head.OBJECTIVE, _wall_spent),
    Fact("stakes", Head.OBJECTIVE, _stakes),
)
"""What the players want."""
