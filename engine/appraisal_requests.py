"""Questions about a shown hand at one table or at all as JSON, and the engine's replies (docs/batch.md).

What belongs here: reading these requests and writing their replies. What does not: judging (``appraisal``), and the
sheet line by line (``score_requests``).
"""

from collections import Counter

from engine.appraisal.appraise import Appraisal, compare
from engine.appraisal.why_not import Way, why_not
from engine.requests import Json, Malformed, options_of, text_of, told
from engine.ruleset import Variant
from engine.score_requests import shown_hand, written_hand
from engine.variants import VARIANTS, compose
from engine.variants.scored_ids import written_id


def compared(request: Json) -> Json:
    """One hand at every table, or at those that are named.

    Raises: Malformed; ContentError for a table that is none.
    """
    shown = shown_hand(request)
    return {"tables": [{"variant": each.variant.id, **_appraised(each)} for each in compare(shown, _tables(request))]}


def obstacles(request: Json) -> Json:
    """What a hand lacks to win, by how much, and the cheapest ways up.

    Raises: Malformed; ContentError or NotationError for a hand or a table that is none.
    """
    variant = compose(text_of(request, "variant"), options_of(request))
    found = why_not(shown_hand(request), variant)
    return {
        **_appraised(found.appraisal),
        "obstacles": [told(each) for each in found.appraisal.obstacles],
        "missing": found.missing,
        "useful": {kind.text: left for kind, left in found.useful.items()},
        "lacking": found.lacking,
        "ways": [_way(each) for each in found.ways],
    }


def _tables(request: Json) -> list[Variant]:
    """The tables of a request, each named by its variant and options.

    Raises: Malformed ``wrong-type``; ContentError for a table that is none.
    """
    named = request.get("tables")
    if named is None:
        return list(VARIANTS)
    if not isinstance(named, list) or not all(isinstance(each, dict) for each in named):
        raise Malformed("wrong-type")
    return [compose(text_of(each, "variant"), options_of(each)) for each in named]


def _appraised(here: Appraisal) -> Json:
    """What a hand is worth at a table, or what comes first against it."""
    lines = Counter(written_id(here.variant.id, each.pattern) for each in here.lines)
    return {
        "win": here.wins,
        "obstacle": None if here.obstacle is None else told(here.obstacle),
        "total": here.total,
        "unit": here.unit and here.unit.value,
        "lines": dict(lines),
    }


def _way(way: Way) -> Json:
    """A way up."""
    there = way.appraisal
    brings = Counter(written_id(there.variant.id, each.pattern) for each in way.brings)
    return {
        "changes": [told(each) for each in way.changes],
        "hand": written_hand(way.shown),
        "total": there.total,
        "brings": dict(brings),
    }
