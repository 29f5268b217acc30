"""A match goes on by the rules that it began with; a new one is played by the newest."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludotheque.core.record import read_record
from ludotheque.games import game as load
from tests.corpus.shelf import FOLDER
from tests.corpus.tables import read_tables, restore
from tests.server.players import Json, Person, Refused
from tests.server.running import server_here, sqlite, story

BEFORE = FOLDER / "0.1.0-befda73" / "server"
"""A server from before Octocube for kids had its second rules."""
CODES = {table.story: table.code for table in read_tables(BEFORE).tables}


@contextlib.asynccontextmanager
async def after_the_upgrade(folder: Path) -> AsyncIterator[Person]:
    async with server_here(restore(BEFORE, folder)) as running, Person(running.address) as ada:
        ada.http.cookies.update(read_tables(BEFORE).cookie)
        yield ada


async def rules(ada: Person, code: str) -> tuple[int, int]:
    """The rules of a table, and those of its match."""
    table: Json = await ada.get(f"tables/{code}")
    async with ada.sit(code) as chair:
        return table["rules"], chair.situations[0]["rules"]


@pytest.mark.parametrize("table", ["running", "over", "fork", "endless", "uploaded"])
@story
async def test_a_table_from_before_stays_with_the_rules_of_then(table: str, tmp_path: Path) -> None:
    async with after_the_upgrade(tmp_path) as ada:
        assert await rules(ada, CODES[f"octocube kids {table}"]) == (1, 1)


@story
async def test_a_match_of_older_rules_is_still_of_them_when_the_server_starts_again(tmp_path: Path) -> None:
    code = CODES["octocube kids running"]
    async with after_the_upgrade(tmp_path) as ada, ada.sit(code) as chair:
        await chair.play()
        cookies = dict(ada.http.cookies)
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        ada.http.cookies.update(cookies)
        assert await rules(ada, code) == (1, 1)


@story
async def test_a_new_table_and_a_rematch_take_the_newest_rules(tmp_path: Path) -> None:
    async with after_the_upgrade(tmp_path) as ada:
        again = await ada.post(f"tables/{CODES['octocube kids over']}/rematch")
        assert await rules(ada, again["code"]) == (2, 2)
        new = await ada.create("octocube", "me me", mode="kids", one_screen=True, start=True)
        assert await rules(ada, new["code"]) == (2, 2)


@story
async def test_who_plays_on_from_an_old_match_plays_by_its_rules(tmp_path: Path) -> None:
    async with after_the_upgrade(tmp_path) as ada:
        fork = await ada.post(f"tables/{CODES['octocube kids over']}/fork", step=3, level="easy")
        assert await rules(ada, fork["code"]) == (1, 1)


@story
async def test_an_old_record_that_is_brought_along_is_shown_by_its_rules(tmp_path: Path) -> None:
    record = (BEFORE / f"{CODES['octocube kids endless']}.record").read_text("utf-8")
    async with after_the_upgrade(tmp_path) as ada:
        table = await ada.post("records", record=record)
        assert await rules(ada, table["code"]) == (1, 1)
        assert read_record(await ada.get(f"tables/{table['code']}/record"), load).options.rules == 1


@story
async def test_a_table_of_rules_that_this_server_does_not_know_is_refused_in_words(tmp_path: Path) -> None:
    code = CODES["octocube kids running"]
    database = restore(BEFORE, tmp_path)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        for table, column in (("tables", "doc"), ("events", "body")):
            connection.execute(f"update {table} set {column} = replace({column}, '\"rules\":1', '\"rules\":9')")
    async with server_here(database) as running, Person(running.address) as ada:
        with pytest.raises(Refused) as caught:
            await ada.get(f"tables/{code}")
        assert caught.value.code == "unreadable"
        assert "knows the rules 1 and 2 of octocube in mode kids; not '9' (a newer program reads it)" in str(
            caught.value
        )
