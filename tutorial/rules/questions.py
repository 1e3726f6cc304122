"""What two tables are asked, in words and tiles."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import singledispatch

from django.utils.safestring import SafeString
from django.utils.translation import gettext

from engine.actions import parse_action, suit_term
from engine.book.proofs import AlsoWins, Counted, DealsAgain, Paid, Played, PlaysOn, Proof, Unwon, WallSpent
from engine.hands import Hand, parse_hand
from engine.notation import parse_tiles
from engine.positions import Position
from engine.seats import WINDS, Seat, Wind
from engine.shown_hands import ShownHand
from engine.tiles import Suit, Tile, display_order
from tutorial.rules.patterns import laid
from tutorial.rules.payments import wind
from tutorial.wording import seats, terms, tiles, told

ME = Seat.A
"""Who is asked in a position."""
_PARTS = {
    "first right": lambda: gettext("It is the first pass of the Charleston."),
    "first left": lambda: gettext("It is the last pass of the first Charleston."),
    "vote": lambda: gettext("The first Charleston is over."),
}
"""What is going on before play, by its name in positions."""


@dataclass(frozen=True, slots=True)
class Question:
    """What both tables are asked."""

    asked: str
    """The question."""
    tiles: SafeString
    """The hand or the tile it is about."""
    told: tuple[str, ...]
    """What else is so."""


@singledispatch
def question(proof: Proof) -> Question:
    """The question of a proof.

    Raises: TypeError for a kind of proof that has no words.
    """
    raise TypeError(proof)


@question.register
def _(proof: Played) -> Question:
    position = proof.position
    hand = parse_hand(position.hand)
    action = parse_action(proof.action, held=hand.concealed)
    asked = gettext("May you do this? %(action)s") % {"action": told.proposal(action)}
    return Question(asked, _hand(hand), tuple(_situation(position)))


@question.register
def _(proof: Counted) -> Question:
    asked = (
        gettext("What does this count here: %(pattern)s?") % {"pattern": terms.name(proof.pattern)}
        if proof.pattern
        else gettext("Does this hand win?")
    )
    return Question(asked, _shown(proof.shown), _how(proof.shown))


@question.register
def _(proof: Paid) -> Question:
    asked = gettext("What does this player pay: %(wind)s?") % {"wind": wind(Wind(proof.payer))}
    return Question(asked, _shown(proof.shown), _how(proof.shown))


@question.register
def _(proof: AlsoWins) -> Question:
    (tile,) = parse_tiles(proof.tile)
    said = {"first": seats.phrase(proof.other, me=Seat.A), "second": seats.phrase(proof.seat, me=Seat.A)}
    situation = gettext("You discard this tile. Two players win with it: %(first)s and %(second)s.") % said
    return Question(gettext("Does this player win, too: %(second)s?") % said, laid([(tile,)], size="s"), (situation,))


@question.register
def _(proof: Unwon) -> Question:
    return Question(
        gettext("What does this hand count?"), _hand(parse_hand(proof.hand)), (gettext("Another player wins."),)
    )


@question.register
def _(proof: PlaysOn) -> Question:
    situation = gettext("A player has won. It is the first win of the deal.")
    return Question(gettext("Do the other players play on?"), SafeString(), (situation,))


@question.register
def _(proof: DealsAgain) -> Question:
    won = (
        gettext("Another player has won the deal.")
        if proof.winners
        else gettext("The wall is used up, and nobody has won.")
    )
    if proof.winners == (ME,):
        won = gettext("The dealer has won the deal.")
    return Question(gettext("Is the same player dealer again?"), SafeString(), (won,))


@question.register
def _(proof: WallSpent) -> Question:
    situation = (gettext("The wall is used up. Another player’s hand is ready."), gettext("This hand is not ready."))
    return Question(gettext("What does its player pay?"), _hand(parse_hand(proof.unready)), situation)


def _hand(hand: Hand) -> SafeString:
    """A hand: the concealed tiles, the drawn one, the sets on the table, the bonus tiles."""
    kept = tuple(each for each in hand.concealed if each is not hand.drawn)
    drawn = (hand.drawn,) if hand.drawn else ()
    return _rows([kept, drawn, *(each.tiles for each in hand.melds), hand.bonus])


def _shown(shown: ShownHand) -> SafeString:
    """A hand that is laid open, with the winning tile apart."""
    parts = (shown.concealed, shown.win, *(each.tiles for each in shown.melds), shown.flowers)
    return _rows([parse_tiles(each) for each in parts])


def _rows(parts: Iterable[Sequence[Tile]]) -> SafeString:
    """Tiles, part by part."""
    return laid([sorted(each, key=display_order) for each in parts if each], size="s")


def _how(shown: ShownHand) -> tuple[str, ...]:
    """How a hand won."""
    if shown.kong:
        came = (
            gettext("The winning tile was drawn for a kong.")
            if shown.self_draw
            else gettext("A kong is robbed of this tile.")
        )
    else:
        came = (
            gettext("The winning tile was drawn.")
            if shown.self_draw
            else gettext("Another player discarded the winning tile.")
        )
    said = {"tile": tiles.name(parse_tiles(shown.win)[0]), "seat": wind(WINDS[shown.seat_wind])}
    return (came, gettext("Winning tile: %(tile)s. Seat of the player: %(seat)s.") % said)


def _situation(position: Position) -> Iterable[str]:
    """What is going on at the table."""
    if position.charleston in _PARTS:
        yield _PARTS[position.charleston]()
    if position.asked:
        tile, _way, rest = position.asked.split(maxsplit=2)
        by = Seat[rest.rsplit(maxsplit=1)[-1]]
        said = {"player": seats.subject(by, me=ME), "tile": tiles.name(parse_tiles(tile)[0])}
        if position.asked.split()[1] == "discard":
            yield gettext("%(player)s discards: %(tile)s.") % said
        else:
            yield gettext("%(player)s lays this tile in a kong: %(tile)s.") % said
    if position.void:
        yield gettext("Where there is a missing suit, yours is: %(suit)s.") % {
            "suit": terms.name(suit_term(Suit(position.void)).id)
        }
    for text in position.melds:
        owner, what, *_rest = text.split()
        said = {"player": seats.phrase(Seat[owner], me=ME), "tiles": tiles.names(parse_tiles(what))}
        yield gettext("On the table lies a set: %(tiles)s. It belongs to: %(player)s.") % said
    if position.ready:
        yield gettext("You have said that your hand is ready.")
