"""Whose turn it is, who is heard, and what must be done first."""

from engine.actions import Call, DeclareReady, Discard, Pung, Win
from engine.book.entry import Fact, Head
from engine.book.probes import card_of, has_bar, rules
from engine.book.sets import may_chow
from engine.claims import Answer, Stage, Subject
from engine.deals import Came
from engine.notation import parse_tiles
from engine.phases.bars import (
    declared_first,
    no_win_after_missing_one,
    nothing_of_void_suit,
    nothing_while_void_held,
    void_tiles_first,
)
from engine.phases.card_wins import only_self_drawn_at_the_end
from engine.phases.claim_window import ClaimWindow
from engine.phases.turn import Turn
from engine.phases.void_suit import VoidSuit
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.seats import Seat

_TILES = parse_tiles("333m")
_SUBJECT = Subject(_TILES[0], Seat.A, Came.DISCARD)
"""A discard that the others answer."""


def _first(variant: Variant) -> Reason:
    return Reason("book.dealer-discards") if variant.deal.gives_one_more else Reason("book.dealer-draws")


def _order(_variant: Variant) -> Reason:
    return Reason("book.turns-to-the-right")


def _turn(_variant: Variant) -> Reason:
    return Reason("book.draw-and-discard")


def _priority(variant: Variant) -> Reason:
    set_of_hers = Call if card_of(variant) is not None else Pung
    shown = Answer(set_of_hers(Seat.B, _TILES[1:]), 0, Stage.SHOWN)
    heard = variant.claims.resolve(_SUBJECT, (shown, Answer(Win(Seat.D), 1)))
    assert heard.winners == (Seat.D,)
    if card_of(variant) is not None:
        return Reason("book.win-before-call")
    return Reason("book.win-before-sets") if may_chow(variant, Seat.D) else Reason("book.win-before-pungs")


def _equal(variant: Variant) -> Reason:
    said, shown = Answer(Win(Seat.B), 1), Answer(Win(Seat.C), 0, Stage.SHOWN)
    if variant.claims.resolve(_SUBJECT, (said, shown)).winners == (Seat.C,):
        alike = variant.claims.resolve(_SUBJECT, (said, Answer(Win(Seat.C), 0)))
        if alike.winners == (Seat.B,):
            return Reason("book.winner-committed")
    winners = variant.claims.resolve(_SUBJECT, (Answer(Win(Seat.B), 0), Answer(Win(Seat.D), 1))).winners
    if len(winners) > 1:
        return Reason("book.winners-all")
    return Reason("book.winner-nearest") if winners == (Seat.B,) else Reason("book.winner-farthest")


def _ready(variant: Variant) -> Reason:
    if not any(rules(variant, Turn, DeclareReady)):
        return Reason("book.ready-unsaid")
    needed = has_bar(variant, declared_first, ClaimWindow, Win)
    return Reason("book.ready-before-win") if needed else Reason("book.ready-said")


def _missed(variant: Variant) -> Reason:
    waits = has_bar(variant, no_win_after_missing_one, ClaimWindow, Win)
    return Reason("book.missed-win-waits") if waits else Reason("book.missed-win-free")


def _void_discards(variant: Variant) -> Reason | None:
    if VoidSuit not in variant.phases:
        return None
    first = has_bar(variant, void_tiles_first, Turn, Discard)
    return Reason("book.void-tiles-first") if first else Reason("book.void-tiles-any-time")


def _void_claims(variant: Variant) -> Reason | None:
    if has_bar(variant, nothing_while_void_held, ClaimWindow, Pung):
        return Reason("book.void-nothing-claimed")
    return Reason("book.void-other-suits") if has_bar(variant, nothing_of_void_suit, ClaimWindow, Pung) else None


def _last_wall(variant: Variant) -> Reason | None:
    return Reason("book.cold-wall") if has_bar(variant, only_self_drawn_at_the_end, ClaimWindow, Win) else None


FIRST_FACTS = (
    Fact("first-turn", Head.TURN, _first),
    Fact("turn-order", Head.TURN, _order),
    Fact("turn", Head.TURN, _turn),
    Fact("void-discards", Head.TURN, _void_discards),
)
"""Turns."""
FACTS = (
    Fact("void-claims", Head.TURN, _void_claims),
    Fact("priority", Head.TURN, _priority),
    Fact("several-winners", Head.TURN, _equal),
    Fact("ready", Head.TURN, _ready),
    Fact("missed-win", Head.TURN, _missed),
    Fact("cold-wall", Head.TURN, _last_wall),
)
"""Who is heard, and what else binds the players."""
