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
    """When the last answer came, to the hour."""

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
    """The step's id; `known` for a lesson shown to be known as a whole."""
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


class PracticeHand(models.Model):
    """A deal at the practice table: what it started from, and how it is played. Its actions lie in branches."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    """Its name in addresses."""
    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="hands")
    """Who plays it."""
    variant = models.CharField(max_length=40)
    """The tradition."""
    options = models.CharField(max_length=200, blank=True)
    """The options chosen, as `engine.deals` writes them; empty for the tradition's own table."""
    start = models.TextField()
    """The wall, the dice and all further chance, as `engine.deals` writes them."""
    engine_version = models.CharField(max_length=20)
    """The engine that dealt it."""
    seat = models.CharField(max_length=1)
    """The learner's seat, A to D."""
    level = models.CharField(max_length=20)
    """How the others play: the name of a bot."""
    help = models.CharField(max_length=40, blank=True)
    """What the table offers her, separated by spaces: ``hints``, ``undo``."""
    seed = models.BigIntegerField()
    """The number the deal comes from."""
    day = models.DateField(null=True, blank=True)
    """The day whose deal it is; empty for any other deal."""
    task = models.CharField(max_length=200, blank=True)
    """The place in a lesson that says what it is played for, ``variant/slug/step``; empty for any other hand."""
    follows = models.OneToOneField(
        "self", on_delete=models.SET_NULL, null=True, blank=True, related_name="following_hand"
    )
    """The deal before it in the same match."""
    made_at = models.DateTimeField(default=timezone.now, editable=False)
    """When it was dealt."""
    closed_at = models.DateTimeField(null=True, blank=True)
    """When it was over; empty while it is played."""
    result = models.CharField(max_length=10, blank=True)
    """How it ended for her: ``won``, ``lost``, ``drawn``; empty while it is played."""

    class Meta:
        indexes = (models.Index(fields=("learner", "-made_at"), name="hands_of_a_learner"),)

    def __str__(self) -> str:
        return f"{self.variant} {self.seed}"


class PracticeBranch(models.Model):
    """A line of play: the actions of its parent up to a point, then its own. The newest is the one in play."""

    hand = models.ForeignKey(PracticeHand, on_delete=models.CASCADE, related_name="branches")
    """The deal."""
    parent = models.ForeignKey("self", on_delete=models.CASCADE, null=True, blank=True)
    """The line it left; empty for the first."""
    from_ply = models.PositiveSmallIntegerField(default=0)
    """Units: actions. How many of the parent's it keeps."""

    def __str__(self) -> str:
        return f"{self.hand_id} from {self.from_ply}"


class PracticeAction(models.Model):
    """One action of one player."""

    branch = models.ForeignKey(PracticeBranch, on_delete=models.CASCADE, related_name="actions")
    """The line it belongs to."""
    ply = models.PositiveSmallIntegerField()
    """Its place in the line, from 0."""
    seat = models.CharField(max_length=1)
    """Who acted."""
    action = models.CharField(max_length=80)
    """What was done, as `engine.actions` writes it."""
    hint_level = models.PositiveSmallIntegerField(default=0)
    """How much help she had asked for."""

    class Meta:
        constraints = (models.UniqueConstraint(fields=("branch", "ply"), name="one_action_a_ply"),)

    def __str__(self) -> str:
        return f"{self.ply} {self.action}"
