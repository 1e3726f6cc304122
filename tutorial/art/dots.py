"""The dots: pierced coins, and the great wheel."""

from math import cos, sin

from tutorial.art.pen import BLUE, GREEN, RED, Places, around, disc, fill, n, wheel


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
