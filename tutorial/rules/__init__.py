"""The rules to look up: each tradition's on one page, side by side with another's, and as a sheet to agree on.

What belongs here: laying out what the rulesets say of themselves. What does not: any rule or figure (``engine.book``).
"""
