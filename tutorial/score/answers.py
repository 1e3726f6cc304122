"""The answer of the scorer: what a hand is worth, what it waits for, or why it is no win and what would make it one.

What belongs here: choosing what to tell. What does not: the words on the page (templates/score), counting (the engine).
"""

from collections.abc import Mapping
from dataclasses import replace

from django.utils.translation import ngettext

from engine.appraisal.appraise import Appraisal
from engine.appraisal.waiting import waits
from engine.appraisal.why_not import Way, why_not
from engine.card.distance import nearest
from engine.coach.card_players import has_card
from engine.hands import hand_of
from engine.phases.calls import card_of
from engine.reasons import EngineError
from engine.scoring.sheet import Unit
from engine.seats import WINDS
from engine.tiles import DESIGNS, Design, Suit
from tutorial.score import asked as asking
from tutorial.score import payments
from tutorial.score.asked import Asked
from tutorial.score.hands import Held
from tutorial.score.reading import against
from tutorial.score.told import Answer, WaitRow, WayRow
from tutorial.scoresheets import card_sheets, sheets
from tutorial.scoresheets.card_sheets import CardSheet
from tutorial.wording import near_lines, numbers, reasons, terms, tiles
from tutorial.wording.near_lines import LineBeside

LINES = 3
"""So many lines of a card are told that a hand is near to."""


def answer(held: Held) -> Answer:
    """What is told of a hand at its table; never raises."""
    if held.problems or held.asked.is_empty:
        return Answer(held, held.problems)
    short = held.full - held.size
    if short > 1:
        return Answer(held, (), missing=short - 1, near=_near(held))
    if short < 0:
        return Answer(held, (), over=-short)
    try:
        return _waiting(held) if short else _finished(held)
    except EngineError as error:
        return Answer(held, (against(error.reason),))


def worth(count: int, unit: Unit | None) -> str:
    """An amount with its unit.

    >>> worth(3, Unit.FAN), worth(25, None)
    ('3 fan', '25 points')
    """
    if unit is Unit.FAN:
        said = ngettext("%(count)s fan", "%(count)s fan", count)
    else:
        said = ngettext("%(count)s point", "%(count)s points", count)
    return said % {"count": numbers.number(count)}


def worth_of(here: Appraisal) -> str:
    """What a hand comes to, in the unit of its table; the first obstacle if it does not win."""
    if here.obstacle is not None:
        return reasons.say_text(here.obstacle)
    return worth(here.total, here.unit)


def _finished(held: Held) -> Answer:
    """The answer for a hand with all its tiles."""
    found = why_not(held.shown, held.variant)
    here = found.appraisal
    return Answer(
        held,
        (),
        wins=here.wins,
        worth=worth(here.total, here.unit) if here.sheet.steps else "",
        sheet=sheets.shown(here.sheet),
        line=_line(held, here) if here.wins else None,
        obstacles=tuple(map(reasons.say_text, here.obstacles)),
        useful=_counted(found.useful),
        ways=tuple(_way(held.asked, each) for each in found.ways),
        near=() if here.wins else _near(held),
        seats=payments.rows(here, held.asked.by) if here.wins else (),
        appraisal=here,
    )


def _waiting(held: Held) -> Answer:
    """The answer for a hand that lacks one tile."""
    variant, asked = held.variant, held.asked
    hand = hand_of(held.concealed, melds=held.melds, bonus=held.flowers)
    void = Suit(asked.void) if asked.void else None
    found = waits(variant, hand, seat_wind=WINDS[asked.seat], round_wind=WINDS[asked.round], void=void)
    rows = (
        WaitRow(
            each,
            tiles.name(each),
            numbers.number(wait.left),
            worth_of(wait.by_discard),
            worth_of(wait.self_drawn),
            replace(asked, hand=f"{asked.hand}{each.text}", win=""),
        )
        for each, wait in found.items()
    )
    return Answer(
        held,
        (),
        waits=tuple(rows),
        is_waiting=True,
        near=() if found else _near(held),
        useful=() if found else _useful(held),
    )


def _useful(held: Held) -> tuple[tuple[Design, str], ...]:
    """The tiles that bring an unready hand closer."""
    variant = held.variant
    hand = hand_of(held.concealed, melds=held.melds, bonus=held.flowers)
    return _counted({DESIGNS[kind]: left for kind, left in variant.useful(hand).items()})


def _counted(useful: Mapping[Design, int]) -> tuple[tuple[Design, str], ...]:
    """Tiles with how many there are."""
    return tuple((each, numbers.number(left)) for each, left in useful.items())


def _way(asked: Asked, way: Way) -> WayRow:
    """A way as a line."""
    here = way.appraisal
    return WayRow(
        tuple(map(reasons.say_text, way.changes)),
        worth(here.total, here.unit),
        tuple(terms.headline(terms.name(each)) for each in dict.fromkeys(line.pattern for line in way.brings)),
        asking.of_shown(asked, way.shown),
    )


def _line(held: Held, here: Appraisal) -> CardSheet | None:
    """The line of the card that a hand is."""
    if not has_card(held.variant):
        return None
    assert here.showing is not None
    assert here.showing.win is not None
    return card_sheets.card_sheet(card_of(held.variant), here.showing.hand, here.sheet, here.showing.win.tile)


def _near(held: Held) -> tuple[LineBeside, ...]:
    """The lines of the card that a hand is nearest to; none where hands are no lines."""
    if not has_card(held.variant):
        return ()
    card = card_of(held.variant)
    hand = hand_of(held.concealed, melds=held.melds)
    return tuple(near_lines.line_beside(card, each, hand) for each in nearest(card, hand)[:LINES])
