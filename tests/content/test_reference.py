"""Questions and corrections: the engine bears out every proof, and each mistake gets its sentence."""

import pytest

from engine.variants import variant
from tests.content.folder import Folder
from tutorial.content.check_reference import check_proof
from tutorial.content.freshness import Freshness
from tutorial.content.loader import load, read
from tutorial.content.reference import Asked, Ruled, Scored, Stated, Table
from tutorial.content.stamp import stamp

FILE = "faq/questions.yaml"
ENTRIES = """\
entries:
  - id: many
    variant: basic
    heads: [set-up, winning]
    claims: [H0, A8]
    see: history
    proofs:
      - {ask: name_tile, tile: "1s", choices: ["1f", "1s"], answer: "1s"}
      - {ask: name_tile, tile: "1s", choices: ["1f", "1s"], answer: "1f", because: tile.bird-is-one-bamboo}
      - {concealed: "456p67s99p", melds: [{type: pung, tiles: "555z"}, {type: chow, tiles: "234s"}], win: "5s",
         variant: classical, total: 48}
      - {concealed: "123m456p67s99p", melds: [{type: chow, tiles: "234s"}], win: "5s", variant: mcr,
         because: score.short-of}
      - {incident: wrong_pass, facts: {by: A, slip: joker}, because: referee.pass-joker, variant: american}
      - {fact: seven-pairs, says: book.no-seven-pairs, variant: hong_kong, options: {seven_pairs: "no"}}
"""
TEXT = """\
---
title: Questions
summary: Answers.
---

## many

### How many?

Some [words](term:tile).
"""


@pytest.fixture
def asked(folder: Folder) -> Folder:
    """A content folder with a question of every kind of proof, in English."""
    folder.write(FILE, ENTRIES)
    folder.write("faq/en.md", TEXT)
    return folder


def test_entries_that_hold_are_read(asked: Folder) -> None:
    library = load(asked.root)
    entry = library.faq.entries["many"]
    assert [type(each) for each in entry.proofs] == [Asked, Asked, Scored, Scored, Ruled, Stated]
    assert entry.variants == ("basic", "classical", "mcr", "american", "hong_kong")
    assert (entry.claims, entry.see) == (("H0", "A8"), "history")
    assert entry.proofs[-1].table == Table("hong_kong", (("seven_pairs", "no"),))
    assert library.faq.article.text["en"].sections["many"].title == "How many?"
    assert "faq" in library.translated
    assert not library.corrections.entries


def test_a_question_keeps_options_of_its_own(asked: Folder) -> None:
    hand = "99p45s + 6s | 1111m concealed kong | 123p chow from D | 234s chow from D"
    question = f'{{ask: count_score, hand: "{hand}", options: scoring=exponential, choices: [17, 33], answer: "33"}}'
    asked.change(FILE, ENTRIES.splitlines()[7].strip(), f"- {question}")
    assert load(asked.root).faq.entries["many"].proofs[0].table == Table("basic")


def test_translations_count_like_those_of_lessons(asked: Folder) -> None:
    asked.write("faq/sw.md", TEXT.replace("How many?", "Ngapi?").replace("Some", "Maneno"))
    stamp(load(asked.root).faq.article, "sw", (), root=asked.root)
    article = load(asked.root).faq.article
    assert [article.freshness("sw", name) for name in article.section_names] == [Freshness.CURRENT] * 2
    asked.change("faq/en.md", "How many?", "How few?")
    assert load(asked.root).faq.article.freshness("sw", "many") is Freshness.STALE


AT = f"content/{FILE}"
MISTAKES = {
    "no file": (FILE, ENTRIES, None, f"{AT}: The file is missing."),
    "no head": (FILE, "heads: [set-up, winning]", "heads: [middle]", "heads, item 1 must be 'objective', 'set-up'"),
    "twice": (FILE, ENTRIES, ENTRIES + ENTRIES.partition("\n")[2], "2 entries have this id."),
    "no such variant": (FILE, "variant: basic", "variant: chess", "The engine plays no variant 'chess'."),
    "no such section": (FILE, "see: history", "see: nowhere", "see names no section of a front page"),
    "no proof": (FILE, "fact: seven-pairs, says", "says", "A proof has one of the fields ask, concealed, incident"),
    "no such table": (FILE, '{seven_pairs: "no"}', '{seven_pairs: "so"}', "The proof cannot be judged"),
    "table misread": (FILE, '{seven_pairs: "no"}', "{seven_pairs: 1}", "options, seven_pairs must be text"),
    "no such question": (FILE, "ask: name_tile", "ask: riddle", "ask names no kind of question"),
    "question misread": (FILE, 'tile: "1s"', "tile: 1", "tile must be text"),
    "not to be asked": (FILE, '["1f", "1s"]', '["1f"]', "The question cannot be asked"),
    "no answer": (FILE, ', answer: "1s"', "", "answer is missing."),
    "wrong after all": (FILE, 'answer: "1s"', 'answer: "1f"', "'1f' is refused because of tile.bird-is-one-bamboo"),
    "right after all": (FILE, 'answer: "1f"', 'answer: "1s"', "'1s' is said to be wrong, but the engine accepts it."),
    "another reason": (FILE, "tile.bird-is-one-bamboo", "tile.other", "not of tile.other."),
    "hand misread": (FILE, 'win: "5s",\n', 'win: "tile",\n', "win: 'tile' names no tiles"),
    "no total": (FILE, ", total: 48", "", "A hand has a total, or the reason because of which it does not win."),
    "another total": (FILE, "total: 48", "total: 50", "The hand is worth 48, not 50."),
    "wins after all": (FILE, "total: 48", "because: score.short-of", "is nothing, not score.short-of."),
    "does not win": (FILE, "because: score.short-of", "total: 3", "is score.short-of, not nothing."),
    "no such incident": (FILE, "incident: wrong_pass", "incident: rain", "The incident cannot be read"),
    "incident misread": (FILE, "facts: {by: A, slip: joker}", "facts: no", "facts must be a mapping"),
    "another rule": (FILE, "referee.pass-joker", "referee.other", "The rule is referee.pass-joker, not referee.other."),
    "fact misread": (FILE, "says: book.no-seven-pairs", "says: no", "says must be text"),
    "says otherwise": (FILE, "book.no-seven-pairs", "book.other", "the engine says book.no-seven-pairs, not"),
    "says nothing": (FILE, "fact: seven-pairs", "fact: eight-pairs", "Of 'eight-pairs' the engine says nothing"),
    "no words": ("faq/en.md", "## many", "## few", "The section is missing: write '## many' and its text."),
    "no such term": ("faq/en.md", "term:tile", "term:tyle", "The term 'tyle' is not in the glossary."),
}


@pytest.mark.parametrize(("file", "old", "new", "sentence"), MISTAKES.values(), ids=MISTAKES)
def test_each_mistake_gets_its_sentence(asked: Folder, file: str, old: str, new: str | None, sentence: str) -> None:
    if new is None:
        asked.path(file).unlink()
    else:
        asked.change(file, old, new)
    _, problems = read(asked.root)
    assert [each for each in problems if sentence in str(each)], [str(each) for each in problems]


def test_a_proof_of_no_known_kind_is_a_mistake_of_ours() -> None:
    with pytest.raises(TypeError):
        check_proof("proof", variant("basic"), lambda text: None)  # type: ignore[arg-type]
