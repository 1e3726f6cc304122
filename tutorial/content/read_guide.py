"""The guide's files: ``traditions/``, ``which-table/``, ``tiles/`` and ``materials/``, read into a `Guide`."""

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

from pydantic import TypeAdapter

from engine.variants.boxes import BOXES
from tutorial.content.guide import (
    SECTIONS,
    STATE,
    Guide,
    Lookalikes,
    SignGroup,
    Signs,
    Source,
    Taught,
    TileNotes,
    Tradition,
)
from tutorial.content.guide_schema import SignsSchema, SourceSchema, TileNotesSchema, TraditionSchema
from tutorial.content.read_article import read_article
from tutorial.content.reading import shaped
from tutorial.content.report import Report
from tutorial.content.yaml_file import read_yaml

T = TypeVar("T")

_TRADITION = TypeAdapter(TraditionSchema)
_SIGNS = TypeAdapter(SignsSchema)
_TILE_NOTES = TypeAdapter(TileNotesSchema)


def read_guide(root: Path, report: Report) -> Guide:
    """The guide of a content folder, as far as it can be read; an empty one if the folder has no traditions."""
    if not (root / "traditions").is_dir():
        return Guide()
    traditions = [_read_tradition(root, id, report) for id in _ids(root / "traditions")]
    found = {each.id: each for each in traditions if each is not None}
    materials = dict.fromkeys(term for each in found.values() for term in each.materials)
    return Guide(
        found,
        _read_signs(root, report),
        _read_tile_notes(root, report),
        read_article(root, "materials", tuple(materials), report),
    )


def _ids(folder: Path) -> tuple[str, ...]:
    """The name of every folder, those of the engine's boxes first and in their order."""
    there = {place.name for place in folder.iterdir() if place.is_dir()}
    return (*BOXES, *sorted(there - BOXES.keys()))


def _read_tradition(root: Path, id: str, report: Report) -> Tradition | None:
    """The tradition of this id; None if its data cannot be read."""
    place = f"traditions/{id}"
    data = _read(root / place / "tradition.yaml", _TRADITION, report)
    if data is None:
        return None
    names = SECTIONS if data.taught is not Taught.LATER else (*SECTIONS, STATE)
    return Tradition(
        id=id,
        term=data.term,
        face=data.face,
        american=data.american,
        players=data.players,
        minutes=data.minutes,
        taught=data.taught,
        lesson="" if data.lesson is None else data.lesson if "/" in data.lesson else f"{id}/{data.lesson}",
        materials=data.materials,
        signs=data.signs,
        uses=data.uses,
        wikipedia=data.wikipedia,
        sources=tuple(map(_source, data.sources)),
        article=read_article(root, place, names, report, data="tradition.yaml"),
        card=data.card or "",
        plays=data.plays or {},
    )


def _source(data: SourceSchema) -> Source:
    """A book or page."""
    return Source(data.title, data.by, data.year, data.url or "")


def _read_signs(root: Path, report: Report) -> Signs:
    """The signs, none if they cannot be read."""
    data = _read(root / "which-table" / "signs.yaml", _SIGNS, report)
    if data is None:
        return Signs()
    groups = tuple(SignGroup(each.id, each.signs) for each in data.groups)
    names = _flat((f"group-{each.id}", *each.signs) for each in groups)
    article = read_article(root, "which-table", names, report, titled=names, data="signs.yaml")
    return Signs(groups, data.front, article)


def _read_tile_notes(root: Path, report: Report) -> TileNotes:
    """The notes on tiles, none if they cannot be read."""
    data = _read(root / "tiles" / "tiles.yaml", _TILE_NOTES, report)
    if data is None:
        return TileNotes()
    lookalikes = tuple(Lookalikes(each.id, each.tiles, each.blank) for each in data.lookalikes)
    uses, alike = [f"use-{id}" for id in data.uses], [f"alike-{each.id}" for each in lookalikes]
    article = read_article(root, "tiles", (*uses, *alike), report, titled=alike, data="tiles.yaml")
    return TileNotes(data.uses, lookalikes, article)


def _read(file: Path, shape: TypeAdapter[T], report: Report) -> T | None:
    """What a file holds in this shape, None (and every problem) if it does not."""
    data = read_yaml(file, report)
    return None if data is None else shaped(data, shape, file, report)


def _flat(names: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """All names in one row."""
    return tuple(name for each in names for name in each)
