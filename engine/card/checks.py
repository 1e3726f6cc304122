"""Whether a card holds: every line can be built, makes as many hands as stated, and no two lines are the same.

What belongs here: what is wrong with a card that could be read. What does not: reading it (``parse_card``).
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.card.card import Card
from engine.card.card_text import LineText
from engine.card.expand import many_readings
from engine.card.hands import HAND, CardHand
from engine.card.match import match
from engine.reasons import Param, Reason

MOST_READINGS = 50_000
"""A line whose letters could be read in more ways is not tried."""


def unreadable_lines(lines: Sequence[LineText]) -> Iterator[Reason]:
    """Lines that bear another's name, or whose letters could be read in too many ways to try."""
    names: set[str] = set()
    for each in lines:
        if each.id in names:
            yield Reason("card.name-twice", _at(each))
        names.add(each.id)
        if sum(map(many_readings, each.versions)) > MOST_READINGS:
            yield Reason("card.too-many-readings", _at(each))


def faults_of(line: LineText, hands: Sequence[CardHand], *, is_own_year: bool) -> Iterator[Reason]:
    """What is wrong with the hands a line makes. Only the card's own year says how many those with the year are."""
    buildable = sum(each.is_buildable for each in hands)
    if wrong := next((each for each in hands if len(each) != HAND), None):
        yield Reason("card.wrong-size", {**_at(line), "count": len(wrong), "size": HAND})
    elif is_own_year or not line.uses_year:
        if not buildable:
            yield Reason("card.not-buildable", _at(line))
        elif line.stated not in (None, buildable):
            yield Reason("card.wrong-count", {**_at(line), "stated": line.stated, "found": buildable})


def same_hands(card: Card, lines: Sequence[LineText]) -> Iterator[Reason]:
    """Two lines that stand for the same hands, some or all of them; each two are told once."""
    owners: dict[CardHand, str] = {}
    shared: Counter[tuple[str, str]] = Counter()
    for line in card.lines:
        for hand in line.hands:
            first = owners.setdefault(hand, line.id)
            if first != line.id:
                shared[first, line.id] += 1
    texts = {each.id: each for each in lines}
    for (first, second), many in shared.items():
        yield Reason("card.same-hands", {**_at(texts[second]), "other": first, "count": many})


def failed_proofs(card: Card, lines: Sequence[LineText]) -> Iterator[Reason]:
    """Racks that are no hand, or do not win as the text says: with their own line alone, or with none."""
    for line in lines:
        for proof in line.proofs:
            at: dict[str, Param] = {"line": proof.number, "text": line.id}
            if len(proof.hand.tiles) != HAND:
                yield Reason("card.wrong-size", {**at, "count": len(proof.hand.tiles), "size": HAND})
                continue
            found = [each.line.id for each in match(card, proof.hand)]
            if proof.wins and line.id not in found:
                yield Reason("card.does-not-win", at)
            for other in found:
                if not proof.wins or other != line.id:
                    yield Reason("card.wins-elsewhere", {**at, "other": other})


def _at(line: LineText) -> dict[str, Param]:
    """Where a line stands and what it is called."""
    return {"line": line.number, "text": line.id}
