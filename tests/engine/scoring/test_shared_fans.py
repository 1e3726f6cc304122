"""Hands and payments of Hong Kong and Sichuan with known answers, which lie beside the project."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from engine.actions import Win as Winning
from engine.batch import reply_to
from engine.claims import Answer, Subject
from engine.deals import Came, Win
from engine.ledger import Payment, gains
from engine.melds import Meld, MeldKind
from engine.notation import parse_tiles, print_designs
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat
from engine.state import GameState, Standing
from engine.tiles import Suit
from engine.variants import compose, variant
from engine.variants.scored_ids import written_id
from engine.variants.sichuan.kong_income import given_back
from engine.variants.sichuan.readiness import Close, Condition, close_of_hand, waits
from engine.variants.sichuan.wall_end import GIVING_BACK, penalties
from tests.engine.playing import opened, stacked
from tests.engine.scoring.shared_hands import hand_of_row, sheet_of_row
from tests.shared_vectors import CASES, rows

HONG_KONG, SICHUAN = variant("hong_kong"), variant("sichuan")
OPTIONS = {
    "flowers_to_minimum=False": ("flowers_to_minimum", "no"),
    "concealed_on_discard=False": ("concealed_on_discard", "no"),
    "seven_pairs_concealed=False": ("seven_pairs_concealed", "no"),
    "outside_seven_pairs=True": ("outside_seven_pairs", "yes"),
    "melds_block=True": ("melds_block", "yes"),
    "pigs_pay_winners=True": ("pigs_pay_winners", "yes"),
}
"""The other ways to play an open point, as options of ours."""
DISAGREEING = {
    "sc-0047": "An added kong pays even if its tile was not just drawn: the table's text has no such clause."
}
"""Cases of other tables that ours does not follow, with the rule that decides."""
SEATS = dict(zip("ESWN", Seat, strict=True))


def fans(variant: str, sheet: ScoreSheet) -> Counter[str]:
    """What each pattern counts."""
    counted: Counter[str] = Counter()
    for each in sheet.lines:
        counted[written_id(variant, each.pattern)] += each.amount
    return counted


def asked(variant: str, row: dict[str, Any]) -> Mapping[str, Any]:
    """The answer of the command line to a hand."""
    fields = (
        "concealed",
        "melds",
        "win",
        "self_draw",
        "wall_last",
        "kong",
        "seat_wind",
        "round_wind",
        "flowers",
        "void",
    )
    hand = {name: row[name] for name in fields if row.get(name) is not None}
    return reply_to(json.dumps({"op": "score", "variant": variant, "hand": hand}))


def of_kind(name: str, *kinds: str | None) -> list[dict[str, Any]]:
    """The cases of these kinds; those of hands to be counted have none in Hong Kong."""
    return [row for row in rows(name) if row.get("kind") in kinds]


def deltas(payments: tuple[Payment, ...]) -> dict[str, int]:
    """What each wind gains."""
    return dict(zip("ESWN", gains(payments), strict=True))


def table(rules: Variant, *, active: str = "ESWN") -> GameState:
    """A deal in which only these winds still take part."""
    state = opened(rules, stacked(rules)).state
    for letter, seat in SEATS.items():
        state = state if letter in active else state.with_standing(seat, Standing.OUT)
    return state


def paid_for(rules: Variant, worths: Mapping[str, int], giver: str | None, *, active: str = "ESWN") -> dict[str, int]:
    """What hands of these points bring, won together by winds with a discard of the giver's, or self-drawn."""
    state = table(rules, active=active)
    came, seat = (Came.DISCARD, SEATS[giver]) if giver else (Came.DRAWN, None)
    for letter in worths:
        state = state.with_standing(SEATS[letter], Standing.OUT)
    wins = tuple(Win(SEATS[letter], parse_tiles("1m")[0], came, seat) for letter in worths)
    sheets = {SEATS[letter]: ScoreSheet(value=worth) for letter, worth in worths.items()}
    return deltas(rules.settlement.on_win(replace(state, wins=wins), sheets))


@pytest.mark.vectors("hong_kong")
def test_hands_of_hong_kong() -> None:
    hands = of_kind("hong_kong", None)
    for row in hands:
        sheet, expected = sheet_of_row(HONG_KONG, row), row["project"]
        assert fans("hong_kong", sheet) == expected["items"], row
        assert sheet.total == expected["fan"], row
        assert (HONG_KONG.tally.short_of(sheet) is None) == expected["win"], row
        assert sheet.value == expected.get("base", sheet.value), row
        if "discarder_pays" in expected:
            assert paid_for(HONG_KONG, {"E": sheet.value}, "S")["S"] == -expected["discarder_pays"], row
        if "each_pays" in expected:
            assert paid_for(HONG_KONG, {"E": sheet.value}, None)["W"] == -expected["each_pays"], row
    assert len(hands) + len(of_kind("hong_kong", "settlement", "priority")) == CASES["hong_kong"]


@pytest.mark.vectors("hong_kong")
def test_hong_kong_on_the_command_line() -> None:
    for row in of_kind("hong_kong", None):
        reply, expected = asked("hong_kong", row), row["project"]
        assert (reply["win"], reply["total"], reply["unit"]) == (expected["win"], expected["fan"], "fan"), (row, reply)
        assert reply["lines"].keys() == expected["items"].keys(), row
        paid = sum(each["amount"] for each in reply["payments"])
        assert paid == 3 * expected.get("base", paid / 3), row


@pytest.mark.vectors("hong_kong")
def test_open_points_of_hong_kong() -> None:
    tried = 0
    for row in of_kind("hong_kong", None):
        for point, expected in row.get("alternatives", {}).items():
            rules = compose("hong_kong", [OPTIONS[point]])
            sheet = sheet_of_row(rules, row)
            found = {"fan": sheet.total, "win": rules.tally.short_of(sheet) is None}
            assert found == expected, row
            tried += 1
    assert tried == 7


@pytest.mark.vectors("hong_kong")
def test_payments_of_hong_kong() -> None:
    cases = of_kind("hong_kong", "settlement")
    for row in cases:
        assert paid_for(HONG_KONG, {row["winner"]: 2 ** row["fan"]}, row["discarder"]) == row["expect"]["delta"], row
    assert len(cases) == 4


@pytest.mark.vectors("hong_kong")
def test_who_is_heard_in_hong_kong() -> None:
    cases = of_kind("hong_kong", "priority")
    for row in cases:
        subject = Subject(parse_tiles("1m")[0], SEATS[row["discarder"]], Came.DISCARD)
        answers = tuple(Answer(Winning(SEATS[letter]), at) for at, letter in enumerate(row["claimants"]))
        assert HONG_KONG.claims.resolve(subject, answers).winners == (SEATS[row["expect"]["winner"]],), row
    assert len(cases) == 3


@pytest.mark.vectors("sichuan")
def test_hands_of_sichuan() -> None:
    hands = of_kind("sichuan", "score")
    for row in hands:
        sheet, expected = sheet_of_row(SICHUAN, row), row["project"]
        assert fans("sichuan", sheet) == expected["items"], row
        assert (sheet.total, sheet.value) == (expected["fan"], expected["base"]), row
        assert (sheet.reading is not None) == expected["win"], row
        for point, other in row.get("alternatives", {}).items():
            assert sheet_of_row(compose("sichuan", [OPTIONS[point]]), row).total == other["fan"], row
    assert len(hands) == 59


@pytest.mark.vectors("sichuan")
def test_sichuan_on_the_command_line() -> None:
    for row in of_kind("sichuan", "score"):
        reply, expected = asked("sichuan", row), row["project"]
        assert (reply["win"], reply["total"], reply["unit"]) == (expected["win"], expected["fan"], "fan"), (row, reply)
        assert reply["lines"].keys() == expected["items"].keys(), row
        paid = sum(each["amount"] for each in reply["payments"])
        assert paid == (3 * (expected["base"] + 1) if row["self_draw"] else expected["base"]), row


@pytest.mark.vectors("sichuan")
def test_ready_hands_of_sichuan() -> None:
    cases = of_kind("sichuan", "ready", "max_value")
    for row in cases:
        hand, void = hand_of_row(row), Suit(row["void"]) if row["void"] else None
        close, expected = close_of_hand(SICHUAN, hand, void), row["project"]
        assert (close.condition is Condition.READY) == expected["ready"], row
        assert close.best == (expected["best"] or {"base": 0})["base"], row
        if expected["ready"]:
            found = print_designs(each.design for each in waits(SICHUAN, hand, melds_block=False))
            assert found == expected["waits"], row
        for point, other in row.get("alternatives", {}).items():
            assert OPTIONS[point] == ("melds_block", "yes")
            blocked = close_of_hand(SICHUAN, hand, void, melds_block=True)
            assert (blocked.condition is Condition.READY) == other["ready"], row
    assert len(cases) == 14


@pytest.mark.vectors("sichuan")
def test_payments_of_sichuan() -> None:
    cases = of_kind("sichuan", "win_payment")
    for row in cases:
        told = row.get("fans") or {row["winner"]: row["fan"]}
        worths = {letter: min(2**fan, 32) for letter, fan in told.items()}
        assert paid_for(SICHUAN, worths, row["discarder"], active=row["active"]) == row["expect"]["delta"], row
    assert len(cases) == 5


def kong(row: dict[str, Any]) -> Meld:
    """The kong of a case."""
    (first, *_, last) = tiles = parse_tiles("5555p")
    if row["kong_kind"] == "concealed":
        return Meld(MeldKind.KONG, tiles)
    giver = SEATS[row["supplier"] or "ESWN".replace(row["owner"], "")[0]]
    return Meld(MeldKind.KONG, tiles, first, giver, None if row["kong_kind"] == "exposed" else last)


@pytest.mark.vectors("sichuan")
def test_kongs_of_sichuan() -> None:
    """A robbed kong is never laid, so nothing asks what it brings: a deal shows that in the tests of the claims."""
    cases = [row for row in of_kind("sichuan", "kong_income") if row["kong_kind"] != "robbed"]
    for row in cases:
        state = table(SICHUAN, active=row["active"])
        found = deltas(SICHUAN.settlement.on_kong(state, SEATS[row["owner"]], kong(row)))
        assert (found == row["expect"]["delta"]) == (row["id"] not in DISAGREEING), row
    assert len(of_kind("sichuan", "kong_income")) - len(cases) == 1


def close_in(told: Any) -> Close:
    """How a player of a case stands."""
    told = told if isinstance(told, dict) else {"state": told}
    condition = Condition(told["state"].replace("_", "-"))
    if condition is not Condition.READY:
        return Close(condition)
    return Close(condition, min(2 ** told["fan"], 32), parse_tiles("1m")[0].design)


@pytest.mark.vectors("sichuan")
def test_the_end_of_the_wall_in_sichuan() -> None:
    """What kongs brought before is no part of these answers, what of it goes back is."""
    cases = of_kind("sichuan", "exhaustion")
    for row in cases:
        closes = {SEATS[letter]: close_in(told) for letter, told in row["states"].items()}
        pig_pays = row.get("table_values", {}).get("pig_pays", 32)
        answers = [(False, row["expect"]["delta"])]
        answers += [(True, delta) for delta in row.get("alternatives", {}).values()]
        for winners_too, delta in answers:
            moved = penalties(closes, pig_pays=pig_pays, winners_too=winners_too)
            assert deltas((*moved, *undone(row, closes))) == delta, row
    assert len(cases) == 10


def undone(row: dict[str, Any], closes: Mapping[Seat, Close]) -> tuple[Payment, ...]:
    """What goes back of what kongs of a case brought."""
    income = tuple(
        Payment(SEATS[payer], SEATS[each["owner"]], amount, Reason("pay.concealed-kong"))
        for each in row.get("kongs", ())
        for payer, amount in each["moves"].items()
    )
    losing = (seat for seat, close in closes.items() if close.condition in GIVING_BACK)
    return given_back(replace(table(SICHUAN), ledger=income), losing)
