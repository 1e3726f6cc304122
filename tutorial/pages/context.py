"""What the head, the menu and the foot of every page need; worked out only when a template asks for it."""

import json

from django.conf import settings
from django.http import HttpRequest
from django.utils.functional import cached_property

from tutorial.learners.preferences import Preferences, preferences_of
from tutorial.pages.languages import LanguageLink, alternates, language_links, shown_address
from tutorial.pages.menu import MenuItem, menu

HTMX_CONFIG = json.dumps(
    {
        "includeIndicatorStyles": False,  # they would be an inline <style>: this one is for htmx 2,
        "includeIndicatorCSS": False,  # this one for htmx 4
        "allowEval": False,
        "historyCacheSize": 0,
        "refreshOnHistoryMiss": True,  # Back loads the page, never a bare fragment
        "selfRequestsOnly": True,
        "responseHandling": [
            {"code": "204", "swap": False},
            {"code": "[23]..", "swap": True},
            {"code": "422", "swap": True},
            {"code": "[45]..", "swap": False, "error": True},
        ],
    },
    separators=(",", ":"),
)


class Shell:
    """Everything around the content of one page."""

    def __init__(self, request: HttpRequest) -> None:
        self.request = request

    htmx_config = HTMX_CONFIG

    @property
    def contact(self) -> str:
        """Where mistakes are told, as an address for a link; empty if the people who run the site named none."""
        return str(settings.CONTACT)

    @cached_property
    def menu(self) -> tuple[MenuItem, ...]:
        """The places of the site."""
        return menu(*self.place)

    @property
    def place(self) -> tuple[str, str]:
        """What the menu of this page hangs on."""
        match = self.request.resolver_match
        return match.namespace if match else "", self.request.path

    @cached_property
    def address(self) -> str:
        """What the browser shows as the address of this page."""
        return shown_address(self.request)

    @cached_property
    def languages(self) -> tuple[LanguageLink, ...]:
        """This page in each language."""
        return language_links(self.address)

    @cached_property
    def language(self) -> LanguageLink | None:
        """The language the reader is in."""
        return next((link for link in self.languages if link.is_current), None)

    @cached_property
    def alternates(self) -> tuple[tuple[str, str], ...]:
        """This page in each language, for search engines."""
        return alternates(self.request)

    @cached_property
    def canonical(self) -> str:
        """The one address of this page."""
        return self.request.build_absolute_uri(self.request.path)


def shell(request: HttpRequest) -> dict[str, object]:
    """`shell` and `preferences`, in every template that is rendered with a request."""
    return {"shell": Shell(request), "preferences": preferences(request)}


def preferences(request: HttpRequest) -> Preferences:
    """The preferences of a request, also of one that was refused before the middleware read them."""
    found: Preferences | None = getattr(request, "preferences", None)
    return preferences_of(request) if found is None else found
