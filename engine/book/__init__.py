"""The book: the rules of a tradition as facts that are read from the ruleset it is played by.

What belongs here: what can be said of a ruleset, each fact in a function that looks at its parts or asks the engine.
What does not: sentences (``tutorial.wording``), and the rules themselves (``variants``).
"""
