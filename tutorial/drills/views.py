"""Pages of the drills: where a round begins, a generated question, and how a round went."""

import secrets
from urllib.parse import urlencode

from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_headers

from tutorial.drills import runs
from tutorial.drills.forms import DrillForm, first_choices
from tutorial.drills.results import Result
from tutorial.drills.runs import NoSuchRun, Run, question_url
from tutorial.drills.skills import SEEDS, Drill, NoSuchDrill, find, read_seed
from tutorial.errors import gone
from tutorial.exercises import exchange
from tutorial.exercises.board import Board
from tutorial.ratelimit import limit_posts
from tutorial.requests import SiteRequest, wants_fragment
from tutorial.wording import numbers

PIPS_OF_ENDLESS = 9
"""How many of its last questions a round without end shows above."""


@require_http_methods(["GET", "HEAD", "POST"])
@limit_posts
def start(request: SiteRequest) -> HttpResponse:
    """Where a round begins: what to drill, and how long."""
    if request.method == "POST":
        form = DrillForm(request.POST)
        if form.is_valid():
            run = runs.begin(form.drill, form.length_of_round, first=secrets.randbelow(SEEDS))
            return HttpResponseRedirect(run.url, status=303)
    else:
        form = DrillForm(initial=first_choices(request.GET))
    return render(request, "drills/start.html", {"form": form}, status=422 if form.is_bound else 200)


@require_http_methods(["GET", "HEAD", "POST"])
@vary_on_headers("HX-Request")
@limit_posts
def question(request: SiteRequest, variant: str, kind: str, level: str, seed: str) -> HttpResponse:
    """A generated question, for itself or in the round its address holds; judged like a step of a lesson."""
    try:
        drill, number = find(variant, kind, level), read_seed(seed)
    except NoSuchDrill as missing:
        return _missing(request, missing.title)
    run = None
    if runs.FIELD in request.GET:
        try:
            run = runs.read(request.GET[runs.FIELD])
        except NoSuchRun:
            return _unreadable(request)
        if not run.asks(drill, number):
            return gone(request, _("This question is not the next one of your round"), run.url, _("Back to the round"))
    exercise = drill.exercise(number)
    if request.method != "POST":
        return _page(request, drill, number, run, exchange.in_address(exercise, drill.rules, request.GET))
    sent = exchange.in_form(exercise, drill.rules, request.POST)
    if not sent.can_stand_in_an_address:
        return _page(request, drill, number, run, sent)
    if run and not run.has_answered(number) and sent.answered and sent.counts:
        run = run.after(sent.answered, sent.hints)
    return exchange.reply(request, _url(drill, number, run), sent, lambda: _page(request, drill, number, run, sent))


@require_safe
def result(request: SiteRequest) -> HttpResponse:
    """How a round went, as far as it came."""
    try:
        run = runs.read(request.GET.get(runs.FIELD, ""))
    except NoSuchRun:
        return _unreadable(request)
    if not run.asked:
        return HttpResponseRedirect(run.url)
    told = Result(run)
    context = {
        "run": run,
        "drill": run.drill,
        "result": told,
        "again": run.slips_again() if run.slips else None,
        "length": "endless" if run.is_endless else "five" if run.length <= 5 else "ten",
        "pips": _pips(run),
        "pips_label": told.headline,
        "close_url": _choices_url(run.drill),
        "close_label": _("Back to the drills"),
        "where": run.drill.words.title,
    }
    return render(request, "drills/result.html", context)


def _page(request: SiteRequest, drill: Drill, seed: int, run: Run | None, sent: exchange.Sent) -> HttpResponse:
    """A question as a whole page, or what an answer changes on it for htmx."""
    is_answered = run is not None and run.has_answered(seed)
    board = Board(
        exercise=drill.exercise(seed),
        variant=drill.rules,
        url=_url(drill, seed, run),
        answered=sent.answered,
        hints=sent.hints,
        confirms=request.preferences.confirms,
        next_url=_next_url(drill, seed, run),
        next_label=_next_label(run),
        moves_on=True,
        has_changed=sent.has_changed,
    )
    context = {
        "drill": drill,
        "run": run,
        "board": board,
        "close_url": run.end_url if run and run.asked else _choices_url(drill),
        "close_label": _("End the round") if run else _("Back to the drills"),
        "where": _where(run, seed) if run else drill.words.title,
        "pips": _pips(run, now=not is_answered) if run else [],
        "pips_label": _told(run) if run else "",
    }
    template = "drills/question_swap.html" if wants_fragment(request) else "drills/question.html"
    return render(request, template, context, status=sent.status)


def _url(drill: Drill, seed: int, run: Run | None) -> str:
    """Where the question is."""
    return run.question_url(seed) if run else question_url(drill, seed)


def _next_url(drill: Drill, seed: int, run: Run | None) -> str:
    """Where to go on; nowhere as long as the question of a round is open."""
    if run is None:
        return question_url(drill, drill.seed_after((seed,)))
    return run.url if run.has_answered(seed) else ""


def _next_label(run: Run | None) -> str:
    """What is there."""
    if run is None:
        return _("Another question")
    return _("See how it went") if run.is_over else _("Next question")


def _choices_url(drill: Drill) -> str:
    """Where a round begins, with this drill chosen."""
    chosen = {"kind": drill.kind, "variant": drill.variant, "level": drill.level}
    return f"{reverse('drills:start')}?{urlencode(chosen)}"


def _where(run: Run, seed: int) -> str:
    """The question's place in the round."""
    number = numbers.number(run.asked if run.has_answered(seed) else run.asked + 1)
    if run.is_endless:
        return _("Question %(number)s") % {"number": number}
    return _("Question %(number)s of %(all)s") % {"number": number, "all": numbers.number(run.length)}


def _told(run: Run) -> str:
    """What the pips show, in words."""
    told = {"right": numbers.number(run.right), "asked": numbers.number(run.asked)}
    # Translators: read aloud for the row of small marks above a question: how the round has gone so far
    return _("Answered: %(asked)s, right: %(right)s") % told


def _pips(run: Run, *, now: bool = False) -> list[str]:
    """What became of each question, and which one is asked now."""
    wrong = run.earlier - run.earlier_right
    done = [*["done"] * run.earlier_right, *["miss"] * wrong, *("done" if each.right else "miss" for each in run.given)]
    if run.is_endless:
        return [*done[-PIPS_OF_ENDLESS:], *(["now"] if now else [])]
    coming = [""] * len(run.coming)
    return [*done, *(["now", *coming[1:]] if now and coming else coming)]


def _missing(request: SiteRequest, title: str | Promise) -> HttpResponse:
    """A page that says what is missing, with the way to all drills."""
    return gone(request, str(title), reverse("drills:start"), _("All drills"))


def _unreadable(request: SiteRequest) -> HttpResponse:
    """A page for an address whose round is not one of ours."""
    return _missing(request, _("This round cannot be read"))
