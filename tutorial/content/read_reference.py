"""The files of the questions and corrections, read into a `Reference`."""

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from engine.reasons import ContentError
from engine.referee.written import read_incident
from engine.shown_hands import ShownHand, ShownMeld
from tutorial.content.article import Article
from tutorial.content.complaints import complaints
from tutorial.content.read_article import read_article
from tutorial.content.reading import shaped
from tutorial.content.reference import Asked, Entry, Proof, Reference, Ruled, Scored, Stated, Table
from tutorial.content.reference_schema import (
    AnsweredSchema,
    EntrySchema,
    ReferenceSchema,
    RuledSchema,
    ScoredSchema,
    StatedSchema,
    TableSchema,
)
from tutorial.content.report import Report, Tell, in_short
from tutorial.content.schema import Strict
from tutorial.content.step_schema import read_question
from tutorial.content.yaml_file import read_yaml

S = TypeVar("S", bound=Strict)
FILES: Mapping[str, str] = {"faq": "questions.yaml", "corrections": "corrections.yaml"}
"""The file with the proofs, by the folder below the content folder."""
_REFERENCE = TypeAdapter(ReferenceSchema)


def read_reference(root: Path, place: str, report: Report) -> Reference:
    """The entries of a folder with their words, as far as they can be read; none if there is no such folder."""
    file = root / place / FILES[place]
    if not file.parent.is_dir():
        return Reference(article=Article(place))
    read = read_yaml(file, report)
    data = None if read is None else shaped(read, _REFERENCE, file, report)
    if data is None:
        return Reference(article=Article(place))
    for id, times in Counter(each.id for each in data.entries).items():
        if times > 1:
            report.add(file, f"{times} entries have this id.", place=f"entry {id}")
    entries = {each.id: _entry(each, report.teller(file, f"entry {each.id}")) for each in data.entries}
    article = read_article(root, place, tuple(entries), report, titled=entries, data=FILES[place])
    return Reference(entries, article)


def _entry(data: EntrySchema, tell: Tell) -> Entry:
    """A question or correction with the proofs that can be read."""
    proofs = [_proof(dict(each), data.variant, tell) for each in data.proofs]
    return Entry(data.id, data.variant, data.heads, data.claims, tuple(each for each in proofs if each), data.see)


def _proof(data: dict[str, object], variant: str, tell: Tell) -> Proof | None:
    """A proof, told apart by what it names: a question, a hand, an incident or a fact."""
    own = {"options": data.pop("options")} if isinstance(data.get("options"), str) else {}  # those of a question
    about = _read(TableSchema, _taken(data, TableSchema), tell)
    data |= own
    make = next((make for name, make in _MAKES.items() if name in data), None)
    if make is None:
        tell(f"A proof has one of the fields {', '.join(_MAKES)}.")
    if about is None or make is None:
        return None
    return make(data, Table(about.variant or variant, tuple(about.options.items())), tell)


def _asked(data: dict[str, object], table: Table, tell: Tell) -> Asked | None:
    answered = _read(AnsweredSchema, _taken(data, AnsweredSchema), tell)
    exercise, told = read_question(data)
    for text in told:
        tell(text)
    return Asked(table, exercise, answered.answer, answered.because) if answered and exercise else None


def _scored(data: dict[str, object], table: Table, tell: Tell) -> Scored | None:
    found = _read(ScoredSchema, data, tell)
    if found is None:
        return None
    if (found.total is None) != bool(found.because):
        tell("A hand has a total, or the reason because of which it does not win.")
        return None
    melds = tuple(ShownMeld(each.type, each.tiles, each.concealed, each.added) for each in found.melds)
    own = found.model_dump(exclude={"melds", "total", "because"})
    return Scored(table, ShownHand(melds=melds, **own), found.total, found.because)


def _ruled(data: dict[str, object], table: Table, tell: Tell) -> Ruled | None:
    found = _read(RuledSchema, data, tell)
    if found is None:
        return None
    try:
        return Ruled(table, read_incident(found.incident, found.facts), found.because)
    except ContentError as broken:
        tell(f"The incident cannot be read: {in_short(broken.reason)}.")
        return None


def _stated(data: dict[str, object], table: Table, tell: Tell) -> Stated | None:
    found = _read(StatedSchema, data, tell)
    return Stated(table, found.fact, found.says) if found else None


_MAKES: Mapping[str, Callable[[dict[str, object], Table, Tell], Proof | None]] = {
    "ask": _asked,
    "concealed": _scored,
    "incident": _ruled,
    "fact": _stated,
}


def _taken(data: dict[str, object], shape: type[Strict]) -> dict[str, object]:
    """The fields of this shape, taken out of the data."""
    return {name: data.pop(name) for name in shape.model_fields if name in data}


def _read(shape: type[S], data: Mapping[str, object], tell: Tell) -> S | None:
    """The data in this shape, None (and every problem) if it has another."""
    try:
        return shape.model_validate(data)
    except ValidationError as error:
        for _, text in complaints(error):
            tell(text)
        return None
