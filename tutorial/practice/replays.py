"""Stored deals as the engine plays them: a start and its actions, replayed and kept for the next request.

What belongs here: text in, the engine's state out. What does not: the database (``sittings``), and who may act
(``services``).
"""

from collections import OrderedDict
from dataclasses import dataclass, replace
from threading import Lock

from engine.actions import Action, parse_action, print_action
from engine.deals import Start, parse_start
from engine.events import Event
from engine.play import apply, begin
from engine.reasons import EngineError, Reason
from engine.ruleset import Variant
from engine.state import GameState
from engine.variants import compose

KEPT = 256
"""Units: deals. So many are kept in the memory of a process."""


@dataclass(frozen=True, slots=True)
class Move:
    """One action, and what happened by it."""

    action: Action
    """What was done."""
    events: tuple[Event, ...]
    """What happened: everything, hidden tiles and all."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A deal as far as it was played."""

    variant: Variant
    """The rules."""
    start: Start
    """What it started from."""
    state: GameState
    """How it stands."""
    opening: tuple[Event, ...]
    """What happened before the first action."""
    moves: tuple[Move, ...] = ()
    """Every action, in order."""
    refused: Reason | None = None
    """Why this engine refuses the next stored action; the deal then stands where it was last in order."""

    @property
    def is_over(self) -> bool:
        """Nobody owes an action any more."""
        return self.state.outcome is not None

    def after(self, action: Action) -> "Replay":
        """The deal after one action more.

        Raises: IllegalAction
        """
        state, events = apply(self.state, action)
        return replace(self, state=state, moves=(*self.moves, Move(action, events)))

    @property
    def texts(self) -> tuple[str, ...]:
        """Every action as it is stored."""
        return tuple(print_action(each.action) for each in self.moves)


class _Kept:
    """The deals replayed last. Their key is all they follow from, so one that is found is always right."""

    def __init__(self) -> None:
        self._deals: OrderedDict[tuple[str, tuple[str, ...]], Replay] = OrderedDict()
        self._lock = Lock()

    def get(self, start: str, texts: tuple[str, ...]) -> Replay | None:
        with self._lock:
            found = self._deals.get((start, texts))
            if found is not None:
                self._deals.move_to_end((start, texts))
            return found

    def put(self, start: str, texts: tuple[str, ...], deal: Replay) -> None:
        with self._lock:
            self._deals[start, texts] = deal
            while len(self._deals) > KEPT:
                self._deals.popitem(last=False)

    def clear(self) -> None:
        with self._lock:
            self._deals.clear()


_kept = _Kept()


def opened(start: Start) -> Replay:
    """The deal before its first action.

    Raises: EngineError if this engine cannot deal it.
    """
    variant = compose(start.variant, start.chosen)
    state, events = begin(variant, start)
    return Replay(variant, start, state, events)


def replayed(start: str, texts: tuple[str, ...]) -> Replay:
    """The deal after these actions, or after as many of them as this engine accepts.

    Raises: EngineError if it cannot even be dealt.
    """
    found = _kept.get(start, texts)
    if found is None:
        found = opened(parse_start(start))
        for text in texts:
            try:
                found = found.after(parse_action(text))
            except EngineError as error:
                found = replace(found, refused=error.reason)
                break
        _kept.put(start, texts, found)
    return found


def keep(start: str, deal: Replay) -> None:
    """Keeps a deal that has just gone on, for the request that asks for it next."""
    _kept.put(start, deal.texts, deal)


def forget() -> None:
    """Forgets every deal, as a restart does."""
    _kept.clear()
