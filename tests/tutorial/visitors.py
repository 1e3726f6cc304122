"""Learners and the cookies they come with."""

from uuid import UUID

from django.core.signing import get_cookie_signer
from django.test import Client

from engine.actions import parse_action
from engine.exercises.frame import LEARNER
from engine.exercises.play_hand import BETWEEN
from engine.play import legal
from tests.answering import lessons
from tutorial.content.values import RECAP
from tutorial.learners import preferences, progress
from tutorial.learners.identity import COOKIE, SALT
from tutorial.models import Learner, PracticeAction, PracticeBranch, PracticeHand
from tutorial.practice import openings, services, sittings, tasks


def cookie_for(learner: Learner) -> str:
    """The cookie this learner's browser carries."""
    return get_cookie_signer(salt=COOKIE + SALT).sign(learner.pk.hex)


def preferring(text: str) -> str:
    """The cookie of a browser whose owner prefers this."""
    return get_cookie_signer(salt=preferences.COOKIE + preferences.SALT).sign(text)


def known(client: Client) -> Learner:
    """A learner whose browser this client is from now on."""
    learner = Learner.objects.create()
    client.cookies[COOKIE] = cookie_for(learner)
    return learner


HANDS = {
    "turn": (UUID(int=1), 5, ()),
    "claim": (UUID(int=2), 4, (("suits", "one"), ("sets", "two"))),
    "end": (UUID(int=3), 107, (("suits", "one"), ("sets", "two"))),
    "older": (UUID(int=4), 57, (("suits", "one"), ("sets", "two"))),
}
"""The hands of a busy learner, by what is on the table: the address, the seed and the options of each."""


CARD_HANDS = {
    "passing": (UUID(int=8), 9, ()),
    "call": (UUID(int=9), 43, (("charleston", "none"),)),
}
"""Her hands where hands are lines of a card: two jokers on the rack in the first pass; a discard that may be called."""


GUIDED = {
    "begun": (UUID(int=5), "a-turn"),
    "reached": (UUID(int=6), "claiming"),
    "missed": (UUID(int=7), "sets-and-a-pair"),
}
"""The hands a busy learner plays for lessons, by how far she is: the address, and the lesson."""


def busy(learner: Learner) -> Learner:
    """The same learner after the first lesson but its last step, and the first step of the second; she plays, too."""
    for name in GUIDED:
        guided(learner, name)
    for name in (*HANDS, *CARD_HANDS):
        seated(learner, name)
    first, second = lessons()[:2]
    for lesson, steps in ((first, first.steps[:-1]), (second, second.steps[:1])):
        for step in steps:
            progress.record(learner, lesson.variant, lesson.slug, step.id, right=True)
    return learner


def guided(learner: Learner, name: str) -> PracticeHand:
    """One of her hands for a lesson, at its address: as the engine plays it to the goal, or as it is missed."""
    id, slug = GUIDED[name]
    task = tasks.find("basic", slug, RECAP)
    start = task.exercise.start(task.rules)
    hand = at(id, openings.open_task(learner, task.name, start, seat=LEARNER, level=task.exercise.level))
    for text in task.exercise.solutions(task.rules)[0].split(BETWEEN) if name == "reached" else ():
        table = sittings.sit(learner, id)
        services.act(learner, id, table.token, lambda _view, text=text: parse_action(f"A {text}"))
    while name == "missed" and (table := sittings.sit(learner, id)).is_to_act:
        services.act(learner, id, table.token, lambda view: legal(view)[-1])
    return hand


def seated(learner: Learner, name: str) -> PracticeHand:
    """One of her hands, at its address."""
    id, seed, chosen = (HANDS | CARD_HANDS)[name]
    variant = "american" if name in CARD_HANDS else "basic"
    dealt = openings.open_hand(learner, variant, seed=seed, chosen=chosen, terms=openings.Terms("regular"))
    hand = at(id, dealt)
    if name == "older":
        hand.branches.get().actions.filter(ply=0).update(action="A pass")
    return hand


def at(id: UUID, dealt: PracticeHand) -> PracticeHand:
    """The same hand at another address."""
    values = {field.attname: getattr(dealt, field.attname) for field in PracticeHand._meta.fields}
    hand = PracticeHand.objects.create(**{**values, "id": id})
    branch = PracticeBranch.objects.create(hand=hand)
    PracticeAction.objects.filter(branch__hand=dealt).update(branch=branch)
    dealt.delete()
    return hand
