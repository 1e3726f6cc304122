"""The score sheet of a table at home: names and deals in the address, each hand counted anew, and the sums."""

from urllib.parse import parse_qsl

import pytest
from django.http import QueryDict
from django.test import Client

from engine.ruleset import Variant
from engine.variants import VARIANTS
from tests.tutorial.html import by_class, parsed, text
from tutorial.score import table as sheets
from tutorial.score.examples import example
from tutorial.score.table import Sheet

WON = "hand-222m22666s222z~melds-111z"


def sheet(query: str) -> Sheet:
    return sheets.read(QueryDict(query))


def test_a_sheet_survives_its_address() -> None:
    query = f"v=hong_kong&n=Ana&n=&n=Chi&n=&o=cap.ten&d=draw&d=p-1~{WON}"
    found = sheet(query)
    assert sheet(found.query) == found
    assert found.players == ("Ana", "Player 2", "Chi", "Player 4")
    assert found.rules.chosen == (("cap", "ten"),)


def test_the_discarder_pays_wherever_the_players_sit() -> None:
    first, second = sheet(f"v=hong_kong&d=p-1~{WON}~by-W&d=p-3~{WON}~seat-S~by-E").deals
    assert first.winner == 0
    assert [each > 0 for each in first.points] == [True, False, False, False]
    assert first.points.index(min(first.points)) == 2
    assert second.winner == 2
    assert second.points.index(min(second.points)) == 1
    assert sum(first.points) == sum(second.points) == 0


def test_the_sums_run_on() -> None:
    rows = sheets.rows(sheet(f"v=hong_kong&d=p-1~{WON}&d=draw&d=p-2~{WON}"))
    assert [each.number for each in rows] == ["1", "2", "3"]
    won = rows[0].deal.points[0]
    assert [cell[1] for cell in (each.cells[0] for each in rows)] == [str(won), str(won), str(won)]
    assert rows[2].cells[1] == (f"+{won}", "0")
    assert rows[1].cells[0][0] == "–"


def test_house_rules_change_what_a_deal_brings() -> None:
    usual, half = (sheet(f"v=hong_kong&d=p-1~{WON}{rule}").deals[0] for rule in ("", "&o=discard_payment.half"))
    assert usual.points.count(0) == 2
    assert half.points.count(0) == 0


def test_where_nobody_pays_the_winner_notes_the_hand() -> None:
    (won,) = sheet("v=basic&d=p-4~hand-123m456p789s5511z5z").deals
    assert won.points == (0, 0, 0, 1)


@pytest.mark.parametrize("deal", ["p-9~" + WON, WON, "p-1~hand-123m", "p-1~hand-4x", "nonsense", "p-1"])
def test_a_deal_that_cannot_be_counted_says_so(deal: str) -> None:
    (found,) = sheet(f"v=hong_kong&d={deal}").deals
    assert found.problem
    assert found.points == (0, 0, 0, 0)
    page = Client().get("/en/score/sheet/", {"v": "hong_kong", "d": deal})
    assert "This deal is not counted" in page.content.decode()


@pytest.mark.parametrize("table", VARIANTS, ids=lambda each: each.id)
def test_a_hand_goes_from_the_scorer_to_the_sheet_and_back(table: Variant) -> None:
    page = parsed(Client().get(f"/en/score/{table.id}/?{example(table).query}"))
    sent = {each.get("name"): each.get("value") for each in page.iter("input") if each.get("form") == "join"}
    added = Client().get("/en/score/sheet/", {**sent, "p": "2"})
    assert added.status_code == 302
    found = parsed(Client().get(added["Location"]))
    (row,) = [each for each in found.iter("tr") if any(cell.tag == "td" for cell in each)][:1]
    cells = [text(each) for each in row if each.tag == "td"]
    assert [each.startswith("+") for each in cells] == [False, True, False, False]
    (link,) = row.iter("a")
    again = parsed(Client().get(link.get("href") or ""))
    assert any(text(each).endswith(("won on a discard", "self-drawn")) for each in again.iter("h2"))


def test_the_scorer_keeps_the_sheet_it_was_called_from() -> None:
    query = f"v=hong_kong&n=Ana&n=Ben&n=Chi&n=Dee&o=cap.ten&d=p-1~{WON}"
    page = parsed(Client().get(f"/en/score/sheet/?{query}"))
    (key,) = [each for each in by_class(page, "key") if each.tag == "a"]
    scorer = Client().get(f"{key.get('href')}&{example(VARIANTS[2]).query}")
    names = [text(each) for each in parsed(scorer).iter("option") if text(each) in {"Ana", "Ben", "Chi", "Dee"}]
    assert names == ["Ana", "Ben", "Chi", "Dee"]
    sent = [
        (each.get("name") or "", each.get("value") or "")
        for each in parsed(scorer).iter("input")
        if each.get("form") == "join"
    ]
    added = Client().get("/en/score/sheet/", [*sent, ("p", "3")])
    after = dict(parse_qsl(added["Location"].partition("?")[2]))
    assert after["o"] == "cap.ten"
    assert len(sheet(added["Location"].partition("?")[2]).deals) == 2


def test_pressing_changes_the_sheet() -> None:
    query = f"v=hong_kong&n=Ana&d=p-1~{WON}"
    nobody = Client().get(f"/en/score/sheet/?{query}&nobody=1")
    assert nobody["Location"].endswith("&d=draw")
    back = Client().get(f"{nobody['Location']}&back=1")
    assert back["Location"].endswith(WON)


def test_no_more_deals_fit_than_there_is_room_for() -> None:
    found = sheet("v=basic" + "&d=draw" * (sheets.MOST_DEALS + 5))
    assert found.is_full
    assert len(found.with_deal("draw").texts) == sheets.MOST_DEALS
    assert "Score the next hand" not in Client().get(f"/en/score/sheet/?{found.query}").content.decode()


def test_a_sheet_begins_with_the_table() -> None:
    assert Client().get("/en/score/sheet/").status_code == 200
    unknown = Client().get("/en/score/sheet/?v=riichi")
    assert unknown.status_code == 404
    assert "There is no table called riichi." in unknown.content.decode()
