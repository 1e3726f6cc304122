"""Continuation: when a deal stops, who draws after a win, and who deals next.

What belongs here: ways to go on, as values. What does not: payments (settlements).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.deals import Carry, Outcome
from engine.reasons import Reason
from engine.seats import Seat, Wind
from engine.state import GameState, Standing

NextDealer = Callable[[Carry, Outcome], Seat]
"""Who deals after a deal."""
Keep = Callable[[Outcome], tuple[int, ...]]
"""What a match keeps of a deal, for each seat."""
MatchEnd = Callable[[Carry], bool]
"""Whether the deal that would come next is no longer played."""


def dealer_rotates(carry: Carry, _outcome: Outcome) -> Seat:
    """The player on the dealer's right, whatever happened."""
    return carry.dealer.next


def dealer_stays(carry: Carry, _outcome: Outcome) -> Seat:
    """The same dealer always."""
    return carry.dealer


def winner_keeps(carry: Carry, outcome: Outcome) -> Seat:
    """The dealer who wins, or when nobody does; else the player on the dealer's right."""
    return carry.dealer if not outcome.wins or carry.dealer in outcome.winners else carry.dealer.next


def only_winner_keeps(carry: Carry, outcome: Outcome) -> Seat:
    """The dealer who wins; else, and when nobody wins, the player on the dealer's right."""
    return carry.dealer if carry.dealer in outcome.winners else carry.dealer.next


def payments(outcome: Outcome) -> tuple[int, ...]:
    """What was paid."""
    return outcome.points


def tallies(outcome: Outcome) -> tuple[int, ...]:
    """What the hands were worth; nobody pays for it."""
    return outcome.tallies


def never(_carry: Carry) -> bool:
    """The players go on as long as they like."""
    return False


def after_sixteen_deals(carry: Carry) -> bool:
    """Sixteen deals, whoever deals."""
    return carry.deal > 16


def after_four_rounds(carry: Carry) -> bool:
    """Everybody has been dealer in each of the four winds: the fifth round would blow East again."""
    return carry.deal > 16 and carry.dealer is Seat.A and carry.streak == 0 and carry.round_wind is Wind.EAST


MATCH_POINTS = 100
"""Units: points. What a match for points is played to."""


def at_enough_points(carry: Carry) -> bool:
    """Somebody has as many points as were agreed."""
    return max(carry.points) >= MATCH_POINTS


@dataclass(frozen=True, slots=True)
class PlayOn:
    """A deal ends after so many wins, or when the wall is spent."""

    until: int = 1
    """Units: wins. After how many the deal ends."""
    dealer: NextDealer = dealer_rotates
    """Who deals next."""
    match_ends: MatchEnd = never
    """When a match is over."""
    keeps: Keep = payments
    """What a match adds up."""

    def halts(self, state: GameState) -> Reason | None:
        """Why nobody can draw any more; None while there are tiles."""
        return None if state.wall.left else Reason("deal.wall-spent")

    def after_win(self, state: GameState, winners: tuple[Seat, ...]) -> Seat | None:
        """Who draws after these have won, the last of them seen from the giver; None if the deal ends."""
        out = sum(each is Standing.OUT for each in state.standing)
        return None if out >= self.until else state.next_seat(winners[-1])

    def sums(self, carry: Carry, outcome: Outcome) -> tuple[int, ...]:
        """What each seat has in the match after a deal."""
        return tuple(old + new for old, new in zip(carry.points, self.keeps(outcome), strict=True))

    def next_deal(self, carry: Carry, outcome: Outcome) -> Carry | None:
        """What the next deal starts with; None if the match is over.

        The round wind moves on when the deal passes from the last seat to the first.
        """
        dealer = self.dealer(carry, outcome)
        stays = dealer is carry.dealer
        new_round = dealer is Seat.A and not stays
        following = replace(
            carry,
            dealer=dealer,
            round_wind=Wind((carry.round_wind + new_round) % len(Wind)),
            deal=carry.deal + 1,
            streak=carry.streak + 1 if stays else 0,
            points=self.sums(carry, outcome),
        )
        return None if self.match_ends(following) else following
