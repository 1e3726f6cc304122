"""The site as a deployment serves it, on this machine: gunicorn, DEBUG off, a database and static files of its own."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2]
WORKERS = 2
PATIENCE = 60
"""Units: seconds for the server to start in."""


def settings_in(folder: Path) -> dict[str, str]:
    """What the environment says of a site whose files are in this folder."""
    return {
        "DJANGO_SETTINGS_MODULE": "tutorial.settings",
        "SECRET_KEY": "for-measuring-only-" * 4,
        "DEBUG": "false",
        "HTTPS_ONLY": "false",
        "ALLOWED_HOSTS": "127.0.0.1,testserver",
        "DATABASE_URL": f"sqlite:///{folder / 'bench.sqlite3'}",
        "STATIC_ROOT": str(folder / "static"),
        "POSTS_PER_MINUTE": "1000000",
        "LOG_LEVEL": "WARNING",
    }


@dataclass(frozen=True, slots=True)
class Site:
    """A site that is being served."""

    port: int
    """Where it listens."""
    process: subprocess.Popen[bytes]
    """The process that watches over the workers."""

    def processor_time(self) -> float:
        """Units: seconds the workers have spent on a processor since they started."""
        master = self.process.pid
        workers = Path(f"/proc/{master}/task/{master}/children").read_text(encoding="ascii").split()
        tasks = (task for worker in workers for task in Path(f"/proc/{worker}/task").iterdir())
        return sum(int((task / "schedstat").read_text(encoding="ascii").split()[0]) for task in tasks) / 1e9


@contextmanager
def served(folder: Path) -> Iterator[Site]:
    """The prepared site of this folder, as long as the block runs."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = f"gunicorn tutorial.wsgi --workers {WORKERS} --threads 4 --bind 127.0.0.1:{port} --log-level warning"
    process = subprocess.Popen(
        [sys.executable, "-m", *command.split()], cwd=HOUSE, env=os.environ | settings_in(folder)
    )
    try:
        wait_for(port)
        yield Site(port, process)
    finally:
        process.terminate()
        process.wait()


def wait_for(port: int) -> None:
    """Returns as soon as the site answers.

    Raises: OSError if it does not.
    """
    deadline = time.monotonic() + PATIENCE
    while True:
        connection = HTTPConnection("127.0.0.1", port)
        try:
            connection.request("GET", "/healthz")
            connection.getresponse()
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
        else:
            return
        finally:
            connection.close()
