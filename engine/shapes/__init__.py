"""Shapes: what a finished hand looks like, how many tiles a hand still lacks, and every way to read it.

What belongs here: arrangements of tiles. What does not: what an arrangement is worth (``patterns``, ``scoring``).
"""
