"""Drills: rounds of generated questions, and an address for each of them. Nothing about a learner is kept."""
