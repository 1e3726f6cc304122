"""A hand that won as a line of the card: which line, which tile stands where, what it is worth and why."""

from dataclasses import dataclass

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from engine.card.card import Card
from engine.card.match import Match, match
from engine.hands import Hand
from engine.scoring.sheet import ScoreSheet
from engine.tiles import Tile
from tutorial.scoresheets.sheets import told
from tutorial.wording import card_lines, cards, markup, near_lines, numbers, tiles


@dataclass(frozen=True, slots=True)
class CardSheet:
    """A line that won."""

    name: str
    """What it is called."""
    note: str
    """The line in words."""
    note_lang: str
    """The language of these words; empty if it is the reader's."""
    tiles: SafeString
    """The hand, group by group, the winning tile standing out."""
    in_words: str
    """The same, listed."""
    jokers: str
    """What its jokers stand for, counted; empty if there are none."""
    steps: tuple[tuple[str, str], ...]
    """How the value comes about: why, and what it is then."""
    total: str
    """What the hand is worth."""


def card_sheet(card: Card, hand: Hand, sheet: ScoreSheet, last: Tile | None) -> CardSheet:
    """The line that a hand is worth most on, with the tile that it was won with."""
    found = next(each for each in match(card, hand) if _counts(each, sheet.value))
    said = cards.words_of(card)
    return CardSheet(
        name=card_lines.name(card, found.line),
        note=said.text.notes[found.line.id],
        note_lang=said.lang if said.is_foreign else "",
        tiles=_pictures(found, last),
        in_words=tiles.names(each for group in found.dealt for each in group),
        jokers=near_lines.counted(design for _, design in found.stands_for),
        steps=told(sheet.steps),
        total=numbers.number(sheet.value),
    )


def _counts(found: Match, value: int) -> bool:
    """It is the line the value comes from."""
    return value in (found.value, 2 * found.value)


def _pictures(found: Match, last: Tile | None) -> SafeString:
    """The hand's groups in the order of the card; single tiles side by side are one part."""
    sets: list[list[Tile]] = []
    was_single = False
    for group in found.dealt:
        if len(group) == 1 and was_single:
            sets[-1] += group
        else:
            sets.append([*group])
        was_single = len(group) == 1
    shown = (
        (format_html_join("", "{}", ((markup.picture(each, extra="last" if each is last else ""),) for each in part)),)
        for part in sets
    )
    return format_html('<span class="tiles s">{}</span>', format_html_join("", '<span class="set">{}</span>', shown))
