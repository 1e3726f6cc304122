"""Cards as values: the lines, and the hands each of them stands for.

What belongs here: a card that has been read and checked. What does not: reading one (``load``), the cards there are
(``cards``), and comparing racks with one (``match``, ``reach``, ``distance``).
"""

from dataclasses import dataclass, field

from engine.card.grammar import Version
from engine.card.hands import CardHand
from engine.card.index import Index
from engine.reasons import ContentError, Reason


@dataclass(frozen=True, slots=True, eq=False)
class CardLine:
    """A line of a card."""

    id: str
    """Its name on the card, such as ``cal-1``."""
    section: str
    """The id of the section it stands in."""
    is_concealed: bool
    """It is marked C: nothing of it may be called but the winning tile."""
    value: int
    """Units: points."""
    text: str
    """The line as it is written."""
    versions: tuple[Version, ...]
    """The line as values: the ways it may be made."""
    hands: tuple[CardHand, ...] = field(repr=False)
    """The different hands of real tiles it stands for."""

    @property
    def takes_jokers(self) -> bool:
        """It has a group in which jokers may stand. A line of singles and pairs has none."""
        return any(each.like for each in self.hands)

    @property
    def uses_year(self) -> bool:
        """Its tiles change with the year."""
        return any(each.uses_year for each in self.versions)


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card for a year. Compared by identity: the same card of the same year is the same object."""

    id: str
    """Its name."""
    year: int
    """The year whose digits it plays with."""
    lines: tuple[CardLine, ...]
    """The lines that can be built in that year, in the order of the card."""
    left_out: tuple[str, ...] = ()
    """The ids of lines with the year's digits that cannot be built in that year."""
    hands: tuple[CardHand, ...] = field(init=False, repr=False)
    """The hands of all lines."""
    owners: tuple[CardLine, ...] = field(init=False, repr=False)
    """The line of each hand, in the same order."""
    index: Index = field(init=False, repr=False)
    """The hands by what they need."""
    open_hands: int = field(init=False, repr=False)
    """The hands of which something may be called before the win, as a set of the index."""
    _by_id: dict[str, CardLine] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        pairs = [(line, hand) for line in self.lines for hand in line.hands]
        object.__setattr__(self, "hands", tuple(hand for _, hand in pairs))
        object.__setattr__(self, "owners", tuple(line for line, _ in pairs))
        object.__setattr__(self, "index", Index(self.hands))
        may_be_called = (0 if line.is_concealed else 1 << place for place, (line, _) in enumerate(pairs))
        object.__setattr__(self, "open_hands", sum(may_be_called))
        object.__setattr__(self, "_by_id", {each.id: each for each in self.lines})

    @property
    def sections(self) -> tuple[str, ...]:
        """The ids of its sections, in order."""
        return tuple(dict.fromkeys(each.section for each in self.lines))

    @property
    def lowest(self) -> int:
        """Units: points. The lowest value on it."""
        return min(each.value for each in self.lines)

    def line(self, id: str) -> CardLine:
        """The line of this id.

        Raises: ContentError ``card.no-such-line``.
        """
        if id not in self._by_id:
            raise ContentError(Reason("card.no-such-line", {"text": id[:40]}))
        return self._by_id[id]
