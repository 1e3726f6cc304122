"""What the scorer says of a hand: what it is worth, what it waits for, why it does not win, who pays."""

import pytest
from django.http import QueryDict
from django.test import Client

from engine.ruleset import Variant
from engine.variants import VARIANTS, compose, variant
from tests.tutorial.html import by_class, parsed, text
from tutorial.score import asked as asking
from tutorial.score.answers import answer
from tutorial.score.examples import example
from tutorial.score.reading import held
from tutorial.score.told import Answer


def told(id: str, query: str, *chosen: tuple[str, str]) -> Answer:
    """The answer to a question at a table."""
    return answer(held(asking.read(QueryDict(query)), compose(id, chosen)))


@pytest.mark.parametrize("table", VARIANTS, ids=lambda each: each.id)
def test_the_hand_to_begin_with_wins(table: Variant) -> None:
    found = answer(held(example(table), table))
    assert found.wins
    assert found.worth
    assert found.sheet or found.line
    page = Client().get(f"/en/score/{table.id}/?{example(table).query}")
    assert page.status_code == 200
    assert found.worth in page.content.decode()


def test_a_sheet_says_what_counts_what_does_not_and_why() -> None:
    found = told("mcr", "hand=123456789m46s11p5s")
    assert found.sheet is not None
    assert next((each.name, each.amount) for each in found.sheet.lines) == ("Pure straight", "16")
    assert found.sheet.lines[0].native is not None
    assert found.sheet.lines[0].tiles.count('class="tile"') == 9
    assert ("Short straight", "1") in [(each.name, each.amount) for each in found.sheet.aside]
    assert all(each.whys for each in found.sheet.aside)


def test_fan_become_points_below_the_sum() -> None:
    found = told("hong_kong", "hand=123456789p99s22z9s&how=draw")
    assert found.worth == "3 fan"
    assert found.sheet is not None
    assert found.sheet.total == "3"
    assert found.sheet.converted == (("With 3 fan the hand is worth 8 points.", "8"),)
    assert [(each.seat, each.said) for each in found.seats] == [
        ("East wind", "+24"),
        ("South wind", "-8"),
        ("West wind", "-8"),
        ("North wind", "-8"),
    ]


def test_points_are_capped_below_what_the_fan_make() -> None:
    found = told("sichuan", "hand=1111222233334m4m")
    assert found.sheet is not None
    assert (found.sheet.steps, found.sheet.total) == ((), "7")
    assert [each for _why, each in found.sheet.converted] == ["128", "32"]


def test_points_are_doubled_above_the_sum() -> None:
    found = told("classical", "hand=123m456p789s5511z5z")
    assert found.sheet is not None
    assert [each.amount for each in found.sheet.lines] == ["20", "2 × 2 = 4", "2", "× 2"]
    assert [amount for _, amount in found.sheet.steps] == ["52"]
    assert found.sheet.total == "52"


def test_the_giver_pays() -> None:
    by_west = told("hong_kong", "hand=222m22666s222z&melds=111z&by=W&seat=S")
    assert [(each.seat, each.points < 0) for each in by_west.seats] == [
        ("East wind", False),
        ("South wind", False),
        ("West wind", True),
        ("North wind", False),
    ]


def test_house_rules_change_what_is_counted() -> None:
    usual, otherwise = (
        told("hong_kong", "hand=1122334455667p7p", *chosen) for chosen in ((), (("full_flush", "six"),))
    )
    assert usual.appraisal is not None
    assert otherwise.appraisal is not None
    assert usual.appraisal.total == otherwise.appraisal.total + 1
    page = Client().get("/en/score/hong_kong/?hand=1122334455667p7p&o=full_flush.six").content.decode()
    assert f"{otherwise.worth}, won on a discard" in page


def test_a_hand_that_is_worth_too_little_is_told_the_ways_up() -> None:
    found = told("mcr", "hand=123m456789s55p111z")
    assert not found.wins
    assert found.obstacles == ("The hand is complete, but it is worth too little: 7. This table asks for 8.",)
    assert found.ways[0].changes == ("Draw the winning tile yourself.",)
    assert found.ways[0].worth == "9 points"
    assert answer(held(found.ways[0].asked, variant("mcr"))).worth == "9 points"


def test_each_way_leads_to_the_win_it_promises() -> None:
    page = Client().get("/en/score/mcr/?hand=123m456789s55p111z")
    links = [each for each in by_class(parsed(page), "line") if (each.get("href") or "").startswith("?")]
    assert links
    for each in links:
        (promised,) = each.iter("b")
        won = Client().get(f"/en/score/mcr/{each.get('href')}").content.decode()
        assert f"{text(promised)}, " in won


def test_a_hand_one_tile_short_is_told_its_waits() -> None:
    found = told("hong_kong", "hand=123456789p99s22z")
    assert found.is_waiting
    assert [(each.name, each.left) for each in found.waits] == [("9 bamboo", "2"), ("South wind", "2")]
    assert found.waits[0].self_drawn == "3 fan"
    assert found.waits[0].by_discard.startswith("The hand is complete")
    assert answer(held(found.waits[0].asked, variant("hong_kong"))).held.win is not None


def test_a_hand_that_waits_for_nothing_is_told_what_helps() -> None:
    found = told("basic", "hand=147m258p369s1234z")
    assert found.is_waiting
    assert not found.waits
    assert found.useful


@pytest.mark.parametrize(("hand", "missing", "over"), [("123m", 10, 0), ("123456789m123456p", 0, 1)])
def test_too_few_or_too_many_tiles_are_counted(hand: str, missing: int, over: int) -> None:
    found = told("basic", f"hand={hand}")
    assert (found.missing, found.over) == (missing, over)


def test_the_winning_tile_may_be_named_apart_or_inside() -> None:
    last, inside, apart = (
        told("hong_kong", query)
        for query in ("hand=1122334455667p7p", "hand=7p1122334455667p&win=7p", "hand=1122334455667p&win=7p")
    )
    assert last.wins
    assert last.worth == inside.worth == apart.worth
    assert apart.held.asked.query == "hand=11223344556677p"


def test_an_american_hand_is_a_line_of_the_card() -> None:
    found = answer(held(example(variant("american")), variant("american")))
    assert found.line is not None
    assert found.line.jokers
    assert [each.points for each in found.seats] == [120, -60, -30, -30]


def test_an_american_hand_short_of_a_line_is_told_the_nearest() -> None:
    found = told("american", "hand=227m2244456666z")
    assert found.is_waiting
    assert found.waits or found.near
    assert told("american", "hand=FFFF").near


def test_exposures_may_hold_jokers() -> None:
    found = held(asking.read(QueryDict("melds=1C1CJ+4D4D4DJ")), variant("american"))
    assert [each.type for each in found.laid] == ["pung", "kong"]
    assert found.size == 7


def test_tiles_are_told_in_american_letters_where_the_game_is() -> None:
    page = Client().get("/en/score/american/?hand=11m22p5z5z1f1j").content.decode()
    assert 'value="11C 22D 0 0 F J"' in page


def test_flowers_in_the_hand_are_laid_aside() -> None:
    found = held(asking.read(QueryDict("hand=123m1f5f")), variant("hong_kong"))
    assert (found.asked.hand, found.asked.flowers) == ("123m", "15f")


def test_one_hand_at_every_table() -> None:
    page = Client().get("/en/score/everywhere/?hand=123456789p99s22z9s&how=draw")
    lines = by_class(parsed(page), "line")
    rows = [text(each) for each in lines]
    assert len(rows) == len(VARIANTS)
    assert [each.tag for each in lines] == [
        "div" if "not in the game" in said else "a" for each, said in zip(lines, rows, strict=True)
    ]
    assert rows[2].endswith("3 fan")
    assert "This tile is not in the game: South wind" in rows[4]
    assert rows[5].endswith("no win")


def test_a_hand_that_is_wrong_everywhere_is_told_once() -> None:
    page = Client().get("/en/score/everywhere/?hand=123m4x")
    assert page.status_code == 422
    assert "at place 5" in text(by_class(parsed(page), "refused")[0])
