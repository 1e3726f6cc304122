from engine.hands import parse_hand
from engine.shapes.shape import copies_left, counts_of


def test_only_kinds_that_make_sets_are_counted() -> None:
    counts = counts_of(parse_hand("1m05p1f1j"))
    assert (sum(counts), counts[0], counts[13]) == (3, 1, 2)


def test_jokers_in_melds_are_nobodys_copy() -> None:
    assert copies_left(parse_hand("5p | 55p1j pung"), [13]) == {13: 1}
