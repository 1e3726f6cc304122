"""Count the score: a hand that won, how it won, and the learner says what it is worth at this table.

What belongs here: the question. What does not: counting (``scoring``), where a wrong number comes from
(``wrong_scores``), hands made for the question (``won_hands``).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.chance import Chance
from engine.deals import Came, Win, parse_choices, print_choices
from engine.exercises.answers import read_number
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.exercises.near_misses import Miscount
from engine.exercises.offered import against_choices
from engine.exercises.score_parts import against_parts, counting_parts, judged_parts, parts_to_choose
from engine.exercises.won_hands import won_hand
from engine.exercises.wrong_scores import Counted, wrong_scores
from engine.hands import Hand, parse_hand
from engine.options import ways_to_count
from engine.patterns.circumstances import own_flower, own_season
from engine.patterns.honors import round_wind, round_wind_pair, seat_wind, seat_wind_pair
from engine.reasons import ContentError, EngineError, Mark, NotationError, Reason, Verdict
from engine.ruleset import Variant
from engine.scoring.sheet import Unit
from engine.seats import Wind
from engine.tiles import KINDS

WAYS: Mapping[str, Came] = {
    "drawn": Came.DRAWN,
    "kong": Came.KONG,
    "dealt": Came.DEALT,
    "discard": Came.DISCARD,
    "added kong": Came.ADDED_KONG,
}
"""How the winning tile came, as authors write it."""
_FROM_ANOTHER = (Came.DISCARD, Came.ADDED_KONG)


@dataclass(frozen=True, slots=True)
class CountScore:
    """What is this hand worth?"""

    kind: ClassVar[str] = "count_score"

    hand: str
    """The finished hand, the tile it was won with after a plus, its melds and bonus tiles after bars."""
    choices: tuple[int, ...]
    """Numbers to choose from, in the order shown."""
    options: str = ""
    """The options of the table, each written ``option=choice``; what is left out is as usual."""
    came: str = "drawn"
    """How the winning tile came: one of `WAYS`."""
    left: int = 40
    """Units: tiles that can still be drawn."""
    parts: tuple[str, ...] = ()
    """Patterns to choose from: all that count are to be named beside the number; none if the number is enough."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: as `against_hand`; choices all wrong."""
        found = [*self.against_hand(variant), *against_choices(self.choices)]
        if not found and self.counted(variant).sheet.total not in self.choices:
            found.append(Reason("position.answer-not-offered"))
        if not found and self.parts:
            found += (*against_choices(self.parts), *against_parts(self.counted(variant), self.parts))
        return tuple(found)

    def against_hand(self, variant: Variant) -> tuple[Reason, ...]:
        """Why the hand cannot be counted: unreadable, not finished, no tile too many; nothing to count."""
        try:
            rules, held, win = self.rules(variant), self.held, self.win
        except EngineError as error:
            return (error.reason,)
        if win.tile is None:
            return (Reason("position.no-winning-tile"),)
        pieces = (*held.tiles, *held.bonus)
        found = [Reason("position.not-in-this-set", {"tile": each}) for each in pieces if each not in rules.tile_set]
        found += (Reason("position.in-no-set", {"tile": each}) for each in held.tiles if each.design.kind >= KINDS)
        size, needed = len(held.concealed) + 3 * len(held.melds), rules.hand_size + 1
        if size != needed:
            found.append(Reason("position.wrong-size", {"needed": needed, "count": size}))
        elif rules.missing(held):
            found.append(Reason("position.not-complete", {"count": rules.missing(held)}))
        if not rules.tally.patterns:
            found.append(Reason("position.nothing-counted"))
        return tuple(found)

    def rules(self, variant: Variant) -> Variant:
        """The variant as the table plays it.

        Raises: NotationError as `parse_choices`, ContentError as `Variant.with_choices`.
        """
        return variant.with_choices(parse_choices(self.options))

    @property
    def held(self) -> Hand:
        """The hand, the winning tile among its tiles.

        Raises: NotationError as `parse_hand`.
        """
        return parse_hand(self.hand)

    @property
    def win(self) -> Win:
        """How it won.

        Raises: NotationError ``position.unreadable``, or as `parse_hand`.
        """
        if self.came not in WAYS or self.left < 0:
            text = self.came if self.came not in WAYS else str(self.left)
            raise NotationError(Reason("position.unreadable", {"text": text[:40]}))
        came = WAYS[self.came]
        giver = LEARNER.next if came in _FROM_ANOTHER else None
        return Win(LEARNER, self.held.drawn, came, giver, on_last_tile=not self.left)

    def counted(self, variant: Variant) -> Counted:
        """The hand counted, and the other ways a table of the variant could count it."""
        rules = self.rules(variant)
        showing = rules.showing(self.held, self.win, seat_wind=Wind.EAST, round_wind=Wind.EAST)
        others = tuple(tally for _, tally in ways_to_count(variant) if tally != rules.tally)
        return Counted(rules.tally, showing, others)

    def circumstances(self, variant: Variant) -> tuple[Reason, ...]:
        """How the hand won, as the learner is told, and which winds count where any does."""
        tile = self.held.drawn
        assert tile is not None
        told = [_TOLD[self.came](tile.design)]
        if not self.left:
            told.append(Reason("score.nothing-left"))
        if any(each.find in _BY_WINDS for each in self.rules(variant).tally.patterns):
            told.append(Reason("score.winds", {"seat": Wind.EAST, "round": Wind.EAST}))
        return tuple(told)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        if self.parts:
            return Reason("ask.count-parts")
        units = {each.worth.unit for each in self.rules(variant).tally.patterns}
        return Reason("ask.count-fan") if Unit.FAN in units else Reason("ask.count-score")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on a number, offered or not; and on each pattern that was named, where they are asked.

        Raises: NotationError ``answer.no-number``.
        """
        named = [each for each in answer.split() if each in self.parts]
        said = read_number(" ".join(each for each in answer.split() if each not in self.parts))
        if said is None and not named:
            return Verdict(False, (Reason("answer.empty"),))
        counted = self.counted(variant)
        number = Verdict(False, (Reason("score.number-missing"),)) if said is None else _judged(counted, said)
        wrong = [*judged_parts(self.rules(variant), counted, self.parts, named)]
        if wrong:
            marks = dict(mark for _, marks in wrong for mark in marks)
            reasons = (each for told, _ in wrong for each in told)
            return Verdict(False, (*reasons, *(() if number.allowed else number.reasons)), tuple(marks.items()))
        if named and not number.allowed:
            return Verdict(False, (*number.reasons, Reason("score.parts-right")), number.marks)
        return number

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """The one right number, after the patterns that count where they are asked."""
        counted = self.counted(variant)
        return (" ".join((*counting_parts(counted, self.parts), str(counted.sheet.total))),)

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to add up to the sum; on the way, the tiles that count, a rule they need, and the winning tile."""
        sheet = self.counted(variant).sheet
        last = self.held.drawn
        assert last is not None
        telling = tuple(dict.fromkeys(tile for line in sheet.lines for tile in line.evidence.tiles))
        area = Reason("hint.score.area") if telling else Reason("hint.score.area-none")
        whys = [step.why for line in sheet.lines for step in line.steps[1:]]
        return (
            Hint(Rung.GOAL, Reason("hint.score.goal")),
            Hint(Rung.AREA, area, telling),
            Hint(Rung.RULE, whys[0] if whys else Reason("score.so-much-counts", {"count": len(sheet.lines)})),
            Hint(Rung.TILE, Reason("hint.score.tile", {"tile": last.design}), (last,)),
            Hint(Rung.ANSWER, Reason("score.right", {"total": sheet.total}), telling),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """A hand of few patterns; of sets that are doubled; with kongs, claimed tiles and now and then its parts asked.

        Raises: ContentError ``exercise.no-such-level``, or ``position.nothing-counted`` where hands are all alike.
        """
        check_level(level)
        chance = Chance(seed, f"count_score:{level}")
        tables = [print_choices(chosen) for chosen, tally in ways_to_count(variant) if len(tally.patterns) > 1]
        if not tables:
            raise ContentError(Reason("position.nothing-counted"))
        made = won_hand(variant, chance, level=level)
        asked = cls(made.hand, (), tables[0 if level == 1 else -1], made.came, made.left)
        counted = asked.counted(variant)
        right = counted.sheet.total
        likely = chance.sample(tuple(wrong_scores(counted)), _CHOICES[level] - 1)
        wrong = [*likely, *(right + step for step in range(1, _CHOICES[level]))]
        numbers = dict.fromkeys(each for each in wrong if each != right)
        offered = tuple(sorted((right, *[*numbers][: _CHOICES[level] - 1])))
        parts = parts_to_choose(counted, chance, more=_MORE_PARTS) if level == 3 and not chance.below(3) else ()
        return cls(asked.hand, offered, asked.options, asked.came, asked.left, parts)


def _judged(counted: Counted, said: int) -> Verdict:
    """The ruling on a number."""
    sheet = counted.sheet
    if said == sheet.total:
        tiles = dict.fromkeys(tile for line in sheet.lines for tile in line.evidence.tiles)
        whys = dict.fromkeys(step.why for line in sheet.lines for step in line.steps[1:])
        told = (Reason("score.right", {"total": sheet.total}), *(each.why for each in sheet.steps), *whys)
        return Verdict(True, told, tuple((each, Mark.YES) for each in tiles))
    miscount = wrong_scores(counted).get(said)
    if miscount is None:
        aim = Reason("score.too-low") if said < sheet.total else Reason("score.too-high")
        miscount = Miscount((aim, Reason("score.so-much-counts", {"count": len(sheet.lines)})))
    return Verdict(False, miscount.reasons, tuple((each, Mark.WHY) for each in dict.fromkeys(miscount.tiles)))


_BY_WINDS = (seat_wind, round_wind, seat_wind_pair, round_wind_pair, own_flower, own_season)
_CHOICES = {1: 3, 2: 4, 3: 5}
_MORE_PARTS = 3
"""So many patterns that do not count are offered beside those that do."""
_TOLD = {
    "drawn": lambda tile: Reason("score.came-drawn", {"tile": tile}),
    "kong": lambda tile: Reason("score.came-kong", {"tile": tile}),
    "dealt": lambda tile: Reason("score.came-dealt", {"tile": tile}),
    "discard": lambda tile: Reason("score.came-discard", {"tile": tile}),
    "added kong": lambda tile: Reason("score.came-added-kong", {"tile": tile}),
}
"""What the learner is told of how the winning tile came."""
