"""The bench of deals says no where something is violated; with `--deep` it runs in full."""

import pytest

from engine.variants import variant
from tests.bench import deals


@pytest.mark.deep
def test_many_deals_violate_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    written: list[str] = []
    code = deals.main([], written.append)
    with capsys.disabled():
        deals.sys.stdout.write("\n" + "".join(written))
    assert code == 0, "".join(written)


def test_a_few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "MOST_DEAL", 10**6)
    monkeypatch.setattr(deals, "MOST_REPLAY", 10**6)
    written: list[str] = []
    assert deals.main(["--deals", "4", "sichuan"], written.append) == 0
    assert written[0].startswith("sichuan: 4 deals, ")


@pytest.mark.parametrize(
    ("limit", "value", "found"),
    [("MOST_DEAL", 0, "slower"), ("MOST_REPLAY", 0, "slower"), ("MANY", 1, "no won: added-kong")],
)
def test_a_violation_is_told(limit: str, value: int, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "MOST_DEAL", 10**6)
    monkeypatch.setattr(deals, "MOST_REPLAY", 10**6)
    monkeypatch.setattr(deals, limit, value)
    written: list[str] = []
    assert deals.main(["--deals", "2", "basic"], written.append) == 1
    assert found in "".join(written)


def test_wrong_deals_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals.conformance, "outcome_of", lambda _deal: "drawn")
    assert any("a third" in each for each in deals.measured(variant("basic"), 2).violations)
