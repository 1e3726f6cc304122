"""Pages as trees, for tests that look at what a reader gets."""

from collections import Counter
from xml.etree.ElementTree import Element

import html5lib
from django.http import HttpResponse


def parsed(response: HttpResponse) -> Element:
    """The page as a tree; what is no valid HTML, an id that is there twice, or not one h1, fails the test."""
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    tree = parser.parse(response.content.decode())
    ids = Counter(each.get("id") for each in tree.iter() if "id" in each.attrib)
    assert not [name for name, count in ids.items() if count > 1]
    assert sum(1 for _ in tree.iter("h1")) == 1
    return tree


def fragment(response: HttpResponse) -> Element:
    """A part of a page as a tree, likewise."""
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    return parser.parseFragment(response.content.decode())


def text(element: Element | None) -> str:
    """The words in an element, in one line."""
    assert element is not None
    return " ".join("".join(element.itertext()).split())


def by_class(tree: Element, name: str) -> list[Element]:
    """Every element of a class."""
    return [each for each in tree.iter() if name in each.get("class", "").split()]


def by_id(tree: Element, name: str) -> Element:
    """The one element with an id."""
    (found,) = [each for each in tree.iter() if each.get("id") == name]
    return found
