"""The felts of questions about reading a card: lines as the card prints them, and hands that they may stand for."""

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from engine.card.card import Card, CardLine
from engine.card.examples import as_printed
from engine.exercises.read_line import ReadLine
from engine.hands import parse_hand
from engine.phases.calls import card_of
from engine.ruleset import Variant
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, choices, hand
from tutorial.wording import cards, markup, numbers
from tutorial.wording.card_tiles import printed


def read_line(exercise: ReadLine, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The line, below it the hands to choose from; or the hand with the lines, below them their numbers."""
    card = card_of(variant)
    if exercise.line:
        shown = _line(card, card.line(exercise.line))
        return Felt(shown, choices=choices(exercise.choices, answered, name=_hand), waits=confirms)

    def name(id: str) -> str:
        return gettext("Line %(number)s") % {"number": numbers.number(exercise.choices.index(id) + 1)}

    lines = ((name(id), _line(card, card.line(id))) for id in exercise.choices)
    offered = format_html_join("", "<div><p><b>{}</b></p>{}</div>", lines)
    shown = hand(parse_hand(exercise.hand), None, american=True) + offered
    return Felt(shown, choices=choices(exercise.choices, answered, name=name), waits=confirms)


def _line(card: Card, line: CardLine) -> SafeString:
    """A line as the card prints it, with its words."""
    said = cards.words_of(card)
    return format_html(
        '<p>{}</p><p{}>{}</p><p class="soft">{}</p>',
        printed(as_printed(card, line)),
        format_html(' lang="{}"', said.lang) if said.is_foreign else "",
        said.text.notes[line.id],
        cards.worth(line),
    )


def _hand(text: str) -> SafeString:
    """A hand; groups written apart stand apart."""
    return markup.row(text, size="xs", american=True)
