"""Pages of the practice table: where a hand is opened, the table itself, and a deal to watch."""

import secrets
from collections.abc import Callable
from functools import wraps
from typing import Any
from uuid import UUID

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import HttpResponseClientRedirect

from engine.deals import print_choices
from engine.exercises.frame import LEARNER
from engine.view import view_of
from tutorial.errors import gone
from tutorial.learners import progress as learners
from tutorial.models import Learner, PracticeHand
from tutorial.practice import answers, endings, services, sittings, tasks
from tutorial.practice.forms import OpeningForm
from tutorial.practice.games import TABLES, Game, PracticeTable
from tutorial.practice.pages import TEXT, Look, TablePage, title
from tutorial.practice.services import Answer, Note
from tutorial.practice.sittings import HINTS, UNDO
from tutorial.practice.table import hand_in_words, table
from tutorial.practice.watching import show
from tutorial.ratelimit import limit_posts
from tutorial.requests import SiteRequest, wants_fragment
from tutorial.wording import markup, numbers, told

OPEN_HANDS = 3
"""How many hands that are not over a start page lists."""
SAID = "said"
"""The part of an address that tells what became of a form."""


def _with_table(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """The view, given what the tradition in its address offers."""

    @wraps(view)
    def found(request: SiteRequest, variant: str) -> HttpResponse:
        if variant not in TABLES:
            return gone(
                request, _("There is no practice table for this"), reverse("practice:tables"), _("All practice tables")
            )
        return view(request, TABLES[variant])

    return found


def _with_hand(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """The view, or a page that says there is no such hand; another learner's hand is none."""

    @wraps(view)
    def found(request: SiteRequest, id: UUID) -> HttpResponse:
        try:
            return view(request, id)
        except PracticeHand.DoesNotExist:
            return gone(request, _("There is no such hand here"), reverse("practice:tables"), _("All practice tables"))

    return found


# ---- where a hand is opened ----


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
@_with_table
def start(request: SiteRequest, table: PracticeTable) -> HttpResponse:
    """A tradition's practice table: how to play, and which deal."""
    if request.method == "POST":
        form = OpeningForm(request.POST, table=table)
        if form.is_valid():
            return _open(request, table, form)
    else:
        usual = {"level": services.LEVELS[0], "scoring": table.scorings[0].id, HINTS: True, UNDO: True}
        form = OpeningForm(initial=usual, table=table)
    learner = learners.current(request)
    won = _won(learner, table)
    context = {
        "table": table,
        "title": title(table.variant),
        "form": form,
        "today": timezone.localdate(),
        "fresh": secrets.randbelow(services.MOST_SEED),
        "ladder": [{"game": each, "won": _has_won(table, each, won)} for each in table.ladder],
        "open_hands": _open_hands(learner, table.variant),
    }
    return render(request, "practice/start.html", context, status=422 if form.is_bound else 200)


def _open(request: SiteRequest, table: PracticeTable, form: OpeningForm) -> HttpResponse:
    """Opens the hand that was asked for, and goes to it."""
    game = table.counted(table.find(request.POST.get("game", "")) or table.game, form.cleaned_data["scoring"])
    today = timezone.localdate() if request.POST.get("deal") == "today" else None
    seed = today.toordinal() if today else form.cleaned_data["seed"]
    if seed is None:
        fresh = numbers.parse_integer(request.POST.get("fresh", ""))
        first = secrets.randbelow(services.MOST_SEED) if fresh is None else fresh
        seed = services.lively_seed(game.variant, game.chosen, form.terms, first=first)
    hand = services.open_hand(
        learners.ensure(request), game.variant, chosen=game.chosen, seed=seed, terms=form.terms, day=today
    )
    return _see(_address(hand.pk))


def _open_hands(learner: Learner | None, variant: str | None = None) -> list[dict[str, Any]]:
    """The latest hands that are not over."""
    if learner is None:
        return []
    hands = PracticeHand.objects.filter(learner=learner, closed_at=None).order_by("-made_at")
    if variant is not None:
        hands = hands.filter(variant=variant)
    return [
        {"url": _address(each.pk), "hand": each, "title": task.title if task else title(each.variant), "task": task}
        for each, task in ((each, tasks.task_of(each)) for each in hands[:OPEN_HANDS])
    ]


def _won(learner: Learner | None, table: PracticeTable) -> set[str]:
    """The options of the games she has won."""
    if learner is None:
        return set()
    hands = PracticeHand.objects.filter(learner=learner, variant=table.variant, result="won", task="")
    return set(hands.values_list("options", flat=True).distinct())


def _has_won(table: PracticeTable, game: Game, won: set[str]) -> bool:
    """The game was won, however hands were counted."""
    return any(print_choices(table.counted(game, each.id).chosen) in won for each in table.scorings)


@require_http_methods(["GET", "HEAD", "POST"])
@limit_posts
def for_lesson(request: SiteRequest, variant: str, slug: str, place: str) -> HttpResponse:
    """The hand that a lesson asks for: the one she is in, or a new one. Looking at the address leads to the lesson."""
    try:
        task = tasks.find(variant, slug, place)
    except tasks.NoSuchTask:
        return gone(request, _("There is no such hand here"), reverse("practice:tables"), _("All practice tables"))
    if request.method != "POST":
        return HttpResponseRedirect(task.url)
    start = task.exercise.start(task.rules)
    learner = learners.ensure(request)
    hand = services.open_task(learner, task.name, start, seat=LEARNER, level=task.exercise.level)
    return _go(request, _address(hand.pk))


# ---- the table ----


@require_http_methods(["GET", "HEAD", "POST"])
@vary_on_headers("HX-Request")
@never_cache
@limit_posts
@_with_hand
def hand(request: SiteRequest, id: UUID) -> HttpResponse:
    """A hand: looked at, or acted in by a form."""
    learner = learners.current(request)
    if request.method == "POST":
        token, taken = request.POST.get("token", ""), answers.hints(request.POST)
        answer = services.act(learner, id, token, answers.reader(request.POST), hints=taken)
        return _answered(request, answer)
    note = request.GET.get(SAID)
    found = Answer(sittings.sit(learner, id), Note(note) if note in tuple(Note) else None)
    return _page(request, found, _look(request))


@require_POST
@vary_on_headers("HX-Request")
@limit_posts
@_with_hand
def undo(request: SiteRequest, id: UUID) -> HttpResponse:
    """Takes back the latest decision, or goes back to an earlier one."""
    ply = request.POST.get("ply", "")
    at = int(ply) if ply.isdecimal() and len(ply) < 5 else None
    return _answered(request, services.undo(learners.current(request), id, request.POST.get("token", ""), at))


@require_POST
@limit_posts
@_with_hand
def next_deal(request: SiteRequest, id: UUID) -> HttpResponse:
    """Goes on to the next deal."""
    following = services.next_deal(learners.current(request), id)
    return _go(request, _address(following.pk) if following else f"{_address(id)}?{SAID}={Note.STALE}")


@require_POST
@limit_posts
@_with_hand
def again(request: SiteRequest, id: UUID) -> HttpResponse:
    """Deals the same tiles once more."""
    fresh = services.same_again(learners.current(request), id)
    return _go(request, _address(fresh.pk if fresh else id))


def _answered(request: SiteRequest, answer: Answer) -> HttpResponse:
    """What follows a form: the table as it stands now, with a sentence where one is due."""
    look = _look(request)
    if answer.refusal is None:
        look = Look(in_words=look.in_words, trying=look.trying and answer.note is not None)
        if not wants_fragment(request):
            address = _address(answer.sitting.hand.pk) + look.query()
            if answer.note:
                address += f"{'&' if look.query() else '?'}{SAID}={answer.note.value}"
            return _see(f"{address}#{_place(answer)}")
    response = _page(request, answer, look)
    response.headers["HX-Replace-Url"] = _address(answer.sitting.hand.pk) + look.query()
    return response


def _place(answer: Answer) -> str:
    """Where on the page the consequence of a form is."""
    task = tasks.task_of(answer.sitting.hand)
    return "task" if task and tasks.TaskShown(task, answer.sitting).is_new else "hand"


def _page(request: SiteRequest, answer: Answer, look: Look) -> HttpResponse:
    """The table as a whole page, or for htmx as the part that changes."""
    is_part = wants_fragment(request)
    page = TablePage(answer.sitting, look, request.preferences, answer.note, answer.refusal, is_part=is_part)
    context = {
        "page": page,
        "sitting": answer.sitting,
        "close_url": page.close_url,
        "close_label": page.close_label,
        "where": page.name,
    }
    if not answer.sitting.is_dealt:
        return render(request, "practice/lost.html", context)
    return render(request, "practice/table.html" if is_part else "practice/hand.html", context)


def _look(request: HttpRequest) -> Look:
    """How the address asks to see the table."""
    return Look(in_words=request.GET.get("view") == TEXT, trying="try" in request.GET, hints=answers.hints(request.GET))


def _address(id: UUID) -> str:
    return reverse("practice:hand", args=(id,))


def _go(request: SiteRequest, address: str) -> HttpResponse:
    """To another hand, as a whole page."""
    return HttpResponseClientRedirect(address) if request.htmx else _see(address)


def _see(address: str) -> HttpResponse:
    return HttpResponseRedirect(address, status=303)


# ---- a deal to watch ----


@require_safe
@vary_on_headers("HX-Request")
@_with_table
def watch(request: SiteRequest, table_of: PracticeTable) -> HttpResponse:
    """One deal, step by step, or told as a whole."""
    demonstration = table_of.demonstration
    seed = numbers.parse_integer(request.GET.get("seed", ""))
    seed = demonstration.seed if seed is None else seed % services.MOST_SEED
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
        "steps": len(shown.scenes),
    }
    if request.GET.get("view") == TEXT:
        context["scenes"] = [
            {
                "sentences": told.tell(each.events, me=shown.me),
                "reasons": each.advice.reasons if each.advice else (),
                "hand": hand_in_words(view_of(each.state, shown.me).hand.concealed),
            }
            for each in shown.scenes
        ]
        return render(request, "practice/watch_text.html", context)
    scene = shown.scenes[at]
    view = view_of(scene.state, shown.me)
    context |= {
        "table": table(scene.state, shown.me),
        "sentences": told.tell(scene.events, me=shown.me),
        "reasons": scene.advice.reasons if scene.advice else (),
        "rack": markup.rack(view.hand.concealed, ask=markup.Ask.SHOW, drawn=view.hand.drawn, extra="idle"),
        "ending": endings.ending(view),
        "at": at,
        "number": at + 1,
        "before": f"?at={at - 1}{own_seed}" if at else "",
        "after": f"?at={at + 1}{own_seed}" if at + 1 < len(shown.scenes) else "",
    }
    return render(request, "practice/watch_scene.html" if wants_fragment(request) else "practice/watch.html", context)
