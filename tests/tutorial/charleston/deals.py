"""Deals in the Charleston room as a learner goes through them in a test: what her forms send, and where they lead."""

from collections.abc import Callable

from django.http import HttpResponse
from django.test import Client

from engine.actions import Action, PassTiles
from engine.coach.advice import advise
from engine.coach.reviews import review
from engine.tiles import Tile
from engine.view import View
from tutorial.charleston.places import Place
from tutorial.charleston.sittings import text_of

ROOM = "/en/american/charleston/"
HTMX = {"HX-Request": "true"}
Choose = Callable[[View], Action]
"""How a learner decides."""
AS_EAST, WITH_JOKERS, WHOLE = 2, 9, 2
"""Deals in which she is East, has two jokers, and plays both Charlestons with the coach's advice."""


def coached(view: View) -> Action:
    """What the coach advises."""
    return advise(view).action


def played(number: int, steps: int | None = None, *, choose: Choose = coached) -> Place:
    """The place in a deal after so many decisions, where the next question is; without a number, the end."""
    place = Place("american", number)
    while not place.sitting.is_over and (steps is None or len(place.done) < steps):
        place = place.after(choose(place.sitting.view)).onward
    return place


def form(action: Action) -> dict[str, object]:
    """What the form sends for a decision."""
    verb, *rest = text_of(action).split()
    return {"do": f"{verb} {rest[0]}"} if verb == "courtesy" else {"do": verb, "tile": rest}


def decide(client: Client, url: str, action: Action) -> HttpResponse:
    """The page that tells what became of a decision, sent without a script."""
    sent = client.post(url, form(action))
    assert sent.status_code == 303, sent.status_code
    return client.get(sent.headers["Location"].partition("#")[0])


def poor_pass(place: Place) -> tuple[Tile, ...]:
    """Three tiles after which more is missing than after the best pass."""
    best = coached(place.sitting.view).pieces
    kept = [each for each in place.sitting.view.hand.concealed if each not in best and not each.design.is_joker]
    triples = (tuple(kept[at : at + 3]) for at in range(len(kept) - 2))
    return next(each for each in triples if _why(place, each) == "pass.farther")


def _why(place: Place, tiles: tuple[Tile, ...]) -> str:
    """The first thing the coach says of a pass."""
    found = review(place.sitting.view, PassTiles(place.sitting.me, tiles))
    return found.reasons[0].code if found else ""
