"""librt's vectors in plain Python, for a page that has no compiled ones: lists that hold what they are declared to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class vec(list[Any]):  # noqa: N801  (the name of what it stands for)
    """`vec[i64]([1, 2])`; `vec[float]` makes floats of integers, as the compiled one does."""

    def __class_getitem__(cls, kind: object) -> Any:
        return Floats if kind is float else vec

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return type(self)(found) if isinstance(index, slice) else found


class Floats(vec):
    def __init__(self, values: Iterable[float] = ()) -> None:
        super().__init__(map(float, values))

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, float(value))


def append(values: Any, value: Any) -> Any:
    return type(values)([*values, value])


def extend(values: Any, more: Iterable[Any]) -> Any:
    return type(values)([*values, *more])


def pop(values: Any, index: int = -1) -> tuple[Any, Any]:
    rest = list(values)
    value = rest.pop(index)
    return type(values)(rest), value


def remove(values: Any, value: Any) -> Any:
    rest = list(values)
    rest.remove(value)
    return type(values)(rest)
