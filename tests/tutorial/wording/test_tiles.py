"""Tile names, indices and pictures: every design in every language, pinned."""

from pathlib import Path

import pytest
from django.conf import settings
from django.utils.translation import override

from engine.notation import parse_design, parse_tiles
from engine.reasons import Mark
from engine.tiles import DESIGNS
from tests.tutorial.wording.languages import LOCALES
from tutorial.wording import tiles

_HEAD, *_ROWS = (
    [cell.strip() for cell in line.split("|")]
    for line in (Path(__file__).parent / "tile_names.txt").read_text("utf-8").splitlines()
)
_AMERICAN_TILES = ("7m", "7s", "7p", "5z", "1f")
_AMERICAN = {
    "en": ["7 crak", "7 bam", "7 dot", "soap", "flower"],
    "sq": ["7 karaktere", "7 bambu", "7 rrathë", "sapun", "lule"],
    "sw": ["7 ya herufi", "7 ya mianzi", "7 ya maduara", "sabuni", "kigae cha ua"],
    "bn": ["ক্র্যাকের ৭", "ব্যামের ৭", "ডটের ৭", "সোপ", "ফুলের টাইল"],
    "hi": ["क्रैक 7", "बैम 7", "डॉट 7", "सोप", "फूल"],
    "ka": ["იეროგლიფის 7", "ბამბუკის 7", "წრის 7", "საპონი", "ყვავილი"],
}


def test_the_table_has_every_design_and_language() -> None:
    assert [row[0] for row in _ROWS] == [each.text for each in DESIGNS]
    assert tuple(_HEAD[1:]) == LOCALES


@pytest.mark.parametrize("row", _ROWS, ids=lambda row: row[0])
def test_name_and_index_of_a_design(row: list[str]) -> None:
    design = parse_design(row[0])
    said = []
    for locale in LOCALES:
        with override(locale):
            said.append(f"{tiles.name(design)} [{tiles.index_of(design)}]")
    assert said == row[1:]


@pytest.mark.parametrize("locale", LOCALES)
def test_american_names(locale: str) -> None:
    with override(locale):
        assert [tiles.name(parse_design(text), american=True) for text in _AMERICAN_TILES] == _AMERICAN[locale]


@pytest.mark.parametrize("american", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_kinds_of_tiles_share_a_corner(locale: str, american: bool) -> None:
    kinds = [each for each in DESIGNS if each.kind == each.index and not each.is_suit_tile]
    if american:
        kinds = [each for each in kinds if not each.is_bonus or each.rank == 1]
    with override(locale):
        corners = [tiles.index_of(each, american=american) for each in kinds]
    assert len(set(corners)) == len(corners)
    assert all(corner and len(corner) <= 4 for corner in corners)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_designs_share_a_name(locale: str) -> None:
    with override(locale):
        assert len({tiles.name(each) for each in DESIGNS}) == len(DESIGNS)


def test_every_design_has_a_picture_of_its_own() -> None:
    drawn = (Path(settings.BASE_DIR) / "static" / "tiles.svg").read_text("utf-8")
    faces = [tiles.sprite_id(each) for each in DESIGNS] + [tiles.sprite_id(parse_design("5z"), american=True)]
    assert len(set(faces)) == len(faces)
    assert [face for face in faces if f'id="{face}"' not in drawn] == []


def test_a_tile_is_called_like_its_design() -> None:
    assert tiles.name(parse_tiles("5p.3")[0]) == tiles.name(parse_design("5p")) == "5 dots"


def test_tiles_are_listed() -> None:
    assert tiles.names(parse_tiles("3s6s"), either=True) == "3 bamboo or 6 bamboo"
    with override("ka"):
        assert tiles.names(parse_tiles("1s4s7s")) == "ბამბუკის 1, ბამბუკის 4 და ბამბუკის 7"


@pytest.mark.parametrize(
    ("locale", "mark", "said"),
    [
        ("en", Mark.NO, "wrong: 2 dots"),
        ("en", Mark.YES, "right: 2 dots"),
        ("en", Mark.WHY, "look here: 2 dots"),
        ("sq", Mark.NO, "gabim: 2 rrathë"),
        ("sw", Mark.YES, "sahihi: 2 ya maduara"),
        ("bn", Mark.WHY, "এটি দেখুন: বৃত্তের ২"),
        ("hi", Mark.NO, "ग़लत: बिंदु 2"),
        ("ka", Mark.YES, "სწორია: წრის 2"),
    ],
)
def test_a_mark_is_said_in_words(locale: str, mark: Mark, said: str) -> None:
    with override(locale):
        assert tiles.label(parse_design("2p"), mark=mark) == said


def test_what_else_a_label_says() -> None:
    assert tiles.label(parse_design("2s"), drawn=True, chosen=True) == "2 bamboo, just drawn, chosen"
