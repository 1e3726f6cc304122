"""What other tables in Hong Kong do otherwise.

What belongs here: each choice as a change of the variant. What does not: what this table does (``scores``).
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from engine.actions import Win
from engine.claims import everyone
from engine.options import with_winners, without_shape
from engine.patterns.chows import all_chows_and_any_pair
from engine.patterns.circumstances import closed_and_drawn
from engine.patterns.facts import Finder
from engine.patterns.hands import nine_gates
from engine.patterns.sets import four_concealed_pungs
from engine.phases.bars import concealed_kong_for_orphans, concealed_kong_is_safe
from engine.ruleset import Change, Choice, Option, Variant, with_bar, without_bar
from engine.scoring.fan_table import FanTable, fan, half_spicy
from engine.scoring.pattern_table import Pattern
from engine.shapes.seven_pairs import SevenPairs
from engine.variants.hong_kong.payments import HALF, WinIsPaid
from engine.variants.hong_kong.scores import FLOWERS


def _with_table(change: Callable[[FanTable], FanTable]) -> Change:
    """The table changed."""

    def changed(variant: Variant) -> Variant:
        assert isinstance(variant.tally, FanTable)
        return replace(variant, tally=change(variant.tally))

    return changed


def _with_rows(rows: Mapping[str, Callable[[Pattern], Pattern]]) -> Change:
    """Some rows of the table changed, by id."""

    def changed(table: FanTable) -> FanTable:
        return replace(table, patterns=tuple(rows.get(row.id, _as_it_is)(row) for row in table.patterns))

    return _with_table(changed)


def _as_it_is(row: Pattern) -> Pattern:
    return row


def _found_by(find: Finder) -> Callable[[Pattern], Pattern]:
    """The row found in another way."""
    return lambda row: replace(row, find=find)


def _not_for_minimum(row: Pattern) -> Pattern:
    """The row counts only once the minimum is reached without it."""
    return replace(row, for_minimum=False)


def _capped(most: int) -> Change:
    """No hand has more fan, and limit hands have so many."""

    def changed(table: FanTable) -> FanTable:
        rows = (replace(row, worth=fan(most)) if row.id in table.limits else row for row in table.patterns)
        return replace(table, patterns=tuple(rows), most_fan=most)

    return _with_table(changed)


def _paid_in_shares(variant: Variant) -> Variant:
    """Whoever gave the tile pays twice, the others once."""
    return replace(variant, settlement=WinIsPaid(HALF))


def _with_unlike_pairs(variant: Variant) -> Variant:
    """Seven pairs are of seven kinds."""
    shapes = (SevenPairs() if isinstance(each, SevenPairs) else each for each in variant.shapes)
    return replace(variant, shapes=tuple(shapes))


def _with_orphans_robbing(variant: Variant) -> Variant:
    """Thirteen orphans may rob a concealed kong."""
    return with_bar(without_bar(variant, concealed_kong_is_safe), concealed_kong_for_orphans, Win)


def _pairs_alone(row: Pattern) -> Pattern:
    """Seven pairs are concealed as they are: nothing more for that."""
    return replace(row, hides=frozenset({"concealed_hand"}))


WORTHS = (
    Option("flowers_to_minimum", (Choice("yes"), Choice("no", _with_rows(dict.fromkeys(FLOWERS, _not_for_minimum))))),
    Option("seven_pairs_concealed", (Choice("yes"), Choice("no", _with_rows({"seven_pairs": _pairs_alone})))),
    Option(
        "concealed_on_discard",
        (Choice("yes"), Choice("no", _with_rows({"concealed_hand": _found_by(closed_and_drawn)}))),
    ),
    Option(
        "all_chows_pair",
        (Choice("suited"), Choice("any", _with_rows({"common_hand": _found_by(all_chows_and_any_pair)}))),
    ),
    Option("nine_gates", (Choice("shape"), Choice("nine_sided", _with_rows({"nine_gates": _found_by(nine_gates)})))),
    Option(
        "concealed_pungs_on_discard",
        (Choice("no"), Choice("yes", _with_rows({"four_concealed_pungs": _found_by(four_concealed_pungs)}))),
    ),
    Option(
        "full_flush",
        (Choice("seven"), Choice("six", _with_rows({"full_flush": lambda row: replace(row, worth=fan(6))}))),
    ),
    Option("cap", (Choice("thirteen"), Choice("ten", _capped(10)), Choice("eight", _capped(8)))),
    Option(
        "curve",
        (Choice("doubling"), Choice("half_spicy", _with_table(lambda table: replace(table, curve=half_spicy)))),
    ),
)
"""What counts, and how much."""
SHAPES = (
    Option("four_alike_two_pairs", (Choice("yes"), Choice("no", _with_unlike_pairs))),
    Option("seven_pairs", (Choice("yes"), Choice("no", without_shape(SevenPairs)))),
)
"""What wins."""
WINS = (
    Option("rob_concealed_kong", (Choice("no"), Choice("yes", _with_orphans_robbing))),
    Option("winners", (Choice("nearest"), Choice("all", with_winners(everyone)))),
    Option("discard_payment", (Choice("full"), Choice("half", _paid_in_shares))),
)
"""Who wins with a tile, and who pays."""
