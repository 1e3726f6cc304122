"""The felts of questions about the Charleston: what to pass, to whom, and how much as a courtesy."""

from django.utils.html import format_html, format_html_join
from django.utils.translation import pgettext

from engine.exercises.blind_or_not import MAY, BlindOrNot
from engine.exercises.courtesy import CourtesyCount
from engine.exercises.frame import LEARNER
from engine.exercises.pass_direction import PassDirection
from engine.exercises.pass_three import PassThree
from engine.ruleset import Variant
from engine.seats import Seat
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, choices, hand, may, numbered, rack
from tutorial.wording import markup, numbers, seats


def pass_three(exercise: PassThree, _variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The learner's rack; a key passes what she has chosen."""
    tiles = exercise.held.laid_out
    return Felt(rack=rack(tiles, answered, ask=markup.Ask.MANY, american=True), waits=True)


def pass_direction(exercise: PassDirection, _variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The other players."""
    return Felt(choices=choices(exercise.choices, answered, name=_player), waits=confirms)


def _player(letter: str) -> str:
    """Where a player sits."""
    return seats.name(Seat[letter], me=LEARNER)


def blind_or_not(exercise: BlindOrNot, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The learner's rack; below it the numbers, or yes and no."""
    shown = hand(exercise.view(variant).hand, answered, american=True)
    name = may if exercise.goal == MAY else _number
    return Felt(shown, choices=choices(exercise.choices, answered, name=name), waits=confirms)


def _number(text: str) -> str:
    """A number of tiles."""
    return numbers.number(int(text))


def courtesy(exercise: CourtesyCount, _variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """What each player offers; below it the numbers."""
    lines = format_html_join("", "<li>{}</li>", ((_offer(*each),) for each in zip(Seat, exercise.offers, strict=True)))
    shown = format_html('<ul class="plainlist">{}</ul>', lines)
    return Felt(shown, choices=numbered(exercise.choices, answered), waits=confirms)


def _offer(seat: Seat, count: int) -> str:
    """What a player offers."""
    said = {"player": seats.name(seat, me=LEARNER), "count": numbers.number(count)}
    # Translators: how many tiles a player would exchange as a courtesy, as in "Across, tiles offered: 2"
    return pgettext("courtesy pass", "%(player)s, tiles offered: %(count)s") % said
