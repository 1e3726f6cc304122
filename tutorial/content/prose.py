"""Prose: the little markdown lessons are written in, read for what it names and shown as HTML.

Paragraphs, lists, emphasis; a tile is ``![](tiles:123m)``, a term is ``[pungs](term:pung)``. Nothing else, no HTML.
What tiles and terms look like on a page is the caller's matter.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererProtocol
from markdown_it.rules_core import StateCore
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

TILES = "tiles:"
"""How the address of a picture begins."""
TERM = "term:"
"""How the address of a link begins."""

_PLAIN = frozenset(
    f"{name}{part}"
    for name in ("paragraph", "em", "strong", "bullet_list", "ordered_list", "list_item")
    for part in ("_open", "_close")
) | {"inline", "text", "softbreak", "hardbreak"}
_STRANGERS = {
    "heading_open": "a heading",
    "blockquote_open": "a block quote",
    "hr": "a line of dashes",
    "fence": "a block of code",
    "code_block": "an indented line",
    "code_inline": "code between backquotes",
    "link": "a link that is no term",
    "image": "a picture that is no tile",
    "caption": "a caption of a tile picture (the site names the tiles itself)",
    "html": "HTML",
}
_TAG = re.compile(r"<[/!]?[A-Za-z]|<!--")
_PARSER = MarkdownIt("commonmark", {"html": False})


@dataclass(frozen=True, slots=True)
class Named:
    """What a piece of markdown names, and what it should not hold."""

    tiles: tuple[str, ...]
    """The notation of each tile picture, in order."""
    terms: tuple[str, ...]
    """The id of each term, in order."""
    strangers: tuple[str, ...]
    """What has no place in prose, in words."""
    blocks: int
    """How many paragraphs and lists there are."""


@dataclass(frozen=True, slots=True)
class Prose:
    """Shows markdown as HTML; how tiles and terms look is given by the caller."""

    tiles: Callable[[str], str]
    """HTML for tiles in notation."""
    term: Callable[[str, str], str]
    """HTML for a term by its id, and the words of the sentence, which are HTML already."""

    def blocks(self, markdown: str) -> str:
        """Paragraphs and lists as HTML."""
        return str(_SHOWN.render(markdown, {"prose": self}))

    def line(self, markdown: str) -> str:
        """A single line as HTML, without a paragraph around it."""
        return str(_SHOWN.renderInline(markdown, {"prose": self}))


def named(markdown: str) -> Named:
    """What this markdown names."""
    tokens = _PARSER.parse(markdown)
    found = tuple(_walk(tokens))
    return Named(
        tiles=_addresses(found, "image", "src", TILES),
        terms=_addresses(found, "link_open", "href", TERM),
        strangers=tuple(dict.fromkeys(_strangers(found))),
        blocks=sum(1 for each in tokens if each.level == 0 and each.nesting >= 0),
    )


def plain(markdown: str) -> str:
    """The words alone, without marks and pictures: for titles of pages and descriptions.

    >>> plain("Make a [pung](term:pung) ![](tiles:1z) *now*")
    'Make a pung now'
    """
    return " ".join("".join(_words(_walk(_PARSER.parse(markdown)))).split())


def _walk(tokens: Sequence[Token]) -> Iterator[Token]:
    """Every token, the inner ones after the one that holds them; those in a picture's caption are part of it."""
    for token in tokens:
        yield token
        if token.type == "inline":
            yield from _walk(token.children or ())


def _words(tokens: Iterator[Token]) -> Iterator[str]:
    """What is read aloud of the tokens."""
    for token in tokens:
        if token.type in ("text", "code_inline"):
            yield token.content
        elif token.type in ("softbreak", "hardbreak", "paragraph_close"):
            yield " "


def _addresses(tokens: Sequence[Token], type: str, attribute: str, scheme: str) -> tuple[str, ...]:
    """What the addresses of this scheme lead to."""
    addresses = (str(each.attrs.get(attribute, "")) for each in tokens if each.type == type)
    return tuple(each.removeprefix(scheme) for each in addresses if each.startswith(scheme))


def _strangers(tokens: Sequence[Token]) -> Iterator[str]:
    """What has no place in prose."""
    for token in tokens:
        match token.type:
            case "text" if _TAG.search(token.content):
                yield _STRANGERS["html"]
            case "link_open" if not str(token.attrs.get("href", "")).startswith(TERM):
                yield _STRANGERS["link"]
            case "image" if not str(token.attrs.get("src", "")).startswith(TILES):
                yield _STRANGERS["image"]
            case "image" if token.content:
                yield _STRANGERS["caption"]
            case "link_open" | "link_close" | "image":
                pass
            case kind if kind not in _PLAIN and not kind.endswith("_close"):
                yield _STRANGERS[kind]


def _gather(state: StateCore) -> None:
    """Makes one token of a term and its words, so that one call can show it."""
    for block in state.tokens:
        if block.children:
            block.children = list(_gathered(block.children))


def _gathered(tokens: Sequence[Token]) -> Iterator[Token]:
    """The tokens, those between the ends of a link inside it."""
    link: Token | None = None
    for token in tokens:
        if token.type == "link_open":
            link = Token("term", "", 0, content=str(token.attrs.get("href", "")), children=[])
        elif token.type == "link_close" and link is not None:
            yield link
            link = None
        elif link is not None:
            link.children = [*(link.children or ()), token]
        else:
            yield token


def _show_term(self: RendererProtocol, tokens: Sequence[Token], at: int, options: OptionsDict, env: EnvType) -> str:
    """A term as the caller shows it; any other link as its words."""
    words = _SHOWN.renderer.render(tokens[at].children or [], options, env)
    address = tokens[at].content
    return _prose(env).term(address.removeprefix(TERM), words) if address.startswith(TERM) else words


def _show_tiles(self: RendererProtocol, tokens: Sequence[Token], at: int, options: OptionsDict, env: EnvType) -> str:
    """Tiles as the caller shows them; any other picture not at all."""
    address = str(tokens[at].attrs.get("src", ""))
    return _prose(env).tiles(address.removeprefix(TILES)) if address.startswith(TILES) else ""


def _prose(env: EnvType) -> Prose:
    """The way this text is to be shown, which travels with it through the parser."""
    found = env["prose"]
    assert isinstance(found, Prose)
    return found


def _shown() -> MarkdownIt:
    """The parser whose HTML holds tiles and terms."""
    parser = MarkdownIt("commonmark", {"html": False})
    parser.core.ruler.push("gather_terms", _gather)
    parser.add_render_rule("term", _show_term)
    parser.add_render_rule("image", _show_tiles)
    return parser


_SHOWN = _shown()
