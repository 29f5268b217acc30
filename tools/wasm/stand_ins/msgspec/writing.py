"""Values as what JSON knows."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from .structure import UNSET, Raw, Struct


def to_builtins(value: Any) -> Any:
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, Struct):
        return _struct(value)
    if isinstance(value, Raw):
        return json.loads(value)
    if isinstance(value, bytes):
        return b64encode(value).decode()
    if isinstance(value, Mapping):
        return {key: to_builtins(one) for key, one in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [to_builtins(one) for one in value]
    if is_dataclass(value):
        return {one.name: to_builtins(getattr(value, one.name)) for one in fields(value)}
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def _struct(value: Struct) -> Any:
    keywords = value.keywords_
    if keywords.get("array_like"):
        return [to_builtins(getattr(value, name)) for name in value.fields_]
    found = {keywords.get("tag_field", "type"): keywords["tag"]} if "tag" in keywords else {}
    for name, field in value.fields_.items():
        one = getattr(value, name)
        if one is not UNSET and not (keywords.get("omit_defaults") and field.is_default(one)):
            found[field.name] = to_builtins(one)
    return found
