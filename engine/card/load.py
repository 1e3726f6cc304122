"""Loading a card: its text becomes lines with hands of real tiles, if nothing is wrong with it.

What belongs here: the steps, and what each needs of the one before. What does not: the steps themselves.
"""

from engine.card.card import Card, CardLine
from engine.card.card_text import LineText
from engine.card.checks import failed_proofs, faults_of, same_hands, unreadable_lines
from engine.card.expand import hands_of
from engine.card.hands import CardHand
from engine.card.parse_card import read_card
from engine.reasons import ContentError, Reason

YEARS = range(1000, 9999)
"""The years a card may be of: four digits, and the next year has four too."""


def load_card(text: str, *, year: int | None = None) -> Card:
    """The card of this text, for a year or for its own.

    Raises: ContentError with the first of its problems.

    >>> load_card("card mini 2027\\nsection evens\\ne-1 x 25: F^2 2a^4 6a^4 8b^4 makes 6").line("e-1").value
    25
    """
    card, problems = _loaded(text, year)
    if card is None:
        raise ContentError(problems[0])
    return card


def problems_of(text: str, *, year: int | None = None) -> tuple[Reason, ...]:
    """Everything that is wrong with the text of a card: first what cannot be read, then what does not hold."""
    return _loaded(text, year)[1]


def _loaded(text: str, year: int | None) -> tuple[Card | None, tuple[Reason, ...]]:
    """The card if nothing is wrong with it, and what is."""
    found = read_card(text)
    year = found.year if year is None else year
    problems = [*found.faults]
    if not problems and not found.lines:
        problems.append(Reason("card.no-lines"))
    if not problems and year not in YEARS:
        problems.append(Reason("card.no-such-year", {"number": year}))
    problems = problems or [*unreadable_lines(found.lines)]
    if problems:
        return None, tuple(problems)
    hands = {each.id: hands_of(each.versions, year) for each in found.lines}
    is_own_year = year == found.year
    for each in found.lines:
        problems += faults_of(each, hands[each.id], is_own_year=is_own_year)
    if problems:
        return None, tuple(problems)
    lines = [_line(each, hands[each.id]) for each in found.lines]
    left_out = tuple(each.id for each in lines if not each.hands)
    card = Card(found.id, year, tuple(each for each in lines if each.hands), left_out)
    problems += same_hands(card, found.lines)
    if is_own_year:
        problems += failed_proofs(card, found.lines)
    return (None if problems else card), tuple(problems)


def _line(text: LineText, hands: tuple[CardHand, ...]) -> CardLine:
    """The line of this text, with those of its hands that can be built."""
    buildable = tuple(each for each in hands if each.is_buildable)
    return CardLine(text.id, text.section, text.is_concealed, text.value, text.text, text.versions, buildable)
