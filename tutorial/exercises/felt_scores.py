"""The felt of a question about what a hand is worth: the hand, how it came about, and what counts here."""

from collections.abc import Iterable

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext, pgettext

from engine.deals import Win
from engine.exercises.count_score import CountScore
from engine.exercises.frame import LEARNER
from engine.hands import Hand
from engine.ruleset import Variant
from engine.scoring.tally import Tally
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, each_judged, numbered
from tutorial.wording import markup, numbers, reasons, terms, told


def count_score(exercise: CountScore, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The hand, where its tiles came from, and what counts; below it numbers, or what may count and numbers."""
    shown = won_and_counts(exercise, exercise.win, variant, answered)
    if not exercise.parts:
        return Felt(shown, choices=numbered(exercise.choices, answered), waits=confirms)
    right = exercise.solutions(variant)[0].split()
    return Felt(
        shown,
        choices=each_judged(
            tuple(map(str, exercise.choices)), answered, right=right, name=lambda text: numbers.number(int(text))
        ),
        several=each_judged(exercise.parts, answered, right=right, name=terms.name),
        waits=True,
    )


def won_and_counts(exercise: CountScore, win: Win, variant: Variant, answered: Answered | None) -> SafeString:
    """The hand as it won, where its tiles came from, and what counts."""
    how = lines(reasons.say(each) for each in exercise.circumstances(variant))
    return hand_that_won(exercise.held, win, answered) + how + what_counts(exercise.rules(variant).tally)


def hand_that_won(held: Hand, win: Win, answered: Answered | None) -> SafeString:
    """The tiles: those on the rack, a winning one of another player's beside them, and each set on the table."""
    marks = answered.marks if answered else ()
    label, drawn = gettext("The hand"), held.drawn if win.giver is None else None
    on_rack = held.laid_out if drawn else held.kept
    shown = [markup.rack(on_rack, ask=markup.Ask.SHOW, label=label, marks=marks, drawn=drawn, extra="idle")]
    if win.giver is not None and win.tile is not None:
        shown.append(markup.row((win.tile,), marks=marks))
    for each in held.melds:
        shown += [markup.row(each.tiles, marks=marks), lines((told.meld(each, me=LEARNER),))]
    return SafeString("".join(shown))


def lines(sentences: Iterable[str]) -> SafeString:
    """Sentences, one below the other."""
    return format_html_join("", "<p>{}</p>", ((each,) for each in sentences))


def what_counts(tally: Tally) -> SafeString:
    """What a table counts: its patterns with their worths, and what doubles them."""
    rows = ((terms.name(each.id), _worth(each.worth.base)) for each in tally.patterns)
    listed = format_html_join("", "<div><dt>{}</dt><dd>{}</dd></div>", rows)
    whys = dict.fromkeys(each.why for row in tally.patterns for each in row.worth.doublings)
    heading = gettext("What can count here:")
    return format_html('<p>{}</p><dl class="sums">{}</dl>', heading, listed) + lines(map(reasons.say, whys))


def _worth(base: int) -> str:
    """What a pattern brings."""
    # Translators: what one pattern of a hand brings, in a list of patterns
    return pgettext("worth of a pattern", "+%(amount)s") % {"amount": numbers.number(base)}
