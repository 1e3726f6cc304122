"""Cases that no state and no incident shows, each with why."""

from collections.abc import Mapping

TEXT_ONLY = frozenset({"players", "house"})
"""Topics that the rules leave to text: other player counts, and the customs of houses."""
LEFT_TO_TEXT = frozenset({"tournament", "alt_card"})
"""House rules of other topics that no option of the variant plays: points of tournaments, letters of other cards."""
NOT_EXPRESSIBLE: Mapping[str, str] = {
    "err-06": "that the tile won with was drawn out of turn, and by whom",
    "err-24": "who threw in their hands, and how many did",
    "err-25": "that the wall was wrecked, and by whom",
    "sco-12": "a bettor has no seat: betting is left to text",
    "crd-06": "that ink and words differ: our card has no ink, and its text says what is free",
}
"""By the id of the case: the fact that decides stands only in its story."""
