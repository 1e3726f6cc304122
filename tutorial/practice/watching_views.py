"""Pages of a deal to watch: step by step, or told as a whole."""

from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from engine.view import view_of
from tutorial.practice import endings
from tutorial.practice.finding import with_table
from tutorial.practice.games import PracticeTable, title
from tutorial.practice.looks import TEXT
from tutorial.practice.openings import MOST_SEED
from tutorial.practice.table import hand_in_words, table
from tutorial.practice.watching import Scene, Show, show
from tutorial.requests import SiteRequest, wants_fragment
from tutorial.wording import markup, numbers, tiles, told


@require_safe
@vary_on_headers("HX-Request")
@with_table
def watch(request: SiteRequest, table_of: PracticeTable) -> HttpResponse:
    """One deal, step by step, or told as a whole."""
    with tiles.named(american=table_of.has_card):
        return _watched(request, table_of)


def _watched(request: SiteRequest, table_of: PracticeTable) -> HttpResponse:
    """The page of a step, or of them all."""
    demonstration = table_of.demonstration
    seed = numbers.parse_integer(request.GET.get("seed", ""))
    seed = demonstration.seed if seed is None else seed % MOST_SEED
    shown = show(demonstration.game, seed)
    at = min(numbers.parse_integer(request.GET.get("at", "")) or 0, len(shown.scenes) - 1)
    own_seed = f"&seed={seed}" if seed != demonstration.seed else ""
    context: dict[str, Any] = {
        "title": title(table_of.variant),
        "variant": table_of.variant,
        "where": _("Watch one deal"),
        "close_url": reverse("practice:start", args=(table_of.variant,)),
        "close_label": _("Back to the practice table"),
        "own_seed": own_seed,
        "has_card": table_of.has_card,
        "steps": len(shown.scenes),
    }
    if request.GET.get("view") == TEXT:
        context["scenes"] = [_in_words(shown, each) for each in shown.scenes]
        return render(request, "practice/watch_text.html", context)
    context |= {
        **_on_the_table(shown, shown.scenes[at]),
        "at": at,
        "number": at + 1,
        "before": f"?at={at - 1}{own_seed}" if at else "",
        "after": f"?at={at + 1}{own_seed}" if at + 1 < len(shown.scenes) else "",
    }
    return render(request, "practice/watch_scene.html" if wants_fragment(request) else "practice/watch.html", context)


def _in_words(shown: Show, scene: Scene) -> dict[str, Any]:
    """A step as the whole deal's text tells it."""
    return {**_told(shown, scene), "hand": hand_in_words(view_of(scene.state, shown.me).hand.concealed)}


def _on_the_table(shown: Show, scene: Scene) -> dict[str, Any]:
    """A step as it is seen."""
    view = view_of(scene.state, shown.me)
    return {
        **_told(shown, scene),
        "table": table(scene.state, shown.me),
        "rack": markup.rack(view.hand.concealed, ask=markup.Ask.SHOW, drawn=view.hand.drawn, extra="idle"),
        "ending": endings.ending(view),
    }


def _told(shown: Show, scene: Scene) -> dict[str, Any]:
    """What happened in a step, and why, if it was the player's own decision."""
    return {
        "sentences": told.tell(scene.events, me=shown.me),
        "reasons": scene.advice.reasons if scene.advice else (),
    }
