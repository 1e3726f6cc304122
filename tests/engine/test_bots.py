"""Bots: sensible in small positions, legal everywhere, and the same for the same chance."""

import pytest

from engine.actions import print_action
from engine.chance import Chance
from engine.coach.bots import BOTS, new, regular
from engine.coach.prospects import nearest_finish, would_be_enough
from engine.hands import parse_hand
from engine.positions import Position
from engine.variants import compose, variant
from tests.engine.playing import play, seeded

BASIC = variant("basic")


def chosen(bot: str, position: Position, *, game: str = "basic", options: str = "", seeds: int = 12) -> set[str]:
    """What a bot does in a position, over several streams of chance."""
    rules = compose(game, tuple(tuple(each.split("=")) for each in options.split()))  # type: ignore[arg-type]
    view = position.view(rules)
    return {print_action(BOTS[bot](view, Chance(seed, "bot"))) for seed in range(seeds)}


@pytest.mark.parametrize("bot", BOTS)
def test_everybody_wins_who_can(bot: str) -> None:
    assert chosen(bot, Position(hand="123m456p789s1155z", asked="5z discard from C")) == {"A win"}
    assert chosen(bot, Position(hand="123m456p789s1155z + 5z")) == {"A win"}


@pytest.mark.parametrize(
    ("position", "done"),
    [
        pytest.param(Position(hand="123m456p78s11z555z + 9p"), {"A discard 9p.1"}, id="the tile that helps nothing"),
        pytest.param(Position(hand="12m456p789s11z555z + 4s"), {"A discard 4s.1"}, id="a wait is kept"),
        pytest.param(
            Position(hand="34m19p258s123456z", asked="5m discard from D"),
            {"A chow 3m.1 4m.1"},
            id="a chow helps",
        ),
        pytest.param(
            Position(hand="345m67p78s11z555z9p", asked="5m discard from D"), {"A pass"}, id="a chow brings nothing"
        ),
        pytest.param(
            Position(hand="23m456p78s11z5555z + 9p"), {"A kong 5z.1 5z.2 5z.3 5z.4", "A discard 9p.1"}, id="a kong"
        ),
    ],
)
def test_the_regular_player(position: Position, done: set[str]) -> None:
    assert chosen("regular", position) <= done


def test_the_regular_player_counts_what_is_left() -> None:
    """Either wind could become the pair, but of one no tile is left."""
    position = Position(hand="123m456p789s555z1z + 2z", rivers=("B 222z",))
    assert chosen("regular", position) == {"A discard 2z.1"}


POOR = Position(hand="34m678p56s1z3z5z | 999s pung from B", asked="5m discard from D")
RICH = Position(hand="34m678m99m12m5566z", asked="5m discard from D")


def test_a_set_that_would_leave_the_hand_worth_too_little_is_let_go() -> None:
    assert chosen("regular", POOR) == {"A chow 3m.1 4m.1"}
    assert chosen("regular", POOR, game="hong_kong") == {"A pass"}
    assert chosen("regular", RICH, game="hong_kong") != {"A pass"}


def test_a_finish_that_the_own_sets_have_used_up_is_none() -> None:
    view = Position(hand="46p22m111999m5z | 5555p concealed kong").view(variant("hong_kong"))
    assert nearest_finish(view, parse_hand("46p22m111999m | 5555p concealed kong")) is None
    assert not would_be_enough(view, parse_hand("46p22m111999m | 5555p concealed kong"))
    finished = nearest_finish(view, parse_hand("12m345p678s999s11z3p"))
    assert finished is not None
    assert finished.drawn is parse_hand("3m").concealed[0]
    assert variant("hong_kong").missing(finished) == 0


def test_an_added_kong_and_a_declared_hand() -> None:
    added = Position(hand="234m456p78s99s + 5z.4 | 5z.1 5z.2 5z.3 pung from B")
    assert chosen("regular", added) <= {"A add 5z.4", "A discard 5z.4"}
    declared = chosen(
        "regular", Position(hand="123m456p78s11z555z + 9p"), game="classical", options="calling_declaration=on"
    )
    assert declared == {"A ready 9p.1"}


def test_the_void_suit_is_the_shortest() -> None:
    position = Position(hand="123m456p78999s112p", void="choose")
    assert chosen("regular", position, game="sichuan") == {"A void m"}
    assert len(chosen("new", position, game="sichuan", seeds=40)) == 3


def test_the_new_player_discards_what_stands_alone() -> None:
    position = Position(hand="123m456p789s1123z + 7z")
    assert chosen("new", position, seeds=40) == {"A discard 2z.1", "A discard 3z.1", "A discard 7z.1"}
    packed = Position(hand="112233m445566p7p + 8p")
    assert len(chosen("new", packed, seeds=40)) > 3


def test_the_new_player_claims_now_and_then() -> None:
    position = Position(hand="34m559p678s11123z", asked="5p discard from C")
    assert chosen("new", position, seeds=40) == {"A pung 5p.1 5p.2", "A pass"}


@pytest.mark.parametrize("bot", [new, regular])
def test_the_same_chance_plays_the_same_deal(bot: object) -> None:
    assert callable(bot)
    first, second = (play(BASIC, seeded(BASIC, 7), (bot,) * 4) for _ in range(2))
    assert first.actions == second.actions


def test_the_regular_player_wins_more() -> None:
    wins = [0, 0]
    for seed in range(24):
        state = play(BASIC, seeded(BASIC, seed), (regular, new, regular, new)).state
        for win in state.wins:
            wins[win.seat % 2] += 1
    assert wins[0] > 2 * wins[1]
