"""What the coach says of decisions in the Charleston afterwards: the same as the question that asks about passes."""

import pytest

from engine.actions import PassTiles, parse_action
from engine.chance import Chance
from engine.coach.reviews import Review, review
from engine.exercises.card_racks import rack_near_a_line
from engine.exercises.pass_three import PassThree
from engine.hands import parse_hand
from engine.notation import print_names
from engine.phases.charleston import PASSED
from engine.play import explain
from engine.positions import Position
from engine.seats import Seat
from engine.variants import variant
from engine.view import View

AMERICAN = variant("american")
FAR = "FFFFF 2B 2B 4B 4B 6C 6C 8C J"
NEAR = "22446688s55577z"


def seen(hand: str, part: str) -> View:
    """The table before this part of the Charleston."""
    return Position(hand, charleston=part, dealer="D").view(AMERICAN)


def judged(hand: str, part: str, text: str) -> Review | None:
    """What the coach says of a decision that is legal there."""
    view, action = seen(hand, part), parse_action(f"A {text}")
    assert explain(view, action).allowed
    return review(view, action)


CASES = [
    (FAR, "first right", "give 8m.1 2s.1 4s.1", "", "pass.good"),
    (FAR, "first right", "give 1f.1 1f.2 1f.3", "give 8m.1 2s.1 4s.1", "pass.farther"),
    (FAR, "second across", "give 2s.1 6m.1 8m.1", "give 8m.1 2s.1 4s.1", "pass.fewer-ways"),
    (FAR, "first left", "give 8m.1 2s.1 4s.1", "", "pass.good"),
    (FAR, "first left", "blind", "give 8m.1 2s.1 4s.1", "advice.pass-spare-tiles"),
    (FAR, "second right", "blind 8m.1", "give 8m.1 2s.1 4s.1", "advice.pass-spare-tiles"),
    (FAR, "first left", "give 2s.1 6m.1 8m.1", "give 8m.1 2s.1 4s.1", "pass.fewer-ways"),
    (NEAR, "first left", "blind", "", "advice.spare-nothing"),
    (NEAR, "first left", "give 4s.1 2s.1 2s.2", "blind", "pass.farther"),
    (NEAR, "first left", "blind 2s.1", "blind", "pass.farther"),
    (FAR, "vote", "continue", "", "advice.far-from-a-line"),
    (FAR, "vote", "stop", "continue", "advice.far-from-a-line"),
    (NEAR, "vote", "stop", "", "advice.near-enough"),
    (FAR, "courtesy", "courtesy 3", "", "advice.offer-spare-tiles"),
    (FAR, "courtesy", "courtesy 0", "courtesy 3", "advice.offer-spare-tiles"),
    (NEAR, "courtesy", "courtesy 0", "", "advice.spare-nothing"),
    (FAR, "2", "give 2s.1 4s.1", "", "pass.good"),
    (FAR, "2", "give 1f.1 8m.1", "give 8m.1 2s.1", "pass.fewer-ways"),
]


@pytest.mark.parametrize(("hand", "part", "text", "better", "code"), CASES)
def test_a_decision_is_good_or_the_coach_knows_a_better_one(
    hand: str, part: str, text: str, better: str, code: str
) -> None:
    found = judged(hand, part, text)
    assert found is not None
    assert found.reasons[0].code == code
    assert found.is_good is (not better)
    if better:
        assert found.better is not None
        assert found.better.action == parse_action(f"A {better}")
        assert explain(seen(hand, part), found.better.action).allowed
        assert found.better.reasons
        again = review(seen(hand, part), found.better.action)
        assert again is not None
        assert again.is_good
    else:
        assert found.better is None


@pytest.mark.parametrize("text", ["look", "stop"])
def test_looking_and_stopping_before_a_look_are_no_question_of_judgment(text: str) -> None:
    assert judged(FAR, "face down", text) is None


@pytest.mark.parametrize("seed", range(12))
def test_a_pass_is_judged_as_the_question_about_passes_judges_it(seed: int) -> None:
    chance = Chance(seed, "reviews")
    hand = rack_near_a_line(AMERICAN, chance, of_line=7)
    asked = PassThree(hand)
    tiles = tuple(each for each in parse_hand(hand).concealed if not each.design.is_joker)
    chosen = PassTiles(Seat.A, tuple(chance.sample(tiles, PASSED))).tiles
    verdict = asked.grade(AMERICAN, print_names(chosen))
    found = review(asked.view(AMERICAN), PassTiles(Seat.A, chosen))
    assert found is not None
    assert (found.is_good, found.reasons) == (verdict.allowed, verdict.reasons)
