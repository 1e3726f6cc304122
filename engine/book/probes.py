"""Probes: small questions put to a ruleset, answered by the rules themselves.

What belongs here: positions and hands made up for any size of hand. What does not: what the answers mean (the facts).
"""

from collections.abc import Iterator

from engine.actions import Action, Discard
from engine.card.card import Card
from engine.card.shape import CardShape
from engine.claims import Subject
from engine.deals import Came
from engine.hands import hand_of, parse_hand
from engine.melds import Meld
from engine.notation import parse_tiles
from engine.phases.claim_window import ClaimWindow
from engine.phases.turn import Turn
from engine.play import explain
from engine.rules import Bar, RuleFor
from engine.ruleset import Variant
from engine.seats import Seat
from engine.state import Phase
from engine.tiles import Tile
from engine.view import Laid, View

ME = Seat.A
"""Who is asked in every probe; the dealer."""
_FILLER = parse_tiles("6666777788889999m")
"""What a hand is filled up with: tiles that every table has. Probes ask about lower ones."""


def in_turn(variant: Variant, own: tuple[Tile, ...], *, laid: tuple[Meld, ...] = (), came: Came = Came.DRAWN) -> View:
    """The player's view in her own turn, with these tiles and so many others that the hand is full."""
    return _seen(variant, Turn(ME, came, laid[-1] if came is Came.DISCARD else None), own, laid, more=1)


def asked(variant: Variant, own: tuple[Tile, ...], tile: Tile, giver: Seat, how: Came = Came.DISCARD) -> View:
    """The player's view when another has let a tile go, with these tiles and so many others that the hand is full."""
    window = ClaimWindow(Subject(tile, giver, how), Discard(giver, tile), asked=(ME,))
    return _seen(variant, window, own, (), more=0)


def _seen(variant: Variant, phase: Phase, own: tuple[Tile, ...], laid: tuple[Meld, ...], *, more: int) -> View:
    lacking = variant.hand_size + more - len(own) - sum(map(variant.size_of, laid))
    hand = hand_of((*own, *_FILLER[: max(0, lacking)]), melds=laid)
    table = tuple(
        Laid(len(hand.concealed), hand.melds) if seat is ME else Laid(held=variant.hand_size) for seat in Seat
    )
    return View(variant, ME, phase, hand, table, wall_left=len(variant.tile_set) // 2)


def against(view: View, action: Action) -> frozenset[str]:
    """What speaks against an action, by code; nothing if it is legal."""
    return frozenset(each.code for each in explain(view, action).reasons)


def rules(variant: Variant, phase: type[Phase], kind: type[Action]) -> Iterator[RuleFor[Action]]:
    """The rules of a phase for a kind of action."""
    there = variant.phases[phase].rules if phase in variant.phases else ()
    return (each for each in there if isinstance(each, RuleFor) and each.kind is kind)


def has_bar(variant: Variant, bar: Bar, phase: type[Phase], kind: type[Action]) -> bool:
    """The table raises this objection to a kind of action in a phase."""
    return any(bar in each.bars for each in rules(variant, phase, kind))


def finishes(variant: Variant, text: str) -> bool:
    """These tiles are a finished hand, and this table has them."""
    hand = parse_hand(text)
    return all(each in variant.tile_set for each in hand.tiles) and variant.missing(hand) == 0


def card_of(variant: Variant) -> Card | None:
    """The card whose lines win; None where hands are sets and a pair."""
    return next((each.card for each in variant.shapes if isinstance(each, CardShape)), None)
