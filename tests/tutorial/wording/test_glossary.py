"""The glossary as data: complete in every language, composed, and free of words that mislead."""

import re
import unicodedata
from pathlib import Path

import pytest
import regex
from babel.messages.pofile import read_po
from django.conf import settings
from django.test import override_settings

from tests.tutorial.wording.languages import LOCALES
from tutorial.content.report import ContentErrors
from tutorial.content.values import Confidence
from tutorial.wording.glossary import glossary

_UNSAID = re.compile(r'^## .*$|^  [\w-]+: "[0-9a-f]{12}"$', re.MULTILINE)
"""The ids of sections, which nobody reads."""

FIRST_LESSONS = (
    "tile",
    "tile_set",
    "suit",
    "suit_tile",
    "dots",
    "bamboo",
    "characters",
    "honor_tile",
    "wind_tile",
    "dragon_tile",
    "east_wind",
    "south_wind",
    "west_wind",
    "north_wind",
    "red_dragon",
    "green_dragon",
    "white_dragon",
    "flower_tile",
    "season_tile",
    "bonus_tile",
    "terminal",
    "simple",
    "joker",
    "blank_tile",
    "soap",
    "meld",
    "pair",
    "chow",
    "pung",
    "kong",
    "hand_tiles",
    "winning_hand",
    "wall",
    "rack",
    "discard_verb",
    "discard_noun",
    "draw",
    "claim",
    "identical",
    "consecutive",
    "concealed",
    "exposed",
    "player",
    "dealer",
)
LONGEST_CLAUSE = {"en": 18, "sq": 18, "sw": 16, "hi": 16, "bn": 14, "ka": 14}
"""Units: words. The limits of the style guide."""
SENTENCE_END = {"bn": "।", "hi": "।"}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_term_has_a_name(locale: str) -> None:
    terms = glossary().terms
    assert len(terms) > 200
    assert [each for each, term in terms.items() if not term.text[locale].name.strip()] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_terms_of_the_first_lessons_are_defined(locale: str) -> None:
    said = {each: glossary().terms[each].text[locale].definition for each in FIRST_LESSONS}
    assert [each for each, text in said.items() if not text.endswith(SENTENCE_END.get(locale, "."))] == []
    long = [
        each for each, text in said.items() for part in text.split(";") if len(part.split()) > LONGEST_CLAUSE[locale]
    ]
    assert long == []


def test_a_definition_is_written_in_all_languages_or_none() -> None:
    for each, term in glossary().terms.items():
        defined = {locale for locale in LOCALES if term.text[locale].definition}
        assert defined in (set(), set(LOCALES)), each


def test_chinese_names_have_readings() -> None:
    for each, term in glossary().terms.items():
        assert bool(term.zh_hant) == bool(term.jyutping), each
        assert bool(term.zh_hans) == bool(term.pinyin), each
        assert bool(term.ja) == bool(term.romaji), each


def test_english_is_sure_of_itself() -> None:
    assert {term.text["en"].confidence for term in glossary().terms.values()} == {Confidence.HIGH}


@pytest.mark.parametrize(
    "file", sorted((Path(settings.CONTENT_ROOT) / "glossary").glob("*.yaml")), ids=lambda f: f.name
)
def test_files_are_composed(file: Path) -> None:
    assert unicodedata.is_normalized("NFC", file.read_text("utf-8"))


def _pattern(word: str) -> "regex.Pattern[str]":
    """A listed word between edges that vowel signs do not fool, as \\b would be; a star lets the end go on."""
    open_end = word.endswith("*")
    end = r"[\p{L}\p{M}]*" if open_end else ""
    return regex.compile(
        rf"(?<![\p{{L}}\p{{M}}]){regex.escape(word.removesuffix('*'))}{end}(?![\p{{L}}\p{{M}}])", regex.IGNORECASE
    )


def _banned_in(text: str, locale: str) -> list[str]:
    """The banned words of a language in a text."""
    return [word for word in glossary().bans.get(locale, ()) if _pattern(word).search(text)]


@pytest.mark.parametrize("locale", [each for each in LOCALES if each != "en"])
def test_nothing_banned_is_said(locale: str) -> None:
    assert glossary().bans[locale]
    texts = [
        word for term in glossary().terms.values() for word in (term.text[locale].name, term.text[locale].definition)
    ]
    with (Path(settings.LOCALE_PATHS[0]) / locale / "LC_MESSAGES" / "django.po").open("rb") as opened:
        texts += [str(message.string) for message in read_po(opened) if message.id]
    texts += [_UNSAID.sub("", file.read_text("utf-8")) for file in Path(settings.CONTENT_ROOT).rglob(f"{locale}.md")]
    assert [(word, text[:60]) for text in texts for word in _banned_in(text, locale)] == []


@pytest.mark.parametrize(
    ("locale", "text", "found"),
    [
        ("hi", "यह टोपी है", ["टोपी"]),
        ("hi", "टोपियाँ", []),
        ("bn", "মাছি", []),
        ("bn", "একটি মাছ।", ["মাছ"]),
        ("ka", "კრამიტები", ["კრამიტ*"]),
        ("sw", "kigae", []),
    ],
)
def test_word_edges_hold_in_every_script(locale: str, text: str, found: list[str]) -> None:
    assert _banned_in(text, locale) == found


@pytest.mark.parametrize("locale", [each for each in LOCALES if each != "en"])
def test_a_term_never_uses_the_words_it_avoids(locale: str) -> None:
    for each, by_locale in glossary().avoid.items():
        text = glossary().terms[each].text[locale]
        for word in by_locale.get(locale, ()):
            assert not _pattern(word).search(f"{text.name} {text.definition}"), (each, word)


def test_a_glossary_that_does_not_hold_is_refused(tmp_path: Path) -> None:
    with override_settings(CONTENT_ROOT=tmp_path), pytest.raises(ContentErrors, match=r"terms\.yaml"):
        glossary.__wrapped__()
