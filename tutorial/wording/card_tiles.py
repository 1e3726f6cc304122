"""The tiles of a card's line as a page shows them: each group apart, the whole in words for the ear."""

from collections.abc import Sequence
from functools import lru_cache

from django.templatetags.static import static
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine.card.hands import Block
from tutorial.wording import language, markup, numbers, tiles

Parts = tuple[tuple[Block, ...], ...]
"""The groups of a line in the order of the card; the tiles of a cluster are one part."""


def printed(parts: Parts) -> SafeString:
    """The tiles of a line, American names and faces."""
    return _printed(parts, language.current(), static(markup.SPRITE))


@lru_cache(maxsize=2048)
def _printed(parts: Parts, _language: str, _sprite: str) -> SafeString:
    """The markup, kept for each language and sprite."""
    sets = format_html_join("", '<span class="set">{}</span>', ((_pictures(part),) for part in parts))
    said = _("For example: %(tiles)s") % {"tiles": numbers.listing([_said(each) for part in parts for each in part])}
    return format_html('<span class="tiles s" role="img" aria-label="{}">{}</span>', said, sets)


def _pictures(part: Sequence[Block]) -> SafeString:
    """The tiles of one part, side by side; the whole row has a name, so they have none."""
    pieces = (each.design for each in part for _copy in range(each.size))
    return format_html_join("", "{}", ((markup.unnamed(each, american=True),) for each in pieces))


def _said(block: Block) -> str:
    """A group in words."""
    name = tiles.name(block.design, american=True)
    if block.size == 1:
        return name
    # Translators: equal tiles in a group, read aloud: how many, and which one
    return pgettext("tiles of a group", "%(many)s × %(tile)s") % {"many": numbers.number(block.size), "tile": name}
