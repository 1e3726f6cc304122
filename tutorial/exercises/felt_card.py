"""The felts of questions about the lines of a card: where jokers may stand, which is near, what is dead, who pays."""

from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext, pgettext

from engine.coach.card_players import has_card
from engine.exercises.closest_line import ClosestLine
from engine.exercises.dead_or_alive import DEAD, DeadOrAlive
from engine.exercises.frame import LEARNER
from engine.exercises.joker_legal import JokerLegal
from engine.exercises.who_pays import WhoPays
from engine.notation import print_designs
from engine.ruleset import Variant
from engine.seats import Seat
from tutorial.exercises import felt_scores
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, choices, hand, may, numbered
from tutorial.wording import markup, seats


def joker_legal(exercise: JokerLegal, _variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The tiles as they lie, jokers among them; below them yes and no."""
    shown = markup.row(exercise.lying, size="l", american=True)
    return Felt(shown, choices=choices(exercise.choices, answered, name=may), waits=confirms)


def closest_line(exercise: ClosestLine, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The rack; below it the lines, each as its hand that is nearest."""
    nearest = exercise.nearest(variant)

    def shown(line: str) -> SafeString:
        groups = ((each.design,) * each.size for each in nearest[line][1].blocks)
        return markup.row(" ".join(map(print_designs, groups)), size="xs", american=True)

    return Felt(
        hand(exercise.held, answered, american=True),
        choices=choices(exercise.choices, answered, name=shown),
        waits=confirms,
    )


def dead_or_alive(exercise: DeadOrAlive, _variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The groups and the discards on the table; below them the two answers."""
    lines = []
    for seat in Seat:
        player = {"player": seats.name(seat, me=LEARNER)}
        lines += [(gettext("Sets: %(player)s") % player, meld.tiles) for by, meld in exercise.table if by is seat]
        lines += [(gettext("Discards: %(player)s") % player, tiles) for by, tiles in exercise.rows if by is seat]
    rows = ((said, markup.row(tiles, size="xs", american=True)) for said, tiles in lines)
    shown = format_html_join("", '<p class="soft">{} {}</p>', rows)
    return Felt(shown, choices=choices(exercise.choices, answered, name=_is_dead), waits=confirms)


def _is_dead(answer: str) -> str:
    """Dead or alive."""
    return pgettext("of a hand", "Dead") if answer == DEAD else pgettext("of a hand", "Not dead")


def who_pays(exercise: WhoPays, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The hand that won, where there is no card with what counts; below it the numbers."""
    if has_card(variant):
        shown = hand(exercise.held, answered, american=True)
    else:
        shown = felt_scores.won_and_counts(exercise.counting, exercise.win, variant, answered)
    return Felt(shown, choices=numbered(exercise.choices, answered), waits=confirms)
