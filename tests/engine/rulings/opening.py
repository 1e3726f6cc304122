"""Cases of the wall, the deal, the counts, the first discard and the rotation."""

from collections.abc import Iterator
from dataclasses import replace

from engine.breaks import stack_at
from engine.deals import Came, Carry, Outcome
from engine.deals import Win as Won
from engine.events import Broken, Dealt
from engine.referee.incident import Next
from engine.referee.openings import EarlyDiscard, WrongCount, WrongEast
from engine.referee.ruling import rule
from engine.seats import Seat, Wind
from tests.engine.playing import opened, seeded
from tests.engine.rulings.boxes import AMERICAN, DEALT
from tests.engine.rulings.cases import SEATS, Case, Says, Seen, free, ruled, shows


@shows("break_wall")
def break_wall(case: Case) -> Iterator[Seen]:
    start = replace(seeded(AMERICAN, 1), dice=tuple(case.given["dice"]))
    deal = opened(AMERICAN, start)
    broken = next(each for each in deal.events if isinstance(each, Broken))
    first = next(each for each in deal.events if isinstance(each, Dealt)).tiles[0]
    last_drawn = deal.state.wall.tiles[-1]
    wind, number = stack_at(start.wall.index(last_drawn) // 2 + 1, tiles=len(start.wall))
    at_right_end = wind is Wind.EAST and number == broken.stacks
    yield {
        "legal": True,
        "reserved_stacks": broken.stacks,
        "reserved_from": "right end of East wall" if at_right_end else "elsewhere",
        "first_dealt_stack": start.wall.index(first) // 2 + 1,
    }


@shows("count_wall")
def count_wall(_case: Case) -> Iterator[Seen]:
    yield {"legal": True, "wall_tiles": DEALT.wall.left}


@shows("next_wall")
def next_wall(case: Case) -> Iterator[Seen]:
    used = Wind(SEATS[case.given["exhausted"]])
    tiles = len(AMERICAN.tile_set)
    walls = [stack_at(place, tiles=tiles)[0] for place in range(1, tiles // 2 + 1)]
    last = max(place for place, wall in enumerate(walls) if wall is used)
    yield {"legal": True, "next_wall_of": walls[(last + 1) % len(walls)].letter}


@shows("rotate_deal")
def rotate_deal(case: Case) -> Iterator[Seen]:
    east = Seat[case.given["east"]]
    nexts = set()
    for winner in (*Seat, None):
        wins = () if winner is None else (Won(winner, None, Came.DEALT),)
        carry = AMERICAN.continuation.next_deal(Carry(dealer=east), Outcome(wins, None, (0, 0, 0, 0)))
        assert carry is not None
        nexts.add(carry.dealer)
    yield {"legal": True, "east_next": Says("right of the old East") if nexts == {east.next} else nexts}


@shows("count_error")
def count_error(case: Case) -> Iterator[Seen]:
    """What is legal here is the ruling, not the count."""
    right = AMERICAN.hand_size
    counts = [case.given["racks"].get(letter, right) for letter in "ESWN"]
    incident = WrongCount(tuple(count - right for count in counts), has_discarded="phase" not in case.given)
    stays = rule(incident).next is Next.REPLAYED
    yield {**ruled(incident), "legal": True, "east": "unchanged" if stays else "moves on"}


@shows("discard", given=("phase",))
def discard_before_east(case: Case) -> Iterator[Seen]:
    assert case.given["phase"] == "pre_first_discard"
    yield ruled(EarlyDiscard(case.by, drew=False))


@shows("draw_and_discard", given=("phase",))
def draw_before_east(case: Case) -> Iterator[Seen]:
    assert case.given["phase"] == "pre_first_discard"
    yield ruled(EarlyDiscard(case.by, drew=True))


@shows("wrong_east")
def wrong_east(_case: Case) -> Iterator[Seen]:
    for seat in free(Seat.A):
        yield ruled(WrongEast(seat, rightful=Seat.A))
