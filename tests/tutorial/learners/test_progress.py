"""What a learner has done, told and asked."""

import pytest

from tutorial.learners.progress import Summary, done_steps, record, reset, summary
from tutorial.models import Learner, StepRecord

pytestmark = pytest.mark.django_db


@pytest.fixture
def mira() -> Learner:
    return Learner.objects.create()


def test_nobody_has_done_nothing() -> None:
    assert done_steps(None, "basic", "the-tiles") == frozenset()
    assert summary(None) == Summary(last=None, done={})


def test_a_right_answer_is_done(mira: Learner) -> None:
    assert record(mira, "basic", "the-tiles", "suits", right=True) == {"suits"}
    assert record(mira, "basic", "the-tiles", "the-bird", right=False) == {"suits"}
    assert done_steps(mira, "basic", "the-tiles") == {"suits"}


def test_a_wrong_answer_is_begun_but_not_done(mira: Learner) -> None:
    record(mira, "basic", "the-tiles", "suits", right=False)
    assert done_steps(mira, "basic", "the-tiles") == frozenset()
    assert summary(mira) == Summary(last=("basic", "the-tiles", "suits"), done={("basic", "the-tiles"): frozenset()})


def test_tries_and_hints_count_up_to_the_first_right_answer(mira: Learner) -> None:
    for right, hints in ((False, 0), (False, 2), (True, 1), (True, 5), (False, 0)):
        record(mira, "basic", "the-tiles", "suits", right=right, hints=hints)
    kept = StepRecord.objects.get()
    assert (kept.tries, kept.hints) == (3, 2)
    assert kept.done_at is not None


def test_what_is_done_stays_done(mira: Learner) -> None:
    for right in (True, False, True):
        assert record(mira, "basic", "the-tiles", "suits", right=right) == {"suits"}
    kept = StepRecord.objects.get()
    assert kept.done_at == kept.first_answered_at < kept.last_answered_at


def test_one_record_a_step(mira: Learner) -> None:
    for variant, lesson, step in (("basic", "a", "x"), ("basic", "b", "x"), ("mcr", "a", "x"), ("basic", "a", "x")):
        record(mira, variant, lesson, step, right=True)
    assert StepRecord.objects.count() == 3


def test_learners_do_not_mix(mira: Learner) -> None:
    other = Learner.objects.create()
    record(other, "basic", "the-tiles", "suits", right=True)
    assert done_steps(mira, "basic", "the-tiles") == frozenset()


def test_the_summary_names_the_latest_answer(mira: Learner) -> None:
    record(mira, "basic", "a", "x", right=True)
    record(mira, "basic", "b", "y", right=True)
    record(mira, "basic", "a", "x", right=True)
    assert summary(mira).last == ("basic", "a", "x")
    assert summary(mira).done_in("basic", "b") == {"y"}
    assert summary(mira).done_in("basic", "c") == frozenset()


def test_the_summary_asks_once(mira: Learner, django_assert_num_queries: object) -> None:
    for step in "abcdef":
        record(mira, "basic", "the-tiles", step, right=True)
    with django_assert_num_queries(1):  # type: ignore[operator]
        summary(mira)


def test_a_record_names_its_step(mira: Learner) -> None:
    record(mira, "basic", "the-tiles", "suits", right=True)
    assert str(StepRecord.objects.get()) == "basic/the-tiles/suits"
    assert str(mira) == str(mira.pk)


def test_reset_forgets_one_learner_and_no_other(mira: Learner) -> None:
    other = Learner.objects.create()
    for learner in (mira, other):
        record(learner, "basic", "the-tiles", "suits", right=True)
    reset(mira)
    assert list(Learner.objects.all()) == [other]
    assert StepRecord.objects.get().learner == other
