"""Cases of errors at a table, ruled on by the referee."""

from collections.abc import Iterator
from itertools import permutations

from engine.notation import parse_tiles
from engine.referee.dead_hands import Challenge, DeadPlayerActs, DeadQuestion, Proof
from engine.referee.draws import DiscardBeforeDraw, Drawn, OutOfTurn, OverturnedTile, WrongEnd, WrongWall
from engine.referee.false_wins import FalseWin, Shown
from engine.referee.proofs import proof_of
from engine.referee.ruling import rule
from engine.seats import Seat
from tests.engine.rulings.boxes import CARD
from tests.engine.rulings.cards import FILLER, exposed
from tests.engine.rulings.cases import Case, Says, Seen, free, ruled, shows
from tests.engine.rulings.hands import card_with


@shows("draw", given=("racked",))
def draw_out_of_turn(case: Case) -> Iterator[Seen]:
    """Nothing is told of a turn, so it is East's, who has not discarded yet."""
    assert case.by is not Seat.A
    incident = OutOfTurn(case.by, Drawn.RACKED if case.given["racked"] else Drawn.IN_HAND)
    ruling = rule(incident)
    kept = ruling.goes_to is not None and ruling.goes_to in ruling.dead
    yield {**ruled(incident), "tile": Says("stays") if kept else Says("back")}


@shows("draw_wrong_end", given=("count",))
def draw_from_the_wrong_end(case: Case) -> Iterator[Seen]:
    for by in Seat:
        yield ruled(WrongEnd(by, case.given["count"]))


@shows("wrong_wall")
def wrong_wall(_case: Case) -> Iterator[Seen]:
    for pusher, drawer in permutations(Seat, 2):
        seen = ruled(WrongWall(pusher, drawer))
        dead = seen["dead"]
        assert isinstance(dead, list)
        for order in permutations(dead):
            yield {**seen, "dead": list(order)}


@shows("discard_before_draw")
def discard_before_draw(case: Case) -> Iterator[Seen]:
    yield ruled(DiscardBeforeDraw(case.by))


@shows("overturned_tile")
def overturned_tile(_case: Case) -> Iterator[Seen]:
    for by in Seat:
        yield ruled(OverturnedTile(by))


@shows("challenge", given=("exposures",))
def challenge_of_exposures(case: Case) -> Iterator[Seen]:
    melds = [exposed(each[0], len(each)) for each in case.given["exposures"]]
    proof = proof_of(CARD, melds)
    assert proof is not Proof.UNWINNABLE
    for against in free(case.by):
        seen = ruled(Challenge(case.by, against, proof))
        yield {**seen, "rack": Says("goes back") if seen["dead"] else "stays"}


@shows("challenge", given=("needed", "visible"))
def challenge_of_what_is_needed(case: Case) -> Iterator[Seen]:
    """The only line of a card needs these tiles; of them so many are gone, and all jokers but those unaccounted for."""
    letter, _, size = case.given["needed"].partition("^")
    card = card_with(f"{letter}^{size} {FILLER[int(size)]}")
    jokers = 8 - case.given.get("jokers_unaccounted", 8)
    gone = parse_tiles(" ".join([letter] * case.given["visible"] + ["J"] * jokers))
    proof = proof_of(card, (), gone)
    for against in free(case.by):
        yield {**ruled(Challenge(case.by, against, proof)), "challenger_wrong": proof is Proof.NONE}


@shows("challenge")
def challenge_by_the_dead(case: Case) -> Iterator[Seen]:
    assert case.action["by"] == "dead"
    for by in Seat:
        yield ruled(DeadPlayerActs(by))


@shows("question")
def question(case: Case) -> Iterator[Seen]:
    for against in free(case.by):
        ruling = rule(DeadQuestion(case.by, against))
        counts = "challenge" if ruling.reasons[0].code == "referee.question-is-challenge" else "nothing"
        yield {"legal": ruling.legal, "counts_as": counts}


@shows("withdraw_mahjong", given=("exposed",))
def withdraw_mahjong(case: Case) -> Iterator[Seen]:
    yield ruled(FalseWin(case.by, Shown.TILES if case.given["exposed"] else Shown.NOTHING))


@shows("convert_to_exposure", given=("claimed", "exposed"))
def convert_to_exposure(case: Case) -> Iterator[Seen]:
    assert (case.given["claimed"], case.given["exposed"]) == ("discard", "tile")
    yield ruled(FalseWin(case.by, Shown.A_CALL))


@shows("mahjong_in_error", given=("claimed", "exposed"))
def mahjong_in_error(case: Case) -> Iterator[Seen]:
    """What is legal here is the ruling, not the declaration."""
    assert (case.given["claimed"], case.given["exposed"]) == ("draw", "part")
    for by in Seat:
        seen = ruled(FalseWin(by, Shown.TILES))
        assert not seen["legal"]
        yield {**seen, "legal": True, "rack": Says("return")}
