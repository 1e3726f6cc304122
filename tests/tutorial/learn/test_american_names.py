"""Tiles in lessons of the American game have American names, on the felt as in the text."""

import pytest
from django.test import Client

STEP = "/en/learn/american/{}/"


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("step", "said", "unsaid"),
    [
        ("the-american-set/the-bird", "1 bam", "1 bamboo"),
        ("calling-and-exposing/still-time", "7 crak", "7 characters"),
        ("a-turn-and-the-call/no-rows", "4 bam", "Chow"),
    ],
)
def test_the_names_of_tiles(client: Client, step: str, said: str, unsaid: str) -> None:
    shown = client.get(STEP.format(step)).content.decode()
    assert said in shown
    assert unsaid not in shown
    assert ">F1<" not in shown


@pytest.mark.django_db
def test_other_lessons_keep_their_names(client: Client) -> None:
    client.get(STEP.format("the-american-set/the-bird"))
    shown = client.get("/en/learn/basic/the-tiles/the-bird/").content.decode()
    assert "1 bamboo" in shown
    assert "1 bam<" not in shown
