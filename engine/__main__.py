"""The engine on the command line: JSON lines in, JSON lines out (docs/batch.md).

What belongs here: commands, reading and writing. What does not: what a line asks (``judge``, ``batch``).
"""

import io
import json
import sys
from collections.abc import Callable, Iterable

from engine import VERSION
from engine.batch import reply_to
from engine.difference_requests import written_differences
from engine.exercises import KINDS
from engine.judge import fields_of, verdict_on
from engine.reasons import ContentError
from engine.requests import Json, answered, told
from engine.variants import VARIANTS, variant


def main(lines: Iterable[str], arguments: list[str], write: Callable[[str], object]) -> int:
    """The exit code: 0 if every line was a question, 1 if one was not, 2 for arguments nobody knows.

    A batch is answered line by line, errors too: 0 unless the lines cannot be read.
    """
    if arguments == ["about"]:
        write(_text(about()))
        return 0
    if arguments == ["batch"]:
        return _answer_all(lines, write)
    if len(arguments) == 3 and arguments[0] == "differences":
        return _differences(arguments[1], arguments[2], write)
    if arguments != ["judge"]:
        write("usage: python -m engine about | judge < questions.jsonl | batch < requests.jsonl | differences A B\n")
        return 2
    verdicts = list(answered(lines, verdict_on))
    for verdict in verdicts:
        write(_text(verdict))
    return int(any("error" in verdict for verdict in verdicts))


def _answer_all(lines: Iterable[str], write: Callable[[str], object]) -> int:
    """Writes the reply to each request as it comes; 1 if they cannot be read."""
    try:
        for reply in answered(lines, reply_to):
            write(_text(reply))
    except (OSError, UnicodeError):
        return 1
    return 0


def _differences(here: str, there: str, write: Callable[[str], object]) -> int:
    """Writes where two traditions differ, a proven rule a line; 2 if there is no such tradition."""
    try:
        tables = variant(here), variant(there)
    except ContentError as unknown:
        write(_text({"error": told(unknown.reason)}))
        return 2
    for each in written_differences(*tables):
        write(_text(each))
    return 0


def about() -> Json:
    """What this engine is and can be asked: its version, its variants, each kind of question with its fields."""
    asks = {name: list(fields_of(kind)) for name, kind in KINDS.items()}
    return {"version": VERSION, "variants": [each.id for each in VARIANTS], "asks": asks}


def _text(value: Json) -> str:
    """The object as a line of nothing but ASCII, which every terminal and pipe can take."""
    return json.dumps(value) + "\n"


if __name__ == "__main__":
    # A byte that is no UTF-8 spoils its own line only.
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
    sys.exit(main(sys.stdin, sys.argv[1:], sys.stdout.write))
