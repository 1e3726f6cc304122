"""The pen: colors, circles, rectangles, strokes, characters. Every face is drawn with these and nothing else.

Colors are CSS custom properties with a printed fallback, so that a page can change them.
Source: character outlines come from Noto Serif CJK TC Bold (OFL 1.1); see NOTICE.
"""

import json
from collections.abc import Iterable
from math import pi
from pathlib import Path

Places = dict[int, dict[str, list[tuple[float, float]]]]
"""Number on the tile -> color -> centers of its shapes."""

GLYPHS: dict[str, str] = json.loads(Path(__file__).with_name("glyphs.json").read_text("utf-8"))
"""Outlines of characters in a box of 100 by 100."""

RED, GREEN, BLUE, INK, GOLD, FACE = (
    f"var(--t-{name},{value})"
    for name, value in {
        "red": "#b02a1c",
        "green": "#17643f",
        "blue": "#1c3f8c",
        "ink": "#18222e",
        "gold": "#a06a10",
        "face": "#fdf8ea",
    }.items()
)


def n(value: float) -> str:
    """A number as SVG likes it: two decimals at most, no leading or trailing zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    text = text.replace("-0.", "-.") if text.startswith("-0.") else text[1:] if text.startswith("0.") else text
    return "0" if text in ("", "-", "-0") else text


def fill(color: str, d: str) -> str:
    """A filled path."""
    return f'<path fill="{color}" d="{d}"/>'


def line(color: str, width: float, d: str) -> str:
    """A stroked path with round ends."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path fill="none" stroke="{color}" stroke-width="{n(width)}" {ends} d="{d}"/>'


def edged(color: str, d: str) -> str:
    """A filled path with a thin edge in the color of the face, where two shapes of ink meet."""
    return f'<path fill="{color}" stroke="{FACE}" stroke-width="1.4" stroke-linejoin="round" d="{d}"/>'


def wheel(r: float, *, hole: bool = False) -> str:
    """A circle as relative path data, from its leftmost point; a hole runs the other way round."""
    turn = 0 if hole else 1
    return f"a{n(r)} {n(r)} 0 1 {turn} {n(2 * r)} 0a{n(r)} {n(r)} 0 1 {turn} {n(-2 * r)} 0z"


def disc(x: float, y: float, r: float, *, hole: bool = False) -> str:
    """A circle as path data."""
    return f"M{n(x - r)} {n(y)}{wheel(r, hole=hole)}"


def around(count: int, start: float = -90) -> Iterable[float]:
    """Angles in radians of `count` evenly spaced directions, the first one up."""
    return ((start + 360 * i / count) * pi / 180 for i in range(count))


def glyph(character: str, x: float, y: float, size: float, color: str) -> str:
    """A Chinese character in a box `size` wide with its corner at x, y."""
    return f'<path fill="{color}" transform="translate({n(x)} {n(y)})scale({n(size / 100)})" d="{GLYPHS[character]}"/>'


def turned(shape: str, x: float, y: float, degrees: float, size: float = 1) -> str:
    """A group moved, turned and scaled."""
    turn = f"rotate({n(degrees)})" if degrees else ""
    scale = f"scale({n(size)})" if size != 1 else ""
    return f'<g transform="translate({n(x)} {n(y)}){turn}{scale}">{shape}</g>'


def rectangle(x: float, y: float, w: float, h: float, r: float, *, hole: bool = False) -> str:
    """A rounded rectangle as path data; a hole runs the other way round."""
    across, down, arc = n(w - 2 * r), n(h - 2 * r), f"a{n(r)} {n(r)} 0 0 "
    if hole:
        return (
            f"M{n(x + r)} {n(y)}{arc}0 {n(-r)} {n(r)}v{down}{arc}0 {n(r)} {n(r)}"
            f"h{across}{arc}0 {n(r)} {n(-r)}v{n(2 * r - h)}{arc}0 {n(-r)} {n(-r)}z"
        )
    return (
        f"M{n(x + r)} {n(y)}h{across}{arc}1 {n(r)} {n(r)}v{down}{arc}1 {n(-r)} {n(r)}"
        f"h{n(2 * r - w)}{arc}1 {n(-r)} {n(-r)}v{n(2 * r - h)}{arc}1 {n(r)} {n(-r)}z"
    )


def frame(x: float, y: float, w: float, h: float, *, thick: float, r: float) -> str:
    """A hollow rounded rectangle as path data."""
    return rectangle(x, y, w, h, r) + rectangle(
        x + thick, y + thick, w - 2 * thick, h - 2 * thick, max(r - thick, 0.5), hole=True
    )
