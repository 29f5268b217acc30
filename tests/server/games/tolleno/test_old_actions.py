"""Tables that were stored with the first numbering of actions play on, and what follows is stored with the second."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from ludotheque.core.game import NUMBERING
from tests.corpus.shelf import FOLDER
from tests.corpus.tables import read_tables, restore
from tests.server.players import Person
from tests.server.running import server_here, sqlite, story

BEFORE = FOLDER / "0.1.0-befda73" / "server"
CODES = {table.story: table.code for table in read_tables(BEFORE).tables}


@story
async def test_a_match_of_both_numberings_is_read_and_told_the_same_after_a_restart(tmp_path: Path) -> None:
    code = CODES["tolleno standard running"]
    async with server_here(restore(BEFORE, tmp_path)) as running, Person(running.address) as ada:
        ada.http.cookies.update(read_tables(BEFORE).cookie)
        async with ada.sit(code) as chair:
            before = chair.ply
            for _ in range(12):
                await chair.play()
            told, ply = chair.situation()["view"], chair.ply
        cookies = dict(ada.http.cookies)
    assert ply > before
    stored = sqlite3.connect(tmp_path / "tables.sqlite3")
    moves = stored.execute(
        "SELECT action FROM events JOIN tables ON id = table_id WHERE code = ? AND kind = 'move' ORDER BY version",
        [code],
    ).fetchall()
    numberings = [action // NUMBERING for (action,) in moves if action >= 0]
    assert sorted(numberings) == numberings
    assert numberings.count(1) == ply - before
    assert numberings[0] == 0
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        ada.http.cookies.update(cookies)
        async with ada.sit(code) as chair:
            assert (chair.situation()["view"], chair.ply) == (told, ply)
