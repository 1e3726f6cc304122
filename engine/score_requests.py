"""Questions about the worth of a hand as JSON, and the engine's replies (docs/batch.md).

What belongs here: reading these requests and writing their replies. What does not: what a hand may look like
(``shown_hands``), and counting it (the variants).
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, replace
from typing import TypeVar

from engine.appraisal.appraise import appraise
from engine.ledger import Payment
from engine.patterns.facts import Showing
from engine.play import begin
from engine.requests import Json, Malformed, options_of, paid, text_of, told
from engine.ruleset import Variant
from engine.scoring.sheet import AsideLine, ScoreSheet
from engine.shown_hands import ShownHand, ShownMeld
from engine.starts import start_of
from engine.state import Standing
from engine.variants import compose
from engine.variants.scored_ids import written_id

Shown = TypeVar("Shown", ShownHand, ShownMeld)


def score(request: Json) -> Json:
    """What a hand is worth: its lines, what was set aside, and who pays whom.

    Raises: Malformed; ContentError or NotationError as `ShownHand.showing`.
    """
    variant = compose(text_of(request, "variant"), options_of(request))
    here = appraise(shown_hand(request), variant)
    showing, sheet = here.showing, here.sheet
    assert showing is not None
    short = variant.tally.short_of(sheet) if showing.readings else None
    names = {each.id: written_id(variant.id, each.id) for each in variant.tally.patterns}
    return {
        "win": here.wins,
        "total": here.total,
        "unit": here.unit and here.unit.value,
        "lines": dict(Counter(names[each.pattern] for each in sheet.lines)),
        "aside": [_aside(each, names) for each in sheet.aside],
        "short_of": None if short is None else told(short),
        "payments": [paid(each) for each in payments_of(variant, showing, sheet)] if here.wins else [],
    }


def shown_hand(request: Json) -> ShownHand:
    """The hand of a request.

    Raises: Malformed as `read_hand`.
    """
    return read_hand(request.get("hand"))


def read_hand(written: object) -> ShownHand:
    """A hand as requests write it; null is as good as nothing.

    Raises: Malformed ``no-hand``, ``wrong-fields``, ``wrong-type``.
    """
    hand = _without_null(written, missing="no-hand")
    melds = hand.pop("melds", [])
    if not isinstance(melds, list):
        raise Malformed("wrong-type")
    laid = tuple(_made(ShownMeld, _without_null(each, missing="wrong-type")) for each in melds)
    return replace(_made(ShownHand, hand), melds=laid)


def written_hand(shown: ShownHand) -> Json:
    """A hand as requests write it, inverse of `read_hand`: what is as usual is left out."""
    melds = [_written(each) for each in shown.melds]
    return {**_written(replace(shown, melds=())), **({"melds": melds} if melds else {})}


def _written(shown: ShownHand | ShownMeld) -> Json:
    """The fields that are not as usual."""
    values = {each.name: (getattr(shown, each.name), each.default) for each in fields(shown)}
    return {name: value for name, (value, default) in values.items() if value != default}


def _without_null(value: object, *, missing: str) -> dict[str, object]:
    """An object of JSON, without the fields that are null.

    Raises: Malformed, with the code for what is no object.
    """
    if not isinstance(value, dict):
        raise Malformed(missing)
    return {name: each for name, each in value.items() if each is not None}


def _made(kind: type[Shown], values: Json) -> Shown:
    """The value of these fields.

    Raises: Malformed ``wrong-fields``, ``wrong-type``.
    """
    types = {each.name: each.type for each in fields(kind)}
    needed = {each.name for each in fields(kind) if each.default is MISSING}
    if not needed <= values.keys() <= types.keys():
        raise Malformed("wrong-fields")
    if not all(type(value) is types[name] for name, value in values.items()):
        raise Malformed("wrong-type")
    make: Callable[..., Shown] = kind
    return make(**values)


def _aside(line: AsideLine, names: Mapping[str, str]) -> Json:
    """What was found and does not count."""
    return {"pattern": names[line.line.pattern], "why": told(line.why)}


def payments_of(variant: Variant, showing: Showing, sheet: ScoreSheet) -> tuple[Payment, ...]:
    """What the win costs whom in a deal of its own, in which the seats hold their winds from East on."""
    state, _ = begin(variant, start_of(variant, seed=0))
    assert showing.win is not None
    won = replace(state.with_standing(showing.win.seat, Standing.OUT), wins=(showing.win,))
    return variant.settlement.on_win(won, {showing.win.seat: sheet})
