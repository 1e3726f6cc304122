"""Tries: hands at the table with which much can be tried, and what a beginner might try with them.

What belongs here: making positions and attempts for questions. What does not: judging them (``phases``).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.chance import Chance
from engine.notation import print_designs
from engine.phases.claim_window import ClaimWindow
from engine.ruleset import Variant
from engine.seats import Seat
from engine.tiles import KINDS, NUMBER_SUITS, Design, Suit
from engine.view import View

NOT_PLAYED = ("chow.not-in-this-game", "claim.not-in-this-game", "kong.not-in-this-game")
"""What the table says of claims that a game leaves out."""
_GIVERS = (Seat.D, Seat.D, Seat.B, Seat.C)
"""Who discards in a made question: the player on the left as often as the others together."""
_WRAPS = ([1, 8, 9], [1, 2, 9])


def tried_hand(variant: Variant, chance: Chance, *, in_turn: bool) -> tuple[str, str]:
    """A hand of few suits, and the tile asked about; in the learner's own turn it was drawn instead, and none is."""
    box = chance.mixed([each.design for each in variant.tile_set.tiles() if each.design.kind < KINDS])
    main = next(each.suit for each in box if each.suit in NUMBER_SUITS)
    suits = {main, chance.choice(tuple(Suit))}
    *kept, last = [each for each in box if each.suit in suits][: variant.hand_size + 1]
    shown = sorted(kept, key=lambda each: each.index)
    if not in_turn:
        return print_designs(shown), f"{last.text} discard from {chance.choice(_GIVERS).name}"
    alike = [each for each, many in Counter(shown).items() if many >= 3]
    if not alike:
        return f"{print_designs(shown)} + {last.text}", ""
    pung = chance.choice(alike)
    for _ in range(3):
        shown.remove(pung)
    return f"{print_designs(shown)} + {last.text} | {pung.text * 3} pung from {chance.choice(_GIVERS).name}", ""


def tries(view: View) -> tuple[str, ...]:
    """What might be tried in a position, as actions without the seat, legal or not."""
    held = tuple(each.design for each in view.hand.concealed)
    if isinstance(view.phase, ClaimWindow):
        found = (*_claims(view.phase.subject.tile.design, held), f"discard {held[0].text}")
    else:
        assert view.hand.drawn is not None
        found = tuple(_moves(view.hand.drawn.design, held))
    return ("win", "pass", *dict.fromkeys(found))


def _claims(asked: Design, held: Sequence[Design]) -> Iterator[str]:
    """Claims of a discard: what makes a set, and what only looks so."""
    alike = [each for each in held if each.kind == asked.kind]
    if len(alike) >= 3:
        yield _action("kong", alike[:3])
    if len(alike) >= 2:
        yield _action("pung", alike[:2])
    elif alike:
        others = [each for each in held if each is not alike[0]]
        yield _action("pung", (alike[0], min(others, key=lambda each: abs(each.kind - asked.kind))))
    for two in combinations(dict.fromkeys(held), 2):
        if _seems_a_row((*two, asked)):
            yield _action("chow", two)


def _seems_a_row(tiles: Sequence[Design]) -> bool:
    """The numbers follow one another, whatever the suits, or would if 1 came after 9; honors by their places."""
    ranks = sorted(each.plain.rank for each in tiles)
    if len({each.is_honor for each in tiles}) > 1:
        return False
    return ranks in _WRAPS or ranks == list(range(ranks[0], ranks[0] + 3))


def _moves(drawn: Design, held: Sequence[Design]) -> Iterator[str]:
    """Moves of one's own turn, and claims that are out of place there."""
    yield _action("discard", (drawn,))
    yield _action("add", (drawn,))
    for each, many in Counter(held).items():
        if many >= 2:
            yield _action("pung", (each, each))
        if many == 4:
            yield _action("kong", (each,) * 4)
        elif many == 3:
            other = next(one for one in held if one is not each)
            yield _action("kong", (each, each, each, other))


def _action(verb: str, tiles: Sequence[Design]) -> str:
    """The text of an action without its seat."""
    return " ".join((verb, *(each.text for each in tiles)))
