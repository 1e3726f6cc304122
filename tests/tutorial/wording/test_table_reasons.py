"""Whatever is refused at the table, and however a claim is lost, there is a sentence for it."""

import pytest
from django.utils.translation import override

from engine.events import ClaimLost, DealEnded, Paid
from engine.ruleset import Variant
from engine.variants import VARIANTS
from tests.engine import conformance
from tests.tutorial.wording.languages import LOCALES
from tutorial.wording.reasons import say_text


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.id)
def test_every_refusal_has_a_sentence(variant: Variant) -> None:
    spoken = {}
    for seed in range(4):
        deal, _, refused = conformance.check(variant, seed, often=6)
        for event in deal.events:
            match event:
                case ClaimLost(why=why) | Paid(payment=why):
                    reason = getattr(why, "why", why)
                    spoken[reason.code] = reason
                case DealEnded(outcome=outcome) if outcome.ended:
                    spoken[outcome.ended.code] = outcome.ended
        spoken |= {each.code: each for each in refused}
    assert len(spoken) > 12
    for locale in LOCALES:
        with override(locale):
            assert all(say_text(reason) for reason in spoken.values())
