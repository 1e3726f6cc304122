"""Card games: whether a game has what questions about a card and its Charleston ask for.

What belongs here: why such a question cannot be asked in a game. What does not: the questions.
"""

from engine.coach.card_players import has_card
from engine.phases.charleston import Passing
from engine.reasons import ContentError, Reason
from engine.ruleset import Variant


def against_card(variant: Variant) -> tuple[Reason, ...]:
    """Why nothing can be asked about a card; empty where hands are lines of one.

    >>> from engine.variants import variant
    >>> [each.code for each in against_card(variant("basic"))], against_card(variant("american"))
    (['position.no-card'], ())
    """
    return () if has_card(variant) else (Reason("position.no-card"),)


def against_charleston(variant: Variant) -> tuple[Reason, ...]:
    """Why nothing can be asked about a Charleston; empty where one is played.

    >>> from engine.variants import variant
    >>> [each.code for each in against_charleston(variant("basic"))], against_charleston(variant("american"))
    (['position.no-charleston'], ())
    """
    return () if Passing in variant.phases else (Reason("position.no-charleston"),)


def demand(against: tuple[Reason, ...]) -> None:
    """Refuses to make a question that the game cannot ask.

    Raises: ContentError with the first reason.
    """
    if against:
        raise ContentError(against[0])
