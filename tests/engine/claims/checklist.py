"""The checklist of rules that published beginner pages state: each row that states one is shown by a test of its id."""

from collections.abc import Callable

Row = Callable[[], None]
"""Shows what a row of the checklist is about, as this engine plays it."""


class Checklist:
    """The rows of one page, by id."""

    def __init__(self, letter: str) -> None:
        self._letter = letter
        self.rows: dict[str, Row] = {}
        """What shows each row."""

    def row(self, *numbers: int) -> Callable[[Row], Row]:
        """Enters a function as what shows these rows."""

        def enter(shown: Row) -> Row:
            for number in numbers:
                id = f"{self._letter}{number}"
                assert id not in self.rows, id
                self.rows[id] = shown
            return shown

        return enter

    def missing(self, first: int, last: int, *, listed: frozenset[int] = frozenset()) -> set[str]:
        """The rows from the first to the last that nothing shows; those listed state no rule of play."""
        wanted = {f"{self._letter}{number}" for number in range(first, last + 1) if number not in listed}
        return wanted - self.rows.keys()
