import pytest

from engine.notation import parse_design
from engine.variants import VARIANTS
from engine.variants.boxes import BOXES

SIZES = {
    "basic": (136,),
    "hong_kong": (144,),
    "mcr": (144,),
    "sichuan": (108,),
    "classical": (136, 144),
    "american": (152,),
    "riichi": (136,),
    "taiwanese": (144,),
}


@pytest.mark.parametrize("id", SIZES)
def test_how_many_tiles_lie_on_the_table(id: str) -> None:
    assert BOXES[id].sizes == SIZES[id]


def test_there_is_a_box_for_every_tradition_and_no_other() -> None:
    assert BOXES.keys() == SIZES.keys()


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.id)
def test_a_variant_is_played_with_the_tiles_of_its_box(variant) -> None:
    assert variant.tile_set == BOXES[variant.id].tiles


@pytest.mark.parametrize(
    ("id", "design", "copies", "optional"),
    [
        pytest.param("basic", "1s", 4, False, id="four of each"),
        pytest.param("hong_kong", "1f", 1, False, id="one plum"),
        pytest.param("classical", "5f", 1, True, id="flowers at some tables"),
        pytest.param("american", "1f", 8, False, id="eight flowers alike"),
        pytest.param("american", "1j", 8, False, id="eight jokers"),
        pytest.param("riichi", "0p", 1, True, id="red five at some tables"),
        pytest.param("riichi", "5p", 4, False, id="plain five"),
        pytest.param("sichuan", "1z", 0, True, id="no winds"),
    ],
)
def test_how_many_there_are_of_a_design(id: str, design: str, copies: int, optional: bool) -> None:
    box, one = BOXES[id], parse_design(design)
    assert (box.copies(one), box.is_optional(one), one in box) == (copies, optional, copies > 0)


def test_a_red_five_stands_behind_the_plain_one() -> None:
    texts = [each.text for each in BOXES["riichi"].designs]
    assert len(texts) == 37
    assert texts[4:6] == ["5m", "0m"]
