"""Questions about an American card as JSON, and the engine's replies (docs/batch.md).

What belongs here: reading these requests and writing their replies. What does not: reading lines (``requests``).
"""

from engine.actions import EXPOSED
from engine.card.card import Card
from engine.card.cards import card
from engine.card.distance import distance
from engine.card.match import match
from engine.hands import Hand, hand_of
from engine.melds import Meld, are_alike
from engine.notation import parse_tiles
from engine.reasons import ContentError, Reason
from engine.requests import Json, Malformed, text_of
from engine.tiles import Tile, american_tile_set


def card_match(request: Json) -> Json:
    """The lines a hand completes, and what its jokers stand for in each.

    Raises: Malformed, ContentError or NotationError for what cannot be read.
    """
    hand, _ = _tiles(request)
    return {
        "lines": [
            {
                "id": each.line.id,
                "value": each.value,
                "jokers": each.jokers,
                "gaps": [design.text for _, design in each.stands_for],
            }
            for each in match(_card(request), hand)
        ]
    }


def card_distance(request: Json) -> Json:
    """How far a hand is from each line of a card, in the order of the card.

    Raises: Malformed, ContentError or NotationError for what cannot be read.
    """
    hand, gone = _tiles(request)
    return {
        "lines": [
            {"id": each.line.id, "missing": each.missing, "jokers": each.jokers, "dead": each.is_dead}
            for each in distance(_card(request), hand, gone)
        ]
    }


def _card(request: Json) -> Card:
    """The card a request speaks of, for its year or for the card's own."""
    year = request.get("year")
    if year is not None and type(year) is not int:
        raise Malformed("wrong-type")
    return card(text_of(request, "card"), year)


def _tiles(request: Json) -> tuple[Hand, tuple[Tile, ...]]:
    """The hand of a request, and the tiles nobody can use any more. No tile is told twice."""
    exposures, gone = request.get("exposures", []), request.get("gone", "")
    if not isinstance(exposures, list) or not all(isinstance(each, str) for each in (*exposures, gone)):
        raise Malformed("wrong-type")
    spans = [text_of(request, "tiles"), *exposures, str(gone)]
    named = iter(parse_tiles(" ".join(spans)))
    concealed, *laid, lost = [tuple(next(named) for _ in parse_tiles(span)) for span in spans]
    for each in (*concealed, *(tile for tiles in laid for tile in tiles), *lost):
        if each not in american_tile_set():
            raise ContentError(Reason("card.no-such-tile", {"tile": each}))
    melds = [_exposure(text, tiles) for text, tiles in zip(exposures, laid, strict=True)]
    return hand_of(concealed, melds=melds), lost


def _exposure(text: str, tiles: tuple[Tile, ...]) -> Meld:
    """The exposure of these tiles: three to six alike, at least one of them natural, for it was called."""
    called = next((each for each in tiles if not each.design.is_joker), None)
    if called is None or len(tiles) not in EXPOSED or not are_alike(tiles):
        raise ContentError(Reason("card.no-exposure", {"text": text[:40]}))
    return Meld(EXPOSED[len(tiles)], tiles, called)
