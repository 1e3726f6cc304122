"""Differences with what proves them: a position or a hand that both tables are asked about, and both answers."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.safestring import SafeString

from engine.book.book import book
from engine.book.differences import Difference, differences
from engine.book.proofs import Counted, Finding, Proof
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.scoring.sheet import Unit
from tutorial.rules.questions import ME, Question, question
from tutorial.wording import reasons, worths

MOST = 10
"""So many differences are shown."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What one table answers."""

    table: str
    """The id of its tradition."""
    allowed: bool
    """It may be done, or the hand wins."""
    amount: str
    """What is counted or paid; empty where that is not asked."""
    whys: tuple[str, ...]
    """Why."""


@dataclass(frozen=True, slots=True)
class Proven:
    """A difference."""

    entry: str
    """The id of the rule."""
    here: SafeString
    """The rule at the table one comes from; empty where there is none."""
    there: SafeString
    """The rule at the table one comes to."""
    question: Question
    """What both are asked."""
    answers: tuple[Answer, Answer]
    """What each answers."""


def proven(here: Variant, there: Variant) -> tuple[Proven, ...]:
    """The differences that matter most to somebody who comes from the one table to the other."""
    told = [{each.id: each.reason for each in book(table)} for table in (here, there)]
    return tuple(_proven(each, here, there, told) for each in differences(here, there)[:MOST])


def _proven(of: Difference, here: Variant, there: Variant, told: list[dict[str, Reason]]) -> Proven:
    """A difference in words."""
    return Proven(
        of.entry,
        _rule(told[0], of.entry),
        _rule(told[1], of.entry),
        question(of.proof),
        (_answer(of.proof, of.here, here), _answer(of.proof, of.there, there)),
    )


def _rule(told: Mapping[str, Reason], id: str) -> SafeString:
    """What a table says of a rule; nothing if it has none."""
    return reasons.say(told[id]) if id in told else SafeString()


def _answer(proof: Proof, found: Finding, variant: Variant) -> Answer:
    """What a table answers."""
    amount = worths.amount(found.amount, _unit(proof, variant)) if found.amount is not None else ""
    return Answer(variant.id, found.allowed, amount, tuple(reasons.say_text(each, me=ME) for each in found.reasons[:3]))


def _unit(proof: Proof, variant: Variant) -> Unit:
    """What the answer is counted in: hands and patterns in the unit of their lines, all else in points."""
    if not isinstance(proof, Counted):
        return Unit.POINT
    rows = [each for each in variant.tally.patterns if proof.pattern in ("", each.id)]
    units = {each.worth.unit for each in rows}
    return units.pop() if len(units) == 1 else Unit.POINT
