"""The Charleston room: a learner alone passes tiles with three players of the engine, and is told after each pass."""
