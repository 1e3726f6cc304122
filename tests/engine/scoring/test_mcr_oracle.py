"""Random hands of the Chinese Official game counted by the engine and by PyMahjongGB: totals and lists of fans."""

import sys
from collections import Counter

import pytest

from engine.score_requests import shown_hand
from engine.variants import variant
from engine.variants.scored_ids import written_id
from tests import mcr_oracle
from tests.engine.scoring.random_hands import hands

MCR = variant("mcr")
NAMES = {each.id: written_id("mcr", each.id) for each in MCR.tally.patterns}


@pytest.mark.oracle
def test_totals_and_fans_are_those_of_the_oracle(deep: bool, capsys: pytest.CaptureFixture[str]) -> None:
    count = mcr_oracle.HANDS if not deep else 20_000
    reached: Counter[str] = Counter()
    wrong = []
    for hand in hands(3 if deep else 2, count):
        sheet = MCR.tally.sheet(shown_hand({"hand": hand}).showing(MCR))
        fans = Counter(NAMES[line.pattern] for line in sheet.lines)
        reached.update(fans.keys())
        if (sheet.value, dict(fans)) != mcr_oracle.counted(hand):
            wrong.append((hand, sheet.value, fans, mcr_oracle.counted(hand)))
    with capsys.disabled():
        rarest = ", ".join(f"{name} {many}" for name, many in sorted(reached.items(), key=lambda each: each[1])[:5])
        sys.stdout.write(f"\nMCR against the oracle: {count} hands, {len(reached)} patterns, the rarest {rarest}\n")
    assert wrong == []
    assert set(NAMES.values()) == reached.keys()
