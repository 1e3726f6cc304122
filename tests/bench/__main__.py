"""`python -m tests.bench`: what each kind of page costs under deployed settings, against the barest page.

A machine's speed varies from minute to minute, so the limits are multiples of `/healthz`, measured in the same run,
and counts, which do not vary at all. The exit code is 1 if a limit is passed.
"""

import gc
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

BAREST = "/healthz"
ROUNDS = 7
REQUESTS = 30


@dataclass(frozen=True, slots=True)
class Limit:
    """What a page may cost."""

    path: str
    """Its address."""
    times_barest: float
    """Units: processor time of the barest page."""
    queries: int
    """Units: statements sent to the database."""
    bytes_br: int
    """Units: bytes of HTML, compressed with brotli."""


LIMITS = (
    Limit("/en/", 25, 6, 6_000),
    Limit("/bn/", 25, 6, 6_000),
    Limit("/ka/learn/basic/", 20, 6, 4_000),
    Limit("/en/learn/basic/the-tiles/", 35, 6, 4_000),
    Limit("/en/learn/basic/the-tiles/the-bird/", 20, 6, 4_000),
    Limit("/bn/learn/basic/the-tiles/four-winds/", 20, 6, 4_000),
    Limit("/hi/settings/", 45, 6, 4_000),
)


@dataclass(frozen=True, slots=True)
class Cost:
    """What a page did cost."""

    milliseconds: float
    """Units: milliseconds of processor time, in the best of the rounds."""
    queries: int
    """Units: statements sent to the database."""
    bytes_br: int
    """Units: bytes of HTML, compressed with brotli."""


def deploy(folder: Path) -> None:
    """Sets Django up as on a server, with a database and static files of its own."""
    os.environ |= {
        "DJANGO_SETTINGS_MODULE": "tutorial.settings",
        "SECRET_KEY": "for-measuring-only-" * 4,
        "DEBUG": "false",
        "HTTPS_ONLY": "false",
        "ALLOWED_HOSTS": "testserver",
        "DATABASE_URL": f"sqlite:///{folder / 'bench.sqlite3'}",
        "LOG_LEVEL": "WARNING",
    }
    import django
    from django.core.management import call_command

    django.setup()
    call_command("prepare")


def cost(path: str) -> Cost:
    """What this page costs a visitor who has not answered anything yet."""
    import brotli
    from django.db import connection
    from django.test import Client
    from django.test.utils import CaptureQueriesContext

    client = Client()
    with CaptureQueriesContext(connection) as queries:
        page = client.get(path)
    assert page.status_code == 200, f"{path} answers {page.status_code}"
    rounds = []
    for _ in range(ROUNDS):
        gc.collect()
        start = time.process_time()
        for _ in range(REQUESTS):
            client.get(path)
        rounds.append((time.process_time() - start) / REQUESTS)
    return Cost(min(rounds) * 1000, len(queries), len(brotli.compress(page.content)))


def main() -> int:
    """Prints the table; 1 if a limit is passed."""
    with tempfile.TemporaryDirectory() as folder:
        deploy(Path(folder))
        barest = cost(BAREST)
        row = "{:<42} {:>8} {:>10} {:>9} {:>9}"
        print(row.format("page", "ms", "x barest", "queries", "bytes br"))
        print(row.format(BAREST, f"{barest.milliseconds:.2f}", 1, barest.queries, barest.bytes_br))
        passed = []
        for limit in LIMITS:
            found = cost(limit.path)
            times = found.milliseconds / barest.milliseconds
            print(row.format(limit.path, f"{found.milliseconds:.2f}", f"{times:.1f}", found.queries, found.bytes_br))
            if times > limit.times_barest or found.queries > limit.queries or found.bytes_br > limit.bytes_br:
                passed.append(limit)
    for limit in passed:
        print(f"Over its limit: {limit}", file=sys.stderr)
    return int(bool(passed))


if __name__ == "__main__":
    sys.exit(main())
