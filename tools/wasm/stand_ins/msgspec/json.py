"""Values as JSON, and back."""

from __future__ import annotations

import json
from typing import Any

from .reading import convert
from .structure import DecodeError
from .writing import to_builtins


def encode(value: Any) -> bytes:
    return json.dumps(to_builtins(value), ensure_ascii=False, separators=(",", ":")).encode()


def decode(text: bytes | str, *, type: Any = object) -> Any:
    try:
        value = json.loads(text)
    except ValueError as error:
        raise DecodeError(f"JSON is malformed: {error}") from None
    return convert(value, type)


class Encoder:
    def encode(self, value: Any) -> bytes:
        return encode(value)


class Decoder:
    def __init__(self, type: Any = object) -> None:
        self._type = type

    def decode(self, text: bytes | str) -> Any:
        return decode(text, type=self._type)
