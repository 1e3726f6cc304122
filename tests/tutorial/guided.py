"""A lesson with guided hands, put among the real ones for a test."""

from dataclasses import replace

import pytest

from engine.exercises.play_hand import PlayHand
from tutorial.content import library
from tutorial.content.library import get_library
from tutorial.content.values import Lesson, Refusal, Section, Step

MINI = ("suits=one", "sets=two")
PUNG = PlayHand("pung", MINI, seed=5, hands=("A 5m5m 1m9m", "B 5m"))
"""She is dealt 11355789m; after 3m the player on her right discards the 1m."""
PUNG_MOVES = "discard 3m.3,pung 1m.1 1m.2"
WIN = PlayHand("win", MINI, seed=9)
LESSON = "basic/claiming"
STEPS = (
    Step("first-pung", PUNG, ("discard 3m, pung 1m 1m",), (Refusal("discard 3m", "play.not-yet"),)),
    Step("first-win", WIN, ("discard 6m.4,pass,discard 5m.1,win",), (Refusal("discard 6m", "play.not-yet"),)),
)


def with_guided_hands(lesson: Lesson) -> Lesson:
    """The lesson with two hands to play at its end."""
    said = {each.id: Section("A tile of your own", "Play.", "Claim a discard for a pung.", "Well.") for each in STEPS}
    text = {
        locale: replace(
            words,
            sections={**words.sections, **said},
            digests={**words.digests, **dict.fromkeys(said, "0" * 12)},
            source={**words.source, **dict.fromkeys(said, "0" * 12)},
        )
        for locale, words in lesson.text.items()
    }
    return replace(lesson, steps=(*lesson.steps, *STEPS), text=text)


@pytest.fixture
def guided(monkeypatch: pytest.MonkeyPatch) -> Lesson:
    """The lesson, among the others for the time of a test."""
    before = get_library()
    lesson = with_guided_hands(before.lessons[LESSON])
    monkeypatch.setattr(library._shelf, "_library", replace(before, lessons={**before.lessons, LESSON: lesson}))
    return lesson


def put(monkeypatch: pytest.MonkeyPatch, lesson: Lesson) -> None:
    """Puts a lesson in the place of the one of its name."""
    before = get_library()
    monkeypatch.setattr(library._shelf, "_library", replace(before, lessons={**before.lessons, lesson.key: lesson}))
