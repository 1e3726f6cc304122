"""House rules in an address: what is read, what is refused, and that it never breaks."""

import pytest
from django.http import QueryDict
from hypothesis import given
from hypothesis import strategies as st

from engine.ruleset import Variant
from engine.variants import VARIANTS, compose, variant
from tutorial.house_rules.forms import HouseRulesForm
from tutorial.house_rules.reading import NAME, WORDS, as_taught, read

TOKENS = [f"{o.id}.{c.id}" for each in VARIANTS for o in each.options for c in o.choices]


@pytest.mark.parametrize("table", VARIANTS, ids=lambda each: each.id)
def test_every_option_and_choice_has_its_words(table: Variant) -> None:
    for option in table.options:
        words = WORDS[option.id]
        assert {each.id for each in option.choices} <= set(words.choices), option.id
        said = [str(words.choices[each.id]) for each in option.choices]
        assert len(set(said)) == len(said), option.id


def test_no_words_are_left_over() -> None:
    known = {o.id: {c.id for each in VARIANTS for p in each.options if p.id == o.id for c in p.choices}
             for table in VARIANTS for o in table.options}  # fmt: skip
    assert {id: set(words.choices) for id, words in WORDS.items()} == known


@pytest.mark.parametrize("table", VARIANTS, ids=lambda each: each.id)
def test_each_choice_is_read_composed_and_written_back(table: Variant) -> None:
    for option in table.options:
        for choice in option.choices:
            rules = read(QueryDict(f"{NAME}={option.id}.{choice.id}"), table)
            is_usual = choice is option.choices[0]
            assert rules.chosen == (() if is_usual else ((option.id, choice.id),))
            if not rules.problems:
                assert rules.variant == compose(table.id, rules.chosen)
            assert rules.address == ("" if is_usual else f"{NAME}={option.id}.{choice.id}")
            assert [each.option for each in rules.agreed if not each.is_usual] == [id for id, _ in rules.chosen]


def test_choices_come_in_the_order_of_the_options() -> None:
    asked = QueryDict("o=winners.all&o=cap.ten")
    assert read(asked, variant("hong_kong")).address == "o=cap.ten&o=winners.all"


def test_what_is_no_house_rule_is_named_with_its_place() -> None:
    rules = read(QueryDict("o=cap.ten&o=bananas.yes&o=full_flush.nine&o=cap.eight"), variant("hong_kong"))
    assert rules.chosen == (("cap", "ten"),)
    assert [each.options for each in rules.problems] == [(), ("full_flush",), ("cap",)]
    assert [each.text for each in rules.problems] == [
        "House rule 2 is none of this table: bananas.yes.",
        "House rule 3 has no such choice: full_flush.nine.",
        "House rule 4 contradicts an earlier one, which holds: cap.eight.",
    ]


def test_a_clash_names_no_more_than_what_clashes() -> None:
    rules = read(QueryDict("o=suits.one&o=calls.off&o=scoring.bonus"), variant("basic"))
    assert rules.variant == variant("basic")
    assert rules.chosen == (("suits", "one"), ("scoring", "bonus"), ("calls", "off"))
    (problem,) = rules.problems
    assert problem.options == ("suits",)
    assert problem.text.startswith("These choices do not go together: Suits: One suit. ")


@pytest.mark.parametrize("table", VARIANTS, ids=lambda each: each.id)
def test_the_beginners_choices_can_be_played(table: Variant) -> None:
    assert read(QueryDict(as_taught(table)), table).chosen == tuple(
        (id, dict(table.as_taught)[id]) for id in [o.id for o in table.options] if id in dict(table.as_taught)
    )


@given(
    table=st.sampled_from(VARIANTS),
    tokens=st.lists(st.one_of(st.sampled_from(TOKENS), st.text(max_size=40)), max_size=12),
)
def test_nothing_breaks_it(table: Variant, tokens: list[str]) -> None:
    asked = QueryDict(mutable=True)
    asked.setlist(NAME, tokens)
    rules = read(asked, table)
    assert not rules.variant.problems()
    assert HouseRulesForm(rules).as_p()
    again = read(QueryDict(rules.address), table)
    assert again.chosen == rules.chosen


@pytest.mark.parametrize("table", VARIANTS, ids=lambda each: each.id)
def test_the_form_sends_what_it_was_given(table: Variant) -> None:
    option = table.options[0]
    rules = read(QueryDict(f"{NAME}={option.id}.{option.choices[-1].id}"), table)
    form = HouseRulesForm(rules)
    assert form.is_valid()
    page = form.as_p()
    assert f'<option value="{option.id}.{option.choices[-1].id}" selected>' in page
    assert page.count(f'name="{NAME}"') == len(table.options)
