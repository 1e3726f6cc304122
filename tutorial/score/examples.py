"""A hand to begin with: one that wins at a table."""

from functools import lru_cache
from itertools import count

from engine.appraisal.appraise import appraise
from engine.card.examples import winning_rack
from engine.chance import Chance
from engine.coach.card_players import has_card
from engine.exercises.won_hands import won_hand
from engine.hands import Hand, parse_hand
from engine.phases.calls import card_of
from engine.reasons import EngineError
from engine.ruleset import Variant
from engine.shown_hands import ShownMeld
from tutorial.score import sets, typed
from tutorial.score.asked import Asked, How
from tutorial.score.reading import held


@lru_cache(maxsize=64)
def example(variant: Variant) -> Asked:
    """A hand that wins at this table, always the same."""
    if has_card(variant):
        card = card_of(variant)
        return _asked(winning_rack(card, card.lines[0]), How.DISCARD)
    made = (won_hand(variant, Chance(seed, "scorer"), level=3) for seed in count(1))
    hands = ((parse_hand(each.hand), How.DRAW if each.came == "drawn" else How.DISCARD) for each in made)
    asked = (_asked(hand, how) for hand, how in hands)
    return next(each for each in asked if _wins(each, variant))


def _wins(asked: Asked, variant: Variant) -> bool:
    """The hand wins, with a set on the table."""
    found = held(asked, variant)
    try:
        return bool(found.melds) and found.win is not None and appraise(found.shown, variant).wins
    except EngineError:
        return False


def _asked(hand: Hand, how: How) -> Asked:
    """The hand as an address asks about it."""
    drawn = hand.drawn
    kept = [each for each in hand.concealed if each is not drawn]
    laid = (ShownMeld(each.kind.value, typed.written(each.tiles), each.is_concealed) for each in hand.melds)
    return Asked(hand=typed.written([*kept, *([drawn] if drawn else [])]), melds=sets.written(laid), how=how)
