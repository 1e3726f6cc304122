"""The shapes of ``faq/questions.yaml`` and ``corrections/corrections.yaml``, and of the proofs in them."""

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field

from engine.book.entry import Head
from tutorial.content.schema import FILLED, ClaimId, Kebab, Notation, ReasonCode, Strict, Text

AnyHead = Annotated[Head, Field(strict=False)]


class EntrySchema(Strict):
    """A question or a correction; each proof is read on its own."""

    id: Kebab
    variant: Text
    heads: Annotated[tuple[AnyHead, ...], FILLED]
    claims: tuple[ClaimId, ...] = ()
    see: Kebab = ""
    proofs: Annotated[tuple[Mapping[str, object], ...], FILLED]


class ReferenceSchema(Strict):
    """A whole file."""

    entries: Annotated[tuple[EntrySchema, ...], FILLED]


class TableSchema(Strict):
    """What every proof may say of its table."""

    variant: Text = ""
    options: Mapping[str, Text] = {}


class MeldSchema(Strict):
    """A set on the table."""

    type: Text
    tiles: Notation
    concealed: bool = False
    added: bool = False


class ScoredSchema(Strict):
    """A hand: `concealed` and whatever is not as usual, and `total` or `because`."""

    concealed: Notation
    win: Notation
    melds: tuple[MeldSchema, ...] = ()
    self_draw: bool = False
    wall_last: bool = False
    kong: bool = False
    last_copy: bool = False
    seat_wind: Text = "E"
    round_wind: Text = "E"
    flowers: Notation = ""
    void: str = ""
    total: int | None = None
    because: ReasonCode = ""


class RuledSchema(Strict):
    """An incident with its facts, and the rule."""

    incident: Text
    facts: Mapping[str, object]
    because: ReasonCode


class StatedSchema(Strict):
    """A fact of the book, and what the engine says of it."""

    fact: Kebab
    says: ReasonCode


class AnsweredSchema(Strict):
    """What stands beside a question: the answer, and why it is wrong if it is."""

    answer: Text
    because: ReasonCode = ""
