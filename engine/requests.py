"""Requests: lines of JSON, what is taken out of them, and reasons as JSON.

What belongs here: what every command on lines shares. What does not: what is asked (``judge``, ``batch``).
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping

from engine.ledger import Payment
from engine.reasons import Param, Reason, Term
from engine.seats import Seat, Wind
from engine.tiles import Design, Tile

Json = Mapping[str, object]
"""An object of JSON."""


class Malformed(ValueError):
    """A line that is no request; its text is one of the codes docs/batch.md lists."""


def answered(lines: Iterable[str], reply_to: Callable[[str], Json]) -> Iterator[Json]:
    """One reply to each line that is not blank, in order, with the number of the line."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield {"line": number, **reply_to(line)}


def read_object(line: str) -> dict[str, object]:
    """The object a line holds.

    Raises: Malformed ``not-json``, ``not-an-object``.
    """
    try:
        line.encode()  # refuses bytes that were no UTF-8
        value: object = json.loads(line)
    except (ValueError, RecursionError) as broken:
        raise Malformed("not-json") from broken
    if not isinstance(value, dict):
        raise Malformed("not-an-object")
    return value


def text_of(request: Json, name: str) -> str:
    """A text of the request.

    Raises: Malformed ``no-…`` without one.
    """
    value = request.get(name)
    if not isinstance(value, str):
        raise Malformed(f"no-{name}")
    return value


def options_of(request: Json) -> tuple[tuple[str, str], ...]:
    """The options a request chooses.

    Raises: Malformed ``wrong-type``.
    """
    options = request.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(each, str) for each in options.values()):
        raise Malformed("wrong-type")
    return tuple(options.items())


def paid(entry: Payment) -> Json:
    """An entry of the ledger as JSON."""
    return {"payer": entry.payer.name, "payee": entry.payee.name, "amount": entry.amount, "why": told(entry.why)}


def told(reason: Reason) -> Json:
    """A reason as JSON."""
    return {"code": reason.code, "params": {name: _param(value) for name, value in reason.params.items()}}


def _param(value: Param) -> object:
    """A parameter as JSON: tiles in notation, terms by their ids."""
    match value:
        case Tile():
            return value.name
        case Design():
            return value.text
        case tuple():
            return [each.id if isinstance(each, Term) else each.text for each in value]
        case Term():
            return value.id
        case Seat() | Wind():
            return value.name.lower()
        case _:
            return value
