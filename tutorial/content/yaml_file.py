"""YAML files read strictly: text in UTF-8, no key twice, lists as tuples, and every mistake told with its line."""

from collections.abc import Hashable
from pathlib import Path

import yaml

from tutorial.content.report import Report

try:
    from yaml import CSafeLoader as _SafeLoader
except ImportError:  # PyYAML built without its C library reads the same, only slower
    from yaml import SafeLoader as _SafeLoader  # type: ignore[assignment]


class _Loader(_SafeLoader):
    """A safe loader that refuses a key given twice."""


def _mapping(loader: _Loader, node: yaml.MappingNode) -> dict[Hashable, object]:
    """A mapping whose keys are all different."""
    found: dict[Hashable, object] = {}
    for key_node, value_node in node.value:
        key = loader.construct_object(key_node, deep=True)
        if not isinstance(key, Hashable) or key in found:
            raise yaml.MarkedYAMLError(problem=f"the key {key!r} is given twice", problem_mark=key_node.start_mark)
        found[key] = loader.construct_object(value_node, deep=True)
    return found


def _sequence(loader: _Loader, node: yaml.SequenceNode) -> tuple[object, ...]:
    """A list as the tuple the values hold."""
    return tuple(loader.construct_object(each, deep=True) for each in node.value)


_Loader.add_constructor("tag:yaml.org,2002:map", _mapping)
_Loader.add_constructor("tag:yaml.org,2002:seq", _sequence)


def read_text(file: Path, report: Report) -> str | None:
    """The text of a file, None (and a problem) if it cannot be read."""
    try:
        return file.read_bytes().decode("utf-8")
    except FileNotFoundError:
        report.add(file, "The file is missing.")
    except OSError as failed:
        report.add(file, f"The file cannot be opened: {failed.strerror}.")
    except UnicodeDecodeError as broken:
        line = broken.object[: broken.start].count(b"\n") + 1
        report.add(file, f"Line {line} is not UTF-8. Save the file as UTF-8.")
    return None


def read_yaml(file: Path, report: Report) -> object | None:
    """What a YAML file holds, None (and a problem) if it cannot be read or holds nothing."""
    text = read_text(file, report)
    return None if text is None else parse_yaml(text, file, report)


def parse_yaml(text: str, file: Path, report: Report, *, place: str = "", first_line: int = 1) -> object | None:
    """What YAML text holds, None (and a problem) if it cannot be read or holds nothing."""
    try:
        data: object = yaml.load(text, _Loader)  # noqa: S506 a subclass of the safe loader
    except yaml.MarkedYAMLError as broken:
        mark = broken.problem_mark
        line = mark.line + first_line if mark else first_line
        report.add(file, f"Line {line} is not valid YAML: {broken.problem}.", place=place)
    except yaml.YAMLError as broken:
        report.add(file, f"This is not valid YAML: {str(broken).splitlines()[0]}.", place=place)
    except ValueError as broken:  # such as the date 2024-13-45
        report.add(file, f"YAML cannot read a value ({broken}); put text in quotes.", place=place)
    else:
        if data is None:
            report.add(file, "There is nothing in it.", place=place)
        return data
    return None
