"""The bench of deals says no where something is violated; with `--deep` it runs in full."""

import pytest

from engine.ruleset import Variant
from engine.variants import VARIANTS, variant
from tests.bench import deals


@pytest.mark.deep
@pytest.mark.parametrize("tradition", VARIANTS, ids=lambda each: each.id)
def test_many_deals_violate_nothing(tradition: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    """Two thousand deals with all their payments; at least a third are won, with the minimum in force."""
    written: list[str] = []
    code = deals.main([tradition.id], written.append)
    with capsys.disabled():
        deals.sys.stdout.write("\n" + "".join(written))
    assert code == 0, "".join(written)


def test_a_few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "MOST_DEAL", 10**6)
    monkeypatch.setattr(deals, "MOST_REPLAY", 10**6)
    written: list[str] = []
    assert deals.main(["--deals", "4", "sichuan"], written.append) == 0
    assert written[0].startswith("sichuan: 4 deals, ")
    assert deals.main(["--deals", "6", "hong_kong"], written.append) == 0
    assert "with stacked walls" in written[1]


@pytest.mark.parametrize("limit", ["MOST_DEAL", "MOST_REPLAY"])
def test_a_slow_engine_is_told(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, limit, 0)
    written: list[str] = []
    assert deals.main(["--deals", "2", "basic"], written.append) == 1
    assert "slower than it may be" in "".join(written)


def test_what_did_not_occur_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals.conformance, "SCRIPTS", ())
    assert "basic: no won: added-kong in 2 deals" in deals.measured(variant("basic"), 2).violations


def test_wrong_deals_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals.conformance, "outcome_of", lambda _deal: "drawn")
    assert any("a third" in each for each in deals.measured(variant("basic"), 2).violations)
