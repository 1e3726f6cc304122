"""Phases: what a deal passes through, one module each, and the rules of play in them.

What belongs here: effects on a state, and what speaks against an action in a view. What does not: which tradition plays
by which of them (``variants``).
"""
