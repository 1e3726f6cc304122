"""Compiles the message catalogs that changed, or with --check lists what is wrong with them."""

from argparse import ArgumentParser

from django.core.management.base import BaseCommand, CommandError

from tutorial.wording.catalogs import CatalogError, catalog_problems, compile_catalogs, mend_plural_headers


class Command(BaseCommand):
    """`manage.py compile_catalogs [--check | --mend]`."""

    help = __doc__ or ""
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        """One switch at most."""
        group = parser.add_mutually_exclusive_group()
        group.add_argument("--check", action="store_true", help="list every gap and mistake, write nothing")
        group.add_argument("--mend", action="store_true", help="set each plural rule to CLDR's, then compile")

    def handle(self, *, check: bool, mend: bool, **_options: object) -> None:
        """Prints what was compiled, one path a line.

        Raises: CommandError naming file, line and reason of every problem.
        """
        if check:
            if problems := catalog_problems():
                raise CommandError("\n".join(map(str, problems)))
            return
        if mend:
            mend_plural_headers()
        try:
            compiled = compile_catalogs()
        except CatalogError as broken:
            raise CommandError(str(broken)) from broken
        for path in compiled:
            self.stdout.write(str(path))
