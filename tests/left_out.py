"""What a test run left out, and why: told in the summary, and a failure under CI where nothing may be missing.

Every worker of a parallel run sees the same tests, so the largest count of each is the true one.
"""

from dataclasses import dataclass

import pytest


@dataclass(frozen=True, slots=True, order=True)
class Gap:
    """A group of tests or cases that cannot run here."""

    what: str
    """The group, as the summary names it: "browser tests", "cases of distance.jsonl"."""
    why: str
    """What is missing, and how to get it."""
    fatal: bool
    """Whether a run with CI set must fail because of it."""


_gaps: dict[Gap, int] = {}


def record(what: str, count: int, *, why: str, fatal: bool) -> None:
    """Notes that `count` of these cannot run here; noting the same gap again does not add up."""
    gap = Gap(what, why, fatal)
    _gaps[gap] = max(count, _gaps.get(gap, 0))


def export() -> list[tuple[str, str, bool, int]]:
    """The gaps as plain values that a worker can send to the run's controller."""
    return [(gap.what, gap.why, gap.fatal, count) for gap, count in sorted(_gaps.items())]


def take(exported: list[tuple[str, str, bool, int]]) -> None:
    """Notes the gaps another process exported."""
    for what, why, fatal, count in exported:
        record(what, count, why=why, fatal=fatal)


def lines() -> list[str]:
    """One line a gap, for the summary."""
    return [f"Left out: {count:,} {gap.what}: {gap.why}" for gap, count in sorted(_gaps.items()) if count]


def is_fatal() -> bool:
    """Whether something is left out that CI must not leave out."""
    return any(gap.fatal and count for gap, count in _gaps.items())


def leave_out(items: list[pytest.Item], chosen: list[pytest.Item], config: pytest.Config) -> None:
    """Takes the chosen tests out of the collected ones, in place."""
    if chosen:
        config.hook.pytest_deselected(items=chosen)
        items[:] = [item for item in items if item not in chosen]
