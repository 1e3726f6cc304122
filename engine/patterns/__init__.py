"""Patterns: what can be found in a hand that was shown, whatever it is worth.

What belongs here: finders that several traditions share. What does not: worths (``scoring``, ``variants``), and the
readings themselves (``shapes``).
"""
