"""The one app of the project."""

from django.apps import AppConfig


class TutorialConfig(AppConfig):
    """Lessons, practice and reference, all in one app; a feature is a package of it."""

    name = "tutorial"
    default_auto_field = "django.db.models.BigAutoField"
