"""The guide to the traditions: each mistake gets its sentence, and translations count like those of lessons."""

import re
from pathlib import Path

import pytest

from engine.variants.boxes import BOXES
from tests.content.folder import Folder
from tutorial.content.freshness import Freshness
from tutorial.content.guide import SECTIONS, Taught
from tutorial.content.loader import load, read
from tutorial.content.stamp import StampError, stamp
from tutorial.content.status import status

FAMILIES = {
    "basic": "dots bamboo characters wind_tile dragon_tile",
    "hong_kong": "dots bamboo characters wind_tile dragon_tile flower_tile season_tile",
    "mcr": "dots bamboo characters wind_tile dragon_tile flower_tile season_tile",
    "sichuan": "dots bamboo characters",
    "classical": "dots bamboo characters wind_tile dragon_tile flower_tile season_tile",
    "american": "dots bamboo characters wind_tile dragon_tile flower_tile joker",
    "riichi": "dots bamboo characters wind_tile dragon_tile red_five",
    "taiwanese": "dots bamboo characters wind_tile dragon_tile flower_tile season_tile",
}
TERMS = """\
tile: {category: set}
suit: {category: set}
bamboo: {category: set}
tile_set: {category: set}
dice: {category: table}
"""
TERM_TEXT = """\
tile: {name: tile, confidence: high}
suit: {name: suit, confidence: high}
bamboo: {name: bamboo, confidence: high}
tile_set: {name: tile set, confidence: high}
dice: {name: dice, confidence: high}
"""
FRONT = "---\ntitle: A title\nsummary: A sentence.\n---\n"
SIGNS = """\
groups:
  - {id: box, signs: [shared, of-basic, of-hong-kong, of-mcr, of-sichuan]}
  - {id: play, signs: [of-classical, of-american, of-riichi, of-taiwanese]}
front: [shared]
"""
TILES = """\
uses: [sets]
lookalikes:
  - {id: white, tiles: ["5z"], blank: true}
  - {id: bird, tiles: ["1s", "1f"]}
"""
HONG_KONG = "traditions/hong_kong/tradition.yaml"
ENGLISH = "traditions/hong_kong/en.md"
SWAHILI = "traditions/hong_kong/sw.md"


def tradition(id: str) -> str:
    """The data of a tradition that holds."""
    uses = ", ".join(f"{family}: sets" for family in FAMILIES[id].split())
    taught = "now\nlesson: first" if id == "basic" else "soon"
    return f"""\
term: tile
face: "123s"
players: 4
minutes: 60
taught: {taught}
materials: [tile_set, dice]
signs: [shared, of-{id.replace("_", "-")}]
uses: {{{uses}}}
wikipedia: {{en: Mahjong}}
sources:
  - {{title: A book, by: Somebody, year: 1923}}
"""


def sections(*names: str, titled: bool = False) -> str:
    """A text with these sections."""
    title = "### A title\n\n" if titled else ""
    return FRONT + "".join(f"\n## {name}\n\n{title}Some [words](term:tile).\n" for name in names)


@pytest.fixture
def guide(folder: Folder) -> Folder:
    """A content folder with a guide that holds, in English."""
    folder.write("glossary/terms.yaml", TERMS)
    for locale in ("en", "sq", "sw", "bn", "hi", "ka"):
        folder.write(f"glossary/{locale}.yaml", TERM_TEXT)
    for id in BOXES:
        folder.write(f"traditions/{id}/tradition.yaml", tradition(id))
        folder.write(f"traditions/{id}/en.md", sections(*SECTIONS))
    folder.write("which-table/signs.yaml", SIGNS)
    signs = [f"of-{id.replace('_', '-')}" for id in BOXES]
    folder.write("which-table/en.md", sections("group-box", "group-play", "shared", *signs, titled=True))
    folder.write("tiles/tiles.yaml", TILES)
    folder.write("tiles/en.md", sections("use-sets") + sections("alike-white", "alike-bird", titled=True)[len(FRONT) :])
    folder.write("materials/en.md", sections("tile_set", "dice"))
    return folder


def test_a_guide_that_holds_is_read(guide: Folder) -> None:
    library = load(guide.root)
    assert list(library.traditions) == list(BOXES)
    basic = library.traditions["basic"]
    assert (basic.taught, basic.lesson, basic.face) == (Taught.NOW, "basic/first", "123s")
    assert basic.article.section_names == ("front", *SECTIONS)
    assert basic.article.text["en"].sections["pitch"].body_markdown == "Some [words](term:tile)."
    assert library.guide.signs.ids[:2] == ("shared", "of-basic")
    assert library.guide.materials.names == ("tile_set", "dice")
    assert library.guide.tile_notes.article.text["en"].sections["alike-bird"].title == "A title"


def test_a_folder_without_traditions_has_an_empty_guide(folder: Folder) -> None:
    library = load(folder.root)
    assert not library.traditions
    assert not library.guide.articles


def changed(file: str, old: str, new: str):  # type: ignore[no-untyped-def]
    return lambda folder: folder.change(file, old, new)


HK = f"content/{HONG_KONG}"
EN = f"content/{ENGLISH}"
MISTAKES = {
    "no data": (lambda folder: folder.path(HONG_KONG).unlink(), f"{HK}: The file is missing."),
    "misspelled field": (
        changed(HONG_KONG, "players: 4", "player: 4"),
        f"{HK}: player is no field that belongs here. Is it spelled right?",
    ),
    "no such card": (
        changed(HONG_KONG, "taught: soon", "taught: soon\ncard: paper"),
        f"{HK}: There is no card 'paper' in the folder cards.",
    ),
    "impossible number": (
        changed(HONG_KONG, "players: 4", "players: 9"),
        f"{HK}: players must be 4 or less, but it is the number 9.",
    ),
    "unknown state": (
        changed(HONG_KONG, "taught: soon", "taught: yes"),
        f"{HK}: taught must be 'now', 'soon' or 'later', but it is the yes-or-no value true.",
    ),
    "unknown term": (
        changed(HONG_KONG, "term: tile\n", "term: tiles\n"),
        f"{HK}: The term 'tiles' is not in the glossary.",
    ),
    "unknown material": (changed(HONG_KONG, "dice]", "cups]"), f"{HK}: The term 'cups' is not in the glossary."),
    "tiles not first": (
        changed(HONG_KONG, "[tile_set, dice]", "[dice, tile_set]"),
        f"{HK}: The first of the materials must be 'tile_set'.",
    ),
    "unreadable tiles": (changed(HONG_KONG, '"123s"', '"12x"'), "notation."),
    "a tile of another box": (
        changed(HONG_KONG, '"123s"', '"1j"'),
        f"{HK}: The tile '1j' is not in the box of this tradition.",
    ),
    "no english article": (
        changed(HONG_KONG, "{en: Mahjong}", "{bn: X}"),
        f"{HK}: wikipedia needs the English article, to which readers of the other languages are sent.",
    ),
    "an address that is none": (changed(HONG_KONG, "year: 1923", 'url: "somewhere"'), "sources, item 1, url"),
    "promised too early": (
        changed(HONG_KONG, "taught: soon", "taught: now"),
        f"{HK}: taught is 'now', but courses.yaml has no course of this tradition.",
    ),
    "not promised": (
        changed("traditions/basic/tradition.yaml", "taught: now\nlesson: first", "taught: soon"),
        "content/traditions/basic/tradition.yaml: taught is 'soon', but courses.yaml has a course of this tradition.",
    ),
    "no such lesson": (
        changed("traditions/basic/tradition.yaml", "lesson: first", "lesson: last"),
        "lesson must name the lesson to begin with; there is none called 'basic/last'.",
    ),
    "a lesson that is not open": (
        changed(HONG_KONG, "taught: soon", "taught: soon\nlesson: basic/first"),
        f"{HK}: lesson names a lesson, but the tradition is not taught yet.",
    ),
    "a family without a use": (
        changed(HONG_KONG, ", season_tile: sets", ""),
        f"{HK}: uses does not say what this family may do: season_tile.",
    ),
    "a family that is not there": (
        changed(HONG_KONG, "season_tile: sets", "season_tile: sets, joker: sets"),
        f"{HK}: uses names a family 'joker' that is not in the box.",
    ),
    "an unknown use": (
        changed(HONG_KONG, "dots: sets", "dots: eating"),
        f"{HK}: There is no use 'eating' in tiles/tiles.yaml.",
    ),
    "an unknown sign": (
        changed(HONG_KONG, "[shared, ", "[shared, heard, "),
        f"{HK}: There is no sign 'heard' in which-table/signs.yaml.",
    ),
    "no sign of its own": (
        changed(HONG_KONG, ", of-hong-kong]", "]"),
        "content/which-table/signs.yaml: The tradition 'hong_kong' has no sign of its own.",
    ),
    "a sign that leads nowhere": (
        changed(HONG_KONG, ", of-hong-kong]", "]"),
        "content/which-table/signs.yaml: The sign 'of-hong-kong' is seen in no tradition.",
    ),
    "a sign twice": (
        changed("which-table/signs.yaml", "of-sichuan]", "of-sichuan, shared]"),
        "content/which-table/signs.yaml: The sign 'shared' is listed 2 times.",
    ),
    "an unknown sign in front": (
        changed("which-table/signs.yaml", "front: [shared]", "front: [seen]"),
        "content/which-table/signs.yaml: front names a sign 'seen' that no group has.",
    ),
    "no signs": (
        lambda folder: folder.write("which-table/signs.yaml", "groups: []\nfront: [x]\n"),
        "content/which-table/signs.yaml: groups is empty; it needs at least one.",
    ),
    "look-alikes alone": (
        changed("tiles/tiles.yaml", ", blank: true", ""),
        "content/tiles/tiles.yaml: The look-alikes 'white' need a second tile.",
    ),
    "look-alikes that are no tiles": (
        changed("tiles/tiles.yaml", '"1f"]', '"9z"]'),
        "content/tiles/tiles.yaml: lookalikes, item 2, tiles, item 2: '9z' names no tile",
    ),
    "no tile notes": (
        lambda folder: folder.path("tiles/tiles.yaml").unlink(),
        "content/tiles/tiles.yaml: The file is missing.",
    ),
    "a tradition without tiles": (
        lambda folder: folder.write("traditions/dominoes/tradition.yaml", tradition("basic")),
        "content/traditions/dominoes/tradition.yaml: The engine has no box 'dominoes'.",
    ),
    "a tradition that is missing": (
        lambda folder: (folder.path(ENGLISH).unlink(), folder.path(HONG_KONG).unlink()),
        f"{HK}: The file is missing.",
    ),
    "no english": (lambda folder: folder.path(ENGLISH).unlink(), f"{EN}: The file is missing."),
    "no front matter": (changed(ENGLISH, FRONT, ""), f"{EN}: The file must begin with front matter"),
    "text before the sections": (
        changed(ENGLISH, FRONT, FRONT + "\nHello.\n"),
        f"{EN}: The text 'Hello.' stands before the first section.",
    ),
    "a missing section": (
        changed(ENGLISH, "## pitch", "## pitsch"),
        f"{EN}: section pitch: The section is missing: write '## pitch' and its text.",
    ),
    "an unknown section": (
        changed(ENGLISH, "## pitch", "## pitsch"),
        f"{EN}: section pitsch: There is no such section. The sections are {', '.join(SECTIONS)}.",
    ),
    "a section twice": (
        changed(ENGLISH, "## pitch", "## pitch\n\nx\n\n## pitch"),
        f"{EN}: section pitch: The section is there twice.",
    ),
    "an empty section": (
        changed(ENGLISH, "## pitch\n\nSome [words](term:tile).", "## pitch"),
        f"{EN}: section pitch: The section is empty.",
    ),
    "an unknown term in the text": (
        changed(ENGLISH, "## pitch\n\nSome [words](term:tile)", "## pitch\n\nSome [words](term:words)"),
        f"{EN}: section pitch: The term 'words' is not in the glossary.",
    ),
    "html": (
        changed(ENGLISH, "## pitch\n\nSome", "## pitch\n\nSome <b>big</b>"),
        f"{EN}: section pitch: There is HTML in the text, which no page shows.",
    ),
    "tiles that are none": (
        changed(ENGLISH, "## pitch\n\nSome", "## pitch\n\n![](tiles:12x) some"),
        "section pitch: The tiles '12x' cannot be read",
    ),
    "marks in a title": (
        changed("which-table/en.md", "## shared\n\n### A title", "## shared\n\n### A *title*"),
        "section shared: Titles and summaries are plain text: no tiles, terms or marks.",
    ),
    "no title": (
        changed("which-table/en.md", "## shared\n\n### A title", "## shared\n"),
        "section shared: The first line must be the title",
    ),
    "a stray file": (
        lambda folder: folder.write("traditions/mcr/notes.txt", "x"),
        "content/traditions/mcr/notes.txt: Nothing reads this file.",
    ),
    "no state of what is not taught": (
        changed(HONG_KONG, "taught: soon", "taught: later"),
        f"{EN}: section state: The section is missing",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_every_mistake_is_told_with_its_file(guide: Folder, mistake: str) -> None:
    spoil, sentence = MISTAKES[mistake]
    spoil(guide)
    assert [each for each in guide.problems() if sentence in each], guide.problems()


# ---- translations ----------------------------------------------------------------------------------------------


def test_what_is_not_translated_is_no_mistake_but_is_counted(guide: Folder) -> None:
    library, problems = read(guide.root)
    assert problems == ()
    found = status(library)
    assert not found.is_current
    assert list(found.articles) == [*(f"traditions/{id}" for id in BOXES), "which-table", "tiles", "materials"]
    assert found.articles["traditions/hong_kong"]["sw"].missing == ("front", *SECTIONS)


def test_a_stamped_translation_is_current_until_the_english_changes(guide: Folder) -> None:
    guide.write(SWAHILI, guide.text(ENGLISH))
    article = load(guide.root).traditions["hong_kong"].article
    assert article.freshness("sw", "pitch") is Freshness.STALE
    assert stamp(article, "sw", (), root=guide.root) == ("front", *SECTIONS)
    article = load(guide.root).traditions["hong_kong"].article
    assert {article.freshness("sw", name) for name in article.section_names} == {Freshness.CURRENT}
    guide.change(ENGLISH, "## history\n\nSome", "## history\n\nOther")
    found = status(load(guide.root)).articles["traditions/hong_kong"]["sw"]
    assert (found.stale, found.missing) == (("history",), ())


def test_a_section_that_is_not_there_cannot_be_stamped(guide: Folder) -> None:
    article = load(guide.root).traditions["hong_kong"].article
    with pytest.raises(StampError, match="In traditions/hong_kong there is no section 'pitsch'"):
        stamp(article, "sw", ("pitsch",), root=guide.root)


def test_a_current_translation_shows_the_same_tiles(guide: Folder) -> None:
    guide.change(ENGLISH, "## pitch\n\nSome", "## pitch\n\n![](tiles:123m) Some")
    guide.write(SWAHILI, guide.text(ENGLISH))
    stamp(load(guide.root).traditions["hong_kong"].article, "sw", (), root=guide.root)
    guide.change(SWAHILI, "tiles:123m", "tiles:456m")
    told = f"content/{SWAHILI}: section pitch: It shows the tiles 456m, but the English text shows 123m."
    assert guide.problems() == [told]


def test_a_source_for_a_section_that_is_not_there_is_told(guide: Folder) -> None:
    source = 'source: {pitsch: "0123456789ab"}\n'
    guide.write(SWAHILI, guide.text(ENGLISH).replace("summary:", f"{source}summary:"))
    told = f"content/{SWAHILI}: front matter: source names a section 'pitsch' that the text does not have."
    assert guide.problems() == [told]


# ---- the guide of this site ------------------------------------------------------------------------------------

CONTENT = Path(__file__).resolve().parents[2] / "content"
PLACES = sorted(
    path for folder in ("traditions", "which-table", "tiles", "materials") for path in (CONTENT / folder).rglob("*.md")
)


@pytest.mark.parametrize("path", PLACES, ids=lambda path: path.relative_to(CONTENT).as_posix())
def test_the_number_of_tiles_is_never_typed(path: Path) -> None:
    """The engine knows it; a number is looked for in the digits of any script."""
    text = "".join(str(int(each)) if each.isdigit() else each for each in path.read_text("utf-8"))
    assert not re.search(r"(?<![0-9a-f])(108|136|144|152)(?![0-9a-f])", text)
