"""Score parts: the patterns a learner says count in a hand, each judged by itself.

What belongs here: what was named wrongly or left out. What does not: one pattern (``presence``), the number
(``wrong_scores``), the question (``count_score``).
"""

from collections.abc import Collection, Iterator, Sequence

from engine.chance import Chance
from engine.exercises.presence import absence, counting
from engine.exercises.wrong_scores import Counted
from engine.reasons import Mark, Reason, Term
from engine.ruleset import Variant
from engine.tiles import Tile

Ruling = tuple[tuple[Reason, ...], tuple[tuple[Tile, Mark], ...]]
"""What is said of a part, and the tiles it is about."""


def counting_parts(counted: Counted, parts: Sequence[str]) -> tuple[str, ...]:
    """Those of the patterns that count, in the order given."""
    return tuple(each for each in parts if counting(counted, each))


def against_parts(counted: Counted, parts: Collection[str]) -> Iterator[Reason]:
    """Why these patterns cannot be chosen from: one is not counted at this table, one that counts is not offered."""
    known = {each.id for each in counted.tally.patterns}
    yield from (Reason("position.no-such-pattern", {"text": each[:40]}) for each in parts if each not in known)
    for each in dict.fromkeys(line.pattern for line in counted.sheet.lines):
        if each not in parts:
            yield Reason("position.no-line-in-parts", {"pattern": Term(each)})


def judged_parts(rules: Variant, counted: Counted, parts: Sequence[str], named: Collection[str]) -> Iterator[Ruling]:
    """What is wrong: each pattern that was named and does not count, then each that counts and was not."""
    right = counting_parts(counted, parts)
    for each in named:
        if each not in right:
            why = absence(rules, counted, each)
            yield why.reasons, tuple((tile, Mark.WHY) for tile in why.tiles)
    for each in right:
        found = counting(counted, each)
        if each not in named and found:
            told = Reason("score.forgot-pattern", {"pattern": Term(each)})
            yield (told,), tuple((tile, Mark.WHY) for tile in found.tiles)


def parts_to_choose(counted: Counted, chance: Chance, *, more: int) -> tuple[str, ...]:
    """The patterns that count and some others, first those that are there and do not, in the order of the table."""
    here = dict.fromkeys(line.pattern for line in counted.sheet.lines)
    aside = [each for each in dict.fromkeys(one.line.pattern for one in counted.sheet.aside) if each not in here]
    table = [each.id for each in counted.tally.patterns]
    others = chance.mixed([each for each in table if each not in here and each not in aside])
    offered = {*here, *[*aside, *others][:more]}
    return tuple(each for each in table if each in offered)
