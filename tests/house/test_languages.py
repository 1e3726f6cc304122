"""One list of languages, wherever it is written down."""

from pathlib import Path

from django.conf import settings

from tutorial.content.locales import LOCALES, SOURCE_LOCALE
from tutorial.wording import catalogs

HOUSE = Path(__file__).resolve().parents[2]
SITE = {code for code, _ in settings.LANGUAGES}


def test_site_and_content_speak_the_same_languages() -> None:
    assert set(LOCALES) == SITE
    assert settings.LANGUAGE_CODE == SOURCE_LOCALE


def test_every_language_but_the_first_has_its_catalog() -> None:
    assert {path.name for path in catalogs.LOCALES.iterdir() if path.is_dir()} == SITE - {SOURCE_LOCALE}


def test_every_language_has_its_glossary_and_its_courses() -> None:
    for folder in ("glossary", "courses"):
        assert SITE - {path.stem for path in (HOUSE / "content" / folder).glob("*.yaml")} == set(), folder
