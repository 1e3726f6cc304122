"""The words of the cards checked: they speak of a card the engine knows, and of everything on it."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from engine.card.card import Card
from engine.card.cards import CARDS, card
from tutorial.content.cards import CardText, CardWords
from tutorial.content.check_texts import WordLists, check_pieces
from tutorial.content.prose import plain
from tutorial.content.read_cards import CARDS as FOLDER
from tutorial.content.report import Report, Tell
from tutorial.content.values import Library


def check_cards(library: Library, lists: WordLists, root: Path, report: Report) -> None:
    """Tells everything about the words of the cards that does not hold."""
    for id, words in library.cards.items():
        file = root / FOLDER / f"{id}.yaml"
        if id not in CARDS:
            report.add(file, f"The engine has no card {id!r}. There are {', '.join(CARDS)}.")
            continue
        told = card(id)
        _check_facts(words, told, report.teller(file, ""))
        for locale, text in words.text.items():
            tell = report.teller(file.with_suffix("") / f"{locale}.yaml", "")
            _check_all(text.sections, told.sections, "section", tell)
            _check_all(text.notes, _ids(told), "line", tell)
            pieces = _pieces(text)
            check_pieces(pieces, locale, lists, tell)
            for each in pieces:
                if plain(each) != each:
                    tell(f"It is plain text on one line, without tiles, terms or marks: {each!r}.")
    for tradition in library.traditions.values():
        if tradition.card and tradition.card not in library.cards:
            tell = report.teller(root / tradition.article.place / "tradition.yaml", "")
            tell(f"There is no card {tradition.card!r} in the folder {FOLDER}.")


def _check_facts(words: CardWords, told: Card, tell: Tell) -> None:
    """Tells if what is said once for all languages is not what the engine knows."""
    if words.year != told.year:
        tell(f"year is {words.year}, but the engine's card is of {told.year}.")
    if words.sections != told.sections:
        tell(f"sections must be those of the engine's card, in its order: {', '.join(told.sections)}.")
    if words.starters != tuple(id for id in _ids(told) if id in words.starters):
        tell("starters must be lines of the card, each once and in its order.")


def _check_all(there: Iterable[str], wanted: Sequence[str], what: str, tell: Tell) -> None:
    """Tells what nothing is said of, and what is said of nothing."""
    said = tuple(there)
    for id in (each for each in wanted if each not in said):
        tell(f"Nothing is said of the {what} {id!r}.")
    for id in (each for each in said if each not in wanted):
        tell(f"The card has no {what} {id!r}.")


def _ids(told: Card) -> tuple[str, ...]:
    """The ids of the lines, in order."""
    return tuple(each.id for each in told.lines)


def _pieces(text: CardText) -> tuple[str, ...]:
    """Every piece of text of a language."""
    return (text.title, text.statement, *text.sections.values(), *text.notes.values())
