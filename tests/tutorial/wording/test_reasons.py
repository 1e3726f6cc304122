"""Reasons in words: every code of the engine has a sentence, in every language, with the parameters it speaks of."""

import ast
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from types import MappingProxyType

import pytest
from django.conf import settings
from django.test import override_settings
from django.utils.translation import override

from engine.exercises import KINDS, WRITTEN
from engine.notation import parse_design
from engine.reasons import ContentError, NotationError, Param, Reason, Term
from engine.seats import Seat, Wind
from engine.variants import VARIANTS
from tests.tutorial.wording.languages import LOCALES
from tutorial.wording import reasons
from tutorial.wording.frames import Frame, Slot, counted, said
from tutorial.wording.reasons import FRAMES, UnknownReason, say, say_text

FIVE, EAST = parse_design("5p"), parse_design("1z")
SAMPLES: dict[Slot, Param] = {
    Slot.TILE: FIVE,
    Slot.TILES: (FIVE, EAST),
    Slot.TERM: Term("pung"),
    Slot.TERMS: (Term("pung"), Term("chow")),
    Slot.MEANING: Term("pung"),
    Slot.KIND: Term("wind_tile"),
    Slot.SEAT: Seat.B,
    Slot.WIND: Wind.WEST,
    Slot.NUMBER: 14,
    Slot.COUNT: 2,
    Slot.TEXT: "5x",
    Slot.FIELD: "win",
}
_PLACE = re.compile(r"%\((\w+)\)s")


def _stated() -> Iterator[tuple[str, str, frozenset[str] | None]]:
    """Where the engine states a reason, its code, and the names of its parameters if they are literals there."""
    root = Path(settings.BASE_DIR)
    for file in sorted((root / "engine").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason"):
                continue
            place = f"{file.relative_to(root)}:{node.lineno}"
            code = node.args[0]
            assert isinstance(code, ast.Constant), f"{place}: the code is not a literal"
            assert isinstance(code.value, str), f"{place}: the code is not a literal"
            params = node.args[1] if len(node.args) > 1 else ast.Dict([], [])
            keys = params.keys if isinstance(params, ast.Dict) else [None]
            names = [each.value for each in keys if isinstance(each, ast.Constant) and isinstance(each.value, str)]
            yield place, code.value, frozenset(names) if len(names) == len(keys) else None


STATED = tuple(_stated())


def _reason(code: str, **changed: Param) -> Reason:
    """A reason of the code with sample parameters."""
    return Reason(code, {**{name: SAMPLES[slot] for name, slot in FRAMES[code].slots.items()}, **changed})


def test_every_code_of_the_engine_has_a_frame() -> None:
    assert [f"{place} {code}" for place, code, _ in STATED if code not in FRAMES] == []


def test_every_frame_has_the_parameters_of_its_code() -> None:
    known = [(place, code, params) for place, code, params in STATED if code in FRAMES and params is not None]
    assert known
    assert [each for each in known if each[2] != FRAMES[each[1]].slots.keys()] == []


def test_no_frame_outlives_its_code() -> None:
    assert FRAMES.keys() - {code for _, code, _ in STATED} == set()


@pytest.mark.parametrize("code", FRAMES)
def test_a_frame_says_only_what_it_has(code: str) -> None:
    frame = FRAMES[code]
    for text in filter(None, (frame.text, frame.plural)):
        assert set(_PLACE.findall(text)) <= frame.slots.keys()
        meant = [name for name, slot in frame.slots.items() if slot is Slot.MEANING]  # it has its own full stop
        assert text[-1] in ".?!" or text.endswith(tuple(f"%({name})s" for name in meant))
    assert bool(frame.plural) == (Slot.COUNT in frame.slots.values())
    assert list(frame.slots.values()).count(Slot.COUNT) <= 1


@pytest.mark.parametrize("locale", LOCALES)
def test_every_frame_formats(locale: str) -> None:
    with override(locale):
        for code in FRAMES:
            plain, html = say_text(_reason(code)), say(_reason(code), pictures=True)
            assert "%(" not in plain
            assert "%(" not in html


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_every_count_formats(locale: str, count: int) -> None:
    with override(locale):
        digit = str(count).translate(str.maketrans("012", "০১২")) if locale == "bn" else str(count)
        for code, frame in FRAMES.items():
            if frame.counts:
                assert digit in say_text(_reason(code, **{frame.counts: count}))


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (0, "0 tiles are still missing."),
        (1, "1 tile is still missing."),
        (2, "2 tiles are still missing."),
        (1234, "1,234 tiles are still missing."),
    ],
)
def test_english_agrees_with_the_count(count: int, sentence: str) -> None:
    assert say_text(Reason("pick.some-missing", {"count": count})) == sentence


@pytest.mark.parametrize(
    ("slot", "value", "words"),
    [
        (Slot.TILE, FIVE, "5 dots"),
        (Slot.TILES, (FIVE, EAST), "5 dots and East wind"),
        (Slot.TERM, Term("wind_tile"), "wind"),
        (Slot.TERMS, (Term("pung"), Term("chow")), "pung and chow"),
        (Slot.KIND, Term("wind_tile"), "winds"),
        (Slot.SEAT, Seat.B, "player B"),
        (Slot.WIND, Wind.WEST, "West wind"),
        (Slot.NUMBER, 1234, "1,234"),
        (Slot.TEXT, "x" * 60, "x" * 39 + "…"),
        (Slot.FIELD, "melds.2", "Sets on the table, 2"),
    ],
)
def test_parameters_in_words(monkeypatch: pytest.MonkeyPatch, slot: Slot, value: Param, words: str) -> None:
    monkeypatch.setattr(reasons, "FRAMES", {"a.test": said("Here: %(it)s.", it=slot)})
    assert say_text(Reason("a.test", {"it": value})) == f"Here: {words}."


def test_american_lessons_name_tiles_their_way() -> None:
    assert say_text(_reason("tile.named", tile=parse_design("5z")), american=True) == "This tile is: soap."


def test_what_a_learner_typed_is_escaped_and_set_apart() -> None:
    reason = Reason("answer.no-number", {"text": "<b>7</b>"})
    assert say(reason) == "This is not a whole number: “<bdi>&lt;b&gt;7&lt;/b&gt;</bdi>”."
    assert say_text(reason) == "This is not a whole number: “<b>7</b>”."


def test_pictures_follow_for_the_eye_only() -> None:
    html = say(_reason("set.is-chow"), pictures=True)
    assert html.startswith("These numbers follow each other in one suit")
    assert '<span aria-hidden="true"><span class="tiles s">' in html
    assert html.count('class="tile"') == 2
    assert say(_reason("rule.pung"), pictures=True) == say(_reason("rule.pung")) == "A pung is three identical tiles."


WRONG = {
    "unknown code": Reason("no.such-code"),
    "parameter missing": Reason("tile.named"),
    "parameter too many": Reason("rule.pung", {"tile": FIVE}),
    "parameter of another type": Reason("tile.named", {"tile": 5}),
    "unknown term": Reason("pick.look-among", {"kind": Term("no_such_term")}),
}


@pytest.mark.parametrize("reason", WRONG.values(), ids=WRONG)
def test_a_broken_reason_is_an_error_while_one_works(reason: Reason) -> None:
    with pytest.raises((UnknownReason, TypeError, KeyError)):
        say(reason)


@pytest.mark.parametrize("reason", WRONG.values(), ids=WRONG)
@override_settings(WORDING_STRICT=False)
def test_a_broken_reason_is_said_calmly_and_logged_in_production(
    reason: Reason, caplog: pytest.LogCaptureFixture
) -> None:
    calm = "The reason for this is not in words yet. Look at the goal once more."
    with caplog.at_level(logging.ERROR):
        assert say(reason) == say_text(reason) == calm
    assert reason.code in caplog.text


def test_two_domains_never_share_a_code() -> None:
    one = MappingProxyType({"a.code": said("One.")})
    with pytest.raises(ValueError, match=r"a\.code"):
        reasons.collected(one, one)


def test_frames_know_what_they_count() -> None:
    frame = counted("%(n)s tile.", "%(n)s tiles.", n=Slot.COUNT)
    assert frame.counts == "n"
    assert said("Yes.").counts == ""
    assert frame == Frame("%(n)s tile.", {"n": Slot.COUNT}, "%(n)s tiles.")


def _all_reasons(kind: str, seed: int) -> Iterator[Reason]:
    """What a generated exercise says: question, hints, ruling on right and wrong answers."""
    for variant in VARIANTS:
        for level in (1, 2, 3):
            try:
                exercise = KINDS[kind].generate(variant, seed=seed, level=level)
            except ContentError as error:
                yield error.reason
                continue
            yield exercise.prompt(variant)
            yield from (hint.reason for hint in exercise.hints(variant))
            yield from exercise.problems(variant)
            answers = [*exercise.solutions(variant), "", "0", "144", "1f", "5x", "1m 9m", "1z 2z 3z", "7z 7z 7z 7z"]
            answers += [str(each) for each in getattr(exercise, "choices", ())]
            for answer in answers:
                try:
                    yield from exercise.grade(variant, answer).reasons
                except NotationError as error:
                    yield error.reason


@pytest.mark.parametrize("kind", sorted(set(KINDS) - WRITTEN))
def test_whatever_exercises_say_can_be_said(kind: str) -> None:
    said = {repr(reason): reason for seed in range(15) for reason in _all_reasons(kind, seed)}
    for locale in LOCALES:
        with override(locale):
            assert len({say_text(reason) for reason in said.values()}) > 10
