"""Cases of adjudication as data: what is given, what is attempted, and how it is ruled.

A case names seats by the winds E S W N; East deals, so they are the seats A to D. A party to whom a case gives no seat
may sit on any seat that is free, and one of these seatings must show the ruling.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.referee.incident import Incident, Next
from engine.referee.ruling import Ruling, rule
from engine.seats import Seat

SEATS = dict(zip("ESWN", Seat, strict=True))
LETTERS = {seat: letter for letter, seat in SEATS.items()}


@dataclass(frozen=True)
class Case:
    """A case: nothing else of it is read."""

    given: Mapping[str, Any]
    action: Mapping[str, Any]
    ruling: Mapping[str, Any]

    @property
    def do(self) -> str:
        return str(self.action["do"])

    @property
    def by(self) -> Seat:
        return SEATS[self.action["by"]]

    @property
    def facts(self) -> frozenset[str]:
        return frozenset(self.given) | frozenset(self.action)


class Says:
    """A phrase of the ruling has one of these words."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def __eq__(self, phrase: object) -> bool:
        return isinstance(phrase, str) and any(each in phrase for each in self.words)

    def __hash__(self) -> int:
        return hash(self.words)

    def __repr__(self) -> str:
        return f"something with {' or '.join(self.words)}"


Seen = dict[str, object]
"""What the engine shows, by the words a ruling uses."""
Show = Callable[[Case], Iterator[Seen]]


@dataclass(frozen=True)
class Showing:
    """How cases of one kind of action are shown, if they have certain facts."""

    do: str
    facts: frozenset[str]
    show: Show = field(compare=False)


SHOWINGS: list[Showing] = []


def shows(*actions: str, given: tuple[str, ...] = ()) -> Callable[[Show], Show]:
    """Enters a function as what shows these actions, where all these facts are told."""

    def enter(show: Show) -> Show:
        SHOWINGS.extend(Showing(do, frozenset(given), show) for do in actions)
        return show

    return enter


def showing(case: Case) -> Show | None:
    """What shows a case: the function that wants the most of its facts."""
    fitting = [each for each in SHOWINGS if each.do == case.do and each.facts <= case.facts]
    fitting.sort(key=lambda each: -len(each.facts))
    return fitting[0].show if fitting else None


def disagreements(case: Case, seen: Seen) -> dict[str, tuple[object, object]]:
    """Where the ruling says something else than what was seen, or something that nobody looked at."""
    plain = {"dead": [], "pays": {}, **seen}
    found = {}
    for name, ruled in case.ruling.items():
        if plain.get(name) != ruled:
            found[name] = (ruled, plain.get(name))
    for name in ("dead", "pays"):
        if plain[name] and name not in case.ruling:
            found[name] = (None, plain[name])
    return found


NEXT_IN_WORDS = {
    Next.GOES_ON: Says("continues"),
    Next.PUT_RIGHT: Says("back", "return"),
    Next.REPLAYED: Says("replayed", "thrown in"),
    Next.OVER: Says("over", "game stands"),
}


def ruled(incident: Incident) -> Seen:
    """What the referee shows about an incident."""
    return told(rule(incident))


def told(ruling: Ruling) -> Seen:
    """A ruling in the words of the cases."""
    hurts = bool(ruling.dead or ruling.pays)
    return {
        "legal": ruling.legal,
        "dead": [LETTERS[seat] for seat in ruling.dead],
        "pays": {
            f"{LETTERS[each.payer]}_to_{LETTERS[each.payee]}": each.amount
            for each in ruling.pays
            if isinstance(each.payer, Seat) and isinstance(each.payee, Seat)
        },
        "effect": NEXT_IN_WORDS[ruling.next],
        "game": NEXT_IN_WORDS[ruling.next],
        "penalty": None if hurts else Says("tournaments") if ruling.elsewhere else Says("none"),
        "goes_to": None if ruling.goes_to is None else LETTERS[ruling.goes_to],
    }


def free(*taken: Seat) -> tuple[Seat, ...]:
    """The seats where a party may sit that a case gives no seat."""
    return tuple(seat for seat in Seat if seat not in taken)
