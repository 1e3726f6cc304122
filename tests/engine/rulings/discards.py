"""Cases of slips around a discard and its claim, ruled on by the referee."""

from collections.abc import Iterator

from engine.claims import Stage
from engine.notation import parse_design
from engine.phases.claim_window import window_of
from engine.referee.calls import CalledTileInRack, LateCall, RetractedCall, Window
from engine.referee.discards import MisledCall, NameCorrected, Named, TakenBack
from engine.referee.ruling import rule
from engine.referee.wins import TileSlip, WonBySlip
from engine.seats import Seat
from tests.engine.rulings.boxes import discarded
from tests.engine.rulings.cases import LETTERS, Case, Says, Seen, free, ruled, shows


@shows("call", given=("next_player_state",))
def late_call(case: Case) -> Iterator[Seen]:
    windows = {
        "picked_not_racked": Window.PICKED,
        "racked": Window.RACKED,
        "picked_discarded": Window.DISCARDED,
    }
    yield ruled(LateCall(case.by, windows[case.given["next_player_state"]]))


@shows("call", given=("named", "actual", "south_exposed"))
def call_on_a_wrong_name(case: Case) -> Iterator[Seen]:
    assert case.given["south_exposed"]
    for misnamer in free(case.by):
        seen, fitting = (rule(MisledCall(case.by, misnamer, fits=fits)) for fits in (False, True))
        clear = misnamer not in seen.dead and not seen.pays
        spared = fitting.legal and not fitting.dead
        yield {
            **ruled(MisledCall(case.by, misnamer, fits=False)),
            "penalty_for_misnamer": "none" if clear else "some",
            "exception": Says("no death") if spared else "none",
        }


@shows("call", given=("placed",))
def called_tile_placed(case: Case) -> Iterator[Seen]:
    assert case.given["placed"] == "in_rack"
    yield ruled(CalledTileInRack(case.by))


@shows("declare_mahjong", given=("named", "actual", "value"))
def win_on_a_wrong_name(case: Case) -> Iterator[Seen]:
    for misnamer in free(case.by):
        seen = ruled(WonBySlip(misnamer, case.by, TileSlip.MISNAMED, case.given["value"]))
        yield {**seen, "pays": paid_to(case.by, seen)}


def paid_to(winner: Seat, seen: Seen) -> dict[str, int]:
    """What each of the others pays a winner."""
    pays = seen["pays"]
    assert isinstance(pays, dict)
    return {LETTERS[seat]: pays.get(f"{LETTERS[seat]}_to_{LETTERS[winner]}", 0) for seat in free(winner)}


@shows("correct_name")
def correct_name(case: Case) -> Iterator[Seen]:
    """What can be claimed is the tile that lies there."""
    for misnamer in Seat:
        lying = window_of(discarded(misnamer, case.given["actual"]).phase).subject.tile.design
        names = {parse_design(case.given[which]): case.given[which] for which in ("named", "actual")}
        yield {**ruled(NameCorrected(misnamer)), "callable": names[lying]}


@shows("take_back")
def take_back(case: Case) -> Iterator[Seen]:
    names = {False: Named.NOT, "partial": Named.PARTLY, True: Named.FULLY}
    yield ruled(TakenBack(case.by, touched=case.given["touched"], named=names[case.given["named"]]))


@shows("retract_call")
def retract_call(case: Case) -> Iterator[Seen]:
    stages = {False: Stage.SAID, "tile_on_rack": Stage.PLACED}
    yield ruled(RetractedCall(case.by, stages[case.given["committed"]]))
