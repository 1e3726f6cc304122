"""Keeping what a learner did in a lesson. A database that cannot be written to is no reason to withhold the ruling."""

import logging

from django.db import DatabaseError

from tutorial.content.values import Lesson
from tutorial.learners import progress as records
from tutorial.requests import SiteRequest

log = logging.getLogger(__name__)


def keep(request: SiteRequest, lesson: Lesson, place: str, *, right: bool, hints: int = 0) -> frozenset[str] | None:
    """What is done in the lesson, this answer kept among it; None if it could not be kept."""
    try:
        learner = records.ensure(request)
        return records.record(learner, lesson.variant, lesson.slug, place, right=right, hints=hints)
    except DatabaseError:
        log.exception("an answer could not be kept")
        return None
