"""Who pays whom in the Chinese Official game."""

from engine.reasons import Reason
from engine.variants import variant
from tests.engine.playing import Played, opened, stacked

MCR = variant("mcr")
READY = "123456789m46s11p"
"""A straight, ready for 5s: 16, with two each for the concealed hand and the chows, and twice one."""


def paid(played: Played) -> list[tuple[str, str, int, str]]:
    return [(each.payer.name, each.payee.name, each.amount, each.why.code) for each in played.state.ledger]


def test_the_discarder_pays_eight_and_the_hand_the_others_eight() -> None:
    played = opened(MCR, stacked(MCR, "5s", READY))
    played.do("A discard 5s", "B win")
    assert paid(played) == [
        ("C", "B", 8, "pay.stake"),
        ("D", "B", 8, "pay.stake"),
        ("A", "B", 30, "pay.stake-and-hand"),
    ]
    assert played.state.ledger[-1].why == Reason("pay.stake-and-hand", {"stake": 8, "worth": 22, "amount": 30})
    assert played.state.outcome is not None
    assert played.state.outcome.points == (-30, 46, -8, -8)


def test_a_drawn_tile_is_paid_for_by_all() -> None:
    played = opened(MCR, stacked(MCR, f"{READY} 5s"))
    played.do("A win")
    assert {(amount, why) for _, _, amount, why in paid(played)} == {(31, "pay.stake-and-hand")}
    assert played.state.outcome is not None
    assert played.state.outcome.points == (93, -31, -31, -31)


def test_flowers_are_paid_for() -> None:
    played = opened(MCR, stacked(MCR, "5s", f"{READY[:-3]}1p1f", back="1p"))
    played.do("A discard 5s", "B win")
    assert max(amount for _, _, amount, _ in paid(played)) == 31


def test_nobody_pays_for_kongs_or_for_an_empty_wall() -> None:
    played = opened(MCR, stacked(MCR, "1111z"))
    played.do("A kong 1111z")
    assert played.state.ledger == ()
    while played.state.outcome is None:
        played.discard_on(1)
    assert paid(played) == []


def test_the_last_of_its_kind_is_seen_on_the_table() -> None:
    """Three of the tile lie in a pung: whoever wins with the fourth has four points more."""
    played = opened(MCR, stacked(MCR, "5s", READY, "55s", draws="9p 5s"))
    played.do("A discard 5s", "B pass", "C pung 5s 5s")
    played.discard_on(3)
    played.do("B win")
    (win,) = played.state.wins
    assert win.is_last_of_its_kind
    assert max(amount for _, _, amount, _ in paid(played)) == 34
