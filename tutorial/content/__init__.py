"""Content: lessons, courses and glossary read from files, checked against the engine, and kept for the running site.

What belongs here: everything between a file in ``content/`` and a `Lesson`. What does not: Django, pages, sentences for
learners (``tutorial.wording``). Errors are English sentences for the people who write and translate the files.
"""
