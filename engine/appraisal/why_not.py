"""Why not: what a hand lacks to win at a table, and the cheapest ways to a hand that does.

What belongs here: choosing among changes. What does not: making them (``changes``), judging one hand (``appraise``).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain

from engine.appraisal.appraise import Appraisal, appraise, judged
from engine.appraisal.changes import LUCK, Changed, exchanged, otherwise_won
from engine.deals import Came
from engine.melds import Meld, MeldKind
from engine.notation import print_tiles
from engine.patterns.facts import Showing
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.scoring.sheet import ScoreLine, ScoreSheet
from engine.shapes.shape import OUT_OF_REACH
from engine.shown_hands import ShownHand, ShownMeld
from engine.tiles import DESIGNS, Design

MOST_WAYS = 5
"""So many ways are told, each of which brings something else."""


@dataclass(frozen=True, slots=True)
class Way:
    """A hand that wins, and how it differs."""

    changes: tuple[Reason, ...]
    """What is otherwise, one or two things: ``way.exchange`` with `out` and `tile`, ``way.self-drawn`` and so on."""
    shown: ShownHand
    """The hand as it would be written."""
    appraisal: Appraisal
    """What it is worth."""
    brings: tuple[ScoreLine, ...]
    """The lines that the hand did not have."""


@dataclass(frozen=True, slots=True)
class WhyNot:
    """What a hand lacks."""

    appraisal: Appraisal
    """The hand as it is."""
    missing: int
    """Units: tiles. How many it lacks to be finished; 0 if it is, ``OUT_OF_REACH`` if its sets forbid it."""
    useful: Mapping[Design, int]
    """The kinds of which one more leaves fewer missing, with the copies not in this hand; none if it is finished."""
    lacking: int
    """Units: those of the minimum. How far it is below; 0 if it is worth enough, or not finished."""
    ways: tuple[Way, ...]
    """The cheapest hands near by that win, the cheapest first; none if it wins, or if more than two things lack."""


def why_not(shown: ShownHand, variant: Variant) -> WhyNot:
    """What a hand lacks to win at a table, by how much, and the cheapest ways up.

    A way changes one thing, or two if no single one is enough: a concealed tile, or how the hand won. A decision of the
    player's own is cheaper than another tile, and that is cheaper than luck, however many.

    Raises: ContentError ``shown.…`` or NotationError for a hand that cannot lie on this table, as `ShownHand.showing`.

    >>> from engine.variants import variant
    >>> found = why_not(ShownHand("123m456s789s55p11z", win="1z"), variant("mcr"))
    >>> found.missing, found.lacking, [each.changes[0].code for each in found.ways][:2]
    (0, 1, ['way.self-drawn', 'way.last-tile'])
    """
    here = appraise(shown, variant)
    assert here.showing is not None
    missing = variant.missing(here.showing.hand)
    useful = variant.useful(here.showing.hand) if 0 < missing < OUT_OF_REACH else {}
    return WhyNot(
        here,
        missing,
        {DESIGNS[kind]: left for kind, left in useful.items()},
        _below(here),
        () if here.wins else tuple(_ways(shown, here, missing)),
    )


def _below(here: Appraisal) -> int:
    """Units: those of the minimum. How far a finished hand is below it."""
    short = here.variant.tally.short_of(here.sheet) if here.sheet.reading else None
    return int(str(short.params["needed"])) - int(str(short.params["count"])) if short else 0


def _ways(shown: ShownHand, here: Appraisal, missing: int) -> Iterator[Way]:
    """The cheapest ways, each of which brings something else."""
    assert here.showing is not None
    told: set[frozenset[str]] = set()
    for each, there in _cheapest(here, Changed((), 0, here.showing), missing):
        brings = tuple(_new_lines(there.sheet, here.sheet))
        what = frozenset(line.pattern for line in brings) | {each.changes[0].code}
        if what not in told and len(told) < MOST_WAYS:
            told.add(what)
            yield Way(each.changes, _written(shown, here.showing, each.showing), there, brings)


def _cheapest(here: Appraisal, start: Changed, missing: int) -> list[tuple[Changed, Appraisal]]:
    """The hands that win after one change; where one is not enough without luck, after two."""
    variant, void = here.variant, here.void
    won = [*otherwise_won(variant, start)]
    other = [*exchanged(variant, start, void, 1)] if missing <= 1 else []
    once = _winning(here, (*won, *other))
    if missing > 2 or any(each.cost < LUCK for each, _ in once):
        return once
    more = [*(each for one in (*won, *other) for each in otherwise_won(variant, one) if _differ(each))]
    plain = (each for each in more if each.cost < LUCK)
    twice = _winning(here, chain(plain, exchanged(variant, start, void, 2)))
    return [*twice, *once] or _winning(here, more)


def _differ(changed: Changed) -> bool:
    """The two changes are not the same two in another order."""
    first, second = changed.changes
    return first.code < second.code or first.code == "way.exchange"


def _winning(here: Appraisal, hands: Iterable[Changed]) -> list[tuple[Changed, Appraisal]]:
    """Those that win, the cheapest first, and of these the one worth most."""
    judgements = ((each, judged(here.variant, each.showing, here.void)) for each in hands)
    winning = [(each, there) for each, there in judgements if there.wins]
    return sorted(winning, key=lambda pair: (pair[0].cost, -pair[1].total))


def _new_lines(there: ScoreSheet, here: ScoreSheet) -> Iterator[ScoreLine]:
    """The lines of one sheet that the other does not have, or not so often."""
    had = Counter(each.pattern for each in here.lines)
    for each in there.lines:
        had[each.pattern] -= 1
        if had[each.pattern] < 0:
            yield each


def _written(shown: ShownHand, before: Showing, after: Showing) -> ShownHand:
    """The hand after its changes, as it would be written."""
    win, hand = after.win, after.hand
    assert win is not None
    assert win.tile is not None
    return replace(
        shown,
        concealed=print_tiles(hand.kept),
        melds=shown.melds if hand.melds == before.hand.melds else tuple(map(_laid, hand.melds)),
        win=win.tile.text,
        self_draw=win.giver is None,
        wall_last=win.on_last_tile,
        wall_left=0 if win.on_last_tile else shown.wall_left,
        kong=win.came in (Came.KONG, Came.ADDED_KONG),
        last_copy=win.is_last_of_its_kind,
    )


def _laid(meld: Meld) -> ShownMeld:
    """A set of a hand in which nothing was claimed, as it is written."""
    return ShownMeld(meld.kind.value, print_tiles(meld.tiles), concealed=meld.kind is MeldKind.KONG)
