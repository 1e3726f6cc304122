"""Home and about."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """The front door."""
    return render(request, "pages/home.html")


@require_safe
def about(request: HttpRequest) -> HttpResponse:
    """What this is, how answers are judged, who can use it, how to help."""
    return render(request, "pages/about.html")
