"""A page of a lesson, or the part of it that an answer changes, as the walker reads it."""

from functools import cached_property
from html.parser import HTMLParser
from xml.etree.ElementTree import Element, TreeBuilder

from engine.exercises.answers import read_tiles
from engine.notation import parse_tiles
from tests.tutorial.html import by_class, text

VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})


class _Parser(HTMLParser):
    """Builds the tree of sound HTML, which other tests say the pages are, faster than a parser that forgives."""

    def __init__(self) -> None:
        super().__init__()
        self._builder = TreeBuilder()
        self._builder.start("page", {})

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._builder.start(tag, {name: value or "" for name, value in attrs})
        if tag in VOID:
            self._builder.end(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._builder.start(tag, {name: value or "" for name, value in attrs})
        self._builder.end(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self._builder.end(tag)

    def handle_data(self, data: str) -> None:
        self._builder.data(data)

    def tree(self) -> Element:
        """What was fed."""
        self._builder.end("page")
        return self._builder.close()


class Page:
    """What the walker looks for on a page."""

    def __init__(self, html: str) -> None:
        parser = _Parser()
        parser.feed(html)
        self._tree = parser.tree()

    @cached_property
    def hidden(self) -> dict[str, str]:
        """What the question's form sends besides the answer."""
        return {
            each.get("name", ""): each.get("value", "")
            for each in self._tree.iter("input")
            if each.get("type") == "hidden"
        }

    @cached_property
    def offered(self) -> tuple[str, ...]:
        """The answers, or the tiles that make one up, that the form offers."""
        return tuple(each.get("value", "") for each in self._fields)

    @property
    def takes_several(self) -> bool:
        """An answer may be several of them."""
        return any(each.get("type") == "checkbox" for each in self._fields)

    @property
    def _fields(self) -> list[Element]:
        """Its buttons, radios or boxes."""
        return [each for each in self._tree.iter() if each.get("name") == "answer"]

    def values(self, answer: str) -> list[str]:
        """What the form sends for an answer as an author writes it."""
        if not self.offered or answer in self.offered:
            return [answer]
        return [each.name for each in read_tiles(answer, rack=parse_tiles(" ".join(self.offered)))]

    @property
    def verdict(self) -> tuple[set[str], str]:
        """How the answer was received, as classes, and the words that say why; nothing if there was none."""
        found = by_class(self._tree, "verdict")
        if not found:
            return set(), ""
        said = [text(each) for each in found[0].iter("p") if "row" not in each.get("class", "").split()]
        return set(found[0].get("class", "").split()), "\n".join(said)

    @property
    def onward(self) -> str:
        """Where the main key leads."""
        keys = by_class(self._tree, "key")
        return next((each.get("href", "") for each in keys if each.tag == "a"), "")

    @property
    def skip(self) -> str:
        """Where the way on below the question leads."""
        return next((each.get("href", "") for each in self._tree.iter("a") if each.get("rel") == "next"), "")

    @property
    def links(self) -> list[str]:
        """Where its links lead, in order."""
        return [each.get("href", "") for each in self._tree.iter("a")]

    @property
    def rungs(self) -> list[str]:
        """What the open hints say."""
        return [
            text(each) for ladder in by_class(self._tree, "ladder") for each in ladder if each.get("class") != "shut"
        ]

    @property
    def pips(self) -> list[str]:
        """The state of each step."""
        return [each.get("class", "") for pips in by_class(self._tree, "pips") for each in pips]

    @property
    def done(self) -> int:
        """How many steps a lesson's front page calls done."""
        return len(by_class(self._tree, "done"))

    @property
    def recap(self) -> list[str]:
        """The lines of a recap."""
        return [text(each) for recap in by_class(self._tree, "recap") for each in recap]
