"""At the table nothing is lost and nothing doubled, whatever is sent; what is stored replays to what is shown."""

from dataclasses import replace
from uuid import uuid4

import pytest
from django.db import IntegrityError

from engine.actions import Discard, Win
from engine.chance import Chance
from engine.deals import Carry, parse_start, print_start
from engine.play import legal, owing
from engine.reasons import ContentError, NotationError, Reason
from engine.seats import Seat
from tests.tutorial.practice.players import MINI, again, anything, by_engine, learner, move, opened
from tutorial.models import PracticeAction, PracticeBranch, PracticeHand
from tutorial.practice import openings, others, replays, services, sittings
from tutorial.practice.openings import Terms
from tutorial.practice.services import Note

pytestmark = pytest.mark.django_db

HOSTILE = ("", "x", "1.0", "0.0:sig", "1.1:" + "a" * 200, "১.০")


@pytest.mark.parametrize(
    ("variant", "chosen", "many"),
    [
        pytest.param("basic", (), 6, id="whole game"),
        pytest.param("basic", MINI, 6, id="mini game"),
        pytest.param("american", (), 5, id="American"),
    ],
)
@pytest.mark.parametrize("level", others.LEVELS)
def test_a_whole_hand_with_every_disturbance(
    level: str, variant: str, chosen: tuple[tuple[str, str], ...], many: int, *, deep: bool
) -> None:
    """Double posts, stale and hostile tokens, undo, a restart after every move: the engine alone comes to the same."""
    for seed in range(40 if deep else many):
        who, chance = learner(), Chance(seed, "test")
        dealt = opened(who, seed=seed, chosen=chosen, level=level, variant=variant)
        sitting = sittings.sit(who, dealt.pk)
        undone = 0
        while not sitting.deal.is_over:
            assert sitting.me in owing(sitting.deal.state)
            before, action = sitting, anything(sitting.view, chance)
            answer = move(sitting, action)
            assert answer.note is None
            assert answer.refusal is None
            sitting = answer.sitting
            assert sitting.line[: before.ply] == before.line
            assert sitting.deal.moves[before.ply].action == action
            for token in (before.token, HOSTILE[sitting.ply % len(HOSTILE)]):  # sent twice; made up
                late = move(sitting, action, token=token)
                assert late.note is Note.STALE
                assert (late.sitting.branch, late.sitting.line) == (sitting.branch, sitting.line)
            if chance.below(5) == 0 and undone < 4:
                undone += 1
                back = services.undo(who, sitting.hand.pk, sitting.token)
                assert back.note is Note.BACK
                assert back.sitting.line == before.line
                assert services.undo(who, sitting.hand.pk, sitting.token).note is Note.STALE
                sitting = back.sitting
            sitting = again(sitting)
            assert sitting.deal.state == by_engine(sitting)
        hand = PracticeHand.objects.get(pk=sitting.hand.pk)
        assert hand.closed_at is not None
        outcome = sitting.deal.state.outcome
        assert outcome
        won = sitting.me in outcome.winners
        assert hand.result == ("won" if won else "lost" if outcome.wins else "drawn")
        assert sitting.is_open == bool(undone)
        assert hand.branches.count() == undone + 1
        assert move(sitting, Win(sitting.me)).refusal is not None


def test_a_hand_waits_for_its_learner_from_the_start() -> None:
    for seed in range(12):
        who = learner()
        sitting = sittings.sit(who, opened(who, seed=seed).pk)
        assert owing(sitting.deal.state) == (sitting.me,)
        assert sitting.is_to_act
        assert all(not each.text.startswith(sitting.hand.seat) for each in sitting.line)


def test_the_same_number_is_the_same_deal_for_everybody() -> None:
    one, other = (sittings.sit(who, opened(who, seed=77).pk) for who in (learner(), learner()))
    assert one.hand.pk != other.hand.pk
    assert one.deal.state == other.deal.state
    assert one.me is other.me


def test_any_deal_is_one_in_which_she_gets_to_act(monkeypatch: pytest.MonkeyPatch) -> None:
    who, one_suit, terms = learner(), (("suits", "one"), ("sets", "two")), Terms("regular")
    assert sittings.sit(who, opened(who, seed=107, chosen=one_suit).pk).deal.is_over
    seed = openings.lively_seed("basic", one_suit, terms, first=107)
    assert not sittings.sit(who, opened(who, seed=seed, chosen=one_suit).pk).deal.is_over
    assert openings.lively_seed("basic", one_suit, terms, first=seed) == seed
    monkeypatch.setattr(openings, "MOST_TRIED", 1)
    assert openings.lively_seed("basic", one_suit, terms, first=107) == 107


def test_learners_sit_in_every_seat() -> None:
    who = learner()
    assert {opened(who, seed=seed).seat for seed in range(20)} == set("ABCD")


def test_opening_twice_is_opening_once_until_somebody_acts() -> None:
    who = learner()
    first = opened(who, seed=9)
    assert opened(who, seed=9).pk == first.pk
    assert opened(who, seed=9, level="new").pk != first.pk
    sitting = sittings.sit(who, first.pk)
    move(sitting, legal(sitting.view)[-1])
    assert opened(who, seed=9).pk != first.pk


def test_a_hand_belongs_to_its_learner() -> None:
    hand = opened(learner())
    for who in (learner(), None):
        with pytest.raises(PracticeHand.DoesNotExist):
            sittings.sit(who, hand.pk)
        with pytest.raises(PracticeHand.DoesNotExist):
            services.act(who, hand.pk, "", lambda view: Win(view.seat))
        with pytest.raises(PracticeHand.DoesNotExist):
            services.undo(who, hand.pk, "")
        with pytest.raises(PracticeHand.DoesNotExist):
            openings.next_deal(who, hand.pk)
        with pytest.raises(PracticeHand.DoesNotExist):
            openings.same_again(who, hand.pk)
    with pytest.raises(PracticeHand.DoesNotExist):
        sittings.sit(hand.learner, uuid4())


def test_a_token_of_one_hand_is_none_for_another() -> None:
    who = learner()
    one, other = (sittings.sit(who, opened(who, seed=seed).pk) for seed in (1, 2))
    assert move(other, legal(other.view)[-1], token=one.token).note is Note.STALE


def test_what_is_not_allowed_changes_nothing_and_is_explained() -> None:
    who = learner()
    sitting = sittings.sit(who, opened(who).pk)
    answer = move(sitting, Win(sitting.me))
    assert answer.refusal
    assert answer.refusal.reasons[0].code.startswith("win.")
    assert again(sitting).line == sitting.line
    other = move(sitting, Win(sitting.me.next))
    assert other.refusal
    assert other.refusal.reasons[0].code == "action.other-seat"


def test_what_cannot_be_read_is_told() -> None:
    def unreadable(_view: object) -> Win:
        raise NotationError(Reason("answer.empty"))

    who = learner()
    sitting = sittings.sit(who, opened(who).pk)
    answer = services.act(who, sitting.hand.pk, sitting.token, unreadable)  # type: ignore[arg-type]
    assert answer.refusal == services.Refusal(None, (Reason("answer.empty"),))


def test_two_forms_in_the_same_moment_store_one(monkeypatch: pytest.MonkeyPatch) -> None:
    who = learner()
    sitting = sittings.sit(who, opened(who).pk)

    def taken(*_args: object, **_rest: object) -> None:
        raise IntegrityError("one_action_a_ply")

    monkeypatch.setattr(services, "store", taken)
    answer = move(sitting, legal(sitting.view)[-1])
    assert answer.note is Note.STALE
    assert answer.sitting.line == sitting.line


def test_hints_taken_are_kept_with_the_decision() -> None:
    who = learner()
    sitting = sittings.sit(who, opened(who).pk)
    action = legal(sitting.view)[-1]
    services.act(who, sitting.hand.pk, sitting.token, lambda _view: action, hints=99)
    kept = PracticeAction.objects.filter(branch__hand=sitting.hand).order_by("ply")
    assert [each.hint_level for each in kept if each.seat == sitting.hand.seat] == [services.MOST_HINTS]
    assert {each.hint_level for each in kept if each.seat != sitting.hand.seat} <= {0}


# ---- taking back ----


def test_trying_again_from_an_earlier_decision_keeps_what_was_before() -> None:
    who, chance = learner(), Chance(3, "test")
    sitting = sittings.sit(who, opened(who, seed=3).pk)
    for _ in range(5):
        sitting = move(sitting, anything(sitting.view, chance)).sitting
    second = sitting.decisions[1]
    answer = services.undo(who, sitting.hand.pk, sitting.token, second)
    assert answer.note is Note.BACK
    assert answer.sitting.line == sitting.line[:second]
    assert again(answer.sitting).line == sitting.line[:second]
    branch = PracticeBranch.objects.get(pk=answer.sitting.branch)
    assert (branch.parent_id, branch.from_ply) == (sitting.branch, second)
    assert PracticeAction.objects.filter(branch=sitting.branch).count() == sitting.ply


def test_a_finished_hand_that_is_taken_back_is_played_again() -> None:
    who, chance = learner(), Chance(1, "test")
    sitting = sittings.sit(who, opened(who, seed=1, chosen=MINI).pk)
    while not sitting.deal.is_over:
        sitting = move(sitting, anything(sitting.view, chance)).sitting
    answer = services.undo(who, sitting.hand.pk, sitting.token)
    hand = PracticeHand.objects.get(pk=sitting.hand.pk)
    assert answer.note is Note.BACK
    assert (hand.closed_at, hand.result) == (None, "")
    assert answer.sitting.is_to_act


def test_nothing_can_be_taken_back_before_the_first_decision_nor_where_the_table_does_not_offer_it() -> None:
    who = learner()
    sitting = sittings.sit(who, opened(who).pk)
    assert services.undo(who, sitting.hand.pk, sitting.token).note is Note.NOTHING_TO_UNDO
    strict = sittings.sit(who, opened(who, seed=6, help=("hints",)).pk)
    strict = move(strict, legal(strict.view)[-1]).sitting
    assert services.undo(who, strict.hand.pk, strict.token).note is Note.NOTHING_TO_UNDO
    assert services.undo(who, strict.hand.pk, strict.token, 0).note is Note.NOTHING_TO_UNDO


def test_only_a_decision_of_hers_can_be_taken_back() -> None:
    who = learner()
    sitting = sittings.sit(who, opened(who).pk)
    sitting = move(sitting, legal(sitting.view)[-1]).sitting
    for ply in (sitting.ply, 999, -1):
        assert services.undo(who, sitting.hand.pk, sitting.token, ply).note is Note.NOTHING_TO_UNDO


# ---- the next deal ----


def test_the_next_deal_is_dealt_once_and_carries_the_match_on() -> None:
    who, chance = learner(), Chance(2, "test")
    sitting = sittings.sit(who, opened(who, seed=2, chosen=MINI).pk)
    assert openings.next_deal(who, sitting.hand.pk) is None
    while not sitting.deal.is_over:
        sitting = move(sitting, anything(sitting.view, chance)).sitting
    following = openings.next_deal(who, sitting.hand.pk)
    assert following
    assert openings.next_deal(who, sitting.hand.pk) == following
    after = sittings.sit(who, following.pk)
    assert after.deal.start.carry.deal == 2
    assert after.me is sitting.me
    assert (following.options, following.level, following.help) == (
        sitting.hand.options,
        sitting.hand.level,
        sitting.hand.help,
    )
    assert after.deal.start.chosen == MINI


def test_after_the_last_deal_a_new_match_begins() -> None:
    who = learner()
    hand = opened(who, seed=4, chosen=MINI)
    start = parse_start(hand.start)
    hand.start = print_start(replace(start, carry=replace(start.carry, deal=16)))
    hand.save()
    sitting, chance = sittings.sit(who, hand.pk), Chance(4, "test")
    while not sitting.deal.is_over:
        sitting = move(sitting, anything(sitting.view, chance)).sitting
    following = openings.next_deal(who, hand.pk)
    assert following
    assert parse_start(following.start).carry.deal == 1


def test_a_deal_that_ends_otherwise_the_second_time_is_followed_by_another() -> None:
    """The deal that followed went by who had won and what it brought: it stays, but it does not go on from here."""
    who = learner()
    sitting = sittings.sit(who, opened(who, seed=31, chosen=MINI).pk)
    after: dict[Carry, PracticeHand] = {}
    for tried in range(20):
        chance = Chance(tried, "test")
        while not sitting.deal.is_over:
            sitting = move(sitting, anything(sitting.view, chance)).sitting
        outcome = sitting.deal.state.outcome
        assert outcome
        carry = sitting.deal.variant.continuation.next_deal(sitting.deal.start.carry, outcome)
        following = openings.next_deal(who, sitting.hand.pk)
        assert following
        assert openings.next_deal(who, sitting.hand.pk) == following
        assert parse_start(following.start).carry == carry
        after[carry] = following
        sitting = services.undo(who, sitting.hand.pk, sitting.token, sitting.decisions[0]).sitting
        assert openings.next_deal(who, sitting.hand.pk) == following
    assert len({each.pk for each in after.values()}) > 1
    assert all(PracticeHand.objects.filter(pk=each.pk).exists() for each in after.values())


def test_a_following_deal_that_cannot_be_read_is_dealt_anew() -> None:
    who, chance = learner(), Chance(2, "test")
    sitting = sittings.sit(who, opened(who, seed=2, chosen=MINI).pk)
    while not sitting.deal.is_over:
        sitting = move(sitting, anything(sitting.view, chance)).sitting
    following = openings.next_deal(who, sitting.hand.pk)
    assert following
    PracticeHand.objects.filter(pk=following.pk).update(start="what?")
    anew = openings.next_deal(who, sitting.hand.pk)
    assert anew
    assert anew.pk != following.pk
    assert sittings.sit(who, anew.pk).is_to_act


def test_the_same_deal_again_leaves_the_hand_as_it_was() -> None:
    who = learner()
    sitting = sittings.sit(who, opened(who).pk)
    sitting = move(sitting, legal(sitting.view)[-1]).sitting
    fresh = openings.same_again(who, sitting.hand.pk)
    assert fresh
    assert fresh.pk != sitting.hand.pk
    assert fresh.start == sitting.hand.start
    assert openings.same_again(who, sitting.hand.pk) == fresh
    assert again(sitting).line == sitting.line


# ---- hands of an older engine ----


def test_what_this_engine_refuses_is_shown_up_to_the_last_good_action() -> None:
    who, chance = learner(), Chance(3, "test")
    sitting = sittings.sit(who, opened(who, seed=3).pk)
    for _ in range(3):
        sitting = move(sitting, anything(sitting.view, chance)).sitting
    bad = sitting.decisions[1]
    PracticeAction.objects.filter(branch=sitting.branch, ply=bad).update(action=f"{sitting.hand.seat} win")
    found = again(sitting)
    assert found.broken is not None
    assert found.is_dealt
    assert len(found.deal.moves) == bad
    assert not found.is_to_act
    assert move(found, Discard(found.me, found.view.hand.concealed[0])).note is Note.OVER
    assert openings.next_deal(who, found.hand.pk) is None
    assert services.undo(who, found.hand.pk, found.token).note is Note.OVER


@pytest.mark.parametrize(
    "start",
    [
        "variant: basic\nwall: 1m\n",
        "variant: nothing\nwall: 1m\n",
        "what?",
        "",
        "variant: basic\noptions: a=b\nwall:\n",
    ],
)
def test_what_this_engine_cannot_even_deal_is_told(start: str) -> None:
    who = learner()
    hand = opened(who)
    PracticeHand.objects.filter(pk=hand.pk).update(start=start)
    found = sittings.sit(who, hand.pk)
    assert found.broken is not None
    assert not found.is_dealt
    assert move(found, Win(Seat.A)).note is Note.OVER
    assert services.undo(who, hand.pk, "").note is Note.OVER
    assert openings.same_again(who, hand.pk) is None


def test_others_who_played_in_a_way_there_is_no_more_play_like_beginners() -> None:
    who = learner()
    sitting = sittings.sit(who, opened(who).pk)
    PracticeHand.objects.filter(pk=sitting.hand.pk).update(level="masters")
    sitting = again(sitting)
    answer = move(sitting, legal(sitting.view)[-1])
    assert answer.refusal is None
    assert owing(answer.sitting.deal.state) == (sitting.me,)
    fresh = openings.same_again(who, sitting.hand.pk)
    assert fresh
    assert sittings.sit(who, fresh.pk).is_to_act


def test_where_another_has_to_answer_first_today_she_does() -> None:
    """The rules of today may ask somebody at a point where those of then asked nobody."""
    who = learner()
    sitting = sittings.sit(who, opened(who, seed=3).pk)
    sitting = move(sitting, legal(sitting.view)[-1]).sitting
    last = sitting.ply - 1
    assert not sitting.line[last].text.startswith(sitting.hand.seat)
    PracticeAction.objects.filter(branch=sitting.branch, ply=last).delete()
    assert not again(sitting).is_to_act
    found = services.look(who, sitting.hand.pk)
    assert found.is_to_act
    assert found.line == sitting.line
    assert again(sitting).line == sitting.line


def test_options_a_game_does_not_have_are_refused() -> None:
    with pytest.raises(ContentError):
        openings.open_hand(learner(), "basic", seed=1, chosen=(("suits", "nine"),), terms=Terms())


def test_no_more_deals_are_kept_in_memory_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "KEPT", 2)
    replays.forget()
    who = learner()
    for seed in (1, 2, 3):
        sitting = sittings.sit(who, opened(who, seed=seed).pk)
        assert sitting.deal.state == by_engine(sitting)
    assert len(replays._kept._deals) == 2
