from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.exercises.frame import LEVELS, Rung
from engine.exercises.legal_action import ANY, ONLY, LegalAction, why
from engine.notation import parse_design, parse_tiles
from engine.play import explain, legal
from engine.reasons import NotationError
from engine.ruleset import Variant
from engine.seats import Seat
from engine.variants import VARIANTS, variant
from tests.engine.exercises.variants import ALL, BASIC
from tests.engine.exercises.verdicts import codes, marks

CLASSICAL, SICHUAN = variant("classical").with_choices([("calling_declaration", "on")]), variant("sichuan")
HAND, DRAWN = "46p55p123m789s11z5z", "123m456p78s11z555z + 9p"
FROM_LEFT = LegalAction(HAND, ("chow 4p 6p", "pung 5p 5p", "win", "pass"), asked="5p discard from D")
ACROSS = replace(FROM_LEFT, asked="5p discard from C")
TURN = LegalAction(DRAWN, ("win", "pass", "pung 5z 5z", "discard 9p"), ONLY)


@pytest.mark.parametrize(
    ("exercise", "said", "expected", "marked"),
    [
        pytest.param(ACROSS, "chow 4p 6p", "chow.only-from-left", "4p.1 6p.1", id="a chow from across"),
        pytest.param(FROM_LEFT, "win", "win.one-still-missing-with", "", id="a win too early"),
        pytest.param(
            replace(FROM_LEFT, choices=("pung 5p 4p", "pass")), "pung 5p 4p", "claim.not-alike", "4p.1 5p.1", id="pung"
        ),
        pytest.param(
            replace(FROM_LEFT, choices=("kong 5p 5p 5p", "pass")),
            "kong 5p 5p 5p",
            "kong.needs-three claim.tile-not-held",
            "5p.1 5p.2",
            id="a kong with two",
        ),
        pytest.param(
            replace(FROM_LEFT, choices=("kong 1z 1z 1z", "pass"), asked="1z discard from D", hand="46p55p123m789s224z"),
            "kong 1z 1z 1z",
            "kong.needs-three claim.tile-not-held",
            "",
            id="a kong with none",
        ),
        pytest.param(TURN, "pass", "pass.nothing-to-answer", "", id="a pass in one's own turn"),
        pytest.param(TURN, "pung 5z 5z", "claim.nothing-to-claim", "5z.1 5z.2", id="a claim in one's own turn"),
    ],
)
def test_what_is_not_allowed_is_refused_as_at_the_table(
    exercise: LegalAction, said: str, expected: str, marked: str
) -> None:
    verdict = exercise.grade(BASIC, f" {said} ")
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected
    assert marks(verdict) == ({"no": marked} if marked else {})
    assert verdict.reasons == explain(exercise.view(BASIC), exercise.action(said)).reasons


def test_a_hand_shown_one_tile_too_early_is_told_what_it_lacks() -> None:
    early = LegalAction("12m456p789s222z55z + 9m", ("win", "discard 9m"))
    verdict = early.grade(BASIC, "win")
    assert codes(verdict.reasons) == "win.one-still-missing hand.one-set-missing set.no-wrap"
    assert marks(verdict) == {"why": "1m.1 2m.1 9m.1"}
    assert codes(TURN.grade(BASIC, "win").reasons).startswith("win.one-still-missing hand.")


@pytest.mark.parametrize(
    ("rules", "exercise", "said", "expected"),
    [
        pytest.param(BASIC, FROM_LEFT, "chow 4p 6p", "legal.chow legal.others-too", id="chow"),
        pytest.param(BASIC, ACROSS, "pung 5p 5p", "legal.pung legal.others-too", id="pung"),
        pytest.param(BASIC, ACROSS, "pass", "legal.pass legal.others-too", id="pass"),
        pytest.param(BASIC, TURN, "discard 9p", "legal.discard", id="discard"),
        pytest.param(
            BASIC,
            LegalAction("123m456p789s11z55z", ("win", "chow 5z 5z"), asked="5z discard from B"),
            "win",
            "legal.win-with-it",
            id="win with a discard",
        ),
        pytest.param(
            BASIC,
            LegalAction("123m456p789s11z55z + 5z", ("win", "pass")),
            "win",
            "legal.win",
            id="win with a draw",
        ),
        pytest.param(
            BASIC,
            LegalAction("34m555p123s789s1z2z", ("kong 5p 5p 5p", "win"), asked="5p discard from C"),
            "kong 5p 5p 5p",
            "legal.claimed-kong",
            id="claimed kong",
        ),
        pytest.param(
            BASIC,
            LegalAction("34m555p123s789s1z2z + 5p", ("kong 5p 5p 5p 5p", "win")),
            "kong 5p 5p 5p 5p",
            "legal.concealed-kong",
            id="concealed kong",
        ),
        pytest.param(
            BASIC,
            LegalAction("34m123s789s1z2z + 5p.4 | 5p.1 5p.2 5p.3 pung from B", ("add 5p", "win")),
            "add 5p",
            "legal.added-kong",
            id="added kong",
        ),
        pytest.param(
            CLASSICAL, LegalAction(DRAWN, ("ready 9p", "ready 1z")), "ready 9p", "legal.ready", id="a ready hand"
        ),
        pytest.param(
            SICHUAN,
            LegalAction("123m456p78999s112p", ("void s", "discard 1m"), void="choose"),
            "void s",
            "legal.now",
            id="what only one tradition knows",
        ),
    ],
)
def test_what_is_allowed_is_right(rules: Variant, exercise: LegalAction, said: str, expected: str) -> None:
    assert exercise.problems(rules) == ()
    assert said in exercise.solutions(rules)
    verdict = exercise.grade(rules, said)
    assert verdict.allowed
    assert codes(verdict.reasons) == expected
    assert {each for each, _ in verdict.marks} == set(exercise.action(said).pieces)


def test_what_reasons_speak_of() -> None:
    chow, others = FROM_LEFT.grade(BASIC, "chow 4p 6p").reasons
    assert chow.params == {"tiles": tuple(map(parse_design, ("4p", "5p", "6p")))}
    assert others.params == {"count": 2}
    assert FROM_LEFT.prompt(BASIC).params == {"tile": parse_tiles("5p.3")[0], "seat": Seat.D}


def test_copies_are_those_in_the_hand() -> None:
    exercise = LegalAction("46p5p.3 5p.2 123m789s11z5z", ("pung 5p 5p", "win"), asked="5p discard from C")
    assert marks(exercise.grade(BASIC, "pung 5p 5p")) == {"yes": "5p.2 5p.3"}
    assert exercise.grade(BASIC, "pung 5p.2 5p.3").allowed


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        pytest.param("pung 1z 1z", "answer.not-offered", id="another action"),
        pytest.param("A pass", "action.unreadable", id="with a seat"),
        pytest.param("chow 4x 6p", "notation.unreadable", id="no tile"),
    ],
)
def test_what_is_no_answer(answer: str, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        FROM_LEFT.grade(BASIC, answer)
    assert refused.value.reason.code == expected


def test_nothing_chosen() -> None:
    assert codes(FROM_LEFT.grade(BASIC, " ").reasons) == "answer.empty"


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(replace(FROM_LEFT, hand="5q"), "notation.unreadable", id="unreadable hand"),
        pytest.param(replace(FROM_LEFT, asked="5p lost by D"), "position.unreadable", id="unreadable way"),
        pytest.param(replace(FROM_LEFT, asked=""), "position.wrong-size", id="a tile too few"),
        pytest.param(replace(FROM_LEFT, choices=("go", "pass")), "action.unreadable", id="no action"),
        pytest.param(replace(FROM_LEFT, goal="best"), "position.unknown-goal", id="unknown goal"),
        pytest.param(
            replace(FROM_LEFT, choices=("win",)), "position.too-few-choices position.answer-not-offered", id="one wrong"
        ),
        pytest.param(replace(FROM_LEFT, choices=("pass", "win", "pass")), "position.choice-twice", id="one twice"),
        pytest.param(replace(FROM_LEFT, choices=("pung 5p 5p", "pass")), "position.every-choice-right", id="all right"),
        pytest.param(replace(FROM_LEFT, goal=ONLY), "position.more-than-one-right", id="several where one is asked"),
    ],
)
def test_what_cannot_be_asked(exercise: LegalAction, expected: str) -> None:
    assert codes(exercise.problems(BASIC)) == expected


@pytest.mark.parametrize(
    ("rules", "exercise", "prompt", "expected", "pointed"),
    [
        pytest.param(
            BASIC,
            FROM_LEFT,
            "ask.which-answer",
            "hint.legal.area-answer rule.who-may-claim hint.legal.tile legal.chow",
            "5p.3",
            id="a discard",
        ),
        pytest.param(
            BASIC,
            replace(FROM_LEFT, choices=("pass", "win"), goal=ONLY),
            "ask.only-answer",
            "hint.legal.area-answer rule.who-may-claim hint.legal.tile legal.pass",
            "5p.3",
            id="one answer",
        ),
        pytest.param(
            SICHUAN,
            LegalAction("34m55p123s789s678p", ("pung 5p 5p", "win"), asked="5p discard from D"),
            "ask.which-answer",
            "hint.legal.area-answer rule.who-may-claim-no-chow hint.legal.tile legal.pung",
            "5p.3",
            id="no chows",
        ),
        pytest.param(
            BASIC,
            LegalAction("123m456p789s11z55z", ("win", "pung 5z 5z"), asked="5z added kong from B"),
            "ask.robbing",
            "hint.legal.area-answer rule.who-may-claim hint.legal.tile legal.win-with-it",
            "5z.3",
            id="a kong to rob",
        ),
        pytest.param(
            BASIC,
            LegalAction("123m456p789s11z55z", ("win", "pung 5z 5z"), ONLY, asked="5z added kong from B"),
            "ask.only-robbing",
            "hint.legal.area-answer rule.who-may-claim hint.legal.tile legal.win-with-it",
            "5z.3",
            id="one answer to a kong",
        ),
        pytest.param(
            BASIC,
            TURN,
            "ask.only-move",
            "hint.legal.area-turn rule.own-turn hint.legal.tile legal.discard",
            "9p.1",
            id="a turn",
        ),
        pytest.param(
            BASIC,
            LegalAction("123m456p789s11z55z + 5z", ("win", "pass")),
            "ask.which-move",
            "hint.legal.area-turn rule.own-turn hint.legal.tile legal.win",
            "1m.1",
            id="a win that names no tile",
        ),
    ],
)
def test_hints_lead_to_a_legal_action(
    rules: Variant, exercise: LegalAction, prompt: str, expected: str, pointed: str
) -> None:
    assert exercise.problems(rules) == ()
    assert exercise.prompt(rules).code == prompt
    hints = exercise.hints(rules)
    assert [each.rung for each in hints] == list(Rung)
    assert codes(each.reason for each in hints) == f"hint.legal.goal {expected}"
    assert [each.name for each in hints[3].tiles] == [pointed]


def test_the_hint_shows_what_may_go_with_the_tile() -> None:
    assert FROM_LEFT.hints(BASIC)[1].tiles == parse_tiles("4p 5p 5p 6p")
    wind = LegalAction(HAND, ("pung 1z 1z", "win"), asked="1z discard from B")
    assert wind.hints(BASIC)[1].tiles == parse_tiles("1z 1z")


made = st.builds(
    lambda rules, seed, level: (rules, LegalAction.generate(rules, seed=seed, level=level), level),
    st.sampled_from((*ALL, *VARIANTS)),
    st.integers(0, 2**32),
    st.sampled_from(LEVELS),
)


@given(made)
def test_one_action_is_right_among_so_many_as_the_level_says(question: tuple[Variant, LegalAction, int]) -> None:
    rules, exercise, level = question
    assert exercise.problems(rules) == ()
    assert len(exercise.choices) == level + 2
    (right,) = exercise.solutions(rules)
    assert {text: exercise.grade(rules, text).allowed for text in exercise.choices} == {
        text: text == right for text in exercise.choices
    }


@given(made)
def test_what_the_table_offers_is_right_and_nothing_else(question: tuple[Variant, LegalAction, int]) -> None:
    rules, exercise, _ = question
    view = exercise.view(rules)
    offered = {(type(each), tuple(tile.design for tile in each.pieces)) for each in legal(view)}
    for text in exercise.choices:
        action = exercise.action(text)
        known = (type(action), tuple(tile.design for tile in action.pieces)) in offered
        assert replace(exercise, goal=ANY).grade(rules, text).allowed == known
        if known:
            assert why(view, action).code.startswith("legal.")
