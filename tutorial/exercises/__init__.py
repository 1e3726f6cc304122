"""Shows an exercise and its verdict. Lessons, drills and the home page ask their questions through here."""
