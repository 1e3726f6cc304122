"""Every kind of page of the site, once: axe, the HTML checks, the pseudo-locales and the search for English use it.

A new kind of page gets its line here, and all of them look at it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.actions import PassTiles
from engine.exercises.finish_hand import FinishHand
from engine.exercises.make_set import MakeSet
from engine.variants.boxes import BOXES
from tests.answering import steps
from tests.tutorial.charleston import deals
from tests.tutorial.visitors import CARD_HANDS, GUIDED, HANDS, busy, cookie_for, preferring
from tutorial.charleston.places import Place
from tutorial.content.library import get_library
from tutorial.content.values import Step
from tutorial.drills import runs
from tutorial.drills.runs import Run
from tutorial.drills.skills import Drill
from tutorial.exercises.answers import judge
from tutorial.learn import knowing
from tutorial.learners import identity, preferences
from tutorial.models import Learner


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of page, by one page of it."""

    name: str
    """What it is, as a list of tests names it."""
    path: str
    """Its address behind the language."""
    came_back: bool = False
    """It is seen by a learner who has done some steps."""
    prefers: str = ""
    """What the visitor prefers, as the cookie says it."""
    status: int = 200
    """What it answers with."""

    def __str__(self) -> str:
        return self.name

    def cookies(self) -> dict[str, str]:
        """What the browser of its visitor brings along."""
        brought = {identity.COOKIE: cookie_for(busy(Learner.objects.create()))} if self.came_back else {}
        return brought | ({preferences.COOKIE: preferring(self.prefers)} if self.prefers else {})


def of_steps() -> Iterator[Kind]:
    """A step of every kind of exercise: as it is asked, answered wrongly with every hint, and answered rightly."""
    seen = set()
    for lesson, step in steps():
        if step.exercise.kind in seen:
            continue
        seen.add(step.exercise.kind)
        path = f"learn/{lesson.key}/{step.id}/"
        yield Kind(f"{step.exercise.kind} asked", path)
        yield Kind(f"{step.exercise.kind} wrong", path + wrong(step))
        yield Kind(f"{step.exercise.kind} right", path + right(step))


def wrong(step: Step) -> str:
    """The query with the wrong answer the author thought of first, every hint open."""
    return f"?hints=5&answer={step.refuse[0].answer.replace(' ', '+')}"


def right(step: Step) -> str:
    """The query with a right answer."""
    return f"?answer={step.accept[0].replace(' ', '+')}"


def of_drills() -> Iterator[Kind]:
    """A round of drills: where it begins, a question as it is asked and judged, and its end."""
    yield Kind("drills", "drills/")
    yield Kind("drill by itself", "drills/mcr/finish_hand/3/7/")
    asked = runs.begin(Drill("basic", "make_set", 2), 5, first=7)
    yield Kind("drill asked", of_question(asked, asked.coming[0]))
    wrongly = after(asked, rightly=False)
    yield Kind("drill wrong", f"{of_question(wrongly, wrongly.given[-1].seed)}{chosen(wrongly)}&hints=5")
    rightly = after(wrongly, rightly=True)
    yield Kind("drill right", f"{of_question(rightly, rightly.given[-1].seed)}{chosen(rightly)}")
    over = after(after(after(rightly, rightly=False), rightly=False), rightly=False)
    yield Kind("drills, the end", f"drills/result/?run={over.token}")
    hand = after(runs.begin(Drill("hong_kong", "finish_hand", 1), None, first=7), rightly=False)
    yield Kind("drills, stopped", f"drills/result/?run={hand.token}")
    yield Kind("drills, nothing to mend", f"drills/result/?run={after(asked, rightly=True).token}")
    yield Kind("drill gone", "drills/basic/juggling/1/7/", status=404)


def of_question(run: Run, seed: int) -> str:
    """The path of a question in its round."""
    return f"drills/{run.drill.variant}/{run.drill.kind}/{run.drill.level}/{seed}/?run={run.token}"


def chosen(run: Run) -> str:
    """The rest of the query with the answer given last."""
    return f"&answer={run.given[-1].text.replace(' ', '+')}"


def after(run: Run, *, rightly: bool) -> Run:
    """The round after one more answer."""
    exercise, rules = run.drill.exercise(run.coming[0]), run.drill.rules
    match exercise:
        case MakeSet():
            wrong = exercise.tiles[0].name
        case FinishHand():
            answers = {each.name: exercise.grade(rules, each.name) for each in exercise.offered}
            wrong = next(name for name, verdict in answers.items() if not verdict.allowed)
        case _:
            raise TypeError(exercise.kind)
    return run.after(judge(exercise, rules, exercise.solutions(rules)[0] if rightly else wrong), 0)


def of_practice() -> Iterator[Kind]:
    """The practice table: where a hand is opened, each thing a table can ask, both ways to see it, a deal to watch."""
    yield Kind("practice tables", "practice/")
    yield Kind("practice table", "practice/basic/")
    yield Kind("practice table, hands waiting", "practice/basic/", came_back=True)
    yield Kind("no such practice table", "practice/nothing/", status=404)
    for name, (id, _seed, _chosen) in HANDS.items():
        for look in ("", "?view=text"):
            yield Kind(f"practice hand, {name} {look}", f"practice/hand/{id}/{look}", came_back=True)
    for name, (id, _seed, _chosen) in CARD_HANDS.items():
        yield Kind(f"practice hand by the card, {name}", f"practice/hand/{id}/", came_back=True)
    passing, _seed, _chosen = CARD_HANDS["passing"]
    yield Kind("practice hand by the card in words", f"practice/hand/{passing}/?view=text", came_back=True)
    yield Kind("a deal by the card to watch, the end", "practice/american/watch/?at=99")
    for name, (id, _lesson) in GUIDED.items():
        for look in ("", "?view=text"):
            yield Kind(f"hand of a lesson, {name} {look}", f"practice/hand/{id}/{look}", came_back=True)
    yield Kind("no such hand of a lesson", "practice/lesson/basic/claiming/nothing/", status=404)
    for look in ("?hints=1", "?try=1", "?said=stale", "?try=1&view=text"):
        yield Kind(f"practice hand {look}", f"practice/hand/{HANDS['turn'][0]}/{look}", came_back=True)
    yield Kind("practice hand, not hers", f"practice/hand/{HANDS['turn'][0]}/", status=404)
    yield Kind("a deal to watch", "practice/basic/watch/")
    yield Kind("a deal to watch, with a reason", "practice/basic/watch/?at=2")
    yield Kind("a deal to watch, the end", "practice/basic/watch/?at=99")
    yield Kind("a deal as text", "practice/basic/watch/?view=text")


def of_knowing() -> Iterator[Kind]:
    """The questions for those who know a lesson: one asked, answered wrongly and rightly, and how they went."""
    lesson = get_library().lesson("basic", "the-tiles")
    first, *rest = lesson.steps[:4]
    asked = knowing.Run(lesson, (first.id, *(each.id for each in rest)))
    place = f"learn/{lesson.key}/known/"
    yield Kind("known? asked", f"{place}{first.id}/?run={asked.token}")
    wrongly, rightly = asked.after(right=False), asked.after(right=True)
    yield Kind("known? wrong", f"{place}{first.id}/?run={wrongly.token}&{wrong(first).partition('&')[2]}")
    yield Kind("known? right", f"{place}{first.id}/?run={rightly.token}&{right(first)[1:]}")
    yield Kind("known, not yet", f"{place}?run={replace(asked, given=(False, True, True, False)).token}")
    yield Kind("known", f"{place}?run={replace(asked, given=(True, True, True, True)).token}")
    yield Kind("known, unreadable", f"{place}?run=nothing", status=404)


def of_the_charleston() -> Iterator[Kind]:
    """The Charleston room: a question with a refusal, what became of a pass, and the account at the end."""
    refused = Place("american", deals.WITH_JOKERS)
    joker = next(each for each in refused.sitting.view.hand.concealed if each.design.is_joker)
    yield Kind("Charleston asked, a joker refused", of_room(refused.trying(PassTiles(refused.sitting.me, (joker,)))))
    poor = PassTiles(refused.sitting.me, deals.poor_pass(refused))
    yield Kind("Charleston told, a poor pass", of_room(refused.after(poor).url))
    yield Kind("Charleston, the end", of_room(deals.played(deals.WHOLE).url))


def of_room(url: str) -> str:
    """The path behind the language."""
    return url.split("/", 2)[2]


def of_the_scorer() -> Iterator[Kind]:
    """The scorer: which table, a win, too little, a wait, what cannot be read; every table; a score sheet."""
    yield Kind("scorer, which table", "score/")
    yield Kind("scorer, a win", "score/hong_kong/?hand=222m22666s222z&melds=1111z*&how=draw&flowers=1f&o=cap.ten")
    yield Kind("scorer, no win", "score/mcr/?hand=123m456789s55p111z")
    yield Kind("scorer, a wait", "score/american/?hand=227m2244456666z")
    yield Kind("scorer, unreadable", "score/sichuan/?hand=123m4x&how=magic&o=cap.seven", status=422)
    yield Kind("one hand at every table", "score/everywhere/?hand=123456789p99s22z9s")
    deals = "d=p-1~hand-222m22666s222z~melds-111z&d=draw&d=p-3~hand-12m"
    yield Kind("score sheet", f"score/sheet/?v=hong_kong&n=Ana&n=Ben&n=Chi&n=Dee&o=cap.ten&{deals}")


KINDS = (
    Kind("home", ""),
    Kind("home, back again", "", came_back=True),
    Kind("about", "about/"),
    Kind("settings", "settings/"),
    Kind("settings, saved", "settings/?saved"),
    Kind("forgetting", "settings/reset/", came_back=True),
    Kind("course", "learn/basic/"),
    Kind("course, begun", "learn/basic/", came_back=True),
    Kind("lesson", "learn/basic/the-tiles/"),
    Kind("lesson, begun", "learn/basic/the-tiles/", came_back=True),
    Kind("recap", "learn/basic/the-tiles/recap/"),
    *of_steps(),
    *(
        Kind(f"{asked.name}, with a key to confirm", asked.path, prefers="confirm-on.tiles-large.index-off.theme-dark")
        for asked in of_steps()
        if asked.name in {"name_tile asked", "finish_hand asked", "finish_hand wrong"}
    ),
    *of_drills(),
    *of_practice(),
    *of_knowing(),
    Kind("unreadable answer", "learn/basic/the-tiles/three-suits/?answer=%3F", status=422),
    Kind("nothing there", "nowhere/", status=404),
    Kind("lesson gone", "learn/basic/nothing/", status=404),
    Kind("tile rooms", "tiles/"),
    Kind("tile room", "tiles/basic/"),
    Kind("tile room, American", "tiles/american/"),
    Kind("tile card", "tiles/riichi/0p/"),
    *(Kind(f"front page of {id}", f"{id}/") for id in BOXES),
    Kind("card of hands, to begin with", "american/card/?family=starters"),
    Kind("card of hands, one family in a year", "american/card/?family=calendar&year=2000"),
    Kind("card of hands, unreadable year", "american/card/?family=calendar&year=soon", status=422),
    *of_the_charleston(),
    Kind("no card of hands", "basic/card/", status=404),
    *of_the_scorer(),
    Kind("questions", "faq/"),
    Kind("corrections", "corrections/"),
    Kind("all rules", "rules/"),
    Kind("rules", "rules/hong_kong/"),
    Kind("rules, house rules and one that is none", "rules/sichuan/?o=cap.three&o=bananas.yes", status=422),
    Kind("compare, none chosen", "rules/compare/"),
    Kind("compare, three", "rules/compare/?a=hong_kong&b=american&c=sichuan"),
    Kind("compare, one unknown", "rules/compare/?a=bananas&b=mcr", status=422),
    Kind("agree before you play", "rules/sichuan/sheet/?o=cap.three"),
    Kind("glossary", "glossary/"),
    Kind("glossary, sifted", "glossary/?q=kong"),
    Kind("a word of the game", "glossary/pung/"),
    Kind("a pattern", "glossary/full_flush/"),
    Kind("no such word", "glossary/nothing/", status=404),
    Kind("search", "search/"),
    Kind("search, answers", "search/?q=pung"),
    Kind("search, nothing found", "search/?q=%E2%80%A6zzz"),
    Kind("which table", "which-table/"),
    Kind("which table, several fit", "which-table/?sign=rows-of-six"),
    Kind("which table, one fits", "which-table/?sign=void-suit"),
    Kind("which table, none fits", "which-table/?sign=void-suit&sign=dora"),
)
"""All of them."""
