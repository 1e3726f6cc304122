"""Basic: the game before any tradition adds its own rules. Four sets and a pair, with 136 tiles."""

from engine.ruleset import Variant
from engine.shapes.sets_and_pair import SetsAndPair
from engine.tiles import tile_set

BASIC = Variant(id="basic", tile_set=tile_set(), shapes=(SetsAndPair(4),))
"""First contact: any four sets and a pair win."""
