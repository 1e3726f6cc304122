"""What doubles the worth of a set, wherever sets are counted by themselves."""

from engine.patterns.sets import is_concealed, is_kong, is_of_terminals_or_honors
from engine.reasons import Reason
from engine.scoring.worth import Doubling

FOR_A_KONG = Doubling(is_kong, Reason("score.kong"), times=2)
"""The fourth tile."""
FOR_CONCEALED = Doubling(is_concealed, Reason("score.concealed"))
"""No tile of another player's."""
FOR_ENDS = Doubling(is_of_terminals_or_honors, Reason("score.ends"))
"""Ones, nines and honors."""
