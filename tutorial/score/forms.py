"""The form of the circumstances: how a hand won, in which seat, in which round."""

from collections.abc import Iterator

from crispy_forms.layout import Fieldset
from django import forms
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from engine.actions import suit_term
from engine.phases.void_suit import VoidSuit
from engine.ruleset import Variant
from engine.seats import Wind
from engine.tiles import NUMBER_SUITS
from tutorial.forms import Choice, helper
from tutorial.score.asked import SELF_DRAWN, Asked, How
from tutorial.wording import terms
from tutorial.wording.tiles import HONOR_TERMS

HOW: dict[How, Promise] = {
    How.DISCARD: _("Another player’s discard"),
    How.DRAW: _("Drawn from the wall"),
    How.KONG: _("Drawn for a kong"),
    How.ROBBED: _("Robbed from a kong"),
}
"""How the winning tile came, in words."""


def wind_name(wind: Wind) -> str:
    """What a wind is called, fit to begin a line."""
    return terms.headline(terms.name(HONOR_TERMS[wind]))


class CircumstancesForm(forms.Form):
    """How the hand won, as far as it matters at a table."""

    how = Choice(
        label=_("The winning tile"),
        choices=list(HOW.items()),
        required=False,
        widget=forms.RadioSelect,
        initial=How.DISCARD,
    )
    seat = Choice(label=_("Wind of the winner"), required=False)
    by = Choice(label=_("Who gave it"), required=False)
    round = Choice(label=_("Prevailing wind"), required=False)
    void = Choice(label=_("The suit to do without"), required=False)
    last = forms.BooleanField(label=_("It was the last tile"), required=False)
    copy = forms.BooleanField(label=_("The other three like it lay open"), required=False)

    def __init__(self, asked: Asked, typed: dict[str, str], variant: Variant | None) -> None:
        """The form with what is asked; `typed` holds what the address says instead, so that it can be refused.

        Without a variant it asks for what matters at any table.
        """
        values = {name: getattr(asked, name) for name in self.base_fields}
        super().__init__({**values, **{name: each for name, each in typed.items() if each}})
        winds = [(each.letter, wind_name(each)) for each in Wind]
        self.fields["seat"].choices = winds
        self.fields["round"].choices = winds
        self.fields["by"].choices = [("", pgettext_lazy("player who gave a tile", "The next in turn")), *winds]
        self.fields["void"].choices = [
            ("", pgettext_lazy("suit to do without", "None, or as the hand shows")),
            *((each.value, terms.headline(terms.name(suit_term(each).id))) for each in NUMBER_SUITS),
        ]
        for name in _needless(variant):
            del self.fields[name]
        self.helper = helper(Fieldset(_("How it won"), *self.fields))

    def clean(self) -> None:
        """Refuses a winner who gave the winning tile too.

        Raises: ValidationError on ``by``.
        """
        told = self.cleaned_data
        if told.get("by") and told["by"] == told.get("seat") and told.get("how") not in SELF_DRAWN:
            self.add_error("by", self.fields["by"].error_messages["invalid_choice"])


def _needless(variant: Variant | None) -> Iterator[str]:
    """The fields that change nothing at this table."""
    if variant is None:
        yield "by"
        return
    if VoidSuit not in variant.phases:
        yield "void"
    if not (variant.has_sets and any(each.is_honor for each in variant.tile_set.counts)):
        yield "round"
