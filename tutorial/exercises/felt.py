"""What lies on the felt for each kind of exercise: tiles to look at, and tiles, names or numbers to choose from.

The kinds about tiles and sets have their felts here, those about whole hands in ``felt_hands``, about scores in
``felt_scores``, about patterns and waits in ``felt_patterns``, those about the table in ``felt_table``, about what lies
open there in ``felt_open``, those about the wall in ``felt_walls``, about the Charleston in ``felt_charleston``, about
a card in ``felt_card``, about reading it in ``felt_lines``, about calls for its lines in ``felt_calls``.
"""

from collections.abc import Sequence
from functools import singledispatch

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from engine.exercises.blind_or_not import BlindOrNot
from engine.exercises.break_wall import BreakWall
from engine.exercises.call_or_not import CallOrNot
from engine.exercises.closest_line import ClosestLine
from engine.exercises.count_left import CountLeft
from engine.exercises.count_score import CountScore
from engine.exercises.count_sets import CountSets
from engine.exercises.count_tiles import CountTiles
from engine.exercises.courtesy import CourtesyCount
from engine.exercises.criteria import CRITERIA
from engine.exercises.dead_or_alive import DeadOrAlive
from engine.exercises.deal_order import DealOrder
from engine.exercises.discard import ChooseDiscard
from engine.exercises.find_pattern import FindPattern
from engine.exercises.finish_hand import FinishHand
from engine.exercises.frame import Exercise
from engine.exercises.is_it_a_win import IsItAWin
from engine.exercises.joker_legal import JokerLegal
from engine.exercises.legal_action import LegalAction
from engine.exercises.make_set import MakeSet
from engine.exercises.name_tile import SPARE, NameTile
from engine.exercises.next_dealer import NextDealer
from engine.exercises.pass_direction import PassDirection
from engine.exercises.pass_three import PassThree
from engine.exercises.pick_tiles import PickTiles
from engine.exercises.play_hand import PlayHand
from engine.exercises.read_line import ReadLine
from engine.exercises.same_hand_elsewhere import SameHandElsewhere
from engine.exercises.sets import SIZES
from engine.exercises.spot_exchange import SpotExchange
from engine.exercises.waits import Waits
from engine.exercises.who_gets_it import WhoGetsIt
from engine.exercises.who_pays import WhoPays
from engine.notation import parse_tiles
from engine.ruleset import Variant
from engine.tiles import Tile
from tutorial.exercises import (
    felt_calls,
    felt_card,
    felt_charleston,
    felt_hands,
    felt_lines,
    felt_open,
    felt_patterns,
    felt_scores,
    felt_table,
    felt_walls,
)
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, choices, hand, numbered, rack
from tutorial.wording import markup, terms, tiles


@singledispatch
def felt(exercise: Exercise, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The felt of an exercise, with what was chosen and the marks of the verdict.

    `confirms` makes a single choice wait for a key, too.

    Raises: TypeError for a kind that has no felt.
    """
    raise TypeError(exercise.kind)


@felt.register
def _(exercise: NameTile, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    shown = markup.row(exercise.tile, size="l")
    return Felt(shown, choices=choices(exercise.choices, answered, name=_tile_name), waits=confirms)


@felt.register
def _(exercise: CountTiles, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    shown = SafeString() if exercise.goal in CRITERIA else markup.row(exercise.goal, size="l")
    return Felt(shown, choices=numbered(exercise.choices, answered), waits=confirms)


@felt.register
def _(exercise: CountSets, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    shown = markup.row(exercise.tiles, size="l", marks=answered.marks if answered else ())
    return Felt(shown, choices=numbered(exercise.choices, answered), waits=confirms)


@felt.register
def _(exercise: FinishHand, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    ask = markup.Ask.ONE if confirms else markup.Ask.PRESS
    # The rack says its label itself; this one is for the eye.
    label = format_html('<p class="soft" aria-hidden="true">{}</p>', gettext("Tiles to choose from"))
    offered = label + rack(exercise.offered, answered, ask=ask)
    return Felt(hand(exercise.held, answered), offered, waits=confirms)


@felt.register
def _(exercise: PickTiles, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    return Felt(rack=rack(parse_tiles(exercise.rack), answered, ask=markup.Ask.MANY), waits=True)


@felt.register
def _(exercise: MakeSet, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    given = exercise.given_tiles
    wanted = SIZES[exercise.goal] - len(given)
    shown = _unfinished(given, gaps=wanted) if given else SafeString()
    if wanted == 1 and not confirms:
        return Felt(shown, rack(parse_tiles(exercise.rack), answered, ask=markup.Ask.PRESS))
    ask = markup.Ask.ONE if wanted == 1 else markup.Ask.MANY
    return Felt(shown, rack(parse_tiles(exercise.rack), answered, ask=ask), waits=True)


felt.register(BlindOrNot, felt_charleston.blind_or_not)
felt.register(BreakWall, felt_walls.break_wall)
felt.register(CallOrNot, felt_calls.call_or_not)
felt.register(CourtesyCount, felt_charleston.courtesy)
felt.register(DeadOrAlive, felt_card.dead_or_alive)
felt.register(DealOrder, felt_walls.deal_order)
felt.register(ChooseDiscard, felt_open.discard)
felt.register(ClosestLine, felt_card.closest_line)
felt.register(CountLeft, felt_open.count_left)
felt.register(CountScore, felt_scores.count_score)
felt.register(FindPattern, felt_patterns.find_pattern)
felt.register(IsItAWin, felt_hands.is_it_a_win)
felt.register(JokerLegal, felt_card.joker_legal)
felt.register(LegalAction, felt_table.legal_action)
felt.register(NextDealer, felt_table.next_dealer)
felt.register(PassDirection, felt_charleston.pass_direction)
felt.register(PassThree, felt_charleston.pass_three)
felt.register(PlayHand, felt_hands.play_hand)
felt.register(ReadLine, felt_lines.read_line)
felt.register(SameHandElsewhere, felt_patterns.same_hand_elsewhere)
felt.register(SpotExchange, felt_open.spot_exchange)
felt.register(Waits, felt_patterns.waits)
felt.register(WhoGetsIt, felt_table.who_gets_it)
felt.register(WhoPays, felt_card.who_pays)


def _unfinished(given: Sequence[Tile], *, gaps: int) -> SafeString:
    """Tiles lying on the table, and the places still empty."""
    pieces = [*map(markup.picture, given), *(markup.gap() for _ in range(gaps))]
    return format_html('<div class="tiles l">{}</div>', SafeString("".join(pieces)))


def _tile_name(choice: str) -> str:
    """What a choice of ``name_tile`` is called."""
    if choice == SPARE:
        return terms.name("blank_tile")
    (piece,) = parse_tiles(choice)
    return tiles.name(piece)
