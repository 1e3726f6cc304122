from dataclasses import replace

import pytest

from engine.actions import Discard, parse_action
from engine.exercises.frame import Rung
from engine.exercises.goals import GOALS
from engine.exercises.lines import Line, line_to
from engine.exercises.play_hand import PlayHand, write_moves
from engine.play import begin, legal, replay
from engine.reasons import ContentError, NotationError
from engine.ruleset import Variant
from engine.seats import Seat
from engine.variants import VARIANTS, variant
from tests.engine.exercises.variants import BASIC
from tests.engine.exercises.verdicts import codes

MINI = ("suits=one", "sets=two")
AMERICAN = variant("american")
OF_A_CARD = ("call", "exchange", "charleston", "courtesy")
"""Goals that only a card game has."""
AT_ONCE = ("charleston=none",)
"""Nothing is passed before play."""
PUNG = PlayHand("pung", MINI, seed=5, hands=("A 5m5m 1m9m", "B 5m"))
"""She is dealt 11355789m; after 3m across discards the 1m."""
WIN = PlayHand("win", MINI, seed=2)
READY = PlayHand("win", MINI, seed=7, hands=("A 123456m9m",), dealer="D")
"""Ready from the beginning, and her tile is the first discard."""


def solved(exercise: PlayHand, rules: Variant = BASIC) -> str:
    (line,) = exercise.solutions(rules)
    return line


def firsts(line: str, many: int) -> str:
    """The first moves of an answer."""
    return ",".join(line.split(",")[:many])


# ---- the deal ----


@pytest.mark.parametrize("dealer", [seat.name for seat in Seat])
@pytest.mark.parametrize("seed", [0, 1, 7])
@pytest.mark.parametrize("rules", VARIANTS, ids=lambda each: each.id)
def test_named_tiles_come_where_they_are_wanted(rules: Variant, seed: int, dealer: str) -> None:
    exercise = PlayHand("finish", seed=seed, dealer=dealer, hands=("A 123m5p", "C 9p9p9p9p"), draws="1m 2m 3p")
    start = exercise.start(rules)
    assert sorted(each.name for each in start.wall) == sorted(each.name for each in rules.tile_set.tiles())
    state, _ = begin(rules, start)
    assert state.dealer is Seat[dealer]
    hands = [[each.text for each in hand.concealed] for hand in state.hands]
    for wanted in ("1m", "2m", "3m", "5p"):
        assert wanted in hands[Seat.A]
    assert hands[Seat.C].count("9p") == 4
    behind = [each.text for each in state.wall.tiles[state.wall.next :]]
    assert behind[:3] == ["1m", "2m", "3p"] or not state.phase.__class__.__name__.startswith("Turn")


def test_the_same_question_is_the_same_deal() -> None:
    assert PUNG.start(BASIC) == replace(PUNG).start(BASIC)
    assert PUNG.start(BASIC) != replace(PUNG, seed=6).start(BASIC)
    assert PUNG.start(BASIC).chosen == (("suits", "one"), ("sets", "two"))


def test_she_sees_her_tiles() -> None:
    assert [each.text for each in PUNG.dealt(BASIC).concealed] == ["1m", "1m", "3m", "5m", "5m", "7m", "8m", "9m"]


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(replace(WIN, goal="glory"), "position.unknown-goal", id="goal"),
        pytest.param(
            replace(WIN, goal="glory", level="wise"), "position.unknown-goal play.unknown-level", id="goal and level"
        ),
        pytest.param(replace(WIN, dealer="E"), "position.unreadable", id="dealer"),
        pytest.param(replace(WIN, options=("suits",)), "start.unreadable", id="option without a choice"),
        pytest.param(replace(WIN, options=("=one",)), "start.unreadable", id="choice without an option"),
        pytest.param(replace(WIN, options=("stakes=high",)), "variant.unknown-option", id="option"),
        pytest.param(replace(WIN, options=("suits=five",)), "variant.unknown-choice", id="choice"),
        pytest.param(replace(WIN, options=("suits=one",)), "variant.too-few-tiles", id="a mix that cannot be dealt"),
        pytest.param(replace(WIN, hands=("me 5m",)), "position.unreadable", id="whose hand"),
        pytest.param(replace(WIN, hands=("A 5x",)), "notation.unreadable", id="tile"),
        pytest.param(replace(WIN, hands=("A 555m", "B 55m")), "position.too-many-of", id="five alike"),
        pytest.param(replace(WIN, hands=("A 5p",)), "position.too-many-of", id="not in this game"),
        pytest.param(replace(WIN, hands=("B 12345678m",)), "play.dealt-too-many", id="more than a hand"),
        pytest.param(replace(WIN, draws="5m5m5m5m5m"), "position.too-many-of", id="drawn too often"),
        pytest.param(
            replace(WIN, dealer="B", hands=("B 11122233m",)), "play.nothing-to-decide", id="over before it begins"
        ),
        pytest.param(replace(WIN, goal="kong", options=(*MINI, "kong=off")), "play.no-line", id="out of reach"),
    ],
)
def test_what_cannot_be_played(exercise: PlayHand, expected: str) -> None:
    assert codes(exercise.problems(BASIC)) == expected


def test_a_hand_that_cannot_be_won_has_no_solution() -> None:
    assert replace(WIN, goal="kong", options=(*MINI, "kong=off")).solutions(BASIC) == ()


# ---- goals ----


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("level", ["new", "regular"])
def test_every_goal_has_a_line_that_is_judged_right(goal: str, level: str) -> None:
    rules, options = (AMERICAN, ()) if goal in OF_A_CARD else (BASIC, MINI)
    made = (PlayHand(goal, options, seed=seed, level=level) for seed in range(60))
    exercise = next(each for each in made if not each.problems(rules))
    assert exercise.prompt(rules).code == f"ask.play-{goal}"
    answer = solved(exercise, rules)
    verdict = exercise.grade(rules, answer)
    assert verdict.allowed
    assert verdict.because.startswith("play.")
    hints = exercise.hints(rules)
    assert [each.rung for each in hints] == list(Rung)
    assert hints[0].reason.code == f"hint.play.{goal}"
    assert hints[1].reason.params == {"count": len(answer.split(","))}


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda each: each.id)
def test_whole_games_can_be_played_in_every_tradition(rules: Variant) -> None:
    exercise = PlayHand("finish", seed=3)
    assert exercise.problems(rules) == ()
    verdict = exercise.grade(rules, solved(exercise, rules))
    assert verdict.allowed
    assert verdict.because == "play.finished"


@pytest.mark.parametrize(
    ("exercise", "answer", "expected"),
    [
        pytest.param(PUNG, "discard 3m, pung 1m 1m", "play.made-set", id="pung"),
        pytest.param(replace(PUNG, goal="claim"), "discard 3m, pung 1m 1m", "play.made-set", id="any claim"),
        pytest.param(PUNG, "discard 3m,pung 1m 1m,and then what", "play.made-set", id="what comes after is not read"),
        pytest.param(replace(PUNG, goal="pass"), "discard 3m,pass", "play.let-by", id="pass"),
        pytest.param(PlayHand("win", MINI, hands=("A 12345699m",)), "win", "play.won-at-once", id="dealt finished"),
        pytest.param(
            PlayHand("win", MINI, hands=("A 123456m9m",), draws="9m", dealer="A"), "", "answer.empty", id="nothing"
        ),
        pytest.param(PlayHand("kong", hands=("A 5555p",)), "kong 5p 5p 5p 5p", "play.made-set", id="a kong of her own"),
        pytest.param(
            PlayHand("win", hands=("A 123456789m11p55z1s",), draws="2s 2s 2s 5z"),
            "discard 1s,win",
            "play.won-drawn",
            id="a win by drawing",
        ),
    ],
)
def test_what_reaches_the_goal(exercise: PlayHand, answer: str, expected: str) -> None:
    verdict = exercise.grade(BASIC, answer)
    assert codes(verdict.reasons) == expected
    assert verdict.allowed is bool(answer)


def test_a_concealed_kong_is_no_claim_and_neither_is_an_added_tile() -> None:
    own = PlayHand("claim", hands=("A 5555p",))
    assert not own.grade(BASIC, "kong 5p 5p 5p 5p").allowed
    added = PlayHand("kong", hands=("A 55p1z2z3z4z", "B 5p"), draws="", seed=0)
    line = next(
        found
        for seed in range(300)
        if (found := line_to(GOALS["pung"], replace(added, seed=seed).opened(BASIC))) is not None
    )
    assert line.moves


def test_how_a_win_with_a_discard_is_told() -> None:
    (told,) = READY.grade(BASIC, solved(READY)).reasons
    assert told.code == "play.won-with-discard"
    assert told.params["seat"] in (Seat.B, Seat.C, Seat.D)


def test_how_the_end_is_told() -> None:
    ends = set()
    for seed in range(200):
        exercise = PlayHand("finish", (*MINI, "calls=off"), seed=seed)
        if not exercise.problems(BASIC):
            ends.add(codes(exercise.grade(BASIC, solved(exercise)).reasons))
    assert ends == {"play.finished play.winner", "play.finished play.no-winner"}


# ---- not yet, and why ----


def test_a_goal_not_reached_yet() -> None:
    verdict = PUNG.grade(BASIC, "discard 3m")
    assert not verdict.allowed
    assert codes(verdict.reasons) == "play.not-yet"
    assert verdict.reasons[0].params == {"count": 1}


def test_a_chance_missed_is_named() -> None:
    verdict = PUNG.grade(BASIC, "discard 3m,pass")
    assert codes(verdict.reasons) == "play.not-yet play.chance-missed"
    assert verdict.reasons[1].params["number"] == 2
    assert verdict.reasons[1].params["tile"].text == "1m"  # type: ignore[union-attr]


def test_a_win_missed_in_her_own_turn_is_named() -> None:
    exercise = PlayHand("win", MINI, hands=("A 12345699m",))
    verdict = exercise.grade(BASIC, "discard 1m")
    assert codes(verdict.reasons).split()[1:] == ["play.chance-missed"] or verdict.because == "play.another-won"
    assert "play.chance-missed" in codes(verdict.reasons)


@pytest.mark.parametrize(
    ("answer", "expected", "number"),
    [
        pytest.param("pung 5m 5m", "claim.nothing-to-claim play.at-move", 1, id="at once"),
        pytest.param("discard 3m, discard 3m", "discard.not-now play.at-move", 2, id="later"),
        pytest.param("win", "win.one-still-missing play.at-move", 1, id="a win too soon"),
    ],
)
def test_what_is_not_allowed_is_told_as_at_the_table(answer: str, expected: str, number: int) -> None:
    verdict = PUNG.grade(BASIC, answer)
    assert not verdict.allowed
    assert codes(verdict.reasons) == expected
    assert verdict.reasons[-1].params == {"number": number}


@pytest.mark.parametrize("answer", ["go", "discard 3x", "discard 3m,,", "discard 3m;pass"])
def test_what_is_no_answer(answer: str) -> None:
    with pytest.raises(NotationError):
        PUNG.grade(BASIC, answer)


def played_out(exercise: PlayHand, *, winning: bool) -> Line:
    """A line to the end of the deal in which she wins when she can, or never."""
    line = exercise.opened(BASIC)
    while not line.is_over:
        actions = legal(line.view)
        wins = [each for each in actions if type(each).__name__ == "Win"]
        plain = [each for each in actions if type(each).__name__ in ("Pass", "Discard")]
        line = line.after(wins[0] if wins and winning else plain[-1])
    return line


def test_deals_that_end_without_the_goal() -> None:
    told = set()
    for seed in range(120):
        exercise = PlayHand("kong", MINI, seed=seed)
        for winning in (True, False):
            line = played_out(exercise, winning=winning)
            answer = write_moves(each.action for each in line.moves)
            verdict = exercise.grade(BASIC, answer)
            if not answer or verdict.allowed:
                continue
            told.add(verdict.because)
            assert {"play.no-chance", "play.chance-missed"} & {each.code for each in verdict.reasons}
            late = exercise.grade(BASIC, f"{answer},pass")
            assert late.because == "play.already-over"
            assert late.reasons[0].params == {"number": len(line.moves) + 1}
    assert told == {"play.another-won", "play.nobody-won", "play.won-without"}


def test_a_claim_that_another_was_heard_for_is_told() -> None:
    exercise = PlayHand("chow", hands=("A 46p1z2z3z4z5z6z", "B 5z", "C 5p5p9s", "D 5p"), dealer="D", draws="9m")
    told: set[str] = set()
    for seed in range(400):
        trial = replace(exercise, seed=seed)
        line = trial.opened(BASIC)
        if line.is_over:
            continue
        chow = next((each for each in legal(line.view) if type(each).__name__ == "Chow"), None)
        if chow is None:
            continue
        told |= {each.code for each in trial.grade(BASIC, write_moves((chow,))).reasons}
        if "claim.lost-to-set" in told:
            break
    assert "claim.lost-to-set" in told


# ---- where hands are lines of a card ----


@pytest.mark.parametrize(
    ("exercise", "answer", "expected"),
    [
        pytest.param(
            PlayHand("call", AT_ONCE, seed=32, hands=("A 5p5p 1z2z3z4z", "B 5p")),
            "discard 1z, call 5p 5p",
            "play.made-set",
            id="a call",
        ),
        pytest.param(
            PlayHand("call", AT_ONCE, seed=27, hands=("A 5p5p1j1j 1z2z3z", "B 5p")),
            "discard 1z, call 5p 5p 1j 1j",
            "play.made-set",
            id="a quint",
        ),
        pytest.param(PlayHand("charleston", seed=1), "", "play.charleston-over", id="three passes"),
        pytest.param(PlayHand("courtesy", seed=1), "", "play.courtesy-agreed", id="a number agreed"),
        pytest.param(PlayHand("win", AT_ONCE, hands=("A 888s8888m333z55z1j1j",)), "win", "play.won-at-once", id="win"),
    ],
)
def test_what_reaches_the_goal_of_a_card_game(exercise: PlayHand, answer: str, expected: str) -> None:
    verdict = exercise.grade(AMERICAN, answer or solved(exercise, AMERICAN))
    assert codes(verdict.reasons) == expected
    assert verdict.allowed


def test_a_joker_is_exchanged() -> None:
    made = (PlayHand("exchange", AT_ONCE, seed=seed, hands=("A 5p5p", "B 5p1j1j")) for seed in range(60))
    exercise = next(each for each in made if not each.problems(AMERICAN))
    answer = solved(exercise, AMERICAN)
    (told,) = exercise.grade(AMERICAN, answer).reasons
    assert told.code == "play.exchanged"
    before = answer.rpartition(",")[0]
    assert exercise.grade(AMERICAN, before).because == "play.not-yet"


def test_nobody_looks_at_passed_tiles_before_she_could_stop() -> None:
    exercise = PlayHand("courtesy", seed=3, level="regular")
    answer = solved(exercise, AMERICAN)
    assert ",continue,give " in answer
    before = answer.partition(",look,")[0]
    assert before != answer
    verdict = exercise.grade(AMERICAN, f"{before},stop,courtesy 0")
    assert codes(verdict.reasons) == "play.courtesy-agreed"


def test_nobody_need_call_with_jokers_alone() -> None:
    exercise = PlayHand("call", AT_ONCE, seed=1, hands=("A 1j1j1j",))
    line = exercise.opened(AMERICAN)
    called = [each for each in legal(line.after(legal(line.view)[-1]).view) if type(each).__name__ == "Call"]
    assert called
    missed = exercise.grade(AMERICAN, write_moves((legal(line.view)[-1],)))
    assert codes(missed.reasons) == "play.not-yet"
    verdict = exercise.grade(AMERICAN, write_moves((legal(line.view)[-1], called[0])))
    assert verdict.allowed


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(PlayHand("charleston", seed=1), "rule.pass-three hint.play.answer-passing", id="passes"),
        pytest.param(PlayHand("win", AT_ONCE, seed=4), "rule.what-a-line-lacks hint.play.answer", id="a line"),
        pytest.param(
            PlayHand("finish", AT_ONCE, seed=4), "rule.own-turn-card hint.play.answer-to-the-end", id="to the end"
        ),
        pytest.param(PlayHand("pass", AT_ONCE, seed=4), "rule.who-may-call hint.play.answer", id="a tile let by"),
    ],
)
def test_hints_lead_to_the_goal_of_a_card_game(exercise: PlayHand, expected: str) -> None:
    assert exercise.problems(AMERICAN) == ()
    _, _, rule, _, answer = exercise.hints(AMERICAN)
    assert rule.reason.code == expected.split(maxsplit=1)[0]
    assert answer.reason.code.startswith(expected.split()[1])


# ---- hints and lines ----


@pytest.mark.parametrize(
    ("exercise", "expected"),
    [
        pytest.param(PUNG, "rule.pung hint.play.answer", id="discards, then the goal"),
        pytest.param(
            PlayHand("win", MINI, hands=("A 12345699m",)), "rule.complete-hand hint.play.answer-at-once", id="at once"
        ),
        pytest.param(PlayHand("finish", MINI, seed=1), "rule.own-turn hint.play.answer-to-the-end", id="to the end"),
    ],
)
def test_hints_lead_to_the_goal(exercise: PlayHand, expected: str) -> None:
    assert exercise.problems(BASIC) == ()
    _, _, rule, tile, answer = exercise.hints(BASIC)
    assert f"{rule.reason.code} {answer.reason.code}" == expected
    assert len(tile.tiles) == 1


def test_sets_on_the_way_are_named_in_the_last_hint() -> None:
    made = (PlayHand("win", seed=seed) for seed in range(40))
    hints = [each.hints(BASIC)[4].reason for each in made if not each.problems(BASIC)]
    found = next(each for each in hints if each.code == "hint.play.answer-with-sets")
    assert found.params["claimed"]


def test_a_line_is_what_the_kernel_plays() -> None:
    line = PUNG.opened(BASIC)
    for text in solved(PUNG).split(","):
        line = line.after(parse_action(f"A {text}"))
    again = PUNG.opened(BASIC)
    assert isinstance(line.moves[0].action, Discard)
    assert replay(PUNG.rules(BASIC), PUNG.start(BASIC), ()).hands[Seat.A] == again.state.hands[Seat.A]


def test_answers_without_copies_mean_the_lowest() -> None:
    named = PUNG.grade(BASIC, solved(PUNG))
    assert named == PUNG.grade(BASIC, "discard 3m.3,pung 1m 1m")


@pytest.mark.parametrize("many", [1, 2])
def test_every_beginning_of_a_line_is_legal(many: int) -> None:
    answer = solved(WIN)
    verdict = WIN.grade(BASIC, firsts(answer, many))
    assert verdict.allowed or verdict.because == "play.not-yet"


def test_it_is_never_generated() -> None:
    with pytest.raises(ContentError) as refused:
        PlayHand.generate(variant("basic"), seed=1, level=1)
    assert refused.value.reason.code == "exercise.only-written"
