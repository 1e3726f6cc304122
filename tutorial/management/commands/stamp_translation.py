"""Marks sections of a translation as made from the English of today."""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from tutorial.content.loader import read
from tutorial.content.stamp import StampError, stamp


class Command(BaseCommand):
    """`manage.py stamp_translation basic/the-tiles sq [section …]`: once a person has read both texts side by side."""

    help = __doc__ or ""
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Which text, which language, which sections."""
        parser.add_argument("text", help="a lesson such as basic/the-tiles, or a folder such as traditions/hong_kong")
        parser.add_argument("locale", help="the language of the translation, such as sq")
        parser.add_argument("sections", nargs="*", help="ids of sections; without them, all the translation has")
        parser.add_argument(
            "--root", type=Path, default=settings.CONTENT_ROOT, help="content folder, default: the site's"
        )

    def handle(self, *, text: str, locale: str, sections: Sequence[str], root: Path, **_options: object) -> None:
        """Writes the digests and says which.

        Raises: CommandError if the text is unknown or a section cannot be stamped.
        """
        library, _ = read(root)
        if text not in library.translated:
            known = ", ".join(library.translated) or "none that can be read"
            raise CommandError(f"There is no text {text!r}. There are {known}.")
        try:
            names = stamp(library.translated[text], locale, sections, root=root)
        except StampError as refused:
            raise CommandError(str(refused)) from refused
        self.stdout.write(f"Stamped in {locale} of {text}: {', '.join(names)}.")
