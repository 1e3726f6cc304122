"""The shapes of the guide's files: traditions, signs, notes on tiles."""

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field

from tutorial.content.guide import Taught
from tutorial.content.schema import FILLED, DesignText, Kebab, LessonKey, Locale, Strict, Text


class SourceSchema(Strict):
    """A book or page."""

    title: Text
    by: Text = ""
    year: Annotated[int, Field(ge=1800, le=2100)] | None = None
    url: Annotated[str, Field(pattern=r"https://\S+")] | None = None


class TraditionSchema(Strict):
    """``traditions/<id>/tradition.yaml``."""

    term: Text
    face: Text
    american: bool = False
    players: Annotated[int, Field(ge=2, le=4)]
    minutes: Annotated[int, Field(ge=5, le=300)]
    taught: Annotated[Taught, Field(strict=False)]
    lesson: LessonKey | None = None
    card: Text | None = None
    materials: Annotated[tuple[Text, ...], FILLED]
    signs: Annotated[tuple[Kebab, ...], FILLED]
    uses: Mapping[str, Kebab]
    wikipedia: Mapping[Locale, Text]
    sources: Annotated[tuple[SourceSchema, ...], FILLED]
    plays: Mapping[Text, Mapping[Text, Annotated[tuple[Text, ...], FILLED]]] | None = None


class SignGroupSchema(Strict):
    """Signs that are seen at the same moment."""

    id: Kebab
    signs: Annotated[tuple[Kebab, ...], FILLED]


class SignsSchema(Strict):
    """``which-table/signs.yaml``."""

    groups: Annotated[tuple[SignGroupSchema, ...], FILLED]
    front: Annotated[tuple[Kebab, ...], FILLED]


class LookalikesSchema(Strict):
    """Tiles that are taken for each other."""

    id: Kebab
    tiles: Annotated[tuple[DesignText, ...], FILLED]
    blank: bool = False


class TileNotesSchema(Strict):
    """``tiles/tiles.yaml``."""

    uses: Annotated[tuple[Kebab, ...], FILLED]
    lookalikes: Annotated[tuple[LookalikesSchema, ...], FILLED]
