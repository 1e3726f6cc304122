"""Sentences about the text of an American card: what could not be read, and what does not hold."""

from tutorial.wording.frames import Slot, counted, said

_PLACE = {"line": Slot.NUMBER, "column": Slot.NUMBER, "text": Slot.TEXT}
"""Where something stands, and what stands there."""
_LINE = {"line": Slot.NUMBER, "text": Slot.TEXT}
"""The line of text, and the name of the hand."""

FRAMES = {
    "card.unknown": said("There is no card of this name: %(text)s.", text=Slot.TEXT),
    "card.no-such-line": said("The card has no line of this name: %(text)s.", text=Slot.TEXT),
    "card.no-such-tile": said("The American set has no such tile: %(tile)s.", tile=Slot.TILE),
    "card.no-exposure": said("These tiles are no group that can be exposed: “%(text)s”.", text=Slot.TEXT),
    "card.no-such-year": said("A card has a year of four digits, not %(number)s.", number=Slot.NUMBER),
    "card.no-lines": said("The card has no line yet."),
    "card.too-long": counted(
        "This card is too long. It may have %(most)s character.",
        "This card is too long. It may have %(most)s characters.",
        most=Slot.COUNT,
    ),
    "card.line-too-long": counted(
        "Line %(line)s is too long. It may have %(most)s character.",
        "Line %(line)s is too long. It may have %(most)s characters.",
        line=Slot.NUMBER,
        most=Slot.COUNT,
    ),
    "card.expected-head": said(
        "Line %(line)s, column %(column)s: a card begins with the word “card”, its name and its year. "
        "Here stands: “%(text)s”.",
        **_PLACE,
    ),
    "card.expected-section": said(
        "Line %(line)s, column %(column)s: a section must begin before the first hand, with the word “section” and "
        "its name. Here stands: “%(text)s”.",
        **_PLACE,
    ),
    "card.expected-name": said(
        "Line %(line)s, column %(column)s: a name is expected, of small letters, digits and hyphens. "
        "Here stands: “%(text)s”.",
        **_PLACE,
    ),
    "card.expected-mark": said(
        "Line %(line)s, column %(column)s: after the name stands x or c, for exposed or concealed. "
        "Here stands: “%(text)s”.",
        **_PLACE,
    ),
    "card.expected-count": said(
        "Line %(line)s, column %(column)s: a number from 1 on is expected. Here stands: “%(text)s”.", **_PLACE
    ),
    "card.expected-colon": said(
        "Line %(line)s, column %(column)s: a colon is expected before the tiles. Here stands: “%(text)s”.", **_PLACE
    ),
    "card.expected-tile": said(
        "Line %(line)s, column %(column)s: a tile is expected, such as 3a, xb, (x+1)a, Da, N, F or 0. "
        "Here stands: “%(text)s”.",
        **_PLACE,
    ),
    "card.expected-suit": said(
        "Line %(line)s, column %(column)s: after a number stands its suit: a, b or c for any, B, C or D for one. "
        "Here stands: “%(text)s”.",
        **_PLACE,
    ),
    "card.expected-dragon": said(
        "Line %(line)s, column %(column)s: after a D for a dragon stands a, b or c to match a suit, m, n or o for any, "
        "R, G or W for one. Here stands: “%(text)s”.",
        **_PLACE,
    ),
    "card.expected-size": said(
        "Line %(line)s, column %(column)s: after a tile stands ^ and how many there are, from 1 to %(most)s. "
        "Here stands: “%(text)s”.",
        **_PLACE,
        most=Slot.NUMBER,
    ),
    "card.expected-bracket": said(
        "Line %(line)s, column %(column)s: a bracket that was opened is not closed. Here stands: “%(text)s”.", **_PLACE
    ),
    "card.expected-parenthesis": said(
        "Line %(line)s, column %(column)s: a parenthesis is expected. Here stands: “%(text)s”.", **_PLACE
    ),
    "card.expected-number": said(
        "Line %(line)s, column %(column)s: a number or one of the letters x, y, z, p, q, t is expected. "
        "Here stands: “%(text)s”.",
        **_PLACE,
    ),
    "card.expected-comparison": said(
        "Line %(line)s, column %(column)s: a condition compares numbers, as in x<5 or p in (x,x+1). "
        "Here stands: “%(text)s”.",
        **_PLACE,
    ),
    "card.expected-merge": said(
        "Line %(line)s, column %(column)s: after “also” stand two suits that become one, such as b=a. "
        "Here stands: “%(text)s”.",
        **_PLACE,
    ),
    "card.expected-end": said(
        "Line %(line)s, column %(column)s: nothing more is expected in this line. Here stands: “%(text)s”.", **_PLACE
    ),
    "card.unknown-letter": said(
        "Line %(line)s, column %(column)s: a letter is used here that no tile of the hand has. "
        "Here stands: “%(text)s”.",
        **_PLACE,
    ),
    "card.reserved": said(
        "Line %(line)s, column %(column)s: this can be said on some cards, but not here yet: “%(text)s”.", **_PLACE
    ),
    "card.unreadable-rack": said("Line %(line)s, column %(column)s: these tiles cannot be read: “%(text)s”.", **_PLACE),
    "card.name-twice": said("Line %(line)s: another hand has this name already: %(text)s.", **_LINE),
    "card.too-many-readings": said(
        "Line %(line)s: the letters of this hand can mean too many different things: %(text)s.", **_LINE
    ),
    "card.wrong-size": counted(
        "Line %(line)s: a hand has %(size)s tiles. This one can have %(count)s tile: %(text)s.",
        "Line %(line)s: a hand has %(size)s tiles. This one can have %(count)s tiles: %(text)s.",
        **_LINE,
        size=Slot.NUMBER,
        count=Slot.COUNT,
    ),
    "card.not-buildable": said(
        "Line %(line)s: no tiles make this hand. A number is out of range, or there are too few tiles of a kind: "
        "%(text)s.",
        **_LINE,
    ),
    "card.wrong-count": said(
        "Line %(line)s: this hand can be made in %(found)s ways, not in %(stated)s: %(text)s.",
        **_LINE,
        stated=Slot.NUMBER,
        found=Slot.NUMBER,
    ),
    "card.same-hands": counted(
        "Line %(line)s: the hands %(other)s and %(text)s are the same in %(count)s case.",
        "Line %(line)s: the hands %(other)s and %(text)s are the same in %(count)s cases.",
        **_LINE,
        other=Slot.TEXT,
        count=Slot.COUNT,
    ),
    "card.does-not-win": said("Line %(line)s: these tiles do not win with their own hand: %(text)s.", **_LINE),
    "card.wins-elsewhere": said(
        "Line %(line)s: these tiles for %(text)s win with a hand they must not win with: %(other)s.",
        **_LINE,
        other=Slot.TEXT,
    ),
}
