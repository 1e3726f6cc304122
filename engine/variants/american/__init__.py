"""American: 152 tiles with jokers, hands that are lines of a card, and the Charleston before the first discard."""

from dataclasses import replace

from engine.actions import Win
from engine.card.cards import card
from engine.card.shape import CardShape
from engine.continuation import PlayOn
from engine.deals import Came
from engine.options import dealer_option, match_option
from engine.phases.calls import CALL, CHANGE_EXPOSURE
from engine.phases.card_wins import CARD_CLAIM, CARD_WIN, note_last_wall, only_self_drawn_at_the_end
from engine.phases.charleston import Course, FaceDown
from engine.phases.claim_rules import CLAIM_CHOW, CLAIM_KONG, CLAIM_PUNG, PASS
from engine.phases.claim_window import ClaimWindow, WindowRules
from engine.phases.courtesy import charleston_phases, start_charleston
from engine.phases.dealing import break_wall, deal_hands
from engine.phases.ended import Ended, EndedRules
from engine.phases.jokers import EXCHANGE_JOKER
from engine.phases.second_charleston import FaceDownRules
from engine.phases.turn import Turn, begin_turn
from engine.phases.turn_rules import ADDED_KONG, CONCEALED_KONG, DISCARD, TurnRules
from engine.reasons import Reason
from engine.ruleset import Choice, DealPlan, Option, Variant, with_bar
from engine.state import GameState, Step
from engine.tiles import american_tile_set
from engine.variants.american.other_games import not_here
from engine.variants.american.payments import CardPayments, LineValue
from engine.variants.american.precedence import Precedence

CARD = card("practice_one")
"""The practice card: ours, and no league's."""
TURN = TurnRules(
    (
        CARD_WIN,
        EXCHANGE_JOKER,
        CHANGE_EXPOSURE,
        not_here(CONCEALED_KONG, Reason("exposure.only-called")),
        not_here(ADDED_KONG, Reason("exposure.stands")),
        DISCARD,
    )
)
"""A turn: win, exchange jokers, change the group just laid, or discard."""
WINDOW = WindowRules(
    (
        CARD_CLAIM,
        CALL,
        not_here(CLAIM_KONG, Reason("call.with-tiles")),
        not_here(CLAIM_PUNG, Reason("call.with-tiles")),
        not_here(CLAIM_CHOW, Reason("chow.not-in-this-game")),
        not_here(ADDED_KONG, Reason("exposure.stands")),
        PASS,
    )
)
"""A claim window: win, call, or pass."""


def _begin_play(state: GameState) -> Step:
    """East's first turn, with the fourteen tiles that the Charleston left."""
    return state.but(phase=Turn(state.dealer, Came.PASSED)), ()


def _draw_first(state: GameState) -> Step:
    """East's first turn, in which the fourteenth tile is drawn."""
    return begin_turn(state, state.dealer)


def _with_course(variant: Variant, course: Course) -> Variant:
    """The variant with another course of the Charleston."""
    return replace(variant, phases={**variant.phases, **charleston_phases(course)})


def _course(variant: Variant) -> Course:
    """What the Charleston of a variant consists of."""
    rules = variant.phases[FaceDown]
    assert isinstance(rules, FaceDownRules)
    return rules.course


def _without_second(variant: Variant) -> Variant:
    """There is one Charleston only."""
    return _with_course(variant, replace(_course(variant), has_second=False))


def _with_mush(variant: Variant) -> Variant:
    """Tiles may be exchanged out of a common pool after the courtesy."""
    return _with_course(variant, replace(_course(variant), has_mush=True))


def _with_late_fourteenth(variant: Variant) -> Variant:
    """East passes out of thirteen tiles, as all do, and draws the fourteenth afterwards."""
    changed = replace(variant, deal=replace(variant.deal, gives_one_more=False))
    return _with_course(changed, replace(_course(changed), begin=_draw_first))


def _without_charleston(variant: Variant) -> Variant:
    """East begins with the tiles that were dealt; nobody passes any."""
    return replace(variant, opening=(break_wall, deal_hands, _begin_at_once))


def _begin_at_once(state: GameState) -> Step:
    """East's first turn, no tiles having been passed."""
    state, events = _course(state.variant).begin(state)
    if isinstance(state.phase, Turn) and state.phase.came is Came.PASSED:
        state = state.but(phase=replace(state.phase, came=Came.DEALT))
    return state, events


def _with_cold_wall(variant: Variant) -> Variant:
    """In the last wall a discard wins for nobody."""
    barred = with_bar(variant, only_self_drawn_at_the_end, Win)
    return replace(barred, watchers=(*variant.watchers, note_last_wall))


def _with_hot_wall(variant: Variant) -> Variant:
    """In the last wall a dangerous discard costs its player everything."""
    return replace(variant, settlement=CardPayments(hot_wall=True))


AMERICAN = Variant(
    id="american",
    tile_set=american_tile_set(),
    shapes=(CardShape(CARD),),
    deal=DealPlan(sets_bonus_aside=False, replaces_kongs=False),
    opening=(break_wall, deal_hands, start_charleston),
    phases={
        **charleston_phases(Course(begin=_begin_play)),
        Turn: TURN,
        ClaimWindow: WINDOW,
        Ended: EndedRules(),
    },
    claims=Precedence(),
    tally=LineValue(CARD),
    settlement=CardPayments(),
    continuation=PlayOn(),
    options=(
        Option("second_charleston", (Choice("by_vote"), Choice("never", _without_second))),
        Option("mush", (Choice("off"), Choice("on", _with_mush))),
        Option("east_fourteenth", (Choice("before"), Choice("after", _with_late_fourteenth))),
        Option("charleston", (Choice("full"), Choice("none", _without_charleston))),
        Option("last_wall", (Choice("usual"), Choice("hot", _with_hot_wall), Choice("cold", _with_cold_wall))),
        dealer_option("rotates"),
        match_option("open"),
    ),
    as_taught=(("east_fourteenth", "after"),),
)
"""The standard table, with the practice card."""
