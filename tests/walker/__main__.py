"""`python -m tests.walker [BASE]` walks every lesson of the site at BASE, or of one that it serves itself.

In English and today's language; `--locale ka` in that one, `--deep` in all six and with every choice on offer. The site
must be of the same version: what its pages have to say is asked of the code beside this file. The exit code is 1 if
anything did not hold, and a line names each with language, step and answer.
"""

import argparse
import os
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from urllib.error import HTTPError

import django
from django.core.management import call_command

from tests.answering import lessons
from tests.bench.served import served, settings_in
from tests.rotation import TODAY
from tests.walker.walk import Walk
from tutorial.content.locales import LOCALES


class OverHttp:
    """A browser as the server sees it; one that is told to wait does."""

    def __init__(self, base: str) -> None:
        self._base = base.rstrip("/")
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def get(self, path: str) -> str:
        """A page."""
        return self._ask(path, None)

    def post(self, path: str, fields: Mapping[str, str | Sequence[str]]) -> str:
        """The part of a page that a form changes."""
        return self._ask(path, urllib.parse.urlencode(fields, doseq=True).encode(), {"HX-Request": "true"})

    def _ask(self, path: str, data: bytes | None, headers: Mapping[str, str] | None = None) -> str:
        url = self._base + path
        request = urllib.request.Request(url, data, {"Referer": url, **(headers or {})})
        while True:
            try:
                with self._opener.open(request, timeout=60) as answer:
                    return answer.read().decode()
            except HTTPError as refused:
                if refused.code != HTTPStatus.TOO_MANY_REQUESTS:
                    raise
                time.sleep(int(refused.headers["Retry-After"]))


@contextmanager
def site(base: str | None) -> Iterator[str]:
    """Where the site is; without an address one is served for as long as the block runs."""
    with tempfile.TemporaryDirectory() as name:
        os.environ |= settings_in(Path(name))
        django.setup()
        if base:
            yield base
        else:
            call_command("prepare")
            with served(Path(name)) as own:
                yield f"http://127.0.0.1:{own.port}"


def main(arguments: Sequence[str]) -> int:
    """The exit code: 1 if anything did not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.walker", description="Walk every lesson over HTTP.")
    parser.add_argument("base", nargs="?", help="where the site is, such as http://127.0.0.1:8000")
    parser.add_argument("--locale", action="append", help="walk in this language; may be given several times")
    parser.add_argument("--deep", action="store_true", help="walk in all six, and try every choice on offer")
    chosen = parser.parse_args(arguments)
    with site(chosen.base) as base:
        locales = chosen.locale or (LOCALES if chosen.deep else TODAY)
        walks = [Walk(OverHttp(base), each, locale, every=chosen.deep) for locale in locales for each in lessons()]
        complaints = [each for walk in walks for each in walk.walk()]
    answers = sum(each.answers for each in walks)
    sys.stdout.write("".join(f"{each}\n" for each in complaints))
    sys.stdout.write(f"{len(walks)} walks in {', '.join(locales)}: {answers} answers, {len(complaints)} complaints\n")
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
