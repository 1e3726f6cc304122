"""Steps checked by the engine: what an author listed as right or wrong is judged as a learner's answer would be."""

from engine.exercises.frame import Exercise, Rung
from engine.exercises.play_hand import PlayHand
from engine.reasons import EngineError, Verdict
from engine.ruleset import Variant
from tutorial.content.report import Tell, in_short
from tutorial.content.values import Refusal, Step

RUNGS = tuple(Rung)
"""The hints every step has, in order."""


def check_step(step: Step, variant: Variant, tell: Tell) -> None:
    """Tells everything about a step that the engine does not bear out."""
    if not _can_be_asked(step.exercise, variant, tell):
        return
    _check_lists(step, tell)
    for answer in step.accept:
        _check_accepted(step, answer, variant, tell)
    for refusal in step.refuse:
        _check_refused(step, refusal, variant, tell)
    rungs = tuple(hint.rung for hint in step.exercise.hints(variant))
    if rungs != RUNGS:
        tell(f"The hints are {', '.join(rungs) or 'none'}; there must be {', '.join(RUNGS)}.")


def check_hand(hand: PlayHand, variant: Variant, tell: Tell) -> None:
    """Tells why a practice hand cannot be played, or leads nowhere."""
    _can_be_asked(hand, variant, tell)


def _can_be_asked(exercise: Exercise, variant: Variant, tell: Tell) -> bool:
    """Whether the engine finds nothing impossible in a question; tells what it does."""
    problems = exercise.problems(variant)
    for reason in problems:
        tell(f"The question cannot be asked: {in_short(reason)}.")
    return not problems


def _check_lists(step: Step, tell: Tell) -> None:
    """Tells of answers that are listed twice."""
    listed = [*step.accept, *(refusal.answer for refusal in step.refuse)]
    for answer in dict.fromkeys(listed):
        if listed.count(answer) > 1:
            tell(f"The answer {answer!r} is listed {listed.count(answer)} times.")


def _check_accepted(step: Step, answer: str, variant: Variant, tell: Tell) -> None:
    """Tells if an answer listed as right is none."""
    verdict = _judged(step, answer, variant, tell, listed="accept")
    if verdict is not None and not verdict.allowed:
        why = in_short(verdict.reasons[0]) if verdict.reasons else "without a reason"
        tell(f"accept lists {answer!r}, but the engine refuses it: {why}.")


def _check_refused(step: Step, refusal: Refusal, variant: Variant, tell: Tell) -> None:
    """Tells if an answer listed as wrong is right, or wrong for another reason."""
    verdict = _judged(step, refusal.answer, variant, tell, listed="refuse")
    if verdict is None:
        return
    if verdict.allowed:
        tell(f"refuse lists {refusal.answer!r}, but the engine accepts it.")
    elif verdict.because != refusal.because:
        first = verdict.because or "nothing"
        tell(f"refuse lists {refusal.answer!r} because of {refusal.because}, but the first reason is {first}.")


def _judged(step: Step, answer: str, variant: Variant, tell: Tell, *, listed: str) -> Verdict | None:
    """The engine's ruling, None (and a problem) if the text is no answer to the question."""
    try:
        return step.exercise.grade(variant, answer)
    except EngineError as unreadable:
        tell(f"{listed} lists {answer!r}, which is no answer to this question: {in_short(unreadable.reason)}.")
        return None
