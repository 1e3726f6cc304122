"""The languages of the site, for tests that run through all of them."""

from django.conf import settings

LOCALES = tuple(code for code, _ in settings.LANGUAGES)
"""English first."""
