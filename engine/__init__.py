"""The rules of mahjong: pure values and functions of the standard library.

What belongs here: tiles, hands, rules, scores, exercises and the reasons for every ruling.
What does not: Django, any third-party package, and any text for people (see ``tutorial.wording``).
"""

VERSION = "0.1.0"
"""The engine's and the project's: what a verdict or a replay was made by."""
