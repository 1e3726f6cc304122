import pytest

from engine.reasons import ContentError
from engine.ruleset import Variant
from engine.variants import VARIANTS, variant


@pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.id)
def test_a_variant_is_found_by_its_id(one: Variant) -> None:
    assert variant(one.id) is one


@pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.id)
def test_the_box_is_large_enough_for_four_hands(one: Variant) -> None:
    assert 4 * one.hand_size < len(one.tile_set)
    assert one.shapes


@pytest.mark.parametrize("text", ["", "chess", "Basic", "x" * 500])
def test_an_unknown_variant(text: str) -> None:
    with pytest.raises(ContentError) as refusal:
        variant(text)
    assert refusal.value.reason.code == "variant.unknown"
    assert refusal.value.reason.params == {"text": text[:40]}
