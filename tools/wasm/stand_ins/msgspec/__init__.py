"""As much of msgspec as a page needs, in plain Python: for a page that has no compiled one.

Slower by far, and with the same results: tests/tools/test_stand_ins.py holds it to that.
"""

from __future__ import annotations

from . import json, structs
from .reading import convert
from .structure import (
    UNSET,
    DecodeError,
    Meta,
    MsgspecError,
    Raw,
    Struct,
    UnsetType,
    ValidationError,
    field,
)
from .writing import to_builtins

__all__ = [
    "UNSET",
    "DecodeError",
    "Meta",
    "MsgspecError",
    "Raw",
    "Struct",
    "UnsetType",
    "ValidationError",
    "convert",
    "field",
    "json",
    "structs",
    "to_builtins",
]
