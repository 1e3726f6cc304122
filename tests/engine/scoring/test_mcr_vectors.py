"""Hands of the Chinese Official game with known answers, by either book, asked as a batch asks."""

import json
from typing import Any

import pytest

from engine.batch import reply_to
from tests.shared_vectors import rows

HAND = (
    "concealed",
    "melds",
    "win",
    "self_draw",
    "wall_last",
    "kong",
    "last_copy",
    "seat_wind",
    "round_wind",
    "flowers",
)
BOOKS = {"mcr1998": "mcr1998", "wmo2014": "wmo2014", "jan-js-lib": "mcr1998"}
"""The book by which each source counts."""
REFUSED = {"mcr-pub-0557": "shown.robbed-tile-is-held"}
"""Hands that no table can show, and why."""
SETTLED: dict[str, str] = {
    "mcr-pub-0081": "a wait that can be read as closed counts beside a knitted straight (supplement of 2025)",
    "mcr-pub-0091": "the same",
    "mcr-pub-0585": "the same",
    "mcr-pub-0586": "the same, at the edge",
    "mcr-pub-0587": "the same, for the pair",
    "mcr-pub-0566": "one pattern of kongs counts, the dearest (rules of 1998)",
    "mcr-pub-0588": "all green implies half flush, and four alike in seven pairs are a tile hog (rules of 1998)",
    "mcr-pub-0589": "all green implies half flush (rules of 1998)",
    "mcr-pub-0614": "all these tiles are reversible, which implies one voided suit",
    "mcr-pub-0746": "four alike in seven pairs are a tile hog (rules of 1998, example 19.2)",
    "mcr-pub-0747": "the same",
    "mcr-pub-0753": "nine knitted tiles and five honors are lesser honors with a knitted straight",
}
"""Answers of single sources that the rules overrule, and by which rule; PyMahjongGB's answer is the right one there."""


def asked(row: dict[str, Any]) -> dict[str, Any]:
    request = {
        "op": "score",
        "variant": "mcr",
        "options": {"book": BOOKS[row["expect"]["profile"]]},
        "hand": {name: row[name] for name in HAND},
    }
    return dict(reply_to(json.dumps(request)))


def expected(row: dict[str, Any]) -> dict[str, Any]:
    return dict(row["oracle"] if row["id"] in SETTLED else row["expect"])


def agrees(row: dict[str, Any], reply: dict[str, Any]) -> bool:
    """The reply is what the row says, as far as it says anything."""
    if row["id"] in REFUSED:
        return [each["code"] for each in reply["reasons"]] == [REFUSED[row["id"]]]
    wanted = expected(row)
    if wanted.get("not_a_win"):
        return not reply["win"] and reply["total"] == 0 and reply["lines"] == {}
    lists = [wanted[key] for key in ("fans", "fans_alt") if key in wanted]
    if row["expect"]["profile"] == "jan-js-lib" and row["id"] not in SETTLED:
        lists = [row["oracle"]["fans"]]  # this source names only some of the fans
    return (
        wanted.get("total", reply["total"]) == reply["total"]
        and (not lists or reply["lines"] in lists)
        and all(reply["lines"].get(fan, 0) >= many for fan, many in wanted.get("fans_include", {}).items())
        and not any(fan in reply["lines"] for fan in wanted.get("fans_exclude", []))
    )


@pytest.mark.vectors("mcr_public")
def test_published_hands() -> None:
    wrong = [(row["id"], reply) for row in rows("mcr_public") if not agrees(row, reply := asked(row))]
    assert wrong == []


@pytest.mark.vectors("mcr_random")
def test_random_hands() -> None:
    wrong = [(row["id"], reply) for row in rows("mcr_random") if not agrees(row, reply := asked(row))]
    assert wrong == []


@pytest.mark.vectors("mcr_public")
def test_only_answers_that_are_wrong_are_overruled() -> None:
    """Each row that is settled by a rule disagrees with its source, so none is listed for nothing."""
    for row in rows("mcr_public"):
        if row["id"] in SETTLED:
            assert row["agree"] is False
            assert row["expect"]["profile"] != "wmo2014"
