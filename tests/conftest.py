"""Settings that all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings

# A busy machine is slow: that is no failure.
settings.register_profile("ludotheque", deadline=None, print_blob=True)
settings.load_profile("ludotheque")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: takes a minute or more")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first: begun last, it would run alone while the other processes wait for it."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
