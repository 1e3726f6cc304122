"""What machines ask: is the process alive, is it ready for learners, what may a robot read."""

import logging
from collections.abc import Callable
from pathlib import Path

from django.conf import settings
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from tutorial.content.library import get_library
from tutorial.content.report import ContentErrors

log = logging.getLogger(__name__)


@require_safe
@never_cache
def alive(request: HttpRequest) -> HttpResponse:
    """200 as long as the process answers at all; asks nobody, least of all the database."""
    return HttpResponse("ok\n", content_type="text/plain")


@require_safe
@never_cache
def ready(request: HttpRequest) -> JsonResponse:
    """200 if a learner can be served, else 503; says for each part whether it is there."""
    found = {name: _holds(name, check) for name, check in CHECKS.items()}
    return JsonResponse({"ready": all(found.values()), "checks": found}, status=200 if all(found.values()) else 503)


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """Everything may be read, except what only shows one learner's own settings; and where the map of the site is."""
    private = "".join(f"Disallow: /{code}/settings/\n" for code, _ in settings.LANGUAGES)
    sitemap = request.build_absolute_uri(reverse("sitemap"))
    return HttpResponse(f"User-agent: *\n{private}\nSitemap: {sitemap}\n", content_type="text/plain")


@require_safe
def icon(request: HttpRequest) -> HttpResponse:
    """Where browsers find the icon that ask for it without reading a page."""
    return redirect(static("icon.svg"))


def database_answers() -> bool:
    """Whether the database answers a question; of SQLite a connection kept from before answers for a lost file too."""
    if connection.vendor == "sqlite" and not connection.is_in_memory_db():
        Path(connection.settings_dict["NAME"]).stat()
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
        return cursor.fetchone() is not None


def migrations_applied() -> bool:
    """Whether the tables are those this version expects."""
    executor = MigrationExecutor(connection)
    return not executor.migration_plan(executor.loader.graph.leaf_nodes())


def catalogs_compiled() -> bool:
    """Whether every language but the source language has its compiled catalog."""
    return all(
        (root / code / "LC_MESSAGES" / "django.mo").is_file()
        for root in settings.LOCALE_PATHS
        for code, _ in settings.LANGUAGES
        if code != settings.LANGUAGE_CODE
    )


def content_holds() -> bool:
    """Whether there are lessons to serve; a library that was good once is kept when its files break."""
    return bool(get_library().lessons)


CHECKS: dict[str, Callable[[], bool]] = {
    "database": database_answers,
    "migrations": migrations_applied,
    "catalogs": catalogs_compiled,
    "content": content_holds,
}


def _holds(name: str, check: Callable[[], bool]) -> bool:
    try:
        return check()
    except (ContentErrors, DatabaseError, OSError):
        log.exception("not ready: %s", name)
        return False
