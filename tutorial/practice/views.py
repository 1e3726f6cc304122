"""Pages of a hand at the practice table: looked at, acted in, taken back, and what follows it."""

from dataclasses import replace
from uuid import UUID

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import HttpResponseClientRedirect

from engine.coach.card_players import has_card
from tutorial.learners import progress as learners
from tutorial.practice import answers, openings, services, tasks
from tutorial.practice.finding import go, hand_url, see, with_hand
from tutorial.practice.looks import Look, look_of
from tutorial.practice.pages import TablePage
from tutorial.practice.services import Answer, Note
from tutorial.ratelimit import limit_posts
from tutorial.requests import SiteRequest, wants_fragment
from tutorial.wording import tiles

SAID = "said"
"""The part of an address that tells what became of a form."""


@require_http_methods(["GET", "HEAD", "POST"])
@vary_on_headers("HX-Request")
@never_cache
@limit_posts
@with_hand
def hand(request: SiteRequest, id: UUID) -> HttpResponse:
    """A hand: looked at, or acted in by a form."""
    learner = learners.current(request)
    if request.method == "POST":
        token, taken = request.POST.get("token", ""), answers.hints(request.POST)
        answer = services.act(learner, id, token, answers.reader(request.POST), hints=taken)
        return _answered(request, answer)
    note = request.GET.get(SAID)
    found = Answer(services.look(learner, id), Note(note) if note in tuple(Note) else None)
    return _page(request, found, look_of(request))


@require_POST
@vary_on_headers("HX-Request")
@limit_posts
@with_hand
def undo(request: SiteRequest, id: UUID) -> HttpResponse:
    """Takes back the latest decision, or goes back to an earlier one."""
    ply = request.POST.get("ply", "")
    at = int(ply) if ply.isdecimal() and len(ply) < 5 else None
    return _answered(request, services.undo(learners.current(request), id, request.POST.get("token", ""), at))


@require_POST
@limit_posts
@with_hand
def next_deal(request: SiteRequest, id: UUID) -> HttpResponse:
    """Goes on to the next deal."""
    following = openings.next_deal(learners.current(request), id)
    return go(request, hand_url(following.pk) if following else f"{hand_url(id)}?{SAID}={Note.STALE}")


@require_POST
@limit_posts
@with_hand
def again(request: SiteRequest, id: UUID) -> HttpResponse:
    """Deals the same tiles once more."""
    fresh = openings.same_again(learners.current(request), id)
    return go(request, hand_url(fresh.pk if fresh else id))


def _answered(request: SiteRequest, answer: Answer) -> HttpResponse:
    """What follows a form: the table as it stands now, with a sentence where one is due."""
    look = look_of(request)
    if answer.refusal is None:
        look = replace(look, trying=look.trying and answer.note is not None, hints=0)
        if not wants_fragment(request):
            address = hand_url(answer.sitting.hand.pk) + look.query()
            if answer.note:
                address += f"{'&' if look.query() else '?'}{SAID}={answer.note.value}"
            return see(f"{address}#{_place(answer)}")
    response = _page(request, answer, look)
    response.headers["HX-Replace-Url"] = hand_url(answer.sitting.hand.pk) + look.query()
    return response


def _place(answer: Answer) -> str:
    """Where on the page the consequence of a form is."""
    task = tasks.task_of(answer.sitting.hand)
    return "task" if task and tasks.TaskShown(task, answer.sitting).is_new else "hand"


def _page(request: SiteRequest, answer: Answer, look: Look) -> HttpResponse:
    """The table as a whole page, or for htmx as the part that changes."""
    is_part = wants_fragment(request)
    if answer.sitting.is_dealt:
        with tiles.named(american=has_card(answer.sitting.deal.variant)):
            return _table(request, answer, look, is_part=is_part)
    if is_part:
        return HttpResponseClientRedirect(hand_url(answer.sitting.hand.pk))
    return _table(request, answer, look, is_part=False)


def _table(request: SiteRequest, answer: Answer, look: Look, *, is_part: bool) -> HttpResponse:
    """The page, or its part."""
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
