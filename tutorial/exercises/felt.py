"""What lies on the felt for each kind of exercise: tiles to look at, and tiles, names or numbers to choose from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import singledispatch

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from engine.exercises.count_sets import CountSets
from engine.exercises.count_tiles import CountTiles
from engine.exercises.criteria import CRITERIA
from engine.exercises.finish_hand import FinishHand
from engine.exercises.frame import Exercise
from engine.exercises.make_set import MakeSet
from engine.exercises.name_tile import SPARE, NameTile
from engine.exercises.pick_tiles import PickTiles
from engine.exercises.sets import SIZES
from engine.hands import Hand
from engine.notation import parse_tiles
from engine.tiles import Tile
from tutorial.exercises.answers import Answered
from tutorial.wording import markup, numbers, terms, tiles


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
    waits: bool = False
    """The choice is sent by a key of its own, not by the tap."""


@singledispatch
def felt(exercise: Exercise, answered: Answered | None, *, confirms: bool) -> Felt:
    """The felt of an exercise, with what was chosen and the marks of the verdict.

    `confirms` makes a single choice wait for a key, too.

    Raises: TypeError for a kind that has no felt.
    """
    raise TypeError(exercise.kind)


@felt.register
def _(exercise: NameTile, answered: Answered | None, *, confirms: bool) -> Felt:
    shown = markup.row(exercise.tile, size="l")
    return Felt(shown, choices=_choices(exercise.choices, answered, name=_tile_name), waits=confirms)


@felt.register
def _(exercise: CountTiles, answered: Answered | None, *, confirms: bool) -> Felt:
    shown = SafeString() if exercise.goal in CRITERIA else markup.row(exercise.goal, size="l")
    return Felt(shown, choices=_numbers(exercise.choices, answered), waits=confirms)


@felt.register
def _(exercise: CountSets, answered: Answered | None, *, confirms: bool) -> Felt:
    shown = markup.row(exercise.tiles, size="l", marks=answered.marks if answered else ())
    return Felt(shown, choices=_numbers(exercise.choices, answered), waits=confirms)


@felt.register
def _(exercise: FinishHand, answered: Answered | None, *, confirms: bool) -> Felt:
    ask = markup.Ask.ONE if confirms else markup.Ask.PRESS
    # The rack says its label itself; this one is for the eye.
    label = format_html('<p class="soft" aria-hidden="true">{}</p>', gettext("Tiles to choose from"))
    rack = label + _rack(exercise.offered, answered, ask=ask)
    return Felt(_hand(exercise.held, answered), rack, waits=confirms)


@felt.register
def _(exercise: PickTiles, answered: Answered | None, *, confirms: bool) -> Felt:
    return Felt(rack=_rack(parse_tiles(exercise.rack), answered, ask=markup.Ask.MANY), waits=True)


@felt.register
def _(exercise: MakeSet, answered: Answered | None, *, confirms: bool) -> Felt:
    given = exercise.given_tiles
    wanted = SIZES[exercise.goal] - len(given)
    shown = _unfinished(given, gaps=wanted) if given else SafeString()
    if wanted == 1 and not confirms:
        return Felt(shown, _rack(parse_tiles(exercise.rack), answered, ask=markup.Ask.PRESS))
    ask = markup.Ask.ONE if wanted == 1 else markup.Ask.MANY
    return Felt(shown, _rack(parse_tiles(exercise.rack), answered, ask=ask), waits=True)


def _unfinished(given: Sequence[Tile], *, gaps: int) -> SafeString:
    """Tiles lying on the table, and the places still empty."""
    pieces = [*map(markup.picture, given), *(markup.gap() for _ in range(gaps))]
    return format_html('<div class="tiles l">{}</div>', SafeString("".join(pieces)))


def _hand(hand: Hand, answered: Answered | None) -> SafeString:
    """A hand to look at: the concealed tiles on a rack, what lies open beside it."""
    marks = answered.marks if answered else ()
    rack = markup.rack(
        hand.concealed, ask=markup.Ask.SHOW, label=gettext("The hand"), marks=marks, drawn=hand.drawn, extra="idle"
    )
    aside = (*(meld.tiles for meld in hand.melds), *((hand.bonus,) if hand.bonus else ()))
    return SafeString("".join((rack, *(markup.row(each, marks=marks) for each in aside))))


def _rack(pieces: Sequence[Tile], answered: Answered | None, *, ask: markup.Ask) -> SafeString:
    """The rack of an exercise."""
    label = gettext("Tiles to choose from")
    if answered is None:
        return markup.rack(pieces, ask=ask, label=label)
    return markup.rack(pieces, ask=ask, label=label, marks=answered.marks, chosen=_chosen(pieces, answered.text))


def _chosen(pieces: Sequence[Tile], text: str) -> tuple[Tile, ...]:
    """The tiles of the rack an answer named; none if it named anything else."""
    names = text.split()
    return tuple(each for each in pieces if each.name in names)


def _choices(values: Sequence[str], answered: Answered | None, *, name: Callable[[str], str]) -> tuple[Choice, ...]:
    """Names or numbers, the chosen one marked with the verdict."""
    mark = "" if answered is None else "yes" if answered.is_right else "no"
    chosen = answered.text.strip() if answered else None
    return tuple(Choice(value, name(value), mark if value == chosen else "") for value in values)


def _numbers(values: Sequence[int], answered: Answered | None) -> tuple[Choice, ...]:
    """Numbers, the chosen one marked with the verdict."""
    return _choices(tuple(map(str, values)), answered, name=lambda text: numbers.number(int(text)))


def _tile_name(choice: str) -> str:
    """What a choice of ``name_tile`` is called."""
    if choice == SPARE:
        return terms.name("blank_tile")
    (piece,) = parse_tiles(choice)
    return tiles.name(piece)
