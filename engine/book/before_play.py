"""What comes between the deal and the first discard: the Charleston, an exchange, a suit to do without."""

from engine.actions import BlindPass, PassTiles
from engine.book.entry import Fact, Head
from engine.book.probes import rules
from engine.phases.charleston import FIRST, PASSED, SECOND, Course, CourtesyOffer, FaceDown, Passing
from engine.phases.courtesy import start_charleston
from engine.phases.exchange import GIVEN, exchange_tiles
from engine.phases.second_charleston import FaceDownRules
from engine.phases.void_suit import VoidSuit
from engine.reasons import Reason
from engine.ruleset import Variant


def _dealer(_variant: Variant) -> Reason:
    return Reason("book.dealer-is-east")


def _before_play(variant: Variant) -> Reason:
    if start_charleston in variant.opening:
        return Reason("book.charleston", {"count": PASSED})
    if exchange_tiles in variant.opening:
        return Reason("book.exchange", {"count": GIVEN})
    return Reason("book.nothing-before-play")


def course_of(variant: Variant) -> Course | None:
    """What the Charleston consists of; None where nobody passes tiles."""
    looks = variant.phases.get(FaceDown)
    return looks.course if start_charleston in variant.opening and isinstance(looks, FaceDownRules) else None


def _second(variant: Variant) -> Reason | None:
    course = course_of(variant)
    if course is None:
        return None
    return Reason("book.second-by-vote") if course.has_second else Reason("book.second-never")


def _stopped(variant: Variant) -> Reason | None:
    course = course_of(variant)
    binding = [each.is_binding for each in (*FIRST, *SECOND)]
    if course is None or not course.has_second or all(binding):
        return None
    return Reason("book.second-may-be-stopped")


def _blind(variant: Variant) -> Reason | None:
    if course_of(variant) is None or not any(True for _ in rules(variant, Passing, BlindPass)):
        return None
    return Reason("book.blind-pass", {"count": PASSED})


def _courtesy(variant: Variant) -> Reason | None:
    if course_of(variant) is None or CourtesyOffer not in variant.phases:
        return None
    return Reason("book.courtesy", {"count": PASSED})


def _mush(variant: Variant) -> Reason | None:
    course = course_of(variant)
    if course is None:
        return None
    return Reason("book.mush", {"count": PASSED}) if course.has_mush else Reason("book.no-mush")


def _jokers_stay(variant: Variant) -> Reason | None:
    if course_of(variant) is None or not any(True for _ in rules(variant, Passing, PassTiles)):
        return None
    return Reason("book.jokers-not-passed")


def _void(variant: Variant) -> Reason | None:
    return Reason("book.void-suit") if VoidSuit in variant.phases else None


FACTS = (
    Fact("dealer", Head.SET_UP, _dealer),
    Fact("before-play", Head.SET_UP, _before_play),
    Fact("jokers-stay", Head.SET_UP, _jokers_stay),
    Fact("blind-pass", Head.SET_UP, _blind),
    Fact("second-charleston", Head.SET_UP, _second),
    Fact("second-stopped", Head.SET_UP, _stopped),
    Fact("courtesy", Head.SET_UP, _courtesy),
    Fact("mush", Head.SET_UP, _mush),
    Fact("void-suit", Head.SET_UP, _void),
)
"""From full hands to the first discard."""
