"""The joker, the back, and the red fives."""

from tutorial.art.pen import BLUE, GOLD, GREEN, INK, RED, disc, edged, fill, frame, n, rectangle


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
    return fill(pale, knots + frame(4.5, 5, 51, 70, thick=1.4, r=4))


def red_five(face: str) -> str:
    """A red five: one ink, and a lozenge below so that it is told apart without color too."""
    for ink in (GREEN, BLUE, INK):
        face = face.replace(ink, RED)
    return face + fill(RED, "M30 64.5l4.2 5.5l-4.2 5.5l-4.2-5.5z")
