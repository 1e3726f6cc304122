"""A server killed in the middle of a hand, even in the middle of a move, goes on where the table stood."""

import http.cookiejar
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from tests.house.test_start import free_port, machine

HOUSE = Path(__file__).resolve().parents[3]
_TOKEN = re.compile(r'name="token" value="([^"]+)"')
_FORGERY = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')
_LAST_TILE = re.compile(r'name="tile" value="([^"]+)"')
_KEY = re.compile(r'name="claim" value="([^"]+)"')


@contextmanager
def served(port: int, environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """The site in a process of its own, killed at the end without a warning."""
    command = [sys.executable, "manage.py", "runserver", f"127.0.0.1:{port}", "--noreload"]
    with subprocess.Popen(
        command, env=environment, cwd=HOUSE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        try:
            until = time.monotonic() + 30
            while True:
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
                    break
                except (urllib.error.URLError, ConnectionError):
                    assert time.monotonic() < until
                    time.sleep(0.1)
            yield server
        finally:
            server.send_signal(signal.SIGKILL)


class Visitor:
    """A browser without a script."""

    def __init__(self, site: str) -> None:
        self.site = site
        jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.open = urllib.request.build_opener(jar).open

    def get(self, path: str) -> tuple[str, str]:
        """Where it came to, and the page."""
        with self.open(self.site + path, timeout=20) as answer:
            return urllib.parse.urlsplit(answer.url).path, answer.read().decode()

    def post(self, path: str, page: str, **fields: str) -> tuple[str, str]:
        """Likewise, after a form."""
        found = _FORGERY.search(page)
        assert found
        data = urllib.parse.urlencode({"csrfmiddlewaretoken": found[1], **fields}).encode()
        with self.open(self.site + path, data, timeout=20) as answer:
            return urllib.parse.urlsplit(answer.url).path, answer.read().decode()


def token(page: str) -> str:
    found = _TOKEN.search(page)
    assert found
    return found[1]


def move(page: str) -> dict[str, str]:
    """The fields of a move that is allowed: the first key, or the last tile discarded."""
    keys = _KEY.findall(page)
    sent = {"claim": keys[-1]} if keys else {"try": "discard", "tile": _LAST_TILE.findall(page)[-1]}
    return {"token": token(page), **sent}


def test_a_killed_server_goes_on_where_the_table_stood(tmp_path: Path, *, deep: bool) -> None:
    port = free_port()
    environment = machine(tmp_path)
    subprocess.run([sys.executable, "manage.py", "migrate", "-v", "0"], env=environment, cwd=HOUSE, check=True)
    visitor = Visitor(f"http://127.0.0.1:{port}")
    path, stood = "", ""
    for kill in range(12 if deep else 3):
        with served(port, environment) as server:
            if not path:
                front = visitor.get("/en/practice/basic/")[1]
                path, page = visitor.post("/en/practice/basic/", front, level="regular", hints="on", seed="5")
            else:
                page = visitor.get(path)[1]
                assert token(page) == stood
            for _ in range(2):
                page = visitor.post(path, page, **move(page))[1]
            before = token(page)
            asked = Thread(target=_send, args=(visitor, path, page))
            asked.start()
            time.sleep(0.004 * kill)
            server.send_signal(signal.SIGKILL)
            asked.join()
        with served(port, environment):
            now = visitor.get(path)[1]
            if token(now) == before:  # the move had not been stored: it can be sent again
                assert token(visitor.post(path, now, **move(now))[1]) != before
            else:  # it had been: sent again, it changes nothing
                stands = visitor.post(path, now, **{**move(now), "token": before})[1]
                assert token(stands) == token(now)
            stood = token(visitor.get(path)[1])


def _send(visitor: Visitor, path: str, page: str) -> None:
    """A move whose answer may never come."""
    try:
        visitor.post(path, page, **move(page))
    except OSError:
        return
