"""The four flowers and the four seasons."""

from math import cos, sin

from tutorial.art.pen import BLUE, FACE, GOLD, GREEN, INK, RED, around, disc, edged, fill, glyph, line, n, turned


def petal(length: float, width: float, start: float = 0) -> str:
    """A pointed petal as path data, upwards from the origin."""
    low, high, tip = n(-start - 0.3 * length), n(-start - 0.75 * length), n(-start - length)
    return (
        f"M0 {n(-start)}C{n(-width)} {low} {n(-width)} {high} 0 {tip}C{n(width)} {high} {n(width)} {low} 0 {n(-start)}z"
    )


def ring(shape: str, x: float, y: float, count: int, *, first: float = 0, size: float = 1) -> str:
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
    inner = ring(fill(RED, petal(7.5, 2.2, 2)), 30, 35, 10, first=18)
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
