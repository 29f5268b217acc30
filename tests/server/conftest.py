"""PostgreSQL and Redis, started once for the tests that need them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

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
