"""Words to keep away from, in six scripts."""

import pytest

from tutorial.content.words import found_in


@pytest.mark.parametrize(
    ("text", "listed", "found"),
    [
        ("Një kostum i ri", ["kostum"], True),
        ("Kostumet e reja", ["kostum"], False),
        ("Kostumet e reja", ["kostum*"], True),
        ("Vishen me KOSTUM.", ["kostum"], True),
        ("মাছ ধরা", ["মাছ"], True),
        ("মাছি ওড়ে", ["মাছ"], False),
        ("স্ব-ড্র করা", ["স্ব-ড্র"], True),
        ("समुद्र का तल", ["समुद्र तल"], False),
        ("समुद्र तल पर", ["समुद्र तल"], True),
        ("ეს კრამიტია", ["კრამიტ*"], True),
        ("mtu wa tofali", ["wa tof*"], True),
        ("mtu wa tofali", ["tu wa"], False),
        ("anything", ["*"], False),
        ("", ["x"], False),
    ],
)
def test_whole_words_in_any_script(text: str, listed: list[str], *, found: bool) -> None:
    assert list(found_in(text, listed)) == (listed if found else [])
