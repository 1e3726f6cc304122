"""Sichuan: bloody battle. 108 tiles, one suit to do without, and play goes on after a win."""

from collections.abc import Callable
from dataclasses import replace

from engine.actions import AddKong, Chow, Discard, Kong, Pung, Win
from engine.breaks import SMALLER_DIE
from engine.claims import ClaimOrder, everyone
from engine.continuation import PlayOn
from engine.options import dealer_option, match_option
from engine.phases.bars import (
    no_chows,
    no_win_after_missing_one,
    nothing_of_void_suit,
    nothing_while_void_held,
    void_tiles_first,
)
from engine.phases.claim_window import ClaimWindow
from engine.phases.dealing import break_wall, deal_hands
from engine.phases.exchange import Exchange, exchange_rules, exchange_tiles
from engine.phases.turn import begin_play
from engine.phases.usual import USUAL_PHASES
from engine.phases.void_suit import VoidSuit, choose_void, void_suit_rules
from engine.ruleset import Change, Choice, DealPlan, Option, Variant, with_bar, without_bar
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.seven_pairs import SevenPairs
from engine.tiles import tile_set
from engine.variants.sichuan.missed_wins import note_missed_win
from engine.variants.sichuan.money import Money
from engine.variants.sichuan.scores import BATTLE, capped, with_self_drawn_fan, with_terminal_pairs

WINNERS = 3
"""Units: players. How many win before the deal ends."""


def _without_forced_discards(variant: Variant) -> Variant:
    """Tiles of the void suit are discarded when the player likes."""
    return without_bar(variant, void_tiles_first)


def _with_other_sets(variant: Variant) -> Variant:
    """While void tiles are held, sets of the other suits may be laid; winning waits."""
    freed = without_bar(variant, nothing_while_void_held)
    return with_bar(with_bar(freed, nothing_while_void_held, Win), nothing_of_void_suit, Pung, Kong, AddKong)


def _with_pass_win(variant: Variant) -> Variant:
    """Whoever lets a win go by waits for her own next draw."""
    barred = with_bar(variant, no_win_after_missing_one, Win, only_in=ClaimWindow)
    return replace(barred, watchers=(*variant.watchers, note_missed_win))


def _with_exchange(variant: Variant) -> Variant:
    """Three tiles of one suit are exchanged before the void suit is chosen."""
    return replace(
        variant,
        opening=(break_wall, deal_hands, exchange_tiles),
        phases={**variant.phases, Exchange: exchange_rules(then=choose_void)},
    )


def _paying(change: Callable[[Money], Money]) -> Change:
    """Payments changed in a point."""

    def changed(variant: Variant) -> Variant:
        assert isinstance(variant.settlement, Money)
        return replace(variant, settlement=change(variant.settlement))

    return changed


def _with_self_drawn_fan(variant: Variant) -> Variant:
    """A self-drawn win has a fan more, instead of bringing a point more."""
    return _paying(lambda money: replace(money, self_drawn=0))(with_self_drawn_fan(variant))


_NO_PIG_PAYS_WINNERS = _paying(lambda money: replace(money, pigs_pay_winners=False))
_MELDS_BLOCK = _paying(lambda money: replace(money, melds_block=True))


def _paid_at_once(variant: Variant) -> Variant:
    """Wins and kongs are paid as they come."""
    return replace(variant, pays_at_end=False)


def _blood_battle() -> Variant:
    """The default table."""
    plain = Variant(
        id="sichuan",
        tile_set=tile_set(honors=False),
        shapes=(SetsAndPair(), SevenPairs(four_make_two=True)),
        deal=DealPlan(breaks=SMALLER_DIE),
        opening=(break_wall, deal_hands, choose_void),
        phases={**USUAL_PHASES, VoidSuit: void_suit_rules(then=begin_play)},
        claims=ClaimOrder(winners=everyone),
        tally=BATTLE,
        settlement=Money(winners=WINNERS),
        pays_at_end=True,
        continuation=PlayOn(until=WINNERS),
        options=(
            Option("exchange_three", (Choice("off"), Choice("on", _with_exchange))),
            Option("force_void_first", (Choice("yes"), Choice("no", _without_forced_discards))),
            Option("claims_while_void_held", (Choice("none"), Choice("other_suits", _with_other_sets))),
            Option("pass_win", (Choice("off"), Choice("on", _with_pass_win))),
            Option(
                "cap",
                (
                    Choice("five"),
                    Choice("three", capped(3)),
                    Choice("four", capped(4)),
                    Choice("six", capped(6)),
                ),
            ),
            Option("outside_seven_pairs", (Choice("no"), Choice("yes", with_terminal_pairs))),
            Option("self_draw", (Choice("point"), Choice("fan", _with_self_drawn_fan))),
            Option("settlement", (Choice("at_end"), Choice("at_once", _paid_at_once))),
            Option("pigs_pay_winners", (Choice("yes"), Choice("no", _NO_PIG_PAYS_WINNERS))),
            Option("melds_block", (Choice("no"), Choice("yes", _MELDS_BLOCK))),
            dealer_option("rotates"),
            match_option("open"),
        ),
    )
    barred = with_bar(plain, nothing_while_void_held, Win, Kong, Pung, AddKong)
    return with_bar(with_bar(barred, void_tiles_first, Discard), no_chows, Chow)


SICHUAN = _blood_battle()
"""Void suit, no chows, three winners."""
