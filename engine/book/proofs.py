"""Proofs: one thing that two tables are asked, a position or a hand, and what each of them answers.

What belongs here: the list of them. What does not: finding telling ones (``candidates``, ``differences``).
"""

from engine.book.finding import Finding, Proof, found
from engine.book.proofs_of_hands import Counted, Paid, Unwon, WallSpent
from engine.book.proofs_of_play import AlsoWins, DealsAgain, Played, PlaysOn

__all__ = [
    "AlsoWins",
    "Counted",
    "DealsAgain",
    "Finding",
    "Paid",
    "Played",
    "PlaysOn",
    "Proof",
    "Unwon",
    "WallSpent",
    "found",
]
