"""The guide checked: its words as those of lessons, and that traditions, signs, tiles and lessons fit together."""

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from engine.notation import parse_tiles
from engine.reasons import NotationError
from engine.variants.boxes import BOXES
from tutorial.content.article import Article
from tutorial.content.check_texts import WordLists, check_pieces, listed, tiles_in
from tutorial.content.families import families
from tutorial.content.freshness import FRONT, Freshness
from tutorial.content.guide import Signs, Taught, TileNotes, Tradition
from tutorial.content.locales import SOURCE_LOCALE
from tutorial.content.prose import plain
from tutorial.content.report import Report, Tell, in_short
from tutorial.content.values import Library


def check_guide(library: Library, lists: WordLists, root: Path, report: Report) -> None:
    """Tells everything about the guide that does not hold."""
    guide = library.guide
    for article in guide.articles.values():
        check_article(article, lists, root, report)
    for tradition in guide.traditions.values():
        tell = report.teller(root / tradition.article.place / "tradition.yaml", "")
        _check_facts(tradition, lists, tell)
        _check_taught(tradition, library, tell)
        _check_uses(tradition, guide.tile_notes, tell)
        for sign in _strangers(tradition.signs, guide.signs.ids):
            tell(f"There is no sign {sign!r} in which-table/signs.yaml.")
    if guide.traditions:
        _check_signs(guide.signs, guide.traditions, report.teller(root / "which-table" / "signs.yaml", ""))
        _check_tile_notes(guide.tile_notes, report.teller(root / "tiles" / "tiles.yaml", ""))


def check_article(article: Article, lists: WordLists, root: Path, report: Report) -> None:
    """Tells which words cannot stay, and where a current translation shows other tiles than the English."""
    for locale, text in article.text.items():
        bodies = {name: each.body_markdown for name, each in text.sections.items()}
        titles = {FRONT: f"{text.title}\n{text.summary}", **{name: each.title for name, each in text.sections.items()}}
        for section, title in titles.items():
            tell = report.teller(root / article.place / f"{locale}.md", f"section {section}")
            check_pieces((title, bodies.get(section, "")), locale, lists, tell)
            if plain(title) != " ".join(title.split()):
                tell("Titles and summaries are plain text: no tiles, terms or marks.")
            if section in bodies and article.freshness(locale, section) is Freshness.CURRENT:
                _check_tiles(article.text[SOURCE_LOCALE].sections[section].body_markdown, bodies[section], tell)


def _check_tiles(english: str, here: str, tell: Tell) -> None:
    """Tells if a section shows other tiles than the English it translates."""
    wanted, shown = tiles_in((english,)), tiles_in((here,))
    if wanted != shown:
        tell(f"It shows the tiles {listed(shown)}, but the English text shows {listed(wanted)}.")


def _check_facts(tradition: Tradition, lists: WordLists, tell: Tell) -> None:
    """Tells which of a tradition's facts cannot be."""
    if tradition.id not in BOXES:
        tell(f"The engine has no box {tradition.id!r}. There are {', '.join(BOXES)}.")
    for term in (tradition.term, *tradition.materials):
        if lists.terms and term not in lists.terms:
            tell(f"The term {term!r} is not in the glossary.")
    if SOURCE_LOCALE not in tradition.wikipedia:
        tell("wikipedia needs the English article, to which readers of the other languages are sent.")
    if tradition.materials[0] != "tile_set":
        tell("The first of the materials must be 'tile_set'.")
    try:
        pieces = parse_tiles(tradition.face)
    except NotationError as unreadable:
        tell(f"The tiles {tradition.face!r} cannot be read: {in_short(unreadable.reason)}.")
        return
    for piece in pieces:
        if tradition.id in BOXES and piece.design not in BOXES[tradition.id]:
            tell(f"The tile {piece.text!r} is not in the box of this tradition.")


def _check_taught(tradition: Tradition, library: Library, tell: Tell) -> None:
    """Tells if what the front page promises is not what there is."""
    is_there, is_taught = tradition.id in library.courses, tradition.taught is Taught.NOW
    if is_there and not is_taught:
        tell(f"taught is {tradition.taught.value!r}, but courses.yaml has a course of this tradition.")
    if is_taught and not is_there:
        tell("taught is 'now', but courses.yaml has no course of this tradition.")
    if is_taught and tradition.lesson not in library.lessons:
        tell(f"lesson must name the lesson to begin with; there is none called {tradition.lesson!r}.")
    if not is_taught and tradition.lesson:
        tell("lesson names a lesson, but the tradition is not taught yet.")


def _check_uses(tradition: Tradition, notes: TileNotes, tell: Tell) -> None:
    """Tells for which tiles of the box nothing is said."""
    wanted = families(tradition.id)
    for name in _strangers(wanted, tradition.uses):
        tell(f"uses does not say what this family may do: {name}.")
    for name in _strangers(tradition.uses, wanted):
        tell(f"uses names a family {name!r} that is not in the box.")
    for use in _strangers(dict.fromkeys(tradition.uses.values()), notes.uses):
        tell(f"There is no use {use!r} in tiles/tiles.yaml.")


def _check_signs(signs: Signs, traditions: Mapping[str, Tradition], tell: Tell) -> None:
    """Tells which signs lead nowhere, and which traditions no sign tells from all others."""
    for sign, times in Counter(signs.ids).items():
        if times > 1:
            tell(f"The sign {sign!r} is listed {times} times.")
    for sign in _strangers(signs.front, signs.ids):
        tell(f"front names a sign {sign!r} that no group has.")
    seen = Counter(sign for each in traditions.values() for sign in each.signs)
    for sign in signs.ids:
        if not seen[sign]:
            tell(f"The sign {sign!r} is seen in no tradition.")
    for each in traditions.values():
        if all(seen[sign] != 1 for sign in each.signs):
            tell(f"The tradition {each.id!r} has no sign of its own.")


def _check_tile_notes(notes: TileNotes, tell: Tell) -> None:
    """Tells which look-alikes cannot be shown side by side."""
    for each in notes.lookalikes:
        if len(each.tiles) + each.blank < 2:
            tell(f"The look-alikes {each.id!r} need a second tile.")


def _strangers(names: Iterable[str], known: Iterable[str]) -> Iterable[str]:
    """Those of the names that are not known."""
    there = set(known)
    return (name for name in names if name not in there)
