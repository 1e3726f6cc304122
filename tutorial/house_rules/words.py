"""What an option of the engine decides, and what each of its choices means, in words.

What belongs here: the shape of these words, and finding them. The words themselves stand in the modules ``words_*``.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy


class Group(StrEnum):
    """What an option is about, in the order groups are shown."""

    HANDS = "hands"
    """Which hands win, and what they are worth."""
    MONEY = "money"
    """Who wins with a tile, and who pays."""
    PLAY = "play"
    """How it is played."""
    MATCH = "match"
    """How one deal follows another."""


GROUPS: Mapping[Group, Promise] = MappingProxyType(
    {
        Group.HANDS: _("What hands are worth"),
        Group.MONEY: _("Who wins and who pays"),
        Group.PLAY: pgettext_lazy("a group of house rules", "How it is played"),
        Group.MATCH: _("From deal to deal"),
    }
)
"""What each group is called."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    """A point on which tables differ."""

    group: Group
    """What it is about."""
    label: Promise
    """What is decided."""
    choices: Mapping[str, Promise]
    """What each choice means, by its id."""


def asks(group: Group, label: Promise, **choices: Promise) -> OptionWords:
    """The words of an option, a choice to each name; a leading underscore stands before ids that are numbers."""
    return OptionWords(group, label, MappingProxyType({name.lstrip("_"): said for name, said in choices.items()}))
