"""Transcripts: a deal as text a person can read. ``python -m tests.engine.transcript`` writes the golden ones anew.

Read the diff before committing it: a transcript changes only when the rules or the bots do.
"""

from dataclasses import fields
from enum import Enum
from pathlib import Path

from engine.actions import Action, print_action
from engine.coach.bots import regular
from engine.deals import Outcome, Win, print_start
from engine.events import Event
from engine.hands import print_hand
from engine.ledger import Payment
from engine.melds import Meld, print_meld
from engine.notation import print_names
from engine.play import apply, begin
from engine.reasons import Reason, Term
from engine.ruleset import Variant
from engine.seats import Seat
from engine.tiles import Design, Tile
from engine.variants import VARIANTS
from tests.engine.playing import play, seeded

GOLDEN = Path(__file__).resolve().parents[1] / "data" / "golden"
SEEDS = {"basic": 9, "classical": 51, "hong_kong": 54, "mcr": 14, "sichuan": 185, "american": 184}
"""Deals in which something happens."""


def transcript(variant: Variant, seed: int) -> str:
    """A deal by regular players, every action with what followed from it, and the table at the end."""
    deal = play(variant, seeded(variant, seed), (regular,) * 4)
    state, events = begin(variant, deal.start)
    lines = [print_start(deal.start), *_told(None, events)]
    for action in deal.actions:
        state, events = apply(state, action)
        lines += _told(action, events)
    lines += ["", *(f"{seat.name}: {print_hand(state.hands[seat])}" for seat in Seat)]
    return "\n".join(lines) + "\n"


def _told(action: Action | None, events: tuple[Event, ...]) -> list[str]:
    """An action and what followed from it."""
    head = [f"> {print_action(action)}"] if action else []
    return head + [f"  {type(event).__name__.lower()} {_said(event)}" for event in events]


def _said(value: object) -> str:
    """A value in notation."""
    match value:
        case Tile():
            return value.name
        case Design():
            return value.text
        case Meld():
            return print_meld(value, named=True)
        case Term():
            return value.id
        case Reason():
            return f"{value.code} {' '.join(_said(each) for each in value.params.values())}".strip()
        case Seat():
            return value.name
        case Enum():
            return str(value.value)
        case tuple():
            tiles = [each for each in value if isinstance(each, Tile)]
            return print_names(tiles) if tiles else " ".join(_said(each) for each in value)
        case Event() | Win() | Payment() | Outcome():
            parts = [_said(getattr(value, each.name)) for each in fields(value)]
            return " ".join(part for part in parts if part)
        case None | False:
            return ""
        case _:
            return str(value)


def main() -> None:
    """Writes every golden transcript anew."""
    for variant in VARIANTS:
        (GOLDEN / f"{variant.id}.txt").write_text(transcript(variant, SEEDS[variant.id]), encoding="utf-8")


if __name__ == "__main__":
    main()
