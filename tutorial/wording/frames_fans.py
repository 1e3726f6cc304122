"""Sentences about hands that are counted in fan, and about who pays for them."""

from tutorial.wording.frames import Slot, counted, said

FRAMES = {
    "ask.count-fan": said("How many fan is this hand worth?"),
    "score.winds": said("Your seat wind is %(seat)s. The round wind is %(round)s.", seat=Slot.WIND, round=Slot.WIND),
    "score.fan-to-points": counted(
        "With %(count)s fan the hand is worth %(amount)s points.",
        "With %(count)s fan the hand is worth %(amount)s points.",
        count=Slot.COUNT,
        amount=Slot.NUMBER,
    ),
    "score.over-cap": said("No hand counts more than this: %(most)s.", most=Slot.NUMBER),
    "score.beside-limit": said("Nothing counts beside a limit hand: %(pattern)s.", pattern=Slot.TERM),
    "score.replaced-by": said("This counts in its place: %(pattern)s.", pattern=Slot.TERM),
    "score.fan-short-of": counted(
        "The hand is complete, but %(lacking)s fan is missing: it has %(count)s, and this table asks for %(needed)s.",
        "The hand is complete, but %(lacking)s fan are missing: it has %(count)s, and this table asks for %(needed)s.",
        lacking=Slot.COUNT,
        count=Slot.NUMBER,
        needed=Slot.NUMBER,
    ),
    # who pays for a win
    "pay.self-drawn": said(
        "The winning tile was drawn, so every other player still in the deal pays what the hand is worth: %(amount)s.",
        amount=Slot.NUMBER,
    ),
    "pay.self-drawn-more": said(
        "The winning tile was drawn, so every other player still in the deal pays a little more: "
        "%(base)s + %(more)s = %(amount)s.",
        base=Slot.NUMBER,
        more=Slot.NUMBER,
        amount=Slot.NUMBER,
    ),
    "pay.gave-winning-tile": said(
        "This player discarded the winning tile: %(times)s × %(base)s = %(amount)s.",
        times=Slot.NUMBER,
        base=Slot.NUMBER,
        amount=Slot.NUMBER,
    ),
    "pay.was-robbed": said(
        "The winning tile was taken from this player’s kong: %(times)s × %(base)s = %(amount)s.",
        times=Slot.NUMBER,
        base=Slot.NUMBER,
        amount=Slot.NUMBER,
    ),
    "pay.another-gave-it": said(
        "Another player gave the winning tile, so this player pays once what the hand is worth: %(amount)s.",
        amount=Slot.NUMBER,
    ),
    "pay.gave-it": said(
        "This player discarded the winning tile and pays what the hand is worth: %(amount)s.", amount=Slot.NUMBER
    ),
    "pay.robbed-of-it": said(
        "The winning tile was taken from this player’s kong, so this player pays what the hand is worth: %(amount)s.",
        amount=Slot.NUMBER,
    ),
    # the end of the wall
    "pay.pig": said(
        "The wall is used up, and this player still holds tiles of the missing suit. Each player who does not gets "
        "%(amount)s.",
        amount=Slot.NUMBER,
    ),
    "pay.not-ready": said(
        "The wall is used up, and this hand is not ready. The other one is, and at best it would be worth %(amount)s, "
        "with this tile: %(tile)s.",
        amount=Slot.NUMBER,
        tile=Slot.TILE,
    ),
}
