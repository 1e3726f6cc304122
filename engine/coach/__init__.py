"""The coach: advice and opponents, from a view only."""
