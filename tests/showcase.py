"""`python -m tests.showcase` writes docs/showcase.md: ten score sheets, as the site says them in English."""

import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tutorial.settings")
django.setup()

from django.utils.translation import override  # noqa: E402

from engine.appraisal.why_not import WhyNot, why_not  # noqa: E402
from engine.ledger import Payment  # noqa: E402
from engine.notation import print_tiles  # noqa: E402
from engine.patterns.facts import Showing  # noqa: E402
from engine.score_requests import payments_of  # noqa: E402
from engine.scoring.sheet import ScoreLine, Step, StepKind, Unit  # noqa: E402
from engine.seats import Seat, Wind  # noqa: E402
from engine.shown_hands import ShownHand, ShownMeld  # noqa: E402
from engine.tiles import display_order  # noqa: E402
from engine.variants import compose  # noqa: E402
from tutorial.wording import terms  # noqa: E402
from tutorial.wording.reasons import say_text  # noqa: E402

PAGE = Path(__file__).resolve().parents[1] / "docs/showcase.md"
HEAD = """# Ten hands, counted

What the engine says of ten hands, from the plainest game to the richest: what counts and on which tiles, what is there
and does not count, and why; who pays whom; and for a hand that does not win, the cheapest ways to one that does. Every
sentence is one the site says, with the numbers the engine found; `make showcase` writes this page anew.

Tiles: `m` characters, `p` dots, `s` bamboo, `z` East, South, West, North, white, green and red, `f` flowers and
seasons, `j` jokers. The tile after the plus is the winning one, sets on the table stand after bars.
"""


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A hand to be shown."""

    title: str
    """What is to be seen."""
    variant: str
    """The tradition."""
    hand: ShownHand
    """The hand."""
    options: tuple[tuple[str, str], ...] = ()
    """What the table does otherwise."""


def chow(tiles: str) -> ShownMeld:
    """A chow on the table."""
    return ShownMeld("chow", tiles)


def pung(tiles: str) -> ShownMeld:
    """A pung on the table."""
    return ShownMeld("pung", tiles)


def kong(tiles: str, *, concealed: bool = False) -> ShownMeld:
    """A kong on the table."""
    return ShownMeld("kong", tiles, concealed=concealed)


EXHIBITS = (
    Exhibit(
        "Sets are doubled, and doubled again",
        "basic",
        ShownHand("345p1s", (kong("9999m", concealed=True), pung("222s"), chow("678p")), "1s"),
        (("scoring", "exponential"),),
    ),
    Exhibit(
        "First points, then doubles",
        "classical",
        ShownHand("333m99m55z", (kong("2222z"), pung("777m")), "5z", self_draw=True, seat_wind="S", round_wind="S"),
    ),
    Exhibit(
        "A league’s table, and its limit",
        "classical",
        ShownHand("111m99m66z", (pung("555z"), pung("111z")), "9m", wall_last=True),
        (("table", "dmjl"),),
    ),
    Exhibit(
        "One pattern in place of others",
        "hong_kong",
        ShownHand("77z55z234s", (pung("666z"), chow("678s")), "5z", seat_wind="S", flowers="2f"),
    ),
    Exhibit(
        "One fan too few",
        "hong_kong",
        ShownHand("567s789s55p22z", (chow("123m"),), "2z", seat_wind="S"),
    ),
    Exhibit(
        "The highest legal total",
        "mcr",
        ShownHand("123456789m46s11p", win="5s"),
    ),
    Exhibit(
        "Each set joined only once",
        "mcr",
        ShownHand("123456m12346p99s", win="5p", self_draw=True, seat_wind="W", flowers="15f"),
    ),
    Exhibit(
        "Seven points are not eight",
        "mcr",
        ShownHand("123m456s789s55p11z", win="1z", flowers="3f"),
    ),
    Exhibit(
        "Fan that multiply",
        "sichuan",
        ShownHand("5p", (pung("222p"), kong("8888p"), pung("555m"), pung("222m")), "5p", self_draw=True, kong=True),
    ),
    Exhibit(
        "A line of the card, without jokers",
        "american",
        ShownHand("8B8B8B8C8C8C8CWWW000", win="8B"),
    ),
)


def page() -> str:
    """The whole page."""
    with override("en"):
        return HEAD + "".join(f"\n## {number}. {shown(each)}" for number, each in enumerate(EXHIBITS, start=1))


def shown(exhibit: Exhibit) -> str:
    """A hand and everything that is said of it."""
    variant = compose(exhibit.variant, exhibit.options)
    found = why_not(exhibit.hand, variant)
    here = found.appraisal
    assert here.showing is not None
    told = f" ({', '.join(f'{option}: {choice}' for option, choice in exhibit.options)})" if exhibit.options else ""
    parts = [
        f"{exhibit.title}\n",
        f"{terms.title(exhibit.variant + '_variant')}{told}. {_hand(exhibit.hand)}\n",
        _lines(here.lines) if here.lines else "",
        _sum(here.sheet.steps, only_after=bool(here.lines)),
        _aside(found),
        _end(found, here.showing),
    ]
    return "\n".join(filter(None, parts))


def _hand(hand: ShownHand) -> str:
    """A hand as text, and how it won."""
    melds = "".join(f" | {each.tiles} {'concealed ' * each.concealed}{each.type}" for each in hand.melds)
    flowers = f" | {hand.flowers}" if hand.flowers else ""
    ways = {
        (True, True): "which was drawn for a kong",
        (True, False): "which was drawn",
        (False, True): "which another player wanted to add to a pung",
        (False, False): "another player’s discard",
    }
    last = ", the last tile of the deal" if hand.wall_last else ""
    winds = f"seat {_wind(hand.seat_wind)}, round {_wind(hand.round_wind)}"
    won = f"won with `{hand.win}`, {ways[hand.self_draw, hand.kong]}{last}"
    return f"`{hand.concealed} + {hand.win}{melds}{flowers}`, {won}; {winds}."


def _wind(letter: str) -> str:
    """A wind in a word."""
    return next(each.name.title() for each in Wind if each.letter == letter)


def _lines(lines: tuple[ScoreLine, ...]) -> str:
    """What counts, in a table."""
    rows = [f"| {_amount(each)} | {terms.name(each.pattern)} | {_tiles(each)} | {_how(each)} |\n" for each in lines]
    return "| worth | for | on | how |\n|---|---|---|---|\n" + "".join(rows)


def _amount(line: ScoreLine) -> str:
    """What a line counts, with its unit."""
    word = {Unit.POINT: "point", Unit.FAN: "fan", Unit.DOUBLE: "double"}[line.unit]
    return f"{line.amount} {word}{'s' * (line.amount != 1 and line.unit is not Unit.FAN)}"


def _tiles(line: ScoreLine) -> str:
    """The tiles that show a line."""
    tiles = sorted(line.evidence.tiles, key=display_order)
    return f"`{print_tiles(tiles)}`" if tiles else "the whole hand"


def _how(line: ScoreLine) -> str:
    """How the amount of a line came about, if it was doubled."""
    return " ".join(say_text(each.why) for each in line.steps[1:])


def _sum(steps: Iterable[Step], *, only_after: bool) -> str:
    """How the value came about; only what comes after the lines were added up, where there are lines."""
    told = (each for each in steps if not only_after or each.kind is not StepKind.ADDED)
    return "".join(f"- {say_text(each.why)}\n" for each in told)


def _aside(found: WhyNot) -> str:
    """What is there and does not count, each reason once for the same pattern."""
    aside = Counter((each.line.pattern, say_text(each.why)) for each in found.appraisal.sheet.aside)
    rows = [
        f"- {terms.name(pattern)}{f' ({many} times)' if many > 1 else ''}: {why}\n"
        for (pattern, why), many in aside.items()
    ]
    return "Set aside:\n\n" + "".join(rows) if rows else ""


def _end(found: WhyNot, showing: Showing) -> str:
    """Who pays whom, or why nobody does."""
    here = found.appraisal
    total = f"**{here.total} {'fan' if here.unit is Unit.FAN else 'points'}**"
    if here.wins:
        paid = payments_of(here.variant, showing, here.sheet)
        rows = "".join(map(_payment, paid))
        return f"{total}. Who pays:\n\n{rows}" if paid else f"{total}. Nobody pays.\n"
    ways = "".join(f"- {_way(found, at)}\n" for at in range(len(found.ways)))
    return f"{total}. {' '.join(map(say_text, here.obstacles))}\n\nWays up:\n\n{ways}"


def _payment(entry: Payment) -> str:
    """An entry of the ledger; the seats hold their winds from East on."""
    assert isinstance(entry.payer, Seat)
    assert isinstance(entry.payee, Seat)
    payer, payee = (Wind(each).name.title() for each in (entry.payer, entry.payee))
    return f"- {payer} pays {payee} {entry.amount:,}. {say_text(entry.why)}\n"


def _way(found: WhyNot, at: int) -> str:
    """A way to a hand that wins, with what it brings."""
    way = found.ways[at]
    brings = ", ".join(f"{terms.name(each.pattern)} {each.amount}" for each in way.brings)
    return f"{' '.join(map(say_text, way.changes))} That makes {way.appraisal.total} ({brings})."


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
