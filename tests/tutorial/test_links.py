"""Every internal link leads to a page, and every anchor to a place on it: two languages a day, all six in deep."""

import html
import re
from collections.abc import Iterator
from urllib.parse import urldefrag, urljoin

import pytest
from django.test import Client

from tests.rotation import taking_turns

pytestmark = pytest.mark.django_db

LINK = re.compile(r'<(?:a|form|link)\b[^>]*?\b(?:href|action)="([^"]*)"')
FETCH = re.compile(r'\bdata-hx-get="([^"]*)"')
PLACE = re.compile(r'\bid="([^"]*)"')
SENT_ONLY = re.compile(r"/(try|settings)/|/search/\?|[?&]o=")
"""Where forms are sent to, and pages with house rules, without number; other tests look at these."""
CARDS = re.compile(
    r"/tiles/(?!american|riichi)\w+/\d\w/|/glossary/(?!pung/|all_pungs/|dora/)\w+/|/compare/\?a=(?!basic&b=mcr)"
)
"""Cards like those of the two rooms with tiles of their own, most words of the game, most pairs of traditions side by
side; a deep run opens them."""
KINDS = {
    "home": r"",
    "about": r"about/",
    "course": r"learn/basic/",
    "practice": r"practice/basic/",
    "watching": r"practice/basic/watch/",
    "lesson": r"learn/basic/the-tiles/",
    "step": r"learn/basic/the-tiles/three-suits/",
    "recap": r"learn/basic/the-tiles/recap/",
    "known": r"learn/basic/the-tiles/known/",
    "rooms": r"tiles/",
    "room": r"tiles/american/",
    "card": r"tiles/riichi/0p/",
    "front": r"taiwanese/",
    "drills": r"drills/",
    "chooser": r"which-table/",
    "glossary": r"glossary/",
    "word": r"glossary/pung/",
    "search": r"search/",
    "chosen": r"which-table/\?sign=card",
}


class Page:
    """A page as a crawler sees it."""

    def __init__(self, client: Client, address: str) -> None:
        answer = client.get(address, follow=True)
        self.status = answer.status_code
        self.text = answer.content.decode() if answer.headers["Content-Type"].startswith("text/html") else ""
        self.places = frozenset(PLACE.findall(self.text))

    def targets(self, address: str) -> Iterator[str]:
        """The internal addresses it links to."""
        for found in (*LINK.findall(self.text), *FETCH.findall(self.text)):
            target = html.unescape(found)
            if not target.startswith(("http:", "https:", "mailto:", "data:", "/static/")):
                yield urljoin(address, target)


@pytest.mark.parametrize("locale", taking_turns())
def test_every_link_leads_somewhere(client: Client, locale: str, *, deep: bool) -> None:
    start = f"/{locale}/"
    pages: dict[str, Page] = {}
    waiting, broken = [start], []
    links: set[tuple[str, str]] = set()
    while waiting:
        address = waiting.pop()
        if address in pages:
            continue
        page = pages[address] = Page(client, address)
        if page.status != 200:
            broken.append(address)
        for target in page.targets(address):
            there, _ = urldefrag(target)
            links.add((address, target))
            if there.startswith(start) and not SENT_ONLY.search(there) and (deep or not CARDS.search(there)):
                waiting.append(there)
    assert broken == []
    lost = [
        (address, target)
        for address, target in links
        if (anchor := urldefrag(target).fragment)
        and (page := pages.get(urldefrag(target).url))
        and anchor not in page.places
    ]
    assert lost == []
    for kind, path in KINDS.items():
        reached = [each for each in pages if re.fullmatch(f"{start}{path}", each)]
        assert reached, f"no link leads to a page of the kind {kind}"
