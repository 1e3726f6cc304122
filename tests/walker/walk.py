"""The walk through a lesson: what is asked, answered and looked for, whoever carries the forms."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from django.utils import translation

from engine.coach.card_players import has_card
from engine.exercises.frame import LEARNER, Hint
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.variants import variant
from tests.walker.page import Page
from tutorial.content.library import get_library
from tutorial.content.values import Lesson, Step
from tutorial.exercises.answers import Answered, judge
from tutorial.wording.reasons import say_text

GENERAL: Final = (".too-low", ".too-high", ".other-stack")
"""How codes end whose sentence says that an answer is wrong and nothing of why: another sentence has to follow."""


class Browser(Protocol):
    """Somebody's browser, whose cookies are kept."""

    def get(self, path: str) -> str:
        """A page; fails if it does not come with status 200."""
        ...

    def post(self, path: str, fields: Mapping[str, str | Sequence[str]]) -> str:
        """The part of the page that htmx swaps when a form is sent; fails likewise."""
        ...


@dataclass(slots=True)
class Walk:
    """One newcomer's walk through one lesson in one language."""

    browser: Browser
    """Hers; nobody has used it yet."""
    lesson: Lesson
    """Where she walks."""
    locale: str
    """The language she reads."""
    every: bool = False
    """She tries every choice, even where another is refused in the same words."""
    answers: int = 0
    """How many answers she has given."""
    complaints: list[str] = field(default_factory=list)
    """What did not hold, with language, step and answer."""

    @property
    def path(self) -> str:
        """The lesson's front page."""
        return f"/{self.locale}/learn/{self.lesson.key}/"

    def walk(self) -> list[str]:
        """From the course to the recap; what did not hold."""
        with translation.override(self.locale):
            course = Page(self.browser.get(f"/{self.locale}/learn/{self.lesson.variant}/"))
            self.check(self.path in course.links, "the course does not lead to the lesson")
            front = Page(self.browser.get(self.path))
            self.check(front.done == 0, "steps are done before anything was answered")
            onward = front.onward
            for number, step in enumerate(self.lesson.steps):
                onward = self.take(step, number, onward)
            self.arrive(onward)
        return self.complaints

    def check(self, holds: bool, said: str, step: Step | None = None) -> None:
        """Notes what does not hold."""
        if not holds:
            self.complaints.append(f"{self.locale} {self.lesson.key}/{step.id if step else ''}: {said}")

    def arrive(self, onward: str) -> None:
        """The recap, and where it leads; the lesson is done."""
        self.check(onward == f"{self.path}recap/", f"the last step leads to {onward or 'nowhere'}")
        recap = Page(self.browser.get(f"{self.path}recap/"))
        self.check(len(list(filter(None, recap.recap))) == 4, "the recap has not four lines")
        slugs = get_library().courses[self.lesson.variant].slugs
        after = "".join(f"{slug}/" for slug in slugs[slugs.index(self.lesson.slug) + 1 :][:1])
        goal = f"/{self.locale}/learn/{self.lesson.variant}/{after}"
        self.check(recap.onward == goal, f"the recap leads to {recap.onward}, not to {goal}")
        done, steps = Page(self.browser.get(self.path)).done, len(self.lesson.steps)
        self.check(done == steps, f"{done} of {steps} steps are done")

    def take(self, step: Step, number: int, onward: str) -> str:
        """One step: every wrong answer, every hint, every right answer; where the way on leads then."""
        path = f"{self.path}{step.id}/"
        self.check(onward == path, f"the way to it leads to {onward or 'nowhere'}", step)
        page = Page(self.browser.get(path))
        self.check(page.pips == ["done"] * number + ["now"] + [""] * (len(page.pips) - number - 1), "its pips", step)
        self.check(not page.verdict[0], "it is judged before it is answered", step)
        for answer, because in self.wrong(step, page):
            self.refused(step, page, answer, because)
        self.climb(step, page)
        for answer in step.accept:
            onward = self.accepted(step, page, answer)
        return onward

    def wrong(self, step: Step, page: Page) -> Iterator[tuple[str, str]]:
        """The wrong answers the author thought of, with the code each is refused with; then the others on offer.

        Of others that are refused in the same words, as most stacks of a wall are, one is enough.
        """
        listed = {each.answer: each.because for each in step.refuse}
        yield from listed.items()
        if page.takes_several:
            return
        given = {tuple(page.values(each)) for each in listed}
        told: list[Sequence[Reason]] = []
        for each in page.offered:
            ruling = self.judged(step, each)
            if (each,) in given or ruling.is_right or (ruling.reasons in told and not self.every):
                continue
            told.append(ruling.reasons)
            yield each, ""

    @property
    def rules(self) -> Variant:
        """What the engine judges her answers by."""
        return variant(self.lesson.variant)

    def judged(self, step: Step, answer: str) -> Answered:
        """The ruling that is to stand on the page."""
        return judge(step.exercise, self.rules, answer)

    def refused(self, step: Step, page: Page, answer: str, because: str) -> None:
        """A wrong answer: it is said to be wrong, and why."""
        sent = page.values(answer)
        reasons = self.judged(step, " ".join(sent)).reasons
        received, said = self.answer(step, page, sent).verdict
        self.check("right" not in received and bool(received), f"{answer!r} is not refused", step)
        codes = [each.code for each in reasons]
        self.check(not because or codes[0] == because, f"{answer!r} is refused with {codes[0]}, not {because}", step)
        told = [each for each in codes if not each.endswith(GENERAL)]
        self.check(bool(told), f"{answer!r} is refused with no more than {codes}", step)
        self.tells(step, answer, reasons, said)

    def accepted(self, step: Step, page: Page, answer: str) -> str:
        """A right answer: it is said to be right, and why; where the way on leads."""
        sent = page.values(answer)
        shown = self.answer(step, page, sent)
        received, said = shown.verdict
        self.check("right" in received, f"{answer!r} is not called right", step)
        self.tells(step, answer, self.judged(step, " ".join(sent)).reasons, said)
        self.check(shown.onward == shown.skip, f"two ways on: {shown.onward} and {shown.skip}", step)
        return shown.onward

    def answer(self, step: Step, page: Page, sent: Sequence[str]) -> Page:
        """The part of the page that comes back when the form is sent."""
        self.answers += 1
        return Page(self.browser.post(f"{self.path}{step.id}/", {**page.hidden, "answer": sent}))

    def tells(self, step: Step, answer: str, reasons: Sequence[Reason], said: str) -> None:
        """The page says the sentence of each reason."""
        for each in reasons:
            self.check(self.sentence(each) in said, f"{answer!r} is not told {each.code}: {said!r}", step)

    def climb(self, step: Step, page: Page) -> None:
        """The hints, one by one; each shuts none before it."""
        hints: tuple[Hint, ...] = step.exercise.hints(self.rules)
        for taken in range(1, len(hints) + 1):
            fields = {**page.hidden, "hints": str(taken - 1), "hint": str(taken)}
            rungs = Page(self.browser.post(f"{self.path}{step.id}/", fields)).rungs
            told = len(rungs) == taken and all(
                self.sentence(hint.reason) in rung for hint, rung in zip(hints, rungs, strict=False)
            )
            self.check(told, f"hint {taken} does not stand below those before it: {rungs}", step)

    def sentence(self, reason: Reason) -> str:
        """What a reason says to her in her language, in one line."""
        return " ".join(say_text(reason, american=has_card(self.rules), me=LEARNER).split())
