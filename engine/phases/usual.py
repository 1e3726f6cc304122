"""The usual table: the phases and the opening that most traditions share.

What belongs here: what a variant starts from. What does not: what makes it different (``variants``).
"""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from engine.phases.bars import concealed_kong_is_safe, worth_enough
from engine.phases.claim_rules import CLAIM_CHOW, CLAIM_KONG, CLAIM_PUNG, CLAIM_WIN, PASS
from engine.phases.claim_window import ClaimWindow, WindowRules
from engine.phases.dealing import break_wall, deal_hands
from engine.phases.ended import Ended, EndedRules
from engine.phases.flowers import show_flowers
from engine.phases.turn import Turn, begin_play
from engine.phases.turn_rules import ADDED_KONG, CONCEALED_KONG, DISCARD, SELF_DRAWN_WIN, TurnRules
from engine.rules import PhaseRules
from engine.state import Enter, Phase

TURN = TurnRules((replace(SELF_DRAWN_WIN, bars=(worth_enough,)), CONCEALED_KONG, ADDED_KONG, DISCARD))
"""A turn: win, lay a kong, or discard. The minimum is the last objection."""
WINDOW = WindowRules(
    (
        replace(CLAIM_WIN, bars=(concealed_kong_is_safe, worth_enough)),
        CLAIM_KONG,
        CLAIM_PUNG,
        CLAIM_CHOW,
        PASS,
    )
)
"""A claim window: win, kong, pung, chow, or pass."""
USUAL_PHASES: Mapping[type[Phase], PhaseRules] = MappingProxyType(
    {Turn: TURN, ClaimWindow: WINDOW, Ended: EndedRules()}
)
"""Turn, claim window and end."""
USUAL_OPENING: tuple[Enter, ...] = (break_wall, deal_hands, show_flowers, begin_play)
"""Dice, deal, bonus tiles, the dealer's first turn."""
