"""Prepares the site and serves it on this machine: the one command a newcomer needs."""

import os
import socket
import sys
from argparse import ArgumentParser

from django.conf import settings
from django.contrib.staticfiles.management.commands.runserver import Command as RunServer
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError

HOST = "127.0.0.1"
DEFAULT_PORT = 8000
LAST_PORT = 65535
GUNICORN = (
    "gunicorn tutorial.wsgi --workers 2 --threads 4 --max-requests 2000 --max-requests-jitter 200 --no-control-socket "
    "--limit-request-line 0"
)


class Command(BaseCommand):
    """`manage.py start`: with SECRET_KEY set it serves as a deployment would, without it as a workshop (DEBUG)."""

    help = __doc__ or ""

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The port, by option or by the environment."""
        parser.add_argument("--port", default=os.environ.get("PORT", str(DEFAULT_PORT)), help="default: PORT, or 8000")

    def handle(self, *, port: str, **_options: object) -> None:
        """Serves until it is stopped.

        Raises: CommandError if the port cannot be used or `prepare` finds something broken.
        """
        number = usable_port(port)
        call_command("prepare", verbosity=0)
        if settings.DEBUG:
            call_command(Workshop(), f"{HOST}:{number}", use_reloader=False, use_static_handler=False)
        else:
            self.stdout.write(invitation(number))
            self.stdout.flush()
            command = [sys.executable, "-m", *GUNICORN.split(), "--bind", f"{HOST}:{number}"]
            os.execv(command[0], command)  # noqa: S606  # the server takes this process over, with every signal


class Workshop(RunServer):
    """Django's own server for one's own machine; WhiteNoise serves static files straight from their folders."""

    def on_bind(self, server_port: int) -> None:
        """Says where the site is, once it can be reached."""
        print(invitation(server_port), file=self.stdout, flush=True)


def invitation(port: int) -> str:
    """The line that tells where the site is."""
    return f"Sparrow School is open at http://{HOST}:{port}/ (Ctrl+C closes it)"


def usable_port(text: str) -> int:
    """The port this text names, if the site can listen there.

    Raises: CommandError saying in a sentence why not.
    """
    if not (text.isascii() and text.isdigit() and 0 < int(text) <= LAST_PORT):
        raise CommandError(f"PORT is {text!r}, but a port is a number from 1 to {LAST_PORT}.")
    port = int(text)
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except PermissionError as refused:
            raise CommandError(f"This machine lets only root use port {port}. Try another: PORT=8001.") from refused
        except OSError as busy:
            another = port % LAST_PORT + 1
            raise CommandError(f"Port {port} is in use by another program. Try another: PORT={another}.") from busy
    return port
