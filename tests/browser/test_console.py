"""Every kind of page is quiet, a third of them each day: the console complains neither of scripts nor of the policy."""

import pytest
from playwright.sync_api import ConsoleMessage, Page, Request
from pytest_django.live_server_helper import LiveServer

from tests.pages import KINDS, Kind
from tests.rotation import on_turn

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

STATUS_TOLD = "Failed to load resource: the server responded with a status of"
"""What the console says of every page that is answered with 4xx; for the page itself that is no complaint."""

LEFT = "ERR_ABORTED"
"""How the browser calls a request of the page before that was still under way when this one was opened."""


@pytest.fixture(scope="module")
def complaints(tab: Page) -> list[str]:
    """What the console complains of, and every request that leaves the site or fails."""
    found: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        is_status = message.text.startswith(STATUS_TOLD) and message.location["url"] == tab.url
        if message.type in {"error", "warning"} and not is_status:
            found.append(message.text)

    def watch(request: Request) -> None:
        if not request.url.startswith(("http://localhost:", "http://127.0.0.1:", "data:")):
            found.append(request.url)

    tab.on("console", listen)
    tab.on("pageerror", lambda error: found.append(str(error)))
    tab.on("request", watch)
    tab.on(
        "requestfailed",
        lambda request: None if LEFT in str(request.failure) else found.append(f"failed: {request.url}"),
    )
    return found


@pytest.mark.parametrize("kind", on_turn([each for each in KINDS if not each.came_back], days=3), ids=str)
def test_the_console_is_quiet(tab: Page, live_server: LiveServer, complaints: list[str], kind: Kind) -> None:
    complaints.clear()
    answer = tab.goto(f"{live_server.url}/en/{kind.path}")
    assert answer
    assert answer.status == kind.status
    assert tab.evaluate("typeof htmx") == "object"
    assert complaints == []
