"""The engine on the command line: JSON lines in, JSON lines out (docs/batch.md).

What belongs here: reading and writing. What does not: rules, and sentences; the output holds codes, as everywhere.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from typing import get_args, get_origin

from engine import VERSION
from engine.batch import replies, told
from engine.exercises import KINDS
from engine.exercises.frame import Exercise
from engine.reasons import ContentError, NotationError
from engine.variants import VARIANTS, variant


class MalformedLine(ValueError):
    """A line that is no question; its text is one of the codes docs/batch.md lists."""


def main(lines: Iterable[str], arguments: list[str], write: Callable[[str], object]) -> int:
    """The exit code: 0 if every line was a question, 1 if one was not, 2 for arguments nobody knows.

    A batch is answered line by line, errors too: 0 unless the lines cannot be read.
    """
    if arguments == ["about"]:
        write(_text(about()))
        return 0
    if arguments == ["batch"]:
        return _answer_all(lines, write)
    if arguments != ["judge"]:
        write("usage: python -m engine about | judge < questions.jsonl | batch < requests.jsonl\n")
        return 2
    verdicts = list(judged(lines))
    for verdict in verdicts:
        write(_text(verdict))
    return int(any("error" in verdict for verdict in verdicts))


def _answer_all(lines: Iterable[str], write: Callable[[str], object]) -> int:
    """Writes the reply to each request as it comes; 1 if they cannot be read."""
    try:
        for reply in replies(lines):
            write(_text(reply))
    except (OSError, UnicodeError):
        return 1
    return 0


def about() -> dict[str, object]:
    """What this engine is and can be asked: its version, its variants, each kind of question with its fields."""
    asks = {name: list(_fields(kind)) for name, kind in KINDS.items()}
    return {"version": VERSION, "variants": [each.id for each in VARIANTS], "asks": asks}


def judged(lines: Iterable[str]) -> Iterator[dict[str, object]]:
    """The verdict on each line that is not blank, with the number of the line."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield {"line": number, **verdict_on(line)}


def verdict_on(line: str) -> dict[str, object]:
    """What the engine says to one question and answer; never raises."""
    try:
        question = _question(line)
        rules = variant(_taken(question, "variant"))
        answer, exercise = _taken(question, "answer"), _exercise(question)
        if problems := exercise.problems(rules):
            return {"error": "not-askable", "reasons": [told(each) for each in problems]}
        verdict = exercise.grade(rules, answer)
    except MalformedLine as malformed:
        return {"error": str(malformed)}
    except (ContentError, NotationError) as refused:
        return {"error": "not-readable", "reasons": [told(refused.reason)]}
    return {
        "allowed": verdict.allowed,
        "reasons": [told(each) for each in verdict.reasons],
        "marks": {tile.name: mark.value for tile, mark in verdict.marks},
    }


def _question(line: str) -> dict[str, object]:
    try:
        question: object = json.loads(line)
    except (ValueError, RecursionError) as broken:
        raise MalformedLine("not-json") from broken
    if not isinstance(question, dict):
        raise MalformedLine("not-an-object")
    return question


def _taken(question: dict[str, object], name: str) -> str:
    """A text of the question, taken out of it: what is left are the exercise's own fields."""
    value = question.pop(name, None)
    if not isinstance(value, str):
        raise MalformedLine(f"no-{name}")
    return value


def _exercise(question: dict[str, object]) -> Exercise:
    kind = KINDS.get(_taken(question, "ask"))
    if kind is None:
        raise MalformedLine("no-such-ask")
    types = _fields(kind)
    if not question.keys() <= types.keys():
        raise MalformedLine("unknown-field")
    make: Callable[..., Exercise] = kind
    try:
        return make(**{name: _fitted(value, types[name]) for name, value in question.items()})
    except TypeError as missing:
        raise MalformedLine("missing-field") from missing


def _fitted(value: object, wanted: object) -> object:
    """The value as a field of this type holds it: JSON's lists become tuples."""
    if get_origin(wanted) is tuple and isinstance(value, list):
        return tuple(_fitted(each, get_args(wanted)[0]) for each in value)
    if type(value) is not wanted:
        raise MalformedLine("wrong-type")
    return value


def _fields(kind: type) -> dict[str, object]:
    """Name and type of each field of a kind of question."""
    return {each.name: each.type for each in fields(kind)}


def _text(value: Mapping[str, object]) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.stdin, sys.argv[1:], sys.stdout.write))
