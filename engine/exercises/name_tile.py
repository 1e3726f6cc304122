"""Name the tile: one tile is shown, the learner says which it is.

What belongs here: the question, and what each kind of misnaming means. What does not: tiles in groups (``pick_tiles``).
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.chance import Chance
from engine.exercises.criteria import family, in_box
from engine.exercises.frame import Hint, Rung, check_level
from engine.exercises.insights import BAMBOO_FLOWER, BIRD, WHITE, insights
from engine.exercises.lookalikes import lookalikes
from engine.exercises.offered import against_choices
from engine.notation import parse_design, parse_tiles
from engine.reasons import Mark, NotationError, Param, Reason, Term, Verdict
from engine.ruleset import Variant
from engine.tiles import Design, Suit, Tile, tile

SPARE = "spare"
"""The choice "a spare tile that is not played with"."""
_ONE_DOT = parse_design("1p")
_CHOICES = {1: 3, 2: 4, 3: 5}


@dataclass(frozen=True, slots=True)
class NameTile:
    """Which tile is this? It may be any that comes in a box, played with or not."""

    kind: ClassVar[str] = "name_tile"

    tile: str
    """The tile shown."""
    choices: tuple[str, ...]
    """Names to choose from, in the order shown: tiles, or ``spare``."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: a tile unreadable or in no box; choices too few, equal, or all wrong."""
        found: list[Reason] = []
        offered: list[Design | str | None] = []
        for choice in self.choices:
            try:
                offered.append(_named(choice))
            except NotationError as error:
                offered.append(choice)
                found.append(error.reason)
        found += against_choices(offered)
        try:
            shown = self.shown
        except NotationError as error:
            return (error.reason, *found)
        if not in_box(shown, tile_set=variant.tile_set):
            found.append(Reason("position.not-in-this-set", {"tile": shown}))
        if shown.design not in offered:
            found.append(Reason("position.answer-not-offered"))
        return tuple(found)

    @property
    def shown(self) -> Tile:
        """The tile shown.

        Raises: NotationError as `parse_design`.
        """
        parse_design(self.tile)
        return parse_tiles(self.tile)[0]

    def prompt(self, variant: Variant) -> Reason:
        """The question, which does not name the tile."""
        return Reason("ask.name-tile")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on one of the choices.

        Raises: NotationError ``answer.not-offered``, or as `parse_design`.
        """
        if not answer.strip():
            return Verdict(False, (Reason("answer.empty"),))
        said, shown = _named(answer), self.shown
        if said not in {_named(choice) for choice in self.choices}:
            raise NotationError(Reason("answer.not-offered", {"text": answer.strip()[:40]}))
        if said is shown.design:
            reasons = (Reason("tile.named", {"tile": said}), *insights((said,)))
            unused = () if said in variant.tile_set else (Reason("pick.not-in-this-set", {"tile": said}),)
            return Verdict(True, (*reasons, *unused), ((shown, Mark.YES),))
        if said is None:
            told = (
                insights((WHITE,)) if shown.design is WHITE else (Reason("tile.is-no-spare", {"tile": shown.design}),)
            )
            return Verdict(False, told, ((shown, Mark.WHY),))
        return Verdict(False, _misnamed(shown.design, said), ((shown, Mark.WHY), (tile(said), Mark.NO)))

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right name."""
        return (self.shown.text,)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what is asked to the name; on the way, the group of the tile and a name that is wrong."""
        shown = (self.shown,)
        design = self.shown.design
        group = family(design)
        kin: dict[str, Param] = {"kind": Term(group.id)}
        wrong = next(each for each in map(_named, self.choices) if each is not design)
        not_this = Reason("hint.name.no-spare") if wrong is None else Reason("hint.name.not-this", {"tile": wrong})
        return (
            Hint(Rung.GOAL, Reason("hint.name.goal")),
            Hint(Rung.AREA, Reason("hint.name.area", kin), shown),
            Hint(Rung.RULE, group.rule, shown),
            Hint(Rung.TILE, not_this, shown),
            Hint(Rung.ANSWER, Reason("hint.name.answer", {"tile": design, **kin}), shown),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """A tile of the variant: among other groups, in its own group, among its look-alikes.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"name_tile:{level}")
        box = tuple(variant.tile_set.counts)
        misleading = tuple(each for each in box if each in (BIRD, _ONE_DOT, WHITE) or each.is_bonus)
        tricky = level == 3 and misleading and chance.below(2)
        shown = chance.choice(misleading if tricky else box)
        others = [each.text for each in chance.sample(_rivals(shown, box, level), _CHOICES[level] - 1)]
        if shown is WHITE and level > 1:
            others[0] = SPARE
        return cls(shown.text, chance.mixed((shown.text, *others)))


def _rivals(shown: Design, box: tuple[Design, ...], level: int) -> tuple[Design, ...]:
    """Names a learner of this level has to tell from the right one."""
    others = tuple(each for each in box if each.kind != shown.kind)
    if level == 1:
        far = tuple(each for each in others if family(each) is not family(shown))
        return far if len(far) >= _CHOICES[1] else others
    near = tuple(each for each in others if family(each) is family(shown)) if level == 2 else lookalikes(shown)
    near = tuple(each for each in near if each.kind != shown.kind)
    return near if len(near) >= _CHOICES[level] - 1 else tuple(dict.fromkeys((*near, *others)))


def _named(choice: str) -> Design | None:
    """The design a choice names, None for ``spare``.

    Raises: NotationError as `parse_design`.
    """
    return None if choice.strip() == SPARE else parse_design(choice)


def _misnamed(shown: Design, said: Design) -> tuple[Reason, ...]:
    """Why the tile shown is not the one said, most specific first."""
    both: dict[str, Param] = {"tile": shown, "said": said}
    if shown.kind == said.kind:
        return (Reason("tile.red-five-is-its-own", both),)
    if shown.is_suit_tile:
        return _misnamed_suit_tile(shown, said, both)
    reasons = (_misnamed_honor(shown, said, both) if shown.is_honor else _misnamed_extra(shown, said, both),)
    return (*reasons, *insights((said,))) if said is BIRD else reasons


def _misnamed_suit_tile(shown: Design, said: Design, both: dict[str, Param]) -> tuple[Reason, ...]:
    """Why a suit tile is not what was said: its suit first, then its number."""
    if shown.suit is said.suit:
        number = Reason("tile.other-number", both)
        return (*insights((shown,)), number) if shown is BIRD else (number,)
    if shown is BIRD:
        suit = insights((shown,))[0]
    elif shown is _ONE_DOT:
        suit = Reason("tile.big-circle-is-one-dots", both)
    elif shown.suit is Suit.BAMBOO and said is BAMBOO_FLOWER:
        suit = Reason("tile.bamboo-suit-is-no-flower", both)
    elif shown.suit is Suit.BAMBOO:
        suit = Reason("tile.sticks-are-bamboo", both)
    elif shown.suit is Suit.DOTS:
        suit = Reason("tile.circles-are-dots", both)
    else:
        suit = Reason("tile.wan-sign-is-characters", both)
    if not said.is_suit_tile:
        return (suit,)
    if shown.plain.rank == said.plain.rank:
        return (suit, Reason("tile.number-is-right"))
    return (suit, Reason("tile.number-is-other-too"))


def _misnamed_honor(shown: Design, said: Design, both: dict[str, Param]) -> Reason:
    """Why a wind or dragon is not what was said."""
    if shown.is_wind:
        if said.is_wind:
            return Reason("tile.other-wind", both)
        return Reason("tile.wind-is-no-dragon", both) if said.is_dragon else Reason("tile.is-wind", both)
    if said.is_dragon:
        return Reason("tile.other-dragon", both)
    return Reason("tile.dragon-is-no-wind", both) if said.is_wind else Reason("tile.is-dragon", both)


def _misnamed_extra(shown: Design, said: Design, both: dict[str, Param]) -> Reason:
    """Why a flower, season or joker is not what was said."""
    group, other = family(shown).id, family(said).id
    if group == "joker":
        return Reason("tile.is-joker", both)
    if shown is BAMBOO_FLOWER and other == "bamboo":
        return insights((shown,))[0]
    if group == "flower_tile":
        if other == group:
            return Reason("tile.other-flower", both)
        return Reason("tile.flower-is-no-season", both) if other == "season_tile" else Reason("tile.is-flower", both)
    if other == group:
        return Reason("tile.other-season", both)
    return Reason("tile.season-is-no-flower", both) if other == "flower_tile" else Reason("tile.is-season", both)
