"""What is done with structs."""

from __future__ import annotations

from typing import Any


def replace(struct: Any, /, **changes: Any) -> Any:
    """A copy with some fields changed."""
    return type(struct)(**{**struct.__dict__, **changes})
