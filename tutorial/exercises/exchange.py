"""What a learner sends about a question, and how the page comes back to her: with a script and without."""

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlencode

from django.http import HttpResponse, HttpResponseRedirect, QueryDict

from engine.exercises.frame import Exercise
from engine.ruleset import Variant
from tutorial.exercises import answers, ladder
from tutorial.exercises.answers import Answered, State
from tutorial.exercises.board import ticket
from tutorial.requests import SiteRequest, wants_fragment

UNREADABLE = 422
CHANGED = 409


@dataclass(frozen=True, slots=True)
class Sent:
    """What a form or an address says about a question."""

    hints: int = 0
    """How many hints are open."""
    answered: Answered | None = None
    """The answer with its ruling; None if there is no answer in it."""
    has_changed: bool = False
    """It belongs to an older form of the question and was not judged."""

    @property
    def can_stand_in_an_address(self) -> bool:
        """It may be asked for again; what is unreadable or out of date is only told once."""
        return not self.has_changed and (self.answered is None or self.answered.readable)

    @property
    def counts(self) -> bool:
        """It answers the question, rightly or wrongly."""
        return self.answered is not None and self.answered.state is not State.REFUSED

    def address(self, url: str) -> str:
        """Where this is shown of the question that is asked at `url`."""
        said = {answers.FIELD: self.answered.text} if self.answered else {}
        query = {**said, **({ladder.FIELD: str(self.hints)} if self.hints else {})}
        return f"{url}{'&' if '?' in url else '?'}{urlencode(query)}" if query else url

    @property
    def place(self) -> str:
        """Where on the page its consequence is."""
        return "verdict" if self.answered else "hints"

    @property
    def status(self) -> int:
        """The status code of the page that shows it."""
        if self.has_changed:
            return CHANGED
        return UNREADABLE if self.answered and not self.answered.readable else 200


def in_address(exercise: Exercise, variant: Variant, address: QueryDict) -> Sent:
    """What an address says: an answer in it is judged, and nothing else follows from it."""
    hints = ladder.read(address.get(ladder.FIELD))
    if answers.FIELD not in address:
        return Sent(hints)
    return Sent(hints, answers.judge(exercise, variant, answers.read(address)))


def in_form(exercise: Exercise, variant: Variant, form: QueryDict) -> Sent:
    """What the form of the question says: the next hint is wanted, or an answer is given."""
    if form.get("ticket") != ticket(exercise):
        return Sent(has_changed=True)
    hints = ladder.read(form.get(ladder.ASK) or form.get(ladder.FIELD))
    if ladder.ASK in form:
        return Sent(hints)
    return Sent(hints, answers.judge(exercise, variant, answers.read(form)))


def reply(request: SiteRequest, url: str, sent: Sent, page: Callable[[], HttpResponse]) -> HttpResponse:
    """The answer to a form: the changed part of the page for htmx, else the way to where its consequence is shown."""
    address = sent.address(url)
    if not wants_fragment(request):
        return HttpResponseRedirect(f"{address}#{sent.place}", status=303)
    request.shown_at = address
    response = page()
    response.headers["HX-Push-Url"] = address
    return response
