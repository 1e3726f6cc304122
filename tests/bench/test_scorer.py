"""The scorer answers within its goal; the bench says so, and says no where it does not."""

import pytest

from tests.bench import scorer


@pytest.mark.django_db
def test_the_scorer_is_fast_enough(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scorer, "ROUNDS", 3)
    written: list[str] = []
    code = scorer.main(written.append)
    with capsys.disabled():
        scorer.sys.stdout.write("\nscorer: " + written[-1])
    assert code == 0, "".join(written)


def test_a_slow_scorer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scorer, "measure", lambda: {"a win": 50.0, "no win": 60.0})
    written: list[str] = []
    assert scorer.main(written.append) == 1
    assert written[-1].startswith("median of all")
