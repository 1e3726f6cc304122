"""Shows how far the translations are: sections missing, stale and current, and the glossary."""

import json
from argparse import ArgumentParser
from dataclasses import asdict
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand

from tutorial.content.loader import read
from tutorial.content.status import Status, status


class Command(BaseCommand):
    """`manage.py content_status [--json]`: works on content with mistakes too, and counts what can be read of it."""

    help = __doc__ or ""
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The shape of the answer and the folder."""
        parser.add_argument("--json", action="store_true", dest="as_json", help="as JSON, for programs")
        parser.add_argument(
            "--root", type=Path, default=settings.CONTENT_ROOT, help="content folder, default: the site's"
        )

    def handle(self, *, as_json: bool, root: Path, **_options: object) -> None:
        """Prints the status."""
        library, problems = read(root)
        found = status(library)
        if as_json:
            self.stdout.write(
                json.dumps({**asdict(found), "is_current": found.is_current}, ensure_ascii=False, indent=2)
            )
        else:
            self._print(found)
        if problems:
            self.stderr.write(f"The content does not hold. Mistakes: {len(problems)}; check_content lists them.")

    def _print(self, found: Status) -> None:
        """The status as lines a translator reads."""
        for key, by_locale in {**found.lessons, **found.articles}.items():
            self.stdout.write(key)
            for locale, lesson in by_locale.items():
                counts = f"{len(lesson.current)} current, {len(lesson.stale)} stale, {len(lesson.missing)} missing"
                self.stdout.write(f"  {locale}  {counts}")
                for what, names in (("stale", lesson.stale), ("missing", lesson.missing)):
                    if names:
                        self.stdout.write(f"      {what}: {', '.join(names)}")
        self.stdout.write("glossary")
        for locale, glossary in found.glossary.items():
            self.stdout.write(
                f"  {locale}  {glossary.named} of {glossary.terms} named, {glossary.defined} defined, "
                f"{len(glossary.low_confidence)} of low confidence, {len(glossary.undefined)} definitions missing"
            )
