"""The commands for authors and translators."""

import io
import json

import pytest
from django.core.management import CommandError, call_command

from tests.content.folder import ENGLISH, LESSON_FILE, SWAHILI, Folder


def run(folder: Folder, *words: str, **options: object) -> tuple[str, str]:
    """What a command prints, and what it prints as errors."""
    out, err = io.StringIO(), io.StringIO()
    call_command(*words, root=folder.root, stdout=out, stderr=err, **options)
    return out.getvalue(), err.getvalue()


def test_check_content_counts_what_holds(folder: Folder) -> None:
    assert run(folder, "check_content") == ("The content holds. Lessons: 1, steps: 2, terms: 3, traditions: 0.\n", "")


def test_check_content_can_be_silent(folder: Folder) -> None:
    assert run(folder, "check_content", verbosity=0) == ("", "")


def test_check_content_can_ask_for_complete_translations(folder: Folder) -> None:
    assert run(folder, "check_content", complete=True)[1] == ""
    folder.change(ENGLISH, "- One.", "- First.")
    folder.change(ENGLISH, "Meet two tiles.", "Meet three tiles.")
    err = io.StringIO()
    with pytest.raises(CommandError) as failed:
        call_command("check_content", root=folder.root, complete=True, stderr=err, no_color=True)
    assert str(failed.value) == "The translations are not complete. Texts: 5, definitions: 0."
    assert err.getvalue().splitlines()[0] == "basic/first sq: missing or stale: front, recap"


def test_check_content_prints_every_mistake_and_fails(folder: Folder) -> None:
    folder.change(LESSON_FILE, "minutes: 3", "minutes: no")
    folder.change(SWAHILI, "term:suit", "term:suits")
    folder.change(SWAHILI, "- Four.\n", "")
    err = io.StringIO()
    with pytest.raises(CommandError) as failed:
        call_command("check_content", root=folder.root, stderr=err, no_color=True)
    assert str(failed.value) == "The content does not hold. Mistakes: 3, files: 2."
    assert failed.value.returncode == 1
    assert err.getvalue().splitlines() == [
        f"content/{LESSON_FILE}: minutes must be a whole number, but it is the yes-or-no value false.",
        f"content/{SWAHILI}: section all-bamboo: The term 'suits' is not in the glossary.",
        f"content/{SWAHILI}: section recap: The recap must have 4 lines that start with '- '; it has 3.",
    ]


def test_check_content_names_the_definitions_a_language_lacks(folder: Folder) -> None:
    folder.change("glossary/en.yaml", "suit: {name: suit", "suit: {name: suit, definition: A family of tiles.")
    err = io.StringIO()
    with pytest.raises(CommandError) as failed:
        call_command("check_content", root=folder.root, complete=True, stderr=err, no_color=True)
    assert "glossary ka: no definition: suit" in err.getvalue().splitlines()
    assert str(failed.value) == "The translations are not complete. Texts: 0, definitions: 5."


def test_content_status_as_json(folder: Folder) -> None:
    folder.change(ENGLISH, "- One.", "- First.")
    out, err = run(folder, "content_status", as_json=True)
    found = json.loads(out)
    assert err == ""
    assert list(found) == ["lessons", "glossary", "articles", "is_current"]
    assert found["is_current"] is False
    assert found["lessons"]["basic/first"]["ka"] == {
        "missing": [],
        "stale": ["recap"],
        "current": ["front", "answer", "the-bird", "all-bamboo"],
        "read_by_native": False,
    }
    assert found["glossary"]["ka"] == {
        "terms": 3,
        "named": 3,
        "defined": 1,
        "low_confidence": ["suit"],
        "missing": [],
        "undefined": [],
    }


def test_content_status_for_people_works_on_content_with_mistakes(folder: Folder) -> None:
    text = folder.text(SWAHILI)
    folder.write(SWAHILI, text[: text.index("## recap")])
    folder.change(ENGLISH, "A suit", "One suit")
    out, err = run(folder, "content_status")
    assert out.splitlines()[:6] == [
        "basic/first",
        "  sq  4 current, 1 stale, 0 missing",
        "      stale: all-bamboo",
        "  sw  3 current, 1 stale, 1 missing",
        "      stale: all-bamboo",
        "      missing: recap",
    ]
    assert "  sw  3 of 3 named, 1 defined, 1 of low confidence, 0 definitions missing" in out.splitlines()
    assert err == "The content does not hold. Mistakes: 1; check_content lists them.\n"


def test_stamp_translation_says_what_it_stamped(folder: Folder) -> None:
    folder.change(ENGLISH, "- One.", "- First.")
    out, _ = run(folder, "stamp_translation", "basic/first", "sw", "recap", "answer")
    assert out == "Stamped in sw of basic/first: answer, recap.\n"
    assert json.loads(run(folder, "content_status", as_json=True)[0])["lessons"]["basic/first"]["sw"]["stale"] == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("basic/second", "sw"), "There is no text 'basic/second'. There are basic/first."),
        (("basic/first", "en"), "English is what the others are translated from; there is nothing to stamp."),
        (
            ("basic/first", "sw", "bird"),
            "In basic/first there is no section 'bird'. The sections are front, answer, the-bird, all-bamboo, recap.",
        ),
    ],
)
def test_stamp_translation_refuses_in_a_sentence(folder: Folder, words: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(CommandError) as refused:
        run(folder, "stamp_translation", *words)
    assert str(refused.value) == sentence


def test_stamp_translation_with_no_lesson_to_be_read(folder: Folder) -> None:
    folder.path(LESSON_FILE).unlink()
    with pytest.raises(CommandError, match=r"There is no text 'basic/first'\. There are none that can be read\."):
        run(folder, "stamp_translation", "basic/first", "sw")
