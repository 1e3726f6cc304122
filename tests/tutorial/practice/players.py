"""Learners at the practice table, for tests: a hand opened, moves sent as a browser sends them."""

import re
from dataclasses import dataclass

from django.http import HttpResponse
from django.test import Client

from engine.actions import Action, BlindPass, Discard, PassTiles, parse_action, print_action
from engine.chance import Chance
from engine.play import apply, begin, legal
from engine.state import GameState
from engine.view import View
from tests.tutorial.visitors import known
from tutorial.models import Learner, PracticeHand
from tutorial.practice import openings, replays, services, sittings
from tutorial.practice.sittings import Sitting

HTMX = {"HX-Request": "true"}
MINI = (("suits", "two"), ("sets", "two"))
"""The options of a deal that is short."""
_TOKEN = re.compile(r'name="token" value="([^"]+)"')


def learner() -> Learner:
    """Somebody new."""
    return Learner.objects.create()


def opened(
    who: Learner,
    *,
    seed: int = 5,
    chosen: tuple[tuple[str, str], ...] = (),
    level: str = "regular",
    help: tuple[str, ...] = ("hints", "undo", "lines"),
    variant: str = "basic",
) -> PracticeHand:
    """A hand of the basic game, or of another."""
    return openings.open_hand(who, variant, seed=seed, chosen=chosen, terms=openings.Terms(level, help))


def anything(view: View, chance: Chance) -> Action:
    """Any legal action, wins first, so that deals end in both ways."""
    actions = legal(view)
    return actions[0] if chance.below(3) else chance.choice(actions)


def move(sitting: Sitting, action: Action, *, token: str | None = None) -> services.Answer:
    """The learner's action, sent with the token of the table."""
    who, id = sitting.hand.learner, sitting.hand.pk
    return services.act(who, id, sitting.token if token is None else token, lambda _view: action)


def again(sitting: Sitting) -> Sitting:
    """The same table, read from the database by a process that has just started."""
    replays.forget()
    return sittings.sit(sitting.hand.learner, sitting.hand.pk)


def by_engine(sitting: Sitting) -> GameState:
    """What the engine alone makes of the stored start and actions."""
    deal = sitting.deal
    state, _ = begin(deal.variant, deal.start)
    for each in sitting.line:
        state, _ = apply(state, parse_action(each.text))
    return state


@dataclass
class Browser:
    """A learner's browser at one hand."""

    client: Client
    url: str
    hand: PracticeHand

    @property
    def sitting(self) -> Sitting:
        """The table as the database has it now."""
        return sittings.sit(self.hand.learner, self.hand.pk)

    def page(self, query: str = "", **headers: str) -> HttpResponse:
        """The page."""
        return self.client.get(self.url + query, headers=headers or None)  # type: ignore[return-value]

    def token(self) -> str:
        """The token of the form on the page."""
        found = _TOKEN.search(self.page().content.decode())
        assert found
        return found[1]

    def send(self, *, to: str = "", htmx: bool = True, **fields: object) -> HttpResponse:
        """A form; with the token of the table, unless another one is given."""
        data = {"token": self.token(), **fields}
        return self.client.post(self.url + to, data, headers=HTMX if htmx else None)  # type: ignore[return-value]

    def fields(self, action: Action) -> dict[str, object]:
        """The form for an action, as the page's keys send it."""
        if isinstance(action, PassTiles | BlindPass):
            verb = print_action(action).split()[1]
            return {"try": verb, "tile": [each.name for each in action.tiles]}
        if isinstance(action, Discard):
            return {"try": "discard", "tile": action.tile.name}
        return {"claim": print_action(action)}


def browser(
    client: Client,
    *,
    locale: str = "en",
    seed: int = 5,
    chosen: tuple[tuple[str, str], ...] = (),
    help: str = "hints undo lines",
    variant: str = "basic",
) -> Browser:
    """A browser whose learner has just opened a hand."""
    hand = opened(known(client), seed=seed, chosen=chosen, help=tuple(help.split()), variant=variant)
    return Browser(client, f"/{locale}/practice/hand/{hand.pk}/", hand)
