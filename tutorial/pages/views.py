"""Home, its question to try, and about."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_vary_headers
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe

from tutorial.exercises import answers
from tutorial.exercises.board import Board
from tutorial.learners import progress
from tutorial.pages.home import continuation, example, question, signs, start
from tutorial.pages.traditions import lines, taught
from tutorial.ratelimit import limit_posts
from tutorial.requests import SiteRequest, wants_fragment


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """The front door; it opens for a learner who comes back at the place where she stopped."""
    return _home(request, question())


@csrf_exempt  # it stores nothing; a token would put a cookie on the very first look at the site
@require_http_methods(["GET", "HEAD", "POST"])
@limit_posts
def try_it(request: SiteRequest) -> HttpResponse:
    """The question of the front door, answered: the felt alone for htmx, else the whole page."""
    if request.method != "POST":
        return redirect("pages:home")
    board = question(answers.read(request.POST))
    if wants_fragment(request):
        response = render(request, "pages/home.html#try", {"board": board, "start": start()})
    else:
        response = _home(request, board)
    patch_vary_headers(response, ["HX-Request"])
    return response


@require_safe
def about(request: HttpRequest) -> HttpResponse:
    """What this is, how answers are judged, who can use it, how to help."""
    return render(request, "pages/about.html")


def _home(request: HttpRequest, board: Board) -> HttpResponse:
    done = progress.summary(progress.current(request))
    return render(
        request,
        "pages/home.html",
        {
            "board": board,
            "start": start(),
            "example": example(),
            "traditions": lines(),
            "taught": taught(),
            "signs": signs(),
            "came_back": done.last is not None,
            "continuation": continuation(done),
        },
    )
