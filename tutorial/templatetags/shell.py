"""The small marks every page uses: signs of the sprite."""

from functools import lru_cache

from django import template
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString

register = template.Library()


@register.simple_tag
def icon(name: str) -> SafeString:
    """A sign of the sprite, silent for a screen reader: `{% icon "next" %}` draws `i-next`."""
    return _icon(static("tiles.svg"), name)


@register.simple_tag
def face(name: str) -> SafeString:
    """A tile face of the sprite without the tile around it, silent for a screen reader: `{% face "s1" %}`."""
    return format_html('<svg aria-hidden="true"><use href="{}#{}"></use></svg>', static("tiles.svg"), name)


@lru_cache(maxsize=256)
def _icon(sprite: str, name: str) -> SafeString:
    return format_html('<svg class="icon" aria-hidden="true"><use href="{}#i-{}"></use></svg>', sprite, name)
