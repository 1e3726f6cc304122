"""The page of a tradition's card: its lines to browse, family by family, for any year."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from tutorial.content.library import get_library
from tutorial.pages.traditions import has_charleston, head
from tutorial.traditions import card_lines, fronts
from tutorial.traditions.card_form import CardForm
from tutorial.wording import cards


@require_safe
def card(request: HttpRequest, id: str) -> HttpResponse:
    """The card: all of it or one family, for its own year or another; what cannot be read is said above it."""
    tradition = fronts.tradition(id)
    words = get_library().cards.get(tradition.card)
    if words is None:
        raise Http404
    said = cards.said(words)
    form = CardForm(words, said.text.sections, request.GET)
    is_readable = form.is_valid()
    context = {
        "tradition": tradition,
        "has_charleston": has_charleston(id),
        "heading": head(tradition),
        "said": said,
        "form": form,
        "card": form.card,
        "own_year": words.year,
        "is_other_year": form.card.year != words.year,
        "families": card_lines.families(form.card, words, said.text, form.family_chosen),
    }
    return render(request, "traditions/card_of_hands.html", context, status=200 if is_readable else 422)
