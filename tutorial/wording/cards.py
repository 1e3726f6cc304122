"""Cards of hands in words: what a card says of itself in the reader's language, and of its lines."""

from dataclasses import dataclass

from django.utils.translation import ngettext, pgettext

from engine.card.card import Card, CardLine
from tutorial.content.cards import CardText, CardWords
from tutorial.content.library import get_library
from tutorial.content.locales import SOURCE_LOCALE
from tutorial.wording import language, numbers


@dataclass(frozen=True, slots=True)
class Said:
    """A card's words as the page has them."""

    text: CardText
    """The words in the reader's language, in English while there are none."""
    lang: str
    """The language they are in."""

    @property
    def is_foreign(self) -> bool:
        """They are not in the reader's language."""
        return self.lang != language.current()


def said(words: CardWords) -> Said:
    """What is said of a card, in the reader's language if it is there."""
    here = language.current()
    lang = here if here in words.text else SOURCE_LOCALE
    return Said(words.text[lang], lang)


def words_of(card: Card) -> Said:
    """What is said of a card of the engine."""
    return said(get_library().cards[card.id])


def worth(line: CardLine) -> str:
    """Whether its groups may be exposed, with the mark of the card, and what it is worth."""
    points = ngettext("%(count)s point", "%(count)s points", line.value) % {"count": numbers.number(line.value)}
    if line.is_concealed:
        marks = (pgettext("mark on the card", "C"), pgettext("mark on the card", "concealed"))
    else:
        marks = (pgettext("mark on the card", "X"), pgettext("mark on the card", "may be exposed"))
    return " · ".join((*marks, points))
