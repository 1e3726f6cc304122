"""Tile markup: the anatomy of the style sheet, words for the ear, forms that work without a script."""

import re

import pytest
from django.test import override_settings
from django.utils.safestring import SafeString
from django.utils.translation import override

from engine.notation import parse_design, parse_tiles
from engine.reasons import Mark, NotationError, Verdict
from tutorial.wording import markup
from tutorial.wording.markup import Ask

HAND = parse_tiles("55p1z")
FIVE, OTHER_FIVE, EAST = HAND


def test_a_picture() -> None:
    assert markup.picture(parse_design("5p")) == (
        '<span class="tile" role="img" aria-label="5 dots">'
        '<svg aria-hidden="true"><use href="/static/tiles.svg#p5"/></svg><b>5</b></span>'
    )


def test_a_button_sends_the_very_tile() -> None:
    assert markup.button(OTHER_FIVE, field="tile", mark=Mark.NO, pressed=True, blocked=True, extra="drawn") == (
        '<button class="tile drawn" name="tile" value="5p.2" aria-label="wrong: 5 dots, just drawn"'
        ' aria-pressed="true" aria-disabled="true" data-mark="no">'
        '<svg aria-hidden="true"><use href="/static/tiles.svg#p5"/></svg><b>5</b></button>'
    )


def test_a_button_that_is_not_pressed() -> None:
    assert 'aria-pressed="false"' in markup.button(FIVE, pressed=False)
    assert "aria-pressed" not in markup.button(FIVE)


@pytest.mark.parametrize(("many", "kind"), [(False, "radio"), (True, "checkbox")])
def test_a_choice_needs_no_script(many: bool, kind: str) -> None:
    assert markup.choice(EAST, many=many, checked=True, mark=Mark.YES) == (
        f'<label class="tile" data-mark="yes"><input class="vh" type="{kind}" name="answer" value="1z.1"'
        ' aria-label="right: East wind" checked>'
        '<svg aria-hidden="true"><use href="/static/tiles.svg#we"/></svg><b>E</b></label>'
    )


def test_places_without_a_face() -> None:
    assert 'class="tile back s" role="img" aria-label="face-down tile"' in markup.back(extra="s")
    assert markup.gap() == '<span class="tile gap" role="img" aria-label="empty place"></span>'


def test_what_is_written_apart_stands_apart() -> None:
    html = markup.row("123m 55p", size="s")
    assert html.startswith('<span class="tiles s"><span class="set">')
    assert html.count('class="set"') == 2
    assert len(re.findall('role="img"', html)) == 5
    assert "set" not in markup.row("123m55p")


def test_a_row_takes_tiles_and_designs() -> None:
    html = markup.row((parse_design("7z"), FIVE), marks={FIVE: Mark.WHY}, extra="fit")
    assert html.startswith('<span class="tiles fit">')
    assert html.count("data-mark") == 1
    assert 'aria-label="look here: 5 dots"' in html


def test_copies_in_a_row_are_counted_over_its_parts() -> None:
    pieces = parse_tiles("5p 5p")
    html = markup.row("5p 5p", marks=((pieces[1], Mark.NO),))
    assert html.index("data-mark") > html.index("</span></span>")


def test_a_row_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(NotationError):
        markup.row("5x")


@pytest.mark.parametrize(
    ("ask", "per_tile"),
    [
        (Ask.PRESS, '<button class="tile'),
        (Ask.ONE, 'type="radio"'),
        (Ask.MANY, 'type="checkbox"'),
        (Ask.SHOW, '<span class="tile'),
    ],
)
def test_a_rack(ask: Ask, per_tile: str) -> None:
    html = markup.rack(HAND, ask=ask, label="What you hold", drawn=EAST, extra="nine")
    assert html.startswith('<div class="rack nine" role="group" aria-label="What you hold">')
    assert html.count(per_tile) == 3
    assert html.count("just drawn") == 1


def test_a_rack_shows_the_marks_of_a_verdict() -> None:
    verdict = Verdict(False, (), ((FIVE, Mark.NO), (EAST, Mark.YES)))
    html = markup.rack(HAND, ask=Ask.MANY, marks=verdict.marks, chosen=(FIVE,))
    assert re.findall(r'data-mark="(\w+)"', html) == ["no", "yes"]
    assert html.count(" checked") == 1


def test_a_rack_shows_what_is_chosen() -> None:
    assert markup.rack(HAND, chosen=(FIVE,)).count('aria-pressed="true"') == 1


def test_each_language_has_its_own_markup() -> None:
    english = markup.picture(FIVE)
    with override("bn"):
        bengali = markup.picture(FIVE)
        assert markup.rack(HAND).startswith('<div class="rack" role="group" aria-label="আপনার টাইলগুলো">')
    assert "<b>5</b>" in english
    assert "<b>৫</b>" in bengali
    assert 'aria-label="বৃত্তের ৫"' in bengali
    assert markup.picture(FIVE) == english


def test_the_sprite_is_asked_for_anew() -> None:
    before = markup.button(FIVE)
    with override_settings(STATIC_URL="/elsewhere/"):
        assert "/elsewhere/tiles.svg#p5" in markup.button(FIVE)
    assert markup.button(FIVE) == before


def test_what_is_put_in_is_escaped() -> None:
    assert "<script>" not in markup.rack(HAND, label='"><script>', field='"><script>')
    assert "<script>" not in markup.picture(FIVE, extra='"><script>')


def test_nothing_is_styled_inline() -> None:
    all_of_it = "".join(markup.rack(HAND, ask=ask, marks={FIVE: Mark.NO}) for ask in Ask)
    assert "style=" not in all_of_it
    assert isinstance(markup.rack(HAND), SafeString)


def test_the_american_set() -> None:
    html = markup.row("5z1f", american=True)
    assert 'aria-label="soap"' in html
    assert "#so" in html
    assert "<b>0</b>" in html
    assert 'aria-label="flower"' in html
