"""Tiles in Chinese and Japanese: what each is called where the game comes from, with its readings."""

from typing import Final

from engine.tiles import Design, Suit
from tutorial.wording import terms
from tutorial.wording.terms import Native
from tutorial.wording.tiles import BONUS_TERMS, HONOR_TERMS

SCRIPTS: Final = ("zh-Hant", "zh-Hans", "ja")
"""Traditional characters with the Cantonese reading, simplified ones with the Mandarin reading, Japanese."""

_READINGS: Final = {"zh-Hant": "yue-Latn", "zh-Hans": "zh-Latn", "ja": "ja-Latn"}
_NUMERALS: Final = "一二三四五六七八九"
_NUMERAL_READINGS: Final = {
    "zh-Hant": ("jat1", "ji6", "saam1", "sei3", "ng5", "luk6", "cat1", "baat3", "gau2"),
    "zh-Hans": ("yī", "èr", "sān", "sì", "wǔ", "liù", "qī", "bā", "jiǔ"),
    "ja": ("ī", "ryan", "san", "sū", "ū", "rō", "chī", "pā", "kyū"),
}
_SUITS: Final = {
    "zh-Hant": {Suit.CHARACTERS: ("萬", " maan6"), Suit.DOTS: ("筒", " tung4"), Suit.BAMBOO: ("索", " sok3")},
    "zh-Hans": {Suit.CHARACTERS: ("万", " wàn"), Suit.DOTS: ("筒", " tǒng"), Suit.BAMBOO: ("条", " tiáo")},
    "ja": {Suit.CHARACTERS: ("萬", "wan"), Suit.DOTS: ("筒", "pin"), Suit.BAMBOO: ("索", "sō")},
}
_RED: Final = {"zh-Hant": ("赤", "cek3 "), "zh-Hans": ("赤", "chì "), "ja": ("赤", "aka ")}


def natives(design: Design, *, american: bool = False) -> tuple[Native, ...]:
    """The tile in each of the scripts.

    >>> from engine.notation import parse_design
    >>> [(each.text, each.reading) for each in natives(parse_design("5p"))]
    [('五筒', 'ng5 tung4'), ('五筒', 'wǔ tǒng'), ('五筒', 'ūpin')]
    """
    return tuple(native(design, script, american=american) for script in SCRIPTS)


def native(design: Design, script: str = "zh-Hant", *, american: bool = False) -> Native:
    """The tile in one script.

    Raises: KeyError for another script.
    """
    if design.is_suit_tile:
        return _suit_tile(design, script)
    found = terms.native(_term(design, american=american), script)
    assert found is not None, f"{design!r} has no name in {script}"
    return found


def _term(design: Design, *, american: bool) -> str:
    """The term of a tile that has one of its own."""
    if design.is_honor:
        return HONOR_TERMS[design.rank - 1]
    if design.is_bonus:
        return "flower_tile" if american else BONUS_TERMS[design.rank - 1]
    return "joker"


def _suit_tile(design: Design, script: str) -> Native:
    """A number and the sign of its suit."""
    at = design.plain.rank - 1
    sign, reading = _SUITS[script][design.suit]
    text, said = f"{_NUMERALS[at]}{sign}", f"{_NUMERAL_READINGS[script][at]}{reading}"
    if design is not design.plain:
        red, said_red = _RED[script]
        text, said = f"{red}{text}", f"{said_red}{said}"
    return Native(text, script, said, _READINGS[script])
