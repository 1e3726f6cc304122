"""The one app of the project."""

from pathlib import Path

from django.apps import AppConfig
from django.conf import settings

from tutorial.content import library


class TutorialConfig(AppConfig):
    """Lessons, practice and reference, all in one app; a feature is a package of it."""

    name = "tutorial"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Opens the library; in a workshop it is read again when a file changes."""
        library.configure(Path(settings.CONTENT_ROOT), watched=settings.DEBUG)
