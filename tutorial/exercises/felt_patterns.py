"""The felts of questions about what a hand shows, all it waits for, and where it wins."""

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from engine.exercises.find_pattern import FindPattern
from engine.exercises.same_hand_elsewhere import SameHandElsewhere
from engine.exercises.waits import LEFT, Waits
from engine.ruleset import Variant
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, choices, each_judged, hand, numbered, rack
from tutorial.exercises.felt_scores import hand_that_won, lines, what_counts
from tutorial.wording import markup, numbers, reasons, terms


def find_pattern(exercise: FindPattern, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The hand and how it won, below it patterns; or the hands, below them their numbers."""
    if exercise.hand:
        asked = exercise.asked(exercise.hand)
        how = lines(reasons.say(each) for each in asked.circumstances(variant))
        shown = hand_that_won(asked.held, asked.win, answered) + how + _of_the_table(exercise, variant)
        return Felt(shown, choices=choices(exercise.choices, answered, name=terms.name), waits=confirms)

    hands = map(exercise.asked, exercise.choices)
    numbers_of = {each: numbers.number(place) for place, each in enumerate(exercise.choices, 1)}
    rows = (
        (
            numbers_of[each.hand],
            hand_that_won(each.held, each.win, None),
            lines(reasons.say(reason) for reason in each.circumstances(variant)[:1]),
        )
        for each in hands
    )
    common = exercise.asked(exercise.choices[0]).circumstances(variant)[1:]
    shown = format_html_join("", "<div><p><b>{}</b></p>{}{}</div>", rows) + lines(map(reasons.say, common))
    offered = choices(exercise.choices, answered, name=numbers_of.__getitem__)
    return Felt(shown + _of_the_table(exercise, variant), choices=offered, waits=confirms)


def _of_the_table(exercise: FindPattern, variant: Variant) -> SafeString:
    """What counts at a table that does not count as usual."""
    return what_counts(exercise.asked("").rules(variant).tally) if exercise.options else SafeString()


def waits(exercise: Waits, _variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The hand and what else lies open; below it tiles, of which several may be chosen, or numbers."""
    shown = hand(exercise.held, answered)
    if exercise.lying:
        label = gettext("Open on the table:")
        shown += format_html('<p class="soft">{} {}</p>', label, markup.row(exercise.lying, size="s"))
    if exercise.goal == LEFT:
        return Felt(shown, choices=numbered(tuple(map(int, exercise.choices)), answered), waits=confirms)
    return Felt(shown, rack(exercise.offered, answered, ask=markup.Ask.MANY), waits=True)


def same_hand_elsewhere(
    exercise: SameHandElsewhere, variant: Variant, answered: Answered | None, *, confirms: bool
) -> Felt:
    """The hand and how its last tile came; below it the tables, of which several may be chosen."""
    asked = exercise.asked
    shown = hand_that_won(asked.held, asked.win, answered) + lines(map(reasons.say, exercise.told))
    right = exercise.solutions(variant)[0].split()
    return Felt(shown, several=each_judged(exercise.choices, answered, right=right, name=_table), waits=True)


def _table(id: str) -> str:
    """What the table is called."""
    return terms.title(f"{id}_variant")
