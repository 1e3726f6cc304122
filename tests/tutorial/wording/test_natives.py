"""Tiles in Chinese and Japanese."""

import pytest

from engine.notation import parse_design
from engine.tiles import DESIGNS
from tutorial.wording.natives import natives

NAMES = {
    "1m": "一萬 jat1 maan6 | 一万 yī wàn | 一萬 īwan",
    "9p": "九筒 gau2 tung4 | 九筒 jiǔ tǒng | 九筒 kyūpin",
    "1s": "一索 jat1 sok3 | 一条 yī tiáo | 一索 īsō",
    "0s": "赤五索 cek3 ng5 sok3 | 赤五条 chì wǔ tiáo | 赤五索 aka ūsō",
    "1z": "東風 dung1 fung1 | 东风 dōngfēng | 東 ton",
    "5z": "白板 baak6 baan2 | 白板 báibǎn | 白 haku",
    "8f": "冬 dung1 | 冬 dōng | 冬 fuyu",
    "1j": "百搭 baak3 daap3 | 百搭 bǎidā | ジョーカー牌 jōkāhai",
}


@pytest.mark.parametrize("text", NAMES)
def test_a_tile_has_its_name_and_reading_in_each_script(text: str) -> None:
    said = " | ".join(f"{each.text} {each.reading}" for each in natives(parse_design(text)))
    assert said == NAMES[text]


def test_the_american_flower_has_no_name_of_its_own() -> None:
    assert [each.text for each in natives(parse_design("1f"), american=True)] == ["花牌", "花牌", "花牌"]


@pytest.mark.parametrize("design", DESIGNS, ids=lambda each: each.text)
def test_every_tile_has_all_three(design: object) -> None:
    found = natives(design)  # type: ignore[arg-type]
    assert [(each.lang, each.reading_lang) for each in found] == [
        ("zh-Hant", "yue-Latn"),
        ("zh-Hans", "zh-Latn"),
        ("ja", "ja-Latn"),
    ]
    assert all(each.text and each.reading for each in found)
