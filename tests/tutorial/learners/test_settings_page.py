"""The settings page, with and without script, and the page that forgets."""

import pytest
from django.test import Client

from tests.tutorial.html import by_class, by_id, parsed, text
from tests.tutorial.visitors import known
from tutorial.learners import identity, preferences
from tutorial.learners.progress import record
from tutorial.models import Learner

pytestmark = pytest.mark.django_db

CHOICES = {
    "index": "off",
    "tiles": "large",
    "confirm": "on",
    "discards": "tap",
    "theme": "dark",
    "motion": "less",
    "keys": "off",
}


def learner_of(client: Client) -> Learner:
    """A learner who has answered once in this browser."""
    learner = known(client)
    record(learner, "basic", "the-tiles", "suits", right=True)
    return learner


@pytest.mark.parametrize("locale", ["en", "ka"])
def test_the_form_shows_a_first_visit(client: Client, locale: str) -> None:
    page = parsed(client.get(f"/{locale}/settings/"))
    checked = {each.get("name"): each.get("value") for each in page.iter("input") if each.get("checked") is not None}
    selected = [each.get("value") for each in page.iter("option") if each.get("selected") is not None]
    assert checked == {"index": "on", "confirm": "off", "discards": "confirm", "keys": "on"}
    assert selected == ["fit", "device", "device"]


def test_saving_redirects_and_says_so(client: Client) -> None:
    answer = client.post("/en/settings/", CHOICES)
    assert (answer.status_code, answer.headers["Location"]) == (303, "/en/settings/?saved")
    page = parsed(client.get(answer.headers["Location"]))
    assert text(by_class(page, "verdict")[0]) == "Saved"


def test_what_was_saved_holds_on_every_page(client: Client) -> None:
    client.post("/en/settings/", CHOICES)
    page = parsed(client.get("/en/about/"))
    attributes = {name: value for name, value in page.items() if name.startswith("data-")}
    assert attributes == {f"data-{name}": value for name, value in CHOICES.items()}


def test_the_form_shows_what_was_saved(client: Client) -> None:
    client.post("/en/settings/", CHOICES)
    page = parsed(client.get("/en/settings/"))
    selected = [each.get("value") for each in page.iter("option") if each.get("selected") is not None]
    assert selected == ["large", "dark", "less"]


def test_it_is_kept_in_the_cookie_and_not_in_the_database(client: Client) -> None:
    answer = client.post("/en/settings/", CHOICES)
    assert answer.cookies[preferences.COOKIE].value.startswith("theme-dark.tiles-large.")
    assert not Learner.objects.exists()


def frame_colors(client: Client) -> list[str | None]:
    metas = parsed(client.get("/en/")).iter("meta")
    return [each.get("content") for each in metas if each.get("name") == "theme-color"]


def test_the_browser_s_frame_follows_the_theme(client: Client) -> None:
    colors = [
        each.get("content") for each in parsed(client.get("/en/")).iter("meta") if each.get("name") == "theme-color"
    ]
    assert colors == ["#fafcf8", "#18231d"]
    client.post("/en/settings/", CHOICES)
    colors = [
        each.get("content") for each in parsed(client.get("/en/")).iter("meta") if each.get("name") == "theme-color"
    ]
    assert colors == ["#18231d"]


@pytest.mark.parametrize(
    ("field", "value"), [("theme", "pink"), ("tiles", ""), ("index", "<b>"), ("keys", "x" * 500), ("motion", "on\x00")]
)
def test_a_wrong_choice_is_named_and_linked(client: Client, field: str, value: str) -> None:
    answer = client.post("/en/settings/", CHOICES | {field: value})
    assert answer.status_code == 422
    page = parsed(answer)
    (summary,) = by_class(page, "verdict")
    (link,) = summary.iter("a")
    assert summary.get("role") == "alert"
    target = by_id(page, str(link.get("href"))[1:])
    assert field in (target.get("name") or target.get("id") or "")
    assert target.get("aria-invalid") == "true"
    assert preferences.COOKIE not in answer.cookies


def test_missing_fields_are_named_each(client: Client) -> None:
    answer = client.post("/en/settings/", {})
    assert answer.status_code == 422
    assert len(list(by_class(parsed(answer), "verdict")[0].iter("a"))) == len(CHOICES)


def test_an_error_is_told_in_the_reader_s_language(client: Client) -> None:
    said = text(by_class(parsed(client.post("/bn/settings/", {})), "verdict")[0])
    assert "This field is required" not in said


def test_a_form_without_its_token_is_refused_with_a_page() -> None:
    strict = Client(enforce_csrf_checks=True)
    answer = strict.post("/ka/settings/", CHOICES)
    assert answer.status_code == 403
    assert text(parsed(answer).find(".//h1"))


def test_a_newcomer_has_nothing_to_delete(client: Client) -> None:
    page = parsed(client.get("/en/settings/"))
    assert "/en/settings/reset/" not in [each.get("href") for each in page.iter("a")]
    assert "nothing to delete" in text(parsed(client.get("/en/settings/reset/")).find(".//h1"))


def test_forgetting_asks_first(client: Client) -> None:
    learner_of(client)
    page = parsed(client.get("/en/settings/reset/"))
    assert "1 step" in text(page.find(".//main"))
    assert Learner.objects.count() == 1


def test_forgetting_deletes_the_learner_and_the_cookie_but_no_setting(client: Client) -> None:
    client.post("/en/settings/", CHOICES)
    learner_of(client)
    answer = client.post("/en/settings/reset/")
    assert (answer.status_code, answer.headers["Location"]) == (303, "/en/settings/?forgotten")
    assert not Learner.objects.exists()
    assert answer.cookies[identity.COOKIE]["max-age"] == 0
    page = parsed(client.get(answer.headers["Location"]))
    assert page.get("data-theme") == "dark"
    assert "deleted" in text(by_class(page, "verdict")[0])


def test_forgetting_twice_is_no_failure(client: Client) -> None:
    assert client.post("/en/settings/reset/").status_code == 303


def test_the_page_is_nobody_else_s(client: Client) -> None:
    answer = client.get("/en/settings/")
    assert "no-store" in answer.headers["Cache-Control"]
