"""A second opinion on how many actions are legal: slow, plain, and sharing no rule with the engine.

It reads tiles by their names and knows each game by heart. What a hand is worth is shown elsewhere, so of that it takes
the engine's word.
"""

from dataclasses import replace
from itertools import permutations
from math import comb

from engine.deals import Win
from engine.phases.ended import sheet_of
from engine.seats import Seat
from engine.state import GameState
from tests.engine import slow_card

PAIRS_WIN = {"hong_kong", "mcr", "sichuan"}
ORPHANS_WIN = {"classical", "hong_kong", "mcr"}
KNITTED_WIN = {"mcr"}
HONORS = [f"{rank}z" for rank in range(1, 8)]
ORPHANS = {f"{rank}{suit}" for suit in "mps" for rank in "19"} | {f"{rank}z" for rank in "1234567"}


def kinds(tiles: object) -> list[str]:
    """The names of tiles without their copies, in order."""
    assert isinstance(tiles, tuple)
    return sorted(each.name.split(".")[0] for each in tiles)


def splits(tiles: list[str]) -> bool:
    """The tiles can be taken apart into rows and threes of a kind."""
    if not tiles:
        return True
    first = tiles[0]
    if tiles.count(first) >= 3:
        rest = tiles.copy()
        for _ in range(3):
            rest.remove(first)
        if splits(rest):
            return True
    row = [f"{int(first[0]) + step}{first[1]}" for step in range(3)]
    if first[1] != "z" and all(each in tiles for each in row):
        rest = tiles.copy()
        for each in row:
            rest.remove(each)
        return splits(rest)
    return False


def finished(game: str, tiles: list[str], melds: int) -> bool:
    """The tiles, with so many sets on the table, win in this game."""
    by_suit = sorted(tiles, key=lambda each: (each[1], each[0]))
    for pair in {each for each in tiles if tiles.count(each) >= 2}:
        if splits(sorted_without(by_suit, pair)):
            return True
    if game in KNITTED_WIN and knits(by_suit):
        return True
    if melds:
        return False
    if game in PAIRS_WIN and all(tiles.count(each) % 2 == 0 for each in tiles):
        return True
    return game in ORPHANS_WIN and set(tiles) == ORPHANS


def knits(tiles: list[str]) -> bool:
    """The tiles are a knitted straight with a set and a pair, or single honors with tiles of one."""
    for suits in permutations("mps"):
        straight = [f"{first + step}{suit}" for first, suit in enumerate(suits, 1) for step in (0, 3, 6)]
        if len(tiles) == len(set(tiles)) == 14 and {*tiles} <= {*straight, *HONORS}:
            return True
        if {*straight} <= {*tiles}:
            rest = tiles.copy()
            for each in straight:
                rest.remove(each)
            if any(rest.count(pair) >= 2 and splits(sorted_without(rest, pair)) for pair in {*rest}):
                return True
    return False


def sorted_without(tiles: list[str], pair: str) -> list[str]:
    """The tiles without a pair."""
    rest = tiles.copy()
    rest.remove(pair)
    rest.remove(pair)
    return rest


def is_enough(state: GameState, seat: Seat, win: Win) -> bool:
    """The hand is worth the minimum, the winning tile with it."""
    assert win.tile is not None
    open_tiles = [each for river in state.rivers for each in river]
    open_tiles += [each for hand in state.hands for meld in hand.melds for each in meld.tiles]
    like = [each for each in open_tiles if each.text == win.tile.text and each is not win.tile]
    win = replace(win, is_last_of_its_kind=len(like) == 3)
    return state.variant.tally.short_of(sheet_of(state, seat, win)) is None


def void_of(state: GameState, seat: Seat) -> str:
    """The letter of the void suit; a dot if there is none."""
    return next(("mps"[mark.amount] for mark in state.marks[seat] if mark.code == "void-suit"), ".")


def turn_lines(state: GameState, seat: Seat) -> int:
    """How many actions there are in a turn."""
    hand, game, void = state.hands[seat], state.variant.id, void_of(state, seat)
    tiles = kinds(hand.concealed)
    void_held = [each for each in tiles if each[1] == void]
    count = len(void_held) or len(tiles)
    if state.phase.came == "discard" or void_held:  # type: ignore[attr-defined]
        return count
    win = Win(seat, hand.drawn, state.phase.came, on_last_tile=not state.wall.left)  # type: ignore[attr-defined]
    count += finished(game, tiles, len(hand.melds)) and is_enough(state, seat, win)
    if state.wall.left:
        pungs = [
            kinds(meld.tiles)[0] for meld in hand.melds if len(set(kinds(meld.tiles))) == 1 and len(meld.tiles) == 3
        ]
        count += sum(tiles.count(each) == 4 for each in set(tiles))
        count += sum(each in pungs for each in tiles)
    return count


def window_lines(state: GameState, seat: Seat) -> int:
    """How many answers there are to a tile that was let go."""
    subject, about = state.phase.subject, type(state.phase.about).__name__  # type: ignore[attr-defined]
    hand, game, void = state.hands[seat], state.variant.id, void_of(state, seat)
    tiles, asked = kinds(hand.concealed), subject.tile.name.split(".")[0]
    if any(each[1] == void for each in tiles):
        return 0
    win = Win(seat, subject.tile, subject.how, subject.by, on_last_tile=not state.wall.left)
    count = about != "Kong" and asked[1] != void and finished(game, [*tiles, asked], len(hand.melds))
    count = count and is_enough(state, seat, win)
    if about == "Discard":
        held = tiles.count(asked)
        count += comb(held, 2) + (comb(held, 3) if state.wall.left else 0)
        if game != "sichuan" and asked[1] != "z" and (subject.by + 1) % 4 == seat:
            for low, high in ((-2, -1), (-1, 1), (1, 2)):
                count += tiles.count(f"{int(asked[0]) + low}{asked[1]}") * tiles.count(
                    f"{int(asked[0]) + high}{asked[1]}"
                )
    return count + bool(count)


def sizes_that_fit(laid: list[tuple[str, int]], asked: str) -> list[int]:
    """How many alike may be laid beside these sets."""
    return [size for size in (3, 4, 5, 6) if slow_card.fits([*laid, (asked, size)])]


def choices(laid: list[tuple[str, int]], asked: str, usable: int) -> int:
    """In how many ways a called tile may be laid with so many tiles and jokers."""
    return sum(comb(usable, size - 1) for size in sizes_that_fit(laid, asked))


def card_turn_lines(state: GameState, seat: Seat) -> int:
    """How many actions there are in a turn where hands are lines of a card."""
    hand, laid = state.hands[seat], state.phase.laid  # type: ignore[attr-defined]
    tiles = kinds(hand.concealed)
    count = len(tiles) + slow_card.finished(hand)
    for melds in (each.melds for each in state.hands):
        for meld in melds:
            text = next(each for each in kinds(meld.tiles) if each != "1j")
            count += kinds(meld.tiles).count("1j") * tiles.count(text)
    if laid is not None:
        asked = laid.claimed.text
        usable = len(laid.tiles) - 1 + tiles.count(asked) + tiles.count("1j")
        count += choices(slow_card.laid_groups(hand)[:-1], asked, usable) - 1
    return count


def card_window_lines(state: GameState, seat: Seat) -> int:
    """How many answers there are to a discard where hands are lines of a card."""
    tile, hand = state.phase.subject.tile, state.hands[seat]  # type: ignore[attr-defined]
    if tile.text == "1j":
        return 0
    tiles = kinds(hand.concealed)
    usable = tiles.count(tile.text) + tiles.count("1j")
    count = choices(slow_card.laid_groups(hand), tile.text, usable) + slow_card.finished(hand.with_tile(tile))
    return count + bool(count)


def charleston_lines(state: GameState, seat: Seat) -> int:
    """How many choices there are before the first discard of such a game."""
    phase, name, hand = state.phase, type(state.phase).__name__, state.hands[seat]
    fit = sum(each != "1j" for each in kinds(hand.concealed))
    wins = seat is state.dealer and slow_card.finished(hand)
    if name == "Passing":
        leg = phase.leg  # type: ignore[attr-defined]
        passes = comb(fit, 3) + (comb(fit, 2) + fit + 1 if leg.blind else 0)
        may_stop, may_win = leg.second and leg.way == 3, not leg.second and leg.way == 1
        return passes + may_stop + (may_win and wins)
    if name == "CourtesyPass":
        return comb(fit, phase.agreed[seat])  # type: ignore[attr-defined]
    return {"SecondVote": 2 + wins, "FaceDown": 2, "CourtesyOffer": 4}[name]


def lines(state: GameState, seat: Seat) -> int:
    """How many legal actions a seat has that owes one."""
    phase = type(state.phase).__name__
    if phase == "VoidSuit":
        return 3
    if state.variant.id == "american":
        counted = {"Turn": card_turn_lines, "ClaimWindow": card_window_lines}
        return counted.get(phase, charleston_lines)(state, seat)
    return turn_lines(state, seat) if phase == "Turn" else window_lines(state, seat)
