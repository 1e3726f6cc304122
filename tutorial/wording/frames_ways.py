"""Sentences about hands that do not win: why they cannot, and what would have to be otherwise."""

from tutorial.wording.frames import Slot, said

FRAMES = {
    "win.out-of-reach": said("No hand that wins at this table has these sets."),
    "shown.too-many-tiles": said(
        "A hand has at most %(most)s tiles, its sets included. This one has %(count)s (%(field)s).",
        most=Slot.NUMBER,
        count=Slot.NUMBER,
        field=Slot.FIELD,
    ),
    # ways to a hand that wins
    "way.exchange": said("This tile in place of that one: %(tile)s for %(out)s.", tile=Slot.TILE, out=Slot.TILE),
    "way.self-drawn": said("Draw the winning tile yourself."),
    "way.all-concealed": said("Keep all sets in your hand instead of claiming tiles for them."),
    "way.after-kong": said("Win with the tile drawn for a kong."),
    "way.robbed-kong": said("Win with a tile that another player wants to add to a pung."),
    "way.last-tile": said("Win with the last tile of the deal."),
    "way.last-of-its-kind": said("Win with the last tile of its kind, when the other three lie open."),
}
