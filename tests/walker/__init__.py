"""A walk through every lesson over HTTP: each wrong answer, each hint, each right answer, and the way on."""
