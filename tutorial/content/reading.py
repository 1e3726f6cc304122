"""Reading one file: YAML and a shape in, values or problems out."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from tutorial.content.complaints import as_yaml_reads, complaints
from tutorial.content.report import Report
from tutorial.content.yaml_file import read_yaml

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Entries(Generic[T]):
    """A file of named entries, as far as it could be read."""

    good: Mapping[str, T]
    """The entries that have the right shape."""
    names: frozenset[str]
    """Every entry that is there, the broken ones too."""


def shaped(data: object, shape: TypeAdapter[T], file: Path, report: Report, *, place: str = "") -> T | None:
    """The data in this shape, None (and every problem) if it has another."""
    try:
        return shape.validate_python(data)
    except ValidationError as error:
        for _, text in complaints(error):
            report.add(file, text, place=place)
        return None


def read_entries(file: Path, shape: TypeAdapter[T], report: Report) -> Entries[T]:
    """The entries of a file; those that are broken are told."""
    data = read_yaml(file, report)
    if data is None:
        return Entries({}, frozenset())
    if not isinstance(data, dict):
        report.add(file, f"It must be a mapping of names to entries, but it is {as_yaml_reads(data)}.")
        return Entries({}, frozenset())
    good: dict[str, T] = {}
    for name, entry in data.items():
        if not isinstance(name, str):
            report.add(file, f"A name must be text, but YAML reads one as {as_yaml_reads(name)}. Put it in quotes.")
            continue
        value = shaped(entry, shape, file, report, place=name)
        if value is not None:
            good[name] = value
    return Entries(good, frozenset(name for name in data if isinstance(name, str)))
