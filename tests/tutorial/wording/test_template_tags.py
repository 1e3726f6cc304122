"""The template tags: what a page writes to say a reason, a tile, a term, a number."""

from django.http import HttpRequest
from django.template import Context, Template
from django.utils.translation import override

from engine.notation import parse_design, parse_tiles
from engine.reasons import Reason


def _rendered(source: str, **context: object) -> str:
    return Template("{% load wording %}" + source).render(Context(context))


def test_reason() -> None:
    reason = Reason("tile.named", {"tile": parse_design("5p")})
    assert _rendered("{% reason r %}", r=reason) == "This tile is: 5 dots."
    assert "tiles.svg#p5" in _rendered("{% reason r pictures=True %}", r=reason)


def test_tile() -> None:
    html = _rendered('{% tile "7z" mark="no" extra="last" %}')
    assert html.startswith('<span class="tile last" role="img" aria-label="wrong: red dragon" data-mark="no">')
    assert "data-mark" not in _rendered("{% tile d %}", d=parse_design("7z"))


def test_tile_name() -> None:
    assert (
        _rendered('{% tile_name "5z" %}, {% tile_name d american=True %}', d=parse_design("5z")) == "white dragon, soap"
    )


def test_tiles() -> None:
    assert _rendered('{% tiles "123m 55p" size="s" %}').count('class="set"') == 2


def test_rack() -> None:
    html = _rendered('{% rack held ask="one" label="Pick" field="pick" %}', held=parse_tiles("19m"))
    assert html.count('type="radio" name="pick"') == 2
    assert 'aria-label="Pick"' in html


def test_term_native_and_what_waits_for_a_reader() -> None:
    source = '{% term "terminal" %} {% native "pung" %}{% native "ui_hint" %} {% term "pung" %}'
    source += ' {% unread_terms as low %}{{ low|join:" " }}'
    with override("sw"):
        html = _rendered(source, request=HttpRequest())
    assert html == 'kigae cha ncha <span class="native" lang="zh-Hant">碰</span> pung terminal'
    assert _rendered('{% term "pung" %}{% unread_terms as low %}{{ low|length }}') == "pung0"


def test_filters() -> None:
    with override("bn"):
        assert _rendered("{{ n|number }} {{ n|digits }} {{ half|percent }}", n=1234, half=0.5) == "১,২৩৪ ১২৩৪ ৫০%"
    assert _rendered("{{ items|listing }}", items=["<", "b"]) == "&lt; and b"
