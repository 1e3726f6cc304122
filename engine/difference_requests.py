"""Differences between two tables as JSON: the question, both answers, both reasons (docs/batch.md).

What belongs here: writing them. What does not: finding them (``book``).
"""

from collections.abc import Iterator

from engine.book.differences import differences
from engine.book.proofs import Finding
from engine.requests import Json, told
from engine.ruleset import Variant


def written_differences(here: Variant, there: Variant) -> Iterator[Json]:
    """Each rule in which two tables differ, with what both were asked and what each answered.

    >>> from engine.variants import variant
    >>> first, *_ = written_differences(variant("hong_kong"), variant("mcr"))
    >>> first["entry"], first["hong_kong"]["allowed"], first["mcr"]["allowed"]
    ('minimum', True, False)
    """
    for each in differences(here, there):
        yield {
            "entry": each.entry,
            "asked": each.proof.text,
            here.id: _answer(each.here),
            there.id: _answer(each.there),
        }


def _answer(finding: Finding) -> Json:
    """What one table answers."""
    amount = {} if finding.amount is None else {"amount": finding.amount, "unit": finding.unit.value}
    return {"allowed": finding.allowed, **amount, "reasons": [told(each) for each in finding.reasons]}
