"""The form that chooses traditions to lay side by side."""

from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from engine import variants
from engine.ruleset import Variant
from tutorial.content.library import get_library
from tutorial.forms import Choice, helper
from tutorial.pages.traditions import head

FIELDS = ("a", "b", "c")
"""The names of its fields, which are those of the address."""
LONGEST = 40
"""Units: characters. So much of what is no tradition is quoted."""


class Tradition(Choice):
    """One of the traditions that are played; what is none of them is named."""

    default_error_messages = {"required": gettext_lazy("Choose a tradition.")}

    def validate(self, value: str) -> None:
        """Raises: ValidationError that names what was asked for."""
        forms.Field.validate(self, value)
        if value and not self.valid_value(value):
            shown = "".join(each for each in value if each.isprintable())[:LONGEST]
            raise forms.ValidationError(
                _("%(place)s: no tradition is called %(token)s.") % {"place": self.label, "token": shown}
            )


class CompareForm(forms.Form):
    """Two or three traditions."""

    a = Tradition(label=gettext_lazy("First tradition"))
    b = Tradition(label=gettext_lazy("Second tradition"))
    c = Tradition(label=gettext_lazy("Third tradition"), required=False)

    def __init__(self, asked: QueryDict) -> None:
        names = get_library().traditions
        first, *others = FIELDS
        is_begun = asked.get(first) in names and not any(each in asked for each in others)
        is_asked = any(each in asked for each in FIELDS) and not is_begun
        super().__init__(asked if is_asked else None, initial={first: asked.get(first)} if is_begun else None)
        choices = [(each.id, head(names[each.id]).title) for each in variants.VARIANTS]
        for field in FIELDS:
            self.fields[field].choices = [("", "–" if field == FIELDS[2] else _("Choose")), *choices]
        self.helper = helper(*FIELDS)

    def clean(self) -> dict[str, Any]:
        """Raises: ValidationError if one is chosen twice."""
        found = super().clean() or {}
        chosen = [found[each] for each in FIELDS if found.get(each)]
        if len({*chosen}) < len(chosen):
            raise forms.ValidationError(_("Choose traditions that are not the same."))
        return found

    @property
    def tables(self) -> tuple[Variant, ...]:
        """The chosen traditions; none if they cannot be laid side by side."""
        if not self.is_valid():
            return ()
        return tuple(_variant(self.cleaned_data[each]) for each in FIELDS if self.cleaned_data[each])


def _variant(id: str) -> Variant:
    return next(each for each in variants.VARIANTS if each.id == id)
