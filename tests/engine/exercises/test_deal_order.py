import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.events import Dealt
from engine.exercises.deal_order import DealOrder, print_take
from engine.exercises.frame import LEVELS, Rung
from engine.play import begin
from engine.reasons import NotationError
from engine.ruleset import Variant
from engine.seats import Seat
from engine.starts import start_of
from engine.variants import VARIANTS
from tests.engine.exercises.variants import ALL, BASIC
from tests.engine.exercises.verdicts import codes

EVERY = tuple(f"{seat.name} {many}" for seat in Seat for many in (4, 1))


def at(taken: int, dealer: str = "A") -> DealOrder:
    """The question after so many times of taking, with every choice."""
    return DealOrder(taken, EVERY, dealer)


@pytest.mark.parametrize(
    ("exercise", "right", "why"),
    [
        pytest.param(at(0), "A 4", "deal.four-at-a-time", id="the dealer begins"),
        pytest.param(at(1), "B 4", "deal.four-at-a-time", id="then to the right"),
        pytest.param(at(11, "C"), "B 4", "deal.four-at-a-time", id="the last four"),
        pytest.param(at(12), "A 1", "deal.one-at-the-end", id="single tiles"),
        pytest.param(at(15, "D"), "C 1", "deal.one-at-the-end", id="the last single tile"),
        pytest.param(at(16, "D"), "D 1", "deal.dealer-one-more", id="the dealer's last"),
    ],
)
def test_who_takes_how_many(exercise: DealOrder, right: str, why: str) -> None:
    assert exercise.problems(BASIC) == ()
    assert exercise.solutions(BASIC) == (right,)
    verdict = exercise.grade(BASIC, f" {right} ")
    assert verdict.allowed
    assert codes(verdict.reasons) == f"deal.right {why}"
    assert exercise.hints(BASIC)[4].reason == verdict.reasons[0]


@pytest.mark.parametrize(
    ("exercise", "said", "expected"),
    [
        pytest.param(at(0), "B 4", "deal.dealer-begins", id="not the dealer first"),
        pytest.param(at(2), "A 4", "deal.wrong-way", id="back to the left"),
        pytest.param(at(2), "D 4", "deal.other-player", id="one left out"),
        pytest.param(at(2), "C 1", "deal.four-at-a-time", id="single too early"),
        pytest.param(at(13), "B 4", "deal.one-at-the-end", id="four too late"),
        pytest.param(at(16), "B 1", "deal.dealer-one-more", id="not the dealer last"),
        pytest.param(at(16), "A 4", "deal.dealer-one-more", id="four at the very end"),
        pytest.param(at(2), "A 1", "deal.wrong-way deal.four-at-a-time", id="both wrong"),
    ],
)
def test_why_another_take_is_wrong(exercise: DealOrder, said: str, expected: str) -> None:
    verdict = exercise.grade(BASIC, said)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected


def test_what_reasons_speak_of() -> None:
    right, four = at(1).grade(BASIC, "B 4").reasons
    assert right.params == {"seat": Seat.B, "count": 4}
    assert four.params == {"count": 4}
    assert at(13).grade(BASIC, "B 4").reasons[0].params == {"count": 12}
    assert at(2).grade(BASIC, "A 4").reasons[0].params == {"seat": Seat.B}


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        pytest.param("B", "answer.no-take", id="no number"),
        pytest.param("E 4", "answer.no-take", id="no player"),
        pytest.param("B 2", "answer.not-offered", id="another number"),
    ],
)
def test_what_is_no_answer(answer: str, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        at(0).grade(BASIC, answer)
    assert refused.value.reason.code == expected


def test_nothing_chosen() -> None:
    assert codes(at(0).grade(BASIC, " ").reasons) == "answer.empty"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(DealOrder(0, ("A four",)), "answer.no-take", id="unreadable"),
        pytest.param(at(0, "E"), "answer.no-player", id="no dealer"),
        pytest.param(at(17), "position.nothing-to-deal", id="all is dealt"),
        pytest.param(at(-1), "position.nothing-to-deal", id="before the deal"),
        pytest.param(DealOrder(0, ("A 4",)), "position.too-few-choices", id="one choice"),
        pytest.param(DealOrder(0, ("A 4", "A 4")), "position.choice-twice", id="one twice"),
        pytest.param(DealOrder(0, ("A 1", "B 4")), "position.answer-not-offered", id="only wrong ones"),
    ],
)
def test_what_cannot_be_asked(exercise: DealOrder, expected: str) -> None:
    assert codes(exercise.problems(BASIC)) == expected


@pytest.mark.parametrize(
    ("exercise", "area", "seat"),
    [
        pytest.param(at(0, "C"), "hint.deal.area-first", Seat.C, id="the dealer"),
        pytest.param(at(2), "hint.deal.area", Seat.B, id="who took last"),
    ],
)
def test_hints_lead_to_who_takes(exercise: DealOrder, area: str, seat: Seat) -> None:
    assert exercise.prompt(BASIC).code == "ask.deal-order"
    hints = exercise.hints(BASIC)
    assert [each.rung for each in hints] == list(Rung)
    expected = f"hint.deal.goal {area} rule.deal deal.four-at-a-time deal.right"
    assert codes(each.reason for each in hints) == expected
    assert hints[1].reason.params == {"seat": seat}


def test_how_many_everybody_has() -> None:
    assert at(0).held(BASIC) == (0, 0, 0, 0)
    assert at(14, "B").held(BASIC) == (12, 13, 13, 12)


@given(st.sampled_from(VARIANTS), st.integers(0, 2**32))
def test_the_table_deals_so(rules: Variant, seed: int) -> None:
    _, events = begin(rules, start_of(rules, seed=seed))
    dealt = [each for each in events if isinstance(each, Dealt)]
    for taken, each in enumerate(dealt):
        assert at(taken).solutions(rules) == (print_take((each.seat, each.count)),)


made = st.builds(
    lambda rules, seed, level: (rules, DealOrder.generate(rules, seed=seed, level=level), level),
    st.sampled_from((*ALL, *VARIANTS)),
    st.integers(0, 2**32),
    st.sampled_from(LEVELS),
)


@given(made)
def test_just_one_choice_is_right(question: tuple[Variant, DealOrder, int]) -> None:
    rules, exercise, level = question
    assert exercise.problems(rules) == ()
    assert len(exercise.choices) == level + 2
    right = tuple(each for each in exercise.choices if exercise.grade(rules, each).allowed)
    assert right == exercise.solutions(rules)
