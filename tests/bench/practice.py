"""Whole hands at the practice table, over HTTP, with every disturbance: equal to the engine, and how long a move takes.

Runs alone: ``python -m tests.bench.practice [--variant american] [--hands N]``; the exit code is 1 if anything went
wrong or a goal is missed.
"""

import argparse
import os
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from uuid import UUID

import brotli

from engine.actions import parse_action
from engine.chance import Chance
from engine.deals import parse_start
from engine.play import replay
from engine.seats import Seat
from engine.variants import compose
from tests.bench.served import served, settings_in
from tests.bench.visitor import Answer, Visitor, hidden_fields

MEDIAN, P95 = 150.0, 400.0
"""The goals for a move against three others. Units: milliseconds from the form to the answer."""
MOST_BYTES = 12_000
"""The goal for the part of the page that changes. Units: bytes, compressed with brotli."""
MOST_QUERIES = 8
"""The goal for a move. Units: statements sent to the database."""
LEVELS = ("regular", "new")
LONGEST = 400
"""Units: moves. No hand has more."""
_KEY = re.compile(r'name="claim" value="([^"]+)"')
_TILE = re.compile(r'name="tile" value="([^"]+)"')
_TOGETHER = re.compile(r'name="try" value="(give|blind)"')
_AGREED = re.compile(r"exchange (\d) tile")
PASSED = 3
"""Units: tiles. How many are passed, where no other number was agreed on."""
_SECRET = re.compile(r'(csrfmiddlewaretoken" value=")[^"]*')
HELD = "had already gone on"


@dataclass(slots=True)
class Figures:
    """What the hands came to."""

    hands: int = 0
    moves: int = 0
    disturbances: int = 0
    times: list[float] = field(default_factory=list)
    """Units: milliseconds, one a move."""
    bytes: int = 0
    """Units: bytes. The largest part of a page."""
    queries: int = 0
    """Units: statements. The most a move sent to the database."""
    errors: list[str] = field(default_factory=list)

    def check(self, holds: bool, said: str) -> None:
        """Notes what does not hold."""
        if not holds:
            self.errors.append(said)


Fields = dict[str, str | list[str]]


def choose(page: str, chance: Chance) -> Fields:
    """A move that the page offers: the first key more often than not, any tile discarded, or any tiles passed."""
    keys, together = _KEY.findall(page), _TOGETHER.findall(page)
    if together:
        tiles = [each for each in _TILE.findall(page) if "j" not in each]
        agreed = _AGREED.search(page)
        verb = chance.choice(together)
        many = chance.below(PASSED) if verb == "blind" else int(agreed[1]) if agreed else PASSED
        return {"try": verb, "tile": list(chance.mixed(tiles)[:many])}
    if keys and (chance.below(3) or not _TILE.findall(page)):
        return {"claim": keys[0] if chance.below(2) else chance.choice(keys)}
    tiles = _TILE.findall(page)
    return {"try": "discard", "tile": chance.choice(tiles)} if tiles else {"claim": keys[-1]}


def is_over(page: str) -> bool:
    """The deal has ended: the page offers the next one."""
    return "/next/" in page


def part(page: str) -> str:
    """What the form and the table show, without what differs from request to request."""
    main = page[page.index("<main") : page.index("</main>")]
    return re.sub(r" data-(focus|say)(?=[ >])", "", _SECRET.sub(r"\1", main))


class Hand:
    """One hand from its opening to its end."""

    def __init__(self, visitor: Visitor, number: int, figures: Figures, variant: str) -> None:
        self.visitor, self.figures = visitor, figures
        self.chance = Chance(number, "bench")
        fields = hidden_fields(visitor.get(f"/en/practice/{variant}/").text)
        sent = {"level": LEVELS[number % 2], "hints": "on", "undo": "on", "lines": "on", "seed": str(number)}
        opened = visitor.post(f"/en/practice/{variant}/", **fields, **sent)
        self.path = str(opened.headers["Location"])
        self.page = visitor.get(self.path).text
        self.moves = self.undone = 0
        figures.check(opened.status == 303, f"{number}: a hand was not opened")

    @property
    def id(self) -> UUID:
        """Its name in addresses."""
        return UUID(self.path.strip("/").split("/")[-1])

    def send(self, **fields: str | list[str]) -> Answer:
        """A form of the page that was seen last."""
        return self.visitor.post(self.path, **hidden_fields(self.page) | fields)

    def play(self) -> None:
        """Moves until the end, disturbed again and again."""
        while not is_over(self.page) and self.moves < LONGEST:
            before, fields = self.page, choose(self.page, self.chance)
            began = time.perf_counter()
            answer = self.send(**fields)
            self.figures.times.append((time.perf_counter() - began) * 1000)
            self.figures.check(answer.status == 200, f"{self.path}: a move was answered with {answer.status}")
            self.page = answer.text
            self.figures.bytes = max(self.figures.bytes, len(brotli.compress(self.page.encode())))
            self.figures.check(HELD not in self.page, f"{self.path}: a move was taken for a late one")
            self.moves += 1
            self.disturb(before, fields)
        self.figures.moves += self.moves
        self.figures.check(is_over(self.page), f"{self.path}: no end after {LONGEST} moves")

    def disturb(self, before: str, fields: Fields) -> None:
        """What a hasty hand, a second tab, a closed browser or an evil one sends."""
        now = part(self.page)
        match self.chance.below(6):
            case 0:  # twice
                late = self.visitor.post(self.path, **hidden_fields(before) | fields)
                self.figures.check(HELD in late.text, f"{self.path}: a form sent twice was not told")
            case 1:  # another move from a tab that is behind
                late = self.visitor.post(self.path, **hidden_fields(before) | choose(before, self.chance))
                self.figures.check(HELD in late.text, f"{self.path}: a form of an older table was not told")
            case 2:  # made up
                late = self.send(token="1.1:x", claim="A win")
                self.figures.check(late.status == 200, f"{self.path}: a made up token gave {late.status}")
            case 3 if self.undone < 2 and not is_over(self.page):
                self.undo(part(before))
                return
            case _:
                return
        self.figures.disturbances += 1
        again = self.visitor.get(self.path).text
        self.figures.check(part(again) == now, f"{self.path}: another table after a reload")

    def undo(self, before: str) -> None:
        """A decision is taken back; the hand is the one it was."""
        self.undone += 1
        self.page = self.visitor.post(f"{self.path}undo/", **hidden_fields(self.page)).text
        hand = re.compile(r'<div class="rack.*?</div>', re.DOTALL)
        self.figures.check(hand.findall(before) == hand.findall(part(self.page)), f"{self.path}: not taken back")


def compare(hand: Hand, figures: Figures) -> None:
    """What is stored, replayed by the engine alone, against what the site said."""
    from tutorial.models import PracticeHand
    from tutorial.practice.sittings import sitting

    stored = PracticeHand.objects.get(pk=hand.id)
    seat = sitting(stored)
    start = parse_start(stored.start)
    actions = [parse_action(each.text) for each in seat.line]
    state = replay(compose(start.variant, start.chosen), start, actions)
    figures.check(state == seat.deal.state, f"{hand.path}: not what the engine makes of it")
    figures.check(state.outcome is not None and stored.closed_at is not None, f"{hand.path}: not closed")
    mine = sum(each.action.seat is Seat[stored.seat] for each in seat.deal.moves)
    figures.check(mine == hand.moves - hand.undone, f"{hand.path}: {mine} moves stored of {hand.moves}")
    won = state.outcome is not None and Seat[stored.seat] in state.outcome.winners
    figures.check(won == ("You have won." in hand.page), f"{hand.path}: another end was told")


def queries(variant: str) -> int:
    """The most statements a move sends to the database, over one hand."""
    from django.db import connection
    from django.test import Client
    from django.test.utils import CaptureQueriesContext

    client, chance, most = Client(headers={"HX-Request": "true"}), Chance(1, "queries"), 0
    path = client.post(f"/en/practice/{variant}/", {"level": "regular", "undo": "on", "seed": "1"}).headers["Location"]
    page = client.get(path).content.decode()
    while not is_over(page):
        fields = hidden_fields(page) | choose(page, chance)
        with CaptureQueriesContext(connection) as sent:
            page = client.post(path, fields).content.decode()
        most = max(most, len(sent))
    return most


def measured(variant: str, hands: int, folder: Path) -> Figures:
    """Plays the hands one after the other, by three learners in turn."""
    figures = Figures()
    with served(folder) as site:
        visitors = [Visitor(site.port) for _ in range(3)]
        for number in range(1, hands + 1):
            hand = Hand(visitors[number % 3], number, figures, variant)
            if not is_over(hand.page):
                hand.play()
            compare(hand, figures)
            figures.hands += 1
    figures.queries = queries(variant)
    return figures


def main(arguments: Sequence[str]) -> int:
    """The exit code: 1 if anything went wrong or a goal is missed."""
    parser = argparse.ArgumentParser(description="Play whole hands over HTTP and compare them with the engine.")
    parser.add_argument("--variant", default="basic", help="the tradition (basic)")
    parser.add_argument("--hands", type=int, default=100, help="how many (100)")
    parser.add_argument("--untimed", action="store_true", help="do not hold the times against their goals")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        os.environ |= settings_in(Path(name))
        import django
        from django.core.management import call_command

        django.setup()
        call_command("prepare")
        figures = measured(chosen.variant, chosen.hands, Path(name))
    half, late = median(figures.times), quantiles(figures.times, n=20)[-1]
    sys.stdout.write(
        f"{figures.hands} hands, {figures.moves} moves, {figures.disturbances} disturbances, "
        f"{len(figures.errors)} errors\n"
        f"a move: median {half:.0f} ms, p95 {late:.0f} ms; table {figures.bytes} bytes; {figures.queries} queries\n"
    )
    if not chosen.untimed:
        figures.check(half <= MEDIAN and late <= P95, "a move takes too long")
    figures.check(figures.bytes <= MOST_BYTES, "the table is too large")
    figures.check(figures.queries <= MOST_QUERIES, "a move asks the database too often")
    for each in figures.errors[:20]:
        sys.stdout.write(f"  {each}\n")
    return int(bool(figures.errors))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
