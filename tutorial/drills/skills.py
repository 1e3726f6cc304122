"""What can be drilled: the kinds of questions the engine can generate, in a tradition, at a level."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count, islice
from types import MappingProxyType

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from engine.coach.card_players import has_card
from engine.exercises import KINDS, OF_EITHER, OF_THE_CARD
from engine.exercises.frame import LEVELS, Exercise
from engine.reasons import ContentError
from engine.ruleset import Variant
from engine.variants import VARIANTS, variant
from tutorial.content.library import get_library
from tutorial.wording import terms

MOST_DIGITS = 9
"""Of the number of a question."""
SEEDS = 10**MOST_DIGITS
"""How many questions there are of each kind; they are numbered from 0."""
PATIENCE = 20
"""How many numbers in a row may give a question that was just asked, before it is asked again."""


@dataclass(frozen=True, slots=True)
class Words:
    """A skill as a learner chooses it."""

    title: Promise
    """What to do, in two or three words."""
    line: Promise
    """The same as a sentence."""


# Translators: below, each skill that can be drilled has a title in two or three words and a sentence about it
_WORDS: Mapping[str, Words] = MappingProxyType(
    {
        "name_tile": Words(_("Name the tile"), _("One tile lies before you: say what it is.")),
        "pick_tiles": Words(_("Pick the tiles"), _("Find the tiles of one group among others.")),
        "make_set": Words(_("Make a set"), _("Put together a pair, a chow, a pung or a kong.")),
        "count_tiles": Words(_("Count the tiles"), _("Say how many of a kind there are in the box.")),
        "count_sets": Words(_("Count the sets"), _("See how many sets some tiles can make at once.")),
        "finish_hand": Words(_("Finish the hand"), _("Choose the one tile that makes a hand complete.")),
        "break_wall": Words(_("Break the wall"), _("Find the place where the wall is opened.")),
        "deal_order": Words(_("Deal the tiles"), _("Say who takes which tiles, and in which order.")),
        "next_dealer": Words(_("Who deals next"), _("A deal has ended: say who deals the next one.")),
        "legal_action": Words(_("What is allowed"), _("Tell what a player may do at this moment.")),
        "who_gets_it": Words(_("Who gets the tile"), _("Several players want one discard: say whose it is.")),
        "count_left": Words(_("Count what is left"), _("See what lies open, and how many copies can still come.")),
        "discard": Words(_("Choose a discard"), _("Let go the tile you need least, or one that nobody can use.")),
        "is_it_a_win": Words(_("Is it a win"), _("Tell whether a hand may be declared a win.")),
        "count_score": Words(_("Count the score"), _("Say what a winning hand is worth.")),
        "find_pattern": Words(
            _("Find the pattern"), _("See which pattern counts in a hand, and in which hand one does.")
        ),
        "waits": Words(_("See every wait"), _("Find all tiles that complete a hand, and count those left.")),
        "same_hand_elsewhere": Words(_("One hand, many tables"), _("Tell at which tables a hand wins, and where not.")),
        "pass_three": Words(_("Pass three tiles"), _("Choose the tiles your rack can best do without.")),
        "pass_direction": Words(_("To whom tiles go"), _("Tell which way each pass of the Charleston goes.")),
        "blind_or_not": Words(_("Pass blind or not"), _("See whether tiles may go on unseen, and how many must.")),
        "read_line": Words(_("Read a line of the card"), _("Tell which hand a line stands for, and what breaks it.")),
        "joker_legal": Words(_("Where jokers may stand"), _("Tell groups that take jokers from tiles that do not.")),
        "closest_line": Words(_("Find the closest line"), _("See for which line your rack lacks the fewest tiles.")),
        "call_or_not": Words(_("Call or let go"), _("See what a discard may be called for, and whether it helps.")),
        "spot_exchange": Words(_("Exchange a joker"), _("Find the tile you can give for a joker on the table.")),
        "dead_or_alive": Words(_("Dead or alive"), _("See whether what lies open proves that a hand is dead.")),
        "who_pays": Words(_("Who pays what"), _("Say how much a player pays for a line of the card.")),
        "courtesy": Words(_("The courtesy pass"), _("See what all four offer, and how many tiles you exchange.")),
    }
)
_WITHOUT_A_CARD: Mapping[str, Words] = MappingProxyType(
    {"who_pays": Words(_("Who pays what"), _("The other players pay for the hand that wins."))}
)
"""What is said of skills in other words where there is no card."""

LEVEL_WORDS: Mapping[int, Words] = MappingProxyType(
    {
        1: Words(pgettext_lazy("how hard a drill is", "Gentle"), _("Few tiles, easy to tell apart.")),
        2: Words(pgettext_lazy("how hard a drill is", "Steady"), _("More tiles, and more to choose from.")),
        3: Words(pgettext_lazy("how hard a drill is", "Tricky"), _("Tiles that look alike, and false friends.")),
    }
)
"""What the levels are called."""


class NoSuchDrill(LookupError):
    """There is no drill like this; `title` says what is missing, as a headline."""

    def __init__(self, title: Promise) -> None:
        super().__init__(title)
        self.title = title


@dataclass(frozen=True, slots=True)
class Drill:
    """One skill, in one tradition, at one level."""

    variant: str
    """The id of the tradition."""
    kind: str
    """The kind of question."""
    level: int
    """How hard it is."""

    @property
    def rules(self) -> Variant:
        """The rules that judge it."""
        return variant(self.variant)

    @property
    def words(self) -> Words:
        """The skill in words."""
        return _WORDS[self.kind] if has_card(self.rules) else _WITHOUT_A_CARD.get(self.kind, _WORDS[self.kind])

    @property
    def level_words(self) -> Words:
        """The level in words."""
        return LEVEL_WORDS[self.level]

    @property
    def tradition(self) -> str:
        """The name of the tradition."""
        return tradition_name(self.variant)

    def exercise(self, seed: int) -> Exercise:
        """The question of this number, always the same."""
        return KINDS[self.kind].generate(self.rules, seed=seed, level=self.level)

    def seeds(self, first: int, many: int) -> tuple[int, ...]:
        """The numbers of so many different questions, the first of them given; fewer where there are not so many."""
        found: dict[Exercise, int] = {}
        for step in range(many * PATIENCE):
            seed = (first + step) % SEEDS
            found.setdefault(self.exercise(seed), seed)
            if len(found) == many:
                break
        return tuple(found.values())

    def seed_after(self, asked: tuple[int, ...]) -> int:
        """The number of a question that is none of those just asked."""
        known = {self.exercise(seed) for seed in asked}
        ahead = [(asked[-1] + step) % SEEDS for step in islice(count(1), PATIENCE)]
        return next((seed for seed in ahead if self.exercise(seed) not in known), ahead[0])


def find(variant_id: str, kind: str, level: int | str) -> Drill:
    """The drill an address or a form names.

    Raises: NoSuchDrill.
    """
    if variant_id not in played():
        raise NoSuchDrill(_("There are no drills for this tradition"))
    if kind not in skills():
        raise NoSuchDrill(_("There is no such skill to drill"))
    if str(level) not in map(str, LEVELS):
        raise NoSuchDrill(_("There is no such level"))
    if kind not in asked(variant_id):
        raise NoSuchDrill(_("This tradition has no questions for this skill"))
    return Drill(variant_id, kind, int(level))


def read_seed(text: str) -> int:
    """The number of a question, as an address writes it.

    Raises: NoSuchDrill.
    """
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS and str(int(text)) == text):
        raise NoSuchDrill(_("There is no question of this number"))
    return int(text)


def skills() -> Mapping[str, Words]:
    """Every skill that some tradition can drill, by its kind, in the order of the engine."""
    kinds = {kind for each in played() for kind in asked(each)}
    return {kind: _WORDS[kind] for kind in KINDS if kind in kinds}


def played() -> tuple[str, ...]:
    """The ids of the traditions that have drills, in the order they are shown."""
    return tuple(each.id for each in VARIANTS)


def tradition_name(id: str) -> str:
    """What a tradition is called, fit for a headline."""
    return terms.title(get_library().traditions[id].term)


@cache
def asked(variant_id: str) -> frozenset[str]:
    """The kinds of questions that can be generated in a tradition, at every level.

    Where hands are lines of a card, these are the kinds about cards; elsewhere all others; a few are asked in both.
    """
    rules = variant(variant_id)
    return frozenset(
        kind
        for kind in KINDS
        if kind in _WORDS and (kind in OF_EITHER or (kind in OF_THE_CARD) is has_card(rules)) and _can_ask(rules, kind)
    )


def _can_ask(rules: Variant, kind: str) -> bool:
    """The kind generates questions for these rules; one that only authors write does not."""
    try:
        made = [KINDS[kind].generate(rules, seed=0, level=level) for level in LEVELS]
    except ContentError:
        return False
    return not any(each.problems(rules) for each in made)
