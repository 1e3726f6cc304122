"""Reading numbers and conditions of a card line: ``(x*(x+1))``, ``3<=x<=7 and p in (x,x+1)``.

What belongs here: their grammar and what is told where it is broken. What does not: tiles (``parse_line``).
"""

from engine.card.numbers import (
    COMPARISONS,
    VARIABLES,
    Comparison,
    Condition,
    Literal,
    Membership,
    Number,
    Operation,
    Variable,
)
from engine.card.reader import Reader
from engine.reasons import ContentError, Reason


def parse_number(reader: Reader) -> Number:
    """Arithmetic: products before sums and differences.

    Raises: ContentError ``card.expected-number``, ``card.expected-parenthesis``.

    >>> parse_number(Reader("2+3*4", 1)).value({})
    14
    """
    number = _product(reader)
    while sign := reader.take("+-"):
        number = Operation(number, sign, _product(reader))
    return number


def parse_enclosed(reader: Reader) -> Number:
    """A number in parentheses, the first of which has been read.

    Raises: ContentError as `parse_number`.
    """
    number = parse_number(reader)
    _close(reader)
    return number


def parse_conditions(reader: Reader) -> tuple[Condition, ...]:
    """Conditions joined by ``and``.

    Raises: ContentError ``card.expected-comparison``, or as `parse_number`.
    """
    conditions = [_condition(reader)]
    while reader.take_word("and"):
        conditions.append(_condition(reader))
    return tuple(conditions)


def _product(reader: Reader) -> Number:
    """Products and remainders."""
    number = _atom(reader)
    while sign := reader.take("*%"):
        number = Operation(number, sign, _atom(reader))
    return number


def _atom(reader: Reader) -> Number:
    """A number as such, a variable, or arithmetic in parentheses."""
    if reader.take("("):
        return parse_enclosed(reader)
    if digits := reader.match(r"[0-9]{1,4}(?![0-9])"):
        return Literal(int(digits))
    if letter := reader.take(VARIABLES):
        return Variable(letter)
    raise ContentError(Reason("card.expected-number", reader.here()))


def _condition(reader: Reader) -> Condition:
    """A chain of comparisons, or a choice."""
    first = parse_number(reader)
    if reader.take_word("in"):
        return Membership(first, _choices(reader))
    numbers, signs = [first], []
    while sign := reader.take(COMPARISONS):
        signs.append(sign)
        numbers.append(parse_number(reader))
    if not signs:
        raise ContentError(Reason("card.expected-comparison", reader.here()))
    return Comparison(tuple(numbers), tuple(signs))


def _choices(reader: Reader) -> tuple[Number, ...]:
    """Numbers in parentheses with commas between."""
    if not reader.take("("):
        raise ContentError(Reason("card.expected-parenthesis", reader.here()))
    choices = [parse_number(reader)]
    while reader.take(","):
        choices.append(parse_number(reader))
    _close(reader)
    return tuple(choices)


def _close(reader: Reader) -> None:
    """The parenthesis that ends a number."""
    if not reader.take(")"):
        raise ContentError(Reason("card.expected-parenthesis", reader.here()))
