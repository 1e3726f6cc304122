"""The referee: incidents at a physical table, where nothing stops a slip, and the rulings on them.

What belongs here: the list of incidents. In play a slip is refused with its reason, and no hand dies; lessons,
questions and the reference ask the referee what happens where people sit around a table.
"""

from collections.abc import Mapping
from types import MappingProxyType

from engine.referee.calls import CalledTileInRack, FaultyExposure, LateCall, RetractedCall
from engine.referee.dead_hands import Challenge, DeadPlayerActs, DeadQuestion, OwnDeath
from engine.referee.discards import MisledCall, NameCorrected, TakenBack
from engine.referee.draws import DiscardBeforeDraw, OutOfTurn, OverturnedTile, WrongEnd, WrongWall
from engine.referee.false_wins import ContestedFalseWin, FalseWin, ThirdDeath
from engine.referee.incident import Incident
from engine.referee.jokers import EarlyExchange, JokerTaken, WrongTileExchanged
from engine.referee.openings import EarlyDiscard, WrongCount, WrongEast, WrongPass
from engine.referee.wins import AnnouncedLess, WonBySlip

_INCIDENTS: tuple[type[Incident], ...] = (
    WrongCount,
    WrongPass,
    EarlyDiscard,
    WrongEast,
    OutOfTurn,
    WrongEnd,
    WrongWall,
    OverturnedTile,
    DiscardBeforeDraw,
    TakenBack,
    NameCorrected,
    MisledCall,
    LateCall,
    RetractedCall,
    CalledTileInRack,
    FaultyExposure,
    EarlyExchange,
    WrongTileExchanged,
    JokerTaken,
    WonBySlip,
    AnnouncedLess,
    FalseWin,
    ContestedFalseWin,
    ThirdDeath,
    Challenge,
    DeadQuestion,
    OwnDeath,
    DeadPlayerActs,
)

INCIDENTS: Mapping[str, type[Incident]] = MappingProxyType({each.kind: each for each in _INCIDENTS})
"""Every kind of incident, by what authors call it, in the order of a deal."""
