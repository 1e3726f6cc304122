"""Examples: for every pattern a hand that shows it, counted by the rules themselves.

What belongs here: the hands (``hands.txt``), and finding the one that shows a pattern at a table. What does not: what
is said of it.
"""
