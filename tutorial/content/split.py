"""A locale file taken apart: its front matter, and its sections as they are written."""

import re
from dataclasses import dataclass

RULE = "---"
"""The line around the front matter, and between a step's goal and what is said after it."""

_HEADING = re.compile(r"##(?!#)\s*(.*?)\s*")


@dataclass(frozen=True, slots=True)
class RawSection:
    """A section as it is written."""

    name: str
    """What stands behind the two number signs."""
    text: str
    """The lines below the heading, without empty ones around them."""


@dataclass(frozen=True, slots=True)
class SplitFile:
    """A locale file in its parts."""

    front: str | None
    """The YAML between the first two rules; None if the file does not begin with them."""
    preamble: str
    """What stands between the front matter and the first section: nothing, in a good file."""
    sections: tuple[RawSection, ...]
    """In the order of the file; a name may come twice in a bad one."""


def split(text: str) -> SplitFile:
    """The parts of a locale file.

    >>> split("---\\ntitle: Tiles\\n---\\n## answer\\nThere are 136.\\n").sections
    (RawSection(name='answer', text='There are 136.'),)
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    front, body = _front(lines)
    preamble: list[str] = []
    sections: list[tuple[str, list[str]]] = []
    for line in body:
        if heading := _HEADING.fullmatch(line):
            sections.append((heading[1], []))
        elif sections:
            sections[-1][1].append(line)
        else:
            preamble.append(line)
    named = tuple(RawSection(name, trimmed(lines)) for name, lines in sections)
    return SplitFile(front, trimmed(preamble), named)


def _front(lines: list[str]) -> tuple[str | None, list[str]]:
    """The front matter and the lines behind it."""
    ends = [at for at, line in enumerate(lines) if line.rstrip() == RULE][:2]
    if len(ends) < 2 or ends[0] != 0:
        return None, lines
    return "\n".join(lines[1 : ends[1]]), lines[ends[1] + 1 :]


def trimmed(lines: list[str]) -> str:
    """The lines as text, without empty ones around them."""
    full = [at for at, line in enumerate(lines) if line.strip()]
    return "\n".join(lines[full[0] : full[-1] + 1]).rstrip() if full else ""
