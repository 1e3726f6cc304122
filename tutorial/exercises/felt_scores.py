"""The felt of a question about what a hand is worth: the hand, how it won, and what counts at this table."""

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import pgettext

from engine.exercises.count_score import CountScore
from engine.ruleset import Variant
from engine.scoring.tally import Tally
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, hand, numbered
from tutorial.wording import numbers, reasons, terms


def count_score(exercise: CountScore, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The hand with its last tile apart, how that came, and the table's list; below it numbers to choose from."""
    how = format_html_join("", "<p>{}</p>", ((reasons.say(each),) for each in exercise.circumstances()))
    shown = hand(exercise.held, answered) + how + what_counts(exercise.rules(variant).tally)
    return Felt(shown, choices=numbered(exercise.choices, answered), waits=confirms)


def what_counts(tally: Tally) -> SafeString:
    """What a table counts: its patterns with their worths, and what doubles them."""
    rows = ((terms.name(each.id), _worth(each.worth.base)) for each in tally.patterns)
    listed = format_html_join("", "<div><dt>{}</dt><dd>{}</dd></div>", rows)
    whys = dict.fromkeys(each.why for row in tally.patterns for each in row.worth.doublings)
    doubled = format_html_join("", "<p>{}</p>", ((reasons.say(each),) for each in whys))
    return format_html('<dl class="sums">{}</dl>', listed) + doubled


def _worth(base: int) -> str:
    """What a pattern brings."""
    # Translators: what one pattern of a hand brings, in a list of patterns
    return pgettext("worth of a pattern", "+%(amount)s") % {"amount": numbers.number(base)}
