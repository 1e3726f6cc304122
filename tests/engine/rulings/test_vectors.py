"""The cases of adjudication that lie beside the project: each is ruled as it should be, or listed with why."""

from collections import Counter
from typing import Any

import pytest

from tests.engine.rulings import calls, cards, discards, jokers, opening, passes, slips, wins
from tests.engine.rulings.apart import LEFT_TO_TEXT, NOT_EXPRESSIBLE, TEXT_ONLY
from tests.engine.rulings.cases import SHOWINGS, Case, disagreements, showing
from tests.shared_vectors import CASES, rows

MODULES = (opening, passes, calls, discards, jokers, wins, cards, slips)
MOST_NOT_EXPRESSIBLE = 20


def is_apart(row: dict[str, Any]) -> bool:
    return row["topic"] in TEXT_ONLY or row.get("option") in LEFT_TO_TEXT


def case_of(row: dict[str, Any]) -> Case:
    return Case(row["given"], row["action"], row["ruling"])


def cases() -> list[Any]:
    wanted = [row for row in rows("american_rulings") if not is_apart(row) and row["id"] not in NOT_EXPRESSIBLE]
    return [pytest.param(case_of(row), id=row["id"]) for row in wanted]


@pytest.mark.vectors("american_rulings")
@pytest.mark.parametrize("case", cases())
def test_ruling(case: Case) -> None:
    show = showing(case)
    assert show is not None, case
    seatings = list(show(case))
    assert len({seen["legal"] for seen in seatings}) == 1
    found = [disagreements(case, seen) for seen in seatings]
    assert {} in found, found


@pytest.mark.vectors("american_rulings")
@pytest.mark.parametrize("case", cases())
def test_a_wrong_ruling_would_be_seen(case: Case) -> None:
    show = showing(case)
    assert show is not None
    wrong = (
        {"legal": not case.ruling["legal"]},
        {"dead": ["E", "S", "W", "N"]},
        {"pays": {"E": 1}},
        {"a word nobody looks at": True},
    )
    for change in wrong:
        changed = Case(case.given, case.action, {**case.ruling, **change})
        assert all(disagreements(changed, seen) for seen in show(changed)), change


@pytest.mark.vectors("american_rulings")
def test_every_case_is_ruled_or_listed() -> None:
    all_rows = rows("american_rulings")
    assert len(all_rows) == CASES["american_rulings"]
    assert {row["id"] for row in all_rows} >= NOT_EXPRESSIBLE.keys()
    assert len(NOT_EXPRESSIBLE) <= MOST_NOT_EXPRESSIBLE
    apart = Counter(row["topic"] for row in all_rows if is_apart(row))
    assert apart == {"players": 2, "house": 4, "scoring": 1, "card": 1}


@pytest.mark.vectors("american_rulings")
def test_no_showing_is_idle() -> None:
    used = {showing(case.values[0]) for case in cases()}
    assert {each.show.__name__ for each in SHOWINGS} == {each.__name__ for each in used if each is not None}
    assert {each.show.__module__ for each in SHOWINGS} == {each.__name__ for each in MODULES}
