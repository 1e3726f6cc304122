"""Cards of hands in words: what a card says of itself in the reader's language, and what its lines are called."""

from dataclasses import dataclass
from functools import lru_cache

from django.utils.translation import gettext, ngettext, pgettext

from engine.card.card import Card, CardLine
from engine.card.cards import card as card_of
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


def line_name(card: Card, line: CardLine) -> str:
    """Its family and its place in it."""
    shown = {"family": words_of(card).text.sections[line.section], "number": numbers.number(place(card.id, line.id))}
    # Translators: a line of the card by its family and its place in it, as in "Runs, line 3"
    return pgettext("line of the card", "%(family)s, line %(number)s") % shown


def worth(line: CardLine) -> str:
    """What it is worth, and whether its groups may be exposed."""
    points = ngettext("%(count)s point", "%(count)s points", line.value) % {"count": numbers.number(line.value)}
    how = gettext("concealed") if line.is_concealed else gettext("may be exposed")
    return f"{how} · {points}"


@lru_cache(maxsize=1024)
def place(card: str, line: str) -> int:
    """The place of a line in its family, counted from 1; that of the card's own year, in any year.

    >>> place("practice_one", "cal-2")
    2
    """
    lines = card_of(card).lines
    section = next(each.section for each in lines if each.id == line)
    return [each.id for each in lines if each.section == section].index(line) + 1
