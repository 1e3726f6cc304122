"""Who pays for hands and kongs: read from what made-up wins cost."""

from dataclasses import replace

from engine.book.entry import Fact, Head
from engine.book.money import DEALER, GIVER, OTHER, WINNER, Share, at_the_table, paid, share
from engine.book.probes import card_of
from engine.deals import Came, Win
from engine.hands import parse_hand
from engine.melds import Meld, MeldKind
from engine.notation import parse_tiles
from engine.reasons import Reason
from engine.referee.dead_hands import Challenge, Proof
from engine.referee.ruling import rule
from engine.ruleset import Variant
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat, Wind
from engine.state import Standing

NOTHING = Share(0, 0)
_KONG = parse_tiles("3333m")


def _drawn(variant: Variant) -> Reason | None:
    each = share(variant, OTHER)
    if each == NOTHING:
        return None
    if each.more:
        return Reason("book.drawn-worth-and-more", {"count": each.more})
    return Reason("book.drawn-times", {"count": each.times}) if each.times > 1 else Reason("book.drawn-worth")


def _gave(variant: Variant) -> Reason | None:
    giver = share(variant, GIVER, giver=GIVER)
    if giver == NOTHING:
        return None
    if giver.more:
        return Reason("book.giver-worth-and-more", {"count": giver.more})
    return Reason("book.giver-times", {"count": giver.times}) if giver.times > 1 else Reason("book.giver-worth")


def _others(variant: Variant) -> Reason | None:
    if share(variant, GIVER, giver=GIVER) == NOTHING:
        return None
    other = share(variant, OTHER, giver=GIVER)
    if other == NOTHING:
        return Reason("book.others-nothing")
    return Reason("book.others-stake", {"count": other.more}) if not other.times else Reason("book.others-worth")


def _east(variant: Variant) -> Reason | None:
    other, east = share(variant, OTHER), share(variant, DEALER)
    if other == NOTHING:
        return None
    if east == other == share(variant, OTHER, winner=DEALER):
        return Reason("book.east-like-all")
    return Reason("book.east-times", {"count": east.times // other.times})


def _losers(variant: Variant) -> Reason | None:
    if share(variant, OTHER) == NOTHING:
        return None
    won = Win(WINNER, _KONG[0], Came.DRAWN)
    state = replace(at_the_table(variant).with_standing(WINNER, Standing.OUT), wins=(won,))
    sheets = {seat: ScoreSheet(value=8 * seat) for seat in Seat}
    due = variant.settlement.on_end(state, sheets)
    settle = any({each.payer, each.payee} == {GIVER, OTHER} for each in due)
    return Reason("book.losers-settle") if settle else Reason("book.only-winner-paid")


def _other_hands(variant: Variant) -> Reason | None:
    hand = parse_hand("123m456m22p777p55s")
    ended = variant.sheet(hand, None, seat_wind=Wind.EAST, round_wind=Wind.EAST) if variant.tally.patterns else None
    return Reason("book.all-hands-counted") if ended is not None and ended.value else Reason("book.winner-counted")


def _kong_amounts(variant: Variant, meld: Meld) -> dict[Seat, int]:
    """Units: points. What each other player pays the winner of made-up wins for a kong."""
    due = variant.settlement.on_kong(at_the_table(variant), WINNER, meld)
    return {seat: sum(each.amount for each in due if each.payer is seat) for seat in Seat if seat is not WINNER}


_PUNG = Meld(MeldKind.PUNG, _KONG[:3], _KONG[0], GIVER)
_CLAIMED = Meld(MeldKind.KONG, _KONG, _KONG[0], GIVER)
_CONCEALED = Meld(MeldKind.KONG, _KONG)


def _kongs(variant: Variant) -> Reason | None:
    if not variant.deal.replaces_kongs or share(variant, OTHER) == NOTHING:
        return None
    amount = _kong_amounts(variant, _CLAIMED)[GIVER]
    return Reason("book.kong-pays-giver", {"count": amount}) if amount else Reason("book.kongs-unpaid")


def _added(variant: Variant) -> Reason | None:
    amount = _kong_amounts(variant, _PUNG.with_added(_KONG[3]))[OTHER]
    return Reason("book.added-kong-pays", {"count": amount}) if amount else None


def _concealed(variant: Variant) -> Reason | None:
    amount = _kong_amounts(variant, _CONCEALED)[OTHER]
    return Reason("book.concealed-kong-pays", {"count": amount}) if amount else None


def _when(variant: Variant) -> Reason | None:
    if share(variant, OTHER) == NOTHING:
        return None
    return Reason("book.paid-at-the-end") if variant.pays_at_end else Reason("book.paid-at-once")


def _last_wall(variant: Variant) -> Reason | None:
    if card_of(variant) is None:
        return None
    usual, last = (paid(at_the_table(variant, wall=wall), 1, winner=WINNER, giver=GIVER)[GIVER] for wall in (None, ()))
    return Reason("book.hot-wall", {"count": last}) if last > usual else Reason("book.last-wall-like-all")


def _dead(variant: Variant) -> Reason | None:
    if card_of(variant) is None:
        return None
    ruling = rule(Challenge(WINNER, OTHER, Proof.NO_LINE))
    return Reason("book.dead-hand") if OTHER in ruling.dead else None


def _dead_pays(variant: Variant) -> Reason | None:
    if card_of(variant) is None:
        return None
    dead = at_the_table(variant).with_standing(OTHER, Standing.DEAD)
    pays = paid(dead, 1, winner=WINNER, giver=GIVER)[OTHER]
    return Reason("book.dead-hand-pays") if pays else None


FACTS = (
    Fact("drawn-pays", Head.SCORING, _drawn),
    Fact("giver-pays", Head.SCORING, _gave),
    Fact("others-pay", Head.SCORING, _others),
    Fact("east", Head.SCORING, _east),
    Fact("hands-counted", Head.SCORING, _other_hands),
    Fact("losers", Head.SCORING, _losers),
    Fact("kong-pay", Head.SCORING, _kongs),
    Fact("added-kong-pay", Head.SCORING, _added),
    Fact("concealed-kong-pay", Head.SCORING, _concealed),
    Fact("paid-when", Head.SCORING, _when),
    Fact("last-wall", Head.SCORING, _last_wall),
    Fact("dead-hand", Head.SCORING, _dead),
    Fact("dead-hand-pays", Head.SCORING, _dead_pays),
)
"""Who pays."""
