"""What a learner has done. Views ask and tell through this module, never through the models."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.db import transaction
from django.utils import timezone

from tutorial.learners.identity import current, ensure
from tutorial.models import Learner, StepRecord

__all__ = ["Summary", "current", "done_steps", "ensure", "record", "reset", "summary"]


@dataclass(frozen=True, slots=True)
class Summary:
    """What one learner has done, for a page that says where to go on."""

    last: tuple[str, str, str] | None
    """Variant, lesson and step of the latest answer; none before the first."""
    done: Mapping[tuple[str, str], frozenset[str]]
    """The steps done, by variant and lesson; every lesson begun has an entry."""

    def done_in(self, variant: str, lesson: str) -> frozenset[str]:
        """The ids of the steps done in one lesson."""
        return self.done.get((variant, lesson), frozenset())


def record(learner: Learner, variant: str, lesson: str, step: str, *, right: bool, hints: int = 0) -> frozenset[str]:
    """The ids of the steps of the lesson done, after one more answer to one of them.

    What was needed to get it right the first time stays as it was: answers after that change the last date only.
    """
    now = timezone.now()
    with transaction.atomic():
        locked = StepRecord.objects.select_for_update()
        records = {each.step: each for each in locked.filter(learner=learner, variant=variant, lesson=lesson)}
        if step not in records:
            records[step], _ = locked.get_or_create(
                learner=learner, variant=variant, lesson=lesson, step=step, defaults={"first_answered_at": now}
            )
        kept = records[step]
        kept.last_answered_at = now
        if kept.done_at is None:
            kept.tries += 1
            kept.hints = max(kept.hints, hints)
            kept.done_at = now if right else None
        kept.save(update_fields=("last_answered_at", "tries", "hints", "done_at"))
    return frozenset(id for id, each in records.items() if each.done_at is not None)


def done_steps(learner: Learner | None, variant: str, lesson: str) -> frozenset[str]:
    """The ids of the steps of a lesson this learner has answered rightly; none for somebody who never answered."""
    if learner is None:
        return frozenset()
    done = StepRecord.objects.filter(learner=learner, variant=variant, lesson=lesson, done_at__isnull=False)
    return frozenset(done.values_list("step", flat=True))


def summary(learner: Learner | None) -> Summary:
    """Everything done so far, in one query."""
    if learner is None:
        return Summary(last=None, done={})
    rows = learner.steps.order_by("last_answered_at", "pk").values_list("variant", "lesson", "step", "done_at")
    done: dict[tuple[str, str], set[str]] = {}
    last = None
    for variant, lesson, step, done_at in rows:
        steps = done.setdefault((variant, lesson), set())
        if done_at is not None:
            steps.add(step)
        last = (variant, lesson, step)
    return Summary(last=last, done={place: frozenset(steps) for place, steps in done.items()})


def reset(learner: Learner) -> None:
    """Forgets the learner and everything she did."""
    learner.delete()
