"""Proofs as a page shows them: what lies on the felt, what is said of it, and why."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import singledispatch

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine.appraisal.appraise import appraise
from engine.book.book import FACTS
from engine.coach.card_players import has_card
from engine.exercises.frame import LEARNER
from engine.notation import parse_tiles
from engine.patterns.facts import Showing
from engine.reasons import Reason
from engine.referee.ruling import rule
from engine.ruleset import Variant
from tutorial.content.library import get_library
from tutorial.content.reference import Asked, Proof, Ruled, Scored, Stated, Table
from tutorial.exercises.answers import judge
from tutorial.exercises.board import Board
from tutorial.exercises.felt_parts import aside, hand
from tutorial.house_rules.reading import WORDS
from tutorial.pages.traditions import head
from tutorial.scoresheets.sheets import SheetShown, shown
from tutorial.wording import markup, reasons


@dataclass(frozen=True, slots=True)
class Shown:
    """A proof with the engine's verdict."""

    verdict: str
    """The verdict in a word or two."""
    sentences: tuple[SafeString, ...]
    """Why, or the rule itself."""
    state: str = ""
    """The class of the verdict: "right" or "wrong"; empty for a rule, which is neither."""
    goal: str | SafeString = ""
    """What is asked of what lies on the felt; empty if nothing lies there."""
    felt: SafeString = SafeString()
    """What lies there."""
    answer: str | SafeString = ""
    """What is answered; empty if nothing is asked."""
    sheet: SheetShown | None = None
    """What the hand is worth; None if it is not counted."""


@dataclass(frozen=True, slots=True)
class AtTable:
    """A proof, and whose rules it holds by."""

    where: str
    """The tradition, if it is another than that of the entry; empty otherwise."""
    house_rules: tuple[str, ...]
    """What this table plays otherwise, in words."""
    proof: Shown
    """What it shows."""


def at_table(proof: Proof, usual: str) -> AtTable:
    """The proof in the reader's language; `usual` is the tradition that need not be named."""
    table = proof.table
    where = "" if table.variant == usual else head(get_library().traditions[table.variant]).title
    return AtTable(where, tuple(_house_rules(table)), show(proof, table.rules()))


def _house_rules(table: Table) -> Iterator[str]:
    """The house rules of a table in words."""
    for option, choice in table.options:
        label: Promise = WORDS[option].label
        yield _("%(rule)s: %(choice)s") % {"rule": label, "choice": WORDS[option].choices[choice]}


@singledispatch
def show(proof: Proof, rules: Variant) -> Shown:
    """The proof with the engine's verdict.

    Raises: TypeError for a proof of no known kind.
    """
    raise TypeError(proof)


@show.register
def _asked(proof: Asked, rules: Variant) -> Shown:
    board = Board(proof.exercise, rules, "", answered=judge(proof.exercise, rules, proof.answer))
    felt, is_right = board.felt, not proof.because
    chosen = next((each.label for each in felt.choices if each.value == proof.answer), "")
    picked = SafeString()
    if felt.rack:  # made to be pressed; here the tiles of the answer say enough
        assert board.answered
        picked = markup.row(parse_tiles(proof.answer), size="l", marks=board.answered.marks, american=board.american)
    return Shown(
        pgettext("verdict on an answer", "Right") if is_right else pgettext("verdict on an answer", "Wrong"),
        tuple(reasons.say(each, american=board.american, me=board.me) for each in board.reasons),
        "right" if is_right else "wrong",
        board.goal_line,
        felt.shown + picked,
        chosen,
    )


@show.register
def _scored(proof: Scored, rules: Variant) -> Shown:
    found = appraise(proof.hand, rules)
    assert found.showing
    drawn, american = proof.hand.self_draw, has_card(rules)
    return Shown(
        pgettext("verdict on a hand", "It wins") if found.wins else pgettext("verdict on a hand", "It does not win"),
        () if found.obstacle is None else (_said(found.obstacle, rules),),
        "right" if found.wins else "wrong",
        _("The hand, completed by a tile from the wall") if drawn else _("The hand, completed by a discard"),
        hand(found.showing.hand, None, american=american) if drawn else _with_discard(found.showing, american=american),
        sheet=shown(found.sheet),
    )


def _with_discard(showing: Showing, *, american: bool) -> SafeString:
    """A hand and, apart from it, the tile of another player that completes it."""
    assert showing.win
    assert showing.win.tile
    held, tile = showing.hand, showing.win.tile
    own = tuple(each for each in held.laid_out if each is not tile)
    rack = markup.rack(own, ask=markup.Ask.SHOW, label=_("The hand"), extra="idle", american=american)
    return rack + markup.row((tile,), american=american) + aside(held, None, american=american)


@show.register
def _ruled(proof: Ruled, rules: Variant) -> Shown:
    ruling = rule(proof.incident)
    said = tuple(_said(each, rules) for each in ruling.reasons)
    return Shown(pgettext("verdict", "The ruling"), said)


@show.register
def _stated(proof: Stated, rules: Variant) -> Shown:
    said = next(each.says(rules) for each in FACTS if each.id == proof.fact)
    assert said  # the content was checked
    return Shown(pgettext("verdict", "The rule"), (_said(said, rules),))


def _said(reason: Reason, rules: Variant) -> SafeString:
    """A reason as a sentence, players as seen by the learner."""
    return reasons.say(reason, american=has_card(rules), me=LEARNER)
