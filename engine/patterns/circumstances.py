"""Circumstances: how the winning tile came, whatever the hand looks like."""

from engine.patterns.facts import Evidence, Facts


def won(facts: Facts) -> tuple[Evidence, ...]:
    """The hand won."""
    return (Evidence(),) if facts.showing.win else ()


def self_drawn(facts: Facts) -> tuple[Evidence, ...]:
    """The winning tile came from the wall, in turn or in place of another."""
    win = facts.showing.win
    if win is None or win.giver is not None:
        return ()
    return (Evidence(tiles=(win.tile,) if win.tile else ()),)


def last_tile_drawn(facts: Facts) -> tuple[Evidence, ...]:
    """The winning tile came from the wall, and was the last there was."""
    win = facts.showing.win
    return self_drawn(facts) if win is not None and win.on_last_tile else ()
