"""Every pattern that any table counts has its name in all six languages, and in Chinese where it comes from."""

import pytest

from engine.ruleset import Variant
from engine.variants import VARIANTS
from tutorial.content.locales import LOCALES
from tutorial.wording.glossary import glossary


def patterns_of(variant: Variant) -> set[str]:
    """The patterns of a variant, whichever of its options is chosen."""
    changed = (choice.change(variant) for option in variant.options for choice in option.choices)
    return {row.id for table in (variant, *changed) for row in table.tally.patterns}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.id)
def test_every_pattern_has_a_name(variant: Variant) -> None:
    terms = glossary().terms
    unnamed = [id for id in sorted(patterns_of(variant)) if id not in terms or set(terms[id].text) != set(LOCALES)]
    assert unnamed == []


def test_patterns_are_told_apart_in_every_language() -> None:
    """Two patterns of one table never bear the same name."""
    terms = glossary().terms
    for variant in VARIANTS:
        for locale in LOCALES:
            names = [terms[row.id].text[locale].name for row in variant.tally.patterns]
            assert len(set(names)) == len(names), (variant.id, locale)
