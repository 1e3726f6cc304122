"""What a hand is worth: each line with its tiles and why it counts, what was set aside, and how the sum came about."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.safestring import SafeString

from engine.reasons import Reason
from engine.scoring.sheet import ScoreLine, ScoreSheet, Step, StepKind, Unit
from engine.tiles import Tile, display_order
from tutorial.wording import markup, numbers, reasons, terms, tiles
from tutorial.wording.terms import Native

_CHANGED = (StepKind.DOUBLED, StepKind.CAPPED)


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of a sheet."""

    name: str
    """What counts."""
    native: Native | None
    """What it is called in Chinese."""
    tiles: SafeString
    """The tiles that show it; empty if none does."""
    in_words: str
    """Those tiles, listed."""
    whys: tuple[str, ...]
    """What doubled it, or why it does not count."""
    amount: str
    """What it brings, as a calculation if it was doubled."""


@dataclass(frozen=True, slots=True)
class SheetShown:
    """A sheet with its sum."""

    lines: tuple[SheetLine, ...]
    """What counts."""
    aside: tuple[SheetLine, ...]
    """What was found and does not count, each with its reason."""
    steps: tuple[tuple[str, str], ...]
    """What became of their sum: why, and the number reached; empty if they were only added up."""
    total: str
    """What the lines come to, in their unit."""
    converted: tuple[tuple[str, str], ...]
    """What that is in points, and what a cap leaves of them: why, and how many; empty if it is points already."""


def shown(sheet: ScoreSheet) -> SheetShown | None:
    """The sheet in words and tiles; None if nothing is counted at this table."""
    if not sheet.lines:
        return None
    at = next((at for at, each in enumerate(sheet.steps) if each.kind is StepKind.CONVERTED), len(sheet.steps))
    return SheetShown(
        lines=tuple(_line(each, tuple(step.why for step in each.steps[1:])) for each in sheet.lines),
        aside=tuple(_line(each.line, (each.why,)) for each in sheet.aside),
        steps=told(each for each in sheet.steps[:at] if each.kind in _CHANGED),
        total=numbers.number(sheet.total),
        converted=told(sheet.steps[at:]),
    )


def told(steps: Iterable[Step]) -> tuple[tuple[str, str], ...]:
    """Steps of a calculation: why, and the number reached."""
    return tuple((reasons.say_text(each.why), numbers.number(each.total)) for each in steps)


def _line(line: ScoreLine, whys: tuple[Reason, ...]) -> SheetLine:
    """One line."""
    lying = sorted(line.evidence.tiles, key=display_order)
    return SheetLine(
        terms.headline(terms.name(line.pattern)),
        terms.native(line.pattern) or terms.native(line.pattern, "zh-Hans"),
        _row(lying),
        tiles.names(lying) if lying else "",
        tuple(map(reasons.say_text, whys)),
        _amount(line),
    )


def _row(lying: list[Tile]) -> SafeString:
    """Tiles to look at."""
    pictures = "".join(map(markup.picture, lying))
    return SafeString(f'<span class="tiles s">{pictures}</span>') if lying else SafeString()


def _amount(line: ScoreLine) -> str:
    """What a line brings: 2 × 4 = 8, or × 2 where all the points are doubled."""
    base, amount = line.steps[0].total, line.amount
    if line.unit is Unit.DOUBLE:
        return f"× {numbers.number(2**amount)}"
    if base == amount:
        return numbers.number(amount)
    return f"{numbers.number(base)} × {numbers.number(amount // base)} = {numbers.number(amount)}"
