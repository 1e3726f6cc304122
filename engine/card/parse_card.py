"""Reading the text of a card: its head, its sections, a line for each hand, and racks that prove it.

What belongs here: what a card's lines are made of, every fault with its place. What does not: the groups of a hand
(``parse_line``), and whether the card holds (``checks``).
"""

from dataclasses import dataclass, field, replace

from engine.card.card_text import LineText, Proof
from engine.card.parse_line import parse_versions
from engine.card.reader import Reader
from engine.hands import Hand, hand_of
from engine.notation import parse_tiles
from engine.reasons import ContentError, NotationError, Param, Reason

LONGEST_TEXT = 100_000
"""Units: characters. A longer card is refused unread."""
LONGEST_LINE = 200
"""Units: characters. A longer line is refused unread."""
_NAME = r"[a-z][a-z0-9_-]*"


@dataclass(slots=True)
class CardText:
    """The text of a card, taken apart line by line."""

    id: str = ""
    """Its name."""
    year: int = 0
    """The year its counts and racks speak of."""
    lines: list[LineText] = field(default_factory=list)
    """Its hands."""
    faults: list[Reason] = field(default_factory=list)
    """What could not be read: at most one fault for each line of text."""
    _section: str = ""

    def read(self, text: str, number: int) -> None:
        """Takes one line of text in.

        Raises: ContentError with its place, if it says nothing a card can say.
        """
        reader = Reader(text, number)
        if reader.is_done or reader.sees("#"):
            return
        if not self.id:
            self.id, self.year = _head(reader)
        elif reader.match(r"section(?!\S)"):
            self._section = _name(reader)
        elif self.lines and (kind := reader.match(r"(win|near)(?!\S)")):
            self._prove(Proof(number, _rack(reader), kind == "win"))
            return
        elif not self._section:
            raise ContentError(Reason("card.expected-section", reader.here()))
        else:
            self.lines.append(_line(reader, number, self._section))
        if not reader.is_done:
            raise ContentError(Reason("card.expected-end", reader.here()))

    def _prove(self, proof: Proof) -> None:
        """Adds a rack to the last hand."""
        self.lines[-1] = replace(self.lines[-1], proofs=(*self.lines[-1].proofs, proof))


def read_card(text: str) -> CardText:
    """A card's text taken apart, with every fault that was found."""
    if len(text) > LONGEST_TEXT:
        return CardText(faults=[Reason("card.too-long", {"most": LONGEST_TEXT})])
    card = CardText()
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            if len(line) > LONGEST_LINE:
                raise ContentError(Reason("card.line-too-long", {"line": number, "most": LONGEST_LINE}))
            card.read(line, number)
        except ContentError as fault:
            card.faults.append(fault.reason)
            if not card.id:
                break
    return card


def _head(reader: Reader) -> tuple[str, int]:
    """The card's name and year."""
    start = reader.here()
    name = reader.take_word("card") and reader.match(_NAME)
    year = reader.match(r"[1-9][0-9]{3}(?![0-9])")
    if not name or not year:
        raise ContentError(Reason("card.expected-head", start))
    return name, int(year)


def _line(reader: Reader, number: int, section: str) -> LineText:
    """A hand: its name, X or C, its value, a colon, what it is made of, and how many hands that makes."""
    name = _name(reader)
    mark = reader.match("[xc](?![a-z])")
    if not mark:
        raise ContentError(Reason("card.expected-mark", reader.here()))
    value = _positive(reader)
    if not reader.take(":"):
        raise ContentError(Reason("card.expected-colon", reader.here()))
    start = reader.at
    versions = parse_versions(reader)
    text = reader.since(start)
    stated = _positive(reader) if reader.take_word("makes") else None
    return LineText(number, name, section, mark == "c", value, text, versions, stated)


def _name(reader: Reader) -> str:
    """A name of small letters, digits and hyphens."""
    name = reader.match(_NAME)
    if not name:
        raise ContentError(Reason("card.expected-name", reader.here()))
    return name


def _positive(reader: Reader) -> int:
    """A number from 1 on."""
    digits = reader.match(r"[1-9][0-9]{0,5}(?![0-9])")
    if not digits:
        raise ContentError(Reason("card.expected-count", reader.here()))
    return int(digits)


def _rack(reader: Reader) -> Hand:
    """The tiles in the rest of the line."""
    line, column, text = reader.here().values()
    try:
        return hand_of(parse_tiles(reader.match(".*")))
    except NotationError as unreadable:
        place = unreadable.reason.params.get("place", 1)
        assert isinstance(column, int)
        assert isinstance(place, int)
        where: dict[str, Param] = {"line": line, "column": column + place - 1, "text": text}
        raise ContentError(Reason("card.unreadable-rack", where)) from unreadable
