"""What is done with another player's tile, and with four alike: asked of the rules with made-up hands."""

from engine.actions import EXPOSED, AddKong, Call, ChangeExposure, Chow, Discard, ExchangeJoker, Kong, Pung, Win
from engine.book.entry import Fact, Head
from engine.book.probes import ME, against, asked, card_of, finishes, in_turn, rules
from engine.deals import Came
from engine.melds import Meld, MeldKind
from engine.notation import parse_tiles
from engine.phases.claim_window import ClaimWindow
from engine.phases.turn import Turn
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.seats import Seat
from engine.tiles import Tile

_TWO, _THREE, _FOUR, *_ = parse_tiles("2m3m4m")
_LIKE = parse_tiles("3333m")
_ORPHANS = "19m19p19s1234567z"


def _pung_of(*tiles: Tile) -> Meld:
    return Meld(MeldKind.PUNG, tiles, tiles[0], ME.next)


def may_chow(variant: Variant, giver: Seat) -> bool:
    """The player can claim a discard of this giver for a chow."""
    return not against(asked(variant, (_TWO, _FOUR), _THREE, giver), Chow(ME, (_TWO, _FOUR)))


def _chow(variant: Variant) -> Reason:
    if not may_chow(variant, Seat.D):
        return Reason("book.no-chow-claimed")
    return Reason("book.chow-by-anyone") if may_chow(variant, Seat.B) else Reason("book.chow-by-next")


def _pung(variant: Variant) -> Reason:
    if card_of(variant) is not None:
        return Reason("book.call", {"least": min(EXPOSED), "most": max(EXPOSED)})
    if against(asked(variant, _LIKE[:2], _LIKE[2], Seat.C), Pung(ME, _LIKE[:2])):
        return Reason("book.no-pung-claimed")
    return Reason("book.pung-by-anyone")


def _may_lay_four(variant: Variant) -> bool:
    """A player can lay four alike in her own turn."""
    return not against(in_turn(variant, _LIKE), Kong(ME, _LIKE))


def _kong(variant: Variant) -> Reason | None:
    if card_of(variant) is not None:
        return None
    if not _may_lay_four(variant):
        return Reason("book.no-kongs")
    if against(asked(variant, _LIKE[:3], _LIKE[3], Seat.C), Kong(ME, _LIKE[:3])):
        return Reason("book.kong-not-claimed")
    return Reason("book.kong-claimed")


def _concealed_kong(variant: Variant) -> Reason | None:
    return Reason("book.concealed-kong") if _may_lay_four(variant) else None


def _may_add(variant: Variant) -> bool:
    """A player can add the fourth tile to a pung."""
    pung = _pung_of(*_LIKE[:3])
    return not against(in_turn(variant, _LIKE[3:], laid=(pung,)), AddKong(ME, _LIKE[3]))


def _added_kong(variant: Variant) -> Reason | None:
    return Reason("book.added-kong") if _may_add(variant) else None


def _after_claim(variant: Variant) -> Reason | None:
    if not _may_lay_four(variant):
        return None
    view = in_turn(variant, _LIKE, laid=(_pung_of(*parse_tiles("222m")),), came=Came.DISCARD)
    if against(view, Kong(ME, _LIKE)):
        return Reason("book.discard-before-kong")
    return Reason("book.kong-after-claim")


def _robbed(variant: Variant) -> Reason | None:
    return Reason("book.added-kong-robbed") if _may_add(variant) else None


def _is_safe(variant: Variant, own: tuple[Tile, ...], tile: Tile) -> bool:
    """A tile of a concealed kong is refused to this hand whatever it lacks."""
    view = asked(variant, own, tile, Seat.C, Came.CONCEALED_KONG)
    return "claim.concealed-kong-is-safe" in against(view, Win(ME))


def _concealed_robbed(variant: Variant) -> Reason | None:
    if not _may_lay_four(variant):
        return None
    if not _is_safe(variant, (), _THREE):
        return Reason("book.concealed-kong-robbed")
    orphans = parse_tiles(_ORPHANS)
    if finishes(variant, _ORPHANS + "1m") and not _is_safe(variant, orphans[1:] + orphans[1:2], orphans[0]):
        return Reason("book.concealed-kong-robbed-for-orphans")
    return Reason("book.concealed-kong-safe")


def _single(variant: Variant) -> Reason | None:
    return Reason("book.singles-only-to-win") if card_of(variant) is not None else None


def _changed(variant: Variant) -> Reason | None:
    return Reason("book.exposure-may-change") if any(rules(variant, Turn, ChangeExposure)) else None


def _exchanged(variant: Variant) -> Reason | None:
    return Reason("book.joker-exchange") if any(rules(variant, Turn, ExchangeJoker)) else None


def _called_jokers(variant: Variant) -> Reason | None:
    return Reason("book.joker-never-called") if any(rules(variant, ClaimWindow, Call)) else None


def _latest(variant: Variant) -> Reason | None:
    return Reason("book.only-latest-discard") if any(rules(variant, Turn, Discard)) else None


def _to_win(variant: Variant) -> Reason | None:
    return Reason("book.win-with-any-discard") if any(rules(variant, ClaimWindow, Win)) else None


FACTS = (
    Fact("latest-discard", Head.TURN, _latest),
    Fact("claim-to-win", Head.TURN, _to_win),
    Fact("chow", Head.TURN, _chow),
    Fact("pung", Head.TURN, _pung),
    Fact("single-tiles", Head.TURN, _single),
    Fact("kong", Head.TURN, _kong),
    Fact("concealed-kong", Head.TURN, _concealed_kong),
    Fact("added-kong", Head.TURN, _added_kong),
    Fact("kong-after-claim", Head.TURN, _after_claim),
    Fact("robbed-kong", Head.TURN, _robbed),
    Fact("robbed-concealed-kong", Head.TURN, _concealed_robbed),
    Fact("changed-exposure", Head.TURN, _changed),
    Fact("joker-exchange", Head.TURN, _exchanged),
    Fact("joker-discarded", Head.TURN, _called_jokers),
)
"""What may be laid on the table, and with whose tile."""
