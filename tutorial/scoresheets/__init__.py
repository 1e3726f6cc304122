"""Score sheets as pages show them: after a practice hand, and in the scorer.

What belongs here: a sheet's words and tiles. What does not: counting (``engine.scoring``), and whence the hand came.
"""
