"""Sentences about hands shown to be counted: what may not count twice, what is paid, what no table can show."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    # set aside
    "score.no-identical": said(
        "It is there once more, but these sets are not used again for the same thing.",
    ),
    "score.account-once": said(
        "Its sets are joined with one another already. Each further set may be joined only once.",
    ),
    # payments
    "pay.stake": said("Every player who lost pays the winner this much: %(amount)s.", amount=Slot.NUMBER),
    "pay.stake-and-hand": said(
        "%(stake)s for the win and %(worth)s for the hand make %(amount)s.",
        stake=Slot.NUMBER,
        worth=Slot.NUMBER,
        amount=Slot.NUMBER,
    ),
    # what no table can show
    "shown.no-winning-tile": said("One winning tile must be named (%(field)s).", field=Slot.FIELD),
    "shown.no-wind": said("%(text)s is no wind (%(field)s). Write E, S, W or N.", text=Slot.TEXT, field=Slot.FIELD),
    "shown.no-suit": said("%(text)s is no suit (%(field)s). Write m, p or s.", text=Slot.TEXT, field=Slot.FIELD),
    "shown.no-such-meld": said(
        "This is no chow, pung or kong: %(text)s (%(field)s).", text=Slot.TEXT, field=Slot.FIELD
    ),
    "shown.not-a-kong": said(
        "Only a kong can be concealed, or have a tile added, and not both: %(tile)s (%(field)s).",
        tile=Slot.TILE,
        field=Slot.FIELD,
    ),
    "shown.not-in-this-game": said(
        "This tile is not in the game: %(tile)s (%(field)s).", tile=Slot.TILE, field=Slot.FIELD
    ),
    "shown.too-many-of": said(
        "There are more tiles of this kind than the set has: %(tile)s (%(field)s).", tile=Slot.TILE, field=Slot.FIELD
    ),
    "shown.bonus-in-hand": said(
        "Flowers and seasons lie aside, not in the hand: %(tile)s (%(field)s).", tile=Slot.TILE, field=Slot.FIELD
    ),
    "shown.not-a-bonus-tile": said(
        "Only flowers and seasons lie aside: %(tile)s (%(field)s).", tile=Slot.TILE, field=Slot.FIELD
    ),
    "shown.wrong-count": said(
        "Without the winning tile the hand must have %(needed)s concealed tiles beside these sets. It has %(count)s "
        "(%(field)s).",
        needed=Slot.NUMBER,
        count=Slot.NUMBER,
        field=Slot.FIELD,
    ),
    "shown.robbed-tile-is-held": said(
        "Nobody had a kong of this tile, for one like it is in this hand: %(tile)s (%(field)s).",
        tile=Slot.TILE,
        field=Slot.FIELD,
    ),
    "shown.wall-not-empty": counted(
        "%(count)s tile is left in the wall, so this was not the last one: %(tile)s (%(field)s).",
        "%(count)s tiles are left in the wall, so this was not the last one: %(tile)s (%(field)s).",
        count=Slot.COUNT,
        tile=Slot.TILE,
        field=Slot.FIELD,
    ),
    "shown.no-kong-at-the-end": said(
        "When the wall is empty nobody lays a kong, so none can be robbed: %(tile)s (%(field)s).",
        tile=Slot.TILE,
        field=Slot.FIELD,
    ),
}
