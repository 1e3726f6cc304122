"""House rules: the points on which tables of one tradition differ, chosen in the address of a page.

What belongs here: reading a choice, its words, its form. What does not: what a choice changes (``engine.variants``).
"""
