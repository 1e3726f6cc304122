"""The page of traditions side by side."""

from dataclasses import dataclass
from itertools import combinations

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from engine import variants
from engine.ruleset import Variant
from tutorial.content.library import get_library
from tutorial.pages.traditions import head
from tutorial.requests import SiteRequest
from tutorial.rules.compare_form import CompareForm
from tutorial.rules.comparing import compared
from tutorial.rules.keeping import kept
from tutorial.rules.proofs import Proven, proven
from tutorial.rules.views import UNREADABLE
from tutorial.wording.articles import Heading

IN_FULL = 3
"""So many proofs are open from the start."""


@dataclass(frozen=True, slots=True)
class Table:
    """A tradition in the comparison."""

    id: str
    """Its id."""
    heading: Heading
    """What it is called."""


@dataclass(frozen=True, slots=True)
class Coming:
    """Somebody comes from one tradition to another."""

    here: Table
    """The one she knows."""
    there: Table
    """The one she comes to."""
    proven: tuple[Proven, ...]
    """What matters most."""


@require_safe
@kept
def compare(request: SiteRequest) -> HttpResponse:
    """Two or three traditions, rule by rule, with proofs; or the pairs there are to choose from."""
    form = CompareForm(request.GET)
    tables = form.tables
    context = {
        "form": form,
        "tables": [_table(each) for each in tables],
        "comparison": compared(tables) if tables else None,
        "comings": [Coming(_table(tables[0]), _table(each), proven(tables[0], each)) for each in tables[1:]],
        "pairs": [] if tables else [(_table(one), _table(other)) for one, other in combinations(variants.VARIANTS, 2)],
        "in_full": IN_FULL,
    }
    return render(request, "rules/compare.html", context, status=UNREADABLE if form.errors else 200)


def _table(of: Variant) -> Table:
    """A tradition with its name."""
    return Table(of.id, head(get_library().traditions[of.id]))
