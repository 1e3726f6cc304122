"""The parts that felts are put together of: hands, racks, names and numbers to choose from."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from django.utils.safestring import SafeString
from django.utils.translation import gettext, pgettext

from engine.exercises.yes_or_no import YES
from engine.hands import Hand
from engine.tiles import Tile
from tutorial.exercises.answers import Answered
from tutorial.wording import markup, numbers


@dataclass(frozen=True, slots=True)
class Choice:
    """A name or number to choose."""

    value: str
    """What the form sends."""
    label: str
    """What the learner reads."""
    mark: str
    """The verdict on it: "yes", "no" or nothing."""


@dataclass(frozen=True, slots=True)
class Felt:
    """What lies below the goal line."""

    shown: SafeString = SafeString()
    """Tiles to look at."""
    rack: SafeString = SafeString()
    """Tiles to choose from, as buttons or boxes."""
    choices: tuple[Choice, ...] = ()
    """Names or numbers to choose from."""
    several: tuple[Choice, ...] = ()
    """Names of which any number may be chosen, above those of which one is."""
    waits: bool = False
    """The choice is sent by a key of its own, not by the tap."""


def hand(hand: Hand, answered: Answered | None, *, american: bool | None = None) -> SafeString:
    """A hand to look at: the concealed tiles on a rack, what lies open beside it."""
    rack = markup.rack(
        hand.laid_out,
        ask=markup.Ask.SHOW,
        label=gettext("The hand"),
        marks=answered.marks if answered else (),
        drawn=hand.drawn,
        extra="idle",
        american=american,
    )
    return rack + aside(hand, answered, american=american)


def aside(hand: Hand, answered: Answered | None, *, american: bool | None = None) -> SafeString:
    """What lies open of a hand: its sets, and its bonus tiles."""
    marks = answered.marks if answered else ()
    lying = (*(meld.tiles for meld in hand.melds), *((hand.bonus,) if hand.bonus else ()))
    return SafeString("".join(markup.row(each, marks=marks, american=american) for each in lying))


def rack(
    pieces: Sequence[Tile],
    answered: Answered | None,
    *,
    ask: markup.Ask,
    drawn: Tile | None = None,
    american: bool | None = None,
) -> SafeString:
    """The rack of an exercise; a tile just drawn stands apart."""
    marks, chosen = (answered.marks, _chosen(pieces, answered.text)) if answered else ((), ())
    return markup.rack(
        pieces,
        ask=ask,
        label=gettext("Tiles to choose from"),
        marks=marks,
        chosen=chosen,
        drawn=drawn,
        american=american,
    )


def _chosen(pieces: Sequence[Tile], text: str) -> tuple[Tile, ...]:
    """The tiles of the rack an answer named; none if it named anything else."""
    names = text.split()
    return tuple(each for each in pieces if each.name in names)


def choices(values: Sequence[str], answered: Answered | None, *, name: Callable[[str], str]) -> tuple[Choice, ...]:
    """Names or numbers, the chosen one marked with the verdict."""
    mark = "" if answered is None else "yes" if answered.is_right else "no"
    chosen = answered.text.strip() if answered else None
    return tuple(Choice(value, name(value), mark if value == chosen else "") for value in values)


def numbered(values: Sequence[int], answered: Answered | None) -> tuple[Choice, ...]:
    """Numbers, the chosen one marked with the verdict."""
    return choices(tuple(map(str, values)), answered, name=lambda text: numbers.number(int(text)))


def each_judged(
    values: Sequence[str], answered: Answered | None, *, right: Collection[str], name: Callable[[str], str]
) -> tuple[Choice, ...]:
    """Names or numbers of which an answer may hold several, each chosen one marked by itself."""
    chosen = answered.text.split() if answered else ()
    marks = {each: "yes" if each in right else "no" for each in chosen}
    return tuple(Choice(value, name(value), marks.get(value, "")) for value in values)


def may(answer: str) -> str:
    """Yes or no, as to whether something may be done."""
    return pgettext("may it be done?", "Yes") if answer == YES else pgettext("may it be done?", "No")
