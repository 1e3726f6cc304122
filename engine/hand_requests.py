"""Questions about what a hand lacks as JSON, and the engine's replies (docs/batch.md).

What belongs here: reading these requests and writing their replies. What does not: distances (``shapes``), and what a
finished hand is worth (``score_requests``).
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from engine.appraisal.appraise import Appraisal
from engine.appraisal.waiting import useful_in_view, waits
from engine.hands import Hand, parse_hand
from engine.notation import parse_tiles
from engine.reasons import ContentError, Reason
from engine.requests import Json, Malformed, options_of, text_of
from engine.ruleset import Variant
from engine.seats import WINDS, Wind
from engine.shapes.knitted import HonorsAndKnitted, KnittedStraight
from engine.shapes.sets_and_pair import SetsAndPair
from engine.shapes.seven_pairs import SevenPairs
from engine.shapes.shape import OUT_OF_REACH, Shape
from engine.shapes.suit_table import MOST_SETS
from engine.shapes.thirteen_orphans import ThirteenOrphans
from engine.tiles import MOST_COPIES, NUMBER_SUITS, Design, Suit, Tile, tile, tile_set
from engine.variants import compose

STANDARD = "standard"
"""Sets and a pair, as replies call it."""
WHOLE_HANDS: Mapping[str, Shape] = MappingProxyType(
    {
        "seven_pairs": SevenPairs(),
        "thirteen_orphans": ThirteenOrphans(),
        "knitted_straight": KnittedStraight(),
        "honors_and_knitted": HonorsAndKnitted(),
    }
)
"""The shapes of a hand of four sets that are something else, as replies call them."""


def distance(request: Json) -> Json:
    """How many tiles a hand lacks for each shape, and which bring it closer to sets and a pair.

    Raises: Malformed; ContentError or NotationError for a hand that is none.
    """
    hand = parse_hand(text_of(request, "hand"))
    table = _only(_sets_of(hand))
    seen = _checked(request, hand, table)
    standard = table.missing(hand)
    others = WHOLE_HANDS if table.sets == SetsAndPair().sets else {}
    missing = {STANDARD: standard, **{name: shape.missing(hand) for name, shape in others.items()}}
    return {
        "missing": {name: many for name, many in missing.items() if many < OUT_OF_REACH},
        "useful": _written(useful_in_view(table, hand, seen)),
        "standard": standard - 1,
    }


def waiting(request: Json) -> Json:
    """What a hand between turns waits for, and what it would be worth with it.

    Without a variant any sets and a pair win, and nothing is worth anything.

    Raises: Malformed; ContentError or NotationError for a hand or a table that is none.
    """
    hand, named = parse_hand(text_of(request, "hand")), "variant" in request
    table = compose(text_of(request, "variant"), options_of(request)) if named else _only(_sets_of(hand))
    seen = _checked(request, hand, table)
    needed, count = table.hand_size - sum(map(table.size_of, hand.melds)), len(hand.concealed)
    if needed != count:
        raise ContentError(Reason("shown.wrong-count", {"needed": needed, "count": count, "field": "hand"}))
    seat_wind, round_wind = _wind(request, "seat_wind"), _wind(request, "round_wind")
    found = waits(table, hand, seen=seen, seat_wind=seat_wind, round_wind=round_wind, void=_void(request))
    worth = {
        kind.text: {"discard": _worth(each.by_discard), "self_draw": _worth(each.self_drawn)}
        for kind, each in found.items()
        if named
    }
    return {
        "missing": table.missing(hand),
        "waits": _written({kind: each.left for kind, each in found.items()}),
        "worth": worth,
    }


def _sets_of(hand: Hand) -> int:
    """How many sets a hand of so many tiles is to have.

    Raises: ContentError ``shown.too-many-tiles`` for more than any game has.
    """
    sets = len(hand.concealed) // 3
    if sets + len(hand.melds) > MOST_SETS:
        count = len(hand.concealed) + 3 * len(hand.melds)
        raise ContentError(Reason("shown.too-many-tiles", {"most": 3 * MOST_SETS + 2, "count": count, "field": "hand"}))
    return sets + len(hand.melds)


def _only(sets: int) -> Variant:
    """A table at which so many sets and a pair win, and nothing else."""
    return Variant("", tile_set(), (SetsAndPair(sets),), sets=sets)


def _checked(request: Json, hand: Hand, table: Variant) -> tuple[Tile, ...]:
    """The tiles that are seen elsewhere, told apart from those of the hand.

    Raises: Malformed ``wrong-type``; NotationError; ContentError ``shown.…`` with the field and the tile.
    """
    text = request.get("seen", "")
    if not isinstance(text, str):
        raise Malformed("wrong-type")
    designs: Counter[Design] = Counter()
    seen = parse_tiles(text)
    for field, tiles in (("hand", hand.tiles), ("seen", seen)):
        for each in tiles:
            _check(each, table, field)
            designs[each.design.plain] += 1
            if designs[each.design.plain] > table.tile_set.counts[each.design.plain]:
                raise ContentError(Reason("shown.too-many-of", {"tile": each.design, "field": field}))
    return tuple(_apart(seen, hand.tiles))


def _check(piece: Tile, table: Variant, field: str) -> None:
    """Raises: ContentError ``shown.bonus-in-hand``, ``shown.not-in-this-game``."""
    if piece.design.is_bonus and table.deal.sets_bonus_aside:
        raise ContentError(Reason("shown.bonus-in-hand", {"tile": piece, "field": field}))
    if piece.design.plain not in table.tile_set:
        raise ContentError(Reason("shown.not-in-this-game", {"tile": piece, "field": field}))


def _apart(seen: Iterable[Tile], held: tuple[Tile, ...]) -> list[Tile]:
    """Tiles of the same designs, none of which is held."""
    found: list[Tile] = []
    for each in seen:
        copies = (tile(each.design.plain, copy) for copy in range(1, MOST_COPIES + 1))
        found.append(next(piece for piece in copies if piece not in held and piece not in found))
    return found


def _wind(request: Json, field: str) -> Wind:
    """A wind of the request; East if none is told.

    Raises: Malformed ``wrong-type``; ContentError ``shown.no-wind``.
    """
    letter = request.get(field, Wind.EAST.letter)
    if not isinstance(letter, str):
        raise Malformed("wrong-type")
    if letter not in WINDS:
        raise ContentError(Reason("shown.no-wind", {"text": letter[:40], "field": field}))
    return WINDS[letter]


def _void(request: Json) -> Suit | None:
    """The suit the player does without, if one is told.

    Raises: Malformed ``wrong-type``; ContentError ``shown.no-suit``.
    """
    letter = request.get("void")
    if letter is None:
        return None
    if not isinstance(letter, str):
        raise Malformed("wrong-type")
    if letter not in NUMBER_SUITS:
        raise ContentError(Reason("shown.no-suit", {"text": letter[:40], "field": "void"}))
    return Suit(letter)


def _worth(finished: Appraisal) -> int | None:
    """What a finished hand comes to; None if it does not win."""
    return finished.total if finished.wins else None


def _written(left: Mapping[Design, int]) -> dict[str, int]:
    """Kinds of tiles by their notation."""
    return {kind.text: many for kind, many in left.items()}
