"""Somebody with a browser, as the server sees her through a proxy: keeps her cookies, takes what is compressed.

Every request has a connection of its own, as proxies open them unless told otherwise.
"""

import gzip
import re
from dataclasses import dataclass
from email.message import Message
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from urllib.parse import urlencode

import brotli

ACCEPTED = "gzip, deflate, br"
FORM = "application/x-www-form-urlencoded"
_HIDDEN = re.compile(r'<input type="hidden" name="(\w+)" value="([^"]*)">')


@dataclass(frozen=True, slots=True)
class Answer:
    """What the server sent."""

    status: int
    """The number of its status."""
    headers: Message
    """Its headers."""
    sent: bytes
    """Its body as it came over the wire."""

    @property
    def text(self) -> str:
        """Its body as the browser reads it."""
        match self.headers["Content-Encoding"]:
            case "br":
                return brotli.decompress(self.sent).decode()
            case "gzip":
                return gzip.decompress(self.sent).decode()
            case _:
                return self.sent.decode()


class Visitor:
    """One browser."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection("127.0.0.1", port)
        self._cookies = SimpleCookie()

    def get(self, path: str) -> Answer:
        """A page, or a file."""
        return self._ask("GET", path)

    def post(self, path: str, **fields: str | list[str]) -> Answer:
        """The part of a page that htmx asks for when a form is sent."""
        return self._ask("POST", path, urlencode(fields, doseq=True), {"Content-Type": FORM, "HX-Request": "true"})

    def _ask(self, method: str, path: str, body: str | None = None, more: dict[str, str] | None = None) -> Answer:
        headers = {"Accept-Encoding": ACCEPTED, "Connection": "close", **(more or {})}
        if self._cookies:
            headers["Cookie"] = "; ".join(f"{name}={kept.value}" for name, kept in self._cookies.items())
        self._connection.request(method, path, body, headers)
        response = self._connection.getresponse()
        for header in response.headers.get_all("Set-Cookie", ()):
            self._cookies.load(header)
        return Answer(response.status, response.headers, response.read())


def hidden_fields(page: str) -> dict[str, str]:
    """What the form of a page sends besides the answer."""
    return dict(_HIDDEN.findall(page))
