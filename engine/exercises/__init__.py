"""Exercises: the kinds of questions the engine can ask, judge and explain.

What belongs here: one module a kind, and what several kinds share. What does not: text for people, and pages.
"""

from collections.abc import Mapping
from types import MappingProxyType

from engine.exercises.blind_or_not import BlindOrNot
from engine.exercises.break_wall import BreakWall
from engine.exercises.call_or_not import CallOrNot
from engine.exercises.closest_line import ClosestLine
from engine.exercises.count_left import CountLeft
from engine.exercises.count_score import CountScore
from engine.exercises.count_sets import CountSets
from engine.exercises.count_tiles import CountTiles
from engine.exercises.courtesy import CourtesyCount
from engine.exercises.dead_or_alive import DeadOrAlive
from engine.exercises.deal_order import DealOrder
from engine.exercises.discard import ChooseDiscard
from engine.exercises.find_pattern import FindPattern
from engine.exercises.finish_hand import FinishHand
from engine.exercises.frame import Exercise
from engine.exercises.is_it_a_win import IsItAWin
from engine.exercises.joker_legal import JokerLegal
from engine.exercises.legal_action import LegalAction
from engine.exercises.make_set import MakeSet
from engine.exercises.name_tile import NameTile
from engine.exercises.next_dealer import NextDealer
from engine.exercises.pass_direction import PassDirection
from engine.exercises.pass_three import PassThree
from engine.exercises.pick_tiles import PickTiles
from engine.exercises.play_hand import PlayHand
from engine.exercises.read_line import ReadLine
from engine.exercises.same_hand_elsewhere import SameHandElsewhere
from engine.exercises.spot_exchange import SpotExchange
from engine.exercises.waits import Waits
from engine.exercises.who_gets_it import WhoGetsIt
from engine.exercises.who_pays import WhoPays

_KINDS: tuple[type[Exercise], ...] = (
    NameTile,
    PickTiles,
    MakeSet,
    CountTiles,
    CountSets,
    FinishHand,
    LegalAction,
    WhoGetsIt,
    IsItAWin,
    ChooseDiscard,
    BreakWall,
    DealOrder,
    CountLeft,
    NextDealer,
    CountScore,
    FindPattern,
    Waits,
    SameHandElsewhere,
    PassThree,
    PassDirection,
    BlindOrNot,
    ReadLine,
    JokerLegal,
    ClosestLine,
    CallOrNot,
    SpotExchange,
    DeadOrAlive,
    WhoPays,
    CourtesyCount,
    PlayHand,
)

KINDS: Mapping[str, type[Exercise]] = MappingProxyType({each.kind: each for each in _KINDS})
"""Every kind of question, by what authors call it."""
OF_THE_CARD = frozenset(
    {
        PassThree.kind,
        PassDirection.kind,
        BlindOrNot.kind,
        ReadLine.kind,
        JokerLegal.kind,
        ClosestLine.kind,
        CallOrNot.kind,
        SpotExchange.kind,
        DeadOrAlive.kind,
        CourtesyCount.kind,
    }
)
"""The kinds about a card and its Charleston: they are asked in games that have these, and drilled in no others."""
OF_EITHER = frozenset({WhoPays.kind})
"""The kinds that are about the lines of a card where there is one, and about sets where there is none."""
WRITTEN = frozenset({PlayHand.kind})
"""The kinds that only authors make: `generate` refuses."""
