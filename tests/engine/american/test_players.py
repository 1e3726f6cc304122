"""The regular player at an American table: her passes, calls, exchanges and discards, and what she can do without."""

from itertools import combinations
from statistics import median
from time import process_time

import pytest

from engine.actions import BlindPass, ContinueCharleston, LookAtTiles, StopCharleston, print_action
from engine.card.racks import Rack, rack_of
from engine.card.reach import possible
from engine.chance import Chance
from engine.coach.advice import advise
from engine.coach.bots import BOTS, regular, stands_alone
from engine.coach.card_players import has_card, not_needed
from engine.coach.passes import best_to_let_go, worth
from engine.hands import Hand, hand_of
from engine.notation import parse_tiles
from engine.play import explain, legal, owing
from engine.positions import Position
from engine.tiles import american_tile_set
from engine.variants import variant
from engine.variants.american import CARD
from engine.view import View
from tests.engine.american.tables import AMERICAN, dealt
from tests.engine.playing import opened, play, seeded

NEARLY = "888s8888m333z5z1j1j"
"""One white dragon more, or a joker, and it is worth 25."""


def seen(**position: object) -> View:
    return Position(**position).view(AMERICAN)  # type: ignore[arg-type]


def does(bot: str = "regular", **position: object) -> str:
    return print_action(BOTS[bot](seen(**position), Chance(1, "bot")))


@pytest.mark.parametrize(
    ("position", "done"),
    [
        pytest.param({"hand": NEARLY + " + 5z"}, "A win", id="wins"),
        pytest.param({"hand": NEARLY, "asked": "5z.2 discard from C"}, "A win", id="wins with a discard"),
        pytest.param({"hand": NEARLY + " + 9p"}, "A discard 9p.1", id="keeps what the line needs"),
        pytest.param(
            {"hand": "8s8s1j 888m333z55z9p 2s", "asked": "8s.3 discard from C"},
            "A call 8s.1 8s.2 1j.1",
            id="calls what brings a line closer",
        ),
        pytest.param({"hand": NEARLY, "asked": "3z.4 discard from C"}, "A pass", id="calls nothing that does not"),
        pytest.param(
            {"hand": "888s888m333z55z2s9p + 4p", "melds": ("B 4p4p1j pung from C",)},
            "A exchange 4p.1 1j.1",
            id="takes a joker",
        ),
        pytest.param({"hand": NEARLY, "charleston": "vote", "dealer": "B"}, "A stop", id="wants no more tiles"),
        pytest.param({"hand": "159m159p159s1234z", "charleston": "vote", "dealer": "B"}, "A continue", id="wants more"),
        pytest.param({"hand": NEARLY, "charleston": "face down", "dealer": "B"}, "A look", id="looks"),
        pytest.param({"hand": NEARLY, "charleston": "courtesy", "dealer": "B"}, "A courtesy 0", id="offers nothing"),
        pytest.param({"hand": NEARLY, "charleston": "first left", "dealer": "B"}, "A blind", id="passes blind"),
        pytest.param(
            {"hand": "888s8888m333z1j 29p", "charleston": "first left", "dealer": "B"},
            "A blind 2p.1 9p.1",
            id="passes what it can spare",
        ),
        pytest.param(
            {"hand": "888s888m33z1j 2p9p1p4s", "charleston": "first left", "dealer": "B"},
            "A give 2p.1 9p.1 4s.1",
            id="passes three where it can",
        ),
        pytest.param(
            {"hand": "888s8888m333z1j 29p", "charleston": "2", "dealer": "B"}, "A give 2p.1 9p.1", id="two as agreed"
        ),
        pytest.param(
            {"hand": "888s8888m333z1j 29p", "charleston": "mush", "dealer": "B"}, "A give 2p.1 9p.1", id="the pool"
        ),
        pytest.param(
            {"hand": "227p22s22z44z55z1f1j + 1j"}, "A discard 1j.1", id="a joker no near line has a place for"
        ),
        pytest.param(
            {"hand": "1j1j1j1j1j1j1j1j | 3m3m3m pung from B | 5m5m5m pung from B", "came": "discard"},
            "A discard 1j.1",
            id="nothing but jokers",
        ),
    ],
)
def test_the_regular_player(position: dict[str, object], done: str) -> None:
    assert does(**position) == done


def test_the_first_pass_keeps_the_line() -> None:
    text = does(hand="888s8888m333z29p4s", charleston="first right", dealer="B")
    assert text.startswith("A give")
    assert "8" not in text.replace("give", "")


def test_a_dead_hand_plays_on() -> None:
    """Three sets that no line has together: every discard is as good as the next."""
    hand = "159m159s1j | 1z1z1z1z kong from B | 2z2z2z pung from B"
    assert does(hand=hand, came="discard").startswith("A discard")
    assert does(hand=hand.replace("1j", ""), asked="9p discard from C", seat="A") == "A pass"


def test_who_has_a_card() -> None:
    assert has_card(AMERICAN)
    assert not has_card(variant("basic"))


def test_a_joker_never_stands_alone() -> None:
    (joker,) = parse_tiles("1j")
    assert not stands_alone(joker, parse_tiles("1j 9p"))


def test_the_new_player_is_legal_everywhere() -> None:
    deal = play(AMERICAN, seeded(AMERICAN, 3), (BOTS["new"],) * 4)
    assert deal.state.outcome is not None


def test_regular_players_win_most_of_their_deals() -> None:
    won = sum(bool(play(AMERICAN, seeded(AMERICAN, seed), (regular,) * 4).state.wins) for seed in range(12))
    assert won >= 10


def racks(count: int) -> list[Hand]:
    box = american_tile_set().tiles()
    return [hand_of(Chance(seed, "rack").sample(box, 13)) for seed in range(count)]


def without(rack: Rack, tiles: tuple[object, ...]) -> Rack:
    return rack.without(*(each.index for each in tiles))  # type: ignore[attr-defined]


def test_the_pruned_search_is_as_good_as_the_full_one(deep: bool) -> None:
    """Within one in a hundred of what the best three tiles of all would leave, on every rack."""
    field = possible(CARD)
    for hand in racks(500 if deep else 12):
        rack, free = rack_of(hand), [each for each in hand.concealed if not each.design.is_joker]
        triples = {tuple(each.index for each in three): three for three in combinations(free, 3)}
        best = max(worth(field, without(rack, three)) for three in triples.values())
        assert worth(field, without(rack, best_to_let_go(field, hand, 3))) >= 0.99 * best


def yard() -> float:
    began = process_time()
    sum([each * each for each in range(1000)])
    return process_time() - began


def test_the_search_is_quick(deep: bool) -> None:
    """Units: Y, the time of a small sum. At most 300."""
    field, times = possible(CARD), []
    yardstick = min(yard() for _ in range(60))
    for hand in racks(60 if deep else 20):
        began = process_time()
        best_to_let_go(field, hand, 3)
        times.append((process_time() - began) / yardstick)
    assert median(times) <= 300


def test_tiles_that_can_be_spared() -> None:
    assert not_needed(seen(hand=NEARLY, charleston="courtesy", dealer="B")) == ()
    spared = not_needed(seen(hand="888s8888m333z1j 29p", charleston="courtesy", dealer="B"))
    assert [each.text for each in spared] == ["2p", "9p"]


def test_no_tile_at_all_can_be_let_go_of_jokers_only() -> None:
    assert best_to_let_go(possible(CARD), hand_of(parse_tiles("1j1j")), 1) == ()


def test_advice_is_what_regular_does() -> None:
    deal, chance, told = opened(AMERICAN, seeded(AMERICAN, 184)), Chance(5, "players"), set()
    while deal.state.outcome is None:
        view = deal.view(chance.choice(owing(deal.state)).name)
        advice = advise(view)
        assert advice.reasons
        assert explain(view, advice.action).allowed
        told |= {each.code for each in advice.reasons}
        deal.act(advice.action)
    assert len(told) > 6


@pytest.mark.parametrize(
    ("position", "codes"),
    [
        ({"hand": NEARLY, "charleston": "first left", "dealer": "B"}, ["advice.spare-nothing"]),
        ({"hand": "888s8888m333z1j 29p", "charleston": "first left", "dealer": "B"}, ["advice.pass-spare-tiles"]),
        ({"hand": "888s8888m333z29p4s", "charleston": "first right", "dealer": "B"}, ["advice.pass-least-needed"]),
        ({"hand": NEARLY, "charleston": "vote", "dealer": "B"}, ["advice.near-enough"]),
        ({"hand": "159m159p159s1234z", "charleston": "vote", "dealer": "B"}, ["advice.far-from-a-line"]),
        ({"hand": NEARLY, "charleston": "face down", "dealer": "B"}, ["advice.look-to-go-on"]),
        ({"hand": NEARLY, "charleston": "courtesy", "dealer": "B"}, ["advice.spare-nothing"]),
        ({"hand": "888s8888m333z1j 29p", "charleston": "courtesy", "dealer": "B"}, ["advice.offer-spare-tiles"]),
        ({"hand": NEARLY + " + 9p"}, ["advice.line-ready", "advice.then-useful"]),
        ({"hand": "888s8888m333z5z9p1j + 2p"}, ["advice.line-missing", "advice.then-useful"]),
        (
            {"hand": "888s888m333z55z2s9p + 4p", "melds": ("B 4p4p1j pung from C",)},
            ["advice.joker-fits-anywhere"],
        ),
        (
            {"hand": "8s8s1j 888m333z55z9p 2s", "asked": "8s.3 discard from C"},
            ["advice.claim-brings-closer", "advice.then-useful"],
        ),
        (
            {"hand": "8s8s1j 888m333z55z1j 2s", "asked": "8s.3 discard from C"},
            ["advice.claim-makes-ready", "advice.then-useful"],
        ),
        ({"hand": NEARLY, "asked": "3z.4 discard from C"}, ["advice.no-closer"]),
        ({"hand": "159m159p159s1234z + 2z"}, ["advice.line-missing"]),
        (
            {"hand": "227p22s22z44z55z1f1j + 1j"},
            ["advice.no-place-in-line", "advice.line-missing", "advice.then-useful"],
        ),
        (
            {"hand": "159m159s1j | 1z1z1z1z kong from B | 2z2z2z pung from B", "came": "discard"},
            ["advice.no-line-left"],
        ),
    ],
)
def test_why(position: dict[str, object], codes: list[str]) -> None:
    assert [each.code for each in advise(seen(**position)).reasons] == codes


def test_every_part_is_played() -> None:
    kinds = {
        type(each) for seed in range(40) for each in play(AMERICAN, seeded(AMERICAN, seed), (regular,) * 4).actions
    }
    assert {BlindPass, ContinueCharleston, LookAtTiles, StopCharleston} <= kinds
    assert legal(dealt().view("A"))
