"""What a type looks like as JSON: the one walk over our type hints behind OpenAPI and TypeScript."""

from __future__ import annotations

import ast
import sys
import types
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from inspect import isclass
from pathlib import Path
from types import ModuleType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import fields as struct_fields


@dataclass(frozen=True)
class Plain:
    """`string`, `integer`, `number`, `boolean`, `null` or `unknown`."""

    name: str


@dataclass(frozen=True)
class Values:
    """One of some literal values."""

    values: tuple[str | int | bool | None, ...]


@dataclass(frozen=True)
class ListOf:
    item: Shape


@dataclass(frozen=True)
class TupleOf:
    items: tuple[Shape, ...]


@dataclass(frozen=True)
class DictOf:
    value: Shape


@dataclass(frozen=True)
class OneOf:
    choices: tuple[Shape, ...]


@dataclass(frozen=True)
class Limited:
    """A shape with bounds on its length or value."""

    shape: Shape
    meta: Meta = field(compare=False)


@dataclass(frozen=True)
class Named:
    """A `Struct` or a `TypedDict`: look its members up with `members`."""

    kind: type


Shape = Plain | Values | ListOf | TupleOf | DictOf | OneOf | Limited | Named


@dataclass(frozen=True)
class Member:
    name: str
    shape: Shape
    optional: bool


PLAIN = {
    str: "string",
    int: "integer",
    float: "number",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
    Any: "unknown",
}


def shape(hint: object) -> Shape:
    """The shape of a type hint."""
    if hint in PLAIN:
        return Plain(PLAIN[hint])
    if isclass(hint) and (is_typeddict(hint) or issubclass(hint, Struct)):
        return Named(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Required, NotRequired):
        return shape(args[0])
    if origin is Annotated:
        limits = [meta for meta in args[1:] if isinstance(meta, Meta)]
        return Limited(shape(args[0]), limits[0]) if limits else shape(args[0])
    if origin is Literal:
        return Values(args)
    if origin in (Union, types.UnionType):
        choices = tuple(dict.fromkeys(shape(arg) for arg in args if arg is not UnsetType))
        return choices[0] if len(choices) == 1 else OneOf(choices)
    if origin is tuple and Ellipsis not in args:
        return TupleOf(tuple(shape(arg) for arg in args))
    if origin in (list, tuple, Sequence, set, frozenset):
        return ListOf(shape(args[0]))
    if origin in (dict, Mapping):
        return DictOf(shape(args[1]))
    raise TypeError(f"{hint!r} has no form in JSON that we know: write the message with simpler types")


@cache
def members(kind: type) -> tuple[Member, ...]:
    """The members of a `Struct` or `TypedDict`, its tag first."""
    hints = _hints(kind)
    if is_typeddict(kind):
        return tuple(Member(name, shape(hint), name in _left_out(kind)) for name, hint in hints.items())
    config = kind.__struct_config__  # type: ignore[attr-defined]  # every Struct has one
    tag = [Member(config.tag_field, Values((config.tag,)), False)] if config.tag_field else []
    return (
        *tag,
        *(
            Member(own.encode_name, shape(hints[own.name]), not own.required and _may_lack(kind, own.default))
            for own in struct_fields(kind)
        ),
    )


def _hints(kind: type) -> dict[str, object]:
    """The type hints of a class. A compiled module keeps only `list` of `list[str]`: there its source is read."""
    module, source = sys.modules[kind.__module__], _source(kind)
    inherited: dict[str, object] = {}
    # A TypedDict itself forgets its bases.
    written = _written(kind) if is_typeddict(kind) else None
    for base in written.bases if written else ():
        if isinstance(base, ast.Name) and is_typeddict(vars(module).get(base.id)):
            inherited |= _hints(vars(module)[base.id])
    if source == Path(module.__file__ or ""):
        return get_type_hints(kind, include_extras=True) | inherited
    plain = ModuleType(f"{kind.__module__} as written")
    exec(compile(source.read_text("utf-8"), str(source), "exec"), vars(plain))
    return get_type_hints(getattr(plain, kind.__name__), globalns=vars(module), include_extras=True) | inherited


def _source(kind: type) -> Path:
    file = Path(sys.modules[kind.__module__].__file__ or "")
    return file.with_name(file.name.partition(".")[0] + ".py")


@cache
def _written(kind: type) -> ast.ClassDef | None:
    """A class as its source has it; None where it is made by a call: `TypedDict("From", {"from": str})`."""
    for node in ast.walk(ast.parse(_source(kind).read_text("utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return node
    return None


def _left_out(kind: type) -> frozenset[str]:
    """`__optional_keys__`, which does not look through the texts of postponed annotations."""
    raw = {name: hint for base in reversed(kind.__mro__) for name, hint in getattr(base, "__annotations__", {}).items()}
    hints = _hints(kind)
    optional = set(getattr(kind, "__optional_keys__", ()))
    for name in raw:
        origin = get_origin(hints[name])
        if origin is NotRequired:
            optional.add(name)
        if origin is Required:
            optional.discard(name)
    return frozenset(optional)


def _may_lack(kind: type, default: object) -> bool:
    """A client may leave out what has a default; so may the server where the struct omits defaults."""
    config = kind.__struct_config__  # type: ignore[attr-defined]  # every Struct has one
    return bool(config.forbid_unknown_fields or config.omit_defaults or default is UNSET)


def description(kind: type) -> str:
    """A class's own docstring on one line."""
    written = _written(kind)
    return " ".join(((written and ast.get_docstring(written)) or "").split())


def schema(of: Shape, prefix: str = "#/components/schemas/") -> dict[str, object]:
    """A shape as JSON Schema; named ones by reference."""
    match of:
        case Plain("unknown"):
            return {}
        case Plain(name):
            return {"type": name}
        case Values(values):
            return {"enum": list(values)}
        case ListOf(item):
            return {"type": "array", "items": schema(item, prefix)}
        case TupleOf(items):
            return {"type": "array", "prefixItems": [schema(item, prefix) for item in items]}
        case DictOf(value):
            return {"type": "object", "additionalProperties": schema(value, prefix)}
        case OneOf(choices):
            return {"anyOf": [schema(choice, prefix) for choice in choices]}
        case Limited(inner, meta):
            return schema(inner, prefix) | _limits(inner, meta)
        case Named(kind):
            return {"$ref": prefix + kind.__name__}


def object_schema(kind: type, prefix: str = "#/components/schemas/", closed: bool = False) -> dict[str, object]:
    """A `Struct` or `TypedDict` as JSON Schema; `closed`: it has no other members, ever."""
    own = members(kind)
    closed |= isclass(kind) and issubclass(kind, Struct) and kind.__struct_config__.forbid_unknown_fields
    return {
        "type": "object",
        **({"description": description(kind)} if description(kind) else {}),
        "properties": {member.name: schema(member.shape, prefix) for member in own},
        "required": [member.name for member in own if not member.optional],
        **({"additionalProperties": False} if closed else {}),
    }


LIMITS = {
    "string": {"min_length": "minLength", "max_length": "maxLength", "pattern": "pattern"},
    "integer": {"ge": "minimum", "le": "maximum"},
    "number": {"ge": "minimum", "le": "maximum"},
    "array": {"min_length": "minItems", "max_length": "maxItems"},
    "object": {"min_length": "minProperties", "max_length": "maxProperties"},
}


def _limits(of: Shape, meta: Meta) -> dict[str, object]:
    names = LIMITS[str(schema(of)["type"])]
    found = {word: getattr(meta, name) for name, word in names.items()}
    return {word: value for word, value in found.items() if value is not None}


def inner_shapes(of: Shape) -> list[Shape]:
    """The shapes a shape is made of, one level down."""
    match of:
        case ListOf(item):
            return [item]
        case DictOf(value):
            return [value]
        case TupleOf(items):
            return list(items)
        case OneOf(choices):
            return list(choices)
        case Limited(inner, _):
            return [inner]
        case Named(kind):
            return [member.shape for member in members(kind)]
    return []


def all_named(roots: Sequence[Shape]) -> list[type]:
    """Every named type that the roots lead to, each once, in order of meeting."""
    found: dict[type, None] = {}
    waiting = list(reversed(roots))
    while waiting:
        current = waiting.pop()
        if isinstance(current, Named):
            if current.kind in found:
                continue
            found[current.kind] = None
        waiting.extend(reversed(inner_shapes(current)))
    return list(found)


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()
