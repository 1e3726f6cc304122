"""Lists what is wrong with the translations: gaps, guesses, placeholders, plural forms, forbidden words, lost step."""

from django.core.management.base import BaseCommand, CommandError

from tutorial.wording.catalogs import catalog_problems
from tutorial.wording.scan import translation_problems


class Command(BaseCommand):
    """`manage.py check_catalogs`."""

    help = __doc__ or ""
    requires_system_checks: list[str] = []

    def handle(self, **_options: object) -> None:
        """Prints nothing if all is well.

        Raises: CommandError naming file, line and reason of every problem.
        """
        if problems := (*catalog_problems(), *translation_problems()):
            raise CommandError("\n".join(map(str, problems)))
