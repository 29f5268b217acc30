"""Settings that all tests share."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine is slow: that is no failure.
settings.register_profile("ludotheque", deadline=None, print_blob=True)
settings.load_profile("ludotheque")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: takes a minute or more")


HERE = Path(__file__).parent
UNCOUNTED = ("fixtures/", "perft/", "playthroughs/")
"""Where no lines are counted in the second run: these only compute what is known, line by line what other tests state,
and counting makes plain Python two to three times slower."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first: begun last, it would run alone while the other processes wait for it."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    # Not above: what is imported before the session begins is not counted.
    from tests.cases import SECOND_RUN

    if SECOND_RUN:
        for item in items:
            if item.path.relative_to(HERE).as_posix().startswith(UNCOUNTED):
                item.add_marker("no_cover")
