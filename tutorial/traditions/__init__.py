"""Traditions: a front page for each, its tile room, and the way from a sign at a table to the right one."""
