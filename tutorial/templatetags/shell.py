"""What every page uses: signs of the sprite, and parts that are the same again and again."""

from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache

from django import template
from django.template.base import FilterExpression, NodeList, Parser, Token
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language

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


@register.tag
def kept(parser: Parser, token: Token) -> "Kept":
    """A part of a page that hangs on nothing but the language and the named values: rendered once for each of them.

    `{% kept shell.canonical %}…{% endkept %}`; with a name missing, readers would see each other's pages.
    """
    _, *names = token.split_contents()
    nodes = parser.parse(("endkept",))
    parser.delete_first_token()
    return Kept(nodes, tuple(map(parser.compile_filter, names)))


class Kept(template.Node):
    """Such a part, with what it has rendered so far."""

    MOST = 512
    """With so many renderings the oldest ones go."""

    def __init__(self, nodelist: NodeList, values: tuple[FilterExpression, ...]) -> None:
        self.nodelist = nodelist
        self.values = values
        self._rendered: OrderedDict[Hashable, SafeString] = OrderedDict()

    def render(self, context: template.Context) -> SafeString:
        """The part, as it was rendered for these values before, or rendered now."""
        values = [value.resolve(context) for value in self.values]
        key = (get_language(), *[tuple(value) if isinstance(value, list) else value for value in values])
        found = self._rendered.get(key)
        if found is None:
            while len(self._rendered) >= self.MOST:
                self._rendered.popitem(last=False)  # not by its key: words have another hash in another language
            found = self._rendered[key] = self.nodelist.render(context)
        return found
