"""The library the running site reads from: loaded once, renewed when files change, and never worse than before."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path
from threading import Lock
from typing import Concatenate, ParamSpec, TypeVar

from tutorial.content.loader import load
from tutorial.content.report import ContentErrors
from tutorial.content.values import Library

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

DEFAULT_ROOT = Path(__file__).resolve().parents[2] / "content"
"""The content of this project."""
LOOK_AGAIN_AFTER = 1.0
"""Units: seconds between two looks at the files."""

Print = frozenset[tuple[str, int, int]]
"""What files there are, with their times of change and sizes."""


@dataclass(slots=True)
class Shelf:
    """Keeps the last good library of a folder. Any number of threads may ask for it."""

    root: Path
    """The content folder."""
    watched: bool = False
    """Whether to look for changed files, as one wants while writing."""
    clock: Callable[[], float] = time.monotonic
    """Units: seconds."""
    _library: Library | None = None
    """The last that held."""
    _print: Print = frozenset()
    """The files it, or a worse one after it, was read from."""
    _looked: float = 0.0
    """When the files were last looked at."""
    _lock: Lock = field(default_factory=Lock)
    """Held by the one thread that reads."""

    def library(self) -> Library:
        """The content, as good as it can be had.

        Raises: ContentErrors if it does not hold and never did.
        """
        library = self._library
        if library is None:
            with self._lock:
                return self._library or self._first()
        # Whoever finds the lock taken reads on in the old library instead of waiting for the new one.
        if self.watched and self.clock() - self._looked >= LOOK_AGAIN_AFTER and self._lock.acquire(blocking=False):
            try:
                library = self._renewed(library)
            finally:
                self._lock.release()
        return library

    def _first(self) -> Library:
        """The library, read for the first time."""
        self._print, self._looked = fingerprint(self.root), self.clock()
        self._library = load(self.root)
        return self._library

    def _renewed(self, library: Library) -> Library:
        """The library as the files are now, or the old one if they have not changed or do not hold."""
        now, self._looked = fingerprint(self.root), self.clock()
        if now == self._print:
            return library
        self._print = now
        try:
            self._library = load(self.root)
        except ContentErrors as broken:
            log.error("The changed content does not hold; the site keeps what it had.\n%s", broken)
            return library
        log.info("The content was read again.")
        return self._library


def kept(make: Callable[Concatenate[Library, P], T]) -> Callable[Concatenate[Library, P], T]:
    """What is worked out from a library, remembered until there is another one.

    The other arguments of the function must be positional and hashable.
    """
    of: Library | None = None
    made: dict[tuple[object, ...], T] = {}

    @wraps(make)
    def remembered(library: Library, /, *args: P.args, **kwargs: P.kwargs) -> T:
        nonlocal of, made
        if library is not of:
            of, made = library, {}
        here = made
        if args not in here:
            here[args] = make(library, *args, **kwargs)
        return here[args]

    return remembered


def fingerprint(root: Path) -> Print:
    """What changes whenever a file of the folder does."""
    found = set()
    for file in root.rglob("*"):
        try:
            state = file.stat()
        except FileNotFoundError:  # removed while we looked
            continue
        found.add((file.relative_to(root).as_posix(), state.st_mtime_ns, state.st_size))
    return frozenset(found)


_shelf = Shelf(DEFAULT_ROOT)


def configure(root: Path, *, watched: bool) -> None:
    """Sets the folder the site reads from, and whether it looks for changes; called once, when the site starts."""
    global _shelf  # noqa: PLW0603 the site has one library
    _shelf = Shelf(root, watched=watched)


def get_library() -> Library:
    """The content of the running site.

    Raises: ContentErrors if it does not hold and never did.
    """
    return _shelf.library()
