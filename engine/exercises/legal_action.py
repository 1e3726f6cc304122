"""Legal action: a position at the table, and what the learner may do in it; what is tried is judged as in play.

What belongs here: the question. What does not: any rule of play (``phases``), making positions (``tries``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Self

from engine.actions import Action, AddKong, Call, Chow, DeclareReady, Discard, Kong, Pass, Pung, Win, parse_action
from engine.chance import Chance
from engine.coach.card_players import has_card
from engine.deals import Came
from engine.exercises.before_play import why_before_play
from engine.exercises.frame import LEARNER, Hint, Rung, check_level
from engine.exercises.lacks import Lack, nearest_lack
from engine.exercises.offered import against_choices
from engine.exercises.tries import NOT_PLAYED, tried_hand, tries
from engine.hands import parse_hand
from engine.phases.claim_window import ClaimWindow
from engine.play import explain
from engine.positions import Position
from engine.reasons import EngineError, Mark, NotationError, Param, Reason, Verdict
from engine.ruleset import Variant
from engine.tiles import Tile
from engine.view import View

ANY, ONLY = "any", "only"
"""What is asked for: any legal action, or the only legal one of those offered."""


@dataclass(frozen=True, slots=True)
class LegalAction:
    """Which of these may the learner do now? She sits at seat A; what is not said of the position is as usual."""

    kind: ClassVar[str] = "legal_action"

    hand: str
    """Her tiles; with one more than between turns it is her turn."""
    choices: tuple[str, ...]
    """Actions to choose from, in the order shown, without the seat: ``pung 5p 5p``, ``pass``."""
    goal: str = ANY
    """``any`` if every legal one is right, ``only`` if just one of them is legal."""
    asked: str = ""
    """The tile that another player let go: ``5p discard from D``."""
    came: str = ""
    """In her own turn, how the tile too many came, if it was not drawn."""
    dealer: str = LEARNER.name
    """Who deals."""
    round: str = "E"
    """The prevailing wind: E, S, W or N."""
    left: int = 40
    """Units: tiles that can still be drawn."""
    void: str = ""
    """Her void suit: m, p or s; ``choose`` while it is being chosen."""
    ready: bool = False
    """She has declared a ready hand."""
    charleston: str = ""
    """The part of a Charleston that is being played, as `Position` has it: ``first across``, ``vote``, ``courtesy``."""
    melds: tuple[str, ...] = ()
    """The sets of the other players: ``B 123m chow from A``."""
    rivers: tuple[str, ...] = ()
    """The discards that lie before players: ``B 19m 5z``."""

    def problems(self, variant: Variant) -> tuple[Reason, ...]:
        """Why this cannot be asked: a position or action unreadable; too few choices, equal ones, or none to tell."""
        try:
            view = self.view(variant)
            actions = self.actions
        except EngineError as error:
            return (error.reason,)
        found: list[Reason] = []
        if self.goal not in (ANY, ONLY):
            found.append(Reason("position.unknown-goal", {"text": self.goal[:40]}))
        found += against_choices(actions)
        right = [each for each in actions if explain(view, each).allowed]
        if not right:
            found.append(Reason("position.answer-not-offered"))
        elif len(right) == len(actions):
            found.append(Reason("position.every-choice-right"))
        elif self.goal == ONLY and len(right) > 1:
            found.append(Reason("position.more-than-one-right"))
        return tuple(found)

    def view(self, variant: Variant) -> View:
        """The table as the learner sees it.

        Raises: NotationError as `Position.view`.
        """
        position = Position(
            self.hand,
            asked=self.asked,
            came=self.came,
            dealer=self.dealer,
            round=self.round,
            left=self.left,
            void=self.void,
            ready=self.ready,
            charleston=self.charleston,
            melds=self.melds,
            rivers=self.rivers,
        )
        return position.view(variant)

    @property
    def actions(self) -> tuple[Action, ...]:
        """What is offered.

        Raises: NotationError as `parse_action`.
        """
        return tuple(map(self.action, self.choices))

    def action(self, text: str) -> Action:
        """The learner's action of this text, with her own copies of its tiles.

        Raises: NotationError as `parse_action` and `parse_hand`.
        """
        return parse_action(f"{LEARNER.name} {text}", held=parse_hand(self.hand).concealed)

    def _legal(self, view: View) -> tuple[tuple[str, Action], ...]:
        """The choices that are legal, with their actions."""
        pairs = zip(self.choices, self.actions, strict=True)
        return tuple((text, each) for text, each in pairs if explain(view, each).allowed)

    def prompt(self, variant: Variant) -> Reason:
        """The question."""
        phase = self.view(variant).phase
        if isinstance(phase, ClaimWindow):
            about: dict[str, Param] = {"tile": phase.subject.tile, "seat": phase.subject.by}
            if phase.subject.how is not Came.DISCARD:
                return Reason("ask.only-robbing", about) if self.goal == ONLY else Reason("ask.robbing", about)
            return Reason("ask.only-answer", about) if self.goal == ONLY else Reason("ask.which-answer", about)
        return Reason("ask.only-move") if self.goal == ONLY else Reason("ask.which-move")

    def grade(self, variant: Variant, answer: str) -> Verdict:
        """The ruling on one of the choices: the table's own.

        Raises: NotationError ``answer.not-offered``, or as `parse_action`.
        """
        if not answer.strip():
            return Verdict(False, (Reason("answer.empty"),))
        view, action = self.view(variant), self.action(answer.strip())
        if action not in self.actions:
            raise NotationError(Reason("answer.not-offered", {"text": answer.strip()[:40]}))
        held = tuple(dict.fromkeys(each for each in action.pieces if each in view.hand.concealed))
        verdict = explain(view, action)
        if not verdict.allowed:
            lack = _lack(view, verdict)
            marks = (*((each, Mark.NO) for each in held), *((each, Mark.WHY) for each in lack.tiles))
            return Verdict(False, (*verdict.reasons, *lack.reasons), marks)
        told = [why(view, action)]
        others = len(self._legal(view)) - 1
        if others:
            told.append(Reason("legal.others-too", {"count": others}))
        return Verdict(True, tuple(told), tuple((each, Mark.YES) for each in held))

    def solutions(self, variant: Variant) -> tuple[str, ...]:
        """Every legal choice."""
        return tuple(text for text, _ in self._legal(self.view(variant)))

    def hints(self, variant: Variant) -> tuple[Hint, ...]:
        """From what to look for to a legal action; on the way, whose tile it is about, and who may do what."""
        view = self.view(variant)
        action = self._legal(view)[0][1]
        goal = Hint(Rung.GOAL, Reason("hint.legal.goal"))
        answer = Hint(Rung.ANSWER, why(view, action), action.pieces)
        if isinstance(view.phase, ClaimWindow):
            subject = view.phase.subject
            area = Reason("hint.legal.area-answer", {"tile": subject.tile, "seat": subject.by})
            near = _near(subject.tile, view.hand.concealed)
            rule = _who_may_claim(view)
            tile = Hint(Rung.TILE, Reason("hint.legal.tile", {"tile": subject.tile}), (subject.tile,))
            return goal, Hint(Rung.AREA, area, near), Hint(Rung.RULE, rule), tile, answer
        if self.charleston:
            return goal, *self._before_play(view), answer
        one = (action.pieces or view.hand.concealed)[0]
        area = Reason("hint.legal.area-turn")
        rule = Reason("rule.own-turn-card") if has_card(variant) else Reason("rule.own-turn")
        tile = Hint(Rung.TILE, Reason("hint.legal.tile", {"tile": one}), (one,))
        return goal, Hint(Rung.AREA, area), Hint(Rung.RULE, rule), tile, answer

    def _before_play(self, view: View) -> tuple[Hint, Hint, Hint]:
        """What to look at in a Charleston, its rules, and what speaks against one of the choices."""
        against = next(told.reasons[0] for told in map(partial(explain, view), self.actions) if not told.allowed)
        return (
            Hint(Rung.AREA, Reason("hint.legal.area-charleston")),
            Hint(Rung.RULE, Reason("rule.charleston")),
            Hint(Rung.TILE, against),
        )

    @classmethod
    def generate(cls, variant: Variant, *, seed: int, level: int) -> Self:
        """One legal action among two illegal ones, among three, or among four, then also in the learner's own turn.

        Raises: ContentError ``exercise.no-such-level``.
        """
        check_level(level)
        chance = Chance(seed, f"legal_action:{level}")
        return next(cls._made(variant, chance, level))

    @classmethod
    def _made(cls, variant: Variant, chance: Chance, level: int) -> Iterator[Self]:
        """Such questions without end, out of hands that chance deals."""
        while True:
            hand, asked = tried_hand(variant, chance, in_turn=level == 3 and not chance.below(2))
            asking = cls(hand, (), ONLY, asked)
            view = asking.view(variant)
            offered = tries(view)
            right = [each for each in offered if explain(view, asking.action(each)).allowed]
            wrong = [each for each in offered if each not in right]
            better = [each for each in right if each != "pass"] or right
            if better and len(wrong) > level:
                choices = (chance.choice(better), *chance.sample(wrong, level + 1))
                yield replace(asking, choices=chance.mixed(choices))


def _lack(view: View, verdict: Verdict) -> Lack:
    """What a hand that was shown one tile too early still misses, where sets and a pair win."""
    is_near = verdict.because == "win.one-still-missing" and view.variant.has_sets
    return nearest_lack(view.variant, view.hand) if is_near else Lack(())


def why(view: View, action: Action) -> Reason:
    """Why an action that is legal is legal."""
    tiles = tuple(each.design for each in action.pieces)
    if isinstance(view.phase, ClaimWindow):
        subject = view.phase.subject
        made = tuple(sorted((*tiles, subject.tile.design), key=lambda each: each.kind))
        match action:
            case Win():
                return Reason("legal.win-with-it", {"tile": subject.tile})
            case Chow():
                return Reason("legal.chow", {"tiles": made})
            case Pung():
                return Reason("legal.pung", {"tiles": made})
            case Kong():
                return Reason("legal.claimed-kong", {"tiles": made})
            case Call():
                return Reason("legal.call", {"tiles": made})
    match action:
        case Win():
            return Reason("legal.win")
        case Kong():
            return Reason("legal.concealed-kong", {"tiles": tiles})
        case AddKong(tile=tile):
            return Reason("legal.added-kong", {"tile": tile})
        case Discard(tile=tile):
            return Reason("legal.discard", {"tile": tile})
        case DeclareReady(tile=tile):
            return Reason("legal.ready", {"tile": tile})
        case Pass():
            return Reason("legal.pass")
    return why_before_play(action)


def _near(tile: Tile, held: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The tiles of the same suit, or of the same design if it has no numbers."""
    if tile.design.is_suit_tile:
        return tuple(each for each in held if each.design.suit is tile.design.suit)
    return tuple(each for each in held if each.design is tile.design)


def _who_may_claim(view: View) -> Reason:
    """Whose discard may be taken for what."""
    if has_card(view.variant):
        return Reason("rule.who-may-call")
    return Reason("rule.who-may-claim") if _knows_chows(view) else Reason("rule.who-may-claim-no-chow")


def _knows_chows(view: View) -> bool:
    """The game lets a discard be claimed for a row."""
    told = explain(view, Chow(view.seat, ())).reasons
    return all(each.code not in NOT_PLAYED for each in told)
