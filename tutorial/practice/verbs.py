"""The verbs of the table: what its keys say, and which of them a game knows.

What belongs here: kinds of actions as keys name them. What does not: what is allowed now (``asking``).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from django.utils.translation import pgettext

from engine.actions import (
    Action,
    AddKong,
    BlindPass,
    Call,
    ChangeExposure,
    Chow,
    ContinueCharleston,
    Courtesy,
    DeclareReady,
    Discard,
    ExchangeJoker,
    Kong,
    LookAtTiles,
    Pass,
    PassTiles,
    Pung,
    StopCharleston,
    Win,
)
from engine.rules import Rule, RuleFor
from engine.ruleset import Variant


@dataclass(frozen=True, slots=True)
class Verb:
    """A kind of action, as a key names it."""

    name: str
    """Its word in the engine's notation."""
    label: Callable[[], str]
    """What the key says."""
    key: str
    """The letter of the keyboard that presses it."""


VERBS: Mapping[type[Action], Verb] = {
    Win: Verb("win", lambda: pgettext("key at the table", "Win"), "w"),
    Kong: Verb("kong", lambda: pgettext("key at the table", "Kong"), "k"),
    AddKong: Verb("add", lambda: pgettext("key at the table", "Add to a pung"), "a"),
    Pung: Verb("pung", lambda: pgettext("key at the table", "Pung"), "p"),
    Chow: Verb("chow", lambda: pgettext("key at the table", "Chow"), "c"),
    Call: Verb("call", lambda: pgettext("key at the table", "Call"), "c"),
    ExchangeJoker: Verb("exchange", lambda: pgettext("key at the table", "Exchange for a joker"), "e"),
    ChangeExposure: Verb("expose", lambda: pgettext("key at the table", "Lay it so"), "g"),
    PassTiles: Verb("give", lambda: pgettext("key in the Charleston", "Pass these"), "p"),
    BlindPass: Verb("blind", lambda: pgettext("key in the Charleston", "Pass these, the rest unseen"), "b"),
    ContinueCharleston: Verb("continue", lambda: pgettext("key in the Charleston", "Go on"), "a"),
    LookAtTiles: Verb("look", lambda: pgettext("key in the Charleston", "Look at the tiles"), "l"),
    StopCharleston: Verb("stop", lambda: pgettext("key in the Charleston", "Stop the Charleston"), "s"),
    Courtesy: Verb("courtesy", lambda: pgettext("key in the Charleston", "Offer so many"), ""),
    Pass: Verb("pass", lambda: pgettext("key at the table", "Pass"), "x"),
    Discard: Verb("discard", lambda: pgettext("key at the table", "Discard"), "d"),
    DeclareReady: Verb("ready", lambda: pgettext("key at the table", "Ready"), "r"),
}
"""The verbs a key can have, in the order they are shown."""


def tries(variant: Variant) -> tuple[Verb, ...]:
    """Every verb the rules of this game know, for trying what is not allowed."""
    rules: list[Rule] = [rule for phase in variant.phases.values() for rule in phase.rules]
    known = {rule.kind for rule in rules if isinstance(rule, RuleFor)}
    return tuple(verb for kind, verb in VERBS.items() if kind in known)
