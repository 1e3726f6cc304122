"""Tile markup, the anatomy of the style sheet's `.tile`, `.tiles` and `.rack`, built once for each look and kept.

Templates call these instead of looping: a page shows hundreds of tiles. Whatever changes the text is in the key of the
cache: the language, and the address of the sprite, which every call asks for anew (tests and deployments change it).
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import pgettext

from engine.notation import parse_tiles
from engine.reasons import Mark
from engine.tiles import Design, Tile
from tutorial.wording import language, tiles

SPRITE = "tiles.svg"
"""The static file that holds the faces."""

Marks = Mapping[Tile, Mark] | Iterable[tuple[Tile, Mark]]
"""Marks by tile, or the pairs a verdict holds."""


class Ask(StrEnum):
    """What a rack lets the learner do with its tiles."""

    PRESS = "press"
    """Each tile sends the form."""
    ONE = "one"
    """One of them is chosen, a button beside the rack sends the form."""
    MANY = "many"
    """Any number of them is chosen, a button beside the rack sends the form."""
    SHOW = "show"
    """Nothing: the tiles are pictures."""


def picture(
    of: Tile | Design, *, mark: Mark | None = None, extra: str = "", american: bool | None = None
) -> SafeString:
    """A tile to look at. `extra` adds classes such as ``last``, ``gap`` or ``drawn``."""
    return _picture(tiles.design_of(of), _look(mark, extra, american=american))


def unnamed(of: Tile | Design, *, extra: str = "", american: bool | None = None) -> SafeString:
    """A tile beside its name: a picture that a screen reader passes over."""
    return _unnamed(tiles.design_of(of), _look(None, extra, american=american))


def button(
    piece: Tile,
    *,
    field: str = "answer",
    mark: Mark | None = None,
    pressed: bool | None = None,
    blocked: bool = False,
    extra: str = "",
    american: bool | None = None,
) -> SafeString:
    """A tile that sends its form with `field` set to the name of the tile.

    `pressed` says that it is chosen or not; None that it is no such tile. A `blocked` one can be pressed all the same:
    the server answers with the reason.
    """
    return _button(piece, field, pressed, blocked, _look(mark, extra, american=american))


def choice(
    piece: Tile,
    *,
    field: str = "answer",
    many: bool = False,
    checked: bool = False,
    mark: Mark | None = None,
    extra: str = "",
    american: bool | None = None,
) -> SafeString:
    """A tile to choose without a script: a radio button, or with `many` a checkbox, inside its label."""
    return _choice(piece, field, "checkbox" if many else "radio", checked, _look(mark, extra, american=american))


def back(*, extra: str = "") -> SafeString:
    """A tile lying face down."""
    return format_html(
        '<span class="{}" role="img" aria-label="{}">{}</span>',
        _classes("tile", "back", extra),
        pgettext("tile label", "face-down tile"),
        _art(static(SPRITE), "back"),
    )


def stack(value: str, *, label: str, mark: str = "", waits: bool = False, field: str = "answer") -> SafeString:
    """A face-down stack of a wall that sends its form, or with `waits` one to choose; `mark` is "yes", "no" or none."""
    art, marked = _art(static(SPRITE), "back"), mark_safe(f' data-mark="{mark}"' if mark else "")
    if waits:
        return format_html(
            '<label class="tile back"{}>'
            '<input class="vh" type="radio" name="{}" value="{}" aria-label="{}"{}>{}</label>',
            *(marked, field, value, label, mark_safe(" checked" if mark else ""), art),
        )
    pressed = mark_safe(' aria-pressed="true"' if mark else "")
    return format_html(
        '<button class="tile back" name="{}" value="{}" aria-label="{}"{}{}>{}</button>',
        *(field, value, label, pressed, marked, art),
    )


def gap() -> SafeString:
    """A place without a tile."""
    # Translators: a place where a tile is missing, read aloud
    return format_html(
        '<span class="tile gap" role="img" aria-label="{}"></span>', pgettext("tile label", "empty place")
    )


def row(
    what: str | Iterable[Tile | Design],
    *,
    size: str = "",
    marks: Marks = (),
    extra: str = "",
    american: bool | None = None,
) -> SafeString:
    """Tiles side by side, for looking at; a phrase, so it may stand inside a paragraph.

    What is written apart in notation stands apart: ``123m 555p`` shows two sets. `size` is "", "xs", "s", "l" or "fit".

    Raises: NotationError
    """
    tiles = what if isinstance(what, str) else tuple(what)
    return _row(tiles, _pairs(marks), _look(None, _classes("tiles", size, extra), american=american))


def rack(
    pieces: Iterable[Tile],
    *,
    ask: Ask = Ask.PRESS,
    label: str = "",
    field: str = "answer",
    marks: Marks = (),
    chosen: Collection[Tile] = (),
    drawn: Tile | None = None,
    locked: Collection[Tile] = (),
    extra: str = "",
    american: bool | None = None,
) -> SafeString:
    """The learner's tiles, as buttons, as choices or as pictures.

    `chosen` are those already picked, `locked` those that stay with her; they can be tried all the same.
    """
    # Translators: what a group of tiles is called when read aloud
    name = label or pgettext("tile label", "Your tiles")
    held = _Held(tuple(pieces), ask, field, _pairs(marks), frozenset(chosen), drawn, frozenset(locked))
    return _rack(held, name, _look(None, _classes("rack", extra), american=american))


# ---- built once ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Look:
    """What the markup of a tile, a row or a rack depends on besides the tiles: a part of the key it is kept by."""

    mark: Mark | None
    """What a verdict says of the tile."""
    extra: str
    """Classes: of a tile those behind the first, of a row or a rack all of them."""
    american: bool
    """The names and faces of the American game."""
    language: str
    """The language of the names."""
    sprite: str
    """The address of the faces."""


def _look(mark: Mark | None, extra: str, *, american: bool | None) -> _Look:
    """A look in the reader's language, with the sprite as it is served now."""
    return _Look(mark, extra, tiles.are_american(asked=american), language.current(), static(SPRITE))


@lru_cache(maxsize=4096)
def _picture(design: Design, look: _Look) -> SafeString:
    """The markup of `picture`."""
    return format_html(
        '<span class="{}" role="img" aria-label="{}"{}>{}</span>',
        _classes("tile", look.extra),
        _label(design, look),
        _data_mark(look),
        _face(design, look),
    )


@lru_cache(maxsize=4096)
def _unnamed(design: Design, look: _Look) -> SafeString:
    """The markup of `unnamed`."""
    return format_html(
        '<span class="{}" aria-hidden="true">{}</span>', _classes("tile", look.extra), _face(design, look)
    )


@lru_cache(maxsize=4096)
def _button(piece: Tile, field: str, pressed: bool | None, blocked: bool, look: _Look) -> SafeString:
    """The markup of `button`."""
    return format_html(
        '<button class="{}" name="{}" value="{}" aria-label="{}"{}{}{}>{}</button>',
        _classes("tile", look.extra),
        field,
        piece.name,
        _label(piece, look),
        "" if pressed is None else mark_safe(f' aria-pressed="{str(pressed).lower()}"'),
        mark_safe(' aria-disabled="true"') if blocked else "",
        _data_mark(look),
        _face(piece.design, look),
    )


@lru_cache(maxsize=4096)
def _choice(piece: Tile, field: str, kind: str, checked: bool, look: _Look) -> SafeString:
    """The markup of `choice`."""
    return format_html(
        '<label class="{}"{}><input class="vh" type="{}" name="{}" value="{}" aria-label="{}"{}>{}</label>',
        _classes("tile", look.extra),
        _data_mark(look),
        kind,
        field,
        piece.name,
        _label(piece, look),
        mark_safe(" checked") if checked else "",
        _face(piece.design, look),
    )


class _Held(NamedTuple):
    """What lies on a rack: a part of the key its markup is kept by."""

    pieces: tuple[Tile, ...]
    """The tiles."""
    ask: Ask
    """What may be done with them."""
    field: str
    """What their form field is called."""
    marks: tuple[tuple[Tile, Mark], ...]
    """What a verdict says of them."""
    chosen: frozenset[Tile]
    """Those already picked."""
    drawn: Tile | None
    """The one just drawn."""
    locked: frozenset[Tile]
    """Those that stay with her."""


@lru_cache(maxsize=1024)
def _rack(held: _Held, label: str, look: _Look) -> SafeString:
    """The markup of `rack`."""
    marked, american = dict(held.marks), look.american

    def one(piece: Tile) -> SafeString:
        mark = marked.get(piece)
        looks = _classes("drawn" if piece is held.drawn else "", "locked" if piece in held.locked else "")
        is_chosen = piece in held.chosen
        match held.ask:
            case Ask.PRESS:
                pressed = True if is_chosen else None
                return button(piece, field=held.field, mark=mark, pressed=pressed, extra=looks, american=american)
            case Ask.ONE | Ask.MANY as ask:
                many = ask is Ask.MANY
                return choice(
                    piece, field=held.field, many=many, checked=is_chosen, mark=mark, extra=looks, american=american
                )
            case Ask.SHOW:
                return picture(piece, mark=mark, extra=looks, american=american)

    tiles = mark_safe("".join(map(one, held.pieces)))
    return format_html('<div class="{}" role="group" aria-label="{}">{}</div>', look.extra, label, tiles)


@lru_cache(maxsize=4096)
def _row(what: str | tuple[Tile | Design, ...], marks: tuple[tuple[Tile, Mark], ...], look: _Look) -> SafeString:
    """The markup of `row`."""
    marked = dict(marks)
    sets: Iterable[Iterable[Tile | Design]] = _sets(what) if isinstance(what, str) else (what,)
    shown = [mark_safe("".join(_shown(each, marked, american=look.american) for each in pieces)) for pieces in sets]
    if len(shown) > 1:
        shown = [mark_safe(f'<span class="set">{each}</span>') for each in shown]
    return format_html('<span class="{}">{}</span>', look.extra, mark_safe("".join(shown)))


def _pairs(marks: Marks) -> tuple[tuple[Tile, Mark], ...]:
    """Marks as a key can hold them."""
    return tuple(marks.items() if isinstance(marks, Mapping) else marks)


@lru_cache(maxsize=1024)
def _sets(text: str) -> tuple[tuple[Tile, ...], ...]:
    """The tiles of each part of `text`, copies counted over the whole."""
    whole = iter(parse_tiles(text))
    return tuple(tuple(next(whole) for _ in parse_tiles(part)) for part in text.split())


def _shown(of: Tile | Design, marks: Mapping[Tile, Mark], *, american: bool) -> SafeString:
    """A tile of a row."""
    return picture(of, mark=marks.get(of) if isinstance(of, Tile) else None, american=american)


def _label(of: Tile | Design, look: _Look) -> str:
    """The words for the ear."""
    looks = look.extra.split()
    return tiles.label(of, mark=look.mark, drawn="drawn" in looks, locked="locked" in looks, american=look.american)


def _face(design: Design, look: _Look) -> SafeString:
    """The picture and the index."""
    art = _art(look.sprite, tiles.sprite_id(design, american=look.american))
    return format_html("{}<b>{}</b>", art, tiles.index_of(design, american=look.american))


def _art(sprite: str, face: str) -> SafeString:
    """A face of the sprite."""
    return format_html('<svg aria-hidden="true"><use href="{}#{}"/></svg>', sprite, face)


def _data_mark(look: _Look) -> SafeString:
    """The attribute that hangs the badge on a tile."""
    return mark_safe(f' data-mark="{look.mark.value}"' if look.mark else "")


def _classes(*names: str) -> str:
    """Class names that are there."""
    return " ".join(each for each in names if each)
