"""The ids that files of hands write patterns by: complete, and each that of one pattern."""

import pytest

from engine.variants import VARIANTS, variant
from engine.variants.scored_ids import WRITTEN_AS, written_id
from tests.shared_vectors import rows


def written_ids(id: str) -> set[str]:
    """What the patterns of a variant are written as, whichever of its options is chosen."""
    rules = variant(id)
    tables = [rules.tally, *(choice.change(rules).tally for option in rules.options for choice in option.choices)]
    return {written_id(id, row.id) for table in tables for row in table.patterns}


def test_only_patterns_are_renamed() -> None:
    for id, names in WRITTEN_AS.items():
        assert set(names.values()) <= written_ids(id)
        assert all(name != own for own, name in names.items())


def test_no_two_patterns_are_written_alike() -> None:
    for each in VARIANTS:
        ids = [written_id(each.id, row.id) for row in each.tally.patterns]
        assert len(set(ids)) == len(ids)


@pytest.mark.vectors("mcr_public")
@pytest.mark.vectors("mcr_random")
def test_every_pattern_of_the_files_is_known() -> None:
    named = {
        fan for name in ("mcr_public", "mcr_random") for row in rows(name) for fan in row["expect"].get("fans", {})
    }
    assert named == written_ids("mcr")


@pytest.mark.vectors("hong_kong")
@pytest.mark.vectors("sichuan")
@pytest.mark.parametrize("id", ["hong_kong", "sichuan"])
def test_every_pattern_counted_by_fan_is_known(id: str) -> None:
    named = {fan for row in rows(id) for fan in (row.get("project") or {}).get("items") or {}}
    assert named - written_ids(id) == set()
