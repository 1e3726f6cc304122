"""Draws the tile faces: one SVG sprite, one <symbol> a face, and the icon of the site. `manage.py draw_tiles` writes both.

What belongs here: shapes. What does not: numerals, letters and the words on a tile (they are HTML over the
picture, so they can be translated and switched off), and the body of the tile (CSS: see .tile in site.css).

Units: every face is 60 wide and 80 high. A face is a few flat paths without gradients, masks or filters, so that
a hundred of them draw quickly on an old phone and that external <use> works in every browser.
Colors are CSS custom properties with a printed fallback: --t-red, --t-green, --t-blue, --t-ink, --t-gold, --t-face.
Source: character outlines come from Noto Serif CJK TC Bold (OFL 1.1); everything else is drawn here.
"""

import json
from collections.abc import Iterable
from math import cos, pi, sin
from pathlib import Path

GLYPHS: dict[str, str] = json.loads(Path(__file__).with_name("glyphs.json").read_text("utf-8"))
Places = dict[int, dict[str, list[tuple[float, float]]]]  # number -> color -> centers

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


# ---- small tools ----------------------------------------------------------------------------------------------


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
    return (
        f'<path fill="{color}" transform="translate({n(x)} {n(y)})scale({n(size / 100)})" d="{GLYPHS[character]}"/>'
    )


def turned(shape: str, x: float, y: float, degrees: float, size: float = 1) -> str:
    """A group moved, turned and scaled."""
    turn = f"rotate({n(degrees)})" if degrees else ""
    scale = f"scale({n(size)})" if size != 1 else ""
    return f'<g transform="translate({n(x)} {n(y)}){turn}{scale}">{shape}</g>'


# ---- dots -----------------------------------------------------------------------------------------------------


def coin(x: float, y: float, r: float) -> str:
    """A pierced coin: rim, gap, heart. Looks the same upside down; relative, so that equal coins are equal text."""
    inner, heart = 0.7 * r, (0.42 if r < 9.4 else 0.54) * r
    d = f"M{n(x - r)} {n(y)}{wheel(r)}m{n(r - inner)} 0{wheel(inner, hole=True)}m{n(inner - heart)} 0{wheel(heart)}"
    if r < 9.4:
        return d
    at = -heart
    pips = [(0.0, 0.0, 0.13 * r), *((0.34 * r * cos(a), 0.34 * r * sin(a), 0.085 * r) for a in around(8))]
    last_y = 0.0
    for px, py, pr in pips:
        d += f"m{n(px - pr - at)} {n(py - last_y)}{wheel(pr, hole=True)}"
        at, last_y = round(px - pr, 2), round(py, 2)
    return d


def one_dot() -> str:
    """The great wheel."""
    x, y = 30, 40
    petals = "".join(disc(x + 15.6 * cos(a), y + 15.6 * sin(a), 2.5) for a in around(12))
    heart = disc(x, y, 6.4) + "".join(disc(x + 3.7 * cos(a), y + 3.7 * sin(a), 1.05, hole=True) for a in around(6))
    return (
        fill(BLUE, disc(x, y, 24) + disc(x, y, 20.4, hole=True))
        + fill(GREEN, petals)
        + fill(RED, disc(x, y, 10.8) + disc(x, y, 8.2, hole=True) + heart)
    )


DOTS: Places = {
    2: {GREEN: [(30, 21)], BLUE: [(30, 59)]},
    3: {BLUE: [(14.5, 17)], RED: [(30, 40)], GREEN: [(45.5, 63)]},
    4: {BLUE: [(17, 22), (43, 58)], GREEN: [(43, 22), (17, 58)]},
    5: {BLUE: [(15.5, 18), (44.5, 62)], GREEN: [(44.5, 18), (15.5, 62)], RED: [(30, 40)]},
    6: {GREEN: [(19, 16), (41, 16)], RED: [(19, 43), (41, 43), (19, 65), (41, 65)]},
    7: {GREEN: [(12.5, 12), (30, 19.5), (47.5, 27)], RED: [(19, 46), (41, 46), (19, 67), (41, 67)]},
    8: {BLUE: [(x, y) for y in (12, 30.7, 49.3, 68) for x in (19, 41)]},
    9: {color: [(x, y) for x in (11.5, 30, 48.5)] for color, y in ((GREEN, 14), (RED, 40), (BLUE, 66))},
}
DOT_RADIUS = {2: 14.5, 3: 11, 4: 11.5, 5: 10.5, 6: 9.3, 7: 8.7, 8: 8.6, 9: 8.6}


def dots(number: int) -> str:
    """A face of 2 to 9 dots."""
    return "".join(
        fill(color, "".join(coin(x, y, DOT_RADIUS[number]) for x, y in places))
        for color, places in DOTS[number].items()
    )


# ---- bamboo ---------------------------------------------------------------------------------------------------


def cane(x: float, y: float, length: float, girth: float) -> str:
    """One cane as path data: two segments and three knots. Looks the same upside down. Relative, as coins are."""
    wide, slim, knot, gap = 3.5 * girth, 2.6 * girth, 2.2 * girth, 0.8
    r, seg = knot / 2, (length - 3 * knot) / 2 - 2 * gap
    ridge = (
        f"h{n(2 * (wide - r))}a{n(r)} {n(r)} 0 0 1 0 {n(knot)}h{n(2 * (r - wide))}a{n(r)} {n(r)} 0 0 1 0 {n(-knot)}z"
    )
    stalk = f"h{n(2 * slim)}q{n(-girth)} {n(seg / 2)} 0 {n(seg)}h{n(-2 * slim)}q{n(girth)} {n(-seg / 2)} 0 {n(-seg)}z"
    left, down, on = wide - r - slim, knot + gap, seg + gap
    return (
        f"M{n(x - wide + r)} {n(y - length / 2)}"
        + ridge
        + 2 * f"m{n(left)} {n(down)}{stalk}m{n(-left)} {n(on)}{ridge}"
    )


BAMBOO: Places = {  # color -> canes; only 1, 5, 7 and 9 show red, so that "all green" can be seen
    2: {GREEN: [(30, 22), (30, 58)]},
    3: {GREEN: [(30, 22), (17, 58), (43, 58)]},
    4: {GREEN: [(17, 22), (43, 22), (17, 58), (43, 58)]},
    5: {GREEN: [(13, 22), (47, 22), (13, 58), (47, 58)], RED: [(30, 40)]},
    6: {GREEN: [(x, y) for y in (22, 58) for x in (13, 30, 47)]},
    7: {RED: [(30, 14.5)], GREEN: [(x, y) for y in (41, 66) for x in (13, 30, 47)]},
    9: {GREEN: [(x, y) for y in (14, 40, 66) for x in (13, 47)], RED: [(30, y) for y in (14, 40, 66)]},
}
CANE = {
    2: (32, 1.75),
    3: (31, 1.65),
    4: (31, 1.6),
    5: (31, 1.5),
    6: (32, 1.45),
    7: (23, 1.25),
    9: (23, 1.25),
}  # length, girth


def bamboo(number: int) -> str:
    """A face of 2 to 9 bamboo, 8 apart."""
    return "".join(
        fill(color, "".join(cane(x, y, *CANE[number]) for x, y in places))
        for color, places in BAMBOO[number].items()
    )


def eight_bamboo() -> str:
    """Four upright canes at the sides, four leaning ones between them: an M above a W."""
    upright = fill(GREEN, "".join(cane(x, y, 32, 1.3) for x in (7.5, 52.5) for y in (22, 58)))
    leaning = fill(GREEN, cane(0, 0, 29, 1.3))
    return upright + "".join(
        turned(leaning, x, y, a)
        for x, y, a in ((22.5, 22.5, -26), (37.5, 22.5, 26), (22.5, 57.5, 26), (37.5, 57.5, -26))
    )


def sparrow() -> str:
    """One bamboo: a tree sparrow, with the red cap, white cheek, dark bib and wing bars the bird really has."""
    return (
        fill(RED, "M23.8 58l-3.3 9.5h2.3l4-8.4zM30.6 60l-1.9 7.5h2.3l2.4-7.3z")
        + fill(
            GREEN,
            "M14.6 20.5C16 14 20.8 9.4 26.6 9.4C33 9.4 37 14 37.4 20.4"
            "C37.8 25.8 41.8 30.6 44.2 37.4C46.2 43.6 46.8 49.8 48 55.2"
            "L54.4 73.2L48.6 70.8L45.4 75.4C42.4 70.4 39.6 65.4 37.6 61.2"
            "C32.2 64 25.8 63.4 21 59.4C13.4 53.2 11 43 14.8 34.8"
            "C14.2 32.2 14.2 29.8 14.6 27.4z"
            "M4 68.4q7-.8 14 0v3q-7-.8-14 0zM19 68.4q9.5-.8 19 0v3q-9.5-.8-19 0zM17.9 67.3h1.3v5.2h-1.3z"
            "M18.5 72.5C16.5 76.6 12.5 78.6 7.5 78.4C9.5 74.6 13.5 72.5 18.5 72.5z",
        )
        + fill(
            RED,
            "M13.6 20.4C15.4 12.6 20.4 8 26.8 8C34 8 38.2 13 38.8 19.8"
            "C39 22.6 39.6 25 40.8 27.4C37 27 34.8 24.8 33.4 22"
            "C31.2 18.4 27.8 16.8 23.6 17.4C19.8 18 16.6 18.9 13.6 20.4z",
        )
        + fill(
            FACE,
            disc(20.2, 21.4, 2.7) + "M18.6 28C21.6 24.6 26.4 22.4 30.2 23.2C33.2 24 34.2 27 33 29.6"
            "C31.4 33 27.6 34.6 24.4 33.6C21.8 32.8 19.8 30.8 18.6 28z",
        )
        + fill(
            GREEN, "M26.4 30.2C28.8 30.2 30.4 28.8 30.8 26.4C32 28 31.6 30.4 29.8 31.4C28.4 32.2 27 31.6 26.4 30.2z"
        )
        + fill(
            INK,
            disc(20.2, 21.4, 1.7)
            + "M13.2 27C16.4 28.2 18.9 30.6 19.6 34.4C18 36.2 16.2 37 14 37C13.8 33.4 14.2 30.2 13.2 27z"
            + "M6.4 24C9.2 21.6 12 20.2 14.8 20.2C15.4 22.2 15.3 24.6 14.4 26.8C11.6 27 9 26 6.4 24z",
        )
        + edged(
            BLUE,
            "M27.4 35.6C35 33.4 41.4 36.8 43.8 43.4C45.4 48.2 46.2 55 49.4 62"
            "C40 61.6 31.4 57.4 28 50.2C25.6 45 25.2 40 27.4 35.6z",
        )
        + line(FACE, 1.5, "M30 42.4C34.6 41.6 38.4 43 41 46.2M31 49C35.4 48.8 39.4 50.4 42.4 53.6M44.6 66l2.6 4.6")
    )


# ---- characters, winds, dragons -------------------------------------------------------------------------------


def character(number: int, numeral: str = INK) -> str:
    """A face of the characters suit: the numeral above, ten thousand below."""
    return glyph("一二三四五六七八九"[number - 1], 13, 3, 34, numeral) + glyph("萬", 13, 39.5, 34, RED)


def honor(sign: str, color: str) -> str:
    """A face with one large character."""
    return glyph(sign, 7, 17, 46, color)


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


def frame(x: float, y: float, w: float, h: float, thick: float, r: float) -> str:
    """A hollow rounded rectangle as path data."""
    return rectangle(x, y, w, h, r) + rectangle(
        x + thick, y + thick, w - 2 * thick, h - 2 * thick, max(r - thick, 0.5), hole=True
    )


def white_dragon() -> str:
    """The plain double frame of the Asian sets."""
    return fill(BLUE, frame(10, 12, 40, 56, 4.2, 3.5) + frame(17, 19, 26, 42, 1.6, 1))


def soap() -> str:
    """The American white dragon: an ornate frame around an oval, which also reads as a zero."""
    corners = "".join(frame(x, y, 8.6, 8.6, 1.8, 1) for x in (9, 42.4) for y in (11, 60.4))
    bars = "".join(f"M{x} 23h3.4v34h-3.4z" for x in (9, 47.6)) + "".join(f"M21 {y}h18v3.4h-18z" for y in (11, 65.6))
    oval = (
        "M30 24c7.6 0 12 6.8 12 16s-4.4 16-12 16s-12-6.8-12-16s4.4-16 12-16z"
        "M30 27.6c-5.4 0-8.4 5-8.4 12.4s3 12.4 8.4 12.4s8.4-5 8.4-12.4s-3-12.4-8.4-12.4z"
    )
    beads = "".join(disc(x, y, 1.5) for x, y in ((30, 19), (30, 61), (15.7, 40), (44.3, 40)))
    return fill(BLUE, corners + bars + oval + beads)


# ---- flowers, seasons, joker, back ----------------------------------------------------------------------------


def petal(length: float, width: float, start: float = 0) -> str:
    """A pointed petal as path data, upwards from the origin."""
    low, high, tip = n(-start - 0.3 * length), n(-start - 0.75 * length), n(-start - length)
    return f"M0 {n(-start)}C{n(-width)} {low} {n(-width)} {high} 0 {tip}C{n(width)} {high} {n(width)} {low} 0 {n(-start)}z"


def ring(shape: str, x: float, y: float, count: int, first: float = 0, size: float = 1) -> str:
    """One shape repeated around a center."""
    return turned("".join(turned(shape, 0, 0, first + 360 * i / count) for i in range(count)), x, y, 0, size)


def blossom(x: float, y: float, r: float) -> str:
    """A plum blossom as path data: five round petals around a free heart."""
    return "".join(disc(x + 0.6 * r * cos(a), y + 0.6 * r * sin(a), 0.385 * r) for a in around(5))


def plum() -> str:
    """Round blossoms on a bare, angular branch."""
    branch = line(INK, 2.6, "M6 75L17 67L22 56L37 50L52 33") + line(INK, 1.7, "M17 67L31 72M37 50L52 53M22 56L10 47")
    flowers = fill(
        RED, blossom(28, 37, 15) + blossom(46, 61, 9.5) + disc(52, 31, 3) + disc(33, 72.5, 2.4) + disc(9.5, 45, 3)
    )
    return branch + flowers + fill(GOLD, disc(28, 37, 3.6) + disc(46, 61, 2.3))


def orchid() -> str:
    """Long arching leaves and one open bloom with a lip."""
    leaves = fill(
        GREEN,
        "M29 75C25 57 17 46 5 43C19 42.5 27 53 31 75z"
        "M31 75C33 52 42 40 56 41C44 44 36 55 34 75zM28 75C24 66 18 62 9 62C19 59.5 27 64 31 75z"
        "M32 75C36 66 43 62 53 64C44 65 38 68 35 75z",
    )
    stem = line(GREEN, 1.6, "M31 74C30 60 29 52 30 42")
    sepals = "".join(turned(fill(BLUE, petal(16, 5)), 30, 33, a) for a in (0, 118, -118))
    wings = "".join(turned(fill(BLUE, petal(15, 8)), 30, 33, a) for a in (62, -62))
    lip = fill(RED, "M30 32c4.5 1 6.5 5 5 9c-1.6 3.6-8.4 3.6-10 0c-1.5-4 .5-8 5-9z") + fill(GOLD, disc(30, 33, 2))
    return leaves + stem + wings + sepals + lip


def chrysanthemum() -> str:
    """A wheel of many thin petals above notched leaves."""
    stem = line(GREEN, 2, "M30 52V76")
    leaves = fill(
        GREEN,
        "M30 72C24 72 21 69 20 66C16 67 12 65 10 60C18 58 27 61 30 72z"
        "M30 72C36 72 39 69 40 66C44 67 48 65 50 60C42 58 33 61 30 72z",
    )
    outer = ring(fill(GOLD, petal(14.5, 3.2, 7.5)), 30, 35, 16)
    inner = ring(fill(RED, petal(7.5, 2.2, 2)), 30, 35, 10, 18)
    return stem + leaves + outer + inner + fill(GOLD, disc(30, 35, 1.9))


def bamboo_grove() -> str:
    """Two jointed stalks with hanging pointed leaves."""
    stalks = line(GREEN, 3.2, "M21 76V64M21 61V44M21 41V26M39 76V68M39 65V50M39 47V32")
    leaf = fill(GREEN, petal(19, 4.2))
    leaves = "".join(
        turned(leaf, x, y, a, s)
        for x, y, a, s in (
            (21, 27, -105, 0.9), (21, 27, -52, 1), (21, 27, 28, 0.95), (21, 44, -118, 0.8),
            (39, 33, 100, 0.95), (39, 33, 48, 0.9), (39, 33, -22, 0.8), (39, 50, 112, 0.9), (21, 44, 105, 0.7),
        )
    )  # fmt: skip
    return stalks + leaves


def spring() -> str:
    """A seedling with two open leaves."""
    leaves = fill(GREEN, "M30 48C14 49 7 41 6 28C21 27 30 35 30 48zM30 54C31 38 40 31 54 31C55 45 45 54 30 54z")
    veins = line(FACE, 1.3, "M13 34C20 38 25 42 29 47M47 37C40 41 35 46 31.5 52")
    return leaves + veins + line(GREEN, 2.6, "M30 46V67") + line(INK, 2.4, "M12 70C18 66 42 66 48 70M20 75.5H40")


def summer() -> str:
    """A lotus above the water."""
    petals = "".join(
        turned(fill(RED, petal(length, width)), 30, 57, a)
        for a, length, width in ((-66, 25, 7), (66, 25, 7), (-36, 29, 8), (36, 29, 8))
    )
    front = edged(RED, "M30 58C19 50 19 38 30 26C41 38 41 50 30 58z")
    water = line(
        BLUE, 2.2, "M8 66C13 62.5 17 62.5 22 66S31 69.5 36 66S47 62.5 52 66M16 74C20 71.5 24 71.5 28 74S36 76.5 40 74"
    )
    return petals + front + water


def autumn() -> str:
    """A maple leaf."""
    half = (
        (30, 26),
        (33.5, 34.5),
        (37.5, 32.5),
        (36.6, 42),
        (43, 36.5),
        (44.4, 40.4),
        (53, 39),
        (49.6, 46),
        (52.5, 48.2),
        (42, 56),
        (43.2, 60.4),
        (31, 58.6),
    )
    points = [*half, *((60 - x, y) for x, y in reversed(half[1:]))]
    leaf = fill(GOLD, "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "z")
    return leaf + line(FACE, 1.2, "M30 57V36M30 56L42 44M30 56L18 44") + line(RED, 2.2, "M30 57C30 65 31 70 35 75")


def winter() -> str:
    """A snow crystal."""
    arm = "M0 0V-22M0-9L-5.5-14M0-9L5.5-14M0-15.5L-4.5-20M0-15.5L4.5-20"
    return ring(line(BLUE, 2.3, arm), 30, 49, 6)


def flower(picture: str, sign: str) -> str:
    """A bonus tile: the picture and, small, its character in the corner that the index leaves free."""
    return picture + glyph(sign, 41, 3, 16, INK)


def joker() -> str:
    """A fool's cap with three bells and a pointed collar; no face."""
    left = fill(RED, "M12.5 54C12 45 11 40.5 5.5 36C9.5 24 23.5 26 29 42L29 54z")
    right = fill(BLUE, "M47.5 54C48 45 49 40.5 54.5 36C50.5 24 36.5 26 31 42L31 54z")
    middle = edged(GREEN, "M19 54.5C19 37 22 24 30 12C38 24 41 37 41 54.5z")
    band = fill(INK, rectangle(10.5, 55, 39, 5, 2.2))
    collar = (
        fill(RED, "M12.5 62H23L17.7 71.5z")
        + fill(GREEN, "M24.2 62H35.8L30 73.5z")
        + fill(BLUE, "M37 62H47.5L42.3 71.5z")
    )
    bells = fill(
        GOLD,
        disc(5.6, 39.5, 3.9)
        + disc(54.4, 39.5, 3.9)
        + disc(30, 9.5, 4.2)
        + disc(17.7, 73.2, 2.1)
        + disc(30, 75.4, 2.1)
        + disc(42.3, 73.2, 2.1),
    )
    return left + right + middle + band + collar + bells


def back() -> str:
    """The back: a woven lattice inside a fillet. The body color comes from CSS."""
    pale = "var(--t-weave,#d8b273)"
    knots = "".join(
        f"M{n(x)} {n(y - 3.4)}l2.6 3.4l-2.6 3.4l-2.6-3.4z"
        for row in range(13)
        for col in range(7)
        for x, y in [(30 + (col - 3) * 7 + (3.5 if row % 2 else 0), 40 + (row - 6) * 4.7)]
        if 10.5 <= x <= 49.5
    )
    return fill(pale, knots + frame(4.5, 5, 51, 70, 1.4, 4))


def red_five(face: str) -> str:
    """A red five: one ink, and a lozenge below so that it is told apart without color too."""
    for ink in (GREEN, BLUE, INK):
        face = face.replace(ink, RED)
    return face + fill(RED, "M30 64.5l4.2 5.5l-4.2 5.5l-4.2-5.5z")


# ---- signs of the interface -----------------------------------------------------------------------------------

SIGNS = {  # 24 by 24, stroked by CSS (.icon); one path each
    "learn": "M12 6.5C9.5 4.5 6.5 4 3 4.5V19C6.5 18.5 9.5 19 12 21"
    "C14.5 19 17.5 18.5 21 19V4.5C17.5 4 14.5 4.5 12 6.5z"
    "M12 6.5V21",
    "play": "M3.5 3.5H20.5V20.5H3.5zM9 9H15V15H9zM9 6.3H15M9 17.7H15M6.3 9V15M17.7 9V15",
    "drill": "M12 3a9 9 0 1 0 9 9M12 7.5a4.5 4.5 0 1 0 4.5 4.5M12 12L20 4M20 4V7.5M20 4H16.5",
    "rules": "M6 3.5H18V20.5H6zM9 8H15M9 12H15M9 16H12.5",
    "words": "M3 19L8.5 5L14 19M5 14.5H12M14.5 9.5H21M17.7 7V9.5"
    "C17.7 14 16 17 13.5 19M15.5 12.5C16.5 16 18.5 18 21 19",
    "close": "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5",
    "next": "M9 5L16 12L9 19",
    "back-to": "M15 5L8 12L15 19",
    "right": "M4.5 12.5L10 18L19.5 7",
    "hint": "M9 18H15M10 21H14M12 3A6.2 6.2 0 0 0 8.5 14.3"
    "C9 14.8 9 15.4 9 15.5H15C15 15.4 15 14.8 15.5 14.3A6.2 6.2 0 0 0 12 3z",
    "undo": "M8 5L4 9L8 13M4 9H14.5A5.5 5.5 0 0 1 14.5 20H8",
    "print": "M7 9V3.5H17V9M7 17H4V9H20V17H17M7 14H17V20.5H7z",
    "globe": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z"
    "M3.5 9.5H20.5M3.5 14.5H20.5M12 3C7 8.5 7 15.5 12 21C17 15.5 17 8.5 12 3",
    "set": "M4 7H13M17 7H20M15 5V9M4 17H7M11 17H20M9 15V19",
    "eye": "M2.5 12C6 6.5 18 6.5 21.5 12C18 17.5 6 17.5 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z",
    "stop": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM5.7 5.7L18.3 18.3",
    "lock": "M6 11H18V20H6zM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11",
}


# ---- the sprite -----------------------------------------------------------------------------------------------


def faces() -> dict[str, str]:
    """Every face by its id: suit letter and number, w? winds, d? dragons, so soap, f flowers, q seasons, j joker."""
    small_wan = glyph("五", 14, 1, 32, RED) + glyph("萬", 15, 32, 30, RED)
    return (
        {"p1": one_dot()}
        | {f"p{i}": dots(i) for i in range(2, 10)}
        | {"s1": sparrow()}
        | {f"s{i}": eight_bamboo() if i == 8 else bamboo(i) for i in range(2, 10)}
        | {f"m{i}": character(i) for i in range(1, 10)}
        | {"we": honor("東", INK), "ws": honor("南", INK), "ww": honor("西", INK), "wn": honor("北", INK)}
        | {"dr": honor("中", RED), "dg": honor("發", GREEN), "dw": white_dragon(), "so": soap()}
        | {
            f"f{i}": flower(p, s)
            for i, (p, s) in enumerate(
                zip((plum(), orchid(), chrysanthemum(), bamboo_grove()), "梅蘭菊竹", strict=True), 1
            )
        }
        | {
            f"q{i}": flower(p, s)
            for i, (p, s) in enumerate(zip((spring(), summer(), autumn(), winter()), "春夏秋冬", strict=True), 1)
        }
        | {"j": joker(), "back": back()}
        | {"p0": red_five(dots(5)), "s0": red_five(bamboo(5)), "m0": red_five(small_wan)}
    )


def sprite(symbols: dict[str, str]) -> str:
    """The SVG file."""
    body = "".join(f'<symbol id="{name}" viewBox="0 0 60 80">{drawing}</symbol>' for name, drawing in symbols.items())
    body += "".join(
        f'<symbol id="i-{name}" viewBox="0 0 24 24"><path d="{d}"/></symbol>' for name, d in SIGNS.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>'


def icon() -> str:
    """The icon of the site as an SVG file: the sparrow on its tile, square for a browser's tab."""
    body = "".join(
        f'<rect x="9" y="{y}" width="62" height="{h}" rx="9" fill="{color}"/>'
        for y, h, color in ((14, 65, "#7c5822"), (10, 67, "#bd8d47"), (6, 67, "#e3d6b4"), (1, 70, "#fdf8ea"))
    )
    bird = turned(sparrow(), 15, 3, 0, 0.84)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">{body}{bird}</svg>'
