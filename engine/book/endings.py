"""The end of the wall, of a deal and of a match: read from what is due and from which deal comes next."""

from bisect import bisect_left
from dataclasses import replace

from engine.book.entry import Fact, Head
from engine.book.money import at_the_table
from engine.deals import NOTHING, Came, Carry, Outcome, Win
from engine.hands import Hand, parse_hand
from engine.ledger import Payment
from engine.phases.void_suit import void_mark
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat, Wind
from engine.state import GameState, Standing
from engine.tiles import DESIGNS, Suit, tile

PIG, READY, UNREADY, WON = Seat
"""How the players stand when the wall is spent: with tiles of the void suit, ready, not ready, out with a win."""
_HANDS = ("123m456p789p1122s", "123p456p789p1122s", "1479p258p1479s58s")
_WAITS_FOR_ITS_OWN = "456p789p44p46s | 5555s kong from D"
_KONG_INCOME = Payment(READY, UNREADY, 1, Reason("pay.exposed-kong", {"tile": DESIGNS[0]}))
_OVER = 1 << 20
"""Units: points. More than any match is played to."""
_LONGEST = 40
"""Units: deals. More than any match of so many deals has."""


def _spent(variant: Variant) -> GameState:
    """A deal at the end of its wall, with a player of each kind."""
    state = replace(at_the_table(variant, wall=()), ledger=(_KONG_INCOME,))
    hands: tuple[Hand, ...] = tuple(map(parse_hand, _HANDS))
    for seat, hand in zip(Seat, hands, strict=False):
        state = state.with_hand(seat, hand).with_mark(seat, void_mark(Suit.CHARACTERS))
    return state.with_standing(WON, Standing.OUT)


def _due(variant: Variant) -> tuple[Payment, ...]:
    """What is paid when the wall is spent."""
    return variant.settlement.on_end(_spent(variant), dict.fromkeys(Seat, ScoreSheet()))


def _paid(variant: Variant, payer: Seat, payee: Seat, *, back: bool = False) -> int:
    """Units: points. What one pays another when the wall is spent; or what goes back."""
    due = (each for each in _due(variant) if (each.undoes is not None) is back)
    return sum(each.amount for each in due if each.payer is payer and each.payee is payee)


def _wall_end(variant: Variant) -> Reason:
    if not _due(variant):
        return Reason("book.wall-end-costs-nothing")
    return Reason("book.wall-end-not-ready")


def _pig(variant: Variant) -> Reason | None:
    amount = _paid(variant, PIG, READY)
    return Reason("book.pig-pays", {"count": amount}) if amount else None


def _pig_and_winners(variant: Variant) -> Reason | None:
    if not _paid(variant, PIG, READY):
        return None
    return Reason("book.pig-pays-winners") if _paid(variant, PIG, WON) else Reason("book.pig-spares-winners")


def _kong_back(variant: Variant) -> Reason | None:
    return Reason("book.kong-income-back") if _paid(variant, UNREADY, READY, back=True) else None


def _blocked(variant: Variant) -> Reason | None:
    """Whether a hand is ready that waits for tiles of its own kong only."""
    if not _paid(variant, UNREADY, READY):
        return None
    state = _spent(variant).with_hand(READY, parse_hand(_WAITS_FOR_ITS_OWN))
    due = variant.settlement.on_end(state, dict.fromkeys(Seat, ScoreSheet()))
    is_ready = any(each.payer is UNREADY and each.payee is READY for each in due if each.undoes is None)
    return Reason("book.own-sets-do-not-block") if is_ready else Reason("book.own-sets-block")


def _won_by(*seats: Seat) -> Outcome:
    won = tuple(Win(seat, tile(DESIGNS[0], 1), Came.DRAWN) for seat in seats)
    return Outcome(won, None, NOTHING)


def dealer_after(variant: Variant, winners: tuple[Seat, ...]) -> Seat | None:
    """Who deals next, when the first player has dealt and these have won; None if no deal follows."""
    following = variant.continuation.next_deal(Carry(), _won_by(*winners))
    return None if following is None else following.dealer


def _next_dealer(variant: Variant) -> Reason:
    after_win, after_draw, after_loss = (dealer_after(variant, seats) is Seat.A for seats in ((Seat.A,), (), (Seat.C,)))
    if after_loss:
        return Reason("book.dealer-always-same")
    if after_draw:
        return Reason("book.dealer-keeps-win-and-draw")
    return Reason("book.dealer-keeps-win") if after_win else Reason("book.dealer-rotates")


def _is_over(variant: Variant, carry: Carry) -> bool:
    """No deal follows this one, won by a player who did not deal."""
    return variant.continuation.next_deal(carry, _won_by(carry.dealer.next)) is None


def _match(variant: Variant) -> Reason:
    deals = next((deal for deal in range(1, _LONGEST) if _is_over(variant, Carry(deal=deal))), None)
    if deals is not None:
        return Reason("book.match-deals", {"count": deals})
    if _is_over(variant, Carry(dealer=Seat.D, round_wind=Wind.NORTH, deal=len(Seat) * len(Wind))):
        return Reason("book.match-rounds", {"count": len(Wind)})
    if _is_over(variant, Carry(points=(_OVER, 0, 0, 0))):
        points = bisect_left(range(_OVER), True, key=lambda many: _is_over(variant, Carry(points=(many, 0, 0, 0))))
        return Reason("book.match-points", {"count": points})
    return Reason("book.match-open")


FACTS = (
    Fact("wall-end", Head.SCORING, _wall_end),
    Fact("own-sets", Head.SCORING, _blocked),
    Fact("pig", Head.SCORING, _pig),
    Fact("pig-winners", Head.SCORING, _pig_and_winners),
    Fact("kong-income-back", Head.SCORING, _kong_back),
    Fact("next-dealer", Head.SCORING, _next_dealer),
    Fact("match", Head.SCORING, _match),
)
"""How it ends."""
