"""Pages of “I know this”: four questions of a lesson without hints, and what came of them."""

from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_headers

from engine.variants import variant as variant_of
from tutorial.content.library import get_library
from tutorial.content.values import KNOWN, Lesson, Step
from tutorial.errors import gone
from tutorial.exercises import exchange
from tutorial.exercises.board import Board
from tutorial.learn import knowing, progress
from tutorial.learn.finding import no_step, with_lesson
from tutorial.learn.keeping import keep
from tutorial.learn.knowing import NoSuchRun, Run
from tutorial.ratelimit import limit_posts
from tutorial.requests import SiteRequest, wants_fragment
from tutorial.wording import numbers
from tutorial.wording.lessons import heading, lesson_words, step_words


@require_safe
@never_cache
@with_lesson
def known(request: SiteRequest, lesson: Lesson) -> HttpResponse:
    """Begins a run, or tells how one went."""
    if not knowing.can_be_shown(lesson):
        return HttpResponseRedirect(reverse("learn:lesson", args=(lesson.variant, lesson.slug)))
    if knowing.FIELD not in request.GET:
        return HttpResponseRedirect(knowing.begin(lesson).url)
    try:
        run = knowing.read(lesson, request.GET[knowing.FIELD])
    except NoSuchRun:
        return _unreadable(request, lesson)
    if not run.is_over:
        return HttpResponseRedirect(run.url)
    after = progress.following(get_library(), lesson)
    context = {
        "lesson": lesson,
        "words": lesson_words(lesson),
        "course": heading(get_library().courses[lesson.variant]),
        "run": run,
        "missed": [{"words": step_words(lesson, each), "url": progress.step_url(lesson, each)} for each in run.missed],
        "following": after,
        "following_words": lesson_words(after) if after else None,
    }
    return render(request, "learn/known.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@vary_on_headers("HX-Request")
@limit_posts
@with_lesson
def question(request: SiteRequest, lesson: Lesson, step_id: str) -> HttpResponse:
    """One question of a run; an answer in the form is judged and counted, an answer in the address is judged only."""
    try:
        step = lesson.step(step_id)
        run = knowing.read(lesson, request.GET.get(knowing.FIELD, ""))
    except KeyError:
        return no_step(request, lesson)
    except NoSuchRun:
        return _unreadable(request, lesson)
    if not run.asks(step_id):
        return gone(request, _("This question is not the next one"), run.url, _("Go on with the questions"))
    rules = variant_of(lesson.variant)
    if request.method != "POST":
        return _page(request, run, step, exchange.in_address(step.exercise, rules, request.GET))
    sent = exchange.in_form(step.exercise, rules, request.POST)
    if not sent.can_stand_in_an_address:
        return _page(request, run, step, sent)
    if sent.answered and sent.counts and not run.has_answered(step_id):
        run = run.after(right=sent.answered.is_right)
        if run.is_passed:
            keep(request, lesson, KNOWN, right=True)
    return exchange.reply(request, run.question_url(step_id), sent, lambda: _page(request, run, step, sent))


def _page(request: SiteRequest, run: Run, step: Step, sent: exchange.Sent) -> HttpResponse:
    """A question as a whole page, or what an answer changes on it for htmx."""
    lesson, is_answered = run.lesson, run.has_answered(step.id)
    words = step_words(lesson, step.id)
    number = run.asked.index(step.id) + 1
    board = Board(
        exercise=step.exercise,
        variant=variant_of(lesson.variant),
        url=run.question_url(step.id),
        goal=words.goal,
        answered=sent.answered,
        confirms=request.preferences.confirms,
        next_url=run.url if is_answered else "",
        next_label=_("See how it went") if run.is_over else _("Next question"),
        moves_on=True,
        is_test=True,
        has_changed=sent.has_changed,
    )
    context = {
        "lesson": lesson,
        "whole": lesson_words(lesson),
        "words": words,
        "board": board,
        "close_url": reverse("learn:lesson", args=(lesson.variant, lesson.slug)),
        "close_label": _("Back to the lesson"),
        "where": lesson_words(lesson).title,
        "pips": run.pips(now=not is_answered),
        "pips_label": _("Question %(number)s of %(all)s")
        % {"number": numbers.number(number), "all": numbers.number(len(run.asked))},
    }
    template = "learn/known_swap.html" if wants_fragment(request) else "learn/known_question.html"
    return render(request, template, context, status=sent.status)


def _unreadable(request: SiteRequest, lesson: Lesson) -> HttpResponse:
    """A page for an address whose run is none of ours, or belongs to an older form of the lesson."""
    start = reverse("learn:known", args=(lesson.variant, lesson.slug))
    return gone(request, _("These questions cannot be read any more"), start, _("Begin with four new questions"))
