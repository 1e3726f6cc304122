"""The felts of questions about the table: what others said and laid, and what the learner may do or say about it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from django.utils.html import conditional_escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext, pgettext

from engine.actions import (
    Action,
    AddKong,
    BlindPass,
    Call,
    ChangeExposure,
    Chow,
    DeclareReady,
    Discard,
    Kong,
    Pass,
    PassTiles,
    Pung,
    Win,
)
from engine.coach.card_players import has_card
from engine.exercises.frame import LEARNER
from engine.exercises.legal_action import LegalAction
from engine.exercises.next_dealer import NextDealer
from engine.exercises.who_gets_it import WhoGetsIt, read_seats
from engine.phases.claim_window import ClaimWindow
from engine.phases.turn import Turn
from engine.ruleset import Variant
from engine.seats import Seat
from engine.tiles import Tile
from engine.view import View
from tutorial.exercises.answers import Answered
from tutorial.exercises.felt_parts import Felt, choices, hand
from tutorial.wording import markup, numbers, seats, told

_VERBS: Final[Mapping[type[Action], Callable[[], str]]] = {
    Win: lambda: pgettext("key at the table", "Win"),
    Kong: lambda: pgettext("key at the table", "Kong"),
    AddKong: lambda: pgettext("key at the table", "Add to a pung"),
    Pung: lambda: pgettext("key at the table", "Pung"),
    Chow: lambda: pgettext("key at the table", "Chow"),
    Call: lambda: pgettext("key at the table", "Call"),
    ChangeExposure: lambda: pgettext("key at the table", "Lay it so"),
    Pass: lambda: pgettext("key at the table", "Pass"),
    Discard: lambda: pgettext("key at the table", "Discard"),
    DeclareReady: lambda: pgettext("key at the table", "Ready"),
    PassTiles: lambda: pgettext("key in the Charleston", "Pass these"),
    BlindPass: lambda: pgettext("key in the Charleston", "Pass these, the rest unseen"),
}
"""What keys say; most stand on the practice table too."""


def legal_action(exercise: LegalAction, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """What lies on the table, the tile that is asked about, the learner's hand; below them the actions."""
    view = exercise.view(variant)
    asked = view.phase.subject.tile if isinstance(view.phase, ClaimWindow) else None
    american = has_card(variant)
    subject = markup.row((asked,), size="l", american=american) if asked else SafeString()
    lying = table(view, american=american)
    shown = SafeString("".join((lying, subject, hand(view.hand, answered, american=american))))

    def name(text: str) -> SafeString:
        action = exercise.action(text)
        made_with = None if isinstance(action, AddKong | Discard | DeclareReady) else asked
        if isinstance(action, ChangeExposure) and isinstance(view.phase, Turn) and view.phase.laid:
            made_with = view.phase.laid.claimed
        return _key(action, made_with, american=american)

    return Felt(shown, choices=choices(exercise.choices, answered, name=name), waits=confirms)


def who_gets_it(exercise: WhoGetsIt, variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """The tile, and what each player answers; below them the players."""
    asked, american = exercise.piece, has_card(variant)
    said = format_html_join("", "<li>{}</li>", ((_says(each, asked, american=american),) for each in exercise.actions))
    tile = markup.row((asked,), size="l", american=american)
    shown = format_html('{}<ul class="plainlist">{}</ul>', tile, said)
    return Felt(shown, choices=choices(exercise.choices, answered, name=_players), waits=confirms)


def next_dealer(exercise: NextDealer, _variant: Variant, answered: Answered | None, *, confirms: bool) -> Felt:
    """Who dealt and who won, or the wind that the learner took; below that the players."""
    if exercise.taken is not None:
        shown = markup.row(f"{exercise.taken + 1}z", size="l")
    else:
        lines = format_html_join("", "<li>{}</li>", ((each,) for each in _ending(exercise)))
        shown = format_html('<ul class="plainlist">{}</ul>', lines)
    return Felt(shown, choices=choices(exercise.choices, answered, name=_players), waits=confirms)


def _ending(exercise: NextDealer) -> Iterator[str]:
    """How the last deal ended."""
    # Translators: who dealt in the last deal, as in "Dealer: Across"
    yield pgettext("of a deal that has ended", "Dealer: %(player)s") % {
        "player": seats.name(exercise.dealt, me=LEARNER)
    }
    if exercise.won is None:
        yield pgettext("of a deal that has ended", "Nobody won")
    else:
        winner = seats.name(exercise.won, me=LEARNER)
        # Translators: who won the last deal, as in "Winner: Right"
        yield pgettext("of a deal that has ended", "Winner: %(player)s") % {"player": winner}


def _says(action: Action, asked: Tile, *, american: bool) -> SafeString:
    """What a player answers."""
    # Translators: what a player says, as in "Across: Pung"
    said = conditional_escape(pgettext("a player says", "%(player)s: %(claim)s"))
    return mark_safe(
        said % {"player": seats.name(action.seat, me=LEARNER), "claim": _key(action, asked, american=american)}
    )


def _players(text: str) -> str:
    """The players an answer names."""
    named = sorted(read_seats(text), key=lambda each: each.after(LEARNER))
    if not named:
        return pgettext("who gets the tile", "Nobody")
    return numbers.listing([seats.name(each, me=LEARNER) for each in named])


def _key(action: Action, asked: Tile | None, *, american: bool) -> SafeString:
    """What a key says: the action in a word, and the tiles of the set it makes or lets go."""
    verb = _VERBS.get(type(action))
    if verb is None or action == BlindPass(action.seat, ()):
        return format_html("{}", told.proposal(action))
    if isinstance(action, Chow) and american:
        verb = _VERBS[Call]  # there is no chow, so no key says so
    made: Sequence[Tile] = action.pieces
    if made and asked:
        made = sorted((*made, asked), key=lambda each: each.design.kind)
    shown = markup.row(made, size="xs", american=american)
    return format_html("{} {}", verb(), shown) if made else format_html("{}", verb())


def table(view: View, answered: Answered | None = None, *, american: bool | None = None) -> SafeString:
    """The sets of the others and everybody's discards, a line for each player who has any, with the verdict's marks."""
    marks = answered.marks if answered else ()
    lines = []
    for seat in Seat:
        laid, player = view.table[seat], {"player": seats.name(seat, me=view.seat)}
        melds = () if seat is view.seat else tuple(each.tiles for each in laid.melds)
        lines += [
            (gettext("Sets: %(player)s") % player, markup.row(each, size="xs", marks=marks, american=american))
            for each in melds
        ]
        if laid.river:
            lines.append(
                (
                    gettext("Discards: %(player)s") % player,
                    markup.row(laid.river, size="xs", marks=marks, american=american),
                )
            )
    return format_html_join("", '<p class="soft">{} {}</p>', lines)
