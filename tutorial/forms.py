"""What the forms of the site share. The fields stand with their features, the look in templates/tiles."""

from crispy_forms.helper import FormHelper
from crispy_forms.layout import Layout
from django import forms
from django.utils.translation import gettext_lazy as _


class Choice(forms.ChoiceField):
    """One out of several; what is none of them is not quoted back."""

    default_error_messages = {
        "required": _("Choose one of these."),
        "invalid_choice": _("Choose one of these."),
    }


def helper(*fields: object) -> FormHelper:
    """What lays out these fields inside the <form> of a page, which brings the token against forgery itself."""
    made = FormHelper()
    made.form_tag = False
    made.disable_csrf = True
    made.form_error_title = _("Something to put right")
    made.layout = Layout(*fields)
    return made
