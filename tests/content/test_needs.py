"""Lessons that need one another."""

import pytest

from tests.content.folder import Folder

LOCALES = ("en", "sq", "sw", "bn", "hi", "ka")


@pytest.fixture
def three(folder: Folder) -> Folder:
    """A course of three lessons, none of which needs another."""
    for slug in ("second", "third"):
        for name in ("lesson.yaml", *(f"{locale}.md" for locale in LOCALES)):
            text = folder.text(f"lessons/basic/first/{name}")
            folder.write(f"lessons/basic/{slug}/{name}", text.replace("slug: first", f"slug: {slug}"))
    folder.change("courses.yaml", "[first]", "[first, second, third]")
    return folder


def needs(folder: Folder, slug: str, needed: str) -> None:
    folder.change(f"lessons/basic/{slug}/lesson.yaml", "needs: []", f"needs: [{needed}]")


def test_a_lesson_may_need_one_before_it(three: Folder) -> None:
    needs(three, "third", "first, basic/second")
    assert three.problems() == []


def test_a_lesson_does_not_need_one_after_it(three: Folder) -> None:
    needs(three, "first", "second")
    assert three.problems() == [
        "content/lessons/basic/first/lesson.yaml: "
        "needs names the lesson 'basic/second', but courses.yaml puts it later."
    ]


def test_a_lesson_may_need_one_of_another_course(three: Folder) -> None:
    for name in ("lesson.yaml", *(f"{locale}.md" for locale in LOCALES)):
        text = three.text(f"lessons/basic/first/{name}")
        three.write(f"lessons/riichi/other/{name}", text.replace("slug: first", "slug: other"))
    needs(three, "first", "riichi/other")
    assert [problem for problem in three.problems() if "needs names" in problem] == []


def test_a_circle_is_told_once(three: Folder) -> None:
    needs(three, "first", "third")
    needs(three, "second", "first")
    needs(three, "third", "second")
    circles = [problem for problem in three.problems() if "circle" in problem]
    assert circles == [
        "content/lessons/basic/first/lesson.yaml: needs goes in a circle: "
        "basic/first needs basic/third needs basic/second needs basic/first."
    ]


def test_a_lesson_that_leads_into_a_circle_is_not_part_of_it(three: Folder) -> None:
    needs(three, "first", "second")
    needs(three, "second", "second")
    circles = [problem for problem in three.problems() if "circle" in problem]
    assert circles == [
        "content/lessons/basic/second/lesson.yaml: needs goes in a circle: basic/second needs basic/second."
    ]
