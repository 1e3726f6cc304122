"""The sprite that is served is the one the drawings make, and it has every picture a page may ask for."""

import re
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from django.conf import settings
from django.core.management import call_command

from engine.tiles import DESIGNS
from tutorial.art.sprite import faces, icon, sprite
from tutorial.wording import tiles

STATIC = settings.BASE_DIR / "static"
SVG = "{http://www.w3.org/2000/svg}"


def ids() -> set[str]:
    return {str(symbol.get("id")) for symbol in ElementTree.fromstring(sprite(faces())).iter(f"{SVG}symbol")}


def test_the_committed_sprite_is_the_drawn_one() -> None:
    assert (STATIC / "tiles.svg").read_text(encoding="utf-8") == sprite(faces())


def test_the_committed_icon_is_the_drawn_one() -> None:
    assert (STATIC / "icon.svg").read_text(encoding="utf-8") == icon()


def test_the_command_draws_both(settings: object, tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    settings.BASE_DIR = tmp_path  # type: ignore[attr-defined]
    told = StringIO()
    call_command("draw_tiles", stdout=told)
    assert (tmp_path / "static" / "tiles.svg").read_text(encoding="utf-8") == sprite(faces())
    assert (tmp_path / "static" / "icon.svg").read_text(encoding="utf-8") == icon()
    assert "tiles.svg" in told.getvalue()


@pytest.mark.parametrize("american", [False, True])
def test_every_tile_has_its_picture(american: bool) -> None:
    wanted = {tiles.sprite_id(design, american=american) for design in DESIGNS}
    assert wanted - ids() == set()


def test_every_sign_a_template_draws_is_there() -> None:
    templates = (settings.BASE_DIR / "templates").rglob("*.html")
    named = {name for path in templates for name in re.findall(r'{% icon "([\w-]+)" %}', path.read_text("utf-8"))}
    assert "globe" in named
    assert {f"i-{name}" for name in named} - ids() == set()


def test_dots_and_bamboo_that_can_be_turned_round_are_told_by_color_and_number_alone() -> None:
    """Only 1, 5, 7 and 9 of bamboo carry red, so that "all green" can be seen."""
    drawn = faces()
    assert {number for number in range(1, 10) if "--t-red" in drawn[f"s{number}"]} == {1, 5, 7, 9}


@pytest.mark.parametrize("suit", ["m", "p", "s"])
def test_a_red_five_differs_in_shape_too(suit: str) -> None:
    plain, red = faces()[f"{suit}5"], faces()[f"{suit}0"]
    assert red.count("<path") != plain.count("<path") or len(red) > len(plain)
    assert "M30 64.5l4.2 5.5" in red
    assert "M30 64.5l4.2 5.5" not in plain
