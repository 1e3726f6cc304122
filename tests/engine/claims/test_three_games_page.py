"""Rows H1 to H14, H31 to H34 and H41 to H46: Hong Kong, MCR and Sichuan as a page in Hindi tells them."""

from dataclasses import dataclass, replace

import pytest

from engine.actions import Win, parse_action, print_action
from engine.claims import Answer, Subject
from engine.deals import Came, Carry
from engine.events import Drew, Revealed, VoidChosen
from engine.melds import MeldKind
from engine.notation import parse_tiles
from engine.patterns.facts import Showing
from engine.play import explain, legal, owing
from engine.positions import Position
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.scoring.pattern_table import Pattern
from engine.scoring.sheet import ScoreSheet
from engine.seats import Seat, Wind
from engine.state import Standing
from engine.tiles import Suit
from engine.variants import VARIANTS, compose, variant
from tests.engine.claims.checklist import Checklist, Row
from tests.engine.playing import Played, opened, seeded, stacked

PAGE = Checklist("H")
HONG_KONG, MCR, SICHUAN = variant("hong_kong"), variant("mcr"), variant("sichuan")
BOTH = (HONG_KONG, MCR)
VOIDS = ("A void s", "B void s", "C void p", "D void s")
WAITING = ("5p1199m2244668m33p", "123m456m789m46p11p", "1122334455667s", "123m456m789m46p99p")
"""Hands of Sichuan without a tile of the void suits: B and D wait for the 5 dots that A holds."""


def deal(rules: Variant, *hands: str, draws: str = "", back: str = "") -> Played:
    return opened(rules, stacked(rules, *hands, draws=draws, back=back))


def battle(*hands: str, draws: str = "", voids: tuple[str, ...] = VOIDS, rules: Variant = SICHUAN) -> Played:
    """A deal of Sichuan whose void suits are chosen."""
    played = deal(rules, *hands, draws=draws)
    played.do(*voids)
    return played


def written(played: Played, seat: str) -> list[str]:
    return [print_action(each) for each in legal(played.view(seat))]


@dataclass(frozen=True, slots=True)
class Counted:
    """A tally for these tests: each pung is worth one, and so many are needed."""

    minimum: int
    patterns: tuple[Pattern, ...] = ()

    def sheet(self, showing: Showing) -> ScoreSheet:
        pungs = (sum(group.kind.value == "pung" for group in each.groups) for each in showing.readings)
        return ScoreSheet(value=max(pungs, default=0))

    def short_of(self, sheet: ScoreSheet) -> Reason | None:
        needed = {"needed": self.minimum, "count": sheet.value}
        return Reason("test.short-of", needed) if sheet.value < self.minimum else None


def minimum_rules(rules: Variant, minimum: int) -> None:
    """A finished hand below the minimum is refused, with that as the last reason."""
    counted = replace(rules, tally=Counted(minimum))
    ready = {"hand": "123m456s789s55p11z", "asked": "1z discard from C"}
    assert explain(Position(**ready).view(rules), parse_action("A win")).allowed
    refused = explain(Position(**ready).view(counted), parse_action("A win"))
    assert [each.code for each in refused.reasons] == ["test.short-of"]
    assert explain(Position(**ready).view(replace(rules, tally=Counted(1))), parse_action("A win")).allowed
    far = explain(Position(hand="147m258p369s1234z", asked="1z discard from C").view(counted), parse_action("A win"))
    assert [each.code for each in far.reasons] == ["win.more-missing-with"]


@PAGE.row(1)
def the_tiles_of_three_games() -> None:
    for rules in BOTH:
        kinds = [each.design for each in rules.tile_set.tiles()]
        assert len(kinds) == 144
        assert [sum(each.suit is suit for each in kinds) for suit in Suit] == [36, 36, 36, 28, 8, 0]
    assert len(SICHUAN.tile_set) == 108
    assert {each.id for each in (*BOTH, SICHUAN)} < {each.id for each in VARIANTS}


@PAGE.row(2)
def one_deal_and_tiles_with_identities() -> None:
    played = deal(HONG_KONG, "5p.1 5p.2 5p.3")
    assert {"A discard 5p.1", "A discard 5p.2", "A discard 5p.3"} <= set(written(played, "A"))
    played.do("A discard 5p.2")
    assert played.state.rivers[Seat.A] == parse_tiles("5p.2")


@PAGE.row(3)
def hong_kong_has_a_minimum() -> None:
    minimum_rules(HONG_KONG, 3)
    poor = Position(hand="123m456s789s46p11z | 2f", asked="5p discard from C").view(HONG_KONG)
    refused = explain(poor, parse_action("A win")).reasons
    assert refused == (Reason("score.fan-short-of", {"needed": 3, "count": 1, "lacking": 2}),)
    rich = Position(hand="123m456s789s46p11s", asked="5p discard from C").view(HONG_KONG)
    assert explain(rich, parse_action("A win")).allowed


@PAGE.row(4)
def an_empty_wall_pays_nothing() -> None:
    played = deal(HONG_KONG)
    played.discard_on(200)
    outcome = played.state.outcome
    assert outcome is not None
    assert (outcome.wins, outcome.points) == ((), (0, 0, 0, 0))


@PAGE.row(5)
def hands_and_flowers() -> None:
    for rules in BOTH:
        played = opened(rules, seeded(rules, 4))
        assert [len(hand.concealed) for hand in played.state.hands] == [14, 13, 13, 13]
        assert sum(each.is_bonus for each in rules.tile_set.counts) == 8
        assert len(rules.tile_set) == 144


@PAGE.row(6)
def flowers_are_shown_and_replaced_from_the_end() -> None:
    for rules in BOTH:
        late = deal(rules, "1z", "", draws="5f", back="9p 8p")
        (*_, shown, drew) = late.do("A discard 1z")
        assert isinstance(shown, Revealed)
        assert isinstance(drew, Drew)
        assert (shown.tile.text, drew.came, drew.tile and drew.tile.text) == ("5f", Came.BONUS, "9p")
        assert [tile.text for tile in late.state.hands[Seat.B].bonus] == ["5f"]


@PAGE.row(7)
def who_deals_is_an_option() -> None:
    won_by_dealer = deal(HONG_KONG, "123m456s789s456p11z")
    won_by_dealer.do("A win")
    outcome = won_by_dealer.state.outcome
    assert outcome is not None
    for choice, dealer in (("rotates", Seat.B), ("always_me", Seat.A), ("winner_keeps", Seat.A)):
        following = compose("hong_kong", [("dealer", choice)]).continuation.next_deal(Carry(), outcome)
        assert following is not None
        assert following.dealer is dealer
    assert HONG_KONG.continuation.next_deal(Carry(), outcome) == Carry(Seat.B, deal=2, points=outcome.points)


@PAGE.row(8)
def draw_one_discard_one() -> None:
    played = deal(HONG_KONG, "1z", "", draws="9p")
    played.do("A discard 1z")
    assert len(played.state.hands[Seat.B].concealed) == 14
    played.do("B discard 9p")
    assert len(played.state.hands[Seat.B].concealed) == 13


@PAGE.row(9)
def what_a_discard_may_complete() -> None:
    played = deal(HONG_KONG, "5p", "46p", "555p", "123m456s789s46p11s")
    played.do("A discard 5p")
    kinds = {seat: {text.split()[1] for text in written(played, seat)} for seat in "BCD"}
    assert kinds == {"B": {"chow", "pass"}, "C": {"kong", "pung", "pass"}, "D": {"win", "pass"}}


@PAGE.row(10)
def all_answers_first() -> None:
    for answers in (("B chow 4p 6p", "C pung 5p 5p", "D win"), ("D win", "C pung 5p 5p", "B chow 4p 6p")):
        played = deal(HONG_KONG, "5p", "46p", "55p", "123m456s789s46p11s")
        played.do("A discard 5p", *answers[:2])
        assert played.state.outcome is None
        played.do(answers[2])
        assert [each.seat for each in played.state.wins] == [Seat.D]


@PAGE.row(11)
def three_kinds_of_kong() -> None:
    concealed = deal(HONG_KONG, "1111z", back="9m 8m")
    concealed.do("A kong 1111z", "A discard 9m")
    added = deal(HONG_KONG, "1z", "11z9p", draws="2z 3z 4z 1z", back="8m 9m")
    added.do("A discard 1z", "B pung 1z 1z", "B discard 9p")
    added.discard_on(3)
    added.do("B add 1z")
    kong = added.state.hands[Seat.B].melds[0]
    assert (kong.kind, kong.giver, kong.added) == (MeldKind.KONG, Seat.A, parse_tiles("1z.4")[0])
    assert {text.split()[1] for text in written(added, "B")} == {"discard"}


def robbed(rules: Variant, with_choices: Variant | None = None) -> Played:
    """B adds the tile C waits for to a pung."""
    hands = ("5p1133557799m888p", "55p1122334466m7p", "123456789s46p99p", "1122334455667s")
    played = deal(with_choices or rules, *hands, draws="9m 8s 9m 5p")
    voids = ("A void s", "B void s", "C void m", "D void p")
    played.do(*(voids if rules is SICHUAN else ()), "A discard 5p", "C pass", "B pung 5p 5p", "B discard 7p")
    played.discard_on(3)
    played.do("B add 5p")
    return played


@PAGE.row(12)
def only_an_added_kong_is_robbed() -> None:
    played = robbed(HONG_KONG)
    played.do("C win")
    assert played.state.wins[0].came is Came.ADDED_KONG
    assert played.state.hands[Seat.B].melds[0].kind is MeldKind.PUNG
    orphans = {"hand": "19m19p19s1234567z", "asked": "7z concealed kong from C"}
    assert explain(Position(**orphans).view(HONG_KONG), parse_action("A win")).because == "claim.concealed-kong-is-safe"
    allowed = compose("hong_kong", [("rob_concealed_kong", "yes")])
    assert explain(Position(**orphans).view(allowed), parse_action("A win")).allowed
    plain = {"hand": "123m456s789s55p77z", "asked": "7z concealed kong from C"}
    assert explain(Position(**plain).view(allowed), parse_action("A win")).because == "claim.concealed-kong-is-safe"


@PAGE.row(13)
def a_kong_needs_a_replacement() -> None:
    position = {"hand": "123456789s55p77z", "asked": "7z discard from C"}
    pung = Position(hand="12m456s789s5p777z1z", asked="7z.4 discard from C", left=0).view(MCR)
    assert explain(pung, parse_action("A kong 777z")).because == "kong.no-replacement"
    assert explain(Position(**position).view(MCR), parse_action("A win")).allowed


@PAGE.row(14)
def after_a_claim_comes_a_discard() -> None:
    claimed = Position(hand="1111m456p7999s | 111z pung from B", came="discard")
    for rules in (*BOTH, variant("basic"), variant("classical")):
        assert explain(claimed.view(rules), parse_action("A kong 1111m")).because == "kong.discard-first"


@PAGE.row(31)
def mcr_has_a_minimum() -> None:
    poor = Position(hand="123m456s789s55p11z", asked="1z discard from C").view(MCR)
    refused = explain(poor, parse_action("A win")).reasons
    assert refused == (Reason("score.short-of", {"needed": 8, "count": 7}),)
    played = deal(MCR, "5s", "123m456s789p46s11p")
    played.do("A discard 5s", "B win")
    assert played.state.outcome is not None


@PAGE.row(32)
def flowers_lie_beside_the_hand() -> None:
    asked = Position(hand="123m456s789s55p11z | 15f", asked="1z discard from C").view(replace(MCR, tally=Counted(1)))
    assert explain(asked, parse_action("A win")).allowed
    assert len(asked.hand.bonus) == 2


@PAGE.row(33)
def winds_from_the_dealer() -> None:
    played = opened(MCR, replace(seeded(MCR, 1), carry=Carry(dealer=Seat.C)))
    assert [played.state.wind(seat) for seat in (Seat.C, Seat.D, Seat.A, Seat.B)] == list(Wind)
    assert played.view("A").carry.round_wind is Wind.EAST


@PAGE.row(34)
def mcr_plays_by_the_same_turns() -> None:
    assert MCR.phases == HONG_KONG.phases
    assert MCR.claims == HONG_KONG.claims


@PAGE.row(41, 46)
def a_winner_stops_and_the_others_go_on() -> None:
    played = battle(*WAITING)
    played.do("A discard 5p", "B win", "D pass")
    assert played.state.outcome is None
    assert played.state.ledger == ()
    assert played.state.standing[Seat.B] is Standing.OUT
    assert legal(played.view("B")) == ()
    assert owing(played.state) == (Seat.C,)
    played.discard_on(8)
    drawers = {each.seat for each in played.events if isinstance(each, Drew)}
    assert Seat.B not in drawers
    assert Seat.B not in played.state.others(Seat.C)
    at_once = battle(*WAITING, rules=compose("sichuan", [("settlement", "at_once")]))
    at_once.do("A discard 5p", "B win", "D pass")
    assert [(each.payer, each.payee) for each in at_once.state.ledger] == [(Seat.A, Seat.B)]


@PAGE.row(42)
def sichuan_tiles() -> None:
    assert len(SICHUAN.tile_set) == 108
    assert all(each.is_suit_tile for each in SICHUAN.tile_set.counts)
    assert [len(hand.concealed) for hand in battle().state.hands] == [14, 13, 13, 13]


@PAGE.row(43)
def the_missing_suit() -> None:
    played = deal(SICHUAN, "1s99p", "99p1s")
    assert set(owing(played.state)) == set(Seat)
    played.do(*VOIDS[:3])
    assert not any(isinstance(each, VoidChosen) for each in played.events)
    played.do(VOIDS[3])
    assert [each.suit.value for each in played.events if isinstance(each, VoidChosen)] == list("ssps")
    assert all(text.split()[2].endswith("s.1") or "s." in text for text in written(played, "A"))
    held = {"hand": "1199p112233m4s55m", "asked": "9p discard from B", "void": "s"}
    assert explain(Position(**held).view(SICHUAN), parse_action("A pung 9p 9p")).because == "void.still-held"
    others = compose("sichuan", [("claims_while_void_held", "other_suits")])
    assert explain(Position(**held).view(others), parse_action("A pung 9p 9p")).allowed
    free = compose("sichuan", [("force_void_first", "no")])
    turn = Position(hand="1199p112233m4s55m + 9m", void="s")
    assert explain(turn.view(free), parse_action("A discard 9m")).allowed
    assert not explain(turn.view(SICHUAN), parse_action("A discard 9m")).allowed


@PAGE.row(44)
def no_chow_but_kongs_and_robbing() -> None:
    asked = Position(hand="34m19p258m147p199m", asked="5m discard from D", void="s")
    assert explain(asked.view(SICHUAN), parse_action("A chow 3m 4m")).because == "chow.not-in-this-game"
    played = robbed(SICHUAN)
    played.do("C win")
    assert played.state.wins[0].came is Came.ADDED_KONG
    at_once = robbed(SICHUAN, compose("sichuan", [("settlement", "at_once")]))
    at_once.do("C win")
    assert [each.why.code for each in at_once.state.ledger] == ["pay.robbed-of-it"]


@PAGE.row(45)
def several_winners_on_one_tile() -> None:
    (tile,) = parse_tiles("5p")
    answers = (Answer(Win(Seat.D), 0), Answer(Win(Seat.B), 1))
    assert SICHUAN.claims.resolve(Subject(tile, Seat.A, Came.DISCARD), answers).winners == (Seat.B, Seat.D)
    played = battle(*WAITING)
    played.do("A discard 5p", "B win", "D win")
    assert [each.seat for each in played.state.wins] == [Seat.B, Seat.D]
    assert owing(played.state) == (Seat.A,)


@pytest.mark.parametrize("shown", [pytest.param(shown, id=id) for id, shown in PAGE.rows.items()])
def test_row(shown: Row) -> None:
    shown()


def test_no_row_is_forgotten() -> None:
    assert PAGE.missing(1, 14) | PAGE.missing(31, 34) | PAGE.missing(41, 46) == set()
