"""The felts of questions about reading a card: lines as the card prints them, and hands that they may stand for."""

from django.utils.html import format_html
from django.utils.safestring import SafeString

from engine.card.card import CardLine
from engine.card.examples import as_printed
from engine.exercises.read_line import ReadLine
from engine.hands import parse_hand
from engine.phases.calls import card_of
from engine.ruleset import Variant
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, choices, hand
from tutorial.wording import cards, markup
from tutorial.wording.card_tiles import printed


def read_line(exercise: ReadLine, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The line and the hands to choose from, or the hand and the lines."""
    card = card_of(variant)

    def line(id: str) -> SafeString:
        return _line(variant, card.line(id), size="xs")

    if exercise.hand:
        shown = hand(parse_hand(exercise.hand), None, american=True)
        return Felt(shown, choices=choices(exercise.choices, answered, name=line), waits=confirms)
    asked = card.line(exercise.line)
    shown = format_html('<p>{}</p><p class="soft">{}</p>', _line(variant, asked, size="s"), cards.worth(asked))
    return Felt(shown, choices=choices(exercise.choices, answered, name=_hand), waits=confirms)


def _line(variant: Variant, line: CardLine, *, size: str) -> SafeString:
    """A line as the card prints it, with its words."""
    card = card_of(variant)
    said = cards.words_of(card)
    lang = format_html(' lang="{}"', said.lang) if said.is_foreign else ""
    return format_html(
        "{} <span{}>{}</span>", printed(as_printed(card, line), size=size), lang, said.text.notes[line.id]
    )


def _hand(text: str) -> SafeString:
    """A hand; groups written apart stand apart."""
    return markup.row(text, size="xs", american=True)
