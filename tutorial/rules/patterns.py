"""The patterns of a table: what each counts, what it is called and means, a hand that shows it, what it takes over."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from engine.examples.shown import Shown, examples
from engine.ruleset import Variant
from engine.scoring.pattern_table import Pattern
from engine.scoring.sheet import Unit
from engine.tiles import Tile
from tutorial.wording import markup, numbers, reasons, terms, tiles, worths

_ORDER = (Unit.POINT, Unit.FAN, Unit.DOUBLE)
"""The order of units: what is added before what doubles."""


@dataclass(frozen=True, slots=True)
class PatternRow:
    """A pattern."""

    id: str
    """Its id in the term base."""
    name: str
    """What it is called."""
    natives: tuple[terms.Native, ...]
    """What it is called in Chinese and in Japanese."""
    worth: str
    """What it counts."""
    meaning: terms.Meaning
    """What it means."""
    tiles: SafeString
    """A hand that shows it."""
    notes: tuple[str, ...]
    """What does not count beside it, what doubles it, and whatever else is to be known."""


def rows(variant: Variant) -> tuple[PatternRow, ...]:
    """The patterns that can come about at this table: what counts least first, and what doubles last."""
    shown = examples(variant)
    limits: frozenset[str] = getattr(variant.tally, "limits", frozenset())
    found = [each for each in variant.tally.patterns if each.id in shown]
    found.sort(key=lambda each: (_ORDER.index(each.worth.unit), each.worth.base))
    return tuple(_row(each, shown[each.id], is_limit=each.id in limits, there={*shown}) for each in found)


def _row(row: Pattern, shown: Shown, *, is_limit: bool, there: set[str]) -> PatternRow:
    """A pattern with its example."""
    notes = [] if shown.example.win else [_("In a hand that did not win.")]
    if is_limit:
        notes.append(_("Nothing else counts beside it."))
    elif row.hides & there:
        notes.append(_("Beside it these do not count: %(patterns)s.") % {"patterns": _names(row.hides & there)})
    if not is_limit and row.covers & there:
        notes.append(_("For its own sets these do not count: %(patterns)s.") % {"patterns": _names(row.covers & there)})
    notes += (reasons.say_text(each.why) for each in row.worth.doublings)
    if not row.for_minimum:
        notes.append(_("It does not help to reach the minimum."))
    return PatternRow(
        row.id,
        terms.title(row.id),
        natives(row.id),
        worths.said(row.worth),
        terms.meaning(row.id),
        laid(shown.groups, shown.evidence or shown.example.hand.tiles),
        tuple(notes),
    )


def natives(id: str) -> tuple[terms.Native, ...]:
    """What a pattern is called in Chinese, in whichever writing there is one, and in Japanese where that differs."""
    chinese = terms.native(id) or terms.native(id, "zh-Hans")
    japanese = terms.native(id, "ja")
    if chinese and japanese and chinese.text == japanese.text:
        japanese = None
    return tuple(each for each in (chinese, japanese) if each)


def laid(groups: Sequence[Sequence[Tile]], proof: Collection[Tile] = (), *, size: str = "xs") -> SafeString:
    """Tiles set by set, silent for a screen reader but listed beside them; what is no part of the proof is pale."""
    sets = ((_pictures(group, proof),) for group in groups)
    return format_html(
        '<span class="tiles {}" aria-hidden="true">{}</span><span class="vh">{}</span>',
        size,
        format_html_join("", '<span class="set">{}</span>', sets),
        _listed(groups, proof),
    )


def _pictures(group: Sequence[Tile], proof: Collection[Tile]) -> SafeString:
    """The tiles of a set."""
    return format_html_join(
        "", "{}", ((markup.unnamed(each, extra="pale" if proof and each not in proof else ""),) for each in group)
    )


def _listed(groups: Sequence[Sequence[Tile]], proof: Collection[Tile]) -> str:
    """The tiles for the ear: the hand, and those in it that prove something."""
    hand = "; ".join(tiles.names(group) for group in groups)
    if len(proof) == sum(map(len, groups)) or not proof:
        return _("Example: %(tiles)s.") % {"tiles": hand}
    return _("Example: %(tiles)s. What counts: %(proof)s.") % {"tiles": hand, "proof": tiles.names(proof)}


def _names(ids: frozenset[str]) -> str:
    """Patterns, listed."""
    return numbers.listing(sorted(terms.name(each) for each in ids))
