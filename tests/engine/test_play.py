"""The kernel and the small parts it stands on: mistakes that are let stand, watchers, moments, the ledger, the view."""

from dataclasses import replace

import pytest

from engine.actions import Action, Discard
from engine.deals import Came, Win
from engine.events import Discarded, Event, Passed, Won
from engine.ledger import Payment, Pot, gains, pot_gain
from engine.melds import parse_meld
from engine.notation import parse_tiles
from engine.phases.ended import EndedRules
from engine.phases.moments import reach
from engine.play import apply, begin, replay
from engine.reasons import IllegalAction, Reason
from engine.rules import RuleFor
from engine.ruleset import Variant, with_bar, without_bar
from engine.scoring.settlement import NoPayments
from engine.scoring.sheet import ScoreSheet
from engine.scoring.tally import AnyFinishedHand
from engine.seats import Seat
from engine.state import Due, GameState, Mark, Moment, Standing, Step
from engine.variants import VARIANTS, compose, variant
from engine.view import View, view_of
from tests.engine.playing import opened, seeded, stacked

BASIC = variant("basic")


def start_state() -> GameState:
    return begin(BASIC, seeded(BASIC, 1))[0]


def test_an_illegal_action_changes_nothing() -> None:
    state = start_state()
    with pytest.raises(IllegalAction) as refused:
        apply(state, Discard(Seat.B, state.hands[Seat.B].concealed[0]))
    assert refused.value.reason == Reason("turn.not-yours", {"seat": Seat.A})


def test_a_table_may_let_a_mistake_stand() -> None:
    def dead_hand(state: GameState, action: Action) -> Step:
        return state.with_standing(action.seat, Standing.DEAD), ()

    strict = replace(BASIC, slips={"turn.not-yours": dead_hand})
    state, _ = begin(strict, seeded(BASIC, 1))
    after, _ = apply(state, Discard(Seat.B, state.hands[Seat.B].concealed[0]))
    assert after.standing[Seat.B] is Standing.DEAD
    assert after.next_seat(Seat.A) is Seat.C
    assert view_of(after, Seat.B).own.standing is Standing.DEAD


def test_a_replay_stops_at_what_is_illegal() -> None:
    deal = opened(BASIC, seeded(BASIC, 1))
    tile = deal.state.hands[Seat.A].concealed[0]
    with pytest.raises(IllegalAction):
        replay(BASIC, deal.start, [Discard(Seat.A, tile), Discard(Seat.A, tile)])


def test_watchers_see_everything_that_happens() -> None:
    seen: list[Event] = []

    def watch(state: GameState, event: Event) -> GameState:
        seen.append(event)
        return state

    watched = replace(BASIC, watchers=(watch,))
    deal = opened(watched, seeded(watched, 1))
    deal.do(f"A discard {deal.state.hands[Seat.A].concealed[0].name}")
    assert seen == deal.events


def test_marks_lapse_at_their_moment() -> None:
    own, for_all = Mark("own", Moment.OWN_DRAW), Mark("all", Moment.ANY_CLAIM)
    state = start_state()
    for seat in (Seat.A, Seat.B):
        state = state.with_mark(seat, own).with_mark(seat, for_all)
    drawn, _ = reach(state, Moment.OWN_DRAW, seat=Seat.A)
    assert drawn.marks[:2] == ((for_all,), (own, for_all))
    claimed, _ = reach(drawn, Moment.ANY_CLAIM)
    assert claimed.marks[:2] == ((), (own,))
    assert reach(claimed, Moment.DEAL_END) == (claimed, ())


def test_what_is_due_happens_once_in_order() -> None:
    def marked(code: str) -> Due:
        return Due(Moment.DISCARD_PASSED, lambda state: (state.with_mark(Seat.A, Mark(code, Moment.DEAL_END)), ()))

    other = Due(Moment.DEAL_END, lambda state: (state, ()))
    state = replace(start_state(), dues=(marked("first"), other, marked("second")))
    after, _ = reach(state, Moment.DISCARD_PASSED)
    assert [each.code for each in after.marks[Seat.A]] == ["first", "second"]
    assert after.dues == (other,)


def test_the_ledger_balances_with_the_pot() -> None:
    why = Reason("doc")
    ledger = (Payment(Seat.A, Pot.POT, 5, why), Payment(Pot.POT, Seat.C, 3, why), Payment(Seat.B, Seat.C, 2, why))
    assert gains(ledger) == (-5, -2, 5, 0)
    assert pot_gain(ledger) == 2


def test_whom_an_event_is_for() -> None:
    (tile,) = parse_tiles("1m")
    passed, public = Passed(Seat.B, tile), Discarded(Seat.B, tile)
    assert [passed.seen_by(seat) for seat in Seat] == [None, passed, None, None]
    assert [public.seen_by(seat) for seat in Seat] == [public] * 4
    assert Won(Win(Seat.A, tile, Came.DRAWN)).seen_by(Seat.C) is not None


def test_a_view_shows_hands_that_were_won_and_all_at_the_end() -> None:
    sichuan = variant("sichuan")
    hands = ("5p1199m2244668m33p", "123m456m789m46p11p", "1122334455667s", "123m456m789m46p99p")
    deal = opened(sichuan, stacked(sichuan, *hands))
    deal.do("A void s", "B void s", "C void p", "D void s", "A discard 5p", "B win", "D pass")
    shown = [each.shown is not None for each in deal.view("C").table]
    assert shown == [False, True, False, False]
    assert set(deal.state.hands[Seat.B].concealed) <= set(deal.view("C").seen())
    assert len(deal.view("B").seen()) == len(set(deal.view("B").seen()))
    ended = opened(BASIC, stacked(BASIC, "123m456s789s456p11z"))
    ended.do("A win")
    assert all(each.shown for each in ended.view("C").table)
    assert len(ended.view("C").seen()) == len(set(ended.view("C").seen())) == 14 + 3 * 13


def test_marks_of_others_are_seen_only_if_public() -> None:
    secret, public = Mark("secret", Moment.DEAL_END), Mark("public", Moment.DEAL_END, is_public=True)
    state = start_state().with_mark(Seat.B, secret).with_mark(Seat.B, public)
    assert view_of(state, Seat.B).own.marks == (secret, public)
    assert view_of(state, Seat.C).table[Seat.B].marks == (public,)


def test_parts_that_do_nothing() -> None:
    state, nothing, finished = start_state(), NoPayments(), AnyFinishedHand()
    assert nothing.on_win(state, {}) == nothing.on_end(state, {}) == ()
    assert nothing.on_kong(state, Seat.A, parse_meld("1111z concealed kong")) == ()
    assert finished.short_of(ScoreSheet(value=3)) is None
    assert EndedRules().with_rules(()) == EndedRules()
    assert EndedRules().resolve(state) == (state, ())


def test_the_usual_choice_changes_nothing() -> None:
    assert BASIC.options[0].choices[0].change(BASIC) is BASIC


def test_bars_come_and_go() -> None:
    def never(_view: View, _action: Action) -> Reason:
        return Reason("test.never")

    barred = with_bar(BASIC, never, Discard)
    state, _ = begin(barred, seeded(BASIC, 1))
    with pytest.raises(IllegalAction, match=r"test\.never"):
        apply(state, Discard(Seat.A, state.hands[Seat.A].concealed[0]))
    assert without_bar(barred, never).phases == dict(BASIC.phases)


def test_what_makes_a_variant_unplayable() -> None:
    bare = Variant("bare", BASIC.tile_set, shapes=())
    assert [each.code for each in bare.problems()] == ["variant.no-shape", "variant.not-played"]
    long = replace(BASIC, sets=12)
    assert [each.code for each in long.problems()] == ["variant.too-few-tiles"]


@pytest.mark.parametrize(
    ("suits", "sets", "works"),
    [
        ("one", "two", True),
        ("one", "three", False),
        ("one", "four", False),
        ("two", "two", True),
        ("two", "three", True),
        ("two", "four", True),
        ("three", "two", True),
        ("three", "three", True),
        ("three", "four", True),
        ("all", "four", True),
    ],
)
def test_the_mini_games(suits: str, sets: str, works: bool) -> None:
    rules = BASIC.with_choices([("suits", suits), ("sets", sets)])
    assert (rules.problems() == ()) == works


@pytest.mark.parametrize("one", VARIANTS, ids=lambda each: each.id)
def test_the_first_choice_is_how_the_variant_plays(one: Variant) -> None:
    assert compose(one.id, [(option.id, option.choices[0].id) for option in one.options]) == one
    assert len({option.id for option in one.options}) == len(one.options)
    taught = dict(one.as_taught)
    assert taught.keys() <= {option.id for option in one.options}
    assert one.with_choices(one.as_taught).problems() == ()


@pytest.mark.parametrize(
    ("chosen", "shapes"),
    [
        ((("four_alike_two_pairs", "no"),), ["SetsAndPair", "SevenPairs", "ThirteenOrphans"]),
        ((("seven_pairs", "no"),), ["SetsAndPair", "ThirteenOrphans"]),
        ((("seven_pairs", "no"), ("four_alike_two_pairs", "no")), ["SetsAndPair", "ThirteenOrphans"]),
    ],
)
def test_the_shapes_of_hong_kong(chosen: tuple[tuple[str, str], ...], shapes: list[str]) -> None:
    assert [type(each).__name__ for each in compose("hong_kong", chosen).shapes] == shapes


def test_all_winners_of_hong_kong() -> None:
    rules = compose("hong_kong", [("winners", "all")])
    deal = opened(rules, stacked(rules, "5p", "123m456s789s46p11s", "123m456s789s46p22m"))
    deal.do("A discard 5p", "B win", "C win")
    assert [each.seat for each in deal.state.wins] == [Seat.B, Seat.C]


def test_rules_are_for_their_kind_only() -> None:
    kinds = [each.kind for rules in BASIC.phases.values() for each in rules.rules if isinstance(each, RuleFor)]
    assert len(kinds) == 9
