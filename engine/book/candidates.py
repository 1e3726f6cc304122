"""Candidates: for each rule, the questions that may show that two tables differ in it.

What belongs here: the list of them. What does not: which question does (``differences``).
"""

from engine.book import asked_hands as hands
from engine.book import asked_plays as plays
from engine.book.money import DEALER, GIVER, OTHER
from engine.book.searches import Search
from engine.shapes.thirteen_orphans import ORPHANS

SEARCHES = (
    Search("minimum", hands.any_hand, ("score.",)),
    Search("goal", hands.any_hand, ("win.",)),
    Search("sets", hands.on_the_card(jokers=False), ("win.",)),
    Search("jokers", hands.on_the_card(jokers=True), ("shown.not-in",)),
    Search("wins", plays.plays_on, ("book.",)),
    Search("before-play", plays.charleston("first right", "give", 3), ("exchange.",)),
    Search("void-suit", hands.of_three_suits, ("void.",)),
    Search("chow", plays.chow, ("chow.",)),
    Search("void-discards", plays.void_discard, ("void.",)),
    Search("honors", hands.of_honors, ("shown.not-in",)),
    Search("several-winners", plays.several, ("claim.",)),
    Search("giver-pays", hands.paid(GIVER, self_draw=False)),
    Search("others-pay", hands.paid(OTHER, self_draw=False)),
    Search("seven-pairs", hands.pairs, ("win.",)),
    Search("thirteen-orphans", hands.orphans, ("win.",)),
    Search("knitted", hands.knitted, ("win.",)),
    Search("joker-exchange", plays.joker, ("position.",)),
    Search("pung", plays.pung, ("call.",)),
    Search("concealed-kong", plays.concealed_kong, ("exposure.",)),
    Search("added-kong", plays.added_kong, ("exposure.",)),
    Search("void-claims", plays.void_pung, ("void.",)),
    Search("flowers-to-minimum", hands.with_flowers, ("score.",), hands.needs_flowers, in_both=True),
    Search("hands-counted", hands.unwon),
    Search("east", hands.paid(DEALER, self_draw=True), in_both=True),
    Search("drawn-pays", hands.paid(OTHER, self_draw=True)),
    Search("wall-end", hands.spent),
    Search("next-dealer", plays.deals_again, ("book.",)),
    Search("blind-pass", plays.charleston("first left", "blind", 1), ("charleston.",)),
    Search("second-charleston", plays.charleston("vote", "continue", 0), ("charleston.",)),
    hands.pattern("seven_pairs", lambda make: make.shown(make.pairs()), 2, honors=False),
    hands.pattern("full_flush", hands.sets(rows=2), 1, honors=False),
    hands.pattern("all_pungs", hands.sets(rows=0, laid=2), 2),
    hands.pattern("half_flush", hands.sets(), 1),
    hands.pattern("thirteen_orphans", lambda make: make.shown((ORPHANS, make.alike(1)))),
    hands.pattern("dragon_pung", hands.sets(rows=1), 1),
    hands.pattern("self_drawn", hands.sets(laid=1, self_draw=True), 1),
    hands.pattern("winning_hand", hands.sets()),
)
"""What is looked for, the rules that matter most to a player of the other table first."""
