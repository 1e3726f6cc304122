"""Cases of reading the card, and of what jokers may stand for: shown by the card's own matcher."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from engine.card.match import dealt_to, match
from engine.card.reach import possible, sizes
from engine.melds import Meld
from engine.notation import parse_design, parse_tiles
from engine.tiles import Suit
from tests.engine.card.minis import laid
from tests.engine.rulings.boxes import AMERICAN, CARD, KINDS, SUITS, designs
from tests.engine.rulings.cases import Case, Says, Seen, shows
from tests.engine.rulings.hands import as_hand, card_with, tiles_of

FILLER = {3: "1C^4 2C^4 3C^3", 2: "1C^4 2C^4 3C^4", 4: "1C^4 2C^4 3C^2", 5: "1C^3 2C^3 3C^3"}
"""What completes a line beside a group of this size; tiles that no case is about."""


def completed(size: int, group: Sequence[str]) -> list[str]:
    """A hand of a group and the filler."""
    return [*group, *(letter for part in FILLER[size].split() for letter in [part[:2]] * int(part[-1]))]


@shows("validate_group", given=("group", "size"))
def group(case: Case) -> Iterator[Seen]:
    tiles, size = case.given["group"], case.given["size"]
    letter = next((each for each in tiles if each != "J"), "5B")
    hand = as_hand(completed(size, tiles))
    copies = AMERICAN.tile_set.counts[parse_design(letter)]
    yield {
        "legal": bool(match(card_with(f"{letter}^{size} {FILLER[size]}"), hand)),
        "min_jokers": max(0, size - copies),
    }


@shows("validate_group", given=("group", "cluster"))
def cluster(case: Case) -> Iterator[Seen]:
    assert case.given["cluster"]
    card = card_with("[N E W S] 1C^4 2C^4 3C^2")
    naturals = as_hand(completed(4, ["N", "E", "W", "S"]))
    assert match(card, naturals)
    yield {"legal": bool(match(card, as_hand(completed(4, case.given["group"]))))}


@shows("validate_hand", given=("line_groups", "rack"))
def groups_of_one_kind(case: Case) -> Iterator[Seen]:
    card = card_with(" ".join([*case.given["line_groups"], FILLER[4]]))
    yield {"legal": bool(match(card, as_hand(completed(4, case.given["rack"]))))}


@shows("validate_hand", given=("line", "rack"))
def hand_of_a_line(case: Case) -> Iterator[Seen]:
    """The rack's tiles are a pung and a single of one kind; the line's other tiles are there."""
    line, rack = CARD.line(case.given["line"]), case.given["rack"]
    kind = designs(rack)[0].index
    hand = next(h for h in line.hands if sorted(b.size for b in h.blocks if b.kind == kind) == [1, 3])
    others = [block.design.text for block in hand.blocks if block.kind != kind for _ in range(block.size)]
    complete = as_hand([*rack, *others])
    if line not in [each.line for each in match(CARD, complete)]:
        yield {"legal": False}
        return
    dealt = zip(hand.blocks, dealt_to(line, hand, complete).dealt, strict=True)
    jokers = {b.size: sum(each.design.is_joker for each in tiles) for b, tiles in dealt if b.kind == kind}
    assigned = jokers == {1: 0, 3: 1}
    yield {"legal": True, "assign": Says("single") if assigned else jokers}


@shows("validate_hand", given=("line", "rack_has"))
def other_tile_in_a_line(case: Case) -> Iterator[Seen]:
    """In every hand of the line the one tile is replaced by the other."""
    has, _, instead = case.given["rack_has"].partition(" as ")
    put, out = parse_design(has).text, parse_design(instead).text
    lines = CARD.line(case.given["line"])
    changed = [[put if each == out else each for each in tiles_of(hand)] for hand in lines.hands]
    assert all(put in tiles for tiles in changed)
    yield {"legal": any(match(CARD, as_hand(tiles)) for tiles in changed)}


@shows("validate_hand", given=("line", "numbers"))
def numbers_of_a_line(case: Case) -> Iterator[Seen]:
    line = CARD.line(case.given["line"].split()[0])
    wanted = case.given["numbers"]
    hands = [h for h in line.hands if sorted({b.design.rank for b in h.blocks}) == wanted]
    found = [match(CARD, as_hand(tiles_of(each))) for each in hands]
    yield {"legal": bool(hands) and all(line in [each.line for each in lines] for lines in found)}


@shows("validate_hand", given=("numbers",))
def numbers_in_a_run(case: Case) -> Iterator[Seen]:
    card = card_with("xa^4 (x+1)a^4 (x+2)a^4 F^2")
    for numbers in permutations(case.given["numbers"]):
        tiles = [f"{number}B" for number in numbers for _ in range(4)] + ["F", "F"]
        assert match(card, as_hand(["2B"] * 4 + ["3B"] * 4 + ["4B"] * 4 + ["F"] * 2))
        yield {"legal": bool(match(card, as_hand(tiles)))}


@shows("read_line", given=("line", "suit_a"))
def zero_of_a_line(case: Case) -> Iterator[Seen]:
    line, suit = CARD.line(case.given["line"]), SUITS[case.given["suit_a"]]
    soap = parse_design("0")
    hands = line.hands
    in_suit = [hand for hand in hands if any(block.design.suit is suit for block in hand.blocks)]
    everywhere = all(soap.index in {block.kind for block in hand.blocks} for hand in hands)
    yield {"legal": bool(in_suit), "zero": Says("any suit") if everywhere else "another"}


@shows("read_line", given=("dragon", "suit_a"))
def dragon_of_a_suit(case: Case) -> Iterator[Seen]:
    suit = SUITS[case.given["suit_a"]]
    card = card_with(f"1a^4 2a^4 3a^4 {case.given['dragon']}^2")
    (hand,) = [hand for hand in card.hands if any(block.design.suit is suit for block in hand.blocks)]
    (dragon,) = [block.design for block in hand.blocks if block.design.suit is Suit.HONORS]
    yield {"legal": True, "tile": Says("soap") if dragon is parse_design("0") else dragon.text}


@shows("read_line", given=("cluster",))
def cluster_of_pairs(case: Case) -> Iterator[Seen]:
    numbers = case.given["cluster"].split()
    card = card_with(f"[{' '.join(f'{each}a' for each in numbers)}] 5b^4 6b^3 7b^3")
    rest = ["5C"] * 4 + ["6C"] * 3 + ["7C"] * 3
    tiles = [f"{each}B" for each in numbers]
    assert match(card, as_hand([*tiles, *rest]))
    no_jokers = not any(match(card, as_hand([*tiles[:at], "J", *tiles[at + 1 :], *rest])) for at in range(len(tiles)))
    no_calls = not any(sizes(card, (), each.index) for each in designs(tiles))
    yield {"legal": True, "meaning": Says("no jokers") if no_jokers and no_calls else "something else"}


def exposed(letter: str, size: int) -> Meld:
    tiles = parse_tiles(" ".join([letter] * size))
    return Meld(KINDS[size], tiles, tiles[0])


@shows("expose_order", given=("line",))
def order_of_exposures(case: Case) -> Iterator[Seen]:
    line = CARD.line(case.given["line"])
    melds = [exposed(block.design.text, min(block.size, 4)) for block in line.hands[0].like if block.size <= 4]
    orders = [possible(CARD, order) for order in permutations(melds)]
    yield {"legal": len(melds) > 1 and all(line in each.lines for each in orders)}


@shows("fits_line", given=("line", "exposure"))
def exposure_for_a_line(case: Case) -> Iterator[Seen]:
    line, letters = CARD.line(case.given["line"]), case.given["exposure"]
    yield {"legal": line in possible(CARD, (laid(designs(letters)[0].index, len(letters)),)).lines}
