"""What pydantic found wrong, in sentences an author or translator can act on."""

from collections.abc import Sequence
from datetime import date

from pydantic import ValidationError
from pydantic_core import ErrorDetails

_OF_ANOTHER_TYPE = {
    "string_type": "text",
    "int_type": "a whole number",
    "bool_type": "true or false",
    "tuple_type": "a list",
    "dict_type": "a mapping of fields",
    "mapping_type": "a mapping of fields",
    "model_type": "a mapping of fields",
    "model_attributes_type": "a mapping of fields",
}
"""What pydantic's type errors ask for."""

_SENTENCES = {
    "missing": "{name} is missing.",
    "extra_forbidden": "{name} is no field that belongs here. Is it spelled right?",
    "string_too_short": "{name} is empty.",
    "empty": "{name} is empty; it needs at least one.",
    "literal_error": "{name} must be {expected}, but it is {value}.",
    "enum": "{name} must be {expected}, but it is {value}.",
    "greater_than_equal": "{name} must be {ge} or more, but it is {value}.",
    "less_than_equal": "{name} must be {le} or less, but it is {value}.",
    "union_tag_not_found": "ask is missing: it names the kind of question.",
    "union_tag_invalid": "ask names no kind of question: {tag!r}. There are {expected_tags}.",
}
"""What to say of pydantic's other errors."""


def complaints(
    error: ValidationError, *, skip: Sequence[str | int] = ()
) -> tuple[tuple[tuple[str | int, ...], str], ...]:
    """Every finding as the path of its field and a sentence; a path that starts with one of `skip` loses that part."""
    found = []
    for details in error.errors(include_url=False):
        path = details["loc"]
        if path and path[0] in skip:
            path = path[1:]
        found.append((path, sentence(details, path)))
    return tuple(found)


def sentence(error: ErrorDetails, path: Sequence[str | int]) -> str:
    """One finding as a sentence that begins with the field concerned."""
    name, kind, value = field_name(path), error["type"], error["input"]
    if kind in _OF_ANOTHER_TYPE:
        return f"{name} must be {_OF_ANOTHER_TYPE[kind]}, but {_advice(value, kind)}"
    if kind in _SENTENCES:
        return _SENTENCES[kind].format(name=name, value=as_yaml_reads(value), **error.get("ctx", {}))
    return f"{name}: {error['msg']}."


def _advice(value: object, kind: str) -> str:
    """What stands there instead, and how to mend it if quotes are all that is wrong."""
    if kind == "string_type" and isinstance(value, bool | int | float | date):
        return f"YAML reads it as {as_yaml_reads(value)}. Put it in quotes."
    if kind != "string_type" and isinstance(value, str):
        return f"it is {as_yaml_reads(value)}. If it is in quotes, take them away."
    return f"it is {as_yaml_reads(value)}."


def field_name(path: Sequence[str | int]) -> str:
    """A field by its path, items counted from one.

    >>> field_name(("refuse", 0, "because"))
    'refuse, item 1, because'
    """
    parts = [f"item {part + 1}" if isinstance(part, int) else part for part in path if part != "[key]"]
    return ", ".join(parts) if parts else "It"


def as_yaml_reads(value: object) -> str:
    """A value by what YAML takes it for.

    >>> as_yaml_reads(False)
    'the yes-or-no value false'
    """
    match value:
        case None:
            return "nothing"
        case bool():
            return f"the yes-or-no value {str(value).lower()}"
        case int() | float():
            return f"the number {value}"
        case date():
            return f"the date {value}"
        case tuple():
            return "a list"
        case dict():
            return "a mapping"
        case _:
            return f"the text {value!r}"
