"""The patterns that score: words of the game with a file of their own."""

from collections.abc import Mapping

from tests.content.folder import Folder
from tutorial.content.loader import load, read
from tutorial.content.locales import LOCALES


def pattern(**names: str) -> str:
    """A pattern named in these languages, or in all of them."""
    told: Mapping[str, str] = names or dict.fromkeys(LOCALES, "all pungs")
    return "all_pungs:\n  zh_hans: 碰碰和\n  pinyin: pèng pèng hú\n  names:\n" + "".join(
        f"    {locale}: {{name: {name}, confidence: high}}\n" for locale, name in told.items()
    )


def test_a_pattern_is_a_term(folder: Folder) -> None:
    folder.write("glossary/patterns.yaml", pattern())
    term = load(folder.root).terms["all_pungs"]
    assert term.category == "pattern"
    assert (term.zh_hans, term.pinyin) == ("碰碰和", "pèng pèng hú")
    assert {text.name for text in term.text.values()} == {"all pungs"}
    assert term.text.keys() == set(LOCALES)


def test_a_pattern_is_named_in_every_language(folder: Folder) -> None:
    folder.write("glossary/patterns.yaml", pattern(en="all pungs", sq="vetëm pung"))
    problems = [str(each) for each in read(folder.root)[1]]
    assert len(problems) == len(LOCALES) - 2
    assert all("It has no name in" in each for each in problems)


def test_a_term_is_no_pattern_too(folder: Folder) -> None:
    folder.write("glossary/patterns.yaml", pattern().replace("all_pungs", "suit"))
    assert "It is a term already." in "".join(map(str, read(folder.root)[1]))
