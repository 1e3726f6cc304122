"""Lessons: courses, a lesson's front page, its steps and its recap."""
