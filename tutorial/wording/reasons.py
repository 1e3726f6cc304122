"""Reasons in words: the sentence for what the engine states, in the reader's language."""

import logging
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from django.conf import settings
from django.utils.html import conditional_escape, format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.text import Truncator
from django.utils.translation import gettext, pgettext

from engine.reasons import Param, Reason, Term
from engine.seats import Seat, Wind
from engine.tiles import Design, Tile
from tutorial.wording import (
    fields,
    frames_advice,
    frames_american,
    frames_answers,
    frames_book,
    frames_book_pay,
    frames_book_play,
    frames_book_worth,
    frames_calls,
    frames_card,
    frames_card_questions,
    frames_card_reading,
    frames_charleston,
    frames_classical,
    frames_counts,
    frames_dealers,
    frames_fans,
    frames_hands,
    frames_hints,
    frames_moves,
    frames_notation,
    frames_open,
    frames_patterns,
    frames_picks,
    frames_play,
    frames_positions,
    frames_questions,
    frames_referee,
    frames_rules,
    frames_scores,
    frames_sets,
    frames_shown,
    frames_table,
    frames_tiles,
    frames_walls,
    frames_ways,
    markup,
    numbers,
    seats,
    terms,
    tiles,
)
from tutorial.wording.frames import Frame, Slot

_log = logging.getLogger(__name__)

LONGEST_QUOTE: Final = 40
"""Units: characters. Longer input of a learner is cut when it is quoted."""


def collected(*domains: Mapping[str, Frame]) -> Mapping[str, Frame]:
    """The frames of all domains.

    Raises: ValueError if two domains have a frame for one code.
    """
    frames: dict[str, Frame] = {}
    for domain in domains:
        if twice := frames.keys() & domain.keys():
            raise ValueError(sorted(twice))
        frames |= domain
    return MappingProxyType(frames)


FRAMES: Final = collected(
    frames_advice.FRAMES,
    frames_american.FRAMES,
    frames_answers.FRAMES,
    frames_book.FRAMES,
    frames_book_pay.FRAMES,
    frames_book_play.FRAMES,
    frames_book_worth.FRAMES,
    frames_calls.FRAMES,
    frames_card.FRAMES,
    frames_card_questions.FRAMES,
    frames_card_reading.FRAMES,
    frames_charleston.FRAMES,
    frames_classical.FRAMES,
    frames_counts.FRAMES,
    frames_dealers.FRAMES,
    frames_fans.FRAMES,
    frames_hands.FRAMES,
    frames_hints.FRAMES,
    frames_moves.FRAMES,
    frames_notation.FRAMES,
    frames_open.FRAMES,
    frames_patterns.FRAMES,
    frames_picks.FRAMES,
    frames_play.FRAMES,
    frames_positions.FRAMES,
    frames_questions.FRAMES,
    frames_referee.FRAMES,
    frames_rules.FRAMES,
    frames_scores.FRAMES,
    frames_sets.FRAMES,
    frames_shown.FRAMES,
    frames_table.FRAMES,
    frames_tiles.FRAMES,
    frames_walls.FRAMES,
    frames_ways.FRAMES,
)
"""The sentence for every code the engine may state."""


class UnknownReason(KeyError):
    """A code without a frame, or parameters the frame does not expect."""


def say(reason: Reason, *, pictures: bool = False, american: bool | None = None, me: Seat | None = None) -> SafeString:
    """The sentence as HTML; with `pictures` the tiles it speaks of follow, for the eye only.

    Players are named by where they sit from `me`, or else by the letters of their seats.

    Raises: UnknownReason, where ``settings.WORDING_STRICT`` is on.
    """
    sentence = _sentence(reason, american=american, html=True, me=me)
    shown = _tiles_of(reason) if pictures else ()
    if not shown:
        return mark_safe(sentence)
    evidence = markup.row(shown, size="s", american=american)
    return format_html('{} <span aria-hidden="true">{}</span>', mark_safe(sentence), evidence)


def say_text(reason: Reason, *, american: bool | None = None, me: Seat | None = None) -> str:
    """The sentence as plain text; players as in `say`.

    Raises: UnknownReason, where ``settings.WORDING_STRICT`` is on.
    """
    return _sentence(reason, american=american, html=False, me=me)


def _sentence(reason: Reason, *, american: bool | None, html: bool, me: Seat | None) -> str:
    """The sentence, escaped where it becomes HTML; a general one where the right one fails and nobody tests."""
    try:
        return _filled(reason, american=american, html=html, me=me)
    except (LookupError, TypeError, ValueError):
        if settings.WORDING_STRICT:
            raise
        _log.exception("no sentence for %s", reason.code)
        # Translators: said where a reason has no sentence, which should never happen
        return gettext("The reason for this is not in words yet. Look at the goal once more.")


def _filled(reason: Reason, *, american: bool | None, html: bool, me: Seat | None) -> str:
    """The sentence of the reason's frame, its places filled."""
    frame = FRAMES.get(reason.code)
    if frame is None or frame.slots.keys() != reason.params.keys():
        raise UnknownReason(f"{reason.code} {dict(reason.params)}")
    count = reason.params.get(frame.counts)
    sentence = frame.translated(count if isinstance(count, int) else 1)
    words = {name: _spoken(slot, reason.params[name], american=american, me=me) for name, slot in frame.slots.items()}
    if not html:
        return sentence % words
    safe = {name: _marked_up(frame.slots[name], said) for name, said in words.items()}
    return conditional_escape(sentence) % safe


_OF_TERMS: Mapping[Slot, Callable[[str], str]] = MappingProxyType(
    {Slot.TERM: terms.name, Slot.KIND: terms.plural, Slot.MEANING: lambda term: terms.meaning(term).text}
)
"""What is said of a word of the game, by its id."""


def _spoken(slot: Slot, value: Param, *, american: bool | None, me: Seat | None) -> str:
    """A parameter in words.

    Raises: TypeError if it is not what the place is for.
    """
    match slot, value:
        case Slot.TILE, Tile() | Design():
            return tiles.name(value, american=american)
        case Slot.TILES, tuple():
            return tiles.names(_faces_of(value), american=american)
        case ((Slot.TERM | Slot.KIND | Slot.MEANING), Term(id=term)):
            return _OF_TERMS[slot](term)
        case Slot.TERMS, tuple():
            return numbers.listing([terms.name(each.id) for each in value if isinstance(each, Term)])
        case Slot.SEAT, Seat() if me is not None:
            return seats.phrase(value, me=me)
        case Slot.SEAT, Seat():
            # Translators: a player by the letter of her seat, A to D
            return pgettext("seat", "player %(letter)s") % {"letter": value.name}
        case Slot.WIND, Wind():
            return terms.name(tiles.HONOR_TERMS[value])
        case ((Slot.NUMBER | Slot.COUNT), int()):
            return numbers.number(value)
        case Slot.FIELD, str():
            return fields.name(value)
        case Slot.TEXT, str():
            return Truncator("".join(each if each.isprintable() else " " for each in value)).chars(LONGEST_QUOTE)
        case _:
            raise TypeError(f"{value!r} where a {slot.value} should stand")


def _marked_up(slot: Slot, words: str) -> SafeString:
    """A parameter in HTML; what a learner typed is kept apart from the direction of the text around it."""
    return format_html("<bdi>{}</bdi>", words) if slot is Slot.TEXT else conditional_escape(words)


def _tiles_of(reason: Reason) -> tuple[Tile | Design, ...]:
    """The tiles a reason speaks of, in the order of its parameters."""
    found: list[Tile | Design] = []
    for value in reason.params.values():
        if isinstance(value, Tile | Design):
            found.append(value)
        elif isinstance(value, tuple):
            found += _faces_of(value)
    return tuple(found)


def _faces_of(listed: tuple[Design, ...] | tuple[Term, ...]) -> tuple[Design, ...]:
    """Those that are tiles."""
    return tuple(each for each in listed if not isinstance(each, Term))
