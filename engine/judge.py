"""Judging: questions with their answers as JSON, and the engine's verdicts (docs/batch.md).

What belongs here: reading a question and writing the verdict. What does not: deals (``batch``), and sentences.
"""

from collections.abc import Callable
from dataclasses import fields
from typing import get_args, get_origin

from engine.exercises import KINDS
from engine.exercises.frame import Exercise
from engine.reasons import ContentError, NotationError
from engine.requests import Json, Malformed, read_object, text_of, told
from engine.variants import variant


def verdict_on(line: str) -> Json:
    """What the engine says to one question and answer; never raises."""
    try:
        question = read_object(line)
        rules = variant(text_of(question, "variant"))
        answer, exercise = text_of(question, "answer"), _exercise(question)
        if problems := exercise.problems(rules):
            return {"error": "not-askable", "reasons": [told(each) for each in problems]}
        verdict = exercise.grade(rules, answer)
    except Malformed as malformed:
        return {"error": str(malformed)}
    except (ContentError, NotationError) as refused:
        return {"error": "not-readable", "reasons": [told(refused.reason)]}
    return {
        "allowed": verdict.allowed,
        "reasons": [told(each) for each in verdict.reasons],
        "marks": {tile.name: mark.value for tile, mark in verdict.marks},
    }


def fields_of(kind: type) -> dict[str, object]:
    """Name and type of each field of a kind of question."""
    return {each.name: each.type for each in fields(kind)}


def _exercise(question: Json) -> Exercise:
    """The question a line asks: what is left of it without variant, kind and answer are the kind's own fields."""
    kind = KINDS.get(text_of(question, "ask"))
    if kind is None:
        raise Malformed("no-such-ask")
    own = {name: value for name, value in question.items() if name not in ("variant", "ask", "answer")}
    types = fields_of(kind)
    if not own.keys() <= types.keys():
        raise Malformed("unknown-field")
    make: Callable[..., Exercise] = kind
    try:
        return make(**{name: _fitted(value, types[name]) for name, value in own.items()})
    except TypeError as missing:
        raise Malformed("missing-field") from missing


def _fitted(value: object, wanted: object) -> object:
    """The value as a field of this type holds it: JSON's lists become tuples."""
    if get_origin(wanted) is tuple and isinstance(value, list):
        return tuple(_fitted(each, get_args(wanted)[0]) for each in value)
    if type(value) is not wanted:
        raise Malformed("wrong-type")
    return value
