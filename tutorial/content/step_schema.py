"""The shapes of steps: one a kind of question, told apart by ``ask``, with the fields of the engine's dataclass.

A lesson's own practice hand has the fields of one of them.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Annotated, Any, Literal, Union, cast, get_type_hints

from pydantic import Field, TypeAdapter, ValidationError, create_model

from engine.exercises import KINDS
from engine.exercises.frame import Exercise
from engine.exercises.play_hand import PlayHand
from tutorial.content.complaints import complaints
from tutorial.content.schema import StepSchema, Strict
from tutorial.content.values import Refusal, Step


def _own(kind: type[Exercise]) -> dict[str, Any]:
    """The fields of this kind of question."""
    hints = get_type_hints(kind)
    return {
        each.name: (hints[each.name], Field() if each.default is MISSING else Field(default=each.default))
        for each in fields(cast("Any", kind))
    }


def _schema_of(name: str, kind: type[Exercise], base: type[Strict]) -> type[Strict]:
    """The shape of a step, or of a question alone, that asks this kind of question."""
    ask = (cast("Any", Literal[name]), Field())
    return create_model(f"{kind.__name__}{base.__name__}", __base__=base, ask=ask, **_own(kind))


_SCHEMAS = {name: cast("type[StepSchema]", _schema_of(name, kind, StepSchema)) for name, kind in KINDS.items()}
_QUESTIONS = {name: TypeAdapter(_schema_of(name, kind, Strict)) for name, kind in KINDS.items()}
_STEP: TypeAdapter[StepSchema] = TypeAdapter(
    cast("Any", Annotated[Union[tuple(_SCHEMAS.values())], Field(discriminator="ask")])  # noqa: UP007 they are computed
)
_HAND: TypeAdapter[Strict] = TypeAdapter(create_model("PracticeHand", __base__=Strict, **_own(PlayHand)))


def read_step(data: object) -> tuple[Step | None, tuple[str, ...]]:
    """The step this data describes, or what is wrong with it."""
    try:
        found = _STEP.validate_python(data)
    except ValidationError as error:
        return None, tuple(text for _, text in complaints(error, skip=tuple(KINDS)))
    values = found.model_dump(include=set(type(found).model_fields) - set(StepSchema.model_fields))
    kind = cast("Callable[..., Exercise]", KINDS[values.pop("ask")])
    refuse = tuple(Refusal(each.answer, each.because) for each in found.refuse)
    return Step(found.id, kind(**values), found.accept, refuse), ()


def read_question(data: Mapping[str, object]) -> tuple[Exercise | None, tuple[str, ...]]:
    """The question this data asks, or what is wrong with it."""
    ask = data.get("ask")
    shape = _QUESTIONS.get(ask) if isinstance(ask, str) else None
    if shape is None:
        return None, (f"ask names no kind of question; there are {', '.join(KINDS)}.",)
    try:
        values = shape.validate_python(data).model_dump()
    except ValidationError as error:
        return None, tuple(text for _, text in complaints(error))
    kind = cast("Callable[..., Exercise]", KINDS[values.pop("ask")])
    return kind(**values), ()


def read_hand(data: object) -> tuple[PlayHand | None, tuple[str, ...]]:
    """The practice hand this data describes, or what is wrong with it."""
    try:
        found = _HAND.validate_python(data)
    except ValidationError as error:
        return None, tuple(text for _, text in complaints(error))
    return PlayHand(**found.model_dump()), ()
