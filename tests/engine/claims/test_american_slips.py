"""Rows of the American page and of the page on jokers that speak of slips, dead hands and what those still owe."""

import pytest

from engine.claims import Stage
from engine.referee.calls import Fault, FaultyExposure, LateCall, RetractedCall, Window
from engine.referee.discards import MisledCall, NameCorrected, Named, TakenBack
from engine.referee.incident import Incident, Next
from engine.referee.jokers import Before, EarlyExchange, Exposure, JokerTaken
from engine.referee.openings import PassSlip, WrongPass
from engine.referee.ruling import rule
from engine.seats import Seat
from tests.engine.rulings.boxes import payers
from tests.engine.rulings.cases import Case
from tests.engine.rulings.wins import won

HER, OTHER = Seat.B, Seat.D


def is_legal(incident: Incident) -> bool:
    return rule(incident).legal


def is_dead(incident: Incident) -> bool:
    return rule(incident).dead == (HER,)


@pytest.mark.claims("A52")
def test_a_discard_is_named_rightly_and_laid_down() -> None:
    assert is_legal(TakenBack(HER, touched=False, named=Named.PARTLY))
    assert not is_legal(TakenBack(HER, touched=False, named=Named.FULLY))
    assert not is_legal(TakenBack(HER, touched=True, named=Named.NOT))
    assert rule(NameCorrected(HER)).next is Next.PUT_RIGHT
    assert is_dead(MisledCall(HER, OTHER, fits=False))


@pytest.mark.claims("A54")
def test_a_discard_is_gone_with_the_next_one() -> None:
    assert is_legal(LateCall(HER, Window.PICKED))
    assert not is_legal(LateCall(HER, Window.DISCARDED))


@pytest.mark.claims("A56")
def test_an_exposure_is_final_with_the_discard_and_no_sooner() -> None:
    assert not is_legal(RetractedCall(HER, Stage.SHOWN))
    for fault in Fault:
        assert rule(FaultyExposure(HER, fault, discarded=False)).next is Next.PUT_RIGHT
        assert is_dead(FaultyExposure(HER, fault, discarded=True))


@pytest.mark.claims("A60")
def test_a_joker_is_exchanged_after_the_draw_or_the_finished_claim() -> None:
    for before in Before:
        assert is_dead(EarlyExchange(HER, before, done=True))
        assert not rule(EarlyExchange(HER, before, done=False)).dead


@pytest.mark.claims("A61")
def test_of_a_dead_hand_only_valid_exposures_give_jokers() -> None:
    assert is_legal(JokerTaken(HER, Exposure.OF_DEAD_HAND))
    assert not is_legal(JokerTaken(HER, Exposure.CHALLENGED))


@pytest.mark.claims("A63", "A64")
@pytest.mark.parametrize("dead", [(), (Seat.B,), (Seat.B, Seat.C)], ids=["none", "one", "two"])
def test_dead_hands_pay_like_the_others(dead: tuple[Seat, ...]) -> None:
    line = Case({"value": 25, "jokers": 1}, {}, {})
    assert payers(won(line, Seat.A, Seat.D, dead=dead)) == {"S": 25, "W": 25, "N": 50}


@pytest.mark.claims("S10")
def test_a_pass_of_two_is_put_right_or_ends_the_deal() -> None:
    assert rule(WrongPass(HER, PassSlip.WRONG_NUMBER)).next is Next.PUT_RIGHT
    assert rule(WrongPass(HER, PassSlip.WRONG_NUMBER_MIXED)).next is Next.REPLAYED


@pytest.mark.claims("S14")
def test_a_pass_is_fixed_by_the_look_at_what_came_in() -> None:
    """Not by leaving the rack, as the page has it."""
    assert is_legal(WrongPass(HER, PassSlip.CHANGED_UNSEEN))
    assert not is_legal(WrongPass(HER, PassSlip.CHANGED_SEEN))


@pytest.mark.claims("S17", "S24")
def test_a_joker_that_was_passed_goes_back() -> None:
    ruling = rule(WrongPass(HER, PassSlip.JOKER))
    assert (ruling.legal, ruling.dead, ruling.next) == (False, (), Next.PUT_RIGHT)
