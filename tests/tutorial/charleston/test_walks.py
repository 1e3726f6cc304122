"""Whole Charlestons through the client: any legal decisions lead from the deal to the account.

No tile is lost or doubled, jokers never move, and the address says the same as the page.
"""

from collections import Counter

import pytest
from django.core.cache import cache
from django.test import Client

from engine.actions import Action, BlindPass, PassTiles
from engine.chance import Chance
from engine.coach.advice import advise
from engine.phases.charleston import PASSED, CourtesyPass
from engine.play import legal
from engine.view import View
from tests.rotation import on_turn
from tests.tutorial.charleston.deals import HTMX, form
from tests.tutorial.html import fragment, parsed
from tutorial.charleston.places import Place

EVERY_DAY, IN_DEPTH = 200, 2000
"""Units: deals."""
PARTS = 2
"""Every day has one of them; a deep run has all."""


def decision(view: View, chance: Chance) -> Action:
    """Half of the time what the coach advises, else anything legal."""
    if chance.below(2):
        return advise(view).action
    found = chance.choice(legal(view))
    if isinstance(found, PassTiles | BlindPass) and not isinstance(view.phase, CourtesyPass):
        kinds = [each for each in legal(view) if type(each) is type(found)]
        return chance.choice(kinds)
    return found


@pytest.mark.parametrize("part", on_turn(range(PARTS), days=PARTS))
def test_whole_charlestons(part: int, deep: bool) -> None:
    client = Client()
    ends: Counter[int] = Counter()
    for number in range(part, IN_DEPTH if deep else EVERY_DAY, PARTS):
        cache.clear()  # a visitor has only so many forms a minute
        chance = Chance(number, "walk")
        place, held = Place("american", number), None
        while not place.sitting.is_over:
            view = place.sitting.view
            jokers = {each for each in view.hand.concealed if each.design.is_joker}
            action = decision(view, chance)
            sent = client.post(place.url, form(action), headers=HTMX)
            assert sent.status_code == 200
            result, place = sent.context["result"], sent.context["place"]
            assert sent.headers["HX-Push-Url"] == place.url
            held = result.decision.after.hand.concealed
            assert len(held) == len(set(held)) == len(view.hand.concealed)
            assert jokers <= set(held)
            assert len(result.gave) == len(result.got) <= PASSED
            place = place.onward
        page = client.get(place.url)
        assert page.context["account"].place == place
        assert page.context["sitting"].view.hand.concealed == held
        ends[len(place.done)] += 1
        if number < 2 * PARTS:
            parsed(page)
            fragment(sent)
    assert len(ends) > 2
