"""Cases of wins and what they pay, settled by the engine; the announcement, by the referee."""

from collections.abc import Iterator
from dataclasses import replace

from engine.actions import Discard, Pass, Win
from engine.card.load import load_card
from engine.card.match import match
from engine.phases.claim_window import window_of
from engine.play import owing
from engine.referee.false_wins import ThirdDeath
from engine.referee.ruling import rule
from engine.referee.wins import AnnouncedLess
from engine.seats import Seat
from engine.state import GameState, Standing
from tests.engine.rulings.boxes import AMERICAN, after, answered, discarded, in_turn, payers, verdict
from tests.engine.rulings.cases import SEATS, Case, Says, Seen, free, ruled, shows
from tests.engine.rulings.hands import as_hand, card_hands, tiles_of


def won(case: Case, winner: Seat, giver: Seat | None, *, dead: tuple[Seat, ...] = ()) -> GameState:
    """The table after a win with a line of this value, so many jokers in it."""
    section = case.given.get("section")
    wanted = card_hands(value=case.given["value"], section=section, jokers=case.given["jokers"])
    tiles = tiles_of(next(wanted)[1], jokers=case.given["jokers"])
    last = next(each for each in reversed(tiles) if each != "J")
    tiles.remove(last)
    drawn = in_turn(winner, {winner: [*tiles, last]})
    state = drawn if giver is None else discarded(giver, last, {winner: tiles})
    for seat in dead:
        state = state.with_standing(seat, Standing.DEAD)
        state = state.but(phase=replace(window_of(state.phase), asked=(winner,)))
    assert verdict(state, Win(winner)).allowed
    return after(state, Win(winner)) if giver is None else answered(state, Win(winner), Pass)


@shows("settle", given=("winner", "value", "win", "jokers", "section"))
def settle(case: Case) -> Iterator[Seen]:
    giver = case.given["discarder"]
    state = won(case, SEATS[case.given["winner"]], SEATS[giver] if giver else None)
    yield {"legal": state.outcome is not None, "pays": payers(state)}


@shows("settle", given=("value", "discarder", "dead", "jokers"))
def settle_with_dead_hands(case: Case) -> Iterator[Seen]:
    giver, dead = SEATS[case.given["discarder"]], tuple(SEATS[each] for each in case.given["dead"])
    for winner in free(giver, *dead):
        state = won(case, winner, giver, dead=dead)
        yield {"legal": state.outcome is not None, "pays": payers(state)}


@shows("settle", given=("wall", "winner"))
def wall_game(case: Case) -> Iterator[Seen]:
    """The last discard, and nobody claims it."""
    assert (case.given["wall"], case.given["winner"]) == (0, None)
    state = in_turn(Seat.C)
    state = replace(state, wall=replace(state.wall, next=len(state.wall.tiles)))
    last = state.hands[Seat.C].drawn
    assert last is not None
    state = after(state, Discard(Seat.C, last))
    while state.outcome is None:
        state = after(state, Pass(owing(state)[0]))
    carry = AMERICAN.continuation.next_deal(state.start.carry, state.outcome)
    assert carry is not None
    moved = carry.dealer is state.start.carry.dealer.next
    yield {"legal": True, "pays": payers(state), "east_next": Says("player on the right") if moved else "another"}


@shows("settle", given=("dead",))
def three_dead(case: Case) -> Iterator[Seen]:
    *_, last = dead = [SEATS[each] for each in case.given["dead"]]
    (survivor,) = free(*dead)
    yield {**ruled(ThirdDeath(last, survivor, after_false_win=False))}


@shows("settle", given=("announced", "best"))
def settle_as_announced(case: Case) -> Iterator[Seen]:
    ruling = rule(AnnouncedLess(Seat.A, case.given["announced"], case.given["best"]))
    yield {"legal": ruling.legal, "value_used": ruling.counts}


@shows("choose_line", given=("fits",))
def choose_line(case: Case) -> Iterator[Seen]:
    """A hand of two lines of these values: whichever its winner announces is paid."""
    one, two = (int(each.split()[-1]) for each in case.given["fits"])
    card = load_card(
        "card test_card 2027\nsection lines\n"
        f"l-1 x {one}: 1B^4 2B^4 3B^4 4B^2\n"
        f"l-2 x {two}: 1B^4 2B^4 3B^3 4B^3\n"
    )  # fmt: skip
    found = match(card, as_hand(["1B", "1B", "1B", "1B", "2B", "2B", "2B", "2B", "3B", "3B", "3B", "4B", "4B", "J"]))
    assert sorted(each.value for each in found) == sorted((one, two))
    paid = [rule(AnnouncedLess(Seat.A, value, max(one, two))).counts for value in (one, two)]
    yield {"legal": True, "by": "winner" if paid == [one, two] else "nobody"}
