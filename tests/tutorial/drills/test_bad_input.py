"""What does not fit gets a clear page with the way back, whatever it is, and never a failure."""

import pytest
from django.core.signing import Signer
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from tests.tutorial.drills.rounds import opened, played
from tests.tutorial.html import by_class, parsed
from tutorial.drills import runs
from tutorial.drills.skills import Drill

GONE = [
    "atlantis/name_tile/1/7/",
    "american/name_tile/1/7/",
    "basic/juggling/1/7/",
    "basic/name_tile/0/7/",
    "basic/name_tile/4/7/",
    "basic/name_tile/one/7/",
    "basic/name_tile/1/1234567890/",
    "basic/name_tile/1/-7/",
    "basic/name_tile/1/seven/",
    "basic/name_tile/1/007/",
    "basic/name_tile/1/৭/",
    f"basic/name_tile/1/{'9' * 500}/",
    "basic/name_tile/1/7/?run=",
    "basic/name_tile/1/7/?run=nonsense",
    "basic/name_tile/1/7/?run=.eJyL:nonsense",
    "basic/name_tile/1/7/?run=%00%F0%9F",
    "result/",
    "result/?run=nonsense",
]


@pytest.mark.parametrize("path", GONE)
@pytest.mark.parametrize("locale", ["en", "bn"])
def test_what_is_not_there_leads_back_to_the_drills(client: Client, locale: str, path: str) -> None:
    for got in (client.get(f"/{locale}/drills/{path}"), client.post(f"/{locale}/drills/{path}")):
        if got.status_code == 405:  # the result takes no forms
            continue
        assert got.status_code == 404
        assert f"/{locale}/drills/" in [each.get("href") for each in by_class(parsed(got), "key")]


def test_a_round_that_was_tampered_with_is_no_round(client: Client) -> None:
    url = played(client, opened(client), "-")
    path, _, token = url.partition("?run=")
    for changed in (token[:-1], token[1:], token.swapcase(), f"{token}x"):
        assert client.get(f"{path}?run={changed}").status_code == 404


def test_another_signature_of_this_site_is_no_round(client: Client) -> None:
    run = runs.begin(Drill("basic", "name_tile", 1), 5, first=3)
    forged = Signer(salt="something.else").sign_object([1, 2, 3])
    assert client.get(run.url.partition("?")[0], {"run": forged}).status_code == 404


def test_a_round_does_not_go_with_another_question(client: Client) -> None:
    run = runs.begin(Drill("basic", "name_tile", 1), 5, first=3)
    for elsewhere in (Drill("basic", "name_tile", 2), Drill("mcr", "name_tile", 1), Drill("basic", "name_tile", 1)):
        got = client.get(runs.question_url(elsewhere, 999), {"run": run.token})
        assert got.status_code == 404
        assert run.url in [each.get("href") for each in by_class(parsed(got), "key")]


def test_a_round_of_a_drill_that_is_gone_is_no_round() -> None:
    token = runs.Run(Drill("basic", "juggling", 1), (3,)).token
    with pytest.raises(runs.NoSuchRun):
        runs.read(token)


@given(st.text(max_size=60))
def test_any_text_is_a_round_or_none(text: str) -> None:
    with pytest.raises(runs.NoSuchRun):
        runs.read(text)


CHOICES = {"kind": "name_tile", "variant": "basic", "level": "1", "length": "five"}


@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("value", ["", "nothing", "1234567890" * 40])
@pytest.mark.parametrize("locale", ["en", "ka"])
def test_a_form_with_a_wrong_choice_says_which(client: Client, locale: str, name: str, value: str) -> None:
    got = client.post(f"/{locale}/drills/", CHOICES | {name: value})
    assert got.status_code == 422
    page = parsed(got)
    (summary,) = [each for each in by_class(page, "verdict") if each.get("role") == "alert"]
    (link,) = [each.get("href") for each in summary.iter("a")]
    assert link == f"#id_{name}"


def test_an_address_chooses_for_the_learner_as_far_as_it_makes_sense(client: Client) -> None:
    page = client.get("/en/drills/", {"variant": "mcr", "kind": "count_tiles", "level": "9", "length": "x"})
    assert page.context["form"].initial == {"variant": "mcr", "kind": "count_tiles", "level": "1", "length": "five"}
