"""The everyday words search takes a question by, and what entries of the glossary point to."""

from tests.content.folder import Folder
from tutorial.content.library import kept
from tutorial.content.loader import load, read
from tutorial.content.values import Library


def problems(folder: Folder) -> list[str]:
    return [str(each) for each in read(folder.root)[1]]


def test_the_words_of_each_language_are_read(folder: Folder) -> None:
    assert load(folder.root).search == {}
    folder.write("search/sq.yaml", "stop: [një, e]\nalike: [[merr, marr]]\n")
    found = load(folder.root).search
    assert found.keys() == {"sq"}
    assert found["sq"].stop == {"një", "e"}
    assert found["sq"].alike == (("merr", "marr"),)


def test_a_broken_file_and_a_stranger_are_told(folder: Folder) -> None:
    folder.write("search/sq.yaml", "stop: [no]\nalike: []\n")
    folder.write("search/xx.yaml", "stop: []\nalike: []\n")
    told = problems(folder)
    assert len(told) == 2
    assert any("sq.yaml" in each and "quotes" in each for each in told)
    assert any("xx.yaml" in each for each in told)


def test_a_word_points_to_other_words(folder: Folder) -> None:
    folder.change("glossary/terms.yaml", "suit: {", "suit: {unlike: [tile], see: [bamboo], example: 1s 2s, club: x, ")
    term = load(folder.root).terms["suit"]
    assert (term.unlike, term.see, term.example, term.club) == (("tile",), ("bamboo",), "1s 2s", "x")


def test_a_word_that_points_nowhere_or_to_itself_is_told(folder: Folder) -> None:
    folder.change("glossary/terms.yaml", "suit: {", "suit: {unlike: [nothing], see: [suit], ")
    told = problems(folder)
    assert len(told) == 2
    assert all("suit: It points to" in each for each in told)


def test_an_example_that_is_no_notation_is_told(folder: Folder) -> None:
    folder.change("glossary/terms.yaml", "suit: {", "suit: {example: tiles, ")
    assert any("names no tiles" in each for each in problems(folder))


def test_what_is_worked_out_from_a_library_is_kept_until_there_is_another(folder: Folder) -> None:
    made: list[tuple[Library, str]] = []

    @kept
    def work(library: Library, of: str) -> int:
        made.append((library, of))
        return len(made)

    first, second = load(folder.root), load(folder.root)
    assert [work(first, "a"), work(first, "a"), work(first, "b"), work(second, "a"), work(second, "a")] == [
        1,
        1,
        2,
        3,
        3,
    ]
