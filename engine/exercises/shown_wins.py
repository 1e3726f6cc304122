"""Shown wins: finished hands that win at a table, out of the examples and made by chance.

What belongs here: choosing hands for questions about what they show. What does not: the examples (``examples``), making
a hand (``won_hands``), judging it (``appraisal``).
"""

from dataclasses import replace
from functools import lru_cache

from engine.appraisal.appraise import is_barred_by_suits, judged
from engine.chance import Chance
from engine.examples.hands import Example, hands
from engine.exercises.count_score import WAYS, CountScore
from engine.exercises.won_hands import won_hand
from engine.hands import print_hand
from engine.ruleset import Variant

DRAWN = "drawn"
"""How a winning tile usually comes."""
_WRITTEN = {came: text for text, came in WAYS.items()}


def shown_win(variant: Variant, chance: Chance, *, options: str, level: int) -> CountScore:
    """A hand that wins at this table, as a question of its worth that offers nothing yet."""
    while True:
        asked = replace(shown_hand(variant, chance, level=level), options=options)
        if not asked.against_hand(variant) and wins(variant, asked):
            return asked


def shown_hand(variant: Variant, chance: Chance, *, level: int) -> CountScore:
    """A finished hand of the tiles of this table: made, or out of the examples."""
    if chance.below(2):
        made = won_hand(variant, chance, level=level)
        return CountScore(made.hand, (), "", made.came, made.left)
    return chance.choice(_examples(variant))


def wins(variant: Variant, asked: CountScore) -> bool:
    """The hand wins at this table: it is worth enough, its sets may lie there, it holds no suit too many."""
    rules, showing = asked.rules(variant), asked.counted(variant).showing
    return not is_barred_by_suits(rules, showing.hand) and judged(rules, showing, None).wins


@lru_cache(maxsize=64)
def _examples(variant: Variant) -> tuple[CountScore, ...]:
    """The examples that have a place at this table."""
    told = (each for some in hands().values() for each in some if each.win and each.fits(variant))
    return tuple(dict.fromkeys(map(_question, told)))


def _question(example: Example) -> CountScore:
    """The example as a question: of how it won only what a question can tell."""
    win = example.win
    came = _WRITTEN.get(win.came, DRAWN) if win else DRAWN
    return CountScore(print_hand(example.hand), (), "", came, 0 if win and win.on_last_tile else 40)
