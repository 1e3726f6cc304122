"""Positions: what one seat knows, written as text; lessons, rulings and scripts ask about these.

What belongs here: turning a few lines of text into a view. What does not: whole deals (``deals``, ``play``).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from engine.actions import AddKong, Discard, Kong
from engine.box import Box
from engine.claims import Subject
from engine.deals import Came, Carry
from engine.hands import Hand, parse_hand
from engine.phases.charleston import (
    FIRST,
    PASSED,
    SECOND,
    CourtesyOffer,
    CourtesyPass,
    FaceDown,
    Mush,
    Passing,
    SecondVote,
)
from engine.phases.claim_window import ClaimWindow, may_claim
from engine.phases.ready import READY
from engine.phases.turn import Turn
from engine.phases.void_suit import VoidSuit, void_mark
from engine.reasons import NotationError, Reason
from engine.ruleset import Variant
from engine.seats import WINDS, Seat, Wind
from engine.state import Mark, Moment, Phase
from engine.tiles import NUMBER_SUITS, Suit
from engine.view import Laid, View

WAYS = {"discard": Came.DISCARD, "added kong": Came.ADDED_KONG, "concealed kong": Came.CONCEALED_KONG}
"""How another player let a tile go, as positions write it."""
OWN_WAYS = (Came.DEALT, Came.PASSED, Came.DRAWN, Came.EXCHANGED, Came.KONG, Came.BONUS, Came.DISCARD)
"""How the tile too many came in the player's own turn."""
CHOOSE = "choose"
"""The void suit while it is being chosen, as positions write it."""
PARTS: Mapping[str, Phase] = MappingProxyType(
    {
        **{f"first {leg.way.name.lower()}": Passing(leg=leg) for leg in FIRST},
        "vote": SecondVote(),
        **{f"second {leg.way.name.lower()}": Passing(leg=leg) for leg in SECOND},
        "face down": FaceDown((None,) * len(Seat)),
        "courtesy": CourtesyOffer(),
        **{str(count): CourtesyPass(agreed=(count,) * len(Seat)) for count in range(PASSED + 1)},
        "mush": Mush(),
    }
)
"""The parts of a Charleston, as positions write them."""


@dataclass(frozen=True, slots=True)
class Position:
    """A situation at the table as one seat sees it, in texts and numbers; whatever is left out is as usual."""

    hand: str
    """The player's own tiles, as `parse_hand` reads them. With a drawn tile it is her turn."""
    seat: str = "A"
    """The player's seat, A to D."""
    asked: str = ""
    """The tile that another player let go: ``5p discard from D``, ``5p added kong from B``."""
    turn: str = ""
    """Whose turn it is, A to D, if it is not the player's and no tile is asked about."""
    came: str = ""
    """In the player's own turn, how the tile too many came, if it was not drawn: one of `OWN_WAYS`."""
    dealer: str = "A"
    """Who deals."""
    round: str = "E"
    """The prevailing wind: E, S, W or N."""
    left: int = 40
    """Units: tiles that can still be drawn."""
    void: str = ""
    """The player's void suit: m, p or s; ``choose`` while it is being chosen."""
    charleston: str = ""
    """The part of a Charleston that is being played: one of `PARTS`, or how many tiles were agreed as a courtesy."""
    ready: bool = False
    """The player has declared a ready hand."""
    melds: tuple[str, ...] = ()
    """The sets of the other players: ``B 123m chow from A``."""
    rivers: tuple[str, ...] = ()
    """The discards that lie before players: ``B 19m 5z``."""

    def view(self, variant: Variant) -> View:
        """The view.

        Raises: NotationError ``position.unreadable``, ``position.wrong-size``, ``position.too-many-of``, or as
        `parse_hand` and `parse_meld`.
        """
        seat = _seat(self.seat)
        hand = parse_hand(self.hand)
        self._check_agreement(variant, hand)
        box = Box(variant, (*hand.tiles, *hand.bonus))
        table = {each: Laid(held=variant.hand_size) for each in Seat}
        for text in self.melds:
            owner, meld = _owned(text)
            laid = table[owner]
            if owner is seat or len(laid.melds) == variant.sets:
                raise _unreadable(text)
            shown = box.meld(meld)
            if shown.giver is owner:
                raise _unreadable(text)
            table[owner] = replace(laid, melds=(*laid.melds, shown), held=laid.held - variant.size_of(shown))
        for text in self.rivers:
            owner, tiles = _owned(text)
            table[owner] = replace(table[owner], river=(*table[owner].river, *box.take(tiles)))
        if self.left < 0:
            raise _unreadable(str(self.left))
        phase = self._phase(variant, seat, hand, box)
        table[seat] = Laid(len(hand.concealed), hand.melds, hand.bonus, None, table[seat].river, marks=self._marks())
        self._check_size(variant, hand, phase)
        view = View(
            variant=variant,
            seat=seat,
            phase=phase,
            hand=hand,
            table=tuple(table[each] for each in Seat),
            wall_left=self.left,
            carry=Carry(dealer=_seat(self.dealer), round_wind=_wind(self.round)),
        )
        if isinstance(phase, ClaimWindow) and may_claim(view):
            return replace(view, phase=replace(phase, asked=(seat,)))
        return view

    def _check_agreement(self, variant: Variant, hand: Hand) -> None:
        """Parts that contradict one another are refused, for none of them counts more than the others.

        Raises: NotationError ``position.unreadable``.
        """
        choosing = self.void if self.void == CHOOSE else ""
        decided = [each for each in (choosing, self.charleston, self.asked, self.turn, self.came) if each]
        if len(decided) > 1:
            raise _unreadable(decided[1])
        before_play = choosing or self.charleston
        if before_play and (hand.melds or self.melds or self.rivers or self.ready):
            raise _unreadable(before_play)
        if self.void and VoidSuit not in variant.phases:
            raise _unreadable(self.void)
        if self.came == Came.DISCARD and (hand.drawn or not hand.melds or hand.melds[-1].is_concealed):
            raise _unreadable(self.came)
        if any(each.giver is not None and each.giver.name == self.seat for each in hand.melds):
            raise _unreadable(self.hand)

    def _phase(self, variant: Variant, seat: Seat, hand: Hand, box: Box) -> Phase:
        """What is being decided."""
        if self.void == CHOOSE:
            return VoidSuit()
        if self.charleston:
            part = PARTS.get(self.charleston)
            if part is None or type(part) not in variant.phases:
                raise _unreadable(self.charleston)
            return part
        if self.asked:
            return _window(self.asked, box)
        if self.turn:
            return Turn(_seat(self.turn), Came.DRAWN)
        came = self.came or (Came.DRAWN if hand.drawn else Came.DEALT)
        if came not in OWN_WAYS:
            raise _unreadable(self.came)
        laid = hand.melds[-1] if came == Came.DISCARD else None
        return Turn(seat, Came(came), laid)

    def _marks(self) -> tuple[Mark, ...]:
        """What is remembered of the player."""
        marks = [Mark(READY, Moment.DEAL_END, is_public=True)] if self.ready else []
        if self.void in NUMBER_SUITS:
            marks.append(void_mark(Suit(self.void)))
        elif self.void not in ("", CHOOSE):
            raise _unreadable(self.void)
        return tuple(marks)

    def _check_size(self, variant: Variant, hand: Hand, phase: Phase) -> None:
        """Raises: NotationError ``position.wrong-size``."""
        size = len(hand.concealed) + sum(map(variant.size_of, hand.melds))
        if isinstance(phase, Turn):
            has_one_more = phase.seat.name == self.seat
        else:
            has_one_more = not isinstance(phase, ClaimWindow) and self._deals and variant.deal.gives_one_more
        needed = variant.hand_size + has_one_more
        if size != needed:
            raise NotationError(Reason("position.wrong-size", {"needed": needed, "count": size}))

    @property
    def _deals(self) -> bool:
        """The player is the dealer, who begins with a tile more."""
        return self.seat == self.dealer


def _window(text: str, box: Box) -> ClaimWindow:
    """The claim window over the tile of a text such as ``5p discard from D``."""
    tile_text, _, rest = text.partition(" ")
    way, _, seat = rest.rpartition(" from ")
    tiles = box.take(tile_text)
    if way not in WAYS or len(tiles) != 1:
        raise _unreadable(text)
    by, how = _seat(seat), WAYS[way]
    about = {
        Came.DISCARD: Discard(by, tiles[0]),
        Came.ADDED_KONG: AddKong(by, tiles[0]),
        Came.CONCEALED_KONG: Kong(by, tiles),
    }[how]
    return ClaimWindow(Subject(tiles[0], by, how), about)


def _owned(text: str) -> tuple[Seat, str]:
    """The seat a text begins with, and the rest."""
    name, _, rest = text.strip().partition(" ")
    return _seat(name), rest


def _seat(name: str) -> Seat:
    """The seat of this letter.

    Raises: NotationError ``position.unreadable``.
    """
    if name not in Seat.__members__:
        raise _unreadable(name)
    return Seat[name]


def _wind(letter: str) -> Wind:
    """The wind of this letter.

    Raises: NotationError ``position.unreadable``.
    """
    if letter not in WINDS:
        raise _unreadable(letter)
    return WINDS[letter]


def _unreadable(text: str) -> NotationError:
    """The refusal of a text."""
    return NotationError(Reason("position.unreadable", {"text": text[:40]}))
