"""A slow count of missing tiles that shares nothing with the tables: it tries every choice of sets."""

from collections.abc import Sequence

OUT_OF_REACH = 99


def targets(ranks: int, *, rows: bool) -> list[tuple[int, ...]]:
    """The tiles, by rank, of every set a suit of so many ranks has."""
    pungs: list[tuple[int, ...]] = [(rank,) * 3 for rank in range(ranks)]
    chows: list[tuple[int, ...]] = [(rank, rank + 1, rank + 2) for rank in range(ranks - 2)] if rows else []
    return pungs + chows


def fewest_missing(counts: Sequence[int], sets: int, pairs: int, *, rows: bool) -> int:
    """The fewest tiles missing for just so many sets and pairs from one suit, no kind used more than four times."""
    choices = targets(len(counts), rows=rows)
    used = [0] * len(counts)
    best = OUT_OF_REACH

    def put(tiles: tuple[int, ...]) -> int:
        missing = 0
        for rank in tiles:
            missing += used[rank] >= counts[rank]
            used[rank] += 1
        return missing

    def search(at: int, sets: int, pairs: int, missing: int) -> None:
        nonlocal best
        spare = sum(max(0, have - taken) for have, taken in zip(counts, used, strict=True))
        if missing + max(0, 3 * sets + 2 * pairs - spare) >= best:
            return
        if sets == pairs == 0:
            best = missing
            return
        options = [(rank, rank) for rank in range(len(counts))] if pairs else choices[at:]
        for place, tiles in enumerate(options, start=at):
            more = put(tiles)
            if all(used[rank] <= 4 for rank in tiles):
                search(0 if pairs else place, sets - (not pairs), 0, missing + more)
            for rank in tiles:
                used[rank] -= 1

    search(0, sets, pairs, 0)
    return best
