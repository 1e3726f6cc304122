"""Forty natural look-ups: what people ask in the middle of an argument stands among the first three answers."""

from time import perf_counter

import pytest
from django.utils.translation import override

from tutorial.search.finding import find
from tutorial.search.index import index

FIRST = 3
"""So many answers are looked at."""
BLINK = 0.030
"""Units: seconds."""
LOOKUPS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    # rules, as questions
    ("en", "How many tiles does East hold?", ("faq/#east-tiles", "rules/basic/#dealt")),
    ("en", "can I call for a pair", ("learn/american/a-turn-and-the-call/no-pair/", "faq/#pair-claimed")),
    ("en", "payment on a discard in MCR", ("rules/mcr/#giver-pays", "faq/#mcr-discard-payment")),
    ("en", "what happens when nobody wins", ("rules/basic/#wall-end", "faq/#wall-used-up")),
    ("en", "can I use a joker in a pair", ("rules/american/#jokers-in-groups",)),
    (
        "en",
        "can I take a chow from the player across",
        ("rules/basic/#chow", "learn/basic/claiming/no-chow-from-across/"),
    ),
    ("en", "who deals next if East wins", ("rules/basic/#next-dealer", "faq/#who-deals-next")),
    ("en", "how many points do I need to win in MCR", ("rules/mcr/#minimum",)),
    ("en", "minimum fan hong kong", ("rules/hong_kong/#minimum",)),
    ("en", "can a concealed kong be robbed", ("rules/basic/#robbed-concealed-kong",)),
    ("en", "two players win on the same tile sichuan", ("rules/sichuan/#several-winners", "faq/#two-wins")),
    ("en", "does East pay double classical", ("rules/classical/#east",)),
    ("en", "can I stop the second charleston", ("rules/american/#second-stopped", "glossary/stop_charleston/")),
    ("en", "blind pass", ("glossary/blind_pass/",)),
    ("en", "how many jokers american", ("rules/american/#jokers",)),
    ("en", "which direction does the turn go", ("rules/basic/#turn-order",)),
    ("en", "do flowers count for the minimum in mcr", ("rules/mcr/#flowers-to-minimum",)),
    ("en", "is there a limit hong kong", ("rules/hong_kong/#limit", "rules/hong_kong/#limit-hands", "faq/#hk-limit")),
    # words, by the names of many languages
    ("en", "pung", ("glossary/pung/",)),
    ("en", "pon", ("glossary/pung/",)),
    ("en", "碰", ("glossary/pung/",)),
    ("en", "ポン", ("glossary/pung/",)),
    ("en", "qing yi se", ("glossary/full_flush/",)),
    ("en", "清一色", ("glossary/full_flush/",)),
    ("en", "国士無双", ("glossary/thirteen_orphans/",)),
    ("en", "shi san yao", ("glossary/thirteen_orphans/",)),
    ("en", "soap", ("glossary/soap/",)),
    ("en", "craks", ("glossary/characters/", "glossary/crak/")),
    ("en", "boos", ("glossary/bamboo/",)),
    ("en", "পাং", ("glossary/pung/",)),
    ("en", "how much is a half flush in hong kong", ("rules/hong_kong/#worth.half_flush", "glossary/half_flush/")),
    # the same in other languages
    (
        "bn",
        "পূর্বের কাছে কতটি টাইল থাকে?",
        ("faq/#east-tiles", "rules/basic/#dealt", "learn/american/the-first-charleston/east-has-fourteen/"),
    ),
    ("bn", "জোড়ার জন্য কি টাইল দাবি করা যায়", ("learn/american/a-turn-and-the-call/no-pair/", "faq/#pair-claimed")),
    (
        "bn",
        "MCR-এ ফেলা টাইলে জিতলে কে দাম দেয়",
        ("rules/mcr/#giver-pays", "faq/#mcr-discard-payment", "glossary/discarder_pays/"),
    ),
    ("sw", "Mashariki ana vigae vingapi?", ("faq/#east-tiles", "rules/basic/#dealt")),
    ("sw", "naweza kudai kigae kwa jozi?", ("learn/american/a-turn-and-the-call/no-pair/", "faq/#pair-claimed")),
    ("sw", "malipo ya kigae kilichotupwa MCR", ("rules/mcr/#giver-pays", "faq/#mcr-discard-payment")),
    ("hi", "कोंग", ("glossary/kong/",)),
    ("sq", "xhol", ("glossary/joker/",)),
    ("ka", "პუნგის", ("glossary/pung/",)),
)


def addresses(locale: str, typed: str) -> list[str]:
    """Where the first answers are, without the language."""
    with override(locale):
        found = find(typed)
        return [each.url_for(found.asked.traditions).removeprefix(f"/{locale}/") for each in found.documents[:FIRST]]


@pytest.mark.parametrize(("locale", "typed", "wanted"), LOOKUPS)
def test_what_is_asked_is_among_the_first_three(locale: str, typed: str, wanted: tuple[str, ...]) -> None:
    first = addresses(locale, typed)
    assert {*first} & {*wanted}, first


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [("hunyise", "half_flush"), ("Qīngyīsè", "full_flush"), ("shisanyao", "thirteen_orphans"), ("toitoi", "all_pungs")],
)
def test_a_reading_may_be_written_in_one_word(typed: str, wanted: str) -> None:
    assert f"glossary/{wanted}/" in addresses("en", typed)


@pytest.mark.parametrize("locale", [*dict.fromkeys(each[0] for each in LOOKUPS)])
def test_every_wanted_answer_is_somewhere(locale: str) -> None:
    with override(locale):
        known = {
            url.partition(f"/{locale}/")[2] for each in index().documents for url in (each.url, *each.urls.values())
        }
    wanted = {each for of, _typed, answers in LOOKUPS if of == locale for each in answers}
    assert wanted - known == set()


def test_there_are_forty() -> None:
    assert len(LOOKUPS) == 40


def test_no_search_takes_longer_than_a_blink() -> None:
    slow = {(locale, typed): spent for locale, typed, _wanted in LOOKUPS if (spent := quickest(locale, typed)) > BLINK}
    assert slow == {}


def quickest(locale: str, typed: str) -> float:
    """Units: seconds. How long the look-up takes when nothing disturbs it."""
    times = []
    for _ in range(4):
        start = perf_counter()
        addresses(locale, typed)
        times.append(perf_counter() - start)
    return min(times)
