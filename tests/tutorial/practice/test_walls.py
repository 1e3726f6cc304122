"""The walls as everybody sees them: as many tiles as the engine has, in one piece, with the gap where the dice say."""

from itertools import pairwise

import pytest

from engine.chance import Chance
from engine.coach.bots import regular
from engine.play import owing
from engine.ruleset import Variant
from engine.seats import Seat
from engine.variants import VARIANTS, compose
from engine.view import view_of
from tests.engine.playing import opened, seeded
from tutorial.practice.walls import sides

GAMES = [*VARIANTS, compose("basic", (("suits", "one"), ("sets", "two")))]


@pytest.mark.parametrize("variant", GAMES, ids=lambda each: f"{each.id}-{len(each.tile_set)}")
def test_the_walls_hold_what_nobody_has_drawn(variant: Variant) -> None:
    for seed in range(3):
        deal, chance = opened(variant, seeded(variant, seed)), Chance(seed, "players")
        while deal.state.outcome is None:
            wall = deal.state.wall
            lie = sum(each.left for each in sides(deal.state))
            assert lie == len(wall.tiles) - wall.next - wall.replaced
            seat = owing(deal.state)[0]
            deal.act(regular(view_of(deal.state, seat), chance))


@pytest.mark.parametrize("variant", GAMES, ids=lambda each: f"{each.id}-{len(each.tile_set)}")
def test_what_is_left_is_one_piece_around_the_table(variant: Variant) -> None:
    for seed in range(8):
        state = opened(variant, seeded(variant, seed)).state
        found = sides(state)
        dealer = state.dealer
        # Leftward around the table: the dealer's wall, then that of the player on the left.
        around = [stack for step in range(4) for stack in found[Seat((dealer - step) % 4)].stacks]
        full = [each.left > 0 for each in around]
        changes = sum(a is not b for a, b in pairwise([*full, full[0]]))
        assert changes == 2
        assert sum(each.is_end for each in around) == 1
        end = next(at for at, each in enumerate(around) if each.is_end)
        assert not full[(end + 1) % len(full)]
