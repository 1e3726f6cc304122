"""The form that chooses house rules: a list to choose from for each point, which makes the address by itself."""

from collections.abc import Mapping
from typing import Any

from crispy_forms.layout import Fieldset
from django import forms
from django.http import QueryDict

from engine.ruleset import Variant
from tutorial.forms import Choice, helper
from tutorial.house_rules.reading import NAME, WORDS, HouseRules
from tutorial.house_rules.words import GROUPS

PREFIX = "o-"
"""Stands before the id of an option in the names of the form's fields and in the ids of the page."""


class OneWay(forms.Select):
    """A list of ways to play a point; all such lists have one name in the address."""

    def get_context(self, name: str, value: Any, attrs: dict[str, Any] | None) -> dict[str, Any]:
        """What it is rendered with."""
        return super().get_context(NAME, value, attrs)

    def value_from_datadict(self, data: QueryDict, files: Mapping[str, object], name: str) -> str | None:
        """What an address asks for at this point, the first time it does."""
        mine = name.removeprefix(PREFIX) + "."
        return next((each for each in data.getlist(NAME) if each.startswith(mine)), None)


class HouseRulesForm(forms.Form):
    """The points on which tables of a tradition differ, grouped, bound to what an address asks for."""

    def __init__(self, rules: HouseRules) -> None:
        data = QueryDict(mutable=True)
        chosen = dict(rules.chosen)
        data.setlist(NAME, [f"{o.id}.{chosen.get(o.id, o.choices[0].id)}" for o in rules.usual.options])
        super().__init__(data)
        self.rules = rules
        for option in rules.usual.options:
            words = WORDS[option.id]
            self.fields[PREFIX + option.id] = Choice(
                label=words.label,
                choices=[(f"{option.id}.{each.id}", words.choices[each.id]) for each in option.choices],
                widget=OneWay,
            )
        for problem in rules.problems:
            for option_id in problem.options[:1]:
                self.add_error(PREFIX + option_id, problem.text)
            if not problem.options:
                self.add_error(None, problem.text)
        self.helper = helper(*_groups(rules.usual))
        self.helper.form_show_errors = True


def _groups(variant: Variant) -> list[Fieldset]:
    """The fields, each group under its heading."""
    return [
        Fieldset(label, *names)
        for group, label in GROUPS.items()
        if (names := [PREFIX + each.id for each in variant.options if WORDS[each.id].group is group])
    ]
