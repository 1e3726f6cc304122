"""Rounds: jobs that take turns on the same machine in the same run, and the median of what each took."""

from collections.abc import Callable, Mapping
from statistics import median
from time import process_time

ROUNDS = 5
Job = Callable[[], object]
"""Something to be timed as a whole."""


def medians(jobs: Mapping[str, Job], *, each: int, rounds: int = ROUNDS) -> dict[str, float]:
    """Microseconds for each of so many items of a job: each job has its turn in every round, the median counts.

    A first round that fills what is remembered does not count.
    """
    times: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(rounds + 1):
        for name, job in jobs.items():
            times[name].append(time_of(job, each=each))
    return {name: median(found[1:]) for name, found in times.items()}


def time_of(job: Job, *, each: int) -> float:
    """Microseconds of processor time for each of so many items of a job."""
    start = process_time()
    job()
    return (process_time() - start) / each * 1e6
