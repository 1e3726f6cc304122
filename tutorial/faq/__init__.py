"""Questions and corrections: what people ask or read elsewhere, with the position or the rule that proves the answer.

What belongs here: the pages. What does not: the words and the proofs (``content``), and whether these hold
(``tutorial.content``).
"""
