"""The places of the site, in one list: the menu on top, the tabs on a phone and the signs beside them come from it."""

from dataclasses import dataclass

from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy, pgettext_lazy


@dataclass(frozen=True, slots=True)
class Place:
    """One place of the site that a learner can go to from every page."""

    label: Promise
    """Its name, in the reader's language."""
    icon: str
    """Its sign in the sprite, without `i-`."""
    namespace: str
    """The URL namespace of the feature; every page in it belongs to this place."""
    view: str
    """The page it opens."""
    arguments: tuple[str, ...] = ()
    """What that page's URL needs."""
    also: tuple[str, ...] = ()
    """Namespaces of other features whose pages belong to this place."""
    is_tool: bool = False
    """Shown as a sign at the end of the head, not as a word in the menu."""


PLACES = (
    Place(pgettext_lazy("menu: the lessons", "Learn"), "learn", "learn", "course", ("basic",)),
    Place(pgettext_lazy("menu: the practice table", "Practice"), "play", "practice", "start", ("basic",)),
    Place(pgettext_lazy("menu: questions to repeat", "Drills"), "drill", "drills", "start"),
    Place(
        pgettext_lazy("menu: rules to look up", "Rules"),
        "rules",
        "rules",
        "index",
        also=("score", "glossary", "faq", "search"),
    ),
    Place(gettext_lazy("Tiles"), "tiles", "tiles", "rooms"),
    Place(gettext_lazy("Traditions"), "table", "traditions", "which_table"),
    Place(gettext_lazy("Settings"), "set", "learners", "settings", is_tool=True),
)


@dataclass(frozen=True, slots=True)
class MenuItem:
    """A place as one page shows it."""

    place: Place
    """What it leads to."""
    url: str
    """Where that is."""
    current: str
    """For aria-current: `page` on the very page, `true` on another page of the same place, else empty."""


def menu(here: str, path: str) -> tuple[MenuItem, ...]:
    """Every place, with the one marked that has the page at this path, in the URL namespace `here`."""
    items = []
    for place in PLACES:
        url = reverse(f"{place.namespace}:{place.view}", args=place.arguments)
        current = "page" if url == path else "true" if here in (place.namespace, *place.also) else ""
        items.append(MenuItem(place, url, current))
    return tuple(items)
