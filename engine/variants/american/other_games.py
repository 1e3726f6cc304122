"""What players of other games try at an American table, and why it is no play here."""

from collections.abc import Iterator
from dataclasses import replace

from engine.reasons import Reason
from engine.rules import A, RuleFor
from engine.view import View


def not_here(rule: RuleFor[A], why: Reason) -> RuleFor[A]:
    """A rule that knows this kind of action, and allows none."""

    def offers(_view: View) -> Iterator[A]:
        return iter(())

    def refuses(_view: View, _action: A) -> tuple[Reason, ...]:
        return (why,)

    return replace(rule, offers=offers, refuses=refuses, bars=())
