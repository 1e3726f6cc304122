"""Every kind of mistake in a content folder gets its own sentence, with file and place."""

import pytest

from engine import exercises
from tests.content.folder import (
    ENGLISH,
    LESSON,
    LESSON_FILE,
    SWAHILI,
    TEXT,
    TRANSLATED,
    Break,
    Folder,
    changed,
    removed,
    written,
)
from tutorial.content.loader import load
from tutorial.content.report import ContentErrors

KINDS = ", ".join(f"'{each}'" for each in exercises.KINDS)
BIRD = f"content/{LESSON_FILE}: step the-bird"
LESSON_IS = f"content/{LESSON_FILE}"
SW = f"content/{SWAHILI}"
ALL_LOCALES = "en, sq, sw, bn, hi, ka"

FILES: dict[str, tuple[Break, str]] = {
    "missing file": (removed(SWAHILI), f"{SW}: The file is missing."),
    "no utf-8": (
        lambda folder: folder.path(SWAHILI).write_bytes(b"---\ntitle: \xff\n"),
        f"{SW}: Line 2 is not UTF-8. Save the file as UTF-8.",
    ),
    "a folder instead": (
        lambda folder: (folder.path(SWAHILI).unlink(), folder.path(SWAHILI).mkdir()),
        f"{SW}: The file cannot be opened: Is a directory.",
    ),
    "stray file": (
        written("lessons/basic/first/fr.md", "x"),
        "content/lessons/basic/first/fr.md: Nothing reads this file. "
        "A lesson has bn.md, en.md, hi.md, ka.md, lesson.yaml, sq.md, sw.md.",
    ),
    "no lesson file": (removed(LESSON_FILE), f"{LESSON_IS}: The file is missing."),
    "empty": (written(LESSON_FILE, "# nothing\n"), f"{LESSON_IS}: There is nothing in it."),
    "no yaml": (
        changed(LESSON_FILE, "needs: []", "needs: [a"),
        f"{LESSON_IS}: Line 4 is not valid YAML: did not find expected ',' or ']'.",
    ),
    "key twice": (
        changed(LESSON_FILE, "minutes: 3", "minutes: 3\nminutes: 4"),
        f"{LESSON_IS}: Line 6 is not valid YAML: the key 'minutes' is given twice.",
    ),
    "control character": (
        changed(LESSON_FILE, "minutes: 3", "minutes: \x07"),
        f"{LESSON_IS}: This is not valid YAML: unacceptable character #x0007: control characters are not allowed.",
    ),
    "impossible date": (
        changed(LESSON_FILE, "slug: first", "slug: 2024-13-45"),
        f"{LESSON_IS}: YAML cannot read a value (month must be in 1..12); put text in quotes.",
    ),
    "list instead of entries": (
        written("courses.yaml", "- basic\n"),
        "content/courses.yaml: It must be a mapping of names to entries, but it is a list.",
    ),
    "name that is no text": (
        written("courses.yaml", "no: {chapters: []}\n"),
        "content/courses.yaml: A name must be text, but YAML reads one as the yes-or-no value false. Put it in quotes.",
    ),
}

FIELDS: dict[str, tuple[Break, str]] = {
    "missing": (changed(LESSON_FILE, "minutes: 3\n", ""), f"{LESSON_IS}: minutes is missing."),
    "unknown": (
        changed(LESSON_FILE, "minutes: 3", "minutes: 3\nlevel: 1"),
        f"{LESSON_IS}: level is no field that belongs here. Is it spelled right?",
    ),
    "no number": (
        changed(LESSON_FILE, "minutes: 3", 'minutes: "3"'),
        f"{LESSON_IS}: minutes must be a whole number, but it is the text '3'. If it is in quotes, take them away.",
    ),
    "too small": (
        changed(LESSON_FILE, "minutes: 3", "minutes: 0"),
        f"{LESSON_IS}: minutes must be 1 or more, but it is the number 0.",
    ),
    "too large": (
        changed(LESSON_FILE, "minutes: 3", "minutes: 90"),
        f"{LESSON_IS}: minutes must be 60 or less, but it is the number 90.",
    ),
    "no list": (
        changed(LESSON_FILE, "teaches: [A8]", "teaches: A8"),
        f"{LESSON_IS}: teaches must be a list, but it is the text 'A8'. If it is in quotes, take them away.",
    ),
    "no claim": (
        changed(LESSON_FILE, "teaches: [A8]", "teaches: [A8, chow]"),
        f"{LESSON_IS}: teaches, item 2: 'chow' is no row of the claims checklist, such as 'A8'.",
    ),
    "no kebab slug": (
        changed(LESSON_FILE, "slug: first", "slug: First_Tiles"),
        f"{LESSON_IS}: slug: 'First_Tiles' must be small letters, digits and single hyphens, such as 'the-tiles'.",
    ),
    "no face": (
        changed(LESSON_FILE, 'face: "1s"', 'face: "8z"'),
        f"{LESSON_IS}: face: '8z' names no tile, such as '1s'.",
    ),
    "no kebab need": (
        changed(LESSON_FILE, "needs: []", "needs: [The tiles]"),
        f"{LESSON_IS}: needs, item 1: 'The tiles' must be a slug, or a variant and a slug: 'basic/the-tiles'.",
    ),
    "other slug": (
        changed(LESSON_FILE, "slug: first", "slug: second"),
        f"{LESSON_IS}: slug is 'second', but the folder says 'first'.",
    ),
    "other variant": (
        changed(LESSON_FILE, "variant: basic", "variant: riichi"),
        f"{LESSON_IS}: variant is 'riichi', but the folder says 'basic'.",
    ),
    "no steps": (
        written(LESSON_FILE, LESSON[: LESSON.index("steps:")] + "steps: []\n"),
        f"{LESSON_IS}: steps is empty; it needs at least one.",
    ),
    "text read as a number": (
        changed(LESSON_FILE, 'accept: ["1s"]', "accept: [1]"),
        f"{BIRD}: accept, item 1 must be text, but YAML reads it as the number 1. Put it in quotes.",
    ),
    "text read as yes or no": (
        changed(LESSON_FILE, 'tile: "1s"', "tile: no"),
        f"{BIRD}: tile must be text, but YAML reads it as the yes-or-no value false. Put it in quotes.",
    ),
    "text read as a date": (
        changed(LESSON_FILE, 'tile: "1s"', "tile: 2024-01-02"),
        f"{BIRD}: tile must be text, but YAML reads it as the date 2024-01-02. Put it in quotes.",
    ),
    "text read as minutes": (
        changed(LESSON_FILE, '"1s", "1m", "1p"]', '"1s", 1:30]'),
        f"{BIRD}: choices, item 3 must be text, but YAML reads it as the number 90. Put it in quotes.",
    ),
    "nothing instead of text": (
        changed(LESSON_FILE, 'tile: "1s"', "tile:"),
        f"{BIRD}: tile must be text, but it is nothing.",
    ),
    "mapping instead of text": (
        changed(LESSON_FILE, 'tile: "1s"', "tile: {a: b}"),
        f"{BIRD}: tile must be text, but it is a mapping.",
    ),
    "empty text": (changed(LESSON_FILE, '{answer: "1f"', '{answer: ""'), f"{BIRD}: refuse, item 1, answer is empty."),
    "number with a point": (
        changed(LESSON_FILE, "rack:", "count: 1.5\n    rack:"),
        f"{LESSON_IS}: step all-bamboo: count must be a whole number, but it is the number 1.5.",
    ),
    "field of another kind": (
        changed(LESSON_FILE, "    goal: bamboo", "    goal: bamboo\n    tile: 1s"),
        f"{LESSON_IS}: step all-bamboo: tile is no field that belongs here. Is it spelled right?",
    ),
    "no kind": (
        changed(LESSON_FILE, "    ask: name_tile\n", ""),
        f"{BIRD}: ask is missing: it names the kind of question.",
    ),
    "unknown kind": (
        changed(LESSON_FILE, "ask: name_tile", "ask: name_tiles"),
        f"{BIRD}: ask names no kind of question: 'name_tiles'. There are {KINDS}.",
    ),
    "step that is no mapping": (
        written(LESSON_FILE, LESSON + "  - the-last\n"),
        f"{LESSON_IS}: step number 3: It must be a mapping of fields, but it is the text 'the-last'. "
        "If it is in quotes, take them away.",
    ),
    "step without id": (
        changed(LESSON_FILE, "  - id: the-bird\n    ask", "  - ask"),
        f"{LESSON_IS}: step number 1: id is missing.",
    ),
    "no kebab step": (
        changed(LESSON_FILE, "id: the-bird", "id: The Bird"),
        f"{LESSON_IS}: step The Bird: id: 'The Bird' must be small letters, digits and single hyphens, "
        "such as 'the-tiles'.",
    ),
    "reserved step": (
        changed(LESSON_FILE, "id: the-bird", "id: recap"),
        f"{LESSON_IS}: step recap: id: 'recap' is the name of another section or page.",
    ),
    "practice hand with a field of no hand": (
        changed(LESSON_FILE, "minutes: 3", "minutes: 3\npractice: {goal: win, hints: 2}"),
        f"{LESSON_IS}: practice: hints is no field that belongs here. Is it spelled right?",
    ),
    "practice hand that is no mapping": (
        changed(LESSON_FILE, "minutes: 3", "minutes: 3\npractice: win"),
        f"{LESSON_IS}: practice: It must be a mapping of fields, but it is the text 'win'. "
        "If it is in quotes, take them away.",
    ),
    "practice hand with an unknown goal": (
        changed(LESSON_FILE, "minutes: 3", "minutes: 3\npractice: {goal: glory}"),
        f"{LESSON_IS}: practice: The question cannot be asked: position.unknown-goal (text glory).",
    ),
    "practice hand that no play brings to its goal": (
        changed(
            LESSON_FILE, "minutes: 3", "minutes: 3\npractice: {goal: kong, options: [suits=one, sets=two, kong=off]}"
        ),
        f"{LESSON_IS}: practice: The question cannot be asked: play.no-line.",
    ),
    "step twice": (
        changed(LESSON_FILE, "id: all-bamboo", "id: the-bird"),
        f"{BIRD}: 2 steps have this id.",
    ),
    "no refusal": (
        changed(LESSON_FILE, '[{answer: "1f", because: tile.bird-is-one-bamboo}]', "[]"),
        f"{BIRD}: refuse is empty; it needs at least one.",
    ),
    "nothing accepted": (
        changed(LESSON_FILE, 'accept: ["1s"]', "accept: []"),
        f"{BIRD}: accept is empty; it needs at least one.",
    ),
    "no reason code": (
        changed(LESSON_FILE, "tile.bird-is-one-bamboo", "bird"),
        f"{BIRD}: refuse, item 1, because: 'bird' is no reason code, such as 'set.no-wrap'.",
    ),
}

STEPS: dict[str, tuple[Break, str]] = {
    "impossible position": (
        changed(LESSON_FILE, 'choices: ["1f", "1s", "1m", "1p"]', 'choices: ["1f", "1m"]'),
        f"{BIRD}: The question cannot be asked: position.answer-not-offered.",
    ),
    "unreadable tiles": (
        changed(LESSON_FILE, 'rack: "3s7p5m2s"', 'rack: "3s7x"'),
        f"{LESSON_IS}: step all-bamboo: The question cannot be asked: notation.unreadable (text 7x, place 3).",
    ),
    "accepted but wrong": (
        changed(LESSON_FILE, 'accept: ["1s"]', 'accept: ["1m"]'),
        f"{BIRD}: accept lists '1m', but the engine refuses it: tile.bird-is-one-bamboo (tile 1s).",
    ),
    "accepted but no answer": (
        changed(LESSON_FILE, 'accept: ["1s"]', 'accept: ["9z"]'),
        f"{BIRD}: accept lists '9z', which is no answer to this question: notation.no-such-tile (text 9z, place 1).",
    ),
    "refused but right": (
        changed(LESSON_FILE, '{answer: "1f"', '{answer: "1s.1"'),
        f"{BIRD}: refuse lists '1s.1', but the engine accepts it.",
    ),
    "refused but no answer": (
        changed(LESSON_FILE, '{answer: "1f"', '{answer: "7p"'),
        f"{BIRD}: refuse lists '7p', which is no answer to this question: answer.not-offered (text 7p).",
    ),
    "refused for another reason": (
        changed(LESSON_FILE, "tile.bird-is-one-bamboo", "tile.other-suit"),
        f"{BIRD}: refuse lists '1f' because of tile.other-suit, but the first reason is tile.bird-is-one-bamboo.",
    ),
    "answer listed twice": (
        changed(LESSON_FILE, 'accept: ["1s"]', 'accept: ["1s", "1s"]'),
        f"{BIRD}: The answer '1s' is listed 2 times.",
    ),
}

TEXTS: dict[str, tuple[Break, str]] = {
    "no front matter": (
        changed(SWAHILI, "---\ntitle:", "title:"),
        f"{SW}: The file must begin with front matter: title and summary between two lines of ---.",
    ),
    "front matter is no yaml": (
        changed(SWAHILI, "title: First tiles", "title: First: tiles"),
        f"{SW}: front matter: Line 2 is not valid YAML: mapping values are not allowed in this context.",
    ),
    "empty front matter": (
        written(ENGLISH, "---\n---\n" + TEXT.split("---\n", 2)[2]),
        f"content/{ENGLISH}: front matter: There is nothing in it.",
    ),
    "no title": (changed(SWAHILI, "title: First tiles\n", ""), f"{SW}: front matter: title is missing."),
    "no yes or no": (
        changed(SWAHILI, "title:", "read_by_native: maybe\ntitle:"),
        f"{SW}: front matter: read_by_native must be true or false, but it is the text 'maybe'. "
        "If it is in quotes, take them away.",
    ),
    "no digest": (
        changed(SWAHILI, "source:\n", 'source:\n  x: "abc"\n'),
        f"{SW}: front matter: source, x: 'abc' is no digest; let stamp_translation write it.",
    ),
    "digest of no section": (
        changed(SWAHILI, "source:\n", 'source:\n  old-step: "0123456789ab"\n'),
        f"{SW}: front matter: source names a section 'old-step' that the lesson does not have.",
    ),
    "english with a source": (
        changed(ENGLISH, "title:", 'source: {answer: "0123456789ab"}\ntitle:'),
        f"content/{ENGLISH}: front matter: English is what the others are translated from; it has no source.",
    ),
    "text before the sections": (
        changed(SWAHILI, "## answer", "Hello.\n\n## answer"),
        f"{SW}: The text 'Hello.' stands before the first section.",
    ),
    "section missing": (
        changed(SWAHILI, "## the-bird", "## a-bird"),
        f"{SW}: section the-bird: The section is missing: write '## the-bird' and its text.",
    ),
    "section of no step": (
        changed(SWAHILI, "## the-bird", "## a-bird"),
        f"{SW}: section a-bird: No step of lesson.yaml has this id. "
        "The sections are answer, the-bird, all-bamboo, recap.",
    ),
    "section named front": (
        changed(SWAHILI, "## recap", "## front\n\n### A\n\n> B\n\n## recap"),
        f"{SW}: section front: No step of lesson.yaml has this id. "
        "The sections are answer, the-bird, all-bamboo, recap.",
    ),
    "section twice": (
        changed(SWAHILI, "## recap", "## answer\n\nAgain.\n\n## recap"),
        f"{SW}: section answer: The section is there twice.",
    ),
    "no answer": (
        changed(SWAHILI, "Seti ina 136 tiles.\n", ""),
        f"{SW}: section answer: The section is empty; it needs one sentence.",
    ),
    "long answer": (
        changed(SWAHILI, "136 tiles.\n", "136 tiles.\n \nReally.\n"),
        f"{SW}: section answer: The section must be one sentence in one paragraph.",
    ),
    "no step title": (
        changed(SWAHILI, "### A bird among the bamboo\n", ""),
        f"{SW}: section the-bird: The first line must be the title: '### ' and the idea.",
    ),
    "empty step title": (
        changed(SWAHILI, "### A bird among the bamboo", "### "),
        f"{SW}: section the-bird: The title is empty.",
    ),
    "empty section": (
        changed(SWAHILI, TRANSLATED[TRANSLATED.index("### A suit") : TRANSLATED.index("## recap")], ""),
        f"{SW}: section all-bamboo: The first line must be the title: '### ' and the idea.",
    ),
    "no goal": (
        changed(SWAHILI, "> What is this tile?\n", ""),
        f"{SW}: section the-bird: The goal is missing: one line that starts with '> ' and says what to do.",
    ),
    "empty goal": (
        changed(SWAHILI, "> What is this tile?", ">"),
        f"{SW}: section the-bird: The goal is empty.",
    ),
    "two goals": (
        changed(SWAHILI, "> What is this tile?", "> What is this?\n\n> And that?"),
        f"{SW}: section the-bird: Only one goal, a line that starts with '> ', may stand in a section.",
    ),
    "text below the goal": (
        changed(SWAHILI, "> What is this tile?", "> What is this tile?\n\nLook well."),
        f"{SW}: section the-bird: Text stands below the goal. What is said after a right answer follows a line of ---.",
    ),
    "two rules": (
        changed(SWAHILI, "a single cane.", "a single cane.\n\n---\n\nReally."),
        f"{SW}: section the-bird: Only one line of --- may stand in a section.",
    ),
    "nothing after the rule": (
        changed(SWAHILI, "The bird ni a single cane.\n", ""),
        f"{SW}: section the-bird: Nothing stands after the line of ---; "
        "write what is said after a right answer, or take the line out.",
    ),
    "three lines": (
        changed(SWAHILI, "- Four.\n", ""),
        f"{SW}: section recap: The recap must have 4 lines that start with '- '; it has 3.",
    ),
    "line without a dash": (
        changed(SWAHILI, "- One.", "Here:\n- One."),
        f"{SW}: section recap: The line 'Here:' belongs to no item: each of the recap's lines starts with '- '.",
    ),
}

PROSE: dict[str, tuple[Break, str]] = {
    "unknown term": (
        changed(SWAHILI, "term:suit", "term:suits"),
        f"{SW}: section all-bamboo: The term 'suits' is not in the glossary.",
    ),
    "no such tile": (
        changed(SWAHILI, "tiles:2s3s", "tiles:2s8z"),
        f"{SW}: section the-bird: The tiles '2s8z' cannot be read: notation.no-such-tile (text 8z, place 3).",
    ),
    "no tiles": (
        changed(SWAHILI, "![](tiles:2s3s)", "![](tiles:)"),
        f"{SW}: section the-bird: A tile picture names no tiles: write ![](tiles:123m).",
    ),
    "other link": (
        changed(SWAHILI, "(term:suit)", "(/suit)"),
        f"{SW}: section all-bamboo: There is a link that is no term in the text, which no page shows.",
    ),
    "other picture": (
        changed(SWAHILI, "tiles:2s3s", "bird.png"),
        f"{SW}: section the-bird: There is a picture that is no tile in the text, which no page shows.",
    ),
    "caption": (
        changed(SWAHILI, "![]", "![two canes]"),
        f"{SW}: section the-bird: There is a caption of a tile picture (the site names the tiles itself) "
        "in the text, which no page shows.",
    ),
    "html": (
        changed(SWAHILI, "Seti ina 136 tiles.", "Seti ina <b>136</b> tiles."),
        f"{SW}: section answer: There is HTML in the text, which no page shows.",
    ),
    "heading": (
        changed(SWAHILI, "Look at", "#### Look\n\nLook at"),
        f"{SW}: section the-bird: There is a heading in the text, which no page shows.",
    ),
    "code": (
        changed(SWAHILI, "Look at", "`Look` at"),
        f"{SW}: section the-bird: There is code between backquotes in the text, which no page shows.",
    ),
    "indented": (
        changed(SWAHILI, "Look at", "    Look\n\nLook at"),
        f"{SW}: section the-bird: There is an indented line in the text, which no page shows.",
    ),
    "block quote in the recap": (
        changed(SWAHILI, "- One.", "- > One."),
        f"{SW}: section recap: There is a block quote in the text, which no page shows.",
    ),
    "marks in a title": (
        changed(SWAHILI, "### A suit", "### A *suit*"),
        f"{SW}: section all-bamboo: Titles and summaries are plain text: no tiles, terms or marks.",
    ),
    "tiles in the summary": (
        changed(SWAHILI, "summary: Kutana na tiles.", 'summary: "Meet ![](tiles:12m)."'),
        f"{SW}: section front: Titles and summaries are plain text: no tiles, terms or marks.",
    ),
    "banned word": (
        written("glossary/bans.yaml", "sw: [cane, kiga]\n"),
        f"{SW}: section the-bird: The word 'cane' must not be used; see glossary/bans.yaml.",
    ),
    "word to avoid": (
        written("glossary/avoid.yaml", "bamboo: {sw: [family]}\nsuit: {sw: [family, 'ru*']}\n"),
        f"{SW}: section the-bird: The word 'family' must not be used for the term 'bamboo'; see glossary/avoid.yaml.",
    ),
    "current but english": (
        lambda folder: (folder.write(SWAHILI, TEXT), folder.stamp()),
        f"{SW}: section answer: This is the English text. Translate it, or take the section's digest out of source.",
    ),
    "current but other tiles": (
        changed(SWAHILI, "tiles:2s3s", "tiles:2s"),
        f"{SW}: section the-bird: It shows the tiles 2s, but the English text shows 2s3s.",
    ),
    "current but no tiles": (
        changed(SWAHILI, "![](tiles:2s3s), ", ""),
        f"{SW}: section the-bird: It shows the tiles none, but the English text shows 2s3s.",
    ),
    "current but nothing said after": (
        changed(SWAHILI, "---\n\nThe bird ni a single cane.\n\n", ""),
        f"{SW}: section the-bird: What is said after a right answer must stand here exactly if it does in English.",
    ),
}

ORDER: dict[str, tuple[Break, str]] = {
    "no courses": (removed("courses.yaml"), "content/courses.yaml: The file is missing."),
    "unknown variant": (
        lambda folder: (
            folder.change("courses.yaml", "basic:", "riichi:"),
            [folder.change(f"courses/{locale}.yaml", "basic:", "riichi:") for locale in ALL_LOCALES.split(", ")],
        ),
        "content/courses.yaml: riichi: The engine plays no variant 'riichi'.",
    ),
    "lesson of an unknown variant": (
        changed(LESSON_FILE, "variant: basic", "variant: riichi"),
        f"{LESSON_IS}: The engine plays no variant 'riichi'.",
    ),
    "lesson in no course": (
        written("lessons/basic/second/lesson.yaml", LESSON),
        "content/courses.yaml: No course lists the lesson 'basic/second'.",
    ),
    "lesson that is not there": (
        changed("courses.yaml", "[first]", "[first, second]"),
        "content/courses.yaml: basic: There is no lesson 'second': lessons/basic/second is missing.",
    ),
    "lesson listed twice": (
        changed("courses.yaml", "[first]", "[first, first]"),
        "content/courses.yaml: basic: The lesson 'first' is listed 2 times.",
    ),
    "chapter twice": (
        written("courses.yaml", "basic: {chapters: [{id: a, lessons: [first]}, {id: a, lessons: [first]}]}"),
        "content/courses.yaml: basic: The chapter 'a' is listed 2 times.",
    ),
    "chapter without lessons": (
        changed("courses.yaml", "[first]", "[]"),
        "content/courses.yaml: basic: chapters, item 1, lessons is empty; it needs at least one.",
    ),
    "course without a title": (
        written("courses/sw.yaml", "riichi: {title: A, summary: B, chapters: {}}\n"),
        "content/courses/sw.yaml: The course 'basic' has no title here.",
    ),
    "title of no course": (
        written("courses/sw.yaml", "riichi: {title: A, summary: B, chapters: {}}\n"),
        "content/courses/sw.yaml: There is no course 'riichi' in courses.yaml.",
    ),
    "chapter without a title": (
        changed("courses/sw.yaml", "first-things:", "things:"),
        "content/courses/sw.yaml: basic: The chapter 'first-things' has no title here.",
    ),
    "title of no chapter": (
        changed("courses/sw.yaml", "first-things:", "things:"),
        "content/courses/sw.yaml: basic: There is no chapter 'things' in courses.yaml.",
    ),
    "need that is not there": (
        changed(LESSON_FILE, "needs: []", "needs: [zeroth]"),
        f"{LESSON_IS}: needs names the lesson 'basic/zeroth', which does not exist.",
    ),
    "need of itself": (
        changed(LESSON_FILE, "needs: []", "needs: [basic/first]"),
        f"{LESSON_IS}: needs goes in a circle: basic/first needs basic/first.",
    ),
}

GLOSSARY: dict[str, tuple[Break, str]] = {
    "no terms": (removed("glossary/terms.yaml"), "content/glossary/terms.yaml: The file is missing."),
    "term without a category": (
        changed("glossary/terms.yaml", "suit: {category: set}", "suit: {ja: 色}"),
        "content/glossary/terms.yaml: suit: category is missing.",
    ),
    "wrong column": (
        changed("glossary/terms.yaml", "suit: {category: set}", "suit: {category: set, coined: [ko]}"),
        "content/glossary/terms.yaml: suit: coined, item 1 "
        "must be 'zh_hant', 'zh_hans' or 'ja', but it is the text 'ko'.",
    ),
    "no word": (
        changed("glossary/sw.yaml", "suit: {name: suit, confidence: low}\n", ""),
        "content/glossary/sw.yaml: suit: The term has no word in this language.",
    ),
    "word for no term": (
        written("glossary/avoid.yaml", "pung: {sw: [x]}\n"),
        "content/glossary/avoid.yaml: pung: There is no such term in terms.yaml.",
    ),
    "unsure how sure": (
        changed("glossary/sw.yaml", "confidence: low", "confidence: maybe"),
        "content/glossary/sw.yaml: suit: confidence must be 'high', 'medium' or 'low', but it is the text 'maybe'.",
    ),
    "avoid in no language": (
        written("glossary/avoid.yaml", "suit: {fr: [x]}\n"),
        f"content/glossary/avoid.yaml: suit: fr: 'fr' is no language of the content; there are {ALL_LOCALES}.",
    ),
    "bans in no language": (
        written("glossary/bans.yaml", "fr: [x]\n"),
        f"content/glossary/bans.yaml: fr: It is no language of the content; there are {ALL_LOCALES}.",
    ),
}

ROWS = {
    f"{group}: {name}": row
    for group, rows in {
        "files": FILES,
        "fields": FIELDS,
        "steps": STEPS,
        "texts": TEXTS,
        "prose": PROSE,
        "order": ORDER,
        "glossary": GLOSSARY,
    }.items()
    for name, row in rows.items()
}


def test_the_folder_holds(folder: Folder) -> None:
    assert folder.problems() == []


@pytest.mark.parametrize(("spoil", "expected"), ROWS.values(), ids=ROWS)
def test_a_mistake_is_told_where_it_is(folder: Folder, spoil: Break, expected: str) -> None:
    spoil(folder)
    assert expected in folder.problems()


@pytest.mark.parametrize(
    "name",
    [
        "files: stray file",
        "steps: refused but right",
        "prose: unknown term",
        "fields: text read as a number",
        "order: need of itself",
    ],
)
def test_one_mistake_is_told_once(folder: Folder, name: str) -> None:
    spoil, expected = ROWS[name]
    spoil(folder)
    assert folder.problems() == [expected]


def test_all_mistakes_of_all_files_are_told_at_once_and_in_order(folder: Folder) -> None:
    names = (
        "fields: empty text",
        "fields: field of another kind",
        "glossary: no word",
        "prose: unknown term",
        "texts: no goal",
    )
    for name in names:
        ROWS[name][0](folder)
    with pytest.raises(ContentErrors) as caught:
        load(folder.root)
    assert [str(problem) for problem in caught.value.problems] == sorted(ROWS[name][1] for name in names)
    assert str(caught.value).count("\n") == len(names) - 1


def test_a_broken_step_does_not_hide_the_others(folder: Folder) -> None:
    folder.change(LESSON_FILE, "ask: name_tile", "ask: name")
    folder.change(LESSON_FILE, 'accept: ["3s 2s"]', 'accept: ["7p"]')
    found = folder.problems()
    assert len(found) == 2
    assert found[0].startswith(f"{LESSON_IS}: step all-bamboo: accept lists '7p', but the engine refuses it: ")
    assert found[1].startswith(f"{BIRD}: ask names no kind of question")


def test_sections_are_not_compared_with_steps_that_cannot_be_read(folder: Folder) -> None:
    folder.change(LESSON_FILE, "needs: []", "needs: [a")
    assert len(folder.problems()) == 1


def test_terms_are_not_missed_where_the_glossary_cannot_be_read(folder: Folder) -> None:
    folder.path("glossary/terms.yaml").unlink()
    assert folder.problems() == ["content/glossary/terms.yaml: The file is missing."]


def test_a_stale_section_may_show_other_tiles(folder: Folder) -> None:
    folder.change(ENGLISH, "tiles:2s3s", "tiles:2s4s")
    assert folder.problems() == []
