"""Incidents as data: a kind and its facts, as lessons and requests write them.

What belongs here: reading facts into the fields of an incident. What does not: what is ruled.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import Enum
from types import NoneType
from typing import get_args, get_type_hints

from engine.reasons import ContentError, Reason
from engine.referee import INCIDENTS
from engine.referee.incident import Incident
from engine.seats import Seat


def read_incident(kind: str, facts: Mapping[str, object]) -> Incident:
    """The incident of this kind; seats by their letters, other choices by their words, all by the names of the fields.

    Raises: ContentError ``incident.unknown``, ``incident.wrong-fact``, ``incident.fact-missing``.

    >>> read_incident("early_discard", {"by": "B", "drew": True})
    EarlyDiscard(by=<Seat.B: 1>, drew=True)
    """
    make: Callable[..., Incident] | None = INCIDENTS.get(kind)
    if make is None:
        raise ContentError(Reason("incident.unknown", {"text": kind[:40]}))
    wanted = facts_of(kind)
    try:
        return make(**{name: _read(name, value, wanted.get(name)) for name, value in facts.items()})
    except TypeError as missing:
        raise ContentError(Reason("incident.fact-missing", {"text": kind})) from missing


def facts_of(kind: str) -> Mapping[str, object]:
    """The name and type of each fact of a kind of incident.

    >>> list(facts_of("challenge"))
    ['by', 'against', 'proof', 'disputed']
    """
    incident = INCIDENTS[kind]
    hints = get_type_hints(incident)
    return {each.name: hints[each.name] for each in fields(incident)}


def words_of(choices: type[Enum]) -> Mapping[str, Enum]:
    """What the choices of a fact are called: seats by their letters, all others in small letters.

    >>> list(words_of(Seat))
    ['A', 'B', 'C', 'D']
    """
    return {name if choices is Seat else name.lower(): each for name, each in choices.__members__.items()}


def _read(name: str, value: object, wanted: object) -> object:
    """The value as a field of this type holds it.

    Raises: ContentError ``incident.wrong-fact``.
    """
    arguments = tuple(each for each in get_args(wanted) if each not in (NoneType, Ellipsis))
    if NoneType in get_args(wanted) and value is None:
        return None
    if Ellipsis in get_args(wanted) and isinstance(value, list | tuple):
        return tuple(_read(name, each, arguments[0]) for each in value)
    plain = arguments[0] if NoneType in get_args(wanted) else wanted
    if isinstance(plain, type) and issubclass(plain, Enum) and isinstance(value, str):
        if value in (words := words_of(plain)):
            return words[value]
    elif type(value) is plain:
        return value
    raise ContentError(Reason("incident.wrong-fact", {"text": name[:40]}))
