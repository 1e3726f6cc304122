"""Pages where a hand is opened: all practice tables, a tradition's own, and the hand that a lesson asks for."""

import secrets
from typing import Any

from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from engine.deals import Chosen, parse_choices
from engine.exercises.frame import LEARNER
from engine.reasons import IllegalAction, NotationError
from engine.variants import variant
from tutorial.house_rules.reading import read as read_rules
from tutorial.learners import progress as learners
from tutorial.models import Learner, PracticeHand
from tutorial.practice import openings, tasks
from tutorial.practice.finding import go, hand_url, no_hand, see, with_table
from tutorial.practice.forms import OpeningForm
from tutorial.practice.games import TABLES, Game, PracticeTable, title
from tutorial.practice.others import LEVELS
from tutorial.practice.sittings import HINTS, LINES, UNDO
from tutorial.ratelimit import limit_posts
from tutorial.requests import SiteRequest
from tutorial.wording import numbers, reasons

OPEN_HANDS = 3
"""How many hands that are not over a start page lists."""


@require_safe
def tables(request: SiteRequest) -> HttpResponse:
    """Every tradition that can be practiced, and the hands that wait."""
    context = {
        "tables": [{"table": each, "title": title(each.variant)} for each in TABLES.values()],
        "open_hands": _open_hands(learners.current(request)),
    }
    return render(request, "practice/tables.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@limit_posts
@with_table
def start(request: SiteRequest, table: PracticeTable) -> HttpResponse:
    """A tradition's practice table: how to play, and which deal."""
    if request.method == "POST":
        form = OpeningForm(request.POST, table=table)
        if form.is_valid():
            try:
                return _open(request, table, form)
            except (IllegalAction, NotationError) as error:
                form.add_error(None, reasons.say_text(error.reason))
    else:
        form = OpeningForm(initial=_usual(table, read_rules(request.GET, variant(table.variant)).chosen), table=table)
    learner = learners.current(request)
    won = _won(learner, table)
    context = {
        "table": table,
        "title": title(table.variant),
        "form": form,
        "today": timezone.localdate(),
        "fresh": secrets.randbelow(openings.MOST_SEED),
        "ladder": [{"game": each, "won": each in won} for each in table.ladder],
        "open_hands": _open_hands(learner, table.variant),
    }
    return render(request, "practice/start.html", context, status=422 if form.is_bound else 200)


def _open(request: SiteRequest, table: PracticeTable, form: OpeningForm) -> HttpResponse:
    """Opens the hand that was asked for, and goes to it."""
    game = (table.find(request.POST.get("game", "")) or table.game).with_choices(form.chosen)
    today = timezone.localdate() if request.POST.get("deal") == "today" else None
    seed = today.toordinal() if today else form.cleaned_data["seed"]
    if seed is None:
        fresh = numbers.parse_integer(request.POST.get("fresh", ""))
        first = secrets.randbelow(openings.MOST_SEED) if fresh is None else fresh
        seed = openings.lively_seed(game.variant, game.chosen, form.terms, first=first)
    learner = learners.ensure(request)
    hand = openings.open_hand(
        learner, game.variant, chosen=game.chosen, seed=seed, terms=form.terms, day=today, begun=form.actions
    )
    return see(hand_url(hand.pk))


def _open_hands(learner: Learner | None, variant: str | None = None) -> list[dict[str, Any]]:
    """The latest hands that are not over."""
    if learner is None:
        return []
    hands = PracticeHand.objects.filter(learner=learner, closed_at=None).order_by("-made_at")
    if variant is not None:
        hands = hands.filter(variant=variant)
    return [
        {"url": hand_url(each.pk), "hand": each, "title": task.title if task else title(each.variant), "task": task}
        for each, task in ((each, tasks.task_of(each)) for each in hands[:OPEN_HANDS])
    ]


def _usual(table: PracticeTable, asked: Chosen) -> dict[str, object]:
    """What is chosen before she chooses: what the address asks for, else what is usual."""
    ways = {each.id: dict(asked).get(each.id, each.ways[0].id) for each in table.house_rules}
    fitting = [each for each in table.scorings if set(each.chosen) <= set(asked)]
    scoring = max(fitting, key=lambda each: len(each.chosen)).id if fitting else ""
    return {"level": LEVELS[0], "scoring": scoring, HINTS: True, UNDO: True, LINES: True, **ways}


def _won(learner: Learner | None, table: PracticeTable) -> set[Game]:
    """The games of the ladder she has won, whatever else was chosen."""
    if learner is None:
        return set()
    hands = PracticeHand.objects.filter(learner=learner, variant=table.variant, result="won", task="")
    return {table.game_of(parse_choices(each)) for each in hands.values_list("options", flat=True).distinct()}


@require_http_methods(["GET", "HEAD", "POST"])
@limit_posts
def for_lesson(request: SiteRequest, variant: str, slug: str, place: str) -> HttpResponse:
    """The hand that a lesson asks for: the one she is in, or a new one. Looking at the address leads to the lesson."""
    try:
        task = tasks.find(variant, slug, place)
    except tasks.NoSuchTask:
        return no_hand(request)
    if request.method != "POST":
        return HttpResponseRedirect(task.url)
    start = task.exercise.start(task.rules)
    learner = learners.ensure(request)
    hand = openings.open_task(learner, task.name, start, seat=LEARNER, level=task.exercise.level)
    return go(request, hand_url(hand.pk))
