"""Cases of the Charleston, shown by the engine's own states; slips, by the referee."""

from collections.abc import Iterator

from engine.actions import BlindPass, ContinueCharleston, Courtesy, LookAtTiles, PassTiles, StopCharleston, Win
from engine.events import CharlestonLapsed, TilesPassed
from engine.phases.charleston import FIRST, SECOND, CourtesyOffer, CourtesyPass, FaceDown, Leg, Passing, SecondVote
from engine.play import apply, owing
from engine.referee.openings import PassSlip, WrongPass
from engine.seats import Seat
from engine.state import GameState, Phase
from tests.engine.rulings.boxes import after, before_play, held, payers, verdict
from tests.engine.rulings.cases import LETTERS, SEATS, Case, Says, Seen, free, ruled, shows
from tests.engine.rulings.hands import card_hands, tiles_of

CHARLESTONS = {"first_charleston": FIRST, "second_charleston": SECOND}


def leg_of(case: Case) -> Leg:
    """The pass a case is about: the one it names, or the one after those that are done."""
    legs = CHARLESTONS[case.given["phase"]]
    if "pass" in case.given:
        return next(each for each in legs if each.way.name.lower() == case.given["pass"])
    return legs[len(case.given["done"])]


def own_tiles(state: GameState, seat: Seat, count: int) -> PassTiles:
    tiles = [each for each in state.hands[seat].concealed if not each.design.is_joker]
    return PassTiles(seat, tuple(tiles[:count]))


@shows("list_passes")
def list_passes(_case: Case) -> Iterator[Seen]:
    state, ways = before_play(Passing(leg=SECOND[0])), []
    while not isinstance(state.phase, CourtesyOffer):
        seat = owing(state)[0]
        next_action = LookAtTiles(seat) if isinstance(state.phase, FaceDown) else own_tiles(state, seat, 3)
        state, events = apply(state, next_action)
        ways += [each for each in events if isinstance(each, TilesPassed)]
    taken = [LETTERS[each.taker] for each in ways if each.seat is Seat.A and each.taker is not None]
    names = {"S": "right", "W": "across", "N": "left"}
    may_stop = verdict(before_play(SecondVote()), StopCharleston(Seat.C)).allowed
    yield {"legal": True, "passes": [names[each] for each in taken], "mandatory": not may_stop}


@shows("stop_charleston", given=("phase", "done"))
def stop_charleston(case: Case) -> Iterator[Seen]:
    phase: Phase = SecondVote() if case.given["phase"] == "between" else Passing(leg=leg_of(case))
    state, stop = before_play(phase), StopCharleston(case.by)
    if not verdict(state, stop).allowed:
        assert isinstance(phase, Passing)
        yield {"legal": False, "continue_with": phase.leg.way.name.lower()}
        return
    state = after(state, stop, *(ContinueCharleston(seat) for seat in free(case.by)))
    yield {"legal": True, "next": "courtesy" if isinstance(state.phase, CourtesyOffer) else "something else"}


@shows("stop_charleston", given=("in_transit", "looked"))
def stop_in_transit(case: Case) -> Iterator[Seen]:
    state = before_play(Passing(leg=SECOND[0]))
    before = state.hands
    state = after(state, *(own_tiles(state, seat, 3) for seat in Seat))
    assert isinstance(state.phase, FaceDown) is not case.given["looked"]
    stop = StopCharleston(case.by)
    legal = verdict(state, stop).allowed
    state = after(state, stop)
    undone = state.hands == before and isinstance(state.phase, CourtesyOffer)
    yield {"legal": legal, "effect": Says("courtesy follows") if undone else "something else"}


@shows("blind_pass")
def blind_pass(case: Case) -> Iterator[Seen]:
    state = before_play(Passing(leg=leg_of(case)))
    own, before = own_tiles(state, case.by, case.action["own"]).tiles, state.hands[case.by]
    blind = BlindPass(case.by, own)
    assert len(own) + case.action["blind"] == 3
    if not verdict(state, blind).allowed:
        yield {"legal": False}
        return
    state = after(state, blind, *(own_tiles(state, seat, 3) for seat in free(case.by)))
    changed = set(before.concealed) - set(state.hands[case.by].concealed)
    yield {"legal": True, "rack_changes": len(changed)}


@shows("resolve_blind_pass")
def resolve_blind_pass(case: Case) -> Iterator[Seen]:
    state = before_play(Passing(leg=leg_of(case)))
    sizes = [len(each.concealed) for each in state.hands]
    events: list[object] = []
    for letter, count in case.given["own_available"].items():
        state, more = apply(state, BlindPass(SEATS[letter], own_tiles(state, SEATS[letter], count).tiles))
        events += more
    passed = [each for each in events if isinstance(each, TilesPassed)]
    lapsed = any(isinstance(each, CharlestonLapsed) for each in events)
    settled = not lapsed and len(passed) == 4 and [len(each.concealed) for each in state.hands] == sizes
    yield {"legal": settled, "method": Says("IOU")}


@shows("peek_then_forward")
def peek(case: Case) -> Iterator[Seen]:
    yield ruled(WrongPass(case.by, PassSlip.PEEKED))


@shows("pass_tiles", given=("tiles",))
def pass_tiles(case: Case) -> Iterator[Seen]:
    letters = case.given["tiles"]
    state = before_play(Passing(leg=leg_of(case)), {case.by: letters})
    legal = verdict(state, PassTiles(case.by, held(state, case.by, letters))).allowed
    found = ruled(WrongPass(case.by, PassSlip.JOKER))
    assert found["legal"] == legal
    yield {**found, "effect": Says("returned") if not legal else "none"}


@shows("change_pass")
def change_pass(case: Case) -> Iterator[Seen]:
    state = before_play(Passing(leg=leg_of(case)))
    first, other = own_tiles(state, case.by, 3), PassTiles(case.by, own_tiles(state, case.by, 6).tiles[3:])
    yield {"legal": verdict(after(state, first), other).allowed}
    assert not ruled(WrongPass(case.by, PassSlip.CHANGED_SEEN))["legal"]


@shows("courtesy", given=("offers",))
def courtesy(case: Case) -> Iterator[Seen]:
    state, offers = before_play(CourtesyOffer()), {SEATS[each]: n for each, n in case.given["offers"].items()}
    state = after(state, *(Courtesy(seat, offers.get(seat, 0)) for seat in Seat))
    agreed = state.phase.agreed if isinstance(state.phase, CourtesyPass) else (0,) * 4
    (exchanged,) = {agreed[seat] for seat in offers}
    yield {"legal": True, "exchanged": exchanged}


@shows("courtesy", given=("tiles",))
def courtesy_tiles(case: Case) -> Iterator[Seen]:
    letters = case.given["tiles"]
    state = before_play(CourtesyPass(agreed=(len(letters),) * 4), {case.by: letters})
    yield {"legal": verdict(state, PassTiles(case.by, held(state, case.by, letters))).allowed}


@shows("courtesy", given=("stopper", "count"))
def courtesy_of_the_stopper(case: Case) -> Iterator[Seen]:
    stopper = SEATS[case.given["stopper"]]
    state = after(before_play(SecondVote()), *(
        StopCharleston(seat) if seat is stopper else ContinueCharleston(seat) for seat in Seat
    ))  # fmt: skip
    yield {"legal": verdict(state, Courtesy(case.by, case.action["count"])).allowed}


@shows("declare_mahjong", given=("east_complete", "value", "jokers"))
def heavenly(case: Case) -> Iterator[Seen]:
    assert case.given["phase"] == "dealt"
    assert case.given["east_complete"]
    hand = next(card_hands(value=case.given["value"], jokers=case.given["jokers"]))[1]
    state = before_play(Passing(leg=FIRST[0]), {Seat.A: tiles_of(hand, jokers=case.given["jokers"])})
    win = Win(case.by)
    legal = verdict(state, win).allowed
    yield {"legal": legal, "pays": payers(after(state, win)) if legal else {}}
