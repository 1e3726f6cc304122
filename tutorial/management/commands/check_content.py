"""Checks every lesson, course and term, and prints what does not hold."""

from argparse import ArgumentParser
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from tutorial.content.loader import load
from tutorial.content.report import ContentErrors


class Command(BaseCommand):
    """`manage.py check_content`: one line for each mistake, with file and place, or a count if all is well."""

    help = __doc__ or ""
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The folder, for content that is not the site's."""
        parser.add_argument(
            "--root", type=Path, default=settings.CONTENT_ROOT, help="content folder, default: the site's"
        )

    def handle(self, *, root: Path, verbosity: int, **_options: object) -> None:
        """Prints the mistakes or the count.

        Raises: CommandError if there are mistakes.
        """
        try:
            library = load(root)
        except ContentErrors as broken:
            for problem in broken.problems:
                self.stderr.write(str(problem))
            files = len({problem.file for problem in broken.problems})
            raise CommandError(
                f"The content does not hold. Mistakes: {len(broken.problems)}, files: {files}."
            ) from broken
        if verbosity:
            steps = sum(len(lesson.steps) for lesson in library.lessons.values())
            self.stdout.write(
                f"The content holds. Lessons: {len(library.lessons)}, steps: {steps}, terms: {len(library.terms)}."
            )
