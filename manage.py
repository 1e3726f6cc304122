"""The door to the project: `manage.py start` opens the site, `manage.py help` lists everything else."""

import os
import sys

WINDOWS = os.name == "nt"
BIN = r".venv\Scripts" if WINDOWS else ".venv/bin"
SET_UP = f"""\
{"py" if WINDOWS else "python3"} -m venv .venv && {os.path.join(BIN, "pip")} install -r requirements.txt
{os.path.join(BIN, "python")} manage.py start{"" if WINDOWS else "  # both lines in one: make run"}
"""


def main() -> None:
    """Hands the command line to Django, or says how to install it."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tutorial.settings")
    try:
        from django.core.management import execute_from_command_line  # noqa: PLC0415  # Django may be missing
    except ModuleNotFoundError as missing:
        if missing.name != "django":
            raise
        sys.exit(SET_UP.rstrip())
    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
