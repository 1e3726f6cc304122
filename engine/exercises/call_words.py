"""Words for calls: why an answer to a discard is right or wrong where hands are lines of a card.

What belongs here: reasons and hints. What does not: the ruling (``call_or_not``), what a call brings (``called``).
"""

from engine.coach.card_players import field_of_view
from engine.exercises.called import PASS, WIN, Called
from engine.exercises.frame import Hint, Rung
from engine.exercises.legal_action import why
from engine.reasons import Param, Reason
from engine.shapes.shape import OUT_OF_REACH


def why_allowed(called: Called, said: str, offered: tuple[str, ...]) -> tuple[Reason, ...]:
    """Why she may call the tile for this; of `PASS`, why she may not call it for what is offered."""
    if said != PASS:
        return (why(called.view, called.action(said)),)
    against = [called.against(each)[0] for each in offered if each != PASS]
    return (Reason("call.nothing-to-call", {"tile": called.tile}), *dict.fromkeys(against))


def why_best(called: Called, said: str) -> tuple[Reason, ...]:
    """Why this is the best answer."""
    if said == WIN:
        return (why(called.view, called.action(said)),)
    if said != PASS and called.after(said) < called.now:
        return (Reason("call.brings-closer", {"count": called.after(said), "before": called.now}),)
    if said != PASS:
        return (Reason("advice.claim-opens-line", {"count": called.after(said)}),)
    nearest = min(called.allowed, key=called.after, default=None)
    return (why_worse(called, nearest, PASS) if nearest else Reason("call.nothing-to-call", {"tile": called.tile}),)


def why_worse(called: Called, said: str, best: str) -> Reason:
    """Why this, which is allowed, is not as good as the best answer."""
    after = called.after(said)
    if best == WIN:
        return Reason("call.win-instead", {"tile": called.tile})
    if said == PASS:
        return Reason("call.brings-closer", {"count": called.after(best), "before": called.now})
    if after == OUT_OF_REACH:
        return Reason("call.leaves-no-line", {"tile": called.tile})
    if best != PASS:
        return Reason("call.other-size", {"count": after, "best": called.after(best)})
    if called.is_for_concealed and after > called.now:
        return Reason("call.gives-up-concealed", {"count": after, "before": called.now})
    return Reason("call.no-closer", {"count": after, "before": called.now})


def hints_to(called: Called, goal: Reason, rule: Reason, answer: Reason) -> tuple[Hint, ...]:
    """From what to find out to the answer; on the way, what she holds of the tile, and on how many lines it is."""
    tile = called.tile
    same = [each for each in called.like if not each.design.is_joker]
    held: dict[str, Param] = {"tile": tile, "count": len(same), "jokers": len(called.like) - len(same)}
    field = field_of_view(called.view, called.view.hand)
    lines = [
        line
        for line, hands in zip(field.lines, field.by_lines, strict=True)
        if not line.is_concealed and any(block.kind == tile.index for each in hands for block in each.like)
    ]
    return (
        Hint(Rung.GOAL, goal),
        Hint(Rung.AREA, Reason("hint.call.area", held), called.like),
        Hint(Rung.RULE, rule),
        Hint(Rung.TILE, Reason("hint.call.tile", {"tile": tile, "count": len(lines)}), (tile,)),
        Hint(Rung.ANSWER, answer),
    )
