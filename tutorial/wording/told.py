"""Events in words: what happened at the table, told to one player in the present tense.

What belongs here: a sentence for each event, and for a proposed action. What does not: reasons (``reasons``), and which
events a page shows.
"""

from collections.abc import Iterable, Iterator

from django.utils.translation import gettext, ngettext, pgettext

from engine.actions import (
    Action,
    AddKong,
    ChooseVoid,
    Chow,
    DeclareReady,
    Discard,
    Kong,
    Pass,
    PassTiles,
    Pung,
    Win,
    suit_term,
)
from engine.deals import Came
from engine.events import (
    Broken,
    ClaimLost,
    DealEnded,
    Dealt,
    Declared,
    Discarded,
    Drew,
    Event,
    Given,
    KongAnnounced,
    Melded,
    Paid,
    Passed,
    Revealed,
    Rolled,
    SetApart,
    VoidChosen,
    Won,
)
from engine.ledger import Payment, Pot
from engine.melds import MeldKind
from engine.seats import Seat
from tutorial.wording import numbers, reasons, seats, terms, tiles
from tutorial.wording.telling import meld, tiles_of, told
from tutorial.wording.told_american import american_proposal

__all__ = ["meld", "payment", "proposal", "tell"]


def tell(events: Iterable[Event], *, me: Seat) -> tuple[str, ...]:
    """The sentences for what happened, as much as the player at `me` may know; a deal is told in one."""
    sentences: list[str] = []
    dealt: list[Dealt] = []
    for event in events:
        known = event.seen_by(me)
        if isinstance(known, Dealt):
            dealt.append(known)
        elif known is not None:
            sentences += _dealt(dealt)
            dealt = []
            sentence = told(known, me)
            sentences += [sentence] if sentence else []
    return (*sentences, *_dealt(dealt))


def proposal(action: Action) -> str:
    """What a player is advised to do, in the imperative.

    >>> from engine.actions import parse_action
    >>> proposal(parse_action("A discard 5p"))
    'Discard: 5 dots.'
    """
    match action:
        case Discard(tile=tile):
            return gettext("Discard: %(tile)s.") % {"tile": tiles.name(tile)}
        case DeclareReady(tile=tile):
            return gettext("Say that you are ready, and discard: %(tile)s.") % {"tile": tiles.name(tile)}
        case Chow():
            return gettext("Claim the tile for a chow.")
        case Pung():
            return gettext("Claim the tile for a pung.")
        case Kong() | AddKong():
            return gettext("Lay the kong.")
        case Win():
            return gettext("Win.")
        case Pass():
            return gettext("Pass.")
        case PassTiles(tiles=given):
            return gettext("Give away: %(tiles)s.") % {"tiles": tiles.names(given)}
        case ChooseVoid(suit=suit):
            return gettext("Do without this suit: %(suit)s.") % {"suit": terms.name(suit_term(suit).id)}
    return american_proposal(action)


def _dealt(dealt: list[Dealt]) -> Iterator[str]:
    """The deal in a sentence: how many tiles everybody has now, and whether the dealer has one more."""
    if dealt:
        held = [sum(each.count for each in dealt if each.seat is seat) for seat in Seat]
        fewest = min(held)
        if max(held) == fewest:
            said = ngettext(
                "The tiles are dealt: %(count)s for each player.",
                "The tiles are dealt: %(count)s for each player.",
                fewest,
            )
        else:
            said = ngettext(
                "The tiles are dealt: %(count)s for each player, and one more for the dealer.",
                "The tiles are dealt: %(count)s for each player, and one more for the dealer.",
                fewest,
            )
        yield said % {"count": numbers.number(fewest)}


@told.register
def _(event: Rolled, me: Seat) -> str:
    dice = numbers.listing([numbers.number(each) for each in event.dice])
    shown = {"who": seats.subject(event.seat, me=me), "dice": dice}
    return (
        gettext("You roll the dice: %(dice)s.") if event.seat is me else gettext("%(who)s rolls the dice: %(dice)s.")
    ) % shown


@told.register
def _(event: Broken, me: Seat) -> str:
    shown = {"wall": seats.phrase(event.seat, me=me), "count": numbers.number(event.stacks)}
    if event.seat is me:
        said = ngettext(
            "Your own wall is broken after %(count)s stack, counted from its right end.",
            "Your own wall is broken after %(count)s stacks, counted from its right end.",
            event.stacks,
        )
    else:
        said = ngettext(
            "The wall is broken after %(count)s stack. It is counted from the right end of the wall of: %(wall)s.",
            "The wall is broken after %(count)s stacks. They are counted from the right end of the wall of: %(wall)s.",
            event.stacks,
        )
    return said % shown


@told.register
def _(event: SetApart, _me: Seat) -> str:
    return ngettext(
        "%(count)s tile is set apart as the first replacement.",
        "%(count)s tiles are set apart as the first replacements.",
        event.loose,
    ) % {"count": numbers.number(event.loose)}


@told.register
def _(event: Drew, me: Seat) -> str:
    shown = {"who": seats.subject(event.seat, me=me), "tile": tiles.name(event.tile) if event.tile else ""}
    if event.came is Came.DRAWN:  # every turn of the others begins so
        return gettext("You draw: %(tile)s.") % shown if event.tile else ""
    if event.tile:
        return gettext("You draw a replacement tile: %(tile)s.") % shown
    return gettext("%(who)s draws a replacement tile.") % shown


@told.register
def _(event: Revealed, me: Seat) -> str:
    shown = {"who": seats.subject(event.seat, me=me), "tile": tiles.name(event.tile)}
    if event.seat is me:
        return gettext("You show a bonus tile and set it aside: %(tile)s.") % shown
    return gettext("%(who)s shows a bonus tile and sets it aside: %(tile)s.") % shown


@told.register
def _(event: Given, me: Seat) -> str:
    shown = {
        "giver": seats.subject(event.giver, me=me),
        "taker": seats.phrase(event.taker, me=me),
        "tiles": tiles.names(event.tiles),
    }
    if event.giver is me:
        return gettext("You give away: %(tiles)s. They go to: %(taker)s.") % shown
    if event.taker is me:
        return gettext("%(giver)s gives you: %(tiles)s.") % shown
    return gettext("%(giver)s gives tiles away. They go to: %(taker)s.") % shown


@told.register
def _(event: VoidChosen, me: Seat) -> str:
    shown = {"who": seats.subject(event.seat, me=me), "suit": terms.name(suit_term(event.suit).id)}
    if event.seat is me:
        return gettext("You do without this suit: %(suit)s.") % shown
    return gettext("%(who)s does without this suit: %(suit)s.") % shown


@told.register
def _(event: Discarded, me: Seat) -> str:
    shown = {"who": seats.subject(event.seat, me=me), "tile": tiles.name(event.tile)}
    return (gettext("You discard: %(tile)s.") if event.seat is me else gettext("%(who)s discards: %(tile)s.")) % shown


@told.register
def _(event: Declared, me: Seat) -> str:
    shown = {"who": seats.subject(event.seat, me=me), "what": terms.name(event.what.id)}
    return (gettext("You say: %(what)s.") if event.seat is me else gettext("%(who)s says: %(what)s.")) % shown


@told.register
def _(event: KongAnnounced, me: Seat) -> str:
    shown = {"who": seats.subject(event.seat, me=me), "tile": tiles.name(event.tile)}
    if event.seat is me:
        return gettext("You announce a kong: %(tile)s.") % shown
    return gettext("%(who)s announces a kong: %(tile)s.") % shown


@told.register
def _(event: Melded, me: Seat) -> str:
    laid, shown = event.meld, {"who": seats.subject(event.seat, me=me), "tiles": tiles_of(event.meld)}
    if laid.is_concealed:
        said = gettext("You lay a concealed kong: %(tiles)s."), gettext("%(who)s lays a concealed kong: %(tiles)s.")
    elif laid.added is not None:
        said = (
            gettext("You add a tile to your pung and have a kong: %(tiles)s."),
            gettext("%(who)s adds a tile to a pung and has a kong: %(tiles)s."),
        )
    elif laid.kind is MeldKind.CHOW:
        said = (
            gettext("You claim the tile for a chow: %(tiles)s."),
            gettext("%(who)s claims the tile for a chow: %(tiles)s."),
        )
    elif laid.kind is MeldKind.PUNG:
        said = (
            gettext("You claim the tile for a pung: %(tiles)s."),
            gettext("%(who)s claims the tile for a pung: %(tiles)s."),
        )
    elif laid.kind is MeldKind.KONG:
        said = (
            gettext("You claim the tile for a kong: %(tiles)s."),
            gettext("%(who)s claims the tile for a kong: %(tiles)s."),
        )
    else:
        said = (
            gettext("You claim the tile for a set: %(tiles)s."),
            gettext("%(who)s claims the tile for a set: %(tiles)s."),
        )
    return said[event.seat is not me] % shown


@told.register
def _(event: Passed, _me: Seat) -> str:
    return gettext("You pass: %(tile)s.") % {"tile": tiles.name(event.tile)}


@told.register
def _(event: ClaimLost, me: Seat) -> str:
    shown = {"who": seats.subject(event.seat, me=me), "reason": reasons.say_text(event.why, me=me)}
    if event.seat is me:
        return gettext("You do not get the tile. %(reason)s") % shown
    return gettext("%(who)s claims in vain. %(reason)s") % shown


@told.register
def _(event: Won, me: Seat) -> str:
    win = event.win
    shown = {"who": seats.subject(win.seat, me=me), "tile": tiles.name(win.tile) if win.tile else ""}
    if win.tile is None and win.came is Came.PASSED:
        said = (
            gettext("You win with the hand as the Charleston left it."),
            gettext("%(who)s wins with the hand as the Charleston left it."),
        )
    elif win.tile is None:
        said = gettext("You win with the hand as it was dealt."), gettext("%(who)s wins with the hand as it was dealt.")
    elif win.came is Came.EXCHANGED:
        said = (
            gettext("You win after exchanging a tile for a joker."),
            gettext("%(who)s wins after exchanging a tile for a joker."),
        )
    elif win.giver is None:
        said = (
            gettext("You win with the tile you drew: %(tile)s."),
            gettext("%(who)s wins with a drawn tile: %(tile)s."),
        )
    elif win.came is Came.DISCARD:
        said = gettext("You win with this discard: %(tile)s."), gettext("%(who)s wins with this discard: %(tile)s.")
    else:
        said = gettext("You win by robbing the kong: %(tile)s."), gettext("%(who)s wins by robbing the kong: %(tile)s.")
    return said[win.seat is not me] % shown


@told.register
def _(event: Paid, me: Seat) -> str:
    return payment(event.payment, me=me)


def payment(payment: Payment, *, me: Seat) -> str:
    """An entry of the ledger: who pays whom, and how much."""
    shown = {
        "payer": _account(payment.payer, me, begins=True),
        "payee": _account(payment.payee, me, begins=False),
        "count": numbers.number(payment.amount),
    }
    if payment.payer is me:
        said = ngettext(
            "You pay %(count)s point. It goes to: %(payee)s.",
            "You pay %(count)s points. They go to: %(payee)s.",
            payment.amount,
        )
    else:
        said = ngettext(
            "%(payer)s pays %(count)s point. It goes to: %(payee)s.",
            "%(payer)s pays %(count)s points. They go to: %(payee)s.",
            payment.amount,
        )
    return said % shown


@told.register
def _(event: DealEnded, me: Seat) -> str:
    ended = event.outcome.ended
    return reasons.say_text(ended, me=me) if ended else ""


def _account(of: Seat | Pot, me: Seat, *, begins: bool) -> str:
    """Who pays or gets points; what lies on the table belongs to nobody."""
    if isinstance(of, Seat):
        return seats.subject(of, me=me) if begins else seats.phrase(of, me=me)
    if begins:
        return pgettext("player, begins a sentence", "The table")
    return pgettext("player, after a colon", "the table")
