"""`manage.py start` and `prepare`: the site opens, or says in a sentence why it cannot."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from tutorial.management.commands import prepare
from tutorial.management.commands.start import usable_port
from tutorial.wording.catalogs import compile_catalogs

HOUSE = Path(__file__).resolve().parents[2]


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield holder.getsockname()[1]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.mark.parametrize("text", ["", "0", "65536", "-1", "http", "80 80", "৮০০০"])
def test_a_port_that_is_none(text: str) -> None:
    with pytest.raises(CommandError, match=r"a port is a number from 1 to 65535"):
        usable_port(text)


def test_a_busy_port_is_named_with_a_way_out(taken_port: int) -> None:
    with pytest.raises(CommandError, match=rf"Port {taken_port} is in use .* PORT={taken_port + 1}"):
        usable_port(str(taken_port))


def test_start_on_a_busy_port_ends_without_traceback(taken_port: int, tmp_path: Path) -> None:
    done = subprocess.run(
        start(taken_port), env=machine(tmp_path), cwd=HOUSE, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert f"Port {taken_port} is in use" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "environment",
    [{}, {"SECRET_KEY": "k" * 60, "HTTPS_ONLY": "false"}],
    ids=["workshop", "as deployed"],
)
def test_start_serves_and_says_where(environment: dict[str, str], tmp_path: Path) -> None:
    port = free_port()
    with subprocess.Popen(
        start(port),
        env=machine(tmp_path) | environment,
        cwd=HOUSE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as server:
        try:
            assert server.stdout
            said = server.stdout.readline()
            assert f"http://127.0.0.1:{port}/" in said
            page = fetch(f"http://127.0.0.1:{port}/")
            style = re.search(r'<link rel="stylesheet" href="([^"]+)"', page)
            assert style
            assert fetch(f"http://127.0.0.1:{port}{style[1]}")
            for path in ("/static/nothing.css", "/static/%2e%2e/manage.py", "/static/..%2fmanage.py", "/static/"):
                assert refusal(f"http://127.0.0.1:{port}{path}") == 404, path
        finally:
            os.killpg(server.pid, signal.SIGTERM)


def fetch(url: str) -> str:
    """The page, once the server listens; each attempt waits for the socket."""
    for attempt in range(100):
        try:
            with urllib.request.urlopen(url) as page:
                assert page.status == 200
                return str(page.read().decode())
        except ConnectionError:
            pass
        except urllib.error.URLError as unreachable:
            if not isinstance(unreachable.reason, ConnectionError) or attempt == 99:
                raise
        time.sleep(0.1)
    raise AssertionError(url)


def refusal(url: str) -> int:
    """The status of a page that is none, and no page for developers either."""
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(url)
    assert b"Sparrow School" in refused.value.read()
    return refused.value.code


def start(port: int) -> list[str]:
    return [sys.executable, "manage.py", "start", "--port", str(port)]


def machine(folder: Path) -> dict[str, str]:
    """The environment of a machine that has never run the site."""
    kept = {name: value for name, value in os.environ.items() if name not in {"SECRET_KEY", "DEBUG", "PORT"}}
    return kept | {"DATABASE_URL": f"sqlite:///{folder / 'site.sqlite3'}"}


def test_a_broken_catalog_stops_it_with_file_and_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    catalog = tmp_path / "sq" / "LC_MESSAGES" / "django.po"
    catalog.parent.mkdir(parents=True)
    catalog.write_text('msgid "Home"\nmsgstr Shtëpia\n', encoding="utf-8")
    monkeypatch.setattr(prepare, "compile_catalogs", lambda: compile_catalogs(tmp_path))
    with pytest.raises(CommandError, match=rf"{catalog}:2: "):
        call_command("prepare")


def test_broken_content_stops_it_before_the_database_is_touched(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []

    def answer(name: str, **_options: Any) -> None:
        called.append(name)
        if name == "check_content":
            raise CommandError("content/lessons/basic/the-tiles/lesson.yaml: first-look: unknown kind")

    monkeypatch.setattr(prepare, "call_command", answer)
    with pytest.raises(CommandError, match=r"lesson\.yaml: first-look"):
        call_command("prepare")
    assert called == ["check_content"]
