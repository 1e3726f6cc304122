"""What is said of a line of play: how it stands without its goal, and the hints towards a line that reaches it.

What belongs here: reasons and hints. What does not: the ruling (``play_hand``), playing (``lines``).
"""

from collections.abc import Mapping

from engine.actions import Action, AddKong, BlindPass, Call, Chow, Discard, Kong, PassTiles, Pung
from engine.coach.card_players import has_card
from engine.events import ClaimLost
from engine.exercises.frame import LEARNER, Hint, Rung
from engine.exercises.goals import GOALS, Goal
from engine.exercises.lines import Line, Move, chances
from engine.phases.claim_window import ClaimWindow
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.tiles import Tile


def why_not(goal: str, line: Line) -> tuple[Reason, ...]:
    """How the deal stands without the goal of this name, and what became of the chances for it."""
    told, wanted = [_standing(line)], GOALS[goal]
    if any(wanted.aims(each.view, each.action) for each in line.moves):
        told += [each.why for each in line.events if isinstance(each, ClaimLost) and each.seat is LEARNER]
    missed = next(chances(wanted, line), None)
    if missed:
        number, action = missed
        move = line.moves[number - 1]
        told.append(Reason("play.chance-missed", {"number": number, "tile": _tile_of(Move(move.view, action))}))
    elif line.is_over and len(told) == 1:
        told.append(Reason("play.no-chance"))
    return tuple(told)


def _standing(line: Line) -> Reason:
    """Whether the deal goes on, and if not, who has won it."""
    outcome = line.state.outcome
    if outcome is None:
        return Reason("play.not-yet", {"count": len(line.moves)})
    if not outcome.winners:
        return Reason("play.nobody-won")
    if LEARNER in outcome.winners:
        return Reason("play.won-without")
    return Reason("play.another-won", {"seat": outcome.winners[0]})


def hints_to(goal: str, line: Line) -> tuple[Hint, ...]:
    """From the goal of this name in other words to what she does in the line, which reaches it."""
    first = _tile_of(line.moves[0])
    return (
        Hint(Rung.GOAL, GOALS[goal].again),
        Hint(Rung.AREA, Reason("hint.play.area", {"count": len(line.moves)})),
        Hint(Rung.RULE, _rule(goal, line.state.variant)),
        Hint(Rung.TILE, Reason("hint.play.tile", {"tile": first}), (first,)),
        _answer(GOALS[goal], line),
    )


def _tile_of(move: Move) -> Tile:
    """The tile a move is about: another player's, or one of her own."""
    phase = move.view.phase
    if isinstance(phase, ClaimWindow):
        return phase.subject.tile
    return (move.action.pieces or (move.view.hand.drawn,))[0] or move.view.hand.concealed[-1]


_RULES: Mapping[str, Reason] = {
    "pung": Reason("rule.pung"),
    "chow": Reason("rule.chow"),
    "kong": Reason("rule.kong"),
    "claim": Reason("rule.set"),
    "pass": Reason("rule.set"),
    "finish": Reason("rule.own-turn"),
    "call": Reason("rule.who-may-call"),
    "exchange": Reason("rule.exchange"),
    "charleston": Reason("rule.pass-three"),
    "courtesy": Reason("rule.courtesy"),
}
"""The rule behind each goal; a win wants as many sets as the game does, or a line of the card."""
_OF_A_CARD: Mapping[str, Reason] = {
    "win": Reason("rule.what-a-line-lacks"),
    "pass": Reason("rule.who-may-call"),
    "finish": Reason("rule.own-turn-card"),
}
"""The same where hands are lines of a card."""


def _rule(goal: str, rules: Variant) -> Reason:
    found = (_OF_A_CARD if has_card(rules) else {}).get(goal) or _RULES.get(goal)
    return found or Reason("rule.complete-hand", {"count": rules.sets})


def _answer(goal: Goal, line: Line) -> Hint:
    """What she does in the line that was found, and with which tile it reaches the goal."""
    *before, last = line.moves
    own = [*before, last] if not goal.aims(last.view, last.action) else before
    given = tuple(piece for each in own if _passes_on(each.action) for piece in each.action.pieces)
    thrown = tuple(each.action.pieces[0] for each in own if _lets_go(each.action))
    laid = tuple(_tile_of(each) for each in own if isinstance(each.action, _LAYING))
    names = tuple(each.design for each in thrown)
    if given:
        # What is passed on decides what comes; where to go from there, she sees at the table.
        told = Reason("hint.play.answer-passing", {"tiles": tuple(each.design for each in given)})
        return Hint(Rung.ANSWER, told, given)
    if not goal.aims(last.view, last.action):
        return Hint(Rung.ANSWER, Reason("hint.play.answer-to-the-end", {"tiles": names}), thrown)
    tile = _tile_of(last)
    if laid:
        sets = tuple(each.design for each in laid)
        told = Reason("hint.play.answer-with-sets", {"tiles": names, "claimed": sets, "tile": tile})
    elif thrown:
        told = Reason("hint.play.answer", {"tiles": names, "tile": tile})
    else:
        told = Reason("hint.play.answer-at-once", {"tile": tile})
    return Hint(Rung.ANSWER, told, (*thrown, tile))


_LAYING = (Chow, Pung, Kong, AddKong, Call)
"""What lays a set."""


def _passes_on(action: Action) -> bool:
    """It gives tiles to another player before play."""
    return isinstance(action, PassTiles | BlindPass)


def _lets_go(action: Action) -> bool:
    """It lets a tile of her own go."""
    return isinstance(action, Discard)
