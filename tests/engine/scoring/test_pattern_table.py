"""Tables of patterns: what hides what, and a minimum, on a table made for this test."""

from engine.deals import Came, Win
from engine.hands import parse_hand
from engine.patterns.circumstances import self_drawn, won
from engine.patterns.facts import Showing
from engine.patterns.honors import dragon_sets
from engine.patterns.sets import pungs
from engine.reasons import Reason, Term
from engine.scoring.pattern_table import Pattern, SumOfPatterns, told
from engine.scoring.sheet import ScoreSheet
from engine.scoring.worth import Worth
from engine.seats import Seat
from engine.shapes.sets_and_pair import SetsAndPair

TABLE = SumOfPatterns(
    (
        Pattern("winning_hand", won, Worth(1), for_minimum=False),
        Pattern("dragon_pung", dragon_sets, Worth(3), hides=frozenset({"pung"})),
        Pattern("pung", pungs, Worth(2)),
        Pattern("self_draw", self_drawn, Worth(1)),
    ),
    minimum=3,
)


def counted(text: str, came: Came = Came.DRAWN) -> ScoreSheet:
    hand = parse_hand(text)
    giver = None if came is Came.DRAWN else Seat.B
    return TABLE.sheet(
        Showing(hand, tuple(SetsAndPair().readings(hand, hand.drawn)), Win(Seat.A, hand.drawn, came, giver))
    )


def test_what_is_hidden_is_set_aside_with_what_hides_it() -> None:
    sheet = counted("123m456p222s555z1z + 1z")
    assert [(each.pattern, each.amount) for each in sheet.lines] == [
        ("winning_hand", 1),
        ("dragon_pung", 3),
        ("self_draw", 1),
    ]
    assert [(each.line.pattern, each.why) for each in sheet.aside] == [
        ("pung", Reason("score.implied-by", {"pattern": Term("dragon_pung")})),
    ] * 2
    assert sheet.value == 5


def test_the_minimum_is_reached_by_what_helps() -> None:
    assert TABLE.short_of(counted("123m456p789s555z1z + 1z", Came.DISCARD)) is None
    assert TABLE.short_of(counted("123m456p222s789s1z + 1z", Came.DISCARD)) == Reason(
        "score.short-of", {"needed": 3, "count": 2}
    )
    assert TABLE.short_of(counted("123m456p222s789s1z + 1z")) is None


def test_a_hand_without_readings_is_worth_nothing() -> None:
    assert counted("123m456p789s123z1z + 2z") == ScoreSheet()
    assert dict(ScoreSheet().counts) == {}


def test_a_line_is_told_as_it_was_reckoned() -> None:
    first, dragons, *_ = counted("123m456p222s555z1z + 1z").lines
    assert told(first) == Reason("score.line", {"amount": 1, "pattern": Term("winning_hand")})
    assert told(dragons).code == "score.line-of"
