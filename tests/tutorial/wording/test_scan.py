"""The scan of translations: each fault is told, and what is well is not."""

from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from tutorial.wording import scan
from tutorial.wording.catalogs import Problem
from tutorial.wording.extraction import extracted, renew
from tutorial.wording.scan import text_faults, translation_problems

CODE = 'ngettext("%(count)s tile: %(tile)s", "%(count)s tiles: %(tile)s", 2)\n_("Home")\n'
ONE, OTHER = "%(count)s pllakë: %(tile)s", "%(count)s pllaka: %(tile)s"


def _problems(tmp_path: Path, locale: str, home: str, one: str = "", other: str = "") -> list[str]:
    """What the scan says of a catalog with these translations, the glossary aside."""
    (tmp_path / "tutorial").mkdir()
    (tmp_path / "tutorial" / "code.py").write_text(CODE, "utf-8")
    root = tmp_path / "locale"
    renew(locale, base=tmp_path, root=root)
    file = root / locale / "LC_MESSAGES" / "django.po"
    text = file.read_text("utf-8")
    for empty, filled in (('"Home"\nmsgstr', home), ("msgstr[0]", one), ("msgstr[1]", other)):
        assert f'{empty} ""' in text
        text = text.replace(f'{empty} ""', f'{empty} "{filled}"')
    file.write_text(text, "utf-8")
    return [each.what for each in translation_problems(base=tmp_path, root=root) if each.path == file]


FAULTS = {
    "well": ("sq", ("Kreu", ONE, OTHER), []),
    "gaps are told elsewhere": ("sq", ("", "", ""), []),
    "placeholder lost": (
        "sq",
        ("Kreu", "%(count)s pllakë", OTHER),
        ["other placeholders than in English: “%(count)s pllakë”"],
    ),
    "placeholder twice": (
        "sq",
        ("Kreu", ONE, "%(count)s %(tile)s %(tile)s"),
        ["other placeholders than in English: “%(count)s %(tile)s %(tile)s”"],
    ),
    "forbidden word": ("sq", ("Kostumet", ONE, OTHER), ["the forbidden word 'kostum*' in “Kostumet”"]),
    "Latin digit": ("bn", ("১ ও 2",), ["a Latin digit in “১ ও 2”"]),
    "decomposed": ("sq", ("Kre\u0301u", ONE, OTHER), ["not in the composed form NFC: “Kre\u0301u”"]),
}


@pytest.mark.parametrize(("locale", "translations", "told"), FAULTS.values(), ids=FAULTS)
def test_faults_of_a_catalog(tmp_path: Path, locale: str, translations: tuple[str, ...], told: list[str]) -> None:
    assert _problems(tmp_path, locale, *translations) == told


def test_a_catalog_out_of_step(tmp_path: Path) -> None:
    _problems(tmp_path, "ka", "")
    (tmp_path / "tutorial" / "code.py").write_text(CODE.replace("Home", "Learn").replace("tiles: ", "tiles, "), "utf-8")
    told = [each.what for each in translation_problems(base=tmp_path, root=tmp_path / "locale")]
    assert "the catalog lacks 'Learn'; `make messages` collects it" in told
    assert "the catalog lacks '%(count)s tile: %(tile)s'; `make messages` collects it" in told
    assert "nothing says 'Home' any more; `make messages` drops it" in told


@pytest.mark.parametrize(
    ("text", "locale"),
    [("টাইল 5p.1 ও 3s", "bn"), ("%(count)s", "bn"), ("Tile 5", "sq"), ("", "ka")],
)
def test_codes_and_placeholders_are_no_digits(text: str, locale: str) -> None:
    assert list(text_faults(text, locale)) == []


def test_the_glossary_is_scanned_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(scan, "text_faults", lambda text, locale: ["a fault"] if text == "pung" else [])
    told = [str(each) for each in translation_problems(base=tmp_path, root=tmp_path)]
    assert "content/glossary/sq.yaml:1: pung: a fault" in told


def test_the_command_tells_every_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = Problem(Path("a.po"), 3, "a fault")
    commands = "tutorial.management.commands.check_catalogs"
    monkeypatch.setattr(f"{commands}.catalog_problems", lambda: (problem,))
    monkeypatch.setattr(f"{commands}.translation_problems", lambda: (problem,))
    with pytest.raises(CommandError, match=r"a\.po:3: a fault\na\.po:3: a fault"):
        call_command("check_catalogs")
    monkeypatch.setattr(f"{commands}.catalog_problems", tuple)
    monkeypatch.setattr(f"{commands}.translation_problems", tuple)
    call_command("check_catalogs")


def test_the_catalogs_are_in_step_with_the_sources() -> None:
    assert [str(each) for each in translation_problems()] == []


def test_no_sentence_is_passed_over(capsys: pytest.CaptureFixture[str]) -> None:
    extracted()
    assert capsys.readouterr().err == ""
