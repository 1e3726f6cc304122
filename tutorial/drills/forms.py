"""The form that begins a round."""

from collections.abc import Mapping

from django import forms
from django.utils.html import format_html
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from engine.exercises.frame import LEVELS
from tutorial.drills.skills import LEVEL_WORDS, Drill, NoSuchDrill, Words, asked, find, played, skills, tradition_name
from tutorial.forms import Choice, helper

LENGTHS: Mapping[str, int | None] = {"five": 5, "ten": 10, "endless": None}
"""How many questions a round has, by the name in forms; None goes on until the learner stops."""


class DrillForm(forms.Form):
    """What to drill, and how long."""

    kind = Choice(label=pgettext_lazy("what is drilled", "Skill"), widget=forms.RadioSelect)
    variant = Choice(label=_("Tradition"))
    level = Choice(label=pgettext_lazy("of a drill", "Level"), widget=forms.RadioSelect)
    length = Choice(
        label=_("Length of the round"),
        choices=[
            ("five", _("Five questions")),
            ("ten", _("Ten questions")),
            ("endless", _("Endless, until I stop")),
        ],
        widget=forms.RadioSelect,
    )

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)
        self.fields["kind"].choices = [(kind, _two_lines(words)) for kind, words in skills().items()]
        self.fields["variant"].choices = [(each, tradition_name(each)) for each in played()]
        self.fields["level"].choices = [(str(level), _two_lines(LEVEL_WORDS[level])) for level in LEVELS]
        self.helper = helper("kind", "variant", "level", "length")

    def clean(self) -> dict[str, object]:
        """The choices, unless the tradition has no questions for the skill."""
        chosen: dict[str, object] = self.cleaned_data
        if not self.errors:
            try:
                chosen["drill"] = find(chosen["variant"], chosen["kind"], chosen["level"])
            except NoSuchDrill as missing:
                raise forms.ValidationError(missing.title) from missing
        return chosen

    @property
    def drill(self) -> Drill:
        """What to drill, once the form is valid."""
        return self.cleaned_data["drill"]

    @property
    def length_of_round(self) -> int | None:
        """How many questions, once the form is valid; None is without end."""
        return LENGTHS[self.cleaned_data["length"]]


def first_choices(wanted: Mapping[str, str]) -> dict[str, str]:
    """What a form shows as chosen at first: what an address asks for, as far as the tradition has such questions."""
    known = {"kind": tuple(skills()), "variant": played(), "level": tuple(map(str, LEVELS)), "length": tuple(LENGTHS)}
    first = {name: wanted[name] if wanted.get(name) in values else values[0] for name, values in known.items()}
    fitting = [kind for kind in skills() if kind in asked(first["variant"])]
    return first if first["kind"] in fitting else {**first, "kind": fitting[0]}


def _two_lines(words: Words) -> str:
    """A choice with a sentence about it."""
    return format_html(
        '<span><span class="title">{}</span><br><span class="soft">{}</span></span>', words.title, words.line
    )
