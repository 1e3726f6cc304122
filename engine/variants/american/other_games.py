"""What players of other games try at an American table, and why it is no play here."""

from engine.actions import Action
from engine.reasons import Reason
from engine.view import View


def call_instead(_view: View, _action: Action) -> Reason | None:
    """A discard is called with the very tiles that shall lie beside it."""
    return Reason("call.with-tiles")


def only_called_sets_lie(_view: View, _action: Action) -> Reason | None:
    """Sets of one's own tiles stay on the rack."""
    return Reason("exposure.only-called")


def exposed_sets_stay(_view: View, _action: Action) -> Reason | None:
    """A pung on the table never becomes a kong."""
    return Reason("exposure.stands")
