"""Questions and corrections checked by the engine: every proof is judged, and must come out as it is written."""

from functools import singledispatch
from pathlib import Path

from engine.appraisal.appraise import appraise
from engine.book.book import FACTS
from engine.reasons import EngineError
from engine.referee.ruling import rule
from engine.ruleset import Variant
from tutorial.content.check_guide import check_article
from tutorial.content.check_order import is_variant
from tutorial.content.check_texts import WordLists
from tutorial.content.guide import SECTIONS
from tutorial.content.read_reference import FILES
from tutorial.content.reference import Asked, Entry, Proof, Reference, Ruled, Scored, Stated
from tutorial.content.report import Report, Tell, in_short


def check_reference(reference: Reference, lists: WordLists, root: Path, report: Report) -> None:
    """Tells everything about the entries that the engine does not bear out, and which words cannot stay."""
    check_article(reference.article, lists, root, report)
    for entry in reference.entries.values():
        _check_entry(entry, report.teller(root / reference.article.place / FILES[reference.article.place], entry.id))


def _check_entry(entry: Entry, tell: Tell) -> None:
    """Tells which proofs of an entry do not hold."""
    if entry.see and entry.see not in SECTIONS:
        tell(f"see names no section of a front page; there are {', '.join(SECTIONS)}.")
    if not is_variant(entry.variant):
        tell(f"The engine plays no variant {entry.variant!r}.")
    for each in entry.proofs:
        try:
            check_proof(each, each.table.rules(), tell)
        except EngineError as refused:
            tell(f"The proof cannot be judged: {in_short(refused.reason)}.")


@singledispatch
def check_proof(proof: Proof, rules: Variant, tell: Tell) -> None:
    """Tells where the engine judges otherwise than the proof says.

    Raises: EngineError if it cannot judge at all; TypeError for a proof of no known kind.
    """
    raise TypeError(proof)


@check_proof.register
def _(proof: Asked, rules: Variant, tell: Tell) -> None:
    problems = proof.exercise.problems(rules)
    for reason in problems:
        tell(f"The question cannot be asked: {in_short(reason)}.")
    if problems:
        return
    verdict = proof.exercise.grade(rules, proof.answer)
    if verdict.allowed and proof.because:
        tell(f"{proof.answer!r} is said to be wrong, but the engine accepts it.")
    elif not verdict.allowed and verdict.because != proof.because:
        tell(f"{proof.answer!r} is refused because of {verdict.because}, not of {proof.because or 'nothing'}.")


@check_proof.register
def _(proof: Scored, rules: Variant, tell: Tell) -> None:
    found = appraise(proof.hand, rules)
    obstacle = found.obstacle.code if found.obstacle else ""
    if obstacle != proof.because:
        tell(f"What keeps the hand from winning is {obstacle or 'nothing'}, not {proof.because or 'nothing'}.")
    elif proof.total is not None and found.total != proof.total:
        tell(f"The hand is worth {found.total}, not {proof.total}.")


@check_proof.register
def _(proof: Ruled, rules: Variant, tell: Tell) -> None:
    first = rule(proof.incident).reasons[0].code
    if first != proof.because:
        tell(f"The rule is {first}, not {proof.because}.")


@check_proof.register
def _(proof: Stated, rules: Variant, tell: Tell) -> None:
    told = next((each.says(rules) for each in FACTS if each.id == proof.fact), None)
    said = told.code if told else "nothing"
    if said != proof.says:
        tell(f"Of {proof.fact!r} the engine says {said}, not {proof.says}.")
