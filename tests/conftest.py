"""Settings that all tests share."""

from __future__ import annotations

import os
from fnmatch import fnmatchcase

import pytest
from hypothesis import settings

# A busy machine is slow: that is no failure.
settings.register_profile("ludotheque", deadline=None, print_blob=True)
settings.load_profile("ludotheque")

# The command line speaks the terminal's language; what the tests read is English.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LUDOTHEQUE_LANG", None)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: takes ten seconds or more, and so begins first")
    config.addinivalue_line("markers", "drill: takes long and is tried by `make drills`, not by `make test`")


UNCOUNTED = (
    "tests/fixtures/*",
    "tests/perft/*",
    "tests/playthroughs/*",
    "tests/bots/test_signatures.py*seikatsu]",
    "tests/bots/test_versions.py*seikatsu]",
)
"""What counts no lines in the second run: these only compute what is known, line by line what other tests state, and
counting makes plain Python two to three times slower."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = long_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    # Not above: what is imported before the session begins is not counted.
    from tests.cases import SECOND_RUN

    if SECOND_RUN:
        for item in items:
            if any(fnmatchcase(item.nodeid, pattern) for pattern in UNCOUNTED):
                item.add_marker("no_cover")


def long_first(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """What takes long begins first: begun last, it would run alone while the other processes wait for it.

    pytest-xdist gives each process an equal part, in this order: each part begins with its share of them.
    """
    long = [item for item in items if item.get_closest_marker("long")]
    short = [item for item in items if not item.get_closest_marker("long")]
    ordered: list[pytest.Item] = []
    for process in range(processes):
        share = long[process::processes]
        part = (len(items) - len(ordered)) // (processes - process)
        ordered += share + short[: max(part - len(share), 0)]
        del short[: max(part - len(share), 0)]
    return ordered
