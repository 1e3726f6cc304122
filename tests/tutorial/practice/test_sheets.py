"""How hands are counted at a practice table: chosen where it is opened, shown when a deal is over, kept in a match."""

import pytest
from django.test import Client

from engine.deals import Carry, print_choices
from engine.seats import Seat
from engine.variants import compose
from engine.view import view_of
from tests.engine.playing import opened, stacked
from tests.tutorial.html import by_class, parsed, text
from tests.tutorial.visitors import known
from tutorial.models import PracticeHand
from tutorial.practice import endings, openings
from tutorial.practice.endings import Ending
from tutorial.practice.games import TABLES
from tutorial.scoresheets.sheets import SheetShown

pytestmark = pytest.mark.django_db
BASIC = TABLES["basic"]
FORM = {"level": "regular", "hints": "on", "seed": "5"}


def won(scoring: str, hand: str, *others: str, moves: tuple[str, ...] = ("A win",)) -> Ending:
    """The end of a deal as the dealer sees it."""
    rules = compose("basic", [("scoring", scoring)])
    played = opened(rules, stacked(rules, hand, *others))
    played.do(*moves)
    ended = endings.ending(view_of(played.state, Seat.A))
    assert ended is not None
    return ended


def sheet(ended: Ending) -> SheetShown:
    (shown,) = ended.hands
    assert shown.sheet is not None
    return shown.sheet


def test_a_sheet_has_a_line_for_everything_that_counts() -> None:
    shown = sheet(won("bonus", "123m456p789s555z11z"))
    assert [(each.name, each.amount) for each in shown.lines] == [
        ("Winning hand", "1"),
        ("Self-draw", "1"),
        ("Dragon pung", "1"),
    ]
    assert shown.total == "3"
    assert shown.lines[0].tiles == shown.lines[0].in_words == ""
    assert shown.lines[2].tiles.count('class="tile"') == 3
    assert "white dragon" in shown.lines[2].in_words


def test_a_line_that_was_doubled_says_why() -> None:
    shown = sheet(won("exponential", "123m456p789s555z11z"))
    (_, dragons) = shown.lines
    assert dragons.amount == "2 × 4 = 8"
    assert dragons.whys == (
        "A set without another player’s tile is doubled.",
        "A set of ones, nines or honors is doubled.",
    )
    assert shown.total == "9"


def test_a_tile_claimed_for_the_win_is_counted_with_the_hand() -> None:
    ended = won("exponential", "5z", "123m456p789s55z11z", moves=("A discard 5z", "B win"))
    assert [each.amount for each in sheet(ended).lines] == ["1", "2 × 2 = 4"]
    assert ended.points == (("You", "0"), ("Right", "5"), ("Across", "0"), ("Left", "0"))


def test_a_match_adds_up() -> None:
    rules = compose("basic", [("scoring", "bonus")])
    played = opened(rules, stacked(rules, "123m456p789s555z11z"))
    played.do("A win")
    outcome = played.state.outcome
    assert outcome is not None
    assert rules.continuation.sums(Carry(points=(1, 2, 0, 0)), outcome) == (4, 2, 0, 0)


@pytest.mark.parametrize("scoring", [each.id for each in BASIC.scorings])
def test_how_hands_are_counted_is_chosen_where_a_hand_is_opened(scoring: str) -> None:
    client = Client()
    known(client)
    chosen = next(each.chosen for each in BASIC.scorings if each.id == scoring)
    page = client.post("/en/practice/basic/", {**FORM, "scoring": scoring, "game": "one-two"})
    assert page.status_code == 303
    assert PracticeHand.objects.get().options == print_choices((("suits", "one"), ("sets", "two"), *chosen))


def test_without_a_word_hands_are_counted_as_usual() -> None:
    client = Client()
    known(client)
    client.post("/en/practice/basic/", FORM)
    assert PracticeHand.objects.get().options == ""
    refused = client.post("/en/practice/basic/", {**FORM, "scoring": "by heart"})
    assert refused.status_code == 422


def test_every_way_to_count_is_one_of_the_rules() -> None:
    ways = [compose("basic", each.chosen).tally for each in BASIC.scorings]
    assert len(set(ways)) == len(ways)
    assert ways[0] == compose("basic").tally


def test_a_game_on_the_ladder_is_won_however_it_was_counted() -> None:
    client = Client()
    hand = openings.open_hand(
        known(client),
        "basic",
        seed=5,
        chosen=(("suits", "one"), ("sets", "two"), ("scoring", "bonus")),
        terms=openings.Terms(),
    )
    PracticeHand.objects.filter(pk=hand.pk).update(result="won")
    page = parsed(client.get("/en/practice/basic/"))
    assert [text(each) for each in by_class(page, "done")] == ["Won"]
