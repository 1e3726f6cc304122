"""What templates say with: reasons, tiles, terms, numbers. ``{% load wording %}``."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from django import template
from django.template import Context
from django.utils.html import format_html
from django.utils.safestring import SafeString

from engine.notation import parse_design
from engine.reasons import Mark, Reason
from engine.seats import Seat
from engine.tiles import Design, Tile
from tutorial.wording import markup, numbers, reasons, review, terms
from tutorial.wording import tiles as tile_names

register = template.Library()


@register.simple_tag
def reason(
    stated: Reason, *, pictures: bool = False, american: bool | None = None, me: Seat | None = None
) -> SafeString:
    """A reason as a sentence, with the tiles it speaks of if wanted, and players as seen from a seat."""
    return reasons.say(stated, pictures=pictures, american=american, me=me)


@register.simple_tag
def tile(
    of: Tile | Design | str, *, mark: Mark | str = "", extra: str = "", american: bool | None = None
) -> SafeString:
    """A tile to look at, given itself or in notation."""
    design = parse_design(of) if isinstance(of, str) else of
    return markup.picture(design, mark=Mark(mark) if mark else None, extra=extra, american=american)


@register.simple_tag
def tile_name(of: Tile | Design | str, *, american: bool | None = None) -> str:
    """What a tile is called."""
    return tile_names.name(parse_design(of) if isinstance(of, str) else of, american=american)


@register.simple_tag
def tiles(
    what: str | Iterable[Tile | Design],
    *,
    size: str = "",
    marks: Mapping[Tile, Mark] | Iterable[tuple[Tile, Mark]] = (),
    extra: str = "",
    american: bool | None = None,
) -> SafeString:
    """Tiles side by side; in notation, what is written apart stands apart."""
    return markup.row(what, size=size, marks=marks, extra=extra, american=american)


@register.simple_tag
def rack(
    pieces: Iterable[Tile],
    *,
    ask: str = "press",
    label: str = "",
    field: str = "answer",
    marks: Mapping[Tile, Mark] | Iterable[tuple[Tile, Mark]] = (),
    chosen: Collection[Tile] = (),
    drawn: Tile | None = None,
    extra: str = "",
    american: bool | None = None,
) -> SafeString:
    """The learner's tiles; `ask` is press, one, many or show."""
    return markup.rack(
        pieces,
        ask=markup.Ask(ask),
        label=label,
        field=field,
        marks=marks,
        chosen=chosen,
        drawn=drawn,
        extra=extra,
        american=american,
    )


@register.simple_tag(takes_context=True)
def term(context: Context, term_id: str) -> str:
    """The name of a term; the page remembers having used it (`unread_terms`)."""
    if request := context.get("request"):
        review.note(request, term_id)
    return terms.name(term_id)


@register.simple_tag
def native(term_id: str, *, script: str = "zh-Hant") -> SafeString:
    """The name of a term in Chinese or Japanese, nothing if there is none."""
    found = terms.native(term_id, script)
    if found is None:
        return SafeString()
    return format_html('<span class="native" lang="{}">{}</span>', found.lang, found.text)


@register.simple_tag(takes_context=True)
def unread_terms(context: Context) -> tuple[str, ...]:
    """The ids of the terms named above on this page that no native player has confirmed."""
    request = context.get("request")
    return review.noted_low(request) if request else ()


@register.filter
def number(value: float) -> str:
    """A number as the reader's language writes it."""
    return numbers.number(value)


@register.filter
def percent(part: float) -> str:
    """A share of one as a percentage."""
    return numbers.percent(part)


@register.filter
def digits(text: Any) -> str:
    """Text with the digits of the reader's language, for numbers inside a translated sentence."""
    return numbers.digits(str(text))


@register.filter
def listing(items: Sequence[str]) -> SafeString:
    """Things in a row: a, b and c."""
    return numbers.listing_html(items)
