"""Appraisals: what a hand that is shown is worth at a table, why it does not win there, and what would make it win.

What belongs here: judging one hand at one table or at several. What does not: counting it (``scoring``), the rules of
tables (``variants``), and advice during play (``coach``).
"""
