"""How a learner likes her pages: kept in a signed cookie on her own device, nowhere else.

The cookie's value can be read by eye: `theme-dark.tiles-large.index-off.confirm-on.discards-tap.motion-less.keys-off`.
"""

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Self

from django.conf import settings
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.html import format_html_join
from django.utils.safestring import SafeString

from tutorial.learners.cookies import LASTING, ONE_YEAR

COOKIE = f"{settings.COOKIE_PREFIX}preferences"
SALT = "tutorial.learners.preferences"


class Theme(StrEnum):
    """Which of the two palettes a page wears."""

    DEVICE = "device"
    LIGHT = "light"
    DARK = "dark"


class TileSize(StrEnum):
    """How wide the tiles of a rack are."""

    FIT = "fit"
    LARGE = "large"


class Index(StrEnum):
    """Whether tiles carry a numeral or letter in the corner."""

    ON = "on"
    OFF = "off"


class Confirm(StrEnum):
    """Whether a tap on a tile is the answer, or is confirmed by a key first."""

    OFF = "off"
    ON = "on"


class Discards(StrEnum):
    """Whether a tile tapped at the practice table is discarded at once, or is confirmed by a key first."""

    CONFIRM = "confirm"
    TAP = "tap"


class Motion(StrEnum):
    """Whether tiles may move under the finger."""

    DEVICE = "device"
    LESS = "less"


class Keys(StrEnum):
    """Whether single keys act in a lesson, and are shown beside the tiles."""

    ON = "on"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Preferences:
    """One learner's choices; as made without arguments, those of a first visit."""

    theme: Theme = Theme.DEVICE
    """Light, dark, or as the device says."""
    tiles: TileSize = TileSize.FIT
    """The size of tiles in a rack."""
    index: Index = Index.ON
    """Numerals and letters in the corner of tiles."""
    confirm: Confirm = Confirm.OFF
    """Whether a tapped tile waits for a second tap on a key."""
    discards: Discards = Discards.CONFIRM
    """Whether a tile tapped at the practice table waits for a key."""
    motion: Motion = Motion.DEVICE
    """Whether tiles move under the finger."""
    keys: Keys = Keys.ON
    """Single-key shortcuts in lessons."""

    @classmethod
    def read(cls, text: str) -> Self:
        """The preferences this text states; what it does not state, or states wrongly, is as on a first visit."""
        stated = dict(part.partition("-")[::2] for part in text.split("."))
        chosen = {}
        for field in fields(cls):
            kind: type[StrEnum] = type(field.default)
            if (value := stated.get(field.name)) in list(kind):
                chosen[field.name] = kind(value)
        return cls(**chosen)

    def __str__(self) -> str:
        return ".".join(f"{field.name}-{getattr(self, field.name)}" for field in fields(self))

    @property
    def confirms(self) -> bool:
        """A tap chooses only, and a key sends the answer."""
        return self.confirm is Confirm.ON

    @property
    def taps(self) -> bool:
        """A tap at the practice table discards at once."""
        return self.discards is Discards.TAP

    @property
    def attributes(self) -> SafeString:
        """The data attributes of <html>: one for every choice that differs from a first visit."""
        changed = (
            (field.name, getattr(self, field.name))
            for field in fields(self)
            if getattr(self, field.name) is not field.default
        )
        return format_html_join("", ' data-{}="{}"', changed)


def preferences_of(request: HttpRequest) -> Preferences:
    """The preferences this request came with; a cookie that was tampered with counts as none."""
    text = request.get_signed_cookie(COOKIE, default=None, salt=SALT, max_age=ONE_YEAR)
    return Preferences.read(text) if text else Preferences()


def keep(response: HttpResponseBase, preferences: Preferences) -> None:
    """Lets the response carry the preferences to the learner's device."""
    response.set_signed_cookie(COOKIE, str(preferences), salt=SALT, **LASTING)
