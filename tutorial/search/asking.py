"""Asking: what somebody types, taken apart into the things that are looked for.

What belongs here: words that say nothing, words that mean the same, the traditions that are named. What does not:
looking them up (``index``).
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from tutorial.content.library import get_library, kept
from tutorial.content.locales import SOURCE_LOCALE
from tutorial.content.search_words import SearchWords
from tutorial.content.values import Library, Term
from tutorial.pages.traditions import head
from tutorial.wording import language, terms
from tutorial.wording.folding import folded

TYPED, SAME_THING, ALIKE = 1.0, 0.9, 0.6
"""How much it counts that a document has the very word, another name of the same thing, a word that is used alike."""
_LONGEST_PHRASE = 5
"""Units: words. No name of the game is longer."""
_MOST_WORDS = 24
"""So many words of a question are looked at."""
_SHORTEST_STEM = 3
_LETTERS = re.compile(r"[^\W\d_]{3,}")
_IDEOGRAPHS = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff]+")


@dataclass(frozen=True, slots=True)
class Wanted:
    """One thing that is looked for."""

    ways: Mapping[str, float]
    """Everything it can be called, with how much that counts."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody looks for."""

    phrase: str
    """All of it as it is compared."""
    wanted: tuple[Wanted, ...]
    """The things it names."""
    traditions: frozenset[str]
    """The ids of the traditions it names."""


@dataclass(frozen=True, slots=True)
class _Lexicon:
    """What the words of a question can mean in one language."""

    stop: frozenset[str]
    """Words that say nothing."""
    alike: Mapping[str, frozenset[str]]
    """What is used alike, by word."""
    called: Mapping[str, frozenset[str]]
    """All names of a thing, by each of them."""
    traditions: Mapping[str, str]
    """The ids of traditions, by what they are called."""


def asked(typed: str) -> Asked:
    """What is looked for by somebody who typed this."""
    lexicon = _lexicon(get_library(), language.current())
    phrase = folded(typed)
    words = list(_words(phrase))[:_MOST_WORDS]
    traditions: list[str] = []
    wanted: list[Wanted] = []
    telling = [each for each in words if each not in lexicon.stop]
    left = telling or words
    while left:
        size, called, tradition = _longest(left, lexicon)
        name = " ".join(left[:size])
        if tradition:
            traditions.append(tradition)
        else:
            wanted.append(Wanted(_ways(name, called, lexicon)))
        left = left[size:]
    if not wanted:
        wanted = [Wanted(_ways(each, lexicon.called.get(each, frozenset()), lexicon)) for each in words]
    return Asked(phrase, tuple(wanted), frozenset(traditions))


def _words(phrase: str) -> Iterator[str]:
    """The words of a phrase; a run of ideographs is a word."""
    for each in phrase.split():
        runs = _IDEOGRAPHS.findall(each)
        yield from runs or (each,)


def _longest(words: list[str], lexicon: _Lexicon) -> tuple[int, frozenset[str], str]:
    """How many of the words, from the first, name one thing; its other names, or the tradition it is.

    The last of them may have an ending.
    """
    for size in range(min(_LONGEST_PHRASE, len(words)), 0, -1):
        before, last = words[: size - 1], words[size - 1]
        for ending in (last, *(stem for stem, _worth in _stems(last))):
            name = " ".join((*before, ending))
            if name in lexicon.traditions:
                return size, frozenset(), lexicon.traditions[name]
            if name in lexicon.called:
                return size, lexicon.called[name], ""
    return 1, frozenset(), ""


def _ways(name: str, called: Iterable[str], lexicon: _Lexicon) -> Mapping[str, float]:
    """Everything a thing can be called."""
    ways: dict[str, float] = {}
    for each in lexicon.alike.get(name, ()):
        ways[each] = ALIKE
    for stem, worth in _stems(name):
        ways[stem] = max(worth, ways.get(stem, 0))
    for each in called:
        ways[each] = max(SAME_THING, ways.get(each, 0))
        for other in lexicon.alike.get(each, ()):
            ways.setdefault(other, ALIKE)
    ways[name] = TYPED
    return ways


def _stems(word: str) -> Iterator[tuple[str, float]]:
    """The word without what may be an ending, with how much that counts."""
    if " " in word or word >= "\u2e80":
        return
    for cut in (1, 2, 3):
        if len(word) - cut >= max(_SHORTEST_STEM, 2 * cut):
            yield word[:-cut], TYPED - 0.15 * cut


@kept
def _lexicon(library: Library, here: str) -> _Lexicon:
    """What the words of a question can mean."""
    everyday = [library.search.get(each, SearchWords()) for each in dict.fromkeys((here, SOURCE_LOCALE))]
    alike: dict[str, set[str]] = {}
    for group in (group for each in everyday for group in each.alike):
        together = {folded(each) for each in group}
        for each in together:
            alike.setdefault(each, set()).update(together - {each})
    called: dict[str, set[str]] = {}
    for id, term in library.terms.items():
        if term.category == "ui":
            continue
        names = {name for name in _names(id, term, here) if name}
        for each in names:
            called.setdefault(each, set()).update(names)
    return _Lexicon(
        frozenset(folded(each) for words in everyday for each in words.stop),
        {word: frozenset(others) for word, others in alike.items()},
        {name: frozenset(names) for name, names in called.items()},
        dict(_traditions(library)),
    )


def _names(id: str, term: Term, here: str) -> Iterator[str]:
    """What a term is called and how its name is bent, as it is compared."""
    for each in terms.known_as(id):
        yield from map(folded, each.split(" / "))
    text = term.text.get(here)
    if text is None:
        return
    name = folded(text.name)
    for each in _LETTERS.findall(folded(text.forms)):
        if len(name) > 3 and " " not in name and (each[:3] == name[:3] or each[-3:] == name[-3:]):
            yield each


def _traditions(library: Library) -> Iterator[tuple[str, str]]:
    """What the traditions are called, each with its id: their names, and what of a name is theirs alone."""
    called = {
        id: {folded(each) for each in (*terms.known_as(tradition.term), head(tradition).title, id.replace("_", " "))}
        for id, tradition in library.traditions.items()
    }
    shared = Counter(word for names in called.values() for word in {word for name in names for word in name.split()})
    for id, names in called.items():
        for name in names:
            own = " ".join(word for word in name.split() if shared[word] == 1)
            yield name, id
            if len(own) > 2 and own not in library.terms:
                yield own, id
