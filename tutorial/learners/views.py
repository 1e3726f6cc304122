"""Settings, and forgetting what was done."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from tutorial.learners import identity, preferences, progress
from tutorial.learners.forms import PreferencesForm, as_initial
from tutorial.ratelimit import limit_posts

SAVED, FORGOTTEN = "saved", "forgotten"


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@limit_posts
def settings(request: HttpRequest) -> HttpResponse:
    """How the learner likes her pages; saved on her own device."""
    if request.method == "POST":
        form = PreferencesForm(request.POST)
        if form.is_valid():
            response = _see(SAVED)
            preferences.keep(response, form.preferences)
            identity.keep_language(response)
            return response
    else:
        form = PreferencesForm(initial=as_initial(preferences.preferences_of(request)))
    return render(
        request,
        "learners/settings.html",
        {
            "form": form,
            "saved": SAVED in request.GET and not form.is_bound,
            "forgotten": FORGOTTEN in request.GET and not form.is_bound,
            "has_progress": identity.current(request) is not None,
        },
        status=422 if form.is_bound else 200,
    )


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@limit_posts
def reset(request: HttpRequest) -> HttpResponse:
    """Asks first, then forgets everything the learner did and the number she was known by."""
    learner = identity.current(request)
    if request.method == "POST":
        if learner is not None:
            progress.reset(learner)
        response = _see(FORGOTTEN)
        identity.forget(response)
        return response
    done = sum(len(steps) for steps in progress.summary(learner).done.values())
    return render(request, "learners/reset.html", {"learner": learner, "done": done})


def _see(done: str) -> HttpResponse:
    """To the settings, where it is said what was done."""
    return HttpResponseRedirect(f"{reverse('learners:settings')}?{done}", status=303)
