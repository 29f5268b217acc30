"""What JSON knows as values of declared types; whatever does not fit is said, with its place."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Callable, Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from .structure import Meta, Struct, UnsetType, ValidationError

Read = Callable[[Any, str], Any]

SIMPLE = {int: "int", str: "str", float: "float", bool: "bool", dict: "object", list: "array", type(None): "null"}


def convert(value: Any, type: Any) -> Any:
    return reader(type)(value, "$")


@cache
def hints(kind: type[Struct]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


@cache
def reader(kind: Any) -> Read:
    """What makes a value of this type, or raises `ValidationError`."""
    origin, args = get_origin(kind), get_args(kind)
    if kind in (Any, object):
        return lambda value, at: value
    if isinstance(kind, type) and issubclass(kind, Struct):
        return lambda value, at: _struct(kind, value, at)
    if kind is bytes:
        return lambda value, at: b64decode(reader(str)(value, at))
    if origin is Annotated:
        return _bounded(reader(args[0]), [one for one in args[1:] if isinstance(one, Meta)])
    if origin is Literal:
        return lambda value, at: value if value in args else _refuse(f"Invalid enum value {value!r}", at)
    if origin in (Union, UnionType):
        return _union([one for one in args if one is not UnsetType])
    if origin is list:
        return _list(reader(args[0]))
    if origin is tuple:
        return _tuple(args)
    if origin in (dict, Mapping):
        return _dict(args[0], reader(args[1]))
    return _plain(kind)


def _plain(kind: Any) -> Read:
    wanted = kind if kind in SIMPLE else dict  # a typed dictionary

    def read(value: Any, at: str) -> Any:
        if wanted is float and type(value) is int:
            return float(value)
        if type(value) is wanted:
            return value
        return _refuse(f"Expected `{SIMPLE[wanted]}`, got `{_name(value)}`", at)

    return read


def _bounded(read: Read, bounds: list[Meta]) -> Read:
    def check(value: Any, at: str) -> Any:
        made = read(value, at)
        for meta in bounds:
            _check(made, meta, at)
        return made

    return check


def _check(value: Any, meta: Meta, at: str) -> None:
    if meta.ge is not None and value < meta.ge:
        _refuse(f"Expected `{_name(value)}` >= {meta.ge}", at)
    if meta.gt is not None and value <= meta.gt:
        _refuse(f"Expected `{_name(value)}` > {meta.gt}", at)
    if meta.le is not None and value > meta.le:
        _refuse(f"Expected `{_name(value)}` <= {meta.le}", at)
    if meta.lt is not None and value >= meta.lt:
        _refuse(f"Expected `{_name(value)}` < {meta.lt}", at)
    if meta.min_length is not None and len(value) < meta.min_length:
        _refuse(f"Expected `{_name(value)}` of length >= {meta.min_length}", at)
    if meta.max_length is not None and len(value) > meta.max_length:
        _refuse(f"Expected `{_name(value)}` of length <= {meta.max_length}", at)
    if meta.pattern is not None and not re.search(meta.pattern, value):
        _refuse(f"Expected `str` matching regex {meta.pattern!r}", at)


def _union(kinds: list[Any]) -> Read:
    structs = [one for one in kinds if isinstance(one, type) and issubclass(one, Struct)]
    tagged = {one.keywords_["tag"]: one for one in structs if "tag" in one.keywords_}
    field = next((one.keywords_.get("tag_field", "type") for one in tagged.values()), "")

    def read(value: Any, at: str) -> Any:
        if tagged and isinstance(value, dict):
            tag = value.get(field, "")
            return (
                _struct(tagged[tag], value, at) if tag in tagged else _refuse(f"Invalid value {tag!r}", f"{at}.{field}")
            )
        for kind in kinds:
            if kind not in tagged.values() and _fits(kind, value):
                return reader(kind)(value, at)
        return _refuse(f"Expected `object`, got `{_name(value)}`", at)

    return read


def _fits(kind: Any, value: Any) -> bool:
    """Only its bounds, or what it holds, can be wrong."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) is Literal:
        return isinstance(value, str)
    sort = get_origin(kind) or kind
    if sort in SIMPLE:
        return type(value) is sort or (sort is float and type(value) is int)
    return isinstance(value, list) if sort is tuple else isinstance(value, dict)


def _list(read: Read) -> Read:
    def read_all(value: Any, at: str) -> Any:
        if not isinstance(value, list | tuple):
            _refuse(f"Expected `array`, got `{_name(value)}`", at)
        return [read(one, f"{at}[...]") for one in value]

    return read_all


def _tuple(kinds: tuple[Any, ...]) -> Read:
    def read_all(value: Any, at: str) -> Any:
        if not isinstance(value, list | tuple):
            _refuse(f"Expected `array`, got `{_name(value)}`", at)
        if kinds[-1] is ...:
            return tuple(reader(kinds[0])(one, f"{at}[...]") for one in value)
        if len(value) != len(kinds):
            _refuse(f"Expected `array` of length {len(kinds)}, got {len(value)}", at)
        return tuple(reader(kind)(one, f"{at}[{place}]") for place, (kind, one) in enumerate(zip(kinds, value)))  # noqa: B905

    return read_all


def _dict(key: Any, read: Read) -> Read:
    read_key: Read = (lambda text, at: int(text)) if key is int else reader(key)

    def read_all(value: Any, at: str) -> Any:
        if not isinstance(value, Mapping):
            _refuse(f"Expected `object`, got `{_name(value)}`", at)
        return {read_key(name, at): read(one, f"{at}[...]") for name, one in value.items()}

    return read_all


def _struct(kind: type[Struct], value: Any, at: str) -> Any:
    keywords, fields, types = kind.keywords_, kind.fields_, hints(kind)
    if keywords.get("array_like"):
        if not isinstance(value, list) or len(value) != len(fields):
            _refuse(f"Expected `array` of length {len(fields)}", at)
        value = dict(zip((field.name for field in fields.values()), value))  # noqa: B905
    if not isinstance(value, dict):
        _refuse(f"Expected `object`, got `{_name(value)}`", at)
    tag = keywords.get("tag_field", "type")
    if "tag" in keywords and value.get(tag, keywords["tag"]) != keywords["tag"]:
        _refuse(f"Invalid value {value[tag]!r}", f"{at}.{tag}")
    given = {}
    for name, field in fields.items():
        if field.name in value:
            given[name] = reader(types[name])(value[field.name], f"{at}.{field.name}")
        elif field.is_needed:
            _refuse(f"Object missing required field `{field.name}`", at)
    if keywords.get("forbid_unknown_fields"):
        known = {field.name for field in fields.values()} | ({tag} if "tag" in keywords else set())
        unknown = next((name for name in value if name not in known), None)
        if unknown is not None:
            _refuse(f"Object contains unknown field `{unknown}`", at)
    return kind(**given)


def _name(value: Any) -> str:
    return SIMPLE.get(type(value), type(value).__name__)


def _refuse(reason: str, at: str) -> Any:
    raise ValidationError(reason if at == "$" else f"{reason} - at `{at}`")
