"""Events of the American table in words: the Charleston, sets that are changed, jokers that are exchanged.

What belongs here: a sentence for each event that other tables have not, and for what is proposed there.
"""

from django.utils.translation import gettext, ngettext

from engine.actions import (
    Action,
    BlindPass,
    Call,
    ChangeExposure,
    ContinueCharleston,
    Courtesy,
    ExchangeJoker,
    LookAtTiles,
    StopCharleston,
)
from engine.events import (
    CharlestonLapsed,
    CharlestonStopped,
    CourtesyAgreed,
    ExposureChanged,
    JokerExchanged,
    Looked,
    SecondCharleston,
    TilesPassed,
)
from engine.seats import Seat
from tutorial.wording import numbers, seats, tiles
from tutorial.wording.telling import meld, told


def american_proposal(action: Action) -> str:
    """What a player is advised to do at the American table.

    Raises: TypeError for an action nobody advises.
    """
    match action:
        case BlindPass(tiles=()):
            return gettext("Pass all three tiles blind.")
        case BlindPass(tiles=given):
            return gettext("Pass these and the rest blind: %(tiles)s.") % {"tiles": tiles.names(given)}
        case ContinueCharleston():
            return gettext("Agree to a second Charleston.")
        case StopCharleston():
            return gettext("Stop the Charleston.")
        case LookAtTiles():
            return gettext("Look at the tiles.")
        case Courtesy(count=count):
            return ngettext("Offer %(count)s tile as a courtesy.", "Offer %(count)s tiles as a courtesy.", count) % {
                "count": numbers.number(count)
            }
        case Call(tiles=laid):
            return gettext("Call the tile, and lay beside it: %(tiles)s.") % {"tiles": tiles.names(laid)}
        case ChangeExposure(tiles=laid):
            return gettext("Change the group. Beside the called tile lay: %(tiles)s.") % {"tiles": tiles.names(laid)}
        case ExchangeJoker(tile=tile):
            return gettext("Exchange this tile for a joker: %(tile)s.") % {"tile": tiles.name(tile)}
    raise TypeError(action)


@told.register
def _(event: TilesPassed, me: Seat) -> str:
    shown = {
        "who": seats.subject(event.seat, me=me),
        "taker": seats.phrase(event.taker, me=me) if event.taker is not None else "",
        "tiles": tiles.names(event.given),
        "got": tiles.names(event.got),
        "count": numbers.number(event.blind),
    }
    if event.seat is not me:  # that all pass at once goes without saying
        said = ngettext(
            "%(who)s passes %(count)s tile on unseen.", "%(who)s passes %(count)s tiles on unseen.", event.blind
        )
        return said % shown if event.blind else ""
    if event.taker is None:
        return gettext("You put into the pool: %(tiles)s. You get out of it: %(got)s.") % shown
    if not event.given:
        return gettext("You pass all three arriving tiles on unseen. They go to: %(taker)s.") % shown
    if event.blind:
        said = ngettext(
            "You pass %(tiles)s and %(count)s unseen tile. They go to: %(taker)s. You get: %(got)s.",
            "You pass %(tiles)s and %(count)s unseen tiles. They go to: %(taker)s. You get: %(got)s.",
            event.blind,
        )
        return said % shown
    return gettext("You pass: %(tiles)s. They go to: %(taker)s. You get: %(got)s.") % shown


@told.register
def _(_event: SecondCharleston, _me: Seat) -> str:
    return gettext("All agree, so a second Charleston follows.")


@told.register
def _(event: CharlestonStopped, me: Seat) -> str:
    if event.seat is me:
        return gettext("You want no more Charleston, so it ends. A courtesy pass follows.")
    who = seats.subject(event.seat, me=me)
    return gettext("%(who)s wants no more Charleston, so it ends. A courtesy pass follows.") % {"who": who}


@told.register
def _(_event: CharlestonLapsed, _me: Seat) -> str:
    return gettext("Nobody passes a tile of her own, so the pass is canceled and the Charleston is over.")


@told.register
def _(event: Looked, me: Seat) -> str:
    if event.seat is me:
        return gettext("You look at your new tiles. Now the second Charleston cannot be stopped.")
    who = seats.subject(event.seat, me=me)
    return gettext("%(who)s looks at the new tiles. Now the second Charleston cannot be stopped.") % {"who": who}


@told.register
def _(event: CourtesyAgreed, me: Seat) -> str:
    shown = {"count": numbers.number(event.count)}
    if me not in event.seats:
        said = ngettext(
            "The two other players exchange %(count)s tile as a courtesy.",
            "The two other players exchange %(count)s tiles as a courtesy.",
            event.count,
        )
    elif event.count:
        said = ngettext(
            "You and the player across exchange %(count)s tile as a courtesy.",
            "You and the player across exchange %(count)s tiles as a courtesy.",
            event.count,
        )
    else:
        said = gettext("You and the player across exchange no tiles.")
    return said % shown


@told.register
def _(event: ExposureChanged, me: Seat) -> str:
    shown = {"who": seats.subject(event.seat, me=me), "meld": meld(event.meld, me=me)}
    if event.seat is me:
        return gettext("You change the group just laid. Now it is: %(meld)s.") % shown
    return gettext("%(who)s changes the group just laid. Now it is: %(meld)s.") % shown


@told.register
def _(event: JokerExchanged, me: Seat) -> str:
    shown = {
        "who": seats.subject(event.seat, me=me),
        "owner": seats.phrase(event.owner, me=me),
        "tile": tiles.name(event.tile),
    }
    if event.seat is me:
        return gettext("You exchange a tile for a joker: %(tile)s. The group belongs to: %(owner)s.") % shown
    return gettext("%(who)s exchanges a tile for a joker: %(tile)s. The group belongs to: %(owner)s.") % shown
