"""Precedence: who of several callers is heard, at a table where tiles may lie open before all have spoken.

What belongs here: the order among the answers to one discard, as a pure function. What does not: which are legal.
"""

from dataclasses import dataclass

from engine.actions import Call, Win
from engine.claims import Answer, Resolution, Stage, Subject
from engine.reasons import Reason


@dataclass(frozen=True, slots=True)
class Precedence:
    """A win before every call, even one already shown; among equals who has committed herself, else the nearest."""

    def resolve(self, subject: Subject, answers: tuple[Answer, ...]) -> Resolution:
        """Who gets the tile: a function of the answers alone. There is one winner at most."""
        near = tuple(sorted(answers, key=lambda each: each.action.seat.after(subject.by)))
        wins = tuple(each for each in near if isinstance(each.action, Win))
        calls = tuple(each for each in near if isinstance(each.action, Call))
        heard = _heard(wins or calls)
        if heard is None:
            return Resolution()
        seat = heard.action.seat
        lost = []
        for each in near:
            if each is heard or each not in (*wins, *calls):
                continue
            if wins and each in calls:
                why = Reason("claim.lost-to-win", {"seat": seat})
            elif each.action.seat.after(subject.by) < seat.after(subject.by):
                why = Reason("claim.lost-to-placed", {"seat": seat})
            else:
                why = Reason("claim.lost-to-nearer", {"seat": seat})
            lost.append((each.action.seat, why))
        return Resolution((seat,), None, tuple(lost)) if wins else Resolution((), heard.action, tuple(lost))


def _heard(equal: tuple[Answer, ...]) -> Answer | None:
    """Whose claim stands among equal ones, the nearest first: whoever placed the tile or showed tiles keeps it."""
    committed = [each for each in equal if each.stage > Stage.SAID]
    return min(committed, key=lambda each: each.order) if committed else next(iter(equal), None)
