"""The felts of questions about calls where hands are lines of a card."""

from collections.abc import Callable, Mapping
from typing import Final

from django.utils.html import conditional_escape, format_html
from django.utils.safestring import SafeString
from django.utils.translation import pgettext

from engine.exercises.call_or_not import MAY, CallOrNot
from engine.exercises.called import PASS, WIN, Called
from engine.ruleset import Variant
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, choices, hand
from tutorial.exercises.felt_table import table
from tutorial.wording import markup, terms

_KEYS: Final[Mapping[str, Callable[[], str]]] = {
    WIN: lambda: pgettext("key at the table", "Win"),
    PASS: lambda: pgettext("key at the table", "Pass"),
}
"""What the keys of the practice table say, too."""


def call_or_not(exercise: CallOrNot, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """What lies on the table, the discard, the learner's hand; below them what she may call it for."""
    called = Called(exercise.view(variant))
    discard = markup.row((called.tile,), size="l", american=True)
    held = hand(called.view.hand, answered, american=True)

    def name(said: str) -> SafeString:
        if said == PASS and exercise.goal == MAY:
            # Translators: the answer that a discard may be called for nothing
            return conditional_escape(pgettext("what a discard is called for", "Nothing"))
        return conditional_escape(_KEYS[said]()) if said in _KEYS else _group(called, said)

    shown = SafeString("".join((table(called.view, american=True), discard, held)))
    return Felt(shown, choices=choices(exercise.choices, answered, name=name), waits=confirms)


def _group(called: Called, said: str) -> SafeString:
    """What a group is called, and its tiles, if there are enough for it."""
    name, pieces = terms.title(_TERMS.get(said, said)), called.group(said)
    return (
        format_html("{} {}", name, markup.row(pieces, size="xs", american=True)) if pieces else conditional_escape(name)
    )


_TERMS: Final = {"single": "single_tile"}
"""The groups whose term is not their name."""
