"""The settings form."""

from crispy_forms.layout import Field, Fieldset
from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from tutorial.forms import Choice, helper
from tutorial.learners.preferences import Confirm, Discards, Index, Keys, Motion, Preferences, Theme, TileSize


class PreferencesForm(forms.Form):
    """Every preference, with the words a learner chooses by."""

    index = Choice(
        label=_("The corner of a tile"),
        choices=[
            (Index.ON.value, _("Numerals and letters in the corner")),
            (Index.OFF.value, _("Pictures only, as on a real table")),
        ],
        widget=forms.RadioSelect,
    )
    tiles = Choice(
        label=_("Tile size"),
        choices=[
            (TileSize.FIT.value, pgettext_lazy("tile size", "Fit the screen")),
            (TileSize.LARGE.value, pgettext_lazy("tile size", "Large, in more rows")),
        ],
        help_text=_("Large tiles keep a hand readable without glasses."),
    )
    confirm = Choice(
        label=_("A tap on a tile"),
        choices=[
            (Confirm.OFF.value, _("Is my answer at once, where one tile is asked for")),
            (Confirm.ON.value, _("Only chooses the tile; a button sends my answer")),
        ],
        widget=forms.RadioSelect,
        help_text=_("The second way forgives a slip of the finger."),
    )
    discards = Choice(
        label=_("A tap on a tile at the practice table"),
        choices=[
            (Discards.CONFIRM.value, _("Only chooses the tile; the key Discard discards it")),
            (Discards.TAP.value, _("Discards the tile at once")),
        ],
        widget=forms.RadioSelect,
    )
    theme = Choice(
        label=_("Light or dark"),
        choices=[
            (Theme.DEVICE.value, pgettext_lazy("appearance of the pages", "As my device")),
            (Theme.LIGHT.value, pgettext_lazy("appearance of the pages", "Light")),
            (Theme.DARK.value, pgettext_lazy("appearance of the pages", "Dark")),
        ],
    )
    motion = Choice(
        label=pgettext_lazy("motion on the pages", "Motion"),
        choices=[
            (Motion.DEVICE.value, pgettext_lazy("motion on the pages", "As my device")),
            (Motion.LESS.value, pgettext_lazy("motion on the pages", "No motion")),
        ],
    )
    keys = Choice(
        label=_("Single keys in lessons"),
        choices=[
            (Keys.ON.value, _("1 to 9 press a tile, h asks for a hint")),
            (Keys.OFF.value, pgettext_lazy("keys of the keyboard", "Switched off")),
        ],
        widget=forms.RadioSelect,
        help_text=_("Switch them off if you speak to your device, or press keys by accident."),
    )

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)
        self.helper = helper(
            Fieldset(
                pgettext_lazy("a group of settings", "Tiles"),
                Field("index", template="learners/index_field.html"),
                "tiles",
                "confirm",
                "discards",
            ),
            Fieldset(pgettext_lazy("a group of settings", "Page"), "theme", "motion", "keys"),
        )

    @property
    def preferences(self) -> Preferences:
        """What was chosen, once the form is valid."""
        chosen = self.cleaned_data
        return Preferences(
            theme=Theme(chosen["theme"]),
            tiles=TileSize(chosen["tiles"]),
            index=Index(chosen["index"]),
            confirm=Confirm(chosen["confirm"]),
            discards=Discards(chosen["discards"]),
            motion=Motion(chosen["motion"]),
            keys=Keys(chosen["keys"]),
        )


def as_initial(preferences: Preferences) -> dict[str, str]:
    """The preferences as a form shows them at first."""
    return {
        "theme": preferences.theme.value,
        "tiles": preferences.tiles.value,
        "index": preferences.index.value,
        "confirm": preferences.confirm.value,
        "discards": preferences.discards.value,
        "motion": preferences.motion.value,
        "keys": preferences.keys.value,
    }
