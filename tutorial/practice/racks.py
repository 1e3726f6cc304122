"""The learner's rack, as a table and in words: her tiles, and what can be done with them."""

from dataclasses import dataclass

from django.utils.functional import cached_property
from django.utils.safestring import SafeString

from engine.actions import BlindPass, Discard, ExchangeJoker, PassTiles
from engine.coach.advice import Advice
from engine.deals import Came
from engine.phases.turn import Turn
from engine.reasons import Mark
from engine.tiles import Tile
from tutorial.practice import answers
from tutorial.practice.charleston import laid_down
from tutorial.practice.near import by_nearest_line
from tutorial.practice.sittings import Sitting
from tutorial.practice.table import hand_in_words
from tutorial.wording import markup, tiles

_OF_THE_RACK = (Discard, PassTiles, BlindPass, ExchangeJoker)
"""Actions that the coach shows on the rack."""


@dataclass(frozen=True, slots=True)
class NamedTile:
    """A tile to choose by its name."""

    value: str
    """What the form sends."""
    label: str
    """What it is called."""
    chosen: bool
    """It was chosen in the form before."""


@dataclass(frozen=True)
class Rack:
    """Her tiles."""

    sitting: Sitting
    """The learner at her table."""
    asks_for: markup.Ask
    """What can be done with the tiles."""
    chosen: tuple[Tile, ...]
    """Those she tried something with."""
    advice: Advice | None
    """The coach's word, if it was asked for."""
    passes: bool = False
    """She chooses tiles to pass."""
    by_line: bool = False
    """They stand in the order of the nearest line of the card."""

    @cached_property
    def held(self) -> tuple[Tile, ...]:
        """Her tiles as they stand on the rack, the drawn one last."""
        lying = laid_down(self.sitting.view)
        ordered = by_nearest_line(self.sitting.view) if self.by_line else self.sitting.view.hand.concealed
        concealed = tuple(each for each in ordered if each not in lying)
        return (*(each for each in concealed if each is not self.drawn), self.drawn) if self.drawn else concealed

    @cached_property
    def drawn(self) -> Tile | None:
        """The tile that makes one more and was drawn just now, so that it stands apart."""
        phase = self.sitting.view.phase
        was_drawn = isinstance(phase, Turn) and phase.seat is self.sitting.me and phase.came is not Came.DEALT
        return self.sitting.view.hand.drawn if was_drawn else None

    @property
    def waits(self) -> bool:
        """A chosen tile waits for a key."""
        return self.asks_for is markup.Ask.ONE

    @property
    def field(self) -> str:
        """The field a tile is sent in."""
        return answers.DISCARD if self.asks_for is markup.Ask.PRESS else answers.TILE

    @property
    def marks(self) -> dict[Tile, Mark]:
        """The tiles the coach means."""
        if self.advice and isinstance(self.advice.action, _OF_THE_RACK):
            return dict.fromkeys(self.advice.action.pieces, Mark.WHY)
        return {}

    @property
    def locked(self) -> frozenset[Tile]:
        """The tiles that no rule lets her pass, while she chooses what to pass: her jokers."""
        if not self.passes:
            return frozenset()
        return frozenset(each for each in self.held if each.design.is_joker)

    @property
    def pictures(self) -> SafeString:
        """Her tiles to choose from, or to look at."""
        return markup.rack(
            self.held,
            ask=self.asks_for,
            field=self.field,
            marks=self.marks,
            chosen=self.chosen,
            drawn=self.drawn,
            locked=self.locked,
            extra="idle" if self.asks_for is markup.Ask.SHOW else "",
        )

    @property
    def named(self) -> tuple[NamedTile, ...]:
        """Her tiles to choose from, each by its name."""
        return tuple(
            NamedTile(
                each.name,
                tiles.label(each, drawn=each is self.drawn, locked=each in self.locked),
                each in self.chosen,
            )
            for each in self.held
        )

    @property
    def in_words(self) -> str:
        """Her tiles, listed."""
        return hand_in_words(self.held)
