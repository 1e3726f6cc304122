"""Questions about who pays whom as JSON, and the engine's replies (docs/batch.md).

What belongs here: reading these requests and writing their replies. What does not: what is paid (``scoring``, the
variants), and what one hand is worth (``score_requests``).
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from engine.actions import Win as Claim
from engine.appraisal.appraise import Appraisal, appraise
from engine.claims import Answer, Subject
from engine.deals import Carry, Win
from engine.hands import Hand, parse_hand
from engine.ledger import Payment, gains
from engine.phases.ended import sheet_of
from engine.phases.void_suit import void_mark
from engine.play import begin
from engine.reasons import ContentError, Reason
from engine.requests import Json, Malformed, options_of, paid, text_of
from engine.ruleset import Variant
from engine.score_requests import read_hand
from engine.seats import WINDS, Seat, Wind, wind_of
from engine.starts import start_of
from engine.state import GameState, Standing
from engine.tiles import NUMBER_SUITS, Design, Suit
from engine.variants import compose


def settle(request: Json) -> Json:
    """What these wins cost whom, and what is paid at the end of the deal, if it ends with them or with the wall.

    Raises: Malformed; ContentError or NotationError for hands that do not win together, or cannot lie on this table.
    """
    variant = compose(text_of(request, "variant"), options_of(request))
    giver = None if request.get("from") is None else _seat(request["from"])
    state = _begun(variant, request)
    won = {seat: _won(state, seat, each, giver) for seat, each in _by_seat(request, "winners").items()}
    others = {seat: _other(variant, each) for seat, each in _by_seat(request, "others").items() if seat not in won}
    is_spent = request.get("wall_spent") is True
    if giver in won or not (won or is_spent):
        raise Malformed("no-winner")
    wins = tuple(each.showing.win for each in won.values() if each.showing and each.showing.win)
    _check_together(variant, giver, wins)
    hands = {**others, **{seat: each.showing.hand for seat, each in won.items() if each.showing}}
    _check_copies(variant, hands.values(), shared=len(wins) - 1, win=wins[0] if wins else None)
    state = replace(state, hands=tuple(hands.get(seat, Hand()) for seat in Seat), wins=wins)
    payments = tuple(_payments(state, won, is_spent=is_spent))
    return {
        "totals": {seat.name: each.total for seat, each in won.items()},
        "payments": [paid(each) for each in payments],
        "points": list(gains(payments)),
    }


def _payments(state: GameState, won: Mapping[Seat, Appraisal], *, is_spent: bool) -> Iterable[Payment]:
    """What is paid for these wins, and at the end of the deal if it ends."""
    variant = state.variant
    for seat in won:
        state = state.with_standing(seat, Standing.OUT)
    if won:
        yield from variant.settlement.on_win(state, {seat: each.sheet for seat, each in won.items()})
    if is_spent or variant.continuation.after_win(state, tuple(won)) is None:
        by_seat = {each.seat: each for each in state.wins}
        sheets = {seat: sheet_of(state, seat, by_seat.get(seat)) for seat in Seat}
        yield from variant.settlement.on_end(state, sheets)


def _begun(variant: Variant, request: Json) -> GameState:
    """A deal with this dealer and prevailing wind, and the suits everybody does without."""
    letter = request.get("round", Wind.EAST.letter)
    if not isinstance(letter, str) or letter not in WINDS:
        raise ContentError(Reason("shown.no-wind", {"text": str(letter)[:40], "field": "round"}))
    carry = Carry(dealer=_seat(request.get("dealer", Seat.A.name)), round_wind=WINDS[letter])
    state, _ = begin(variant, replace(start_of(variant, seed=0), carry=carry))
    for seat, suit in _by_seat(request, "voids").items():
        if suit not in NUMBER_SUITS:
            raise ContentError(Reason("shown.no-suit", {"text": str(suit)[:40], "field": "voids"}))
        state = state.with_mark(seat, void_mark(Suit(str(suit))))
    return state


def _by_seat(request: Json, field: str) -> dict[Seat, object]:
    """What a field says of seats, in the order of the seats.

    Raises: Malformed ``wrong-type``, ``no-such-seat``.
    """
    said = request.get(field, {})
    if not isinstance(said, dict):
        raise Malformed("wrong-type")
    found = {_seat(name): value for name, value in said.items()}
    return {seat: found[seat] for seat in Seat if seat in found}


def _seat(name: object) -> Seat:
    """The seat of this name.

    Raises: Malformed ``no-such-seat``.
    """
    if not isinstance(name, str) or name not in Seat.__members__:
        raise Malformed("no-such-seat")
    return Seat[name]


def _won(state: GameState, seat: Seat, written: object, giver: Seat | None) -> Appraisal:
    """A hand that won at a seat, with another's tile if there is a giver.

    Raises: Malformed; ContentError with the first obstacle, if it does not win.
    """
    shown = read_hand(written)
    if shown.self_draw is not (giver is None):
        raise Malformed("no-giver")
    wind, round_wind = wind_of(seat, dealer=state.dealer), state.start.carry.round_wind
    here = appraise(replace(shown, seat_wind=wind.letter, round_wind=round_wind.letter), state.variant)
    if here.obstacle is not None:
        raise ContentError(here.obstacle)
    assert here.showing is not None
    assert here.showing.win is not None
    win = replace(here.showing.win, seat=seat, giver=giver)
    return replace(here, showing=replace(here.showing, win=win))


def _other(variant: Variant, text: object) -> Hand:
    """The hand of a player who did not win.

    Raises: Malformed ``wrong-type``; NotationError; ContentError ``shown.wrong-count``.
    """
    if not isinstance(text, str):
        raise Malformed("wrong-type")
    hand = parse_hand(text)
    needed, count = variant.hand_size - sum(map(variant.size_of, hand.melds)), len(hand.concealed)
    if count not in (needed, needed + 1):
        raise ContentError(Reason("shown.wrong-count", {"needed": needed, "count": count, "field": "others"}))
    return hand


def _check_together(variant: Variant, giver: Seat | None, wins: tuple[Win, ...]) -> None:
    """Several may win with one tile only where the table hears them all.

    Raises: Malformed ``no-giver``, ``wrong-fields``; ContentError with what speaks against one of them.
    """
    if len(wins) < 2:
        return
    first = wins[0]
    if giver is None or first.tile is None:
        raise Malformed("no-giver")
    if any(
        each.tile is None or each.tile.design is not first.tile.design or each.came is not first.came for each in wins
    ):
        raise Malformed("wrong-fields")
    answers = tuple(Answer(Claim(each.seat), order) for order, each in enumerate(wins))
    lost = variant.claims.resolve(Subject(first.tile, giver, first.came), answers).lost
    if lost:
        raise ContentError(lost[0][1])


def _check_copies(variant: Variant, hands: Iterable[Hand], *, shared: int, win: Win | None) -> None:
    """No more tiles of a kind lie on the table than there are; a tile that several win with is one.

    Raises: ContentError ``shown.too-many-of``, ``shown.not-in-this-game``.
    """
    many: Counter[Design] = Counter()
    for each in (piece for hand in hands for piece in (*hand.tiles, *hand.bonus)):
        many[each.design.plain] += 1
    if win is not None and win.tile is not None:
        many[win.tile.design.plain] -= shared
    for design, count in many.items():
        if design not in variant.tile_set.counts and not design.is_bonus:
            raise ContentError(Reason("shown.not-in-this-game", {"tile": design, "field": "others"}))
        if count > variant.tile_set.counts.get(design, 1):
            raise ContentError(Reason("shown.too-many-of", {"tile": design, "field": "others"}))
