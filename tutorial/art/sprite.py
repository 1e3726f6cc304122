"""The sprite: every tile face and sign in one SVG file, and the icon of the site. `manage.py draw_tiles` writes both.

What belongs here: shapes, in the modules beside this one. What does not: numerals, letters and the words on a tile
(they are HTML over the picture, so they can be translated and switched off), and the body of the tile (CSS: `.tile`).

Units: every face is 60 wide and 80 high. A face is a few flat paths without gradients, masks or filters, so that
a hundred of them draw quickly on an old phone and that external <use> works in every browser.
"""

from tutorial.art.bamboo import bamboo, eight_bamboo, sparrow
from tutorial.art.bonus import autumn, bamboo_grove, chrysanthemum, flower, orchid, plum, spring, summer, winter
from tutorial.art.characters import character, honor, soap, white_dragon
from tutorial.art.dots import dots, one_dot
from tutorial.art.others import back, joker, red_five
from tutorial.art.pen import GREEN, INK, RED, glyph, turned
from tutorial.art.signs import SIGNS


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
    body += "".join(f'<symbol id="i-{name}" viewBox="0 0 24 24"><path d="{d}"/></symbol>' for name, d in SIGNS.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>'


def icon() -> str:
    """The icon of the site as an SVG file: the sparrow on its tile, square for a browser's tab."""
    body = "".join(
        f'<rect x="9" y="{y}" width="62" height="{h}" rx="9" fill="{color}"/>'
        for y, h, color in ((14, 65, "#7c5822"), (10, 67, "#bd8d47"), (6, 67, "#e3d6b4"), (1, 70, "#fdf8ea"))
    )
    bird = turned(sparrow(), 15, 3, 0, 0.84)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">{body}{bird}</svg>'
