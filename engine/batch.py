"""Batches: questions about deals as JSON, a line each, and the engine's replies (docs/batch.md).

What belongs here: reading requests and writing replies. What does not: rules, and sentences; replies hold codes.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace

from engine.actions import parse_action, print_action
from engine.appraisal_requests import compared, obstacles
from engine.card_requests import card_distance, card_match
from engine.deals import parse_start, print_start
from engine.hand_requests import distance, waiting
from engine.hands import print_hand
from engine.notation import print_tiles
from engine.play import apply, begin, explain, legal, owing
from engine.positions import Position
from engine.reasons import EngineError
from engine.referee.ruling import rule
from engine.referee.written import read_incident
from engine.requests import Json, Malformed, options_of, paid, read_object, text_of, told
from engine.score_requests import score
from engine.seats import Seat
from engine.settle_requests import settle
from engine.starts import start_of
from engine.state import GameState
from engine.variants import compose
from engine.view import View, view_of


def reply_to(line: str) -> Json:
    """The reply to one request; never raises."""
    try:
        request = read_object(line)
        op = request.get("op")
        if not isinstance(op, str) or op not in _OPS:
            raise Malformed("no-such-op")
        return _OPS[op](request)
    except Malformed as malformed:
        return {"error": str(malformed)}
    except EngineError as refused:
        return {"error": "refused", "reasons": [told(refused.reason)]}


def _deal(request: Json) -> Json:
    """A deal of this seed: its start, and what everybody was dealt."""
    chosen = options_of(request)
    variant = compose(text_of(request, "variant"), chosen)
    seed = request.get("seed", 0)
    if type(seed) is not int:
        raise Malformed("wrong-type")
    start = start_of(variant, chosen=chosen, seed=seed)
    state, _ = begin(variant, start)
    return {"start": print_start(start), **_shown(state)}


def _legal(request: Json) -> Json:
    """What a seat may do."""
    return {"actions": [print_action(each) for each in legal(_view(request))]}


def _explain(request: Json) -> Json:
    """Whether an action is allowed, and what speaks against it."""
    view = _view(request)
    verdict = explain(view, parse_action(text_of(request, "action"), held=view.hand.concealed))
    return {"allowed": verdict.allowed, "reasons": [told(each) for each in verdict.reasons]}


def _replay(request: Json) -> Json:
    """The state after all actions."""
    return _shown(_state(request))


def _rule(request: Json) -> Json:
    """What the referee decides about an incident."""
    facts = {name: value for name, value in request.items() if name not in ("op", "incident")}
    ruling = rule(read_incident(text_of(request, "incident"), facts))
    return {
        "legal": ruling.legal,
        "dead": [seat.name for seat in ruling.dead],
        "pays": [paid(each) for each in ruling.pays],
        "next": ruling.next.value,
        "goes_to": None if ruling.goes_to is None else ruling.goes_to.name,
        "counts": ruling.counts,
        "reasons": [told(each) for each in ruling.reasons],
        "elsewhere": None if ruling.elsewhere is None else told(ruling.elsewhere),
    }


_OPS: Mapping[str, Callable[[Json], Json]] = {
    "deal": _deal,
    "legal": _legal,
    "explain": _explain,
    "replay": _replay,
    "rule": _rule,
    "score": score,
    "why_not": obstacles,
    "compare": compared,
    "settle": settle,
    "distance": distance,
    "waits": waiting,
    "card_match": card_match,
    "card_distance": card_distance,
}


def _view(request: Json) -> View:
    """The view a request asks about: of a position, or of a deal for one seat."""
    position = request.get("view")
    if position is None:
        state = _state(request)
        return view_of(state, _seat(request, default=next(iter(owing(state)), Seat.A)))
    if not isinstance(position, dict):
        raise Malformed("wrong-type")
    types = {each.name: each.type for each in fields(Position)}
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in position.items()}
    if not values.keys() <= types.keys() or "hand" not in values:
        raise Malformed("wrong-fields")
    if not all(_fits(value, types[name]) for name, value in values.items()):
        raise Malformed("wrong-type")
    make: Callable[..., Position] = Position
    return make(**values).view(compose(text_of(request, "variant"), options_of(request)))


def _fits(value: object, wanted: object) -> bool:
    """The value is what a field of a position holds."""
    if isinstance(value, tuple):
        return wanted == tuple[str, ...] and all(isinstance(each, str) for each in value)
    return type(value) is wanted


def _state(request: Json) -> GameState:
    """The state a request asks about. Its variant and options, where it names them, count before those of the start.

    Raises: IllegalAction for the first action that is not legal.
    """
    named = text_of(request, "variant") if "variant" in request else None
    start = parse_start(text_of(request, "start"), variant=named)
    chosen = options_of(request) or start.chosen
    start = replace(start, chosen=chosen)
    actions = request.get("actions", [])
    if not isinstance(actions, list) or not all(isinstance(each, str) for each in actions):
        raise Malformed("wrong-type")
    state, _ = begin(compose(start.variant, chosen), start)
    for text in actions:
        seat = Seat.__members__.get(text[:1], Seat.A)
        state, _ = apply(state, parse_action(text, held=state.hands[seat].concealed))
    return state


def _shown(state: GameState) -> Json:
    """A state in words of notation."""
    shown: dict[str, object] = {
        "phase": type(state.phase).__name__,
        "owing": [seat.name for seat in owing(state)],
        "hands": {seat.name: print_hand(state.hands[seat]) for seat in Seat},
        "rivers": {seat.name: print_tiles(state.rivers[seat]) for seat in Seat},
        "left": state.wall.left,
        "ledger": [paid(each) for each in state.ledger],
    }
    if state.outcome is not None:
        ended = state.outcome.ended
        shown["winners"] = [seat.name for seat in state.outcome.winners]
        shown["ended"] = told(ended) if ended else None
        shown["points"] = list(state.outcome.points)
        shown["tallies"] = list(state.outcome.tallies)
    return shown


def _seat(request: Json, *, default: Seat) -> Seat:
    """The seat a request asks about."""
    name = request.get("seat", default.name)
    if not isinstance(name, str) or name not in Seat.__members__:
        raise Malformed("no-such-seat")
    return Seat[name]
