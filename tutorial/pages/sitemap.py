"""The map of the site for search engines: every public page in every language, each with all its sisters."""

from collections.abc import Callable, Iterator
from xml.sax.saxutils import escape, quoteattr

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.translation import override
from django.views.decorators.http import require_safe

from engine.variants import VARIANTS
from engine.variants.boxes import BOXES
from tutorial.content.library import get_library
from tutorial.pages.languages import alternates_of
from tutorial.pages.traditions import has_charleston

BUTTONS = "ui"
"""The category of terms that are no words of the game."""
_HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
)


@require_safe
def sitemap(request: HttpRequest) -> HttpResponse:
    """Every public page, as the protocol of sitemaps has it."""
    with override(settings.LANGUAGE_CODE):
        paths = tuple(public_paths())
    host = request.build_absolute_uri("/").removesuffix("/")
    entries = "".join(_entries(path, lambda each: f"{host}{each}") for path in paths)
    return HttpResponse(f"{_HEAD}{entries}</urlset>\n", content_type="application/xml")


def public_paths() -> Iterator[str]:
    """The address of every page a search engine may show, in the language that is active."""
    yield reverse("pages:home")
    yield reverse("pages:about")
    yield reverse("traditions:which_table")
    yield reverse("tiles:rooms")
    yield reverse("drills:start")
    yield reverse("practice:tables")
    yield reverse("rules:index")
    yield reverse("rules:compare")
    yield reverse("faq:questions")
    yield reverse("faq:corrections")
    for each in VARIANTS:
        yield reverse("rules:rules", args=(each.id,))
    yield reverse("search:find")
    yield reverse("glossary:index")
    library = get_library()
    for id, term in library.terms.items():
        if term.category != BUTTONS:
            yield reverse("glossary:entry", args=(id,))
    for id, tradition in library.traditions.items():
        yield reverse("traditions:front", args=(id,))
        if tradition.card:
            yield reverse("traditions:card", args=(id,))
        if has_charleston(id):
            yield reverse("charleston:room", args=(id,))
        yield reverse("tiles:room", args=(id,))
        for design in BOXES[id].designs:
            yield reverse("tiles:card", args=(id, design))
    for course in library.courses.values():
        yield reverse("learn:course", args=(course.variant,))
        yield reverse("practice:start", args=(course.variant,))
        yield reverse("practice:watch", args=(course.variant,))
        for slug in course.slugs:
            yield reverse("learn:lesson", args=(course.variant, slug))
            yield reverse("learn:recap", args=(course.variant, slug))
            for step in library.lesson(course.variant, slug).steps:
                yield reverse("learn:step", args=(course.variant, slug, step.id))


def _entries(path: str, absolute: Callable[[str], str]) -> str:
    """A page in every language; each names the same sisters, itself included."""
    alternates = alternates_of(path, absolute)
    sisters = "".join(
        f'<xhtml:link rel="alternate" hreflang="{code}" href={quoteattr(address)}/>' for code, address in alternates
    )
    return "".join(f"<url><loc>{escape(address)}</loc>{sisters}</url>\n" for _, address in alternates[:-1])
