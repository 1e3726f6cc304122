"""The front door: for newcomers, for those who come back, and its question."""

import pytest
from django.test import Client

from engine.variants.boxes import BOXES
from tests.tutorial.html import by_class, by_id, fragment, parsed, text
from tests.tutorial.visitors import known
from tutorial.content.library import get_library
from tutorial.learners.progress import record, summary
from tutorial.models import Learner
from tutorial.pages.home import EXAMPLE, EXAMPLE_ANSWER, QUESTION, continuation, example, question
from tutorial.wording.reasons import say_text

pytestmark = pytest.mark.django_db

LOCALES = ["en", "sq", "sw", "bn", "hi", "ka"]
HTMX = {"HX-Request": "true"}


# ---- a first look ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_a_first_look_leaves_no_trace_and_may_be_kept_by_any_cache(client: Client, locale: str) -> None:
    answer = client.get(f"/{locale}/")
    assert answer.status_code == 200
    assert not answer.cookies
    assert "private" not in answer.headers.get("Cache-Control", "")
    assert not Learner.objects.exists()


def test_a_cache_that_kept_a_first_look_does_not_show_it_to_a_learner(client: Client) -> None:
    for path in ("/en/", "/en/about/", "/en/learn/basic/", "/en/hong_kong/", "/en/nowhere/"):
        assert "Cookie" in client.get(path).headers["Vary"], path


@pytest.mark.parametrize("locale", LOCALES)
def test_it_is_one_page_with_one_headline_in_the_language_of_its_address(client: Client, locale: str) -> None:
    page = parsed(client.get(f"/{locale}/"))
    assert page.get("lang") == locale


def test_a_first_look_asks_the_database_nothing(client: Client, django_assert_num_queries: object) -> None:
    with django_assert_num_queries(0):  # type: ignore[operator]
        client.get("/en/")


def test_the_root_leads_to_the_language_the_browser_asks_for(client: Client) -> None:
    answer = client.get("/", headers={"Accept-Language": "ka-GE,ka;q=0.9"})
    assert (answer.status_code, answer.headers["Location"]) == (302, "/ka/")


def test_the_root_leads_to_the_language_learned_in_before(client: Client) -> None:
    client.cookies["language"] = "bn"
    assert client.get("/", headers={"Accept-Language": "en"}).headers["Location"] == "/bn/"


@pytest.mark.parametrize("locale", ["en", "ka"])
def test_every_link_of_the_page_leads_somewhere(client: Client, locale: str) -> None:
    page = parsed(client.get(f"/{locale}/"))
    targets = {str(each.get("href")) for each in page.iter("a")}
    assert len(targets) > 10
    for target in targets:
        path, _, anchor = target.partition("#")
        found = client.get(path) if path else client.get(f"/{locale}/")
        assert found.status_code == 200, target
        if anchor:
            assert by_id(parsed(found), anchor) is not None


def test_the_eight_traditions_are_named_and_each_leads_to_its_front_page(client: Client) -> None:
    section = by_id(parsed(client.get("/en/")), "traditions")
    assert [each.get("href") for each in by_class(section, "line")] == [f"/en/{id}/" for id in BOXES]
    pitches = [text(each) for each in by_class(section, "soft")][1:]
    for pitch, (id, tradition) in zip(pitches, get_library().traditions.items(), strict=True):
        tiles = " or ".join(map(str, BOXES[id].sizes))
        assert pitch == f"{tiles} tiles. {tradition.article.text['en'].summary}"


def test_a_name_is_fit_for_a_headline_in_every_script(client: Client) -> None:
    names = [text(each) for each in by_class(by_id(parsed(client.get("/sq/")), "traditions"), "title")]
    assert all(name[0].isupper() for name in names)
    section = by_id(parsed(client.get("/ka/")), "traditions")
    assert text(by_class(section, "title")[1]).startswith("ჰ")


def test_the_answer_on_show_is_judged_by_the_engine() -> None:
    shown = example().board
    assert shown.answered is not None
    assert not shown.answered.is_right
    assert shown.answered.text == EXAMPLE_ANSWER
    assert shown.exercise is EXAMPLE
    assert not EXAMPLE.problems(shown.variant)
    assert 'data-mark="no"' in example().tiles or 'data-mark="why"' in example().tiles


# ---- the question ----------------------------------------------------------------------------------------------


def test_the_question_holds() -> None:
    board = question()
    assert not QUESTION.problems(board.variant)
    assert [each.split(".")[0] for each in QUESTION.solutions(board.variant)] == ["6s"]


@pytest.mark.parametrize("locale", ["en", "bn", "ka"])
@pytest.mark.parametrize(
    ("tile", "state"), [("6s.1", "right"), ("7s.1", "wrong"), ("6p.1", "wrong"), ("5s.1", "wrong")]
)
def test_an_answer_without_script_is_a_whole_page_with_the_reason(
    client: Client, locale: str, tile: str, state: str
) -> None:
    answer = client.post(f"/{locale}/try/", {"answer": tile})
    assert answer.status_code == 200
    verdict = by_class(by_id(parsed(answer), "try"), "verdict")[0]
    assert state in verdict.get("class", "").split()
    assert len(text(verdict)) > 20


@pytest.mark.parametrize("locale", ["en", "bn", "ka"])
def test_with_htmx_the_felt_alone_comes_back(client: Client, locale: str) -> None:
    answer = client.post(f"/{locale}/try/", {"answer": "7s.1"}, headers=HTMX)
    part = fragment(answer)
    assert [each.get("id") for each in part] == ["try"]
    assert "HX-Request" in answer.headers["Vary"]
    (goal,) = [each for each in part.iter() if each.get("data-focus") is not None]
    assert goal.get("tabindex") == "-1"


def test_each_wrong_tile_has_a_reason_of_its_own(client: Client) -> None:
    said = {
        text(by_class(fragment(client.post("/en/try/", {"answer": tile}, headers=HTMX)), "verdict")[0])
        for tile in ("7s.1", "6p.1", "5s.1")
    }
    assert len(said) == 3


def test_the_wrong_tile_is_marked(client: Client) -> None:
    part = fragment(client.post("/en/try/", {"answer": "6p.1"}, headers=HTMX))
    marked = {each.get("value"): each.get("data-mark") for each in part.iter("button") if each.get("data-mark")}
    assert marked == {"6p.1": "no"}


def test_a_right_answer_leads_to_the_first_lesson(client: Client) -> None:
    verdict = by_class(fragment(client.post("/en/try/", {"answer": "6s.1"}, headers=HTMX)), "verdict")[0]
    assert [each.get("href") for each in verdict.iter("a")] == ["/en/learn/basic/the-tiles/"]


@pytest.mark.parametrize("given", [{}, {"answer": ""}, {"answer": "9z"}, {"answer": "1m"}, {"answer": "x" * 5000}])
def test_what_is_no_answer_is_told_so(client: Client, given: dict[str, str]) -> None:
    answer = client.post("/en/try/", given)
    assert answer.status_code == 200
    assert "refused" in by_class(by_id(parsed(answer), "try"), "verdict")[0].get("class", "").split()


def test_the_question_stores_nothing_and_needs_no_token() -> None:
    strict = Client(enforce_csrf_checks=True)
    answer = strict.post("/en/try/", {"answer": "6s.1"})
    assert answer.status_code == 200
    assert not answer.cookies
    assert not Learner.objects.exists()


def test_its_address_looked_at_leads_home(client: Client) -> None:
    answer = client.get("/bn/try/")
    assert (answer.status_code, answer.headers["Location"]) == (302, "/bn/")


# ---- coming back -----------------------------------------------------------------------------------------------


@pytest.fixture
def steps() -> tuple[str, ...]:
    return tuple(step.id for step in get_library().lesson("basic", "the-tiles").steps)


@pytest.mark.parametrize("locale", ["en", "ka"])
def test_who_comes_back_goes_on_at_the_next_step(client: Client, locale: str, steps: tuple[str, ...]) -> None:
    learner = known(client)
    record(learner, "basic", "the-tiles", steps[0], right=True)
    answer = client.get(f"/{locale}/")
    page = parsed(answer)
    targets = [each.get("href") for each in page.iter("a")]
    assert f"/{locale}/learn/basic/the-tiles/{steps[1]}/" in targets
    assert [each.get("class") for each in by_class(page, "pips")[0]][:2] == ["done", "now"]
    assert "Cookie" in answer.headers["Vary"]
    assert "private" in answer.headers["Cache-Control"]


def test_a_step_that_was_passed_over_comes_after_those_ahead(client: Client, steps: tuple[str, ...]) -> None:
    learner = known(client)
    record(learner, "basic", "the-tiles", steps[2], right=True)
    assert f"/en/learn/basic/the-tiles/{steps[3]}/" in client.get("/en/").content.decode()
    for step in steps[3:]:
        record(learner, "basic", "the-tiles", step, right=True)
    assert f"/en/learn/basic/the-tiles/{steps[0]}/" in client.get("/en/").content.decode()


def test_who_comes_back_finds_the_question_too(client: Client, steps: tuple[str, ...]) -> None:
    record(known(client), "basic", "the-tiles", steps[0], right=True)
    answer = client.post("/en/try/", {"answer": "7s.1"})
    assert "wrong" in by_class(by_id(parsed(answer), "try"), "verdict")[0].get("class", "").split()


def test_a_wrong_answer_is_where_one_goes_on(client: Client, steps: tuple[str, ...]) -> None:
    record(known(client), "basic", "the-tiles", steps[0], right=False)
    targets = [each.get("href") for each in parsed(client.get("/en/")).iter("a")]
    assert targets.count("/en/learn/basic/the-tiles/") >= 1


def test_a_finished_lesson_leads_to_the_next_or_to_praise_of_rest(client: Client) -> None:
    learner, library = known(client), get_library()
    slugs = library.courses["basic"].slugs
    for step in library.lesson("basic", slugs[0]).steps:
        record(learner, "basic", slugs[0], step.id, right=True)
    page = client.get("/en/").content.decode()
    assert f"/en/learn/basic/{slugs[1]}/" in page if len(slugs) > 1 else "every lesson there is" in page


def test_when_all_is_done_the_course_stays_open(client: Client) -> None:
    learner, library = known(client), get_library()
    for lesson in library.lessons.values():
        for step in lesson.steps:
            record(learner, lesson.variant, lesson.slug, step.id, right=True)
    answer = client.get("/en/")
    assert answer.status_code == 200
    assert "every lesson there is" in text(parsed(answer).find(".//main"))


@pytest.mark.parametrize(
    "place", [("basic", "a-lesson-that-is-gone", "x"), ("tibetan", "the-tiles", "x"), ("basic", "the-tiles", "gone")]
)
def test_progress_in_what_is_no_longer_there_is_no_failure(client: Client, place: tuple[str, str, str]) -> None:
    record(known(client), *place, right=True)
    assert client.get("/en/").status_code == 200


def test_nothing_done_is_nothing_to_continue() -> None:
    assert continuation(summary(None)) is None


def test_reasons_on_the_page_are_the_engine_s(client: Client) -> None:
    board = question("6p.1")
    said = [say_text(reason) for reason in board.reasons]
    page = text(by_id(parsed(client.post("/en/try/", {"answer": "6p.1"})), "try"))
    assert said
    assert all(" ".join(sentence.split()) in page for sentence in said)
