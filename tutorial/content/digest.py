"""Digests: what a translation was made from, so that changed English shows itself."""

import re
import unicodedata
from hashlib import sha256

LENGTH = 12
"""Units: hexadecimal digits. Enough to tell the versions of one section apart."""
DIGEST = re.compile(rf"[0-9a-f]{{{LENGTH}}}")
"""What a digest looks like."""

_QUOTE_GOES_ON = re.compile(r"(?m)^([ \t]*>.*)\n[ \t]*>")


def digest(text: str) -> str:
    """A short fingerprint of the words: the same however the lines are wrapped, another when a word changes.

    >>> digest("Dots and\\nbamboo.") == digest("Dots  and bamboo.")
    True
    >>> digest("Dots and bamboo.") == digest("Dots and canes.")
    False
    """
    return sha256(normalized(text).encode()).hexdigest()[:LENGTH]


def normalized(text: str) -> str:
    """The text on one line, without the marks that only continue a block quote.

    >>> normalized("> Choose every\\n> bamboo tile.\\n")
    '> Choose every bamboo tile.'
    """
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n"))
    while (joined := _QUOTE_GOES_ON.sub(r"\1 ", text)) != text:
        text = joined
    return " ".join(text.split())
