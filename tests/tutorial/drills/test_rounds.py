"""A round of drills: begun, answered, counted once, stopped anywhere, and told at its end. No database takes part."""

import pytest
from django.test import Client

from tests.tutorial.drills.rounds import HTMX, answer, form, opened, played, right, wrong
from tests.tutorial.html import by_class, by_id, fragment, parsed, text
from tutorial.drills import runs
from tutorial.drills.skills import Drill
from tutorial.exercises.answers import judge

ROUNDS = [("en", "five", 5), ("bn", "five", 5), ("en", "ten", 10), ("ka", "ten", 10)]


@pytest.mark.parametrize(("locale", "length", "many"), ROUNDS)
def test_a_round_has_so_many_different_questions_and_an_end(
    client: Client, locale: str, length: str, many: int
) -> None:
    url, seen = opened(client, locale, length), set()
    for number in range(1, many + 1):
        page = client.get(url)
        parsed(page)
        seen.add(page.context["board"].exercise)
        assert page.context["pips"] == ["done"] * (number - 1) + ["now"] + [""] * (many - number)
        url = answer(client, url, rightly=True).context["board"].next_url
    assert len(seen) == many
    page = client.get(url)
    assert page.context["run"].right == page.context["run"].asked == many
    assert page.context["run"].is_over
    assert not page.context["result"].groups
    parsed(page)


def test_each_round_begins_somewhere_else(client: Client) -> None:
    assert len({opened(client).partition("?")[0] for _ in range(4)}) == 4


@pytest.mark.parametrize("locale", ["en", "bn"])
def test_with_htmx_the_board_the_pips_and_the_way_on_come_back(client: Client, locale: str) -> None:
    url = opened(client, locale)
    board = client.get(url).context["board"]
    sent = client.post(url, form(board.exercise, wrong(board)), headers=HTMX)
    assert sent.status_code == 200
    assert "HX-Request" in sent.headers["Vary"]
    tree = fragment(sent)
    assert not list(tree.iter("h1"))
    assert [each.get("class") for each in by_class(tree, "pips")[0]] == ["miss", None, None, None, None]
    assert by_id(tree, "turn").get("data-hx-swap-oob") == "true"
    (verdict,) = by_class(tree, "verdict")
    (onward,) = [each for each in verdict.iter("a") if each.get("data-key") == "n"]
    assert onward.get("href") == sent.context["board"].next_url
    whole = client.get(sent.headers["HX-Push-Url"])
    assert text(by_class(parsed(whole), "verdict")[0]) == text(verdict)


def test_a_wrong_answer_counts_and_may_be_mended_without_counting_again(client: Client) -> None:
    page = answer(client, opened(client), rightly=False)
    run, again = page.context["run"], page.context["board"].again_url
    assert (run.asked, run.right) == (1, 0)
    mended = answer(client, again, rightly=True)
    assert mended.context["board"].answered.is_right
    assert mended.context["run"] == run
    assert mended.context["board"].next_url == page.context["board"].next_url


def test_back_reload_and_a_form_sent_twice_count_nothing_twice(client: Client) -> None:
    url = opened(client)
    board = client.get(url).context["board"]
    first = client.post(url, form(board.exercise, right(board)))
    second = client.post(url, form(board.exercise, right(board)))
    assert first.headers["Location"] == second.headers["Location"]
    for _ in range(2):
        assert client.get(first.headers["Location"]).context["run"].asked == 1
    assert client.get(url).context["run"].asked == 0


def test_two_windows_hold_two_rounds(client: Client) -> None:
    one, other = opened(client), opened(client)
    assert client.get(played(client, one, "+-")).context["run"].asked == 2
    assert client.get(other).context["run"].asked == 0


def test_a_round_can_be_stopped_and_taken_up_again(client: Client) -> None:
    page = client.get(opened(client))
    assert page.context["close_url"].startswith("/en/drills/?")
    page = client.get(played(client, opened(client), "+-"))
    assert page.context["close_url"] == page.context["run"].end_url
    stopped = client.get(page.context["close_url"])
    assert stopped.context["result"].headline == "1 of 2 right"
    links = [each.get("href") for each in parsed(stopped).iter("a")]
    assert page.context["run"].url in links


def test_a_round_without_an_answer_has_no_result_yet(client: Client) -> None:
    run = runs.begin(Drill("basic", "name_tile", 1), 5, first=3)
    assert client.get(run.end_url).headers["Location"] == run.url


def test_the_end_names_each_slip_its_reason_its_lesson_and_the_way_back_to_it(client: Client) -> None:
    drill = Drill("basic", "make_set", 1)
    page = client.get(played(client, opened(client, drill=drill), "-+--+"))
    result = page.context["result"]
    assert result.headline == "2 of 5 right"
    assert sorted(slip.number for group in result.groups for slip in group.slips) == [1, 3, 4]
    tree = parsed(page)
    links = [str(each.get("href")) for each in tree.iter("a")]
    for group in result.groups:
        assert group.taught.url in links
        assert group.taught.title in text(tree)
        for slip in group.slips:
            again = client.get(slip.board.url)
            assert again.context["board"].reasons == slip.reasons
            assert f"{slip.board.url}#verdict" in links


def test_these_again_asks_just_the_slips(client: Client) -> None:
    page = client.get(played(client, opened(client), "+-+-+"))
    again = client.get(page.context["again"].url)
    assert again.context["run"].coming == tuple(each.seed for each in page.context["run"].slips)
    page = client.get(played(client, page.context["again"].url, "++"))
    assert page.context["result"].headline == "2 of 2 right"
    assert page.context["again"] is None


def test_hints_are_told_apart_and_do_not_count_as_wrong(client: Client) -> None:
    url = played(client, opened(client), "+", hints=2)
    result = client.get(played(client, url, "+")).context["run"]
    told = client.get(result.end_url).context["result"]
    assert (told.unaided, told.hinted, told.wrong) == (1, 1, 0)


@pytest.mark.parametrize("locale", ["en", "hi"])
def test_hints_open_one_by_one_in_a_round(client: Client, locale: str) -> None:
    url = opened(client, locale)
    board = client.get(url).context["board"]
    for taken in range(1, 6):
        sent = client.post(url, form(board.exercise, [], hints=taken - 1, hint=str(taken)), headers=HTMX)
        assert len(by_class(fragment(sent), "shut")) == 5 - taken
        assert sent.context["run"].asked == 0
        assert client.get(sent.headers["HX-Push-Url"]).context["board"].hints == taken


def test_nothing_chosen_is_no_answer_and_does_not_count(client: Client) -> None:
    url = opened(client, drill=Drill("basic", "make_set", 1))
    board = client.get(url).context["board"]
    page = client.get(client.post(url, form(board.exercise, [])).headers["Location"])
    assert page.context["board"].answered.state == "refused"
    assert page.context["run"].asked == 0
    assert not page.context["board"].is_settled


def test_an_endless_round_goes_on_and_its_address_stays_short() -> None:
    run = runs.begin(Drill("basic", "pick_tiles", 3), None, first=11)
    rules = run.drill.rules
    for number in range(1, 121):
        exercise = run.drill.exercise(run.coming[0])
        recent = [run.drill.exercise(each.seed) for each in run.given[-runs.RECENT :]]
        assert exercise not in recent
        said = exercise.solutions(rules)[0] if number % 3 else " ".join(each.name for each in exercise.tiles)  # type: ignore[attr-defined]
        run = runs.read(run.after(judge(exercise, rules, said), 0).token)
        assert run.asked == number
        assert len(run.token) <= runs.LONGEST
        assert not run.is_over
    assert run.right == 80
    assert run.earlier
    assert 0 < len(run.slips) < 40


def test_an_endless_round_shows_its_last_questions(client: Client) -> None:
    page = client.get(played(client, opened(client, length="endless"), "++++-++++++"))
    assert page.context["pips"] == ["done"] * 2 + ["miss"] + ["done"] * 6 + ["now"]
    assert page.context["where"] == "Question 12"
    assert client.get(page.context["close_url"]).context["result"].headline == "10 of 11 right"
