"""The eighty-one patterns of the Chinese Official game and its flowers, with what each is worth.

What belongs here: worths, and what counts beside what. What does not: finding them (``patterns``), how they are added
up (``scoring.highest_legal``), and the later book (``books``). Source: the rules of 1998 with the supplement of 2025.
"""

from engine.patterns import chows, circumstances, hands, honors, pungs, sets, suits, waits
from engine.patterns.facts import Evidence, Facts, Finder
from engine.scoring.pattern_table import Pattern
from engine.scoring.worth import Worth

FOR_ITSELF = "pung_of_terminals_or_honors"
"""What a pung of ones, nines or honors is, if nothing better."""
ENDS_AND_HONORS = (FOR_ITSELF,)
CLOSED = ("concealed_hand", "fully_concealed_hand")
"""What a hand that can only be concealed is not given for being so."""
ONE_SUIT = ("one_voided_suit", "no_honors")
"""What a hand of one suit is not given for the suits and honors it lacks."""
ENDS = ("all_pungs", "outside_hand", FOR_ITSELF)
"""What pungs of ones, nines and honors are all the time."""
OWN_WINDS = ("prevalent_wind", "seat_wind", FOR_ITSELF)
"""What pungs of winds may be for themselves."""
KONGS = ("two_concealed_kongs", "two_melded_kongs", "concealed_kong", "melded_kong")
"""Fewer kongs."""


def _nine_gates(facts: Facts) -> tuple[Evidence, ...]:
    """Nine gates, made of one pung of terminals: a second one counts for itself."""
    if not hands.nine_gates(facts):
        return ()
    pung = sets.pungs_of_terminals_or_honors(facts)[0]
    return (Evidence(pung.places, facts.showing.hand.concealed),)


def _mixed_kongs(facts: Facts) -> tuple[Evidence, ...]:
    """Two kongs, only one of them without another player's tile."""
    return sets.two_kongs(facts) if len(facts.concealed_kongs) == 1 else ()


def _row(id: str, find: Finder, points: int, *hides: str, covers: tuple[str, ...] = ()) -> Pattern:
    return Pattern(id, find, Worth(points), frozenset(hides), frozenset(covers))


BOOK_OF_1998 = (
    _row("big_four_winds", honors.big_four_winds, 88, "big_three_winds", "all_pungs", *OWN_WINDS),
    _row("big_three_dragons", honors.big_three_dragons, 88, "two_dragon_pungs", "dragon_pung", covers=ENDS_AND_HONORS),
    _row("all_green", suits.all_green, 88, "half_flush", "one_voided_suit"),
    _row("nine_gates", _nine_gates, 88, "full_flush", *ONE_SUIT, *CLOSED, covers=ENDS_AND_HONORS),
    _row("four_kongs", sets.four_kongs, 88, "all_pungs", "single_wait", *KONGS),
    _row("seven_shifted_pairs", hands.seven_shifted_pairs, 88, "seven_pairs", "full_flush", *ONE_SUIT, *CLOSED),
    _row("thirteen_orphans", hands.thirteen_orphans, 88, "all_terminals_and_honors", "all_types", *CLOSED),
    _row("all_terminals", suits.all_terminals, 64, "all_terminals_and_honors", "double_pung", "no_honors", *ENDS),
    _row("little_four_winds", honors.little_four_winds, 64, "big_three_winds", covers=ENDS_AND_HONORS),
    _row(
        "little_three_dragons",
        honors.little_three_dragons,
        64,
        "two_dragon_pungs",
        "dragon_pung",
        covers=ENDS_AND_HONORS,
    ),
    _row("all_honors", suits.all_honors, 64, "all_terminals_and_honors", *ENDS),
    _row("four_concealed_pungs", sets.four_concealed_pungs, 64, "all_pungs", *CLOSED),
    _row(
        "pure_terminal_chows",
        chows.pure_terminal_chows,
        64,
        "full_flush",
        "all_chows",
        "pure_double_chow",
        "two_terminal_chows",
        *ONE_SUIT,
    ),
    _row("quadruple_chow", chows.quadruple_chow, 48, "tile_hog"),
    _row("four_pure_shifted_pungs", pungs.four_pure_shifted_pungs, 48, "all_pungs"),
    _row("four_pure_shifted_chows", chows.four_pure_shifted_chows, 32),
    _row("three_kongs", sets.three_kongs, 32, *KONGS),
    _row("all_terminals_and_honors", suits.all_terminals_and_honors, 32, *ENDS),
    _row("seven_pairs", hands.seven_pairs, 24, *CLOSED),
    _row(
        "greater_honors_and_knitted_tiles",
        hands.all_honors_and_knitted_tiles,
        24,
        "lesser_honors_and_knitted_tiles",
        "all_types",
        *CLOSED,
    ),
    _row("all_even_pungs", sets.all_even_pungs, 24, "all_pungs", "all_simples", "no_honors"),
    _row("full_flush", suits.full_flush, 24, *ONE_SUIT),
    _row("pure_triple_chow", chows.pure_triple_chow, 24),
    _row("pure_shifted_pungs", pungs.pure_shifted_pungs, 24),
    _row("upper_tiles", suits.upper_tiles, 24, "upper_four", "no_honors"),
    _row("middle_tiles", suits.middle_tiles, 24, "all_simples", "no_honors"),
    _row("lower_tiles", suits.lower_tiles, 24, "lower_four", "no_honors"),
    _row("pure_straight", chows.pure_straight, 16),
    _row(
        "three_suited_terminal_chows",
        chows.three_suited_terminal_chows,
        16,
        "all_chows",
        "mixed_double_chow",
        "two_terminal_chows",
        "no_honors",
    ),
    _row("pure_shifted_chows", chows.pure_shifted_chows, 16),
    _row("all_fives", sets.all_fives, 16, "all_simples", "no_honors"),
    _row("triple_pung", pungs.triple_pung, 16),
    _row("three_concealed_pungs", sets.three_concealed_pungs, 16),
    _row("lesser_honors_and_knitted_tiles", hands.honors_and_knitted_tiles, 12, "all_types", *CLOSED),
    _row("knitted_straight", hands.knitted_straight, 12),
    _row("upper_four", suits.upper_four, 12, "no_honors"),
    _row("lower_four", suits.lower_four, 12, "no_honors"),
    _row("big_three_winds", honors.big_three_winds, 12, covers=ENDS_AND_HONORS),
    _row("mixed_straight", chows.mixed_straight, 8),
    _row("reversible_tiles", suits.reversible_tiles, 8, "one_voided_suit"),
    _row("mixed_triple_chow", chows.mixed_triple_chow, 8),
    _row("mixed_shifted_pungs", pungs.mixed_shifted_pungs, 8),
    _row("chicken_hand", circumstances.won, 8),
    _row("last_tile_draw", circumstances.last_tile_drawn, 8, "self_drawn"),
    _row("last_tile_claim", circumstances.last_discard, 8),
    _row("out_with_replacement_tile", circumstances.kong_replacement, 8, "self_drawn"),
    _row("robbing_the_kong", circumstances.robbed_kong, 8, "last_of_its_kind"),
    _row("two_concealed_kongs", sets.two_concealed_kongs, 6, "two_concealed_pungs", "melded_kong"),
    _row("all_pungs", sets.all_pungs, 6),
    _row("half_flush", suits.half_flush, 6, "one_voided_suit"),
    _row("mixed_shifted_chows", chows.mixed_shifted_chows, 6),
    _row("all_types", suits.all_types, 6),
    _row("melded_hand", circumstances.melded_hand, 6, "single_wait"),
    _row("two_dragon_pungs", honors.two_dragon_pungs, 6, "dragon_pung", covers=ENDS_AND_HONORS),
    _row("concealed_kong_and_melded_kong", _mixed_kongs, 5, "concealed_kong", "melded_kong"),
    _row("outside_hand", sets.outside_hand, 4),
    _row("fully_concealed_hand", circumstances.closed_and_drawn, 4, "self_drawn"),
    _row("two_melded_kongs", sets.two_melded_kongs, 4, "melded_kong"),
    _row("last_of_its_kind", circumstances.last_of_its_kind, 4),
    _row("dragon_pung", honors.dragon_sets, 2, covers=ENDS_AND_HONORS),
    _row("prevalent_wind", honors.round_wind, 2, covers=ENDS_AND_HONORS),
    _row("seat_wind", honors.seat_wind, 2, covers=ENDS_AND_HONORS),
    _row("concealed_hand", circumstances.closed_and_claimed, 2),
    _row("all_chows", chows.all_chows, 2, "no_honors"),
    _row("tile_hog", sets.tile_hogs, 2),
    _row("double_pung", pungs.double_pung, 2),
    _row("two_concealed_pungs", sets.two_concealed_pungs, 2),
    _row("concealed_kong", sets.one_concealed_kong, 2),
    _row("all_simples", suits.all_simples, 2, "no_honors"),
    _row("pure_double_chow", chows.pure_double_chow, 1),
    _row("mixed_double_chow", chows.mixed_double_chow, 1),
    _row("short_straight", chows.short_straight, 1),
    _row("two_terminal_chows", chows.two_terminal_chows, 1),
    _row(FOR_ITSELF, sets.pungs_of_terminals_or_honors, 1),
    _row("melded_kong", sets.melded_kongs, 1),
    _row("one_voided_suit", suits.one_voided_suit, 1),
    _row("no_honors", suits.no_honors, 1),
    _row("edge_wait", waits.not_for_pairs(waits.edge_wait), 1),
    _row("closed_wait", waits.not_for_pairs(waits.closed_wait), 1),
    _row("single_wait", waits.not_for_pairs(waits.single_wait), 1),
    _row("self_drawn", circumstances.self_drawn, 1),
    Pattern("flower_tiles", circumstances.bonus_tiles, Worth(1), for_minimum=False),
)
"""The rules of 1998 with the supplement of 2025, the dearest first."""
