"""The form that opens a hand."""

from crispy_forms.layout import Fieldset
from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from engine.deals import Chosen
from tutorial.forms import Choice, helper
from tutorial.practice.games import PracticeTable
from tutorial.practice.openings import Terms
from tutorial.practice.others import LEVELS
from tutorial.practice.sittings import HINTS, LINES, UNDO
from tutorial.wording import numbers

_LEVEL_NAMES = {
    "new": _("Beginners: they claim often, and discard what stands alone"),
    "regular": _("Regular players: they bring their hands closer with every tile"),
}
LONGEST_BEGINNING = 4000
"""Units: characters. No Charleston has more actions than that holds."""
BETWEEN = "~"
"""Stands between the actions of a deal that has begun elsewhere."""


class OpeningForm(forms.Form):
    """How the next hand is played. Which one it is, the key says that was pressed."""

    level = Choice(
        label=_("The other three players"),
        choices=[(level, _LEVEL_NAMES[level]) for level in LEVELS],
        widget=forms.RadioSelect,
    )
    scoring = Choice(label=_("How hands are counted"), widget=forms.RadioSelect, required=False)
    hints = forms.BooleanField(label=_("The coach gives hints when I ask"), required=False)
    undo = forms.BooleanField(label=_("I can take moves back"), required=False)
    lines = forms.BooleanField(label=_("The card lies beside my rack, with the nearest lines"), required=False)
    seed = forms.CharField(
        label=_("Number of the deal"),
        required=False,
        max_length=40,
        widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off"}),
        help_text=_("The same number always gives the same deal, so friends can compare. Leave it empty for any deal."),
        error_messages={"max_length": _("This is not a whole number.")},
    )

    begun = forms.CharField(required=False, max_length=LONGEST_BEGINNING)

    def __init__(self, *args: object, table: PracticeTable, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)
        self.table = table
        self.fields["scoring"].choices = [(each.id, each.label) for each in table.scorings]
        if not table.scorings:
            del self.fields["scoring"]
        if not table.has_card:
            del self.fields["lines"]
        for rule in table.house_rules:
            self.fields[rule.id] = Choice(
                label=rule.label,
                choices=[(each.id, each.label) for each in rule.ways],
                widget=forms.RadioSelect,
                required=False,
            )
        asked = ("level", "scoring", *(each.id for each in table.house_rules), HINTS, UNDO, LINES)
        fields = [each for each in asked if each in self.fields]
        self.helper = helper(Fieldset(pgettext_lazy("a group of choices", "At your table"), *fields))

    def clean_seed(self) -> int | None:
        """The number of the deal, in the digits of any script; None if any will do."""
        text = self.cleaned_data["seed"].strip()
        if not text:
            return None
        number = numbers.parse_integer(text)
        if number is None:
            raise forms.ValidationError(_("This is not a whole number."))
        return number

    @property
    def actions(self) -> tuple[str, ...]:
        """What everybody did before she came to this table, once the form is valid."""
        begun: str = self.cleaned_data["begun"]
        return tuple(begun.split(BETWEEN)) if begun else ()

    @property
    def terms(self) -> Terms:
        """How the hand is played, once the form is valid."""
        chosen = self.cleaned_data
        return Terms(chosen["level"], tuple(each for each in (HINTS, UNDO, LINES) if chosen.get(each)))

    @property
    def chosen(self) -> Chosen:
        """The options of the engine that were chosen here, once the form is valid."""
        scoring = self.cleaned_data.get("scoring", "")
        found = next((each.chosen for each in self.table.scorings if each.id == scoring), ())
        for rule in self.table.house_rules:
            found += rule.chosen(self.cleaned_data[rule.id] or rule.ways[0].id)
        return found
