"""The form above the card: which family of lines to see, and the year its lines play with."""

from collections.abc import Mapping

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy

from engine.card.card import Card
from engine.card.cards import card
from engine.card.load import YEARS
from tutorial.content.cards import CardWords
from tutorial.forms import Choice, helper
from tutorial.wording import numbers

FAMILY, YEAR = "family", "year"
"""The names of its fields."""
LONGEST = 40
"""Units: characters. So much of what was typed as a year is shown again."""
STARTERS = "starters"
"""Stands among the families for the lines to begin with."""


class CardForm(forms.Form):
    """What of a card to see. Without a choice it is all of it, for the card's own year."""

    family = Choice(label=gettext_lazy("Family of lines"), required=False)
    year = forms.Field(
        label=pgettext_lazy("of a card", "Year"),
        required=False,
        help_text=gettext_lazy("Any year: its digits are in the lines of the year."),
        widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off"}),
    )

    def __init__(self, words: CardWords, names: Mapping[str, str], asked: Mapping[str, str]) -> None:
        """The form for a card, with the names of its families, filled with what an address asks for."""
        own = numbers.digits(str(words.year))
        typed = "".join(each for each in asked.get(YEAR, "") if each.isprintable()).strip()[:LONGEST]
        super().__init__({FAMILY: asked.get(FAMILY, ""), YEAR: typed or own})
        starters = _("%(lines)s lines to begin with") % {"lines": numbers.number(len(words.starters))}
        self.words = words
        self.fields[FAMILY].choices = [("", _("The whole card")), (STARTERS, starters), *names.items()]
        self.helper = helper(FAMILY, YEAR)

    def clean_year(self) -> Card:
        """The card for the year, in the digits of any script."""
        typed = self.cleaned_data[YEAR]
        year = numbers.parse_integer(typed)
        if year in YEARS and len(typed) == len(str(year)):
            return card(self.words.id, year)
        first, last = (numbers.digits(str(each)) for each in (YEARS.start, YEARS.stop - 1))
        raise forms.ValidationError(
            _("Type a year of four digits, from %(first)s to %(last)s.") % {"first": first, "last": last}
        )

    @property
    def family_chosen(self) -> str:
        """The family to see, empty for all; all of them if what was asked for is none."""
        chosen: str = self.cleaned_data.get(FAMILY, "")
        return chosen

    @property
    def card(self) -> Card:
        """The card to see: of its own year if no other was asked for in a way one can read."""
        found: Card = self.cleaned_data.get(YEAR) or card(self.words.id)
        return found
