"""What the site remembers: who is learning, under a number only, and which steps are done."""

import uuid

from django.db import models
from django.utils import timezone


class Learner(models.Model):
    """Somebody who has answered at least once; known by a signed cookie, never by name."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    """The number in the cookie."""
    made_at = models.DateTimeField(default=timezone.now, editable=False)
    """When the first answer came."""
    seen_at = models.DateTimeField(default=timezone.now, db_index=True)
    """When the last answer came."""

    def __str__(self) -> str:
        return str(self.id)


class StepRecord(models.Model):
    """What one learner did with one step of a lesson."""

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="steps")
    """Whose record it is."""
    variant = models.CharField(max_length=40)
    """The variant the lesson belongs to."""
    lesson = models.CharField(max_length=80)
    """The lesson's slug."""
    step = models.CharField(max_length=80)
    """The step's id."""
    first_answered_at = models.DateTimeField(default=timezone.now, editable=False)
    """When the step was answered for the first time."""
    last_answered_at = models.DateTimeField(default=timezone.now)
    """When the step was answered for the last time."""
    done_at = models.DateTimeField(null=True, blank=True)
    """When it was first answered rightly; empty until then."""
    tries = models.PositiveIntegerField(default=0)
    """How many answers were given up to and including the first right one."""
    hints = models.PositiveSmallIntegerField(default=0)
    """The highest rung of the hint ladder taken before the first right answer."""

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("learner", "variant", "lesson", "step"), name="one_record_a_step"),
        )

    def __str__(self) -> str:
        return f"{self.variant}/{self.lesson}/{self.step}"
