"""The library of the running site: read once, renewed when files change, the last good one kept."""

import logging
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.content.folder import ENGLISH, LESSON_FILE, Folder
from tutorial.content import library as module
from tutorial.content.library import LOOK_AGAIN_AFTER, Shelf, configure, fingerprint, get_library
from tutorial.content.report import ContentErrors
from tutorial.content.values import Library


@dataclass
class Clock:
    """A clock that goes when the test says so."""

    now: float = 100.0

    def __call__(self) -> float:
        return self.now

    def wait(self) -> None:
        self.now += LOOK_AGAIN_AFTER


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def shelf(folder: Folder, clock: Clock) -> Shelf:
    return Shelf(folder.root, watched=True, clock=clock)


def title(library: Library) -> str:
    return library.lesson("basic", "first").text["en"].title


def test_it_is_read_once(shelf: Shelf, clock: Clock) -> None:
    first = shelf.library()
    clock.wait()
    assert shelf.library() is first


def test_changed_files_are_read_again_after_a_moment(folder: Folder, shelf: Shelf, clock: Clock) -> None:
    shelf.library()
    folder.change(ENGLISH, "First tiles", "Some tiles")
    assert title(shelf.library()) == "First tiles"
    clock.wait()
    assert title(shelf.library()) == "Some tiles"


def test_a_site_that_does_not_watch_keeps_what_it_read(folder: Folder, clock: Clock) -> None:
    shelf = Shelf(folder.root, clock=clock)
    first = shelf.library()
    folder.change(ENGLISH, "First tiles", "Some tiles")
    clock.wait()
    assert shelf.library() is first


def test_the_last_good_content_is_kept_and_the_mistakes_are_logged_once(
    folder: Folder, shelf: Shelf, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    first = shelf.library()
    folder.change(LESSON_FILE, "ask: name_tile", "ask: name")
    for _ in range(3):
        clock.wait()
        assert shelf.library() is first
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert "lesson.yaml: step the-bird: ask names no kind of question: 'name'" in caplog.text
    folder.change(LESSON_FILE, "ask: name", "ask: name_tile")
    folder.change(ENGLISH, "First tiles", "Mended tiles")
    clock.wait()
    assert title(shelf.library()) == "Mended tiles"


def test_content_that_never_held_is_refused_each_time(folder: Folder, shelf: Shelf) -> None:
    folder.change(LESSON_FILE, "ask: name_tile", "ask: name")
    for _ in range(2):
        with pytest.raises(ContentErrors):
            shelf.library()
    folder.change(LESSON_FILE, "ask: name", "ask: name_tile")
    assert title(shelf.library()) == "First tiles"


@dataclass
class Loads:
    """Counts loads and can hold them up."""

    count: int = 0
    go_on: threading.Event = field(default_factory=threading.Event)
    begun: threading.Event = field(default_factory=threading.Event)

    def __call__(self, root: Path) -> Library:
        self.count += 1
        self.begun.set()
        assert self.go_on.wait(10)
        return Library({}, {}, {})


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> Loads:
    found = Loads()
    monkeypatch.setattr(module, "load", found)
    return found


def test_many_threads_read_once(shelf: Shelf, loads: Loads) -> None:
    got: list[Library] = []
    threads = [threading.Thread(target=lambda: got.append(shelf.library())) for _ in range(8)]
    for thread in threads:
        thread.start()
    assert loads.begun.wait(10)
    loads.go_on.set()
    for thread in threads:
        thread.join(10)
    assert loads.count == 1
    assert len(got) == 8
    assert all(each is got[0] for each in got)


def test_nobody_waits_while_one_thread_reads_again(folder: Folder, shelf: Shelf, clock: Clock, loads: Loads) -> None:
    loads.go_on.set()
    first = shelf.library()
    loads.go_on.clear()
    loads.begun.clear()
    folder.change(ENGLISH, "First tiles", "Some tiles")
    clock.wait()
    got: list[Library] = []
    reader = threading.Thread(target=lambda: got.append(shelf.library()))
    reader.start()
    assert loads.begun.wait(10)
    clock.wait()
    assert shelf.library() is first
    loads.go_on.set()
    reader.join(10)
    assert got[0] is not first
    assert shelf.library() is got[0]
    assert loads.count == 2


def test_any_change_of_a_folder_changes_its_fingerprint(folder: Folder) -> None:
    before = fingerprint(folder.root)
    folder.change(ENGLISH, "First tiles", "Some tiles!")
    changed = fingerprint(folder.root)
    folder.path(ENGLISH).unlink()
    assert len({before, changed, fingerprint(folder.root)}) == 3


def test_a_link_to_nowhere_is_no_file(folder: Folder) -> None:
    before = fingerprint(folder.root)
    folder.path("nowhere").symlink_to(folder.path("gone"))
    assert {name for name, *_ in fingerprint(folder.root)} == {name for name, *_ in before}


@pytest.fixture
def put_back() -> Iterator[None]:
    before = module._shelf
    yield
    module._shelf = before


@pytest.mark.usefixtures("put_back")
def test_the_site_reads_from_the_folder_it_was_given(folder: Folder) -> None:
    folder.change(ENGLISH, "First tiles", "Given tiles")
    configure(folder.root, watched=False)
    assert title(get_library()) == "Given tiles"
    assert get_library() is get_library()
