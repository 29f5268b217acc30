"""Structs: classes whose fields are declared, and the few values and errors beside them."""

from __future__ import annotations

from dataclasses import dataclass
from inspect import get_annotations
from typing import Any, ClassVar


class MsgspecError(Exception):
    pass


class DecodeError(MsgspecError):
    pass


class ValidationError(DecodeError):
    pass


class UnsetType:
    """The type of `UNSET`: a field that is left out."""

    def __bool__(self) -> bool:
        return False

    def __repr__(self) -> str:
        return "UNSET"


UNSET = UnsetType()


class Raw(bytes):
    """JSON that is written already."""


@dataclass(frozen=True)
class Meta:
    """Bounds of a value."""

    ge: float | None = None
    gt: float | None = None
    le: float | None = None
    lt: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None


class Nothing:
    """No default: the field must be given."""


@dataclass(frozen=True)
class Field:
    name: str
    """As it is written."""
    default: Any = Nothing
    factory: Any = None

    @property
    def is_needed(self) -> bool:
        return self.default is Nothing and self.factory is None

    def make(self) -> Any:
        if self.factory is not None:
            return self.factory()
        # An empty list or dictionary is nobody's to share.
        return type(self.default)() if isinstance(self.default, list | dict | set) else self.default

    def is_default(self, value: Any) -> bool:
        return not self.is_needed and type(value) is type(self.make()) and bool(value == self.make())


def field(*, default: Any = Nothing, default_factory: Any = None, name: str = "") -> Any:
    return Field(name, default, default_factory)


class Struct:
    """Its keywords are inherited, as its fields are."""

    fields_: ClassVar[dict[str, Field]] = {}
    keywords_: ClassVar[dict[str, Any]] = {}
    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, **keywords: Any) -> None:
        cls.keywords_ = {**cls.keywords_, **keywords}
        cls.fields_ = dict(cls.fields_)
        for name, hint in get_annotations(cls).items():
            if not str(hint).startswith("ClassVar"):
                given = cls.__dict__.get(name, Nothing)
                known = given if isinstance(given, Field) else Field("", given)
                cls.fields_[name] = Field(known.name or name, known.default, known.factory)
                if given is not Nothing:
                    delattr(cls, name)
        cls.__struct_fields__ = cls.__match_args__ = tuple(cls.fields_)

    def __init__(self, *values: Any, **named: Any) -> None:
        given = dict(zip(self.fields_, values, strict=False)) | named
        if len(given) < len(values) + len(named) or not given.keys() <= self.fields_.keys():
            raise TypeError(f"{type(self).__name__} has the fields {', '.join(self.fields_)}; not {', '.join(given)}")
        for name, one in self.fields_.items():
            if name not in given and one.is_needed:
                raise TypeError(f"Missing required argument '{name}'")
            object.__setattr__(self, name, given[name] if name in given else one.make())

    def __setattr__(self, name: str, value: Any) -> None:
        if self.keywords_.get("frozen"):
            raise AttributeError(f"immutable type: '{type(self).__name__}'")
        if name not in self.fields_:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        if not self.keywords_.get("frozen"):
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"
