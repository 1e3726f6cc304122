"""Scoring: what a hand that was shown is worth, line by line, and the faces of counting and paying.

What belongs here: score sheets, tables of patterns and ways to count by them. What does not: finding patterns
(``patterns``), and which patterns a tradition counts (``variants``).
"""
