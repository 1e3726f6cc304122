"""A hand that won at the practice table as a line of the card."""

from engine.coach.card_players import has_card
from engine.deals import Win
from engine.phases.calls import card_of
from engine.view import View
from tutorial.practice.sheets import hand_of, sheet_of
from tutorial.scoresheets import card_sheets
from tutorial.scoresheets.card_sheets import CardSheet


def card_sheet(view: View, win: Win) -> CardSheet | None:
    """The line that a winner's hand is worth most on; None where hands are no lines of a card."""
    if not has_card(view.variant):
        return None
    return card_sheets.card_sheet(card_of(view.variant), hand_of(view, win), sheet_of(view, win), win.tile)
