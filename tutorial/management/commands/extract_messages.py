"""Collects the sentences to translate from code and templates into the catalogs of all languages."""

from django.core.management.base import BaseCommand

from tutorial.wording.catalogs import compile_catalogs
from tutorial.wording.extraction import renew
from tutorial.wording.language import translated


class Command(BaseCommand):
    """`manage.py extract_messages`."""

    help = __doc__ or ""
    requires_system_checks: list[str] = []

    def handle(self, **_options: object) -> None:
        """Prints the languages whose catalog changed, one a line."""
        for locale in translated():
            if renew(locale):
                self.stdout.write(locale)
        compile_catalogs()
