"""A server that cannot start says why in one line; and one SQLite file is one server's."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.server.settings import BadSetting
from ludotheque.server.store.database import Database
from tests.server.running import environment, server_here, sqlite, story


def start(database: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ludotheque.server.command", "--port", "0"],
        env=environment(database, **settings),
        capture_output=True,
        text=True,
        check=False,
    )


def newer(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()


def broken(file: Path) -> None:
    file.write_bytes(b"no database at all" * 1000)


@pytest.mark.parametrize(
    ("spoil", "words"), [(newer, "written by a newer version"), (broken, "SQLite cannot use this file")]
)
def test_a_database_that_cannot_be_used_is_said_in_one_line(tmp_path: Path, spoil: object, words: str) -> None:
    assert callable(spoil)
    spoil(tmp_path / "tables.sqlite3")
    ended = start(sqlite(tmp_path))
    assert ended.returncode == 2
    assert words in ended.stderr
    assert "Traceback" not in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1


def test_a_postgresql_that_is_not_there_is_said_in_one_line_without_its_password() -> None:
    ended = start("postgresql://ada:verysecret@127.0.0.1:1/none")
    assert ended.returncode == 2
    assert "cannot be reached" in ended.stderr
    assert "verysecret" not in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize("port", ["abc", "99999999"])
def test_an_address_that_is_none_is_said_without_its_password(port: str) -> None:
    for database, redis in ((f"postgresql://ada:verysecret@host:{port}/none", ""), ("", f"redis://host:{port}x/0")):
        ended = start(database or "sqlite:///nowhere.sqlite3", redis=redis)
        assert ended.returncode == 2
        assert len(ended.stderr.strip().splitlines()) == 1
        assert "verysecret" not in ended.stderr


@pytest.mark.parametrize("in_the_way", ["a file", "the lock"])
def test_a_database_that_cannot_be_made_is_said_in_one_line(tmp_path: Path, in_the_way: str) -> None:
    (tmp_path / "a file").touch()
    (tmp_path / "x.sqlite3-lock").mkdir()
    folder = tmp_path / "a file" if in_the_way == "a file" else tmp_path
    ended = start(f"sqlite:///{folder}/x.sqlite3")
    assert ended.returncode == 2
    assert "must be this user's to read and write" in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1


@story
async def test_one_sqlite_file_is_one_servers(tmp_path: Path) -> None:
    """Once a second server started without a word, and each had its own idea of every table."""
    async with server_here(sqlite(tmp_path)):
        with pytest.raises(BadSetting, match="another server has"):
            Database(sqlite(tmp_path)).hold()
    again = Database(sqlite(tmp_path))
    again.hold()
    again.let_go()


def test_a_new_sqlite_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    Database(sqlite(tmp_path))
    assert stat.S_IMODE((tmp_path / "tables.sqlite3").stat().st_mode) == 0o600
