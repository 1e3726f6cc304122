"""Catalogs: compiled when stale, and every fault named with its line."""

import os
from gettext import GNUTranslations
from pathlib import Path

import pytest

from tutorial.wording.catalogs import CatalogError, catalog_problems, compile_catalogs

HEADER = """\
msgid ""
msgstr ""
"Language: {locale}\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural={plural};\\n"

"""
HOME = 'msgid "Home"\nmsgstr "मुख्य पृष्ठ"\n\n'


def write(root: Path, locale: str, messages: str, plural: str = "(n > 1)") -> Path:
    source = root / locale / "LC_MESSAGES" / "django.po"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(HEADER.format(locale=locale, plural=plural) + messages, encoding="utf-8")
    return source


def test_a_catalog_is_compiled_once_and_again_when_it_changed(tmp_path: Path) -> None:
    source = write(tmp_path, "hi", HOME)
    target = source.with_suffix(".mo")
    assert compile_catalogs(tmp_path) == (target,)
    with target.open("rb") as compiled:
        assert GNUTranslations(compiled).gettext("Home") == "मुख्य पृष्ठ"
    assert compile_catalogs(tmp_path) == ()
    later = target.stat().st_mtime_ns + 1_000_000_000
    os.utime(source, ns=(later, later))
    assert compile_catalogs(tmp_path) == (target,)


def test_compiling_leaves_nothing_else_behind(tmp_path: Path) -> None:
    source = write(tmp_path, "hi", HOME)
    compile_catalogs(tmp_path)
    assert {path.name for path in source.parent.iterdir()} == {"django.po", "django.mo"}


BROKEN = {
    "not a string": ('msgid "Home"\nmsgstr Shtëpia\n', 8),
    "a lost placeholder": ('#, python-format\nmsgid "%(count)s tiles"\nmsgstr "%(number)s gurë"\n', 8),
    "a plural form too few": ('msgid "%d tile"\nmsgid_plural "%d tiles"\nmsgstr[0] "%d gur"\n', 7),
}


@pytest.mark.parametrize(("messages", "line"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_catalog_is_named_with_its_line(messages: str, line: int, tmp_path: Path) -> None:
    source = write(tmp_path, "sq", messages)
    with pytest.raises(CatalogError) as broken:
        compile_catalogs(tmp_path)
    assert [(problem.path, problem.line) for problem in broken.value.problems] == [(source, line)]
    assert not source.with_suffix(".mo").exists()


def test_a_file_that_is_not_utf8_is_named(tmp_path: Path) -> None:
    source = write(tmp_path, "sq", "")
    source.write_bytes(source.read_bytes() + 'msgid "Home"\nmsgstr "Shtëpia"\n'.encode("latin-1"))
    with pytest.raises(CatalogError, match="not UTF-8"):
        compile_catalogs(tmp_path)


def test_a_broken_catalog_does_not_keep_the_others_back(tmp_path: Path) -> None:
    write(tmp_path, "bn", BROKEN["not a string"][0])
    good = write(tmp_path, "hi", HOME)
    with pytest.raises(CatalogError):
        compile_catalogs(tmp_path)
    assert good.with_suffix(".mo").exists()


def test_gaps_and_guesses_are_problems(tmp_path: Path) -> None:
    write(tmp_path, "hi", HOME + 'msgid "Tiles"\nmsgstr ""\n\n#, fuzzy\nmsgid "Pair"\nmsgstr "जोड़ी"\n')
    assert [(problem.line, problem.what) for problem in catalog_problems(tmp_path)] == [
        (10, "no translation of 'Tiles'"),
        (14, "a guess nobody confirmed (fuzzy): 'Pair'"),
    ]


def test_a_complete_catalog_has_no_problems(tmp_path: Path) -> None:
    write(tmp_path, "hi", HOME)
    write(tmp_path, "sq", 'msgid "Home"\nmsgstr "Kreu"\n', plural="(n != 1)")
    assert catalog_problems(tmp_path) == ()


@pytest.mark.parametrize(("locale", "wrong", "right"), [("hi", "(n != 1)", "(n > 1)"), ("sq", "(n > 1)", "(n != 1)")])
def test_a_plural_rule_against_cldr_is_told_with_the_right_one(
    locale: str, wrong: str, right: str, tmp_path: Path
) -> None:
    write(tmp_path, locale, HOME, plural=wrong)
    (problem,) = catalog_problems(tmp_path)
    assert problem.what == f"the plural rule is {wrong}, but CLDR's is {right}"
