"""`python -m engine batch`: what docs/batch.md promises."""

import io
import json
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from enum import EnumType
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.__main__ import main
from engine.actions import print_action
from engine.batch import _OPS, reply_to
from engine.coach.bots import regular
from engine.deals import print_start
from engine.notation import parse_tiles
from engine.reasons import Reason, Term
from engine.referee import INCIDENTS
from engine.referee.written import facts_of
from engine.requests import answered, told
from engine.seats import Seat, Wind
from engine.variants import VARIANTS, variant
from tests.engine.playing import anything, play, seeded

HOUSE = Path(__file__).resolve().parents[2]
BASIC = variant("basic")
DEAL = play(BASIC, seeded(BASIC, 9), (regular,) * 4)
START = print_start(DEAL.start)
ACTIONS = [print_action(each) for each in DEAL.actions]
VIEW = {"hand": "34m55p678s111222z", "asked": "5m discard from D"}


def ask(**request: Any) -> dict[str, Any]:
    return dict(reply_to(json.dumps(request)))


def examples() -> list[tuple[str, str]]:
    """The requests and replies that docs/batch.md shows, in pairs."""
    text = (HOUSE / "docs" / "batch.md").read_text(encoding="utf-8")
    return re.findall(r"```jsonl\n(.+)\n(.+)\n```", text)


@pytest.mark.parametrize(("request_line", "reply"), examples(), ids=lambda line: json.loads(line).get("op", ""))
def test_the_examples_of_the_page(request_line: str, reply: str) -> None:
    assert json.loads(json.dumps(dict(reply_to(request_line)))) == json.loads(reply)


def test_every_incident_and_every_word_of_its_facts_is_listed() -> None:
    text = (HOUSE / "docs" / "batch.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| `(\w+)` \| [^|]+ \| (`by`.*|`surplus`.*) \|$", text, re.MULTILINE))
    assert listed.keys() == INCIDENTS.keys()
    for kind, facts in listed.items():
        for name, wanted in facts_of(kind).items():
            words = [each.lower() for each in wanted.__members__] if isinstance(wanted, EnumType) else []
            assert name in re.findall(r"`(\w+)`", facts)
            assert wanted is Seat or set(words) <= set(re.findall(r"`(\w+)`", facts))


def test_every_op_has_an_example() -> None:
    assert {json.loads(request)["op"] for request, _ in examples()} == _OPS.keys()


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.id)
def test_a_deal_starts_from_its_seed(variant: Any) -> None:
    reply = ask(op="deal", variant=variant.id, seed=3)
    assert reply["start"] == print_start(seeded(variant, 3))
    again = ask(op="replay", start=reply["start"])
    assert again == {name: value for name, value in reply.items() if name != "start"}


def test_the_variant_and_options_of_the_request_count_first() -> None:
    bare = START.replace("variant: basic\n", "")
    plain = ask(op="replay", variant="basic", start=bare, actions=ACTIONS)
    assert plain == ask(op="replay", start=START, actions=ACTIONS)
    kong = next(at for at, text in enumerate(ACTIONS) if " kong " in text)
    refused = ask(op="replay", variant="basic", options={"kong": "off"}, start=START, actions=ACTIONS[: kong + 1])
    assert refused["reasons"][0]["code"] == "kong.not-in-this-game"
    assert ask(op="replay", variant="classical", start=START)["reasons"][0]["code"] == "start.wrong-dice"


def test_a_whole_deal_is_replayed() -> None:
    reply = ask(op="replay", start=START, actions=ACTIONS)
    assert reply["phase"] == "Ended"
    assert reply["winners"] == [seat.name for seat in DEAL.state.outcome.winners]  # type: ignore[union-attr]
    assert reply["ended"] is None
    assert reply["points"] == [0, 0, 0, 0]
    assert reply["owing"] == []


def test_a_ledger_is_told() -> None:
    sichuan = variant("sichuan")
    deal = play(sichuan, seeded(sichuan, 62), (regular,) * 4)
    reply = ask(op="replay", start=print_start(deal.start), actions=[print_action(each) for each in deal.actions])
    assert reply["ledger"]
    assert {tuple(each) for each in reply["ledger"]} == {("payer", "payee", "amount", "why")}


def test_a_drawn_deal_says_why() -> None:
    deal = play(BASIC, seeded(BASIC, 1), (anything,) * 4)
    reply = ask(op="replay", start=print_start(deal.start), actions=[print_action(each) for each in deal.actions])
    assert reply["ended"] == {"code": "deal.wall-spent", "params": {}}


def test_what_is_legal_for_a_seat() -> None:
    assert all(text.startswith("A discard") for text in ask(op="legal", start=START)["actions"])
    assert ask(op="legal", start=START, seat="B")["actions"] == []
    assert ask(op="legal", start=START, actions=ACTIONS)["actions"] == []
    assert ask(op="legal", variant="basic", view=VIEW)["actions"] == ["A win", "A chow 3m.1 4m.1", "A pass"]


def test_options_change_the_answer() -> None:
    asked = {"op": "explain", "variant": "basic", "view": VIEW, "action": "A chow 3m 4m"}
    assert ask(**asked) == {"allowed": True, "reasons": []}
    refused = ask(**asked, options={"calls": "off"})
    assert refused == {"allowed": False, "reasons": [{"code": "claim.not-in-this-game", "params": {}}]}


def test_the_referee_is_asked() -> None:
    dead = ask(op="rule", incident="out_of_turn", by="C", tile="racked")
    assert (dead["legal"], dead["dead"], dead["pays"], dead["next"], dead["goes_to"]) == (
        False,
        ["C"],
        [],
        "goes_on",
        "C",
    )
    assert ask(op="rule", incident="announced_less", by="C", announced=25, best=40)["counts"] == 25
    peeked = ask(op="rule", incident="wrong_pass", by="A", slip="peeked")
    assert peeked["elsewhere"]["code"] == "referee.pass-peeked-at-tournaments"


@pytest.mark.parametrize(
    ("request_line", "error"),
    [
        ("{", "not-json"),
        ("[" * 100_000, "not-json"),
        ("[]", "not-an-object"),
        ("{}", "no-such-op"),
        ('{"op": 1}', "no-such-op"),
        ('{"op": "deal"}', "no-variant"),
        ('{"op": "deal", "variant": "basic", "seed": "x"}', "wrong-type"),
        ('{"op": "deal", "variant": "basic", "options": []}', "wrong-type"),
        ('{"op": "deal", "variant": "basic", "options": {"calls": 1}}', "wrong-type"),
        ('{"op": "legal"}', "no-start"),
        (json.dumps({"op": "legal", "start": START, "actions": "A win"}), "wrong-type"),
        (json.dumps({"op": "legal", "start": START, "actions": [1]}), "wrong-type"),
        (json.dumps({"op": "legal", "start": START, "seat": "E"}), "no-such-seat"),
        (json.dumps({"op": "legal", "start": START, "seat": 1}), "no-such-seat"),
        ('{"op": "legal", "variant": "basic", "view": []}', "wrong-type"),
        ('{"op": "legal", "variant": "basic", "view": {}}', "wrong-fields"),
        ('{"op": "legal", "variant": "basic", "view": {"hand": "1m", "hat": 1}}', "wrong-fields"),
        ('{"op": "legal", "variant": "basic", "view": {"hand": 1}}', "wrong-type"),
        ('{"op": "legal", "variant": "basic", "view": {"hand": "1m", "rivers": [1]}}', "wrong-type"),
        ('{"op": "legal", "variant": "basic", "view": {"hand": "1m", "left": true}}', "wrong-type"),
        (json.dumps({"op": "explain", "variant": "basic", "view": VIEW}), "no-action"),
        ('{"op": "rule", "by": "A"}', "no-incident"),
    ],
)
def test_what_is_no_request(request_line: str, error: str) -> None:
    assert reply_to(request_line) == {"error": error}


@pytest.mark.parametrize(
    ("request_fields", "code"),
    [
        ({"op": "deal", "variant": "chess"}, "variant.unknown"),
        ({"op": "deal", "variant": "basic", "options": {"hat": "on"}}, "variant.unknown-option"),
        ({"op": "deal", "variant": "basic", "options": {"calls": "maybe"}}, "variant.unknown-choice"),
        ({"op": "deal", "variant": "basic", "options": {"suits": "one"}}, "variant.too-few-tiles"),
        ({"op": "replay", "start": "variant: basic"}, "start.unreadable"),
        ({"op": "legal", "variant": "basic", "view": {"hand": "1m", "void": "choose"}}, "position.unreadable"),
        ({"op": "replay", "start": START, "actions": ["B discard 1m"]}, "turn.not-yours"),
        ({"op": "replay", "start": START, "actions": ["?"]}, "action.unreadable"),
        ({"op": "explain", "variant": "basic", "view": {"hand": "1m"}, "action": "A win"}, "position.wrong-size"),
        ({"op": "rule", "incident": "earthquake"}, "incident.unknown"),
        ({"op": "rule", "incident": "own_death", "by": "E"}, "incident.wrong-fact"),
        ({"op": "rule", "incident": "dead_question", "by": "A", "against": "A"}, "incident.seat-twice"),
    ],
)
def test_what_is_refused(request_fields: dict[str, Any], code: str) -> None:
    reply = ask(**request_fields)
    assert reply["error"] == "refused"
    assert reply["reasons"][0]["code"] == code


def test_every_kind_of_parameter() -> None:
    (tile,) = parse_tiles("5p")
    params = {
        "tile": tile, "design": tile.design, "tiles": (tile.design,), "term": Term("pung"), "seat": Seat.B,
        "wind": Wind.WEST, "number": 3, "text": "x",
    }  # fmt: skip
    assert told(Reason("doc", params)) == {
        "code": "doc",
        "params": {
            "tile": "5p.1", "design": "5p", "tiles": ["5p"], "term": "pung", "seat": "b",
            "wind": "west", "number": 3, "text": "x",
        },
    }  # fmt: skip


def test_a_reply_for_each_line_in_order() -> None:
    lines = ['{"op": "legal"}\n', "\n", "nonsense\n", json.dumps({"op": "deal", "variant": "basic"})]
    told = list(answered(lines, reply_to))
    assert [each["line"] for each in told] == [1, 3, 4]
    assert ["error" in each for each in told] == [True, True, False]


@given(
    st.text(max_size=40)
    | st.dictionaries(st.sampled_from(["op", "variant", "view", "start"]), st.text()).map(json.dumps)
)
def test_nothing_is_answered_with_a_traceback(line: str) -> None:
    assert isinstance(reply_to(line), dict)


def test_the_command() -> None:
    written = io.StringIO()
    assert main(['{"op": "legal"}\n', "x\n"], ["batch"], written.write) == 0
    assert [json.loads(line)["error"] for line in written.getvalue().splitlines()] == ["no-start", "not-json"]


def test_lines_that_cannot_be_read() -> None:
    def broken() -> Iterator[str]:
        yield "{}\n"
        raise UnicodeDecodeError("utf-8", b"", 0, 1, "no text")

    written = io.StringIO()
    assert main(broken(), ["batch"], written.write) == 1
    assert len(written.getvalue().splitlines()) == 1


@pytest.mark.parametrize("stdin", [io.StringIO(), io.TextIOWrapper(io.BytesIO(), encoding="ascii")])
def test_the_module_is_the_command(monkeypatch: pytest.MonkeyPatch, stdin: io.TextIOBase) -> None:
    monkeypatch.setattr(sys, "argv", ["engine", "about"])
    monkeypatch.setattr(sys, "stdin", stdin)
    with pytest.raises(SystemExit) as done:
        runpy.run_path(str(HOUSE / "engine" / "__main__.py"), run_name="__main__")
    assert done.value.code == 0


def test_a_line_of_broken_bytes_or_half_a_letter_stops_nothing() -> None:
    lines = (b'{"op": "legal"}', b'{"op": "\xff\xfe"}', b'{"op": "deal", "variant": "\\ud800"}', b'{"op": "legal"}')
    strict = {**os.environ, "PYTHONIOENCODING": "ascii:strict"}
    done = subprocess.run(
        [sys.executable, "-m", "engine", "batch"],
        input=b"\n".join(lines), capture_output=True, cwd=HOUSE, check=True, env=strict,
    )  # fmt: skip
    assert [json.loads(each)["error"] for each in done.stdout.splitlines()] == [
        "no-start", "not-json", "refused", "no-start",
    ]  # fmt: skip


def test_the_process() -> None:
    asked = json.dumps({"op": "deal", "variant": "sichuan", "seed": 1})
    done = subprocess.run(
        [sys.executable, "-m", "engine", "batch"], input=asked, capture_output=True, text=True, cwd=HOUSE, check=True
    )
    assert json.loads(done.stdout)["phase"] == "VoidSuit"
