"""Who is learning, what is done, and how the learner likes her pages. Every feature may import from here."""
