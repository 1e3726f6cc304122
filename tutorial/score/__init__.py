"""The scorer: a hand in the address, and what it is worth at any table, or what it lacks."""
