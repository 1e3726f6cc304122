"""The glossary in memory: the words of the game as content/glossary has them, read once a process."""

from functools import cache
from pathlib import Path

from django.conf import settings

from tutorial.content.glossary import Glossary, read_glossary
from tutorial.content.report import ContentErrors, Report


@cache
def glossary() -> Glossary:
    """Every term in every language, and the words to keep away from.

    Raises: ContentErrors if a file of the glossary does not hold.
    """
    root = Path(settings.CONTENT_ROOT)
    report = Report(root)
    read = read_glossary(root / "glossary", report)
    if report.problems:
        raise ContentErrors(report.problems)
    return read
