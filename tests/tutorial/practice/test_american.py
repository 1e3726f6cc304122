"""The practice table where hands are lines of a card: passes, the card beside the rack, calls, jokers, who pays."""

import re
from dataclasses import replace
from xml.etree.ElementTree import Element

import pytest
from django.http import HttpResponse, QueryDict
from django.template.loader import render_to_string
from django.test import Client

from engine.actions import BlindPass, parse_action, print_action
from engine.card.distance import nearest, spare
from engine.chance import Chance
from engine.coach.bots import regular
from engine.exercises.stacked import stacked_start
from engine.hands import parse_hand
from engine.notation import parse_tiles
from engine.phases.calls import card_of
from engine.phases.charleston import CourtesyOffer, CourtesyPass, FaceDown, Mush, Passing, SecondVote
from engine.phases.claim_window import ClaimWindow
from engine.phases.turn import Turn
from engine.play import legal
from engine.positions import Position
from engine.seats import Seat
from engine.variants import compose, variant
from tests.tutorial.html import by_class, by_id, fragment, parsed, text
from tests.tutorial.practice.players import Browser, browser, opened
from tests.tutorial.visitors import known
from tutorial.learners.preferences import Preferences
from tutorial.models import PracticeHand
from tutorial.practice import answers, openings, services
from tutorial.practice.asking import question
from tutorial.practice.games import TABLES
from tutorial.practice.looks import Look
from tutorial.practice.near import near_lines
from tutorial.practice.pages import TablePage
from tutorial.practice.sittings import Sitting
from tutorial.wording import tiles

pytestmark = pytest.mark.django_db

AT_ONCE = (("charleston", "none"),)


def seat(client: Client, *, seed: int = 9, chosen: tuple[tuple[str, str], ...] = (), locale: str = "en") -> Browser:
    """A browser at an American table; two jokers on the rack."""
    return browser(client, locale=locale, seed=seed, chosen=chosen, variant="american")


def stacked(client: Client, hands: dict[Seat, str], draws: str = "", *, dealer: Seat = Seat.A) -> Browser:
    """A browser at a table where these tiles were dealt, and nothing was passed."""
    rules = compose("american", AT_ONCE)
    start = stacked_start(rules, seed=1, chosen=AT_ONCE, dealer=dealer, hands=hands, draws=draws)
    hand = openings.open_task(known(client), "", start, seat=Seat.A, level="regular")
    return Browser(client, f"/en/practice/hand/{hand.pk}/", hand)


def until(table: Browser, phase: type) -> Sitting:
    """The table once this phase has come; she plays as the coach says, and agrees to everything."""
    while not isinstance(table.sitting.deal.state.phase, phase):
        sitting = table.sitting
        agreeing = [each for each in legal(sitting.view) if print_action(each).split()[1] in ("continue", "look")]
        action = agreeing[0] if agreeing else regular(sitting.view, Chance(0, "advice"))
        answer = services.act(sitting.hand.learner, sitting.hand.pk, sitting.token, lambda _view, a=action: a)
        assert answer.refusal is None
    return table.sitting


def said(table: Browser, query: str = "", id: str = "hand") -> str:
    """What stands in a part of the page."""
    return text(by_id(parsed(table.page(query)), id))


# ---- where a hand is opened ----


def test_the_table_is_on_the_map(client: Client) -> None:
    assert "/en/practice/american/" in client.get("/en/practice/").content.decode()
    page = client.get("/en/practice/american/").content.decode()
    assert "Without the Charleston" in page
    assert "sets and a pair" not in page
    assert 'name="scoring"' not in page


@pytest.mark.parametrize(
    ("sent", "options", "help"),
    [
        ({}, "", ""),
        ({"game": "play", "lines": "on"}, "charleston=none", "lines"),
        ({"mush": "on", "last_wall": "hot", "hints": "on"}, "mush=on last_wall=hot", "hints"),
        ({"game": "first", "mush": "off", "last_wall": "cold"}, "second_charleston=never last_wall=cold", ""),
    ],
)
def test_what_is_chosen_is_played(client: Client, sent: dict[str, str], options: str, help: str) -> None:
    answer = client.post("/en/practice/american/", {"level": "new", "seed": "4", **sent})
    hand = PracticeHand.objects.get()
    assert (hand.options, hand.help) == (options, help)
    assert client.get(answer.headers["Location"]).status_code == 200


def test_what_is_no_house_rule_comes_back(client: Client) -> None:
    page = client.post("/en/practice/american/", {"level": "new", "mush": "perhaps"})
    assert page.status_code == 422
    assert not PracticeHand.objects.exists()


def test_a_game_won_with_a_house_rule_is_marked_on_the_ladder(client: Client) -> None:
    who = known(client)
    for chosen in (AT_ONCE, (*AT_ONCE, ("mush", "on")), (("last_wall", "hot"),)):
        hand = opened(who, variant="american", chosen=chosen)
        PracticeHand.objects.filter(pk=hand.pk).update(result="won", closed_at="2026-01-01T00:00Z")
    rows = by_class(parsed(client.get("/en/practice/american/")), "line")
    won = [text(by_class(each, "title")[0]) for each in rows if by_class(each, "done")]
    assert won == ["Without the Charleston", "The whole game"]


@pytest.mark.parametrize("game", TABLES["american"].ladder, ids=lambda each: each.id)
def test_the_rules_of_a_game_have_no_problems(game: object) -> None:
    assert game.rules.problems() == ()  # type: ignore[attr-defined]


# ---- the Charleston ----


def test_tiles_are_passed_from_the_rack(client: Client) -> None:
    table = seat(client)
    assert "Pass three tiles to the right." in said(table)
    page = parsed(table.page())
    assert [text(each) for each in by_class(page, "now")] == ["→Right, now"]
    held = table.sitting.view.hand.concealed
    given = [each for each in held if not each.design.is_joker][:3]
    answer = table.send(**{"try": "give", "tile": [each.name for each in given]})
    assert "Pass three tiles across." in answer.content.decode()
    swap = text(by_class(parsed(table.page()), "swap")[0])
    assert swap.startswith("You gave:")
    assert len(set(table.sitting.view.hand.concealed) & set(held)) >= len(held) - 3


@pytest.mark.parametrize(("chosen", "verb"), [((), "give"), (AT_ONCE, "discard")], ids=["passing", "her turn"])
def test_enter_on_a_tile_means_the_key_for_the_chosen_ones(
    client: Client, chosen: tuple[tuple[str, str], ...], verb: str
) -> None:
    """Whatever else is on offer, no key above the rack is pressed by it."""
    table = seat(client, seed=2, chosen=chosen)
    until(table, Passing if verb == "give" else Turn)
    first = next(each for each in parsed(table.page()).iter("button") if each.get("name"))
    assert (first.get("name"), first.get("value")) == ("enter", verb)
    held = [each for each in table.sitting.view.hand.concealed if not each.design.is_joker]
    before = table.sitting.ply
    table.send(enter=verb, tile=[each.name for each in held[: 3 if verb == "give" else 1]])
    assert print_action(table.sitting.deal.moves[before].action).split()[1] == verb


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        (("joker", "first", "second"), "A joker is never passed"),
        (("first", "second"), "three tiles"),
        ((), "three tiles"),
    ],
    ids=["a joker", "two", "none"],
)
def test_a_pass_that_may_not_be_is_answered_with_its_reason(client: Client, chosen: tuple[str, ...], told: str) -> None:
    table = seat(client)
    before, held = table.sitting.token, table.sitting.view.hand.concealed
    named = {"joker": next(each for each in held if each.design.is_joker), "first": held[0], "second": held[1]}
    answer = table.send(**{"try": "give", "tile": [named[each].name for each in chosen]})
    assert told in text(by_id(fragment(answer), "why"))
    checked = [each.get("value") for each in fragment(answer).iter("input") if each.get("checked") is not None]
    assert sorted(map(str, checked)) == sorted(named[each].name for each in chosen)
    assert table.sitting.token == before


def test_jokers_are_told_to_stay(client: Client) -> None:
    table = seat(client)
    labels = [str(each.get("aria-label")) for each in parsed(table.page()).iter("input") if each.get("name") == "tile"]
    assert [each for each in labels if "stays with you" in each] == ["joker, stays with you"] * 2
    assert "joker, stays with you" in said(table, "?view=text")


def test_the_last_pass_may_be_blind(client: Client) -> None:
    table = seat(client)
    assert 'value="blind"' not in table.page().content.decode()
    until(table, Passing)
    while not table.sitting.view.phase.leg.blind:  # type: ignore[attr-defined]
        give = regular(table.sitting.view, Chance(0, "advice"))
        table.send(**table.fields(give))
    assert "on unseen" in said(table)
    own = next(each for each in table.sitting.view.hand.concealed if not each.design.is_joker)
    table.send(**{"try": "blind", "tile": own.name})
    mine = table.sitting.deal.moves[table.sitting.decisions[-1]].action
    assert mine == BlindPass(table.sitting.me, (own,))


def test_a_charleston_to_its_end_as_a_page_and_in_words(client: Client) -> None:
    """At every decision both ways to see it say the same, and the coach has a word."""
    table = seat(client, seed=2, chosen=(("mush", "on"),))
    met = set()
    while not isinstance(table.sitting.deal.state.phase, Turn | ClaimWindow):
        met.add(type(table.sitting.deal.state.phase))
        page, words = parsed(table.page()), parsed(table.page("?view=text"))
        stops = [text(each) for each in by_class(page, "track")[0]]
        listed = text(by_class(words, "words")[0])
        for stop in stops:
            name, _, state = stop[1:].partition(", ")
            assert (f"{name}: {state}" if state else name) in listed
        for swap in by_class(page, "swap"):
            assert all(text(each) in listed for each in swap.iter("dt"))
        hinted = said(table, "?hints=1", "coach")
        assert hinted
        action = next(
            (each for each in legal(table.sitting.view) if print_action(each).split()[1] in ("continue", "look")),
            regular(table.sitting.view, Chance(0, "advice")),
        )
        table.send(**table.fields(action))
    assert met >= {Passing, SecondVote, FaceDown, CourtesyOffer, Mush}
    assert not by_class(parsed(table.page()), "track")


def test_tiles_that_nobody_has_looked_at_lie_face_down(client: Client) -> None:
    table = seat(client, seed=2)
    sitting = until(table, FaceDown)
    given = sitting.deal.moves[sitting.decisions[-1]].action.pieces
    page = parsed(table.page())
    assert len(by_class(by_class(page, "swap")[0], "back")) == 3
    assert len(by_class(by_class(page, "rack")[0], "tile")) == len(sitting.view.hand.concealed) - len(given)
    assert "3 face-down tiles" in text(by_id(parsed(table.page("?view=text")), "main"))
    table.send(claim=f"{sitting.me.name} stop")
    assert set(given) <= set(table.sitting.view.hand.concealed)
    assert isinstance(table.sitting.deal.state.phase, CourtesyOffer)


def test_stopping_leaves_the_rest_of_the_passes_out(client: Client) -> None:
    table = seat(client)
    until(table, SecondVote)
    table.send(claim=f"{table.sitting.me.name} stop")
    states = [text(each).partition(", ")[2] for each in by_class(parsed(table.page()), "track")[0]]
    assert states == ["done", "done", "done", "not played", "not played", "not played", "now"]


def test_a_courtesy_pass_asks_for_as_many_as_were_agreed(client: Client) -> None:
    for number in range(1, 30):
        table = seat(client, seed=number)
        until(table, CourtesyOffer)
        assert [text(each) for each in by_class(parsed(table.page()), "call")] == [
            "0 tiles", "1 tile", "2 tiles", "3 tiles",
        ]  # fmt: skip
        table.send(claim=f"{table.sitting.me.name} courtesy 2")
        phase = table.sitting.view.phase
        if isinstance(phase, CourtesyPass) and phase.agreed[table.sitting.me] == 2:
            assert "You and the player across exchange 2 tiles." in said(table)
            assert "Exchange these" in said(table)
            return
    raise AssertionError("nobody across offered two")


# ---- the card beside the rack ----


def test_the_nearest_lines_lie_beside_the_rack(client: Client) -> None:
    table = seat(client)
    near = near_lines(table.sitting.view)
    assert near is not None
    missing = [each.near.missing for each in (*near.first, *near.more)]
    assert missing == sorted(missing)
    assert near.possible == near.of_all
    beside = said(table, id="near")
    assert all(each.near.name in beside and each.worth in beside for each in near.first)
    with tiles.named(american=True):
        listed = near_lines(table.sitting.view)
    assert listed is not None
    assert all(each.wanted in said(table, "?view=text", "near") for each in listed.first)


def test_of_equally_near_lines_the_one_a_hint_speaks_of_is_first(client: Client) -> None:
    view = seat(client).sitting.view
    view = replace(view, hand=parse_hand("159m159p159s1234z"))
    usual, *others = nearest(card_of(view.variant), view.hand)
    tied = [each for each in others if each.missing == usual.missing]
    other = next(each for each in tied if set(spare(each, view.hand)) - set(spare(usual, view.hand)))
    going = tuple(spare(other, view.hand))
    found = near_lines(view), near_lines(view, going=going)
    assert all(found)
    before, after = (each.first[0].near.line for each in found if each)
    assert before is usual.line
    assert after is not usual.line
    shown = next(each for each in tied if each.line is after)
    assert set(going) <= set(spare(shown, view.hand))


def test_the_card_lies_there_only_where_it_is_wanted(client: Client) -> None:
    table = browser(client, seed=9, variant="american", help="hints")
    assert b'id="near"' not in table.page().content
    basic = browser(client)
    assert b'id="near"' not in basic.page().content
    assert near_lines(basic.sitting.view) is None


def test_a_dead_hand_is_told(client: Client) -> None:
    table = seat(client, chosen=AT_ONCE)
    flowers = tuple(each for each in table.sitting.view.variant.tile_set.tiles() if each.design.is_bonus)
    hand = parse_hand("1z2z3z4z5z6z | 8m8m8m1j kong | 6s6s6s1j kong")
    view = replace(table.sitting.view, hand=hand)
    view = replace(view, table=tuple(replace(each, river=flowers[at::4]) for at, each in enumerate(view.table)))
    near = near_lines(view)
    assert near is not None
    assert near.first == near.more == ()
    assert near.possible == 0
    page = render_to_string(
        "practice/near.html", {"near": near, "page": TablePage(table.sitting, Look(), Preferences())}
    )
    assert "your hand is dead" in page


def test_tiles_are_named_as_at_an_american_table_and_only_there(client: Client) -> None:
    table = seat(client)
    page = text(by_id(parsed(table.page("?view=text")), "main"))
    assert re.search(r"\d (crak|bam|dot)", page)
    assert not re.search(r"\d (character|bamboo|dots)", page)
    basic = text(by_id(parsed(browser(client).page("?view=text")), "main"))
    assert not re.search(r"\d (crak|bam[^b])", basic)
    assert not tiles.are_american(asked=None)


# ---- calls, jokers and the end ----


CALLING = Position("5p5p1j1j1z2z3z4z1m2m3m7s9s", asked="5p discard from D")


def test_a_tile_is_called_with_as_few_jokers_as_that_takes() -> None:
    asked = question(CALLING.view(variant("american")))
    assert [each.label for each in asked.offers] == ["Call: pung", "Call: kong", "Call: quint", "Pass"]
    assert [each.value for each in asked.offers][:2] == ["A call 5p.1 5p.2", "A call 5p.1 5p.2 1j.1"]
    assert {each.label for each in asked.more} <= {"Call: pung", "Call: kong"}
    assert len(asked.more) == 3
    keys = [each.key for each in asked.offers if each.key]
    assert len(keys) == len(set(keys)) == 2


@pytest.mark.parametrize(
    ("verb", "chosen", "expected"),
    [
        ("exchange", ["5p.1"], "A exchange 5p.1 1j.7"),
        ("exchange", ["6z.1"], "A exchange 6z.1 1j.8"),
        ("courtesy", ["1z.1", "2z.1"], "A courtesy 2"),
        ("courtesy", [], "A courtesy 0"),
        ("blind", [], "A blind"),
        ("give", ["1z.1"], "A give 1z.1"),
    ],
)
def test_what_is_tried_is_an_action(verb: str, chosen: list[str], expected: str) -> None:
    melds = ("B 666z1j kong from D", "C 5p5p1j pung from D")
    view = replace(CALLING, asked="", turn="B", hand="1z2z3z4z1m2m3m7s9s1j1j 7m7m", melds=melds).view(
        variant("american")
    )
    sent = QueryDict(mutable=True)
    sent["try"] = verb
    sent.setlist("tile", chosen)
    assert re.sub(r"1j\.\d", "1j", print_action(answers.reader(sent)(view))) == re.sub(r"1j\.\d", "1j", expected)
    if verb == "exchange":
        joker = parse_action(print_action(answers.reader(sent)(view))).joker  # type: ignore[attr-defined]
        kinds = {meld.index for laid in view.table for meld in laid.melds if joker in meld.tiles}
        assert kinds == {parse_tiles(chosen[0])[0].index}


def test_where_no_joker_lies_an_exchange_is_refused_with_its_reason(client: Client) -> None:
    table = stacked(client, {Seat.A: "5p5p"})
    answer = table.send(**{"try": "exchange", "tile": table.sitting.view.hand.concealed[0].name})
    assert "joker" in text(by_id(fragment(answer), "why"))
    assert text(by_id(fragment(table.send(**{"try": "exchange"})), "why"))


def test_a_group_is_called_changed_and_stands_after_an_exchange(client: Client) -> None:
    """The whole way of a group, as the keys of the page offer it."""
    for seed in range(200):
        table = Browser(client, "", opened(known(client), seed=seed, variant="american", chosen=AT_ONCE))
        table.url = f"/en/practice/hand/{table.hand.pk}/"
        view = table.sitting.view
        asked = question(view)
        call = next((each for each in asked.offers if "call" in each.value), None)
        if call is None or len(asked.offers) < 3:
            continue
        page = parsed(fragment_page(table, claim=call.value))
        if not by_class(page, "otherways"):
            continue
        changed = next(each for each in page.iter("button") if " expose " in str(each.get("value")))
        table.send(claim=changed.get("value"))
        (meld,) = table.sitting.view.hand.melds
        assert meld.claimed is not None
        assert len(meld.tiles) == len(str(changed.get("value")).split()) - 1
        assert sorted(each.text for each in meld.own) != sorted(each[:2] for each in call.value.split()[2:])
        return
    raise AssertionError("no such deal")


def fragment_page(table: Browser, **fields: object) -> HttpResponse:
    """The whole page after a form."""
    table.send(**fields)
    return table.page()


def played_out(client: Client, winner: bool) -> Browser:
    """A deal to its end, in which somebody, or nobody, wins."""
    for seed in range(1, 60):
        table = seat(client, seed=seed, chosen=AT_ONCE)
        while not (sitting := table.sitting).deal.is_over:
            action = regular(sitting.view, Chance(0, "advice"))
            services.act(sitting.hand.learner, sitting.hand.pk, sitting.token, lambda _view, a=action: a)
        outcome = table.sitting.deal.state.outcome
        assert outcome
        if bool(outcome.winners) is winner:
            return table
    raise AssertionError("no such deal")


@pytest.mark.parametrize("query", ["", "?view=text"], ids=["table", "in words"])
def test_the_end_tells_the_line_and_who_pays_whom(client: Client, query: str) -> None:
    table = played_out(client, winner=True)
    state = table.sitting.deal.state
    (win,) = state.wins
    page = parsed(table.page(query))
    told = text(by_class(page, "cardsheet")[0])
    assert re.search(r"line \d", told)
    assert "The card says:" in told
    hand = text(by_id(page, "hand"))
    assert "Who pays whom" in hand
    assert hand.count("pays double" if win.giver is None else "pays once") == (3 if win.giver is None else 2)
    assert "Points in this match so far" in hand
    assert sum(each.amount for each in state.ledger) == sum(
        abs(points)
        for seat, points in zip(Seat, state.outcome.points, strict=True)
        if seat is not win.seat  # type: ignore[union-attr]
    )


def test_a_deal_that_nobody_wins_costs_nobody_anything(client: Client) -> None:
    table = played_out(client, winner=False)
    page = parsed(table.page())
    assert not by_class(page, "cardsheet")
    assert "Who pays whom" not in text(by_id(page, "hand"))


def test_the_next_deal_goes_on_with_the_points(client: Client) -> None:
    table = played_out(client, winner=True)
    before = table.sitting.deal.state
    following = openings.next_deal(table.sitting.hand.learner, table.hand.pk)
    assert following is not None
    page = client.get(f"/en/practice/hand/{following.pk}/")
    assert "Deal 2" in page.content.decode()
    carry = openings.parse_start(following.start).carry
    assert carry.points == before.outcome.points  # type: ignore[union-attr]
    assert carry.dealer is before.dealer.next


# ---- trying, and watching ----


@pytest.mark.parametrize("locale", ["en", "hi"])
@pytest.mark.parametrize("chosen", [(), AT_ONCE], ids=["passing", "playing"])
def test_every_verb_of_the_table_can_be_tried(client: Client, locale: str, chosen: tuple[tuple[str, str], ...]) -> None:
    table = seat(client, chosen=chosen, locale=locale)
    page = parsed(table.page("?try=1"))
    verbs = [each.get("value") for each in page.iter("button") if each.get("name") == "try"]
    assert {"give", "blind", "courtesy", "call", "exchange", "expose", "stop", "continue", "look", "win"} <= {*verbs}
    tile = table.sitting.view.hand.concealed[0].name
    for verb in verbs:
        before = table.sitting.token
        answer = table.send(**{"try": verb, "tile": tile})
        assert answer.status_code == 200
        assert (table.sitting.token != before) or by_id(fragment(answer), "why") is not None
        if table.sitting.token != before:
            table.send(to="undo/")


@pytest.mark.parametrize("query", ["", "?at=3", "?at=99", "?view=text"])
def test_a_deal_to_watch(client: Client, query: str) -> None:
    page = parsed(client.get(f"/en/practice/american/watch/{query}"))
    assert "crak" in text(page) or query == ""
    if query == "?at=99":
        assert by_class(page, "cardsheet")


@pytest.mark.parametrize("query", ["?order=line", "?order=line&view=text"])
def test_the_rack_may_stand_in_the_order_of_the_nearest_line(client: Client, query: str) -> None:
    table = seat(client)
    usual, ordered = ([str(each.get("value")) for each in rack_of(table, look)] for look in ("", query))
    assert usual != ordered
    assert sorted(usual) == sorted(ordered)
    near = table.page(query)
    assert b"Rack in the usual order" in near.content
    action = regular(table.sitting.view, Chance(0, "advice"))
    answer = table.client.post(
        table.url + query, {"token": table.token(), **table.fields(action)}, headers={"HX-Request": "true"}
    )
    assert answer.headers["HX-Replace-Url"].endswith(query.replace("?order=line&view=text", "?view=text&order=line"))


def rack_of(table: Browser, query: str) -> list[Element]:
    """The boxes of the rack, in order."""
    return [each for each in parsed(table.page(query)).iter("input") if each.get("name") == "tile"]


def test_a_joker_is_taken_from_whom_she_chooses() -> None:
    melds = ("B 5p5p1j pung from D", "C 5p1j1j pung from D")
    asked = question(Position("5p1z2z2s1m2m3m4m7s9s6z7z5z + 9m", melds=melds).view(variant("american")))
    keys = [(each.label, each.value.split()[2]) for each in asked.offers]
    assert keys == [("Exchange for a joker: Right", "5p.1"), ("Exchange for a joker: Across", "5p.1")]
    assert all("last" in each.tiles for each in asked.offers)
