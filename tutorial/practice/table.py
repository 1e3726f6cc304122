"""What lies on the table, as markup: four seats seen from the learner's, walls, rivers and sets.

Tiles come from the kept builders of `tutorial.wording.markup`; nothing here loops in a template.
"""

from dataclasses import dataclass

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext, ngettext, pgettext

from engine.coach.card_players import has_card
from engine.melds import Meld, MeldKind
from engine.phases.claim_window import ClaimWindow
from engine.phases.turn import Turn
from engine.seats import Seat, wind_of
from engine.state import GameState
from engine.tiles import DESIGNS, Design, Tile
from engine.variants import variant
from engine.view import Laid, View, view_of
from tutorial.practice.walls import Side, sides
from tutorial.wording import markup, numbers, seats, terms, tiles, told

PLACES = ("b", "r", "t", "l")
"""Where the players sit on the page, from the learner on to her right."""
_HONORS = tuple(each for each in DESIGNS if each.is_honor)


@dataclass(frozen=True, slots=True)
class SeatShown:
    """One player's part of the table."""

    place: str
    """Where on the page: b, r, t or l."""
    name: str
    """Who sits there, seen from the learner."""
    wind: str
    """The letter of the wind held."""
    wind_name: str
    """That wind in words."""
    is_dealer: bool
    """It is East, who deals."""
    is_now: bool
    """The table waits for this player, or looks at what she let go."""
    held: str
    """How many tiles she holds, in words."""
    melds: SafeString
    """Her sets and bonus tiles."""
    river: SafeString
    """Her discards."""
    hand: SafeString
    """Her tiles, once everybody may see them."""
    melds_in_words: tuple[str, ...]
    """Her sets, each in a phrase."""
    bonus_in_words: str
    """Her bonus tiles, listed; empty if none."""
    river_in_words: str
    """Her discards, listed; empty if none."""
    hand_in_words: str
    """Her tiles, listed, once everybody may see them; else empty."""


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that lies there."""

    seats: tuple[SeatShown, ...]
    """In the order of the page: across, left, right, the learner."""
    walls: SafeString
    """The four walls."""
    left: int
    """Units: tiles that can still be drawn."""
    round: str
    """Which deal of which round."""
    shape: str
    """How many sets make a hand; nothing where it is as usual."""

    @property
    def before_hub(self) -> tuple[SeatShown, ...]:
        """Those above the middle of the table."""
        return self.seats[:2]

    @property
    def after_hub(self) -> tuple[SeatShown, ...]:
        """Those below it."""
        return self.seats[2:]

    @property
    def is_full(self) -> bool:
        """So much lies there that the tiles must be smaller on a small screen."""
        return self.left < 40


def table(state: GameState, me: Seat) -> Table:
    """The table as the player at `me` sees it."""
    view = view_of(state, me)
    by_place = {PLACES[seat.after(me)]: _seat(view, seat) for seat in Seat}
    around = sides(state)
    sets = view.variant.sets
    return Table(
        seats=tuple(by_place[place] for place in ("t", "l", "r", "b")),
        walls=mark_safe("".join(_wall(PLACES[each.seat.after(me)], each) for each in around)),
        left=view.wall_left,
        round=_round(view),
        shape="" if sets == variant(view.variant.id).sets else _shape(sets),
    )


def _round(view: View) -> str:
    """Which deal it is, and of which round; no wind prevails where hands are lines of a card."""
    shown = {"wind": _wind_name(view.carry.round_wind), "number": numbers.number(view.carry.deal)}
    if has_card(view.variant):
        return gettext("Deal %(number)s") % shown
    # Translators: wind is the wind of the round, such as "East wind"
    return gettext("Round: %(wind)s. Deal %(number)s") % shown


def hand_in_words(held: tuple[Tile, ...]) -> str:
    """The tiles of a hand, listed."""
    return tiles.names(held) if held else ""


def _shape(sets: int) -> str:
    """What makes a hand, as the ladder of games says it."""
    return ngettext("%(shown)s set and a pair", "%(shown)s sets and a pair", sets) % {"shown": numbers.number(sets)}


def _seat(view: View, seat: Seat) -> SeatShown:
    laid, me = view.table[seat], view.seat
    name, wind = seats.name(seat, me=me), wind_of(seat, dealer=view.carry.dealer)
    shown = laid.shown.concealed if laid.shown and seat is not me else ()
    return SeatShown(
        place=PLACES[seat.after(me)],
        name=name,
        wind=tiles.index_of(_HONORS[wind]),
        wind_name=_wind_name(wind),
        is_dealer=seat is view.carry.dealer,
        is_now=_acts(view, seat),
        held=ngettext("%(count)s tile", "%(count)s tiles", laid.held) % {"count": numbers.number(laid.held)},
        melds=_melds(laid, owner=seat, me=me),
        river=_river(laid.river, gettext("Discards: %(player)s") % {"player": name}, last=_asked(view)),
        hand=markup.row(shown, size="xs") if shown else SafeString(),
        melds_in_words=tuple(told.meld(each, me=me) for each in laid.melds),
        bonus_in_words=hand_in_words(laid.bonus),
        river_in_words=hand_in_words(laid.river),
        hand_in_words=hand_in_words(shown),
    )


def _wind_name(wind: int) -> str:
    return terms.name(tiles.HONOR_TERMS[wind])


def _acts(view: View, seat: Seat) -> bool:
    """It is this player's turn, or her tile is the one that is asked about."""
    match view.phase:
        case Turn(seat=whose):
            return seat is whose
        case ClaimWindow(subject=subject):
            return seat is subject.by
    return False


def _asked(view: View) -> Tile | None:
    """The tile that is asked about."""
    return view.phase.subject.tile if isinstance(view.phase, ClaimWindow) else None


def _wall(place: str, side: Side) -> SafeString:
    """One wall; on the page, the learner's and the left one run against the order they are counted in."""
    stacks = side.stacks if place in ("r", "t") else side.stacks[::-1]
    looks = (("gone", "half", "")[each.left] + (" end" if each.is_end and each.left else "") for each in stacks)
    lis = "".join(f'<li class="{look.strip()}"></li>' if look else "<li></li>" for look in looks)
    return mark_safe(f'<ol class="wall {place}" aria-hidden="true">{lis}</ol>')


def _river(river: tuple[Tile, ...], label: str, *, last: Tile | None) -> SafeString:
    """Discards in the order they came; the one that is asked about stands out."""
    if not river:
        return SafeString()
    lis = format_html_join("", "<li>{}</li>", ((markup.picture(t, extra="last" if t is last else ""),) for t in river))
    return format_html('<ol class="river" aria-label="{}">{}</ol>', label, lis)


def _melds(laid: Laid, *, owner: Seat, me: Seat) -> SafeString:
    """The sets, each turned towards whom its tile came from, and the bonus tiles."""
    sets = [_set(each, _laid_out(each, owner), told.meld(each, me=me)) for each in laid.melds]
    if laid.bonus:
        pictures = [(markup.picture(each),) for each in laid.bonus]
        # Translators: flowers and seasons before a player, read aloud
        label = pgettext("set on the table", "bonus tiles: %(tiles)s") % {"tiles": hand_in_words(laid.bonus)}
        sets.append(_group(label, format_html_join("", "{}", pictures)))
    return format_html('<div class="melds">{}</div>', mark_safe("".join(sets))) if sets else SafeString()


def _laid_out(meld: Meld, owner: Seat) -> tuple[tuple[Design, str], ...]:
    """Each tile of a set with its look: the claimed one lies on its side, at the end that points at its giver."""
    own = [(each.design, "") for each in meld.tiles if each not in (meld.claimed, meld.added)]
    if meld.claimed is None:
        # A concealed kong: the outer two lie face down, as at most tables.
        return tuple((design, "back" if at in (0, 3) else "") for at, (design, _) in enumerate(own))
    lying = [(each.design, "lying") for each in (meld.claimed, meld.added) if each is not None]
    place = {1: len(own), 2: 1, 3: 0}[meld.giver.after(owner)] if meld.giver is not None else 0
    return tuple(own[:place] + lying + own[place:])


def _set(meld: Meld, laid: tuple[tuple[Design, str], ...], label: str) -> SafeString:
    """The markup of a set."""
    is_hidden = meld.kind is MeldKind.KONG and meld.is_concealed
    pictures = (
        (markup.back() if is_hidden and look == "back" else markup.picture(design, extra=look),)
        for design, look in laid
    )
    return _group(label, format_html_join("", "{}", pictures))


def _group(label: str, pictures: SafeString) -> SafeString:
    return format_html('<span class="set" role="group" aria-label="{}">{}</span>', label, pictures)
