"""PostgreSQL and Redis, started once for the tests that need them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.server.net import doors
from ludotheque.server.store import database as engines
from ludotheque.server.store import store, writer
from tests.patience import WAIT
from tests.server.running import sqlite
from tests.server.services import Postgres, redis_server


@pytest.fixture(autouse=True)
def a_slow_machine_is_no_ill_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a server gives up after seconds is given up here only by the tests that are about it."""
    monkeypatch.setattr(store, "READ_SECONDS", WAIT)
    monkeypatch.setattr(writer, "PATIENCE", WAIT)
    monkeypatch.setattr(writer, "GIVEN_UP", WAIT)
    monkeypatch.setattr(doors, "HEAD_SECONDS", WAIT)
    monkeypatch.setattr(doors, "BODY_SECONDS", WAIT)
    monkeypatch.setattr(doors, "SEND_SECONDS", WAIT)
    monkeypatch.setattr(engines, "POSTGRES", {**engines.POSTGRES, "timeout": WAIT, "command_timeout": WAIT})


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    with redis_server() as server:
        yield server.address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.database()
