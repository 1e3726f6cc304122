"""The score sheet of a hand that won, as the end of a deal shows it: each line with its tiles and why it counts."""

from dataclasses import dataclass

from django.utils.safestring import SafeString

from engine.deals import Win
from engine.hands import Hand
from engine.scoring.sheet import ScoreLine, ScoreSheet
from engine.seats import wind_of
from engine.tiles import Tile, display_order
from engine.view import View
from tutorial.wording import markup, numbers, reasons, terms, tiles


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of a sheet."""

    name: str
    """What counts."""
    tiles: SafeString
    """The tiles that show it; empty if none does."""
    in_words: str
    """Those tiles, listed."""
    whys: tuple[str, ...]
    """What doubled it."""
    amount: str
    """What it brings, as a calculation if it was doubled."""


@dataclass(frozen=True, slots=True)
class SheetShown:
    """A sheet with its sum."""

    lines: tuple[SheetLine, ...]
    """What counts."""
    total: str
    """What the hand is worth."""


def hand_of(view: View, win: Win) -> Hand:
    """A winner's hand, the winning tile among its tiles."""
    hand = view.table[win.seat].shown
    assert hand
    if win.giver is not None and win.tile is not None and win.tile not in hand.concealed:
        return hand.with_tile(win.tile, drawn=True)
    return hand


def sheet_of(view: View, win: Win) -> ScoreSheet:
    """What a winner's hand is worth at this table."""
    wind = wind_of(win.seat, dealer=view.carry.dealer)
    return view.variant.sheet(hand_of(view, win), win, seat_wind=wind, round_wind=view.carry.round_wind)


def shown(sheet: ScoreSheet) -> SheetShown | None:
    """The sheet in words and tiles; None if nothing is counted at this table."""
    if not sheet.lines:
        return None
    return SheetShown(tuple(_line(each) for each in sheet.lines), numbers.number(sheet.value))


def _line(line: ScoreLine) -> SheetLine:
    """One line."""
    lying = sorted(line.evidence.tiles, key=display_order)
    return SheetLine(
        terms.headline(terms.name(line.pattern)),
        _row(lying),
        tiles.names(lying) if lying else "",
        tuple(reasons.say_text(each.why) for each in line.steps[1:]),
        _amount(line),
    )


def _row(lying: list[Tile]) -> SafeString:
    """Tiles to look at."""
    pictures = "".join(map(markup.picture, lying))
    return SafeString(f'<span class="tiles s">{pictures}</span>') if lying else SafeString()


def _amount(line: ScoreLine) -> str:
    """What a line brings: 2 × 4 = 8."""
    base, amount = line.steps[0].total, line.amount
    if base == amount:
        return numbers.number(amount)
    return f"{numbers.number(base)} × {numbers.number(amount // base)} = {numbers.number(amount)}"
