"""What is tried seldom: most of what can break shows in one case of a kind, and the others are left to the drills."""

from __future__ import annotations

from typing import Any

import pytest


def seldom(*values: Any) -> list[Any]:
    """Parameters for the drills alone: `[DESKTOP, *seldom(PHONE)]`."""
    return [pytest.param(value, marks=pytest.mark.drill) for value in values]
