"""Tile rooms show the box the engine has, every tile of it once, in the reader's words."""

import pytest
from django.test import Client
from django.utils.translation import override

from engine.notation import parse_design
from engine.variants.boxes import BOXES
from tests.tutorial.html import by_class, fragment, parsed, text
from tutorial.content.library import get_library
from tutorial.traditions.rooms import Piece, families, lookalikes, pieces
from tutorial.wording import tiles

pytestmark = pytest.mark.django_db

IDS = list(BOXES)
HTMX = {"HX-Request": "true"}


@pytest.mark.parametrize("locale", ["en", "bn"])
@pytest.mark.parametrize("id", IDS)
def test_a_room_has_one_headline_and_one_main_key(client: Client, locale: str, id: str) -> None:
    page = parsed(client.get(f"/{locale}/tiles/{id}/"))
    assert page.get("lang") == locale
    assert len(by_class(page, "key")) == 1


@pytest.mark.parametrize("id", IDS)
def test_every_tile_of_the_box_lies_there_once(id: str) -> None:
    tradition = get_library().traditions[id]
    shown = [each.design for each in pieces(tradition)]
    assert sorted(shown, key=lambda each: each.index) == sorted(BOXES[id].designs, key=lambda each: each.index)
    played = sum(family.total for family in families(tradition) if not family.is_optional)
    assert played == len(BOXES[id].tiles)


@pytest.mark.parametrize("locale", ["en", "bn"])
@pytest.mark.parametrize("id", IDS)
def test_each_tile_is_named_and_leads_to_its_card(client: Client, locale: str, id: str) -> None:
    american = get_library().traditions[id].american
    cells = by_class(parsed(client.get(f"/{locale}/tiles/{id}/")), "cell")
    assert len(cells) == len(BOXES[id].designs)
    with override(locale):
        for cell in cells:
            design = parse_design(str(cell.get("href")).split("/")[-2])
            assert tiles.name(design, american=american) in text(cell)
            assert cell.get("data-hx-get") == cell.get("href")


def test_four_copies_are_a_number_and_not_four_pictures(client: Client) -> None:
    dots = by_class(parsed(client.get("/en/tiles/basic/")), "family")[0]
    assert text(next(dots.iter("header"))) == "Dots 筒子 36 tiles, 4 of each"
    assert len(by_class(dots, "tile")) == 9


@pytest.mark.claims("S37")
@pytest.mark.parametrize(("family", "tile"), [("flower_tile", "flower"), ("joker", "joker")])
def test_the_american_room_shows_all_eight_flowers_and_jokers(client: Client, family: str, tile: str) -> None:
    page = parsed(client.get("/en/tiles/american/"))
    (section,) = [each for each in by_class(page, "family") if each.get("aria-labelledby") == f"family-{family}"]
    (felt,) = by_class(section, "felt")
    (details,) = felt.iter("details")
    shown = [each.get("aria-label") for each in details.iter() if each.get("role") == "img"]
    assert shown == [tile] * 8


def test_tiles_only_some_tables_use_are_marked(client: Client) -> None:
    marked = {
        id: [each.get("aria-labelledby") for each in by_class(parsed(client.get(f"/en/tiles/{id}/")), "family")
             if "Only at some tables" in text(each)]
        for id in ("classical", "riichi", "hong_kong")
    }  # fmt: skip
    assert marked == {
        "classical": ["family-flower_tile", "family-season_tile"],
        "riichi": ["family-red_five"],
        "hong_kong": [],
    }


def test_names_in_chinese_and_japanese_stand_in_a_table(client: Client) -> None:
    page = parsed(client.get("/en/tiles/hong_kong/"))
    rows = [[text(cell) for cell in row] for row in page.iter("tr")]
    assert ["5 dots", "五筒 ng5 tung4", "五筒 wǔ tǒng", "五筒 ūpin"] in rows


ALIKE = {
    "basic": {"white", "six-nine", "seven-eight", "eight-nine", "six-eight"},
    "american": {"bird", "white", "joker", "six-nine", "seven-eight", "eight-nine", "six-eight"},
    "riichi": {"white", "six-nine", "seven-eight", "eight-nine", "six-eight", "red-five"},
    "hong_kong": {"bird", "cane", "white", "seasons", "six-nine", "seven-eight", "eight-nine", "six-eight"},
}


@pytest.mark.parametrize("id", ALIKE)
def test_look_alikes_lie_side_by_side_where_the_box_has_them_all(client: Client, id: str) -> None:
    notes = {each.id: each for each in get_library().guide.tile_notes.lookalikes}
    found = lookalikes(get_library().traditions[id])
    wanted = [each.tiles for each in notes.values() if each.id in ALIKE[id]]
    assert [tuple(piece.design.text for piece in each.pieces) for each in found] == wanted
    assert len(by_class(parsed(client.get(f"/en/tiles/{id}/")), "alike")) == len(wanted)


# ---- cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en", "bn"])
@pytest.mark.parametrize("path", ["hong_kong/1s", "american/1j", "american/5z", "riichi/0p", "classical/5f"])
def test_a_card_tells_name_number_use_and_look_alikes(client: Client, locale: str, path: str) -> None:
    id, notation = path.split("/")
    page = parsed(client.get(f"/{locale}/tiles/{path}/"))
    piece = Piece(parse_design(notation), get_library().traditions[id])
    (card,) = by_class(page, "card")
    with override(locale):
        assert text(next(card.iter("h1"))).casefold() == piece.name.casefold()
    assert all(each.text in text(card) for each in piece.natives)
    assert by_class(card, "use")
    assert by_class(card, "alike")
    assert len(by_class(page, "key")) == 1


@pytest.mark.parametrize("locale", ["en", "bn"])
def test_for_htmx_the_card_comes_alone_and_takes_the_focus(client: Client, locale: str) -> None:
    answer = client.get(f"/{locale}/tiles/basic/1s/", headers=HTMX)
    part = fragment(answer)
    assert "HX-Request" in answer.headers["Vary"]
    assert not list(part.iter("h1"))
    (heading,) = [each for each in part.iter("h3") if "data-focus" in each.attrib]
    assert heading.get("tabindex") == "-1"
    assert all(each.get("data-hx-target") == "closest .slot" for each in part.iter("a") if each.get("rel"))


def test_cards_follow_each_other_through_the_whole_box(client: Client) -> None:
    address, seen = "/en/tiles/american/1p/", []
    while address not in seen:
        seen.append(address)
        page = parsed(client.get(address))
        (key,) = by_class(page, "key")
        if key.get("rel") != "next":
            break
        before = [each.get("href") for each in page.iter("a") if each.get("rel") == "prev"]
        assert before == seen[-2:-1]
        address = str(key.get("href"))
    assert len(seen) == len(BOXES["american"].designs)
    assert key.get("href") == "/en/tiles/american/"


@pytest.mark.parametrize("path", ["sichuan/1z", "basic/1f", "basic/9z", "american/2f", "hong_kong/0p"])
def test_there_is_no_card_of_a_tile_that_is_not_in_the_box(client: Client, path: str) -> None:
    assert client.get(f"/en/tiles/{path}/").status_code == 404


# ---- all rooms -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en", "bn"])
def test_all_rooms_are_listed_with_what_lies_in_them(client: Client, locale: str) -> None:
    page = parsed(client.get(f"/{locale}/tiles/"))
    lines = by_class(page, "line")
    assert [each.get("href") for each in lines] == [f"/{locale}/tiles/{id}/" for id in IDS]
    assert len(by_class(page, "key")) == 1
    if locale == "en":
        assert "152 tiles. Dots, bams, craks, winds, dragons, flowers, and jokers" in text(lines[5])
