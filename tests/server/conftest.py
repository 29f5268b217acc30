"""PostgreSQL and Redis, started once for the tests that need them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import sqlite
from tests.server.services import Postgres, redis_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    with redis_server() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.database()
