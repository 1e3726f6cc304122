"""The glossary's files: ``terms.yaml``, one file a language, the patterns, and the words to keep away from."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter

from tutorial.content.locales import LOCALES
from tutorial.content.reading import Entries, read_entries
from tutorial.content.report import Report
from tutorial.content.schema import Locale, PatternSchema, TermSchema, TermTextSchema, Text
from tutorial.content.values import Term, TermText

_TERM = TypeAdapter(TermSchema)
_PATTERN = TypeAdapter(PatternSchema)
_TERM_TEXT = TypeAdapter(TermTextSchema)
_WORDS: TypeAdapter[tuple[str, ...]] = TypeAdapter(tuple[Text, ...])
_WORDS_BY_LOCALE: TypeAdapter[Mapping[str, tuple[str, ...]]] = TypeAdapter(dict[Locale, tuple[Text, ...]])


@dataclass(frozen=True, slots=True)
class Glossary:
    """The words of the game, as far as they could be read."""

    terms: Mapping[str, Term]
    """By id."""
    ids: frozenset[str]
    """Every term there is, those with a broken entry too."""
    avoid: Mapping[str, Mapping[str, tuple[str, ...]]]
    """Words that must not stand for a term, by term and locale."""
    bans: Mapping[str, tuple[str, ...]]
    """Words no text may contain, by locale."""


def read_glossary(folder: Path, report: Report) -> Glossary:
    """The glossary of this folder; what is wrong with it goes to the report."""
    terms = read_entries(folder / "terms.yaml", _TERM, report)
    patterns = _read_patterns(folder / "patterns.yaml", terms.names, report)
    texts = {locale: _read_texts(folder / f"{locale}.yaml", terms.names, report) for locale in LOCALES}
    for file, found in (("terms.yaml", terms.good), ("patterns.yaml", patterns.good)):
        _tell_lost_references(folder / file, found, terms.names | patterns.names, report)
    return Glossary(
        {**{term: _term(term, schema, texts) for term, schema in terms.good.items()}, **patterns.good},
        terms.names | patterns.names,
        _read_avoid(folder / "avoid.yaml", terms.names, report),
        _read_bans(folder / "bans.yaml", report),
    )


def _term(id: str, schema: TermSchema, texts: Mapping[str, Mapping[str, TermText]]) -> Term:
    """The term with its words in every language that has them."""
    return Term(id=id, **schema.model_dump(), text={locale: here[id] for locale, here in texts.items() if id in here})


def _read_patterns(file: Path, terms: frozenset[str], report: Report) -> Entries[Term]:
    """The patterns as terms of their own; the file may be missing."""
    if not file.exists():
        return Entries({}, frozenset())
    found = read_entries(file, _PATTERN, report)
    for name in sorted(found.names & terms):
        report.add(file, "It is a term already.", place=name)
    for name, schema in found.good.items():
        for locale in LOCALES:
            if locale not in schema.names:
                report.add(file, f"It has no name in {locale}.", place=name)
    return Entries({name: _pattern(name, schema) for name, schema in found.good.items()}, found.names)


def _pattern(id: str, schema: PatternSchema) -> Term:
    """The pattern as a term."""
    names = {locale: TermText(**text.model_dump()) for locale, text in schema.names.items()}
    return Term(id=id, category="pattern", **schema.model_dump(exclude={"names"}), text=names)


def _read_texts(file: Path, ids: frozenset[str], report: Report) -> Mapping[str, TermText]:
    """The words of one language, compared with the list of terms."""
    found = read_entries(file, _TERM_TEXT, report)
    _tell_strangers(file, found.names, ids, report)
    if found.names:
        for term in ids - found.names:
            report.add(file, "The term has no word in this language.", place=term)
    return {term: TermText(**schema.model_dump()) for term, schema in found.good.items()}


def _read_avoid(file: Path, ids: frozenset[str], report: Report) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """The words to avoid for a term; the file may be missing."""
    if not file.exists():
        return {}
    found = read_entries(file, _WORDS_BY_LOCALE, report)
    _tell_strangers(file, found.names, ids, report)
    return found.good


def _read_bans(file: Path, report: Report) -> Mapping[str, tuple[str, ...]]:
    """The words to avoid anywhere; the file may be missing."""
    if not file.exists():
        return {}
    found = read_entries(file, _WORDS, report)
    for locale in found.names - set(LOCALES):
        report.add(file, f"It is no language of the content; there are {', '.join(LOCALES)}.", place=locale)
    return found.good


def _tell_lost_references(
    file: Path, entries: Mapping[str, TermSchema] | Mapping[str, Term], ids: frozenset[str], report: Report
) -> None:
    """Tells which entries point to a term that there is not, or to themselves."""
    for name, entry in entries.items():
        for other in (*entry.unlike, *entry.see):
            if other == name or other not in ids:
                report.add(file, f"It points to {other!r}, which is no other term.", place=name)


def _tell_strangers(file: Path, names: frozenset[str], ids: frozenset[str], report: Report) -> None:
    """Tells which entries are about no term, if the list of terms could be read."""
    for name in names - ids if ids else ():
        report.add(file, "There is no such term in terms.yaml.", place=name)
