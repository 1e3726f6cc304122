"""Rounds of drills as a learner goes through them in a test: what her forms send, and where they lead."""

import re

from django.http import HttpResponse
from django.test import Client

from engine.exercises.answers import read_tiles
from engine.exercises.frame import Exercise
from engine.notation import parse_tiles
from engine.reasons import NotationError
from tutorial.drills.skills import Drill
from tutorial.exercises.answers import judge
from tutorial.exercises.board import Board, ticket

HTMX = {"HX-Request": "true"}


def offered(board: Board) -> list[str]:
    """What the buttons and boxes of the felt send, each on its own."""
    if board.felt.choices or board.felt.several:
        return [each.value for each in (*board.felt.several, *board.felt.choices)]
    return re.findall(r'name="answer" value="([^"]*)"', board.felt.rack)


def values(board: Board, answer: str) -> list[str]:
    """What the form sends for an answer: the one choice, or the tiles of the rack by name."""
    on_felt = offered(board)
    if answer in on_felt:
        return [answer]
    if board.felt.several:
        return answer.split()
    return [each.name for each in read_tiles(answer, rack=parse_tiles(" ".join(on_felt)))]


def right(board: Board) -> list[str]:
    """What the form sends for a right answer."""
    return values(board, board.exercise.solutions(board.variant)[0])


def wrong(board: Board) -> list[str]:
    """What the form sends for some wrong answer."""
    return next([each] for each in offered(board) if _is_wrong(board, each))


def form(exercise: Exercise, answer: list[str], *, hints: int = 0, **more: str) -> dict[str, object]:
    """What the form of a question sends."""
    return {"ticket": ticket(exercise), "hints": str(hints), "answer": answer, **more}


def opened(client: Client, locale: str = "en", length: str = "five", drill: Drill | None = None) -> str:
    """The address of the first question of a fresh round."""
    drill = drill or Drill("basic", "name_tile", 1)
    chosen = {"kind": drill.kind, "variant": drill.variant, "level": str(drill.level), "length": length}
    sent = client.post(f"/{locale}/drills/", chosen)
    assert sent.status_code == 303
    return str(sent.headers["Location"])


def answer(client: Client, url: str, *, rightly: bool, hints: int = 0) -> HttpResponse:
    """The page that shows the ruling on an answer, sent without a script."""
    board = client.get(url).context["board"]
    sent = client.post(url, form(board.exercise, right(board) if rightly else wrong(board), hints=hints))
    assert sent.status_code == 303
    return client.get(sent.headers["Location"])


def played(client: Client, url: str, results: str, *, hints: int = 0) -> str:
    """Where a round leads after answers, each `+` for right or `-` for wrong."""
    for result in results:
        url = answer(client, url, rightly=result == "+", hints=hints).context["board"].next_url
    return url


def _is_wrong(board: Board, text: str) -> bool:
    try:
        return judge(board.exercise, board.variant, text).state == "wrong"
    except NotationError:
        return False
