"""The Charleston: its passes, the vote, the stop, East's early wins, the courtesy and the mush."""

from itertools import product

import pytest

from engine.actions import BlindPass, LookAtTiles, PassTiles, StopCharleston, Win, print_action
from engine.chance import Chance
from engine.deals import Came
from engine.events import (
    CharlestonLapsed,
    CharlestonStopped,
    CourtesyAgreed,
    Looked,
    SecondCharleston,
    TilesPassed,
    Won,
)
from engine.notation import parse_tiles
from engine.phases.charleston import (
    FIRST,
    PASSED,
    SECOND,
    CourtesyOffer,
    CourtesyPass,
    FaceDown,
    Leg,
    Mush,
    Passing,
    SecondVote,
    Way,
)
from engine.phases.charleston_rules import _after
from engine.phases.passing import passed_on
from engine.phases.sealed import sealed
from engine.phases.turn import Turn
from engine.play import explain, legal, owing
from engine.seats import Seat
from engine.tiles import Tile
from engine.variants import compose
from tests.engine.american.tables import QUIET, dealt, table
from tests.engine.playing import Played

FINISHED = "888s8888m333z55z1j1j"


def leg(deal: Played) -> Leg:
    assert isinstance(deal.state.phase, Passing)
    return deal.state.phase.leg


def give(deal: Played, count: int = 3) -> dict[Seat, tuple[Tile, ...]]:
    """Everybody passes her first tiles; what each passed."""
    given = {seat: deal.state.hands[seat].concealed[:count] for seat in Seat}
    for seat, tiles in given.items():
        deal.act(PassTiles(seat, tiles) if count == 3 else BlindPass(seat, tiles))
    return given


def all_do(deal: Played, word: str) -> None:
    deal.do(*(f"{seat.name} {word}" for seat in Seat))


def test_right_across_left_and_the_same_way_back() -> None:
    deal, legs = dealt(*QUIET), []
    while isinstance(deal.state.phase, Passing):
        legs.append(leg(deal))
        given = give(deal)
        if isinstance(deal.state.phase, FaceDown):
            deal.do("C look")
        for seat, tiles in given.items():
            assert set(tiles) <= set(deal.state.hands[legs[-1].way.from_seat(seat)].concealed)
        if isinstance(deal.state.phase, SecondVote):
            all_do(deal, "continue")
    assert tuple(legs) == FIRST + SECOND
    assert [each.way for each in legs] == [Way.RIGHT, Way.ACROSS, Way.LEFT, Way.LEFT, Way.ACROSS, Way.RIGHT]
    assert isinstance(deal.state.phase, CourtesyOffer)
    assert [type(each) for each in deal.events].count(SecondCharleston) == 1


def test_every_pass_is_followed_by_something() -> None:
    with pytest.raises(ValueError, match="ACROSS"):
        _after(Leg(Way.ACROSS, blind=True), compose("american").phases[FaceDown].course)  # type: ignore[attr-defined]


def test_choices_are_hidden_until_all_have_passed() -> None:
    deal = dealt(*QUIET)
    deal.act(legal(deal.view("B"))[0])
    assert owing(deal.state) == (Seat.A, Seat.C, Seat.D)
    assert sealed(deal.view("A").phase).answers == (None,) * 4
    assert sealed(deal.view("B").phase).answers[1] is not None
    assert explain(deal.view("B"), legal(deal.view("C"))[0]).because == "action.other-seat"
    again = PassTiles(Seat.B, deal.state.hands[Seat.B].concealed[:3])
    assert explain(deal.view("B"), again).because == "charleston.already-passed"


def test_who_passes_sees_what_comes_and_nobody_else() -> None:
    deal = dealt(*QUIET)
    given = give(deal)
    (event,) = (each for each in deal.events if isinstance(each, TilesPassed) and each.seat is Seat.B)
    assert (event.taker, event.given, event.got) == (Seat.C, given[Seat.B], given[Seat.A])
    assert event.seen_by(Seat.B) == event
    seen = event.seen_by(Seat.C)
    assert (seen.given, seen.got) == ((), ())


@pytest.mark.parametrize("way", Way)
def test_blind_passes_come_out_even(way: Way) -> None:
    """Seams: all ways to give none to three of one's own, in each direction; 768 in all."""
    for counts in product(range(PASSED + 1), repeat=4):
        box = iter(parse_tiles("123456789m123p"))
        own = {seat: tuple(next(box) for _ in range(count)) for seat, count in zip(Seat, counts, strict=True)}
        got = passed_on(own, way, Chance(sum(counts), "blind"))
        assert {seat: len(tiles) for seat, tiles in got.items()} == {s: len(tiles) for s, tiles in own.items()}
        moved = [tile for tiles in got.values() for tile in tiles]
        assert sorted(map(id, moved)) == sorted(id(tile) for tiles in own.values() for tile in tiles)
        if way is not Way.ACROSS and counts.count(PASSED) == 4:
            assert all(got[way.from_seat(seat)] == own[seat] for seat in Seat)


def test_a_blind_tile_travels_on_unseen() -> None:
    deal = dealt(*QUIET)
    give(deal)
    give(deal)
    before = deal.state.hands
    own = {Seat.A: 3, Seat.B: 3, Seat.C: 0, Seat.D: 3}
    for seat, count in own.items():
        tiles = before[seat].concealed[:count]
        deal.act(PassTiles(seat, tiles) if count == 3 else BlindPass(seat, tiles))
    assert deal.state.hands[Seat.C] == before[Seat.C]
    assert set(before[Seat.D].concealed[:3]) <= set(deal.state.hands[Seat.B].concealed)
    (event,) = (e for e in deal.events if isinstance(e, TilesPassed) and e.seat is Seat.C and e.blind)
    assert (event.blind, event.given, event.got) == (3, (), ())


def test_everybody_blind_with_some_tiles_of_her_own() -> None:
    deal = dealt(*QUIET)
    give(deal)
    give(deal)
    sizes = [len(hand.concealed) for hand in deal.state.hands]
    give(deal, 2)
    assert [len(hand.concealed) for hand in deal.state.hands] == sizes
    assert isinstance(deal.state.phase, SecondVote)


def test_everybody_blind_for_three_ends_it() -> None:
    deal = dealt(*QUIET)
    give(deal)
    give(deal)
    before = deal.state.hands
    give(deal, 0)
    assert isinstance(deal.events[-1], CharlestonLapsed)
    assert deal.state.hands == before
    assert deal.state.phase == Turn(Seat.A, Came.PASSED)


def test_blind_passes_are_offered_in_the_last_pass_only() -> None:
    deal = dealt(*QUIET)
    for expected in (False, False, True):
        kinds = {type(each) for each in legal(deal.view("B"))}
        assert (BlindPass in kinds) == expected
        give(deal)


def voting(*hands: str) -> Played:
    deal = dealt(*hands)
    for _ in FIRST:
        give(deal)
    return deal


def test_one_player_is_enough_to_stop_it() -> None:
    deal = voting(*QUIET)
    deal.do("A continue", "C continue", "D stop")
    assert isinstance(deal.state.phase, SecondVote)
    events = deal.do("B continue")
    assert events == (CharlestonStopped(Seat.D),)
    assert isinstance(deal.state.phase, CourtesyOffer)
    agree = voting(*QUIET)
    agree.do("A stop")
    assert explain(agree.view("A"), StopCharleston(Seat.A)).because == "charleston.already-voted"


def test_it_may_be_stopped_until_somebody_has_looked() -> None:
    deal = voting(*QUIET)
    all_do(deal, "continue")
    before = deal.state.hands
    deal.act(legal(deal.view("A"))[0])
    deal.do("B stop")
    assert (deal.state.hands, type(deal.state.phase)) == (before, CourtesyOffer)
    face_down = voting(*QUIET)
    all_do(face_down, "continue")
    given = give(face_down)
    assert owing(face_down.state) == tuple(Seat)
    view = face_down.view("B")
    assert isinstance(view.phase, FaceDown)
    assert [each and each.pieces for each in view.phase.given] == [None, given[Seat.B], None, None]
    stopped = Played(face_down.start, face_down.state)
    assert stopped.do("D stop") == (CharlestonStopped(Seat.D),)
    assert isinstance(stopped.state.phase, CourtesyOffer)
    assert face_down.do("C look")[0] == Looked(Seat.C)
    assert leg(face_down) == SECOND[1]
    assert explain(face_down.view("B"), StopCharleston(Seat.B)).because == "charleston.stop-too-late"
    assert explain(face_down.view("B"), LookAtTiles(Seat.B)).because == "charleston.nothing-to-look-at"


def test_east_may_win_before_the_first_pass() -> None:
    deal = dealt(FINISHED)
    assert Win(Seat.A) in legal(deal.view("A"))
    events = deal.do("A win")
    assert isinstance(events[0], Won)
    assert (events[0].win.tile, events[0].win.came) == (None, Came.DEALT)
    assert deal.state.outcome is not None
    assert deal.state.outcome.points == (150, -50, -50, -50)


def pass_along(deal: Played, *, legs: int) -> None:
    """Everybody passes her first tiles, and then whatever came."""
    parcels = {seat: deal.state.hands[seat].concealed[:3] for seat in Seat}
    for steps in range(1, legs + 1):
        for seat, tiles in parcels.items():
            deal.act(PassTiles(seat, tiles))
        parcels = {Seat((seat + steps) % 4): tiles for seat, tiles in parcels.items()}


@pytest.mark.parametrize("legs", [1, 2])
def test_east_must_pass_on_a_complete_hand(legs: int) -> None:
    deal = dealt(FINISHED)
    pass_along(deal, legs=legs)
    assert explain(deal.view("A"), Win(Seat.A)).because == "charleston.pass-before-winning"


def test_east_may_win_when_the_first_charleston_is_over() -> None:
    deal = dealt("111m8m888s333z55z1j1j", "247m258p369s1246z", "888m369p147s1246z", "369m147p257s1246z")
    pass_along(deal, legs=3)
    assert isinstance(deal.state.phase, SecondVote)
    assert Win(Seat.A) in legal(deal.view("A"))
    events = deal.do("A win")
    assert isinstance(events[0], Won)
    assert events[0].win.came is Came.PASSED
    assert deal.state.outcome is not None
    assert deal.state.outcome.points == (150, -50, -50, -50)


def test_courtesy_in_two_steps() -> None:
    deal = voting(*QUIET)
    all_do(deal, "stop")
    deal.do("A courtesy 3", "B courtesy 0", "C courtesy 1")
    assert sealed(deal.view("C").phase).answers[0] is None
    assert explain(deal.view("A"), legal(deal.view("D"))[0]).because == "action.other-seat"
    events = deal.do("D courtesy 2")
    assert events == (CourtesyAgreed((Seat.A, Seat.C), 1), CourtesyAgreed((Seat.B, Seat.D), 0))
    assert deal.state.phase == CourtesyPass(agreed=(1, 0, 1, 0))
    assert owing(deal.state) == (Seat.A, Seat.C)
    assert legal(deal.view("B")) == ()
    mine, theirs = deal.state.hands[Seat.A].concealed[0], deal.state.hands[Seat.C].concealed[0]
    deal.do(f"A give {mine.name}")
    events = deal.do(f"C give {theirs.name}")
    assert [type(each) for each in events] == [TilesPassed] * 2
    assert theirs in deal.state.hands[Seat.A].concealed
    assert mine in deal.state.hands[Seat.C].concealed
    assert deal.state.phase == Turn(Seat.A, Came.PASSED)


def test_no_courtesy_at_all() -> None:
    deal = voting(*QUIET)
    all_do(deal, "stop")
    deal.do("A courtesy 3")
    assert explain(deal.view("A"), deal.actions[-1]).because == "charleston.already-offered"
    deal.do("B courtesy 0", "C courtesy 0", "D courtesy 2")
    assert deal.state.phase == Turn(Seat.A, Came.PASSED)
    assert len(deal.state.hands[Seat.A].concealed) == 14


def test_a_table_without_a_second_charleston() -> None:
    deal = dealt(*QUIET, options="second_charleston=never")
    for _ in FIRST:
        give(deal)
    assert isinstance(deal.state.phase, CourtesyOffer)


def test_mush() -> None:
    deal = dealt(*QUIET, options="mush=on second_charleston=never")
    for _ in FIRST:
        give(deal)
    all_do(deal, "courtesy 0")
    assert isinstance(deal.state.phase, Mush)
    given = {seat: deal.state.hands[seat].concealed[: int(seat)] for seat in Seat}
    for seat, tiles in given.items():
        deal.act(PassTiles(seat, tiles))
    events = [each for each in deal.events if isinstance(each, TilesPassed) and each.taker is None]
    assert {each.seat: len(each.got) for each in events} == {Seat.B: 1, Seat.C: 2, Seat.D: 3}
    pool = {tile for tiles in given.values() for tile in tiles}
    assert {tile for each in events for tile in each.got} == pool
    assert [len(hand.concealed) for hand in deal.state.hands] == [14, 13, 13, 13]
    assert deal.state.phase == Turn(Seat.A, Came.PASSED)


def test_mush_follows_a_courtesy_pass() -> None:
    deal = dealt(*QUIET, options="mush=on second_charleston=never")
    for _ in FIRST:
        give(deal)
    all_do(deal, "courtesy 1")
    for seat in Seat:
        deal.act(legal(deal.view(seat.name))[0])
    assert isinstance(deal.state.phase, Mush)


def test_east_may_draw_the_fourteenth_tile_afterwards() -> None:
    deal = dealt("147m258p369s1233z", options="east_fourteenth=after second_charleston=never")
    assert [len(hand.concealed) for hand in deal.state.hands] == [13] * 4
    assert not any(isinstance(each, Win) for each in legal(deal.view("A")))
    for _ in FIRST:
        give(deal)
    all_do(deal, "courtesy 0")
    assert deal.state.phase == Turn(Seat.A, Came.DRAWN)
    assert [len(hand.concealed) for hand in deal.state.hands] == [14, 13, 13, 13]
    assert deal.state.wall.left == 99


@pytest.mark.parametrize(
    ("options", "came", "held"),
    [
        pytest.param("charleston=none", Came.DEALT, 14, id="fourteen dealt"),
        pytest.param("charleston=none east_fourteenth=after", Came.DRAWN, 14, id="the fourteenth drawn"),
    ],
)
def test_a_table_without_a_charleston(options: str, came: Came, held: int) -> None:
    deal = dealt(*QUIET, options=options)
    assert deal.state.phase == Turn(Seat.A, came)
    assert [len(hand.concealed) for hand in deal.state.hands] == [held, 13, 13, 13]


def test_everything_comes_home() -> None:
    before = dealt(*QUIET).state.hands
    assert table(*QUIET).state.hands == before


def test_actions_are_written_as_they_are_read() -> None:
    deal = dealt(*QUIET)
    give(deal)
    give(deal)
    texts = {print_action(each) for each in legal(deal.view("C"))}
    assert "C blind" in texts
