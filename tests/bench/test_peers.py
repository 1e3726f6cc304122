"""The benches of distances and sheets say no where an answer differs or a goal is missed, and name what is left out."""

from collections.abc import Mapping

import pytest

from tests.bench import peers, sheets


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "HANDS", 20)
    monkeypatch.setattr(peers, "ROUNDS", 1)
    monkeypatch.setattr(peers, "memory", lambda: 1.0)
    monkeypatch.setattr(sheets, "HANDS", 20)


def test_a_library_that_is_absent_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda _name: None)
    assert peers.main() == 0
    told = capsys.readouterr().out
    assert "jansou: left out" in told
    assert "riichienv: left out" in told
    assert "every goal is met" in told


def test_too_much_memory_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda _name: None)
    monkeypatch.setattr(peers, "memory", lambda: 21.0)
    assert peers.main() == 1
    assert "missed: memory" in capsys.readouterr().out


def test_differing_answers_are_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(peers, "differing", lambda _hands: 3)
    assert peers.main() == 1
    assert "missed: 3 answers" in capsys.readouterr().out


@pytest.mark.parametrize(("goal", "code"), [(0.0, 1), (100.0, 0)])
def test_slow_sheets_are_told(goal: float, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheets, "GOAL", goal)
    tables: Mapping[str, object] = {"Sichuan": sheets.TABLES["Sichuan"]}
    monkeypatch.setattr(sheets, "TABLES", tables)
    assert sheets.main() == code
