"""Cases of the joker exchange: those that play allows or refuses, by states; slips, by the referee."""

from collections.abc import Iterator

from engine.actions import Call, Discard, ExchangeJoker, Pass, Win
from engine.melds import Meld
from engine.referee.false_wins import FalseWin, Shown
from engine.referee.jokers import Before, EarlyExchange, Exposure, JokerTaken, WrongTileExchanged
from engine.referee.ruling import rule
from engine.seats import Seat
from engine.state import GameState
from engine.tiles import Tile
from tests.engine.rulings.boxes import after, answered, discarded, held, in_turn, payers, verdict
from tests.engine.rulings.cases import SEATS, Case, Says, Seen, free, ruled, shows
from tests.engine.rulings.hands import card_hands, tiles_of

TILE = "9D"
"""What a joker stands for, where a case does not tell."""
WITH_JOKER = (TILE, TILE, "J")


def jokers_of(state: GameState, seat: Seat) -> list[Tile]:
    """The jokers in a player's exposures."""
    return [tile for meld in state.hands[seat].melds for tile in meld.tiles if tile.design.is_joker]


def exchange(state: GameState, by: Seat, owner: Seat, letter: str = TILE) -> ExchangeJoker:
    """A tile of the rack for the first joker in a player's exposures."""
    return ExchangeJoker(by, held(state, by, [letter])[0], jokers_of(state, owner)[0])


@shows("exchange_joker", given=("phase", "exposure_owner", "exposure", "rack"))
def exchange_after_the_draw(case: Case) -> Iterator[Seen]:
    assert case.given["phase"] == "after_draw"
    owner, rack = SEATS[case.given["exposure_owner"]], case.given["rack"]
    state = in_turn(case.by, {case.by: rack}, {owner: [case.given["exposure"]]})
    yield {"legal": verdict(state, exchange(state, case.by, owner, rack[0])).allowed}


@shows("exchange_joker", given=("phase",))
def exchange_before_the_draw(case: Case) -> Iterator[Seen]:
    assert case.given["phase"] == "before_draw"
    only_said = rule(EarlyExchange(case.by, Before.DRAW, done=False))
    yield {
        **ruled(EarlyExchange(case.by, Before.DRAW, done=True)),
        "exception": "some" if only_said.dead else Says("withdrawn"),
    }


@shows("exchange_joker", given=("turn",))
def exchange_out_of_turn(case: Case) -> Iterator[Seen]:
    turn = SEATS[case.given["turn"]]
    for owner in free(case.by):
        state = in_turn(turn, {case.by: [TILE]}, {owner: [WITH_JOKER]})
        yield {"legal": verdict(state, exchange(state, case.by, owner)).allowed}


@shows("exchange_joker", given=("exchanges",))
def several_exchanges(case: Case) -> Iterator[Seen]:
    """One out of the first exposure, all others out of a second."""
    count, (owner, other, _) = case.given["exchanges"], free(case.by)
    second = ["8C"] * 2 + ["J"] * (count - 1)
    state = in_turn(case.by, {case.by: [TILE] + ["8C"] * (count - 1)}, {owner: [WITH_JOKER], other: [second]})
    allowed = []
    for seat, letter in [(owner, TILE)] + [(other, "8C")] * (count - 1):
        action = exchange(state, case.by, seat, letter)
        allowed.append(verdict(state, action).allowed)
        state = after(state, action)
    yield {"legal": all(allowed)}


@shows("exchange_joker", given=("line_type",))
def exchange_on_a_line_of_this_type(case: Case) -> Iterator[Seen]:
    _, hand = next(card_hands(concealed=case.given["line_type"] == "c"))
    rack = [TILE, *tiles_of(hand)[:10]]
    for owner in free(case.by):
        state = in_turn(case.by, {case.by: rack}, {owner: [WITH_JOKER]})
        yield {"legal": verdict(state, exchange(state, case.by, owner)).allowed}


@shows("exchange_joker", given=("challenged",))
def exchange_out_of_a_doubtful_exposure(case: Case) -> Iterator[Seen]:
    yield ruled(JokerTaken(case.by, Exposure.CHALLENGED if case.given["challenged"] else Exposure.FAULTY))


@shows("call_with_exchanged_joker")
def exchange_to_call(case: Case) -> Iterator[Seen]:
    assert case.given["order"] == ["exchange", "call"]
    yield ruled(EarlyExchange(case.by, Before.CALL, done=True))


@shows("declare_mahjong", given=("order", "line_type", "value", "jokers_in_hand"))
def win_by_call_and_exchange(case: Case) -> Iterator[Seen]:
    """A kong is called with tiles of her own; the last tile for another group is a joker from the table."""
    assert case.given["order"] == ["call", "expose", "exchange"]
    wanted = card_hands(concealed=case.given["line_type"] == "c", value=case.given["value"])
    hand, kong = next((hand, block) for _, hand in wanted for block in hand.like if block.size == 4)
    rest = tiles_of(hand, jokers=1 + case.given["jokers_in_hand"], keep=kong)
    called = [kong.design.text] * kong.size
    for each in called:
        rest.remove(each)
    rest.remove("J")
    for giver in free(case.by):
        for owner in free(case.by, giver):
            racks = {case.by: [*called[1:], *rest, TILE]}
            state = discarded(giver, called[0], racks, {owner: [WITH_JOKER]})
            state = answered(state, Call(case.by, held(state, case.by, called[1:])), Pass)
            state = after(state, exchange(state, case.by, owner))
            allowed = verdict(state, Win(case.by)).allowed
            yield {"legal": allowed, "pays": payers(after(state, Win(case.by))) if allowed else {}}


@shows("declare_mahjong", given=("order", "line_type"))
def win_on_a_concealed_line_after_a_call(case: Case) -> Iterator[Seen]:
    """Play refuses the win; where tiles lie open already, it is a false one."""
    assert case.given["order"] == ["call", "expose", "exchange"]
    wanted = card_hands(concealed=case.given["line_type"] == "c")
    hand, kong = next((hand, block) for _, hand in wanted for block in hand.like if block.size == 3)
    rest = tiles_of(hand)
    called = [kong.design.text] * kong.size
    for each in called:
        rest.remove(each)
    state = in_turn(case.by, {case.by: rest}, {case.by: [called]})
    found = verdict(state, Win(case.by))
    assert "win.line-is-concealed" in [each.code for each in found.reasons]
    yield {**ruled(FalseWin(case.by, Shown.TILES)), "legal": found.allowed}


@shows("declare_mahjong", given=("exposure_owner", "value", "jokers_in_hand"))
def win_by_exchange(case: Case) -> Iterator[Seen]:
    """The tile given belongs to the group that a joker of her own exposure completes."""
    owner = SEATS[case.given["exposure_owner"]]
    hand, shown = next(
        (hand, block)
        for _, hand in card_hands(concealed=False, value=case.given["value"])
        for block in hand.like
        if len(hand.like) > 2 and block.size == 3
    )
    rest = tiles_of(hand, jokers=1 + case.given["jokers_in_hand"], keep=shown)
    letter = shown.design.text
    for each in [letter] * shown.size:
        rest.remove(each)
    rest.remove("J")
    state = in_turn(case.by, {case.by: [*rest, letter]}, {owner: [[letter, letter, "J"]]})
    assert not verdict(state, Win(case.by)).allowed
    state = after(state, exchange(state, case.by, owner, letter))
    allowed = verdict(state, Win(case.by)).allowed
    yield {"legal": allowed, "pays": payers(after(state, Win(case.by))) if allowed else {}}


@shows("call_for_exchange", given=("discard",))
def call_to_exchange(case: Case) -> Iterator[Seen]:
    tile = case.given["discard"]
    for giver in free(case.by):
        state = discarded(giver, tile, exposed={giver: [[tile, tile, "J"]]})
        lying, joker = state.rivers[giver][0], jokers_of(state, giver)[0]
        yield {"legal": verdict(state, ExchangeJoker(case.by, lying, joker)).allowed}


@shows("exchange_with_discard", given=("named",))
def exchange_with_the_own_discard(case: Case) -> Iterator[Seen]:
    tile = case.given["named"]
    for owner in free(case.by):
        state = in_turn(case.by, {case.by: [tile]}, {owner: [[tile, tile, "J"]]})
        (own,), joker = held(state, case.by, [tile]), jokers_of(state, owner)[0]
        state = after(state, Discard(case.by, own))
        yield {"legal": verdict(state, ExchangeJoker(case.by, own, joker)).allowed}


@shows("reverse_exchange")
def joker_for_a_tile(case: Case) -> Iterator[Seen]:
    for owner in free(case.by):
        state = in_turn(case.by, {case.by: ["J"]}, {owner: [WITH_JOKER]})
        meld: Meld = state.hands[owner].melds[0]
        natural = next(each for each in meld.tiles if not each.design.is_joker)
        yield {"legal": verdict(state, ExchangeJoker(case.by, held(state, case.by, ["J"])[0], natural)).allowed}


@shows("fix_exchange", "challenge", given=("wrong_tile", "discarded"))
def wrong_tile(case: Case) -> Iterator[Seen]:
    assert case.given["wrong_tile"]
    ruling = rule(WrongTileExchanged(Seat.B, owner=Seat.D, discarded=case.given["discarded"]))
    owners = {(): [], (Seat.D,): ["owner of the incorrect exposure"]}
    yield {**ruled(WrongTileExchanged(Seat.B, Seat.D, case.given["discarded"])), "dead": owners[ruling.dead]}
