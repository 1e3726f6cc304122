"""A golden transcript of each variant: what a deal looks like, to the last tile."""

import pytest

from engine.ruleset import Variant
from engine.variants import VARIANTS
from tests.engine.transcript import GOLDEN, SEEDS, transcript


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.id)
def test_the_deal_goes_as_it_went(variant: Variant) -> None:
    assert transcript(variant, SEEDS[variant.id]) == (GOLDEN / f"{variant.id}.txt").read_text(encoding="utf-8")


def test_no_transcript_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == {variant.id for variant in VARIANTS}
