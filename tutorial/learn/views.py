"""Pages of the lessons: the course as a wall, a lesson's front, its steps and its recap."""

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_headers

from engine.variants import variant as variant_of
from tutorial.content.library import get_library
from tutorial.content.values import RECAP, Lesson, Step
from tutorial.errors import gone
from tutorial.exercises import exchange
from tutorial.exercises.board import Board
from tutorial.learn import knowing, progress
from tutorial.learn.finding import nearest, no_step, with_lesson
from tutorial.learn.keeping import keep
from tutorial.learners import progress as records
from tutorial.ratelimit import limit_posts
from tutorial.requests import SiteRequest, wants_fragment
from tutorial.wording import numbers, reasons
from tutorial.wording.lessons import heading, lesson_words, step_words


@require_safe
def course(request: SiteRequest, variant: str) -> HttpResponse:
    """A course: its lessons as a wall that turns face up, and chapter by chapter."""
    library = get_library()
    if variant not in library.courses:
        return gone(request, _("There is no such course"), *nearest(variant))
    course = library.courses[variant]
    done = progress.course_progress(library, course, records.summary(records.current(request)))
    coming = progress.next_lesson(done)
    entries = {
        each.lesson.slug: {
            "progress": each,
            "number": number,
            "words": lesson_words(each.lesson),
            "is_next": each is coming,
            "face": each.lesson.steps[0].exercise,
        }
        for number, each in enumerate(done, start=1)
    }
    context = {
        "course": course,
        "heading": heading(course),
        "entries": list(entries.values()),
        "chapters": [
            {"heading": heading(chapter), "entries": [entries[slug] for slug in chapter.lessons]}
            for chapter in course.chapters
        ],
        "done": sum(each.counts for each in done),
        "coming": coming,
        "others": [
            {"url": reverse("learn:course", args=(each.variant,)), "heading": heading(each)}
            for each in library.courses.values()
            if each is not course
        ],
    }
    return render(request, "learn/course.html", context)


@require_safe
@with_lesson
def lesson(request: SiteRequest, lesson: Lesson) -> HttpResponse:
    """A lesson's front page: its answer in one sentence, and what there is to do."""
    here = progress.lesson_progress(lesson, records.summary(records.current(request)))
    context = {
        "lesson": lesson,
        "words": lesson_words(lesson),
        "course": heading(get_library().courses[lesson.variant]),
        "progress": here,
        "can_be_shown": knowing.can_be_shown(lesson),
        "steps": [
            {
                "words": step_words(lesson, each.id),
                "url": progress.step_url(lesson, each.id),
                "done": each.id in here.done,
            }
            for each in lesson.steps
        ],
    }
    return render(request, "learn/lesson.html", context)


@require_safe
@with_lesson
def recap(request: SiteRequest, lesson: Lesson) -> HttpResponse:
    """The end of a lesson: what was learned in four lines, and where to go on."""
    library = get_library()
    here = progress.lesson_progress(lesson, records.summary(records.current(request)))
    after = progress.following(library, lesson)
    context = {
        "lesson": lesson,
        "words": lesson_words(lesson),
        "course": heading(library.courses[lesson.variant]),
        "progress": here,
        "following": after,
        "following_words": lesson_words(after) if after else None,
        "table_url": progress.table_url(lesson, RECAP),
        "table_goal": reasons.say(lesson.practice.prompt(variant_of(lesson.variant))) if lesson.practice else "",
    }
    return render(request, "learn/recap.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@vary_on_headers("HX-Request")
@limit_posts
@with_lesson
def step(request: SiteRequest, lesson: Lesson, step_id: str) -> HttpResponse:
    """One step; an answer in the form is judged and kept, an answer in the address is judged only."""
    try:
        here = lesson.step(step_id)
    except KeyError:
        return no_step(request, lesson)
    rules = variant_of(lesson.variant)
    if request.method != "POST":
        return _page(request, lesson, here, exchange.in_address(here.exercise, rules, request.GET))
    sent = exchange.in_form(here.exercise, rules, request.POST)
    if not sent.can_stand_in_an_address:
        return _page(request, lesson, here, sent)
    done = _kept(request, lesson, here, sent)
    return exchange.reply(request, request.path, sent, lambda: _page(request, lesson, here, sent, done=done))


def _kept(request: SiteRequest, lesson: Lesson, step: Step, sent: exchange.Sent) -> frozenset[str] | None:
    """The steps done, this answer kept among them; None if there was none to keep."""
    if sent.answered is None or not sent.counts:
        return None
    return keep(request, lesson, step.id, right=sent.answered.is_right, hints=sent.hints)


def _page(
    request: SiteRequest, lesson: Lesson, step: Step, sent: exchange.Sent, *, done: frozenset[str] | None = None
) -> HttpResponse:
    """A step as a whole page, or its board alone for htmx; `done` are the steps done, if they are known already."""
    words = step_words(lesson, step.id)
    whole = lesson_words(lesson)
    if done is None:
        done = records.done_steps(records.current(request), lesson.variant, lesson.slug)
    number = [each.id for each in lesson.steps].index(step.id) + 1
    board = Board(
        exercise=step.exercise,
        variant=variant_of(lesson.variant),
        url=request.path,
        goal=words.goal,
        answered=sent.answered,
        hints=sent.hints,
        confirms=request.preferences.confirms,
        next_url=progress.after_step_url(lesson, step.id),
        table_url=progress.table_url(lesson, step.id),
        after=words.after,
        has_changed=sent.has_changed,
    )
    context = {
        "lesson": lesson,
        "step": step,
        "words": words,
        "whole": whole,
        "course": heading(get_library().courses[lesson.variant]),
        "board": board,
        "before_url": progress.before_step_url(lesson, step.id),
        "close_url": reverse("learn:course", args=(lesson.variant,)),
        "where": whole.title,
        "pips": progress.pips(lesson, done, now=step.id),
        "pips_label": _("Step %(number)s of %(all)s")
        % {"number": numbers.number(number), "all": numbers.number(len(lesson.steps))},
    }
    template = "learn/step_swap.html" if wants_fragment(request) else "learn/step.html"
    return render(request, template, context, status=sent.status)
