"""When everybody can see that a hand is dead."""

import pytest

from engine.card.load import load_card
from engine.melds import parse_meld
from engine.notation import parse_tiles
from engine.referee.dead_hands import Proof
from engine.referee.proofs import proof_of

CARD = load_card(
    "card two_lines 2027\n"
    "section pairs\n"
    "p-1 x 25: 1B^2 4B^4 5B^4 6B^4 makes 1\n"
    "p-2 x 25: 2B^3 4B^3 5B^4 6B^4 makes 1\n"
    "p-3 c 30: 9D^3 8D^3 7D^4 6D^4 makes 1\n"
)


@pytest.mark.parametrize(
    ("exposed", "gone", "proof"),
    [
        pytest.param(["5B5B5B5B kong"], "", Proof.NONE, id="fits two lines"),
        pytest.param(["5B5BJJ kong"], "JJ", Proof.NONE, id="jokers of its own are there still"),
        pytest.param(["9C9C9C pung"], "", Proof.NO_LINE, id="on no line"),
        pytest.param(["5B5B5B pung"], "", Proof.NO_LINE, id="another size"),
        pytest.param(["9D9D9D pung"], "", Proof.NO_LINE, id="only on a concealed line"),
        pytest.param(["4B4B4B4B kong"], "1B 1B", Proof.NONE, id="the pair is left"),
        pytest.param(["4B4B4B4B kong"], "1B 1B 1B", Proof.UNWINNABLE, id="no pair is left, and no joker stands in one"),
        pytest.param(["4B4B4B pung"], "2B 2B 2B 2B", Proof.NONE, id="jokers make the pung"),
        pytest.param(["4B4B4B pung"], "2B 2B 2B 2B J J J J J J", Proof.UNWINNABLE, id="too few jokers are left"),
        pytest.param([], "1B 1B 1B 2B 2B 2B 2B J J J J J J 9D", Proof.NONE, id="a concealed line is left"),
    ],
)  # fmt: skip
def test_proof(exposed: list[str], gone: str, proof: Proof) -> None:
    assert proof_of(CARD, [parse_meld(each) for each in exposed], parse_tiles(gone)) is proof
