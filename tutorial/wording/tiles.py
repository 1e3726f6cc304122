"""Tiles in words: what each design is called, what stands in its corner, which picture shows it.

A name is a whole noun phrase that needs no article and no ending, to be put after a colon or beside a generic noun.
American lessons say crak, bam, dot, soap and flower: ``american=True`` asks for those, for one name or, in `named`, for
all that are said and shown.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from django.utils.translation import npgettext, pgettext

from engine.reasons import Mark
from engine.tiles import Design, Suit, Tile
from tutorial.wording import numbers, terms

HONOR_TERMS: Final = (
    "east_wind",
    "south_wind",
    "west_wind",
    "north_wind",
    "white_dragon",
    "green_dragon",
    "red_dragon",
)
"""Term of each honor, by rank."""
BONUS_TERMS: Final = ("plum", "orchid", "chrysanthemum", "bamboo_flower", "spring", "summer", "autumn", "winter")
"""Term of each flower and season, by rank."""

_HONOR_SPRITES: Final = ("we", "ws", "ww", "wn", "dw", "dg", "dr")
_WHITE_DRAGON: Final = 5
_american: ContextVar[bool] = ContextVar("american", default=False)


@contextmanager
def named(*, american: bool) -> Iterator[None]:
    """Meanwhile tiles have American names and faces, or those of other games, wherever nothing else is asked for.

    >>> from engine.notation import parse_design
    >>> with named(american=True):
    ...     name(parse_design("5z"))
    'soap'
    """
    before = _american.set(american)
    try:
        yield
    finally:
        _american.reset(before)


def are_american(*, asked: bool | None) -> bool:
    """American names and faces are wanted: as is asked for, else as is said for the while."""
    return _american.get() if asked is None else asked


def design_of(of: Tile | Design) -> Design:
    """The design of a tile, or the design itself."""
    return of.design if isinstance(of, Tile) else of


def name(of: Tile | Design, *, american: bool | None = None) -> str:
    """What the tile is called.

    >>> from engine.notation import parse_design
    >>> [name(parse_design(text)) for text in ("5s", "1p", "1z", "0m", "5f")]
    ['5 bamboo', '1 dot', 'East wind', 'red 5 characters', 'spring']
    """
    design, american = design_of(of), are_american(asked=american)
    if design.is_suit_tile:
        return _suit_name(design, american=american)
    if design.is_honor:
        if american and design.rank == _WHITE_DRAGON:
            return terms.name("soap")
        return terms.name(HONOR_TERMS[design.rank - 1])
    if design.is_bonus:
        # Translators: one flower tile of the American set, where all flowers are alike
        return pgettext("tile name", "flower") if american else terms.name(BONUS_TERMS[design.rank - 1])
    return terms.name("joker")


def names(designs: Iterable[Tile | Design], *, either: bool = False, american: bool | None = None) -> str:
    """Several tiles, listed."""
    return numbers.listing([name(each, american=american) for each in designs], either=either)


def label(
    of: Tile | Design,
    *,
    mark: Mark | None = None,
    drawn: bool = False,
    chosen: bool = False,
    locked: bool = False,
    american: bool | None = None,
) -> str:
    """What a screen reader hears of a tile: its name, and in words what its looks tell the eye.

    >>> from engine.notation import parse_design
    >>> label(parse_design("2p"), mark=Mark.NO, drawn=True)
    'wrong: 2 dots, just drawn'
    """
    said = name(of, american=american)
    if drawn:
        # Translators: a tile in the hand, read aloud
        said = pgettext("tile label", "%(tile)s, just drawn") % {"tile": said}
    if locked:
        # Translators: a joker while tiles are passed, read aloud
        said = pgettext("tile label", "%(tile)s, stays with you") % {"tile": said}
    if chosen:
        # Translators: a tile that will be part of the answer, read aloud
        said = pgettext("tile label", "%(tile)s, chosen") % {"tile": said}
    return _MARKED[mark](said) if mark else said


def index_of(of: Tile | Design, *, american: bool | None = None) -> str:
    """What stands in the corner of the tile, in the reader's letters and digits.

    >>> from engine.notation import parse_design
    >>> [index_of(parse_design(text)) for text in ("5s", "0p", "3z", "7z", "2f", "8f", "1j")]
    ['5', '5', 'W', 'R', 'F2', 'S4', 'J']
    """
    design, american = design_of(of), are_american(asked=american)
    if design.is_suit_tile:
        return numbers.digits(str(design.plain.rank))
    if design.is_honor:
        if american and design.rank == _WHITE_DRAGON:
            return numbers.digits("0")
        return _HONOR_INDICES[design.rank - 1]()
    if design.is_bonus:
        if american:
            # Translators: corner of the American flower tile, one or two letters
            return pgettext("tile index", "F")
        return _bonus_index(design.rank)
    # Translators: corner of the joker, one or two letters
    return pgettext("tile index", "J")


def sprite_id(of: Tile | Design, *, american: bool | None = None) -> str:
    """The picture of the tile in the sprite.

    >>> from engine.notation import parse_design
    >>> [sprite_id(parse_design(text)) for text in ("5s", "0p", "3z", "7z", "2f", "8f", "1j")]
    ['s5', 'p0', 'ww', 'dr', 'f2', 'q4', 'j']
    """
    design, american = design_of(of), are_american(asked=american)
    if design.is_suit_tile:
        return f"{design.suit.value}{design.rank}"
    if design.is_honor:
        return "so" if american and design.rank == _WHITE_DRAGON else _HONOR_SPRITES[design.rank - 1]
    if design.is_bonus:
        return f"f{design.rank}" if design.rank <= 4 else f"q{design.rank - 4}"
    return "j"


def _suit_name(design: Design, *, american: bool) -> str:
    """The name of a suit tile."""
    rank = design.plain.rank
    frame = (_AMERICAN_SUITS if american else _SUITS)[design.suit](rank)
    said = frame % {"n": numbers.digits(str(rank))}
    if design is design.plain:
        return said
    # Translators: the red five of a suit; tile is the name of the plain five, such as "5 dots"
    return pgettext("tile name", "red %(tile)s") % {"tile": said}


# Translators: names of single tiles, not counts: the tile whose number is n. The form follows the number on the tile.
_SUITS: Final[dict[Suit, Callable[[int], str]]] = {
    Suit.CHARACTERS: lambda n: npgettext("tile name", "%(n)s character", "%(n)s characters", n),
    Suit.DOTS: lambda n: npgettext("tile name", "%(n)s dot", "%(n)s dots", n),
    Suit.BAMBOO: lambda n: npgettext("tile name", "%(n)s bamboo", "%(n)s bamboo", n),
}
_AMERICAN_SUITS: Final[dict[Suit, Callable[[int], str]]] = {
    Suit.CHARACTERS: lambda n: npgettext("American tile name", "%(n)s crak", "%(n)s crak", n),
    Suit.DOTS: lambda n: npgettext("American tile name", "%(n)s dot", "%(n)s dot", n),
    Suit.BAMBOO: lambda n: npgettext("American tile name", "%(n)s bam", "%(n)s bam", n),
}

_MARKED: Final[dict[Mark, Callable[[str], str]]] = {
    Mark.NO: lambda tile: pgettext("tile label", "wrong: %(tile)s") % {"tile": tile},
    Mark.YES: lambda tile: pgettext("tile label", "right: %(tile)s") % {"tile": tile},
    Mark.WHY: lambda tile: pgettext("tile label", "look here: %(tile)s") % {"tile": tile},
}

_HONOR_INDICES: Final[tuple[Callable[[], str], ...]] = (
    # Translators: corners of the winds and dragons: one or two letters, each different from the others
    lambda: pgettext("tile index", "E"),
    lambda: pgettext("tile index", "S"),
    lambda: pgettext("tile index", "W"),
    lambda: pgettext("tile index", "N"),
    lambda: pgettext("tile index", "Wh"),
    lambda: pgettext("tile index", "G"),
    lambda: pgettext("tile index", "R"),
)


def _bonus_index(rank: int) -> str:
    """The corner of a flower or season."""
    if rank <= 4:
        # Translators: corner of a flower tile: a letter and its number
        return pgettext("tile index", "F%(n)s") % {"n": numbers.digits(str(rank))}
    # Translators: corner of a season tile: a letter and its number
    return pgettext("tile index", "S%(n)s") % {"n": numbers.digits(str(rank - 4))}
