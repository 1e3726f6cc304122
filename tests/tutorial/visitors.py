"""Learners and the cookies they come with."""

from django.core.signing import get_cookie_signer
from django.test import Client

from tests.answering import lessons
from tutorial.learners import progress
from tutorial.learners.identity import COOKIE, SALT
from tutorial.models import Learner


def cookie_for(learner: Learner) -> str:
    """The cookie this learner's browser carries."""
    return get_cookie_signer(salt=COOKIE + SALT).sign(learner.pk.hex)


def known(client: Client) -> Learner:
    """A learner whose browser this client is from now on."""
    learner = Learner.objects.create()
    client.cookies[COOKIE] = cookie_for(learner)
    return learner


def busy(learner: Learner) -> Learner:
    """The same learner after the first lesson but its last step, and the first step of the second."""
    first, second = lessons()[:2]
    for lesson, steps in ((first, first.steps[:-1]), (second, second.steps[:1])):
        for step in steps:
            progress.record(learner, lesson.variant, lesson.slug, step.id, right=True)
    return learner
