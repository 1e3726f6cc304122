"""The characters, the winds and the dragons."""

from tutorial.art.pen import BLUE, INK, RED, disc, fill, frame, glyph


def character(number: int, numeral: str = INK) -> str:
    """A face of the characters suit: the numeral above, ten thousand below."""
    return glyph("一二三四五六七八九"[number - 1], 13, 3, 34, numeral) + glyph("萬", 13, 39.5, 34, RED)


def honor(sign: str, color: str) -> str:
    """A face with one large character."""
    return glyph(sign, 7, 17, 46, color)


def white_dragon() -> str:
    """The plain double frame of the Asian sets."""
    return fill(BLUE, frame(10, 12, 40, 56, thick=4.2, r=3.5) + frame(17, 19, 26, 42, thick=1.6, r=1))


def soap() -> str:
    """The American white dragon: an ornate frame around an oval, which also reads as a zero."""
    corners = "".join(frame(x, y, 8.6, 8.6, thick=1.8, r=1) for x in (9, 42.4) for y in (11, 60.4))
    bars = "".join(f"M{x} 23h3.4v34h-3.4z" for x in (9, 47.6)) + "".join(f"M21 {y}h18v3.4h-18z" for y in (11, 65.6))
    oval = (
        "M30 24c7.6 0 12 6.8 12 16s-4.4 16-12 16s-12-6.8-12-16s4.4-16 12-16z"
        "M30 27.6c-5.4 0-8.4 5-8.4 12.4s3 12.4 8.4 12.4s8.4-5 8.4-12.4s-3-12.4-8.4-12.4z"
    )
    beads = "".join(disc(x, y, 1.5) for x, y in ((30, 19), (30, 61), (15.7, 40), (44.3, 40)))
    return fill(BLUE, corners + bars + oval + beads)
