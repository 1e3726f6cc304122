"""Calls: who gets a discard, what lies beside it, and changing it until the discard."""

import pytest

from engine.actions import Call, ChangeExposure, Discard, Win, parse_action
from engine.card.reach import sizes
from engine.claims import Answer, Stage, Subject
from engine.deals import Came
from engine.events import ClaimLost, Drew, ExposureChanged, Melded
from engine.melds import MeldKind, print_meld
from engine.notation import parse_tiles
from engine.phases.calls import card_of
from engine.phases.turn import Turn
from engine.play import explain, legal, owing
from engine.positions import Position
from engine.seats import Seat
from engine.variants.american.precedence import Precedence
from tests.engine.american.tables import AMERICAN, QUIET, table
from tests.engine.playing import Played

CALLERS = ("5p11199m224466m3p", "5p5p1j1j11335577s5z", "5p1j99p2244668s77z", "3399s112233446z")
"""East has one to discard; South and West can call it."""


def called(*texts: str) -> Played:
    deal = table(*CALLERS)
    deal.do("A discard 5p", *texts)
    return deal


@pytest.mark.parametrize(
    ("tiles", "kind"),
    [("5p 5p", MeldKind.PUNG), ("5p 1j 1j", MeldKind.KONG), ("5p 5p 1j 1j", MeldKind.QUINT)],
)
def test_what_is_called_lies_on_the_rack(tiles: str, kind: MeldKind) -> None:
    deal = called("C pass")
    (lost_nothing, *_) = deal.do(f"B call {tiles}")
    assert isinstance(lost_nothing, Melded)
    (meld,) = deal.state.hands[Seat.B].melds
    assert (meld.kind, meld.giver, meld.claimed) == (kind, Seat.A, parse_tiles("5p.1")[0])
    assert deal.state.rivers[Seat.A] == ()
    assert deal.state.phase == Turn(Seat.B, Came.DISCARD, meld)
    assert (
        sum(len(each.tiles) for each in deal.state.hands[Seat.B].melds) + len(deal.state.hands[Seat.B].concealed) == 14
    )


def test_jokers_alone_are_enough() -> None:
    deal = table(QUIET[0], "1j1j1j147m258p369s1z", QUIET[2], QUIET[3])
    deal.do("A discard 4z")
    texts = [each.tiles for each in legal(deal.view("B")) if isinstance(each, Call)]
    assert parse_tiles("1j.1 1j.2 1j.3") in texts


def test_no_tile_is_drawn_for_a_kong_and_play_goes_on_to_the_right() -> None:
    deal = called("B pass", "C call 5p 1j")
    before = deal.state.wall.left
    deal.do("C discard 9p", "B pass")
    (seat, *_) = owing(deal.state)
    assert (seat, deal.state.wall.left) == (Seat.D, before - 1)
    kong = called("C pass", "B call 5p 1j 1j")
    assert kong.state.wall.left == before
    assert not isinstance(kong.events[-1], Drew)


def test_the_nearer_of_two_callers_is_heard() -> None:
    deal = called("C call 5p 1j", "B call 5p 5p")
    (lost,) = (each for each in deal.events if isinstance(each, ClaimLost))
    assert (lost.seat, lost.why.code) == (Seat.C, "claim.lost-to-nearer")
    assert deal.state.hands[Seat.C].melds == ()


SUBJECT = Subject(parse_tiles("5p.1")[0], Seat.A, Came.DISCARD)


def answer(text: str, order: int, stage: Stage = Stage.SAID) -> Answer:
    return Answer(parse_action(text), order, stage)


RESOLUTIONS = [
    pytest.param((answer("B pass", 0), answer("C pass", 1)), "", {}, id="nobody"),
    pytest.param(
        (answer("D call 5p 5p", 0), answer("B call 5p 1j", 1)), "B", {"D": "claim.lost-to-nearer"}, id="next in turn"
    ),
    pytest.param(
        (answer("D call 5p 5p", 0, Stage.PLACED), answer("B call 5p 1j", 1)),
        "D",
        {"B": "claim.lost-to-placed"},
        id="placed on the rack",
    ),
    pytest.param(
        (answer("D call 5p 5p", 0, Stage.SHOWN), answer("B win", 1)), "B", {"D": "claim.lost-to-win"}, id="a win"
    ),
    pytest.param((answer("C win", 0), answer("B win", 1)), "B", {"C": "claim.lost-to-nearer"}, id="two wins"),
    pytest.param(
        (answer("C win", 0, Stage.SHOWN), answer("B win", 1), answer("D call 5p 5p", 2)),
        "C",
        {"B": "claim.lost-to-placed", "D": "claim.lost-to-win"},
        id="a win already shown",
    ),
]


@pytest.mark.parametrize(("answers", "heard", "lost"), RESOLUTIONS)
def test_who_is_heard(answers: tuple[Answer, ...], heard: str, lost: dict[str, str]) -> None:
    resolution = Precedence().resolve(SUBJECT, answers)
    got = [each.name for each in resolution.winners] or ([resolution.taker.seat.name] if resolution.taker else [])
    assert got == ([heard] if heard else [])
    assert {seat.name: why.code for seat, why in resolution.lost} == lost
    assert resolution.stopped is None


def test_an_exposure_may_grow_and_shrink_until_the_discard() -> None:
    deal = called("C pass", "B call 5p 5p")
    (event,) = deal.do("B expose 5p.2 5p.3 1j.1 1j.2")
    assert isinstance(event, ExposureChanged)
    assert event.meld.kind is MeldKind.QUINT
    deal.do("B expose 5p.2 1j.2")
    (meld,) = deal.state.hands[Seat.B].melds
    assert print_meld(meld, named=True) == "5p.1 5p.2 1j.2 pung from A"
    assert {each.name for each in deal.state.hands[Seat.B].concealed} >= {"5p.3", "1j.1"}
    assert deal.state.phase == Turn(Seat.B, Came.DISCARD, meld)
    deal.do("B discard 5z")
    deal.discard_on(3)
    change = ChangeExposure(Seat.B, parse_tiles("5p.2 5p.3"))
    assert explain(deal.view("B"), change).because == "exposure.stands"
    assert not any(isinstance(each, ChangeExposure) for each in legal(deal.view("B")))


def test_an_exposure_is_not_laid_as_it_lies() -> None:
    deal = called("C pass", "B call 5p 5p")
    same = ChangeExposure(Seat.B, parse_tiles("5p.2 5p.3"))
    assert explain(deal.view("B"), same).because == "exposure.lies-so"
    twice = ChangeExposure(Seat.B, (*parse_tiles("5p.2"), *parse_tiles("5p.2")))
    assert explain(deal.view("B"), twice).because == "call.each-tile-once"
    assert explain(deal.view("B"), ChangeExposure(Seat.B, parse_tiles("5p.4 1j.1"))).because == "claim.tile-not-held"


def test_the_second_exposure_must_go_with_the_first() -> None:
    """Pungs of East and West go together with the year; those of East and South with nothing."""
    deal = table("1z258p369s147m35s2z", "11z22z33z1j3377m4s6p", "259m369p147s4466z", "369m147p257s4466z")
    deal.do("A discard 1z", "B call 1z 1z", "B discard 4s")
    card, laid = card_of(deal.state.variant), deal.state.hands[Seat.B].melds
    assert [sorted(sizes(card, laid, kind)) for kind in (index("2z"), index("3z"))] == [[], [3]]


def index(text: str) -> int:
    return parse_tiles(text)[0].index


def test_a_win_after_a_call_is_a_win_with_the_discard() -> None:
    """The called tile finishes the hand: until she discards she may still say so, and the discarder pays double."""
    deal = table("3z147m258p369s124z6m", "88s8888m33z55z1j1j1j", "259m369p147s1246z", "369m147p257s1246z")
    deal.do("A discard 3z")
    assert Win(Seat.B) in legal(deal.view("B"))
    deal.do("B call 3z 3z")
    assert Win(Seat.B) in legal(deal.view("B"))
    deal.do("B win")
    assert deal.state.wins[0].giver is Seat.A
    assert deal.state.wins[0].came is Came.DISCARD
    assert deal.state.outcome is not None
    assert deal.state.outcome.points == (-50, 100, -25, -25)


@pytest.mark.parametrize("tiles", ["", "1j.2", "5p.2 5p.3 5p.4 1j.2 1j.3 1j.4"])
def test_of_a_joker_nothing_is_said_but_that_it_is_never_called(tiles: str) -> None:
    view = Position("5p5p11335577s5z6z7z", asked="1j discard from D").view(AMERICAN)
    found = explain(view, Call(Seat.A, parse_tiles(tiles)))
    assert [each.code for each in found.reasons] == ["joker.never-called"]


def test_only_the_latest_discard_is_called() -> None:
    deal = called("B pass", "C pass")
    view = deal.view("B")
    assert explain(view, Call(Seat.B, parse_tiles("5p.2 5p.3"))).because == "claim.nothing-to-claim"
    assert all(isinstance(each, Discard) for each in legal(view))
