"""Extraction: what counts as a sentence, and what happens to the catalogs when sentences come and go."""

from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from django.core.management import call_command

from tutorial.wording.extraction import extracted, keys, renew

CODE = """
_("plain")
ngettext("one tile", "%(n)s tiles", n)
# Translators: one letter
pgettext("tile index", "E")
npgettext("tile name", "%(n)s dot", "%(n)s dots", n)
gettext_lazy("in two "
             "lines")
said("a frame: %(tile)s", tile=Slot.TILE)
counted("frame one", "frame many", n=Slot.COUNT)
not_a_sentence("no")
"""
TEMPLATE = """{% load i18n %}{% trans "from a template" %}
    {% blocktranslate count n=n %}{{ n }} step{% plural %}{{ n }} steps{% endblocktranslate %}
  {% translate "with context" context "menu" %}
"""
FOUND = {
    ("", "plain"): ("plain",),
    ("", "one tile"): ("one tile", "%(n)s tiles"),
    ("tile index", "E"): ("E",),
    ("tile name", "%(n)s dot"): ("%(n)s dot", "%(n)s dots"),
    ("", "in two lines"): ("in two lines",),
    ("", "a frame: %(tile)s"): ("a frame: %(tile)s",),
    ("", "frame one"): ("frame one", "frame many"),
    ("", "from a template"): ("from a template",),
    ("", "%(n)s step"): ("%(n)s step", "%(n)s steps"),
    ("menu", "with context"): ("with context",),
}


@pytest.fixture
def base(tmp_path: Path) -> Path:
    (tmp_path / "tutorial" / "migrations").mkdir(parents=True)
    (tmp_path / "templates" / "learn").mkdir(parents=True)
    (tmp_path / "tutorial" / "code.py").write_text(CODE, "utf-8")
    (tmp_path / "tutorial" / "migrations" / "0001.py").write_text('_("not this")', "utf-8")
    (tmp_path / "templates" / "learn" / "page.html").write_text(TEMPLATE, "utf-8")
    return tmp_path


def _catalog(root: Path, locale: str) -> str:
    return (root / locale / "LC_MESSAGES" / "django.po").read_text("utf-8")


def test_sentences_of_code_and_templates(base: Path) -> None:
    assert keys(extracted(base)) == FOUND


def test_a_new_catalog_waits_empty_with_the_plural_rule_of_its_language(base: Path, tmp_path: Path) -> None:
    root = tmp_path / "locale"
    for locale, rule in (
        ("sq", "(n != 1)"),
        ("sw", "(n != 1)"),
        ("ka", "(n != 1)"),
        ("bn", "(n > 1)"),
        ("hi", "(n > 1)"),
    ):
        assert renew(locale, base=base, root=root)
        text = _catalog(root, locale)
        assert f'"Plural-Forms: nplurals=2; plural={rule};\\n"' in text
        assert "#. Translators: one letter" in text
        assert "#, python-format" in text
        assert "fuzzy" not in text
        assert "\n#:" not in text
        assert not renew(locale, base=base, root=root)


def test_translations_stay_and_dead_sentences_go(base: Path, tmp_path: Path) -> None:
    root = tmp_path / "locale"
    renew("ka", base=base, root=root)
    file = root / "ka" / "LC_MESSAGES" / "django.po"
    file.write_text(
        file.read_text("utf-8").replace('msgid "plain"\nmsgstr ""', 'msgid "plain"\nmsgstr "უბრალო"'), "utf-8"
    )
    code = base / "tutorial" / "code.py"
    code.write_text(CODE.replace('not_a_sentence("no")', '_("plainer")').replace("in two ", "in three "), "utf-8")
    assert renew("ka", base=base, root=root)
    with file.open("rb") as opened:
        catalog = read_po(opened)
    plain, plainer = catalog.get("plain"), catalog.get("plainer")
    assert plain is not None
    assert plainer is not None
    assert plain.string == "უბრალო"
    assert plainer.string == ""
    assert "in two lines" not in _catalog(root, "ka")
    assert "in three lines" in _catalog(root, "ka")
    assert "#~" not in _catalog(root, "ka")


def test_the_command_collects_for_every_translated_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = "tutorial.management.commands.extract_messages"
    compiled: list[bool] = []
    monkeypatch.setattr(f"{commands}.renew", lambda locale: locale != "hi")
    monkeypatch.setattr(f"{commands}.compile_catalogs", lambda: compiled.append(True))
    call_command("extract_messages")
    assert capsys.readouterr().out.split() == ["sq", "sw", "bn", "ka"]
    assert compiled
