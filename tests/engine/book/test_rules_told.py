"""What the book says of turns, hands and payments is what the rules of play do, table by table."""

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import engine.book
from engine.actions import Chow, Kong
from engine.book.book import said
from engine.continuation import PlayOn
from engine.phases.bars import concealed_kong_is_safe, declared_first
from engine.phases.claim_window import ClaimWindow
from engine.phases.turn import Turn
from engine.rules import RuleFor
from engine.ruleset import Variant, without_bar
from engine.state import GameState
from engine.variants import compose, variant
from tests.engine.book.tables import codes, playable


def _with_rules(table: Variant, phase: type, kind: type, **changed: object) -> Variant:
    """The table with other rules for a kind of action."""
    rules = tuple(
        replace(each, **changed) if isinstance(each, RuleFor) and each.kind is kind else each
        for each in table.phases[phase].rules
    )
    return replace(table, phases={**table.phases, phase: table.phases[phase].with_rules(rules)})


class _Endless(PlayOn):
    """A deal that no wall and no win ends."""

    def halts(self, _state: GameState) -> None:
        """Never."""

    def after_win(self, state: GameState, winners: tuple[object, ...]) -> object:
        """Somebody draws on."""
        return state.dealer


BASIC = variant("basic")
TOYS = {
    "book.chow-by-anyone": _with_rules(BASIC, ClaimWindow, Chow, refuses=lambda *_: ()),
    "book.kong-after-claim": _with_rules(BASIC, Turn, Kong, refuses=lambda *_: ()),
    "book.concealed-kong-robbed": without_bar(BASIC, concealed_kong_is_safe),
    "book.ready-said": without_bar(compose("classical", [("calling_declaration", "on")]), declared_first),
}
"""Tables that nobody plays at, by what is said of them alone."""


@pytest.mark.parametrize("code", TOYS)
def test_what_no_table_plays_can_be_told(code: str) -> None:
    assert code in codes(TOYS[code])


def test_a_deal_without_end() -> None:
    endless = said(replace(BASIC, continuation=_Endless()))
    assert "wall-spent" not in endless
    assert endless["wins"].params == {"count": 4}


def _stated() -> Iterator[str]:
    """Every code of the book, from its source."""
    for file in sorted(Path(engine.book.__path__[0]).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                assert isinstance(node.args[0], ast.Constant)
                yield str(node.args[0].value)


def test_everything_that_can_be_said_is_so_at_some_table() -> None:
    told = {code for table in (*playable(), *TOYS.values()) for code in codes(table)}
    others = {"book.no-such-rule", "book.not-counted", "pay.exposed-kong"}
    assert set(_stated()) - told == others
