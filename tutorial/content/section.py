"""A section read for its parts: what a step says before, on and after the felt; the lines of a recap."""

import re

from tutorial.content.report import Tell
from tutorial.content.split import RULE, trimmed
from tutorial.content.values import Section

RECAP_LINES = 4
"""How many lines a recap has."""

_TITLE = re.compile(r"###(?!#)\s*(.*?)\s*")
_ITEM = re.compile(r"[-*][ \t]+(.*)")


def read_step_section(text: str, tell: Tell) -> Section:
    """The parts of a step's section; what is missing is told and empty."""
    before, after = _at_rule(text.split("\n"), tell)
    title, rest = read_title(before, tell)
    body, goal = _goal(rest, tell)
    return Section(title, trimmed(body), goal, trimmed(after))


def read_line(text: str, tell: Tell) -> str:
    """A section that is one paragraph, on one line."""
    if not text:
        tell("The section is empty; it needs one sentence.")
    if "\n\n" in re.sub(r"\n[ \t]+\n", "\n\n", text):
        tell("The section must be one sentence in one paragraph.")
    return " ".join(text.split())


def read_recap(text: str, tell: Tell) -> tuple[str, ...]:
    """The lines of a recap."""
    items: list[str] = []
    for line in filter(str.strip, text.split("\n")):
        if item := _ITEM.fullmatch(line):
            items.append(item[1].strip())
        elif items and line[0] in " \t":
            items[-1] += f" {line.strip()}"
        else:
            tell(f"The line {line.strip()!r} belongs to no item: each of the recap's lines starts with '- '.")
    if len(items) != RECAP_LINES:
        tell(f"The recap must have {RECAP_LINES} lines that start with '- '; it has {len(items)}.")
    return tuple(items)


def _at_rule(lines: list[str], tell: Tell) -> tuple[list[str], list[str]]:
    """The lines before and after the rule; nothing after it if there is none."""
    rules = [at for at, line in enumerate(lines) if line.strip() == RULE]
    if not rules:
        return lines, []
    if len(rules) > 1:
        tell(f"Only one line of {RULE} may stand in a section.")
    before, after = lines[: rules[0]], [line for line in lines[rules[0] + 1 :] if line.strip() != RULE]
    if not any(map(str.strip, after)):
        tell(f"Nothing stands after the line of {RULE}; write what is said after a right answer, or take the line out.")
    return before, after


def read_title(lines: list[str], tell: Tell) -> tuple[str, list[str]]:
    """The title and the lines below it."""
    found = _TITLE.fullmatch(lines[0]) if lines else None
    if found is None:
        tell("The first line must be the title: '### ' and the idea.")
        return "", lines
    if not found[1]:
        tell("The title is empty.")
    return found[1], lines[1:]


def _goal(lines: list[str], tell: Tell) -> tuple[list[str], str]:
    """The lines above the goal, and the goal on one line."""
    quoted = [at for at, line in enumerate(lines) if line.startswith(">")]
    if not quoted:
        tell("The goal is missing: one line that starts with '> ' and says what to do.")
        return lines, ""
    first, last = quoted[0], quoted[-1]
    if quoted != list(range(first, last + 1)):
        tell("Only one goal, a line that starts with '> ', may stand in a section.")
    if any(map(str.strip, lines[last + 1 :])):
        tell(f"Text stands below the goal. What is said after a right answer follows a line of {RULE}.")
    goal = " ".join(" ".join(lines[at].removeprefix(">").strip() for at in quoted).split())
    if not goal:
        tell("The goal is empty.")
    return lines[:first], goal
