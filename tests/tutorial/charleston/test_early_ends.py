"""Charlestons that end before their time: a complete hand is shown, or nobody passes a tile of her own."""

from collections.abc import Callable, Iterator

import pytest
from django.test import Client

from engine.actions import Action, BlindPass
from engine.card.cards import card
from engine.card.examples import winning_rack
from engine.coach.others import next_of_others
from engine.phases.charleston import Passing
from engine.play import begin
from engine.seats import Seat
from engine.state import GameState, Step
from tests.tutorial.charleston.deals import AS_EAST, WHOLE, decide, played
from tests.tutorial.html import parsed, text
from tutorial.charleston import sittings
from tutorial.charleston.places import Place

CARD = card("practice_one")
COMPLETE = winning_rack(CARD, CARD.line("evn-4"))


@pytest.fixture(autouse=True)
def no_deal_is_kept() -> Iterator[None]:
    """Each test deals anew, and leaves nothing behind."""
    sittings.sit.cache_clear()
    yield
    sittings.sit.cache_clear()


@pytest.fixture
def east_is_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    """East is dealt a complete hand."""

    def rigged(*args: object) -> Step:
        state, events = begin(*args)  # type: ignore[arg-type]
        return state.but(hands=(COMPLETE, *state.hands[1:])), events

    monkeypatch.setattr(sittings, "begin", rigged)


@pytest.mark.usefixtures("east_is_complete")
def test_east_shows_a_complete_hand(client: Client) -> None:
    place = Place("american", AS_EAST)
    assert place.sitting.me is Seat.A
    assert "Show the complete hand" in [text(each) for each in parsed(client.get(place.url)).iter("button")]
    told = client.post(place.url, {"do": "win"}, follow=True)
    assert text(next(parsed(told).iter("h1"))) == "The complete hand"
    assert "You win with the hand as it was dealt." in told.context["result"].sentences
    end = client.get(told.context["place"].onward.url)
    assert "account" in end.context
    assert "You win with the hand as it was dealt." in text(parsed(end))


@pytest.mark.usefixtures("east_is_complete")
def test_another_player_shows_a_complete_hand(client: Client) -> None:
    place = Place("american", 17)
    assert place.sitting.me is not Seat.A
    told = decide(client, place.url, played(17, 1).sitting.decisions[0].action)
    assert told.context["sitting"].is_over
    assert not told.context["result"].gave
    assert any("wins with the hand as it was dealt." in each for each in told.context["result"].sentences)
    assert "account" in client.get(told.context["place"].onward.url).context


def all_blind(_next: Callable[..., Action | None]) -> Callable[..., Action | None]:
    """The others pass everything on unseen where they may."""

    def done(state: GameState, *, me: Seat, level: str, ply: int) -> Action | None:
        found = _next(state, me=me, level=level, ply=ply)
        is_last = isinstance(state.phase, Passing) and state.phase.leg.blind
        return BlindPass(found.seat, ()) if found and is_last else found

    return done


def test_a_pass_in_which_all_are_blind_ends_it(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sittings, "next_of_others", all_blind(next_of_others))
    place = played(WHOLE, 2)
    told = client.post(place.url, {"do": "blind"}, follow=True)
    assert any(each.startswith("Nobody passes a tile of her own") for each in told.context["result"].sentences)
    assert told.context["sitting"].is_over
    end = client.get(told.context["place"].onward.url)
    assert [each.state for each in end.context["track"]] == ["done", "done", *["out"] * 5]
