"""A hand of the address as the tiles it is, at one table; or what cannot be read, field by field.

What belongs here: from texts to tiles, and what no table can show. What does not: what the hand is worth (``answers``).
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from django.utils.translation import gettext

from engine.notation import parse_tiles
from engine.reasons import ContentError, EngineError, NotationError, Reason
from engine.ruleset import Variant
from engine.shown_hands import ShownMeld
from engine.tiles import Tile
from tutorial.score import sets, typed
from tutorial.score.asked import Asked
from tutorial.score.hands import Held, Problem
from tutorial.wording import tiles as tile_names
from tutorial.wording.reasons import say_text

HAND, MELDS, FLOWERS, WIN = "hand", "melds", "flowers", "win"
"""The fields that hold tiles."""


def held(asked: Asked, variant: Variant) -> Held:
    """The hand an address asks about, at this table; never raises, whatever was typed."""
    problems: list[Problem] = []
    hand = _read(HAND, asked.hand, problems)
    flowers = _read(FLOWERS, asked.flowers, problems)
    laid: tuple[ShownMeld, ...] = ()
    try:
        laid = sets.read(asked.melds)
    except EngineError as error:
        problems.append(_problem(MELDS, error.reason))
    if variant.deal.sets_bonus_aside:
        flowers = (*(each for each in hand if each.design.is_bonus), *flowers)
        hand = tuple(each for each in hand if not each.design.is_bonus)
    else:
        hand, flowers = (*hand, *flowers), ()
    readable = {each.field for each in problems}
    plain = replace(
        asked,
        hand=asked.hand if HAND in readable else typed.written(hand),
        flowers=asked.flowers if FLOWERS in readable else typed.written(flowers),
        melds=asked.melds if MELDS in readable else sets.written(laid),
    )
    found = _laid_out(Held(variant, plain, hand, laid=laid, flowers=flowers), problems)
    return replace(_with_win(found, problems), problems=tuple(problems))


def _read(field: str, text: str, problems: list[Problem]) -> tuple[Tile, ...]:
    """The tiles of a field; none if they cannot be read, which becomes a problem."""
    try:
        return typed.read(text)
    except NotationError as error:
        problems.append(_problem(field, error.reason))
        return ()


def _laid_out(found: Held, problems: list[Problem]) -> Held:
    """The hand with its very tiles, none of them in two places."""
    spans = (typed.written(found.concealed), typed.written(found.flowers), *(each.tiles for each in found.laid))
    try:
        named = iter(parse_tiles(" ".join(spans)))
        concealed, flowers, *laid = [tuple(next(named) for _ in parse_tiles(text)) for text in spans]
    except NotationError as error:
        tile = error.reason.params.get("tile", "")
        problems.append(_problem(HAND, Reason("shown.too-many-of", {"tile": tile, "field": HAND})))
        return replace(found, concealed=(), flowers=(), laid=())
    try:
        for place, pieces in enumerate((concealed, flowers, *laid)):
            field = (HAND, FLOWERS, *(f"{MELDS}.{at}" for at in range(1, len(laid) + 1)))[place]
            for each in pieces:
                _check(found.variant, each, field)
                if field == FLOWERS and not each.design.is_bonus:
                    raise ContentError(Reason("shown.not-a-bonus-tile", {"tile": each, "field": field}))
        melds = [each.meld(pieces, field=MELDS) for each, pieces in zip(found.laid, laid, strict=True)]
    except ContentError as error:
        field = str(error.reason.params["field"]).partition(".")[0]
        problems.append(_problem(field, error.reason))
        melds = []
    return replace(found, concealed=concealed, flowers=flowers, melds=tuple(melds))


def _check(variant: Variant, tile: Tile, field: str) -> None:
    """Raises: ContentError ``shown.not-in-this-game``, ``shown.too-many-of``."""
    if tile.design not in variant.tile_set and not tile.design.is_bonus:
        raise ContentError(Reason("shown.not-in-this-game", {"tile": tile, "field": field}))
    if tile not in variant.tile_set and tile.copy > 1:
        raise ContentError(Reason("shown.too-many-of", {"tile": tile.design, "field": field}))


def _with_win(found: Held, problems: list[Problem]) -> Held:
    """The hand with its winning tile: the one that is named, or the last; one that is named may be the tile missing."""
    asked = found.asked
    named = _read(WIN, asked.win, problems)
    if asked.win and len(named) != 1:
        if not any(each.field == WIN for each in problems):
            problems.append(_problem(WIN, Reason("shown.no-winning-tile", {"field": WIN})))
        named = ()
    design = named[0].design if named else None
    like = [each for each in found.concealed if each.design is design]
    if design and found.size == found.full - 1 and not problems:
        grown = replace(asked, hand=f"{asked.hand}{design.text}", win="")
        return held_again(grown, found, problems)
    if design and not like and found.size >= found.full:
        said = gettext("The winning tile is not in the hand: %(tile)s.") % {"tile": tile_names.name(design)}
        problems.append(Problem(WIN, said))
    if not found.concealed or found.size != found.full:
        return replace(found, asked=replace(asked, win=""))
    last = found.concealed[-1]
    win = like[-1] if like else last
    return replace(found, win=win, asked=replace(asked, win="" if win.design is last.design else win.design.text))


def held_again(asked: Asked, before: Held, problems: list[Problem]) -> Held:
    """The hand with its missing tile, which was named for itself."""
    grown = held(asked, before.variant)
    problems += grown.problems
    return grown


def against(reason: Reason) -> Problem:
    """What the engine refuses, at the field it speaks of."""
    field = str(reason.params.get("field", HAND)).partition(".")[0]
    return _problem({"concealed": HAND}.get(field, field), reason)


def of_fields(problems: Iterable[Problem], field: str) -> Iterator[Problem]:
    """The problems of one field."""
    return (each for each in problems if each.field == field)


def _problem(field: str, reason: Reason) -> Problem:
    """A reason of the engine at a field."""
    return Problem(field, say_text(reason))
