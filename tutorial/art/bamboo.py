"""The bamboo: canes, and the sparrow that is the 1."""

from tutorial.art.pen import BLUE, FACE, GREEN, INK, RED, Places, disc, edged, fill, line, n, turned


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
        f"M{n(x - wide + r)} {n(y - length / 2)}" + ridge + 2 * f"m{n(left)} {n(down)}{stalk}m{n(-left)} {n(on)}{ridge}"
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
        fill(color, "".join(cane(x, y, *CANE[number]) for x, y in places)) for color, places in BAMBOO[number].items()
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
        + fill(GREEN, "M26.4 30.2C28.8 30.2 30.4 28.8 30.8 26.4C32 28 31.6 30.4 29.8 31.4C28.4 32.2 27 31.6 26.4 30.2z")
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
