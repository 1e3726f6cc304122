"""Most useful: of the discards that leave the fewest tiles missing, those that leave most useful tiles unseen.

What belongs here: comparing what can still come after a discard, and making such a choice. What does not: the question
(``discard``), weighing it at a table (``coach``).
"""

from collections.abc import Mapping

from engine.chance import Chance
from engine.exercises.frame import Hint, Rung
from engine.exercises.laid_open import box_of, sorted_text, spread
from engine.exercises.ready_hands import one_more
from engine.exercises.seen import unseen
from engine.reasons import Mark, Reason, Verdict
from engine.ruleset import Variant
from engine.tiles import DESIGNS, Design, Tile
from engine.view import View

_DISCARDS = 24
"""Units: tiles. How many lie open in a made question."""


def useful_unseen(view: View, piece: Tile) -> Mapping[Design, int]:
    """The tiles that bring the hand closer after this discard, with how many of each the player does not see.

    The discard itself is still seen. Tiles that are all in sight are left out.
    """
    left = unseen(view)
    useful = view.variant.useful(view.hand.without_tile(piece))
    return {DESIGNS[kind]: left[kind] for kind in useful if left[kind] > 0}


def most_useful(view: View, among: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Those after which most useful tiles are unseen, out of some discards that leave as few missing."""
    use = {each: sum(useful_unseen(view, each).values()) for each in among}
    most = max(use.values())
    return tuple(each for each, many in use.items() if many == most)


def fewer_useful(view: View, piece: Tile, best: Tile) -> Verdict:
    """Why a discard that leaves as few missing is not the best: how much can come after it, and how much after that.

    The tiles on the table that would have helped are marked: they cannot come any more.
    """
    many = sum(useful_unseen(view, piece).values())
    told = (
        Reason("discard.none-useful") if not many else Reason("discard.fewer-useful", {"count": many}),
        Reason("discard.better", {"tile": best.design}),
        Reason("discard.better-useful", {"count": sum(useful_unseen(view, best).values())}),
    )
    kinds = view.variant.useful(view.hand.without_tile(piece))
    gone = (each for each in _on_table(view) if each.design.kind in kinds)
    return Verdict(False, told, ((piece, Mark.NO), *((each, Mark.WHY) for each in gone)))


def hints(among: tuple[Tile, ...], keep: Tile) -> tuple[Hint, ...]:
    """The rungs below the last: the discards to compare, and one tile to keep."""
    named = tuple(dict.fromkeys(each.design for each in among))
    return (
        Hint(Rung.GOAL, Reason("hint.discard.goal-useful")),
        Hint(Rung.AREA, Reason("hint.discard.area-useful", {"tiles": named}), among),
        Hint(Rung.RULE, Reason("rule.seen-cannot-come")),
        Hint(Rung.TILE, Reason("hint.discard.tile", {"tile": keep.design}), (keep,)),
    )


def _on_table(view: View) -> tuple[Tile, ...]:
    """The discards and the sets that lie there."""
    discards = (each for laid in view.table for each in laid.river)
    return (*discards, *(each for laid in view.table for meld in laid.melds for each in meld.tiles))


def hand_and_rivers(variant: Variant, chance: Chance) -> tuple[str, tuple[str, ...]]:
    """A hand with one tile more than between turns, near to ready, and many discards."""
    held = one_more(variant, chance, level=3)
    rest = list(chance.mixed(box_of(variant)))
    for each in held:
        rest.remove(each)
    return sorted_text(held), spread(rest[: min(_DISCARDS, len(rest) // 2)])
