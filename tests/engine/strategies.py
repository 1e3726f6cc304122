"""What Hypothesis draws for the engine's tests: tiles, melds and hands that a box could hold."""

from hypothesis import strategies as st

from engine.hands import Hand, hand_of
from engine.melds import Meld, MeldKind
from engine.seats import Seat
from engine.tiles import DESIGNS, KINDS, MOST_COPIES, SUIT_RANKS, Tile, tile, tile_set

EVERY_TILE = tuple(tile(design, copy) for design in DESIGNS for copy in range(1, MOST_COPIES + 1))
BOX = tile_set(bonus=True).tiles()
PLAIN_BOX = tile_set().tiles()

any_tiles = st.lists(st.sampled_from(EVERY_TILE), unique=True, max_size=30).map(tuple)
"""Tiles of any set, each once, in any order."""


def dealt(size: int) -> st.SearchStrategy[tuple[Tile, ...]]:
    """So many tiles of a box of 136."""
    return st.lists(st.sampled_from(PLAIN_BOX), unique=True, min_size=size, max_size=size).map(tuple)


def close(size: int) -> st.SearchStrategy[tuple[Tile, ...]]:
    """So many tiles of one suit and a few honors, which lie closer together than dealt ones."""
    near = [each for each in PLAIN_BOX if each.index < SUIT_RANKS or each.index >= KINDS - 3]
    return st.lists(st.sampled_from(near), unique=True, min_size=size, max_size=size).map(tuple)


@st.composite
def melds(draw: st.DrawFn) -> Meld:
    """A meld of any kind and history, jokers among the tiles of a quint or sextet."""
    kind = draw(st.sampled_from(MeldKind))
    giver = draw(st.none() | st.sampled_from(Seat))
    if kind is MeldKind.CHOW:
        low = draw(st.sampled_from([at for at in range(3 * SUIT_RANKS) if at % SUIT_RANKS <= SUIT_RANKS - 3]))
        tiles = [tile(DESIGNS[low + step], draw(st.integers(1, 4))) for step in range(3)]
        return Meld(kind, tuple(tiles), draw(st.sampled_from(tiles)), giver)
    design = DESIGNS[draw(st.integers(0, KINDS - 1))]
    tiles = [tile(design, copy) for copy in draw(st.permutations([1, 2, 3, 4]))[: kind.size]]
    joker = next(each for each in DESIGNS if each.is_joker)
    tiles += [tile(joker, copy) for copy in draw(st.permutations(range(1, 9)))[: kind.size - len(tiles)]]
    if kind is MeldKind.KONG:
        history = draw(st.sampled_from(["claimed", "concealed", "added"]))
        if history == "concealed":
            return Meld(kind, tuple(tiles))
        return Meld(kind, tuple(tiles), tiles[0], giver, tiles[1] if history == "added" else None)
    return Meld(kind, tuple(tiles), draw(st.sampled_from(tiles[: 3 if kind is MeldKind.PUNG else 4])), giver)


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """A hand with melds and bonus tiles, no tile twice."""
    its_melds: list[Meld] = []
    taken: set[Tile] = set()
    for meld in draw(st.lists(melds(), max_size=4)):
        if taken.isdisjoint(meld.tiles):
            its_melds.append(meld)
            taken.update(meld.tiles)
    free = [each for each in BOX if each not in taken]
    concealed = draw(st.lists(st.sampled_from(free), unique=True, max_size=17))
    drawn = draw(st.none() | st.sampled_from(concealed)) if concealed else None
    spare = [each for each in free if each.design.is_bonus and each not in concealed]
    bonus = draw(st.lists(st.sampled_from(spare), unique=True, max_size=3)) if spare else []
    return hand_of(concealed, drawn=drawn, melds=its_melds, bonus=bonus)
