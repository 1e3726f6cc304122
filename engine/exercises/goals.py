"""Goals: what a guided hand is played for, judged by what happened at the table.

What belongs here: each goal as what fulfils it, what aims at it, and the words for both. What does not: playing the
hand (``play_hand``).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.actions import Action, AddKong, Call, Chow, Courtesy, ExchangeJoker, Kong, Pass, Pung, Win
from engine.events import CourtesyAgreed, DealEnded, Event, JokerExchanged, Melded, Passed, TilesPassed, Won
from engine.melds import MeldKind
from engine.phases.charleston import Way
from engine.phases.claim_window import ClaimWindow
from engine.reasons import Reason, Term
from engine.seats import Seat
from engine.view import View


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to be reached in a hand."""

    ask: Reason
    """What to do, in one line."""
    again: Reason
    """The same in other words."""
    met: Callable[[Event, Seat], tuple[Reason, ...]]
    """How an event reaches it for the player at this seat; nothing if it does not."""
    aims: Callable[[View, Action], bool]
    """An action that is allowed goes straight for it."""
    ends: bool = False
    """It is reached only with the end of the deal."""


def _won(event: Event, me: Seat) -> tuple[Reason, ...]:
    """She has won."""
    if not isinstance(event, Won) or event.win.seat is not me:
        return ()
    win = event.win
    if win.tile is None:
        return (Reason("play.won-at-once"),)
    if win.giver is None:
        return (Reason("play.won-drawn", {"tile": win.tile}),)
    return (Reason("play.won-with-discard", {"tile": win.tile, "seat": win.giver}),)


def _laid(*kinds: MeldKind, claimed: bool = False) -> Callable[[Event, Seat], tuple[Reason, ...]]:
    """She has laid a set of one of these kinds, with another player's tile if only that counts."""

    def met(event: Event, me: Seat) -> tuple[Reason, ...]:
        if not isinstance(event, Melded) or event.seat is not me or event.meld.kind not in kinds:
            return ()
        meld = event.meld
        if claimed and (meld.is_concealed or meld.added is not None):
            return ()
        designs = tuple(dict.fromkeys(each.design for each in meld.tiles))
        return (Reason("play.made-set", {"kind": Term(meld.kind.value), "tiles": designs}),)

    return met


def _let_by(event: Event, me: Seat) -> tuple[Reason, ...]:
    """She has let a tile go by."""
    if isinstance(event, Passed) and event.seat is me:
        return (Reason("play.let-by", {"tile": event.tile}),)
    return ()


def _exchanged(event: Event, me: Seat) -> tuple[Reason, ...]:
    """She has taken a joker out of a set on the table."""
    if not isinstance(event, JokerExchanged) or event.seat is not me:
        return ()
    return (Reason("play.exchanged", {"tile": event.tile, "seat": event.owner}),)


def _passed_left(event: Event, me: Seat) -> tuple[Reason, ...]:
    """She has passed to the left: of a Charleston that is the last pass of the first."""
    if isinstance(event, TilesPassed) and event.seat is me and event.taker is Way.LEFT.from_seat(me):
        return (Reason("play.charleston-over"),)
    return ()


def _agreed(event: Event, me: Seat) -> tuple[Reason, ...]:
    """She and the player across have agreed on a number."""
    if isinstance(event, CourtesyAgreed) and me in event.seats:
        return (Reason("play.courtesy-agreed", {"count": event.count}),)
    return ()


def _over(event: Event, _me: Seat) -> tuple[Reason, ...]:
    """The deal is over."""
    if not isinstance(event, DealEnded):
        return ()
    winners = event.outcome.winners
    told = tuple(Reason("play.winner", {"seat": each}) for each in winners) or (Reason("play.no-winner"),)
    return (Reason("play.finished"), *told)


def _is(*kinds: type[Action], claimed: bool = False) -> Callable[[View, Action], bool]:
    """An action of one of these kinds; with another player's tile if only that counts."""

    def aims(view: View, action: Action) -> bool:
        return isinstance(action, kinds) and (not claimed or isinstance(view.phase, ClaimWindow))

    return aims


def _never(_view: View, _action: Action) -> bool:
    """It comes by itself, as the end of a deal does."""
    return False


def _calls(_view: View, action: Action) -> bool:
    """A discard is called that she holds the like of; nobody needs to call one with jokers alone."""
    return isinstance(action, Call) and any(not each.design.is_joker for each in action.tiles)


def _makes(kind: MeldKind, claim: type[Action]) -> Callable[[View, Action], bool]:
    """A set of this kind is laid, beside jokers or without."""

    def aims(view: View, action: Action) -> bool:
        return _calls(view, action) and action.kind is kind if isinstance(action, Call) else isinstance(action, claim)

    return aims


def _laying_kong(view: View, action: Action) -> bool:
    """A kong is laid, in any way."""
    return isinstance(action, AddKong) or _makes(MeldKind.KONG, Kong)(view, action)


_SETS = (MeldKind.CHOW, MeldKind.PUNG, MeldKind.KONG)
_GROUPS = (MeldKind.PUNG, MeldKind.KONG, MeldKind.QUINT, MeldKind.SEXTET)
GOALS: Mapping[str, Goal] = MappingProxyType(
    {
        "win": Goal(Reason("ask.play-win"), Reason("hint.play.win"), _won, _is(Win), ends=True),
        "pung": Goal(
            Reason("ask.play-pung"), Reason("hint.play.pung"), _laid(MeldKind.PUNG), _makes(MeldKind.PUNG, Pung)
        ),
        "chow": Goal(Reason("ask.play-chow"), Reason("hint.play.chow"), _laid(MeldKind.CHOW), _is(Chow)),
        "kong": Goal(Reason("ask.play-kong"), Reason("hint.play.kong"), _laid(MeldKind.KONG), _laying_kong),
        "claim": Goal(
            Reason("ask.play-claim"),
            Reason("hint.play.claim"),
            _laid(*_SETS, claimed=True),
            _is(Chow, Pung, Kong, claimed=True),
        ),
        "call": Goal(Reason("ask.play-call"), Reason("hint.play.call"), _laid(*_GROUPS, claimed=True), _calls),
        "exchange": Goal(Reason("ask.play-exchange"), Reason("hint.play.exchange"), _exchanged, _is(ExchangeJoker)),
        "charleston": Goal(Reason("ask.play-charleston"), Reason("hint.play.charleston"), _passed_left, _never),
        "courtesy": Goal(Reason("ask.play-courtesy"), Reason("hint.play.courtesy"), _agreed, _is(Courtesy)),
        "pass": Goal(Reason("ask.play-pass"), Reason("hint.play.pass"), _let_by, _is(Pass)),
        "finish": Goal(Reason("ask.play-finish"), Reason("hint.play.finish"), _over, _never, ends=True),
    }
)
"""Every goal, by what authors call it."""


def reached(goal: Goal, events: Iterable[Event], *, me: Seat) -> tuple[Reason, ...]:
    """How what happened reaches the goal for this player; nothing as long as it does not."""
    return next((told for event in events if (told := goal.met(event, me))), ())
