import pytest

from engine.chance import Chance


def test_chance_is_fixed_by_seed_and_key() -> None:
    assert [Chance(7, "dice").below(6) for _ in range(3)] == [Chance(7, "dice").below(6)] * 3
    drawn = {Chance(seed, key).mixed(range(20)) for seed in range(5) for key in ("a", "b")}
    assert len(drawn) == 10


def test_chance_is_the_same_on_every_release() -> None:
    assert Chance(1, "wall").mixed("abcdefgh") == tuple("hfcbaedg")


def test_each_item_is_drawn_about_as_often() -> None:
    chance = Chance(1, "fair")
    drawn = [chance.below(6) for _ in range(6000)]
    assert {drawn.count(each) // 100 for each in range(6)} <= {9, 10}
    first = [chance.mixed("abc")[0] for _ in range(3000)]
    assert all(900 < first.count(each) < 1100 for each in "abc")


def test_choice_and_sample() -> None:
    chance = Chance(3, "pick")
    assert {chance.choice("ab") for _ in range(20)} == {"a", "b"}
    assert len(set(chance.sample(range(9), 4))) == 4
    with pytest.raises(IndexError):
        chance.choice("")
