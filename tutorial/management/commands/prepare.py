"""Makes the site ready to serve: database, catalogs, content, and outside DEBUG the static files."""

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError

from tutorial.wording.catalogs import CatalogError, compile_catalogs


class Command(BaseCommand):
    """`manage.py prepare`, the release step of a deployment; `manage.py start` runs it first."""

    help = __doc__ or ""

    def handle(self, **_options: object) -> None:
        """Runs each step, the cheap and the telling ones first.

        Raises: CommandError if a catalog or a content file is broken.
        """
        try:
            compile_catalogs()
        except CatalogError as broken:
            raise CommandError(str(broken)) from broken
        call_command("check_content", verbosity=0)
        call_command("migrate", verbosity=0, interactive=False)
        if not settings.DEBUG:
            call_command("collectstatic", verbosity=0, interactive=False)
