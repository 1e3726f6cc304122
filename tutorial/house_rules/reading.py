"""House rules in an address: ``o=<option>.<choice>``, once for each point that is played differently.

What belongs here: reading them, refusing what is none or does not go together, and writing them back.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlencode

from django.http import QueryDict
from django.utils.functional import Promise
from django.utils.translation import gettext as _

from engine.deals import Chosen
from engine.reasons import ContentError
from engine.ruleset import Option, Variant
from engine.variants import compose
from tutorial.house_rules.words import OptionWords
from tutorial.house_rules.words_hands import HANDS
from tutorial.house_rules.words_money import MONEY
from tutorial.house_rules.words_play import PLAY
from tutorial.wording import numbers, reasons

NAME = "o"
"""The name they have in an address."""
LONGEST = 60
"""Units: characters. So much of what is no house rule is quoted."""
MOST_PROBLEMS = 5
"""So many of them are told of an address that is full of them."""
WORDS: dict[str, OptionWords] = {**HANDS, **MONEY, **PLAY}
"""The words of every option, by its id."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why house rules cannot be played as they are asked for."""

    options: tuple[str, ...]
    """The options it is about; none for something that is no option here."""
    text: str
    """The reason, in the reader's language, naming the token and its place."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """One point as this table plays it."""

    option: str
    """Its id."""
    label: Promise
    """What is decided."""
    choice: Promise
    """How it is played."""
    is_usual: bool
    """So the tradition plays unless told otherwise."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A tradition with what was chosen; with the choices that cannot be played left out."""

    usual: Variant
    """The tradition as it is played unless told otherwise."""
    variant: Variant
    """The table: the tradition with these choices; the usual one if they do not go together."""
    chosen: Chosen
    """What is played differently, in the order of the options."""
    problems: tuple[Problem, ...]
    """What was asked for and cannot be; empty if all is well."""

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """What an address must carry, as names and values."""
        return tuple((NAME, f"{option}.{choice}") for option, choice in self.chosen)

    @property
    def address(self) -> str:
        """The same as the text of a query, such as ``o=cap.ten&o=winners.all``; empty for the usual table."""
        return urlencode(self.pairs)

    @property
    def is_played(self) -> bool:
        """The table plays something differently, and can."""
        return self.variant is not self.usual

    @property
    def agreed(self) -> tuple[Agreed, ...]:
        """Every point on which tables differ, and how it is played here."""
        return tuple(self._agreed(each) for each in self.usual.options)

    def _agreed(self, option: Option) -> Agreed:
        choice = dict(self.chosen).get(option.id, _usual(option))
        words = WORDS[option.id]
        return Agreed(option.id, words.label, words.choices[choice], choice == _usual(option))


def as_taught(variant: Variant) -> str:
    """The address of the choices that a published page for beginners makes; empty if there is none."""
    return urlencode([(NAME, f"{option}.{choice}") for option, choice in variant.as_taught])


def read(asked: QueryDict, variant: Variant) -> HouseRules:
    """The house rules an address asks for; never raises, whatever it holds.

    What is unknown is left out and named; of choices that contradict each other the first holds.
    """
    options = {each.id: each for each in variant.options}
    chosen: dict[str, str] = {}
    problems: list[Problem] = []
    for place, token in enumerate(asked.getlist(NAME), start=1):
        name, _dot, choice = token.partition(".")
        why = _objection(options.get(name), chosen.get(name, choice), choice) if token else ""
        if why and len(problems) < MOST_PROBLEMS:
            problems.append(Problem((name,) if name in options else (), why % _place(token, place)))
        elif token and not why:
            chosen[name] = choice
    different = tuple(
        (id, chosen[id]) for id, o in options.items() if chosen.get(id, o.choices[0].id) != o.choices[0].id
    )
    clash = tuple(_clashes(variant, different))
    usable = () if clash else different
    return HouseRules(variant, compose(variant.id, usable), different, (*problems, *clash))


def _usual(option: Option) -> str:
    """How it is played unless told otherwise."""
    return option.choices[0].id


def _objection(option: Option | None, before: str, choice: str) -> str:
    """Why a choice is not taken, with places for its token and where it stands; empty if it is."""
    if option is None:
        return _("House rule %(place)s is none of this table: %(token)s.")
    if choice not in {each.id for each in option.choices}:
        return _("House rule %(place)s has no such choice: %(token)s.")
    return "" if before == choice else _("House rule %(place)s contradicts an earlier one, which holds: %(token)s.")


def _place(token: str, place: int) -> dict[str, str]:
    """A token as it is quoted, and where it stands."""
    shown = "".join(each for each in token if each.isprintable())[:LONGEST]
    return {"token": shown, "place": numbers.number(place)}


def _clashes(variant: Variant, chosen: Chosen) -> Iterator[Problem]:
    """Choices that cannot be played together, as few of them as make the problem."""
    why = _refusal(variant, chosen)
    if not why:
        return
    needed = list(chosen)
    for each in chosen:
        without = [other for other in needed if other != each]
        if _refusal(variant, tuple(without)):
            needed = without
    said = numbers.listing([f"{WORDS[option].label}: {WORDS[option].choices[choice]}" for option, choice in needed])
    yield Problem(
        tuple(option for option, _choice in needed),
        _("These choices do not go together: %(choices)s. %(why)s") % {"choices": said, "why": why},
    )


def playable(variant: Variant, chosen: Chosen, firm: str) -> Chosen:
    """The choices, with one other than that of the firm option changed if they cannot be played; else as they are.

    >>> from engine.variants import variant
    >>> playable(variant("basic"), (("suits", "one"),), "suits")
    (('suits', 'one'), ('sets', 'two'))
    """
    if not _refusal(variant, chosen):
        return chosen
    more = (
        (*(pair for pair in chosen if pair[0] != other.id), *([(other.id, choice.id)] if place else []))
        for other in variant.options
        if other.id != firm
        for place, choice in enumerate(other.choices)
    )
    return next((each for each in more if not _refusal(variant, each)), chosen)


def _refusal(variant: Variant, chosen: Chosen) -> str:
    """Why a table cannot be played; empty if it can."""
    try:
        compose(variant.id, chosen)
    except ContentError as error:
        return reasons.say_text(error.reason)
    return ""
