"""Cases of claims that play allows or refuses, shown by states; and of who is heard."""

from collections.abc import Iterable, Iterator

from engine.actions import Call, ChangeExposure, Discard, Pass, Win
from engine.card.reach import possible, sizes
from engine.claims import Answer, Stage, Subject
from engine.deals import Came
from engine.notation import parse_tiles
from engine.phases.turn import Turn
from engine.play import legal, owing
from engine.referee.calls import Fault, FaultyExposure
from engine.referee.false_wins import ContestedFalseWin, Wish
from engine.referee.ruling import rule
from engine.seats import Seat
from engine.tiles import Tile
from engine.view import view_of
from tests.engine.rulings.boxes import AMERICAN, CARD, KINDS, after, answered, discarded, held, in_turn, verdict
from tests.engine.rulings.cases import LETTERS, SEATS, Case, Says, Seen, free, shows


def callable_for(*wanted: int) -> str:
    """A tile that may be called for a set of each of these sizes."""
    return next(each.text for each in AMERICAN.tile_set.counts if {*wanted} <= sizes(CARD, (), each.index))


def least(tiles: Iterable[Tile]) -> Tile:
    """A tile to discard: no joker."""
    return next(each for each in tiles if not each.design.is_joker)


@shows("call", given=("rack", "discard", "group"))
def call(case: Case) -> Iterator[Seen]:
    """With all the tiles that the rack tells of, or as many as the group wants."""
    rack, tile = case.given["rack"], case.given["discard"]
    letters = rack[: case.action["size"] - 1] if "size" in case.action else rack
    for giver in free(case.by):
        state = discarded(giver, tile, {case.by: rack})
        allowed = verdict(state, Call(case.by, held(state, case.by, letters))).allowed
        shown = rule(FaultyExposure(case.by, Fault.NOT_ALIKE, discarded=True))
        yield {"legal": allowed, "if_exposed": "dead" if shown.dead == (case.by,) else "alive"}


@shows("call", given=("discard",))
def call_joker(case: Case) -> Iterator[Seen]:
    """For every size, with jokers and other tiles, and for the win."""
    for giver in free(case.by):
        state = discarded(giver, case.given["discard"], {case.by: ["J"] * 5})
        jokers = held(state, case.by, ["J"] * 5)
        calls = [Call(case.by, jokers[:size]) for size in range(1, 6)]
        found = [verdict(state, each) for each in (*calls, Win(case.by))]
        assert {each.because for each in found} == {"joker.never-called"}
        yield {"legal": any(each.allowed for each in found)}


@shows("call", given=("line", "discard", "group", "size"))
def call_for_a_concealed_line(case: Case) -> Iterator[Seen]:
    line, tile = CARD.line(case.given["line"]), case.given["discard"]
    own = [tile] * (case.action["size"] - 1)
    state = discarded(case.by.next, tile, {case.by: own})
    claim = Call(case.by, held(state, case.by, own))
    allowed = verdict(state, claim).allowed
    still = possible(CARD, answered(state, claim, Pass).hands[case.by].melds).lines
    lost = line not in still and still
    yield {
        "legal": allowed,
        "effect": Says("no longer reachable; hand dead only if no x line fits") if lost else "none",
    }


@shows("call", given=("discards",))
def call_of_two(case: Case) -> Iterator[Seen]:
    *before, last = case.given["discards"]
    own = [last, "J"]
    state = discarded(case.by.next, last, {case.by: own}, before=before)
    first, second = state.rivers[case.by.next]
    claim = Call(case.by, held(state, case.by, own))
    allowed = verdict(state, claim).allowed
    (meld,) = answered(state, claim, Pass).hands[case.by].melds
    taken = {first: "first tile", second: "second tile"}
    yield {"legal": allowed, "takes": taken[meld.claimed]}  # type: ignore[index]


@shows("call", given=("discarder", "caller", "size"))
def turn_after_a_call(case: Case) -> Iterator[Seen]:
    tile = callable_for(case.action["size"])
    own = [tile] * (case.action["size"] - 1)
    by, giver = case.by, SEATS[case.given["discarder"]]
    state = discarded(giver, tile, {by: own})
    claim = Call(by, held(state, by, own))
    allowed = verdict(state, claim).allowed
    state = answered(state, claim, Pass)
    assert state.phase == Turn(by, Came.DISCARD, state.hands[by].melds[-1])
    state = after(state, Discard(by, least(state.hands[by].concealed)))
    while not isinstance(state.phase, Turn):
        state = after(state, Pass(owing(state)[0]))
    skipped = [LETTERS[Seat((giver + step) % 4)] for step in range(1, by.after(giver))]
    yield {"legal": allowed, "next_turn": LETTERS[state.phase.seat], "skipped": skipped}


@shows("resolve_claims", given=("discarder", "claims"))
def resolve_claims(case: Case) -> Iterator[Seen]:
    """A false win is for the referee; all else is decided by the answers alone."""
    giver, committed = SEATS[case.given["discarder"]], case.given.get("committed", [])
    claims = {SEATS[letter]: claim for letter, claim in case.given["claims"].items()}
    false = [seat for seat, claim in claims.items() if claim == "mahjong_invalid"]
    tile, *own = parse_tiles("5p 5p 5p 5p")
    counts = {"pung": 2, "kong": 3}
    answers = [
        Answer(
            Win(seat) if claim == "mahjong" else Call(seat, tuple(own[: counts[claim]])),
            order,
            Stage.SHOWN if LETTERS[seat] in committed else Stage.SAID,
        )
        for order, (seat, claim) in enumerate(claims.items())
        if seat not in false
    ]
    resolution = AMERICAN.claims.resolve(Subject(tile, giver, Came.DISCARD), tuple(answers))
    taker = resolution.winners[0] if resolution.winners else resolution.taker.seat if resolution.taker else None
    assert taker is not None
    if not false:
        yield {"legal": True, "goes_to": LETTERS[taker]}
        return
    ruling = rule(ContestedFalseWin(false[0], taker, Wish.WIN if resolution.winners else Wish.SET))
    assert ruling.goes_to is not None
    owner = LETTERS[ruling.goes_to]
    dead = [LETTERS[seat] for seat in ruling.dead]
    yield {"legal": True, "goes_to": f"dead hand {owner}" if owner in dead else owner, "dead": dead}


@shows("extend_exposure", given=("exposure", "discarded"))
def extend_exposure(case: Case) -> Iterator[Seen]:
    exposure = case.given["exposure"]
    tile = exposure[0]
    own = exposure[1:]
    if not case.given["discarded"]:
        state = discarded(case.by.next, tile, {case.by: [*own, "J"]})
        state = answered(state, Call(case.by, held(state, case.by, own)), Pass)
        wider = (*state.hands[case.by].melds[-1].own, *held(state, case.by, ["J"]))
        yield {"legal": verdict(state, ChangeExposure(case.by, wider)).allowed}
        return
    state = in_turn(case.by, {case.by: [tile]}, {case.by: [exposure]})
    fourth = held(state, case.by, [tile])
    wider = (*state.hands[case.by].melds[-1].own, *fourth)
    refused = not verdict(state, ChangeExposure(case.by, wider)).allowed
    added = any(type(each).__name__ == "AddKong" for each in legal(view_of(state, case.by)))
    yield {"legal": not refused or added}


@shows("discard", given=("exposed", "needed", "discarded"))
def discard_after_a_smaller_call(case: Case) -> Iterator[Seen]:
    size = case.given["exposed"]
    tile = callable_for(size, case.given["needed"])
    own = [tile] * (size - 1)
    state = discarded(case.by.next, tile, {case.by: own})
    state = answered(state, Call(case.by, held(state, case.by, own)), Pass)
    discard = Discard(case.by, least(state.hands[case.by].concealed))
    allowed = verdict(state, discard).allowed
    state = after(state, discard)
    (meld,) = state.hands[case.by].melds
    change = ChangeExposure(case.by, (*meld.own, least(state.hands[case.by].concealed)))
    is_final = meld.kind is KINDS[size] and not verdict(state, change).allowed
    fits = rule(FaultyExposure(case.by, Fault.FITS_NO_LINE, discarded=True)).dead == (case.by,)
    yield {"legal": allowed, "effect": Says("is final") if is_final and fits else "none"}
