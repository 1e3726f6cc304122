"""Checks every lesson, course and term, and prints what does not hold."""

from argparse import ArgumentParser
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from tutorial.content.loader import load
from tutorial.content.report import ContentErrors
from tutorial.content.status import status
from tutorial.content.values import Library


class Command(BaseCommand):
    """`manage.py check_content`: one line for each mistake, with file and place, or a count if all is well."""

    help = __doc__ or ""
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The folder, for content that is not the site's, and how much is asked of it."""
        parser.add_argument(
            "--complete", action="store_true", help="also fail where a translation is missing or older than the English"
        )
        parser.add_argument(
            "--root", type=Path, default=settings.CONTENT_ROOT, help="content folder, default: the site's"
        )

    def handle(self, *, root: Path, complete: bool, verbosity: int, **_options: object) -> None:
        """Prints the mistakes or the count.

        Raises: CommandError if there are mistakes, or gaps where none are wanted.
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
        if complete:
            self._refuse_gaps(library)
        if verbosity:
            steps = sum(len(lesson.steps) for lesson in library.lessons.values())
            self.stdout.write(
                f"The content holds. Lessons: {len(library.lessons)}, steps: {steps}, "
                f"terms: {len(library.terms)}, traditions: {len(library.traditions)}."
            )

    def _refuse_gaps(self, library: Library) -> None:
        """Prints what is not translated as the English is now.

        Raises: CommandError if there is anything.
        """
        found = status(library)
        texts = {**found.lessons, **found.articles}
        gaps = [(key, locale) for key, by in texts.items() for locale, text in by.items() if not text.is_current]
        for key, locale in gaps:
            text = texts[key][locale]
            self.stderr.write(f"{key} {locale}: missing or stale: {', '.join((*text.missing, *text.stale))}")
        undefined = {locale: each.undefined for locale, each in found.glossary.items() if each.undefined}
        for locale, ids in undefined.items():
            self.stderr.write(f"glossary {locale}: no definition: {', '.join(ids)}")
        if gaps or undefined:
            definitions = sum(map(len, undefined.values()))
            raise CommandError(f"The translations are not complete. Texts: {len(gaps)}, definitions: {definitions}.")
