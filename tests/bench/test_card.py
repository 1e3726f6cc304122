"""The bench of the card says no where a goal is missed; with `--deep` it runs in full."""

import pytest

from tests.bench import card


@pytest.mark.deep
def test_the_card_is_fast_enough(capsys: pytest.CaptureFixture[str]) -> None:
    written: list[str] = []
    code = card.main(written.append)
    with capsys.disabled():
        card.sys.stdout.write("\n" + "".join(written))
    assert code == 0, "".join(written)


def test_a_fast_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "yardstick", lambda: 1.0)
    monkeypatch.setattr(card, "LONGEST_LOAD", 60)
    written: list[str] = []
    assert card.main(written.append, racks=2) == 0
    assert written[1].startswith("rack to the whole card")
    assert written[1].endswith("at most 6 Y\n")


def test_a_slow_card_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "yardstick", lambda: 1e-9)
    assert card.main(lambda _: None, racks=2) == 1


def test_a_slow_load_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "yardstick", lambda: 1.0)
    monkeypatch.setattr(card, "LONGEST_LOAD", 0)
    assert card.main(lambda _: None, racks=2) == 1
