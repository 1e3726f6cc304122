"""From the room to the practice table: the hand is played on with the tiles that the Charleston left."""

import pytest
from django.test import Client

from engine.phases.turn import Turn
from tests.tutorial.charleston.deals import WHOLE, played
from tests.tutorial.html import by_class, parsed, text
from tutorial.models import Learner, PracticeHand
from tutorial.practice import sittings

pytestmark = pytest.mark.django_db


def sent_from(client: Client, number: int) -> dict[str, str]:
    """What the key at the end of the room sends."""
    page = parsed(client.get(played(number).url))
    (form,) = [each for each in page.iter("form") if each.get("action") == "/en/practice/american/"]
    return {each.get("name", ""): each.get("value", "") for each in form.iter("input") if each.get("name")}


@pytest.mark.parametrize("number", [WHOLE, 17, 4])
def test_the_hand_goes_on_with_the_tiles_she_has(client: Client, number: int) -> None:
    opened = client.post("/en/practice/american/", sent_from(client, number))
    assert opened.status_code == 303
    hand = PracticeHand.objects.get()
    sitting = sittings.sit(Learner.objects.get(), hand.pk)
    room = played(number).sitting
    assert tuple(each.text for each in sitting.line[: room.ply]) == room.actions
    assert sitting.me is room.me
    if sitting.ply == room.ply:
        assert sitting.view.hand == room.view.hand
        assert isinstance(sitting.deal.state.phase, Turn)
    assert client.get(opened.headers["Location"]).status_code == 200


@pytest.mark.parametrize("begun", ["nonsense", "A give 1m.1", "A discard 1m.1", "~", "A look~A look"])
def test_a_beginning_of_no_such_deal_is_refused_with_words(client: Client, begun: str) -> None:
    got = client.post("/en/practice/american/", sent_from(client, WHOLE) | {"begun": begun})
    assert got.status_code == 422
    (summary,) = [each for each in by_class(parsed(got), "verdict") if each.get("role") == "alert"]
    assert text(summary)
    assert not PracticeHand.objects.exists()
