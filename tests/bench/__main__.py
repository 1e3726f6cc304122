"""`python -m tests.bench`: what pages cost under deployed settings: processor time, queries, bytes on the wire.

A machine's speed varies from minute to minute, so processor time is told in multiples of `/healthz`, measured in the
same run; queries and bytes do not vary at all. The exit code is 1 if a goal is missed, and a line names each.
"""

import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.bench.served import Site, served, settings_in
from tests.bench.visitor import Visitor, hidden_fields

ROUNDS = 3
REQUESTS = 500
WARM_UP = 40
BAREST = "/healthz"
STEP = "/en/learn/basic/the-tiles/three-suits/"
HAND = "/en/learn/basic/sets-and-a-pair/a-whole-hand/"


@dataclass(frozen=True, slots=True)
class Job:
    """Something a visitor does."""

    name: str
    """What it is."""
    path: str
    """Where."""
    times_barest: float | None = None
    """Units: processor time of the barest page; None where there is no goal."""
    is_answer: bool = False
    """A form is sent and judged, by a learner who has answered before."""


JOBS = (
    Job("barest page", BAREST),
    Job("lesson page", STEP, 4),
    Job("lesson page, Bengali", STEP.replace("/en/", "/bn/"), 4),
    Job("lesson page, a hand", HAND, 4),
    Job("judged answer", STEP, 6, is_answer=True),
    Job("judged answer, a hand", HAND, 6, is_answer=True),
    Job("front door", "/en/"),
    Job("course", "/ka/learn/basic/"),
    Job("tile room", "/en/tiles/american/"),
    Job("tradition", "/hi/american/"),
    Job("rules", "/en/rules/hong_kong/", 3),
    Job("rules, side by side", "/bn/rules/compare/?a=hong_kong&b=mcr", 3),
)


@dataclass(frozen=True, slots=True)
class Cost:
    """What a job cost."""

    milliseconds: float
    """Units: milliseconds of processor time."""
    times_barest: float
    """Units: processor time of the barest page."""
    queries: int
    """Units: statements sent to the database."""
    alone: int
    """Units: bytes of the page, or of the part that answers a form."""
    files: int
    """Units: bytes of everything its page makes a browser fetch."""

    @property
    def first_visit(self) -> int:
        """Units: bytes for somebody who has fetched nothing yet."""
        return self.alone + self.files


QUERIES = 6
"""The goal for every job. Units: statements sent to the database."""
FIRST_VISIT, NEXT_PAGE = 60_000, 15_000
"""The goals for every page with what it fetches, and for a page alone. Units: bytes on the wire."""
FILE = re.compile(r"/static/[^\"#]+")


def processor_times(site: Site) -> dict[Job, float]:
    """The milliseconds each job costs: the median of rounds in which every job has its turn."""
    acts = {job: act_of(job, Visitor(site.port)) for job in JOBS}
    rounds: dict[Job, list[float]] = {job: [] for job in JOBS}
    for act in acts.values():
        repeat(act, WARM_UP)
    for _ in range(ROUNDS):
        for job, act in acts.items():
            before = site.processor_time()
            repeat(act, REQUESTS)
            rounds[job].append((site.processor_time() - before) / REQUESTS * 1000)
    return {job: median(times) for job, times in rounds.items()}


def act_of(job: Job, visitor: Visitor) -> Callable[[int], int]:
    """What this visitor does for the nth time, which returns the status."""
    if not job.is_answer:
        return lambda _: visitor.get(job.path).status
    fields = hidden_fields(visitor.get(job.path).text)
    wrong, right = answers_at(job.path)
    return lambda at: visitor.post(job.path, **fields, answer=right if at % 2 else wrong).status


def answers_at(path: str) -> tuple[str, str]:
    """A wrong and a right answer to the question asked there."""
    from tutorial.content.library import get_library

    variant, slug, step = path.strip("/").split("/")[-3:]
    asked = get_library().lesson(variant, slug).step(step)
    return asked.refuse[0].answer, asked.accept[0]


def repeat(act: Callable[[int], int], times: int) -> None:
    """Does it so many times."""
    statuses = {act(at) for at in range(times)}
    assert statuses == {200}, statuses


def queries(job: Job) -> int:
    """The statements a job sends to the database."""
    from django.db import connection
    from django.test import Client
    from django.test.utils import CaptureQueriesContext

    client = Client(headers={"HX-Request": "true"} if job.is_answer else {})
    fields = hidden_fields(client.get(job.path).content.decode())

    def act() -> int:
        answer = answers_at(job.path)[1] if job.is_answer else ""
        return (client.post(job.path, fields | {"answer": answer}) if answer else client.get(job.path)).status_code

    repeat(lambda _: act(), 1)  # the first answer makes a learner, the second is that of one who is known
    with CaptureQueriesContext(connection) as sent:
        repeat(lambda _: act(), 1)
    return len(sent)


def bytes_sent(site: Site, job: Job) -> tuple[int, int]:
    """The bytes of the page or part alone, and those of everything its page makes a browser fetch besides."""
    visitor = Visitor(site.port)
    page = visitor.get(job.path)
    fetched = sum(len(visitor.get(path).sent) for path in sorted(set(FILE.findall(page.text))))
    if job.is_answer:
        page = visitor.post(job.path, **hidden_fields(page.text), answer=answers_at(job.path)[1])
    return len(page.sent), fetched


def set_up(folder: Path) -> None:
    """Sets Django up as the server does, and prepares what is served."""
    os.environ |= settings_in(folder)
    import django
    from django.core.management import call_command

    django.setup()
    call_command("prepare")


def costs(folder: Path) -> dict[Job, Cost]:
    """What every job costs on a site with its files in this folder."""
    set_up(folder)
    with served(folder) as site:
        times = processor_times(site)
        sizes = {job: bytes_sent(site, job) for job in JOBS}
    barest = times[JOBS[0]]
    return {job: Cost(times[job], times[job] / barest, queries(job), *sizes[job]) for job in JOBS}


def table(found: dict[Job, Cost]) -> Iterator[str]:
    """What was found, a line for each job."""
    row = "{:<24}{:>8}{:>10}{:>7}{:>9}{:>9}{:>13}"
    yield f"Processor time: median of {ROUNDS} rounds of {REQUESTS} requests. Bytes as sent, compressed."
    yield row.format("", "ms", "x barest", "goal", "queries", "bytes", "first visit")
    for job, cost in found.items():
        times = f"{cost.milliseconds:.2f}", f"{cost.times_barest:.1f}", job.times_barest or ""
        yield row.format(job.name, *times, cost.queries, cost.alone, cost.first_visit)


def misses(found: dict[Job, Cost]) -> Iterator[str]:
    """A line for every goal that is missed."""
    for job, cost in found.items():
        for what, spent, goal in (
            ("times the barest page", cost.times_barest, job.times_barest),
            ("queries", cost.queries, QUERIES),
            ("bytes", cost.alone, NEXT_PAGE),
            ("bytes on a first visit", cost.first_visit, FIRST_VISIT),
        ):
            if goal is not None and spent > goal:
                yield f"Missed: {job.name} ({job.path}) takes {spent:,.1f} {what}, the goal is {goal:,}."


def main() -> int:
    """Prints the table; 1 if a goal is missed."""
    with tempfile.TemporaryDirectory() as folder:
        found = costs(Path(folder))
    print(*table(found), sep="\n")
    missed = list(misses(found))
    print("\n".join(missed) or "Every goal is met.")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
