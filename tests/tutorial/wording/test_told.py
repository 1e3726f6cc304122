"""Events in words: whole deals of every variant told to every seat, in every language, and nothing hidden told."""

import pytest
from django.utils.translation import override

from engine.actions import Action, parse_action
from engine.coach.bots import regular
from engine.deals import Came, Win
from engine.events import (
    Broken,
    CharlestonLapsed,
    CharlestonStopped,
    CourtesyAgreed,
    Dealt,
    Declared,
    Discarded,
    Drew,
    Event,
    ExposureChanged,
    Given,
    JokerExchanged,
    KongAnnounced,
    Looked,
    Melded,
    Paid,
    Passed,
    Revealed,
    Rolled,
    SecondCharleston,
    SetApart,
    TilesPassed,
    VoidChosen,
    Won,
)
from engine.ledger import Payment, Pot
from engine.melds import parse_meld
from engine.notation import parse_tiles
from engine.reasons import Reason, Term
from engine.ruleset import Variant
from engine.seats import Seat
from engine.tiles import Suit
from engine.variants import VARIANTS
from tests.engine.playing import Played, play, seeded
from tests.tutorial.wording.languages import LOCALES
from tutorial.wording import seats
from tutorial.wording.told import meld, proposal, tell

A, B, C, D = Seat
(FIVE,) = parse_tiles("5p")
PAY = Reason("pay.exposed-kong", {"tile": FIVE})

ROWS: list[tuple[Event, str]] = [
    (Rolled(A, (2, 1)), "You roll the dice: 2 and 1."),
    (Rolled(B, (2, 1)), "The player on your right rolls the dice: 2 and 1."),
    (Broken(A, 1), "Your own wall is broken after 1 stack, counted from its right end."),
    (
        Broken(C, 7),
        "The wall is broken after 7 stacks. They are counted from the right end of the wall of: the player across.",
    ),
    (SetApart(2), "2 tiles are set apart as the first replacements."),
    (Drew(A, Came.DRAWN, FIVE), "You draw: 5 dots."),
    (Drew(A, Came.KONG, FIVE), "You draw a replacement tile: 5 dots."),
    (Drew(D, Came.BONUS, FIVE), "The player on your left draws a replacement tile."),
    (Revealed(A, parse_tiles("1f")[0]), "You show a bonus tile and set it aside: plum blossom."),
    (Revealed(C, parse_tiles("8f")[0]), "The player across shows a bonus tile and sets it aside: winter."),
    (Given(A, B, parse_tiles("1m")), "You give away: 1 character. They go to: the player on your right."),
    (Given(B, A, parse_tiles("12m")), "The player on your right gives you: 1 character and 2 characters."),
    (Given(B, C, parse_tiles("12m")), "The player on your right gives tiles away. They go to: the player across."),
    (VoidChosen(A, Suit.DOTS), "You do without this suit: dots."),
    (VoidChosen(D, Suit.DOTS), "The player on your left does without this suit: dots."),
    (Discarded(A, FIVE), "You discard: 5 dots."),
    (Discarded(B, FIVE), "The player on your right discards: 5 dots."),
    (Declared(A, Term("ready")), "You say: ready."),
    (Declared(C, Term("ready")), "The player across says: ready."),
    (KongAnnounced(A, FIVE), "You announce a kong: 5 dots."),
    (KongAnnounced(D, FIVE), "The player on your left announces a kong: 5 dots."),
    (Melded(A, parse_meld("345p chow from D")), "You claim the tile for a chow: 3 dots, 4 dots, and 5 dots."),
    (Melded(B, parse_meld("555p pung from A")), "The player on your right claims the tile for a pung: 5 dots."),
    (Melded(C, parse_meld("5555p kong from A")), "The player across claims the tile for a kong: 5 dots."),
    (Melded(A, parse_meld("5555p concealed kong")), "You lay a concealed kong: 5 dots."),
    (Melded(B, parse_meld("5555p concealed kong")), "The player on your right lays a concealed kong: 5 dots."),
    (Melded(A, parse_meld("555p+5p kong from B")), "You add a tile to your pung and have a kong: 5 dots."),
    (Melded(C, parse_meld("555p+5p kong from B")), "The player across adds a tile to a pung and has a kong: 5 dots."),
    (Melded(A, parse_meld("5555p1j quint from B")), "You claim the tile for a set: 5 dots and joker."),
    (
        TilesPassed(A, B, parse_tiles("123m"), parse_tiles("456p")),
        "You pass: 1 character, 2 characters, and 3 characters. They go to: the player on your right. "
        "You get: 4 dots, 5 dots, and 6 dots.",
    ),
    (
        TilesPassed(A, D, parse_tiles("1m"), parse_tiles("4p"), 2),
        "You pass 1 character and 2 unseen tiles. They go to: the player on your left. You get: 4 dots.",
    ),
    (
        TilesPassed(A, D, (), (), 3),
        "You pass all three arriving tiles on unseen. They go to: the player on your left.",
    ),
    (TilesPassed(B, C, parse_tiles("12m"), parse_tiles("45p"), 1), "The player on your right passes 1 tile on unseen."),
    (
        TilesPassed(A, None, parse_tiles("1m"), parse_tiles("4p")),
        "You put into the pool: 1 character. You get out of it: 4 dots.",
    ),
    (SecondCharleston(), "All agree, so a second Charleston follows."),
    (CharlestonStopped(A), "You want no more Charleston, so it ends. A courtesy pass follows."),
    (
        CharlestonStopped(C),
        "The player across wants no more Charleston, so it ends. A courtesy pass follows.",
    ),
    (
        CharlestonLapsed(),
        "Nobody passes a tile of her own, so the pass is canceled and the Charleston is over.",
    ),
    (Looked(A), "You look at your new tiles. Now the second Charleston cannot be stopped."),
    (
        Looked(B),
        "The player on your right looks at the new tiles. Now the second Charleston cannot be stopped.",
    ),
    (CourtesyAgreed((A, C), 0), "You and the player across exchange no tiles."),
    (CourtesyAgreed((A, C), 2), "You and the player across exchange 2 tiles as a courtesy."),
    (CourtesyAgreed((B, D), 1), "The two other players exchange 1 tile as a courtesy."),
    (
        ExposureChanged(A, parse_meld("5555p kong from B")),
        "You change the group just laid. Now it is: kong: 5 dots; claimed from: the player on your right.",
    ),
    (
        ExposureChanged(D, parse_meld("555p pung from A")),
        "The player on your left changes the group just laid. Now it is: pung: 5 dots; claimed from: you.",
    ),
    (
        JokerExchanged(A, B, FIVE, parse_tiles("1j")[0]),
        "You exchange a tile for a joker: 5 dots. The group belongs to: the player on your right.",
    ),
    (
        JokerExchanged(C, A, FIVE, parse_tiles("1j")[0]),
        "The player across exchanges a tile for a joker: 5 dots. The group belongs to: you.",
    ),
    (Won(Win(A, None, Came.PASSED)), "You win with the hand as the Charleston left it."),
    (Won(Win(C, FIVE, Came.EXCHANGED)), "The player across wins after exchanging a tile for a joker."),
    (Passed(A, FIVE), "You pass: 5 dots."),
    (Won(Win(A, None, Came.DEALT)), "You win with the hand as it was dealt."),
    (Won(Win(B, None, Came.DEALT)), "The player on your right wins with the hand as it was dealt."),
    (Won(Win(A, FIVE, Came.DRAWN)), "You win with the tile you drew: 5 dots."),
    (Won(Win(C, FIVE, Came.KONG)), "The player across wins with a drawn tile: 5 dots."),
    (Won(Win(A, FIVE, Came.DISCARD, B)), "You win with this discard: 5 dots."),
    (Won(Win(D, FIVE, Came.ADDED_KONG, B)), "The player on your left wins by robbing the kong: 5 dots."),
    (Paid(Payment(A, B, 1, PAY)), "You pay 1 point. It goes to: the player on your right."),
    (Paid(Payment(C, A, 4, PAY)), "The player across pays 4 points. They go to: you."),
    (Paid(Payment(Pot.POT, Pot.POT, 2, PAY)), "The table pays 2 points. They go to: the table."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "sentence"), ROWS, ids=lambda each: type(each).__name__)
def test_each_event_is_told(event: Event, sentence: str) -> None:
    assert tell([event], me=A) == (sentence,)


def test_others_draws_and_passes_are_not_told() -> None:
    assert tell([Drew(B, Came.DRAWN, FIVE), Passed(B, FIVE)], me=A) == ()


def test_the_deal_is_told_in_one_sentence() -> None:
    dealt = [Dealt(seat, 4, parse_tiles("1234m")) for _ in range(3) for seat in Seat] + [Dealt(A, 1, parse_tiles("9m"))]
    told = tell([Rolled(A, (1, 1)), *dealt, Discarded(A, FIVE)], me=A)
    assert told[1] == "The tiles are dealt: 12 for each player, and one more for the dealer."
    assert len(told) == 3


def test_a_deal_without_a_tile_more_for_the_dealer() -> None:
    dealt = [Dealt(seat, 4, parse_tiles("1234m")) for seat in Seat]
    assert tell(dealt, me=A) == ("The tiles are dealt: 4 for each player.",)


def test_an_unknown_proposal_is_an_error() -> None:
    with pytest.raises(TypeError):
        proposal(Action(A))


def test_an_unknown_event_is_an_error() -> None:
    with pytest.raises(TypeError):
        tell([Event()], me=A)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("A discard 5p", "Discard: 5 dots."),
        ("A ready 5p", "Say that you are ready, and discard: 5 dots."),
        ("A chow 3p 4p", "Claim the tile for a chow."),
        ("A pung 5p 5p", "Claim the tile for a pung."),
        ("A kong 5p 5p 5p", "Lay the kong."),
        ("A add 5p", "Lay the kong."),
        ("A win", "Win."),
        ("A pass", "Pass."),
        ("A give 1m 2m 3m", "Give away: 1 character, 2 characters, and 3 characters."),
        ("A void p", "Do without this suit: dots."),
        ("A blind", "Pass all three tiles blind."),
        ("A blind 1m", "Pass these and the rest blind: 1 character."),
        ("A continue", "Agree to a second Charleston."),
        ("A stop", "Stop the Charleston."),
        ("A look", "Look at the tiles."),
        ("A courtesy 1", "Offer 1 tile as a courtesy."),
        ("A call 5p 1j", "Call the tile, and lay beside it: 5 dots and joker."),
        ("A expose 5p 1j", "Change the group. Beside the called tile lay: 5 dots and joker."),
        ("A exchange 5p 1j", "Exchange this tile for a joker: 5 dots."),
    ],
)
def test_each_proposal_is_said(action: str, words: str) -> None:
    assert proposal(parse_action(action)) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("345p chow from D", "chow: 3 dots, 4 dots, and 5 dots; claimed from: the player on your left"),
        ("5555p concealed kong", "concealed kong: 5 dots"),
        ("555p pung", "pung: 5 dots"),
    ],
)
def test_each_set_on_the_table_is_named(text: str, words: str) -> None:
    assert meld(parse_meld(text), me=A) == words


def test_players_are_named_from_where_the_learner_sits() -> None:
    assert [seats.name(seat, me=C) for seat in (C, D, A, B)] == ["You", "Right", "Across", "Left"]
    assert seats.phrase(C, me=C) == "you"
    assert seats.subject(C, me=C) == "You"


@pytest.fixture(scope="module")
def deals() -> list[Played]:
    """A few deals of every variant."""
    return [play(variant, seeded(variant, seed), [regular] * 4) for variant in VARIANTS for seed in range(3)]


@pytest.mark.parametrize("locale", LOCALES)
def test_whole_deals_are_told_in_every_language(locale: str, deals: list[Played]) -> None:
    with override(locale):
        for deal in deals:
            told = tell(deal.events, me=B)
            assert len(told) > 5
            assert not [each for each in told if "%(" in each or not each.strip()]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.id)
def test_what_is_hidden_from_a_seat_changes_no_sentence_of_hers(variant: Variant) -> None:
    deal = play(variant, seeded(variant, 1), [regular] * 4)
    known = [each.seen_by(C) for each in deal.events]
    assert tell(deal.events, me=C) == tell([each for each in known if each is not None], me=C)
